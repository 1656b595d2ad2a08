/** The form 'Carica dati telematico': whose returns, of which year. Empty means not requested. */
import { type ClientReturns, loadCouples, NO_TAX_CODE, type TaxReturnItem } from '@bilancia/contract/api'
import type { LoadForm } from './load.ts'

/** The persons that can be loaded: a year and a tax code that belong together. */
export type Soggetto = {
  readonly year: keyof LoadForm & `year${string}`
  readonly cf: keyof LoadForm & `cf${string}`
  readonly nome: string
  readonly coppia: string
}

const soggetto = (cf: Soggetto['cf'], nome: string): Soggetto => {
  const couple = loadCouples.find((one) => one.cf === cf)
  if (!couple) throw new Error(`the load form has no «${cf}»`)
  return { year: couple.anno, cf, nome, coppia: couple.testo }
}
const impresa = soggetto('cfImpresa', 'Impresa')
const soci = (chi: string) => [soggetto('cfCollab1', `Primo ${chi}`), soggetto('cfCollab2', `Secondo ${chi}`)]
const terzo = soggetto('cfSocio3', 'Terzo socio')

/** The company and its partners, or the owner and the collaborators. */
export const soggetti = (isConvenienza: boolean): readonly Soggetto[] =>
  isConvenienza ? [impresa, ...soci('socio'), terzo] : [impresa, ...soci('collaboratore')]

export type Errore = { readonly campo: keyof LoadForm; readonly testo: string }

/** The errors to correct before loading; empty if there are none. */
export function errori(form: LoadForm): readonly Errore[] {
  const coppie = soggetti(form.isConvenienza)
  const errors: Errore[] = []
  if (form.companyId === null) errors.push({ campo: 'companyId', testo: 'La company è obbligatorio' })
  if (form.agencyId === null) errors.push({ campo: 'agencyId', testo: 'Lo studio è obbligatorio' })
  if (form.telematicoType === null) errors.push({ campo: 'telematicoType', testo: 'Il tipo telematico è obbligatorio' })
  for (const { year, cf, coppia } of coppie) {
    const hasCode = form[cf] !== ''
    if (hasCode !== (form[year] !== null)) errors.push({ campo: hasCode ? year : cf, testo: coppia })
  }
  if (senzaCodici(form)) errors.push({ campo: 'cfImpresa', testo: NO_TAX_CODE })
  return errors
}

/** No tax code is given. */
export const senzaCodici = (form: LoadForm): boolean => soggetti(form.isConvenienza).every(({ cf }) => form[cf] === '')

export type ClientReturn = ClientReturns['dichiarazioni'][number]

/** The returns of a client that this simulator can load: iForfettari reads only those of persons. */
export const loadable = (isConvenienza: boolean, { dichiarazioni }: ClientReturns): readonly ClientReturn[] =>
  dichiarazioni.filter(({ TelematicoType }) => isConvenienza || TelematicoType === 'PF')

/** The fields of the form that a return of the client fills. */
export const chosenReturn = ({ studio }: ClientReturns, { TelematicoType, Year, codiceFiscale }: ClientReturn) => ({
  agencyId: studio,
  telematicoType: TelematicoType,
  year: Year,
  cfImpresa: codiceFiscale,
})

type StoredReturn = Pick<TaxReturnItem, 'TaxCodeDichiarante' | 'TelematicoType' | 'Year' | 'AgencyId'>
/** A tax code with stored returns, and their years, the newest first. */
export type Proposal = { readonly code: string; readonly years: readonly number[] }

/** The codes that the chosen studio can load for a person, from its own returns and from those of the company itself. */
export function proposed(stored: readonly StoredReturn[], { agencyId, isConvenienza }: LoadForm, cf: Soggetto['cf']): readonly Proposal[] {
  const types = isConvenienza && cf === 'cfImpresa' ? ['PF', 'SC'] : ['PF']
  const usable = stored.filter(({ AgencyId, TelematicoType }) => (AgencyId === agencyId || AgencyId === null) && types.includes(TelematicoType))
  return [...Map.groupBy(usable, ({ TaxCodeDichiarante }) => TaxCodeDichiarante)].map(([code, returns]) => ({
    code,
    years: [...new Set(returns.map(({ Year }) => Year))].sort((a, b) => b - a),
  }))
}

/** For a proposed code a year of its returns: the chosen one, or else the last. For any other code the chosen one. */
export function yearOf(proposals: readonly Proposal[], code: string, chosen: number | null): number | null {
  const years = proposals.find((one) => one.code === code)?.years ?? []
  return years.some((year) => year === chosen) ? chosen : (years[0] ?? chosen)
}
