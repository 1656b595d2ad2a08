import { convsrl, evaluator, format } from '@bilancia/contract'
import { accountsOf, type Company, companyOf } from '../derive/company.ts'
import { figuresOf } from '../derive/figures.ts'
import { agreementOf } from '../derive/firm.ts'
import { incomesOf, type StudiedFirm } from '../derive/incomes.ts'
import { vuota } from '../record-layouts/formula.ts'
import { concordati } from '../record-layouts/pf-firm.ts'
import { company as companyFormulas, perditeScomputate } from '../record-layouts/sc.ts'
import type { TaxReturn } from '../tax-return.ts'
import { Fields, type Load } from './fields.ts'
import { warnOfParticipations } from './frames.ts'
import { incomeLines, type PersonPaths, warnOfChecks, writePerson } from './person.ts'
import { agreedIncome } from './words.ts'

/** The returns of a load: the company, or the sole trader to convert, and up to three partners. */
export type ConvSrlSources = {
  readonly impresa: TaxReturn | null
  readonly cfImpresa: string | null
  readonly soci: readonly (TaxReturn | null)[]
  /** Moves RF16 from the increases into the profit, because the scenarios compute the taxes again. */
  readonly spostaImposte: boolean
}

const catalog = evaluator(convsrl.catalog)
const DATI = 'datiSimulazioniSrl'
const TOLERANCE = 1

const person = (i: number): PersonPaths => ({ redditi: `${DATI}.soci[${i}].redditi`, personali: `${DATI}.soci[${i}]`, lines: incomeLines, ritenute: true })

/** The fields of Convenienza Srl filled from the returns of the company and of the partners. */
export function loadConvSrl({ impresa, cfImpresa, soci, spostaImposte }: ConvSrlSources): Load {
  const fields = new Fields(catalog)
  if (impresa) writeCompany(fields, impresa, spostaImposte)
  soci.forEach((socio, i) => {
    if (!socio) return
    const studied = studiedBy(socio, cfImpresa)
    writePerson(fields, socio, studied, person(i))
    if (impresa?.type === 'SC' && incomesOf(socio, studied).lavoroDipendente > 0)
      fields.warn(socio, 'nei redditi di lavoro (RC) può esserci il compenso di amministratore della società: toglierlo, o sarebbe tassato due volte')
  })
  return fields.done()
}

/** The income that the scenarios compute: the sole trader's own, or the share in the company. */
function studiedBy(socio: TaxReturn, cfImpresa: string | null): StudiedFirm {
  if (cfImpresa === null) return null
  return socio.cf === cfImpresa ? { own: true } : { cfImpresa }
}

function writeCompany(fields: Fields, impresa: TaxReturn, spostaImposte: boolean): void {
  const { has, n } = figuresOf(impresa)
  const byCash = impresa.type === 'PF' && !has('RF')
  if (byCash && !has('RG')) {
    fields.warn(impresa, "la dichiarazione non ha quadri d'impresa (RF o RG): l'impresa non è stata caricata")
    return
  }
  const taxes = { movesTaxes: spostaImposte }
  const company = companyOf(impresa, taxes)
  const accounts = accountsOf(impresa, taxes)
  const formulas = companyFormulas[accounts]
  fields.write(`${DATI}.idSocieta`, impresa.cf, vuota('codice fiscale del dichiarante'), impresa)
  fields.write(`${DATI}.utileAnteImposte`, company.utileAnteImposte, formulas.utileAnteImposte, impresa)
  fields.write(`${DATI}.variazioniAumento`, company.variazioniAumento, formulas.variazioniAumento, impresa)
  fields.write(`${DATI}.variazioniDiminuzione`, company.variazioniDiminuzione, formulas.variazioniDiminuzione, impresa)
  if (has('RG') && !byCash)
    fields.warn(impresa, `il quadro RG, con reddito ${format.money(n('RG012001') - n('RG024001'))}, non è stato caricato: l'impresa è quella del quadro RF`)
  warnOfCompany(fields, impresa, company, accounts === 'imposteSpostate')
}

function warnOfCompany(fields: Fields, impresa: TaxReturn, company: Company, moved: boolean): void {
  const agreement = agreementOf(figuresOf(impresa), impresa.type === 'SC' ? concordati.societa : concordati.impresa)
  if (Math.abs(company.reddito - company.redditoDichiarato) > TOLERANCE)
    fields.warn(
      impresa,
      `il reddito dalle righe caricate (${format.money(company.reddito)}) non è quello dichiarato (${format.money(company.redditoDichiarato)}): controllare`,
    )
  if (moved)
    fields.warn(
      impresa,
      `le imposte in bilancio (RF16, ${format.money(company.imposteIndeducibili)}) sono state riportate nell'utile ante imposte: i casi le calcolano da capo`,
    )
  if (agreement) fields.warn(impresa, `concordato preventivo: è stato caricato il reddito effettivo, non quello concordato${agreedIncome(agreement)}`)
  if (impresa.type !== 'SC') {
    warnOfParticipations(fields, impresa, figuresOf(impresa).has('RF') ? 'RF' : 'RG')
    return
  }
  const perdite = figuresOf(impresa).value(perditeScomputate)
  if (perdite > 0)
    fields.warn(impresa, `perdite di anni precedenti usate nella dichiarazione (RN4) ${format.money(perdite)}: l'imponibile IRES del simulatore non le conta`)
  fields.warn(impresa, "se nei conti ci sono già compensi agli amministratori, l'utile ne è al netto: aggiungerli, o sarebbero dedotti due volte")
  warnOfChecks(fields, impresa)
}
