/** The load of filed returns into a simulation: the form, and the function that sends it. */
import { type Loaded, type Quadro, routes } from '@bilancia/contract/api'
import { call } from '../../../api/client.ts'
import { getPath, type Values } from '../path.ts'

export const tipiTelematico = { PF: 'Redditi PF', SC: 'Redditi SC' } as const
type TipoTelematico = keyof typeof tipiTelematico

/** The load form of the specification, section 3.3. A year is that of the declaration, null if none is chosen. */
export type LoadForm = {
  /** The company and up to three partners, instead of an owner and two collaborators. */
  readonly isConvenienza: boolean
  /** The profile of Forme, from the same returns as iForfettari. */
  readonly isForme: boolean
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
  /** The chosen quadro, if more than one suits. */
  readonly quadro: Quadro | null
  /** For a company: moves the taxes in its accounts (RF16) from the increases into the profit. */
  readonly spostaImposte: boolean
}

/** None of the requested returns is stored: 'Nessun dato recuperato' (specification, section 8). */
export class NothingFound extends Error {
  /** The missing returns. */
  readonly avvisi: readonly string[]

  constructor(avvisi: readonly string[]) {
    super('Nessun dato recuperato')
    this.avvisi = avvisi
  }
}

/** Requests the returns of a complete form. The kind of business is that of the simulation. Throws `NothingFound`, or like `call`. */
export async function loadReturns(form: LoadForm, values: Values): Promise<Loaded> {
  const { companyId, telematicoType, ...rest } = form
  if (companyId === null || telematicoType === null) throw new Error('La company è obbligatorio')
  const typed = getPath(values, form.isForme ? 'attivita.tipologia' : 'tipologia')
  const tipologia = tipologie.find((one) => one === typed) ?? 'NON_DEFINITO'
  const loaded = await call(routes.loadTelematico, { body: { ...rest, companyId, telematicoType, tipologia } })
  const { primoCF, collab1CF, collab2CF, socio3CF, avvisi } = loaded
  if (!primoCF && !collab1CF && !collab2CF && !socio3CF) throw new NothingFound(avvisi)
  return loaded
}

const tipologie = ['IMPRESA', 'PROFESSIONE'] as const
