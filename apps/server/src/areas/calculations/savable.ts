/** The simulators whose calculations can be saved. */
import { budget4u as contrattoBudget, iforfettari as contrattoForfettari, convsrl as contrattoSrl, type Migration, valueAt } from '@bilancia/contract'
import type { ApplicationId } from '@bilancia/contract/api'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'

export type Savable = {
  readonly migrations: readonly Migration[]
  /** Without searches of any length. */
  readonly calcola: (state: object) => object
  /** Path of the field by which lists call the calculation: the client. */
  readonly title: string
}

/** By application. */
export const savable = {
  1: { migrations: contrattoForfettari.migrations, calcola: iforfettari.calcola, title: 'nomeCognome' },
  2: { migrations: contrattoSrl.migrations, calcola: (state: object) => convsrl.calcolaConQuadro(state).risultato, title: 'datiSimulazioniSrl.denominazione' },
  3: { migrations: contrattoBudget.migrations, calcola: budget4u.calcola, title: 'informazioniCostiDiAvvio.nomeDitta' },
} as const satisfies Record<ApplicationId, Savable>

/** What lists call a state; empty where it says nothing that can be read. */
export function titleOf({ title }: Savable, state: object): string {
  const found = valueAt(state, title)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
