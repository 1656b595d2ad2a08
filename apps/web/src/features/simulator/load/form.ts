/** What 'Carica dati telematico' asks for: whose returns, of which year. Empty means not asked. */
import type { LoadForm } from './load.ts'

/** Who may be loaded: a year and a tax code that go together. */
export type Soggetto = {
  readonly year: keyof LoadForm & `year${string}`
  readonly cf: keyof LoadForm & `cf${string}`
  readonly nome: string
  readonly coppia: string
}

const impresa = { year: 'year', cf: 'cfImpresa', nome: 'Impresa', coppia: 'Richiesto anno e partita iva impresa' } as const
const soci = (chi: string) =>
  [
    { year: 'yearCf1', cf: 'cfCollab1', nome: `Primo ${chi}`, coppia: 'Richiesto anno e CF primo socio' },
    { year: 'yearCf2', cf: 'cfCollab2', nome: `Secondo ${chi}`, coppia: 'Richiesto anno e CF secondo socio' },
  ] as const
const terzo = { year: 'yearS3', cf: 'cfSocio3', nome: 'Terzo socio', coppia: 'Richiesto anno e CF terzo socio' } as const

/** The company and its partners, or the owner and the collaborators. */
export const soggetti = (isConvenienza: boolean): readonly Soggetto[] =>
  isConvenienza ? [impresa, ...soci('socio'), terzo] : [impresa, ...soci('collaboratore')]

export type Errore = { readonly campo: keyof LoadForm; readonly testo: string }

/** What has to be put right before asking; nothing is right. */
export function errori(form: LoadForm): readonly Errore[] {
  const coppie = soggetti(form.isConvenienza)
  const errors: Errore[] = []
  if (form.companyId === null) errors.push({ campo: 'companyId', testo: 'La company è obbligatorio' })
  if (form.agencyId === null) errors.push({ campo: 'agencyId', testo: 'Lo studio è obbligatorio' })
  if (form.telematicoType === null) errors.push({ campo: 'telematicoType', testo: 'Il tipo telematico è obbligatorio' })
  for (const { year, cf, coppia } of coppie) {
    const given = form[cf] !== ''
    if (given !== (form[year] !== null)) errors.push({ campo: given ? year : cf, testo: coppia })
  }
  if (senzaCodici(form)) errors.push({ campo: 'cfImpresa', testo: 'Richiesto almeno un codice fiscale da cui scaricare' })
  return errors
}

/** Nobody to ask about. */
export const senzaCodici = (form: LoadForm): boolean => soggetti(form.isConvenienza).every(({ cf }) => form[cf] === '')
