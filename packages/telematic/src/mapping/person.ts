import { format } from '@bilancia/contract'
import { mismatchesOf } from '../derive/checks.ts'
import { figuresOf, rowCodes } from '../derive/figures.ts'
import { type IncomeLine, type Incomes, incomesOf, type StudiedFirm, shareFrom } from '../derive/incomes.ts'
import { personalDataOf } from '../derive/personal.ts'
import { cedolari, giorni, incomes as incomeFormulas, OCCASIONALI, personal, triennioFlatTax } from '../record-layouts/pf-person.ts'
import type { TaxReturn } from '../tax-return.ts'
import type { Fields } from './fields.ts'

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

/** The paths of a person in a simulator's state, with its income lines and extra data. */
export type PersonPaths = {
  readonly redditi: string
  readonly personali: string
  readonly lines: readonly IncomeLine[]
  readonly ritenute?: true
  /** The simulator asks for the rate of the flat tax on rents. */
  readonly aliquotaCedolare?: true
  /** The section of the simulator with the incremental flat tax of this person. */
  readonly flatTax?: string
}

/** Writes the incomes outside the firm, charges, deductions and residence of a person, without the firm under study. */
export function writePerson(fields: Fields, taxReturn: TaxReturn, studied: StudiedFirm, paths: PersonPaths): void {
  const incomes = incomesOf(taxReturn, studied)
  for (const line of paths.lines) fields.write(`${paths.redditi}.${line}`, incomes[line], incomeFormulas[line], taxReturn)

  const { value } = figuresOf(taxReturn)
  for (const [days, formula] of Object.entries(giorni)) if (value(formula) > 0) fields.write(`${paths.redditi}.${days}`, value(formula), formula, taxReturn)

  const [rents, ...others] = cedolareOf(taxReturn)
  if (paths.aliquotaCedolare && rents && others.length === 0) fields.write(`${paths.redditi}.aliquotaCedolare`, rents.aliquota, rents.canoni, taxReturn)

  const data = personalDataOf(taxReturn, { computesContributions: true })
  const write = (key: keyof typeof personal, value: number | boolean) => fields.write(`${paths.personali}.${key}`, value, personal[key], taxReturn)
  write('oneriDeducibili', data.oneriDeducibili)
  write('detrazioniOneri', data.detrazioniOneri)
  if (data.aliquotaComunale !== null) write('addizionaleComunalePercentuale', data.aliquotaComunale)
  // False proves nothing, because the deduction decreases to zero as the income rises.
  if (data.coniugeACarico) write('coniugeACarico', true)
  if (paths.ritenute) write('ritenute', data.ritenute)
  if (paths.flatTax) writeFlatTax(fields, taxReturn, paths.flatTax)
  warn(fields, taxReturn, studied, incomes, paths)
}

/** The rates of the rents with the flat tax. */
function cedolareOf(taxReturn: TaxReturn) {
  const { value } = figuresOf(taxReturn)
  return cedolari.filter(({ canoni }) => value(canoni) > 0)
}

/** The highest income of the three years before, if the return has them. */
function highestBefore(taxReturn: TaxReturn) {
  const { value } = figuresOf(taxReturn)
  const [highest] = triennioFlatTax.map((formula) => ({ formula, reddito: value(formula) })).toSorted((a, b) => b.reddito - a.reddito)
  return highest && highest.reddito > 0 ? highest : null
}

function writeFlatTax(fields: Fields, taxReturn: TaxReturn, section: string): void {
  const highest = highestBefore(taxReturn)
  if (!highest) return
  fields.write(`${section}.flatTaxIncrementale`, true, highest.formula, taxReturn)
  fields.write(`${section}.redditoMax3Anni`, highest.reddito, highest.formula, taxReturn)
}

function warn(fields: Fields, taxReturn: TaxReturn, studied: StudiedFirm, incomes: Incomes, { lines, flatTax, aliquotaCedolare }: PersonPaths): void {
  const data = personalDataOf(taxReturn, { computesContributions: true })
  const { n, value, has } = figuresOf(taxReturn)
  const say = (text: string) => fields.warn(taxReturn, text)
  if (!lines.includes('impreseMinoriLavoroAutonomo') && incomes.impreseMinoriLavoroAutonomo > 0)
    say(
      `altri redditi d'impresa, di partecipazione o di lavoro autonomo per ${format.money(incomes.impreseMinoriLavoroAutonomo)}: il simulatore non ha la riga, non sono stati caricati`,
    )
  const share = studied && 'cfImpresa' in studied ? shareFrom(taxReturn, studied.cfImpresa) : null
  if (share !== null && share < 0)
    say(`la quota dell'impresa in studio è una perdita (${format.money(share)}): può aver ridotto gli altri redditi della dichiarazione, controllare`)
  if (incomes.altriRedditiNegativi) say('le perdite compensate superano gli altri redditi: «Altri redditi» è a zero')
  if (rowCodes('LM', 12, 15, '').some((row) => has(row)))
    say(
      `tassa piatta incrementale (quadro LM, sezione II): il reddito che vi è soggetto non è nel reddito complessivo, e ciò che resta per «Altri redditi» può essere troppo basso: controllare${
        !flatTax
          ? ''
          : highestBefore(taxReturn)
            ? '. Per il 2023 sono caricati «Flat tax incrementale» e «Reddito più alto del 2020-2022» (LM12)'
            : '. Per il 2023 spuntare «Flat tax incrementale» e indicare «Reddito più alto del 2020-2022»: non sono stati caricati'
      }`,
    )
  if (data.contributiVersati > 0)
    say(`contributi obbligatori dichiarati (RP21) ${format.money(data.contributiVersati)}: non sono tra gli oneri deducibili, perché li calcola il simulatore`)
  if (data.aliquotaComunaleAScaglioni) say("l'addizionale comunale è a scaglioni (RV9): scegliere il comune")
  if (data.figliACarico) say('figli a carico presenti: indicare numero e percentuale')
  if (n('RN006004') > 0) say(`altri familiari a carico: la loro detrazione (RN6 col. 4) ${format.money(n('RN006004'))} si aggiunge in «Detrazioni per oneri»`)
  if (incomes.assimilatiLavoroDipendente > 0)
    say(
      `redditi assimilati della sezione II (RC9) ${format.money(incomes.assimilatiLavoroDipendente)}: «Assimilati al lavoro dipendente» dà la detrazione dell'art. 13 c. 1 TUIR e il trattamento integrativo, che non spettano. Spostarli in «Redditi diversi», che dà quella del c. 5; gli assegni del coniuge in «Pensione»`,
    )
  const others = OCCASIONALI.some((row) => has(row)) ? n('RL022002') : incomes.redditiDiversi
  if (others > 0)
    say(`redditi diversi non occasionali (RL19, RL22) ${format.money(others)}: non danno la detrazione dell'art. 13 c. 5 TUIR, spostarli in «Altri redditi»`)
  const rents = cedolareOf(taxReturn)
  if (aliquotaCedolare && rents.length > 1)
    say(
      `cedolare secca a più aliquote (${rents.map(({ aliquota, canoni }) => `${format.percent(aliquota)} su ${format.money(value(canoni))}`).join(', ')}): il simulatore ne ha una sola, e resta quella che c'è`,
    )
  warnOfChecks(fields, taxReturn)
}

/** The identities that do not hold in a return. */
export function warnOfChecks(fields: Fields, taxReturn: TaxReturn): void {
  for (const { verifica, atteso, presente } of mismatchesOf(taxReturn))
    fields.warn(taxReturn, `nella dichiarazione non torna ${verifica}: attesi ${format.money(atteso)}, presenti ${format.money(presente)}`)
}
