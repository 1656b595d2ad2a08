/** The simulators whose calculations can be saved. */
import {
  budget4u as contrattoBudget,
  iforfettari as contrattoForfettari,
  convsrl as contrattoSrl,
  isTaxYear,
  type Migration,
  type TaxYear,
  valueAt,
} from '@bilancia/contract'
import type { ApplicationId } from '@bilancia/contract/api'
import { budget4u, convsrl, iforfettari } from '../../platform/simulators.ts'

export type Savable = {
  readonly migrations: readonly Migration[]
  /** Without searches of any length. */
  readonly calcola: (state: object) => Promise<object>
  /** The fingerprint of the law that calculates a state; null without a known year. */
  readonly fingerprint: (state: { readonly annoImposta?: unknown }) => string | null
  /** Path of the field that names the calculation in lists: the client. */
  readonly title: string
}

const fingerprintOf =
  ({ impronta }: { readonly impronta: (anno: TaxYear) => string }): Savable['fingerprint'] =>
  ({ annoImposta }) =>
    isTaxYear(annoImposta) ? impronta(annoImposta) : null

/** By application. */
export const savable = {
  1: {
    migrations: contrattoForfettari.migrations,
    calcola: async (state: object) => (await iforfettari.per(state)).calcola(state),
    fingerprint: fingerprintOf(iforfettari),
    title: 'nomeCognome',
  },
  2: {
    migrations: contrattoSrl.migrations,
    calcola: async (state: object) => (await convsrl.per(state)).calcolaConQuadro(state).risultato,
    fingerprint: fingerprintOf(convsrl),
    title: 'datiSimulazioniSrl.denominazione',
  },
  3: {
    migrations: contrattoBudget.migrations,
    calcola: async (state: object) => (await budget4u.per(state)).calcola(state),
    fingerprint: fingerprintOf(budget4u),
    title: 'informazioniCostiDiAvvio.nomeDitta',
  },
} as const satisfies Record<ApplicationId, Savable>

/** The name of a state in lists; empty if the field has no text. */
export function titleOf({ title }: Savable, state: object): string {
  const found = valueAt(state, title)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
