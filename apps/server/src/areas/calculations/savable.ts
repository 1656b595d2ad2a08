/** The simulators whose calculations can be saved. */
import '../../platform/artefacts.ts'
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
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'

export type Savable = {
  readonly migrations: readonly Migration[]
  /** Without searches of any length. */
  readonly calcola: (state: object) => object
  /** The fingerprint of the law that calculates a state; null without a known year. */
  readonly fingerprint: (state: { readonly annoImposta?: unknown }) => string | null
  /** Path of the field by which lists call the calculation: the client. */
  readonly title: string
}

const fingerprintOf =
  ({ edition }: { readonly edition: (year: TaxYear) => { readonly impronta: string | null } }): Savable['fingerprint'] =>
  ({ annoImposta }) =>
    isTaxYear(annoImposta) ? edition(annoImposta).impronta : null

/** By application. */
export const savable = {
  1: { migrations: contrattoForfettari.migrations, calcola: iforfettari.calcola, fingerprint: fingerprintOf(iforfettari.programma), title: 'nomeCognome' },
  2: {
    migrations: contrattoSrl.migrations,
    calcola: (state: object) => convsrl.calcolaConQuadro(state).risultato,
    fingerprint: fingerprintOf(convsrl.programma),
    title: 'datiSimulazioniSrl.denominazione',
  },
  3: {
    migrations: contrattoBudget.migrations,
    calcola: budget4u.calcola,
    fingerprint: fingerprintOf(budget4u.programma),
    title: 'informazioniCostiDiAvvio.nomeDitta',
  },
} as const satisfies Record<ApplicationId, Savable>

/** What lists call a state; empty where it says nothing that can be read. */
export function titleOf({ title }: Savable, state: object): string {
  const found = valueAt(state, title)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
