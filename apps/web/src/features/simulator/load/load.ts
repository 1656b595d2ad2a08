/** The load of filed returns into a simulation: what is asked, and the one function that asks it. */

export const tipiTelematico = { PF: 'Redditi PF', SC: 'Redditi SC' } as const
export type TipoTelematico = keyof typeof tipiTelematico

/** The load form of the specification, section 3.3; a year is null where none is chosen. */
export type LoadForm = {
  /** The company and up to three partners, instead of an owner and two collaborators. */
  readonly isConvenienza: boolean
  readonly companyId: number | null
  readonly agencyId: number | null
  readonly telematicoType: TipoTelematico | null
  readonly year: number | null
  readonly cfImpresa: string
  readonly yearCf1: number | null
  readonly cfCollab1: string
  readonly yearCf2: number | null
  readonly cfCollab2: string
  readonly yearS3: number | null
  readonly cfSocio3: string
}

/** Asks for the returns and fills the simulation in. The returns come with their import: until then it says so. */
export async function loadReturns(_form: LoadForm): Promise<void> {
  throw new Error("Il caricamento arriva con l'importazione delle dichiarazioni, che non c'è ancora: per ora i dati si scrivono a mano")
}
