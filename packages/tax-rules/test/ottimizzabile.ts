/** Companies for tests of the best mix of fees and dividends. */
import type { convsrl as contratto } from '@bilancia/contract'
import { convsrl } from '../src/index.ts'

/** The best mix. Fails if there is none. */
export const trovato = (stato: contratto.Input): contratto.Ottimo => {
  const found = convsrl.ottimizza(stato)
  if (!found) throw new Error('nessuna combinazione')
  return found
}

type Ricerca = NonNullable<contratto.Input['ottimizzatore']>
type Dati = NonNullable<contratto.Input['datiSimulazioniSrl']>
/** A partner in the shape of the state. */
export type Socio = NonNullable<Dati['soci']>[number]
const SICILIA = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }

/** The company of the tables: profit of 100,000 in 2025, a reserve without a cap, no IRAP, partners in Sicily. */
export const societa = (soci: readonly Partial<Socio>[], dati: Dati = {}, ottimizzatore: Ricerca = {}, annoImposta = 2025): contratto.Input => ({
  annoImposta,
  datiSimulazioniSrl: {
    denominazione: 'Esempio',
    utileAnteImposte: 100_000,
    capitaleSociale: 1_000_000,
    irap: { modalita: 'ESCLUSA' },
    soci: soci.map((s, i) => ({ nome: `S${i}`, quota: 100, ...SICILIA, ...s })),
    ...dati,
  },
  ottimizzatore: { attivo: true, ...ottimizzatore },
})
/** Rates of the separate scheme: full, and reduced for people insured elsewhere. */
export const PIENA = { tipoGestioneSeparata: 'PIENA' } as const
export const RIDOTTA = { tipoGestioneSeparata: 'RIDOTTA' } as const
