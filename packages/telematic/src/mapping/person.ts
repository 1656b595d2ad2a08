import { format } from '@bilancia/contract'
import { mismatchesOf } from '../derive/checks.ts'
import { figuresOf } from '../derive/figures.ts'
import { type Incomes, incomesOf, type StudiedFirm } from '../derive/incomes.ts'
import { personalDataOf } from '../derive/personal.ts'
import type { TaxReturn } from '../tax-return.ts'
import type { Fields } from './fields.ts'
import { type IncomeLine, incomeSources, personSources } from './sources.ts'

/** The incomes of a person, in the order in which they are written. */
export const incomeLines: readonly IncomeLine[] = [
  'pensione',
  'lavoroDipendente',
  'assimilatiLavoroDipendente',
  'impreseMinoriLavoroAutonomo',
  'redditiDiversi',
  'fabbricatiLocati',
  'altriRedditi',
  'abitazionePrincipale',
  'cedolareSecca',
]

/** Where a simulator keeps a person, and which income lines and extra data it has. */
export type PersonPaths = {
  readonly redditi: string
  readonly personali: string
  readonly lines: readonly IncomeLine[]
  readonly ritenute?: true
}

/** Incomes outside the firm, charges, deductions and residence of a person; the firm under study is not counted again. */
export function writePerson(fields: Fields, taxReturn: TaxReturn, studied: StudiedFirm, paths: PersonPaths): void {
  const { layout } = figuresOf(taxReturn)
  const incomes = incomesOf(taxReturn, studied)
  const sources = incomeSources(layout)
  for (const line of paths.lines) fields.write(`${paths.redditi}.${line}`, incomes[line], sources[line], taxReturn)

  const data = personalDataOf(taxReturn, { computesContributions: true })
  const personal = (key: keyof typeof personSources, value: number | boolean) => fields.write(`${paths.personali}.${key}`, value, personSources[key], taxReturn)
  personal('oneriDeducibili', data.oneriDeducibili)
  personal('detrazioniOneri', data.detrazioniOneri)
  if (data.aliquotaComunale !== null) personal('addizionaleComunalePercentuale', data.aliquotaComunale)
  // False proves nothing: the deduction fades with the income.
  if (data.coniugeACarico) personal('coniugeACarico', true)
  if (paths.ritenute) personal('ritenute', data.ritenute)
  warn(fields, taxReturn, incomes, paths)
}

function warn(fields: Fields, taxReturn: TaxReturn, incomes: Incomes, { lines }: PersonPaths): void {
  const data = personalDataOf(taxReturn, { computesContributions: true })
  const { n } = figuresOf(taxReturn)
  const say = (text: string) => fields.warn(taxReturn, text)
  if (!lines.includes('impreseMinoriLavoroAutonomo') && incomes.impreseMinoriLavoroAutonomo > 0)
    say(
      `altri redditi d'impresa, di partecipazione o di lavoro autonomo per ${format.money(incomes.impreseMinoriLavoroAutonomo)}: il simulatore non ha la riga, non sono stati caricati`,
    )
  if (incomes.altriRedditiNegativi) say('le perdite compensate superano gli altri redditi: «Altri redditi» è a zero')
  if (data.contributiVersati > 0)
    say(`contributi obbligatori dichiarati (RP21) ${format.money(data.contributiVersati)}: non sono tra gli oneri deducibili, perché li calcola il simulatore`)
  if (data.aliquotaComunaleAScaglioni) say("l'addizionale comunale è a scaglioni (RV9): scegliere il comune")
  if (data.figliACarico) say('figli a carico presenti: indicare numero e percentuale')
  if (n('RB010015') > 0 || (taxReturn.modelYear >= 2025 && n('RB010016') > 0)) say("cedolare secca anche ad aliquota diversa dal 21%: controllare l'aliquota")
  warnOfChecks(fields, taxReturn)
}

/** The identities that do not hold in a return. */
export function warnOfChecks(fields: Fields, taxReturn: TaxReturn): void {
  for (const { verifica, atteso, presente } of mismatchesOf(taxReturn))
    fields.warn(taxReturn, `nella dichiarazione non torna ${verifica}: attesi ${format.money(atteso)}, presenti ${format.money(presente)}`)
}
