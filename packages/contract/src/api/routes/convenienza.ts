/** Calls of Convenienza Srl. */
import { z } from 'zod'
import { catalog } from '../../convsrl/index.ts'
import { route } from '../route.ts'
import { stateSchema } from '../state-schema.ts'
import { computed, explanation, ofYear } from './parts.ts'

const state = stateSchema(catalog, { id: 'StatoConvenienzaSrl', description: 'Stato di Convenienza Srl; ciò che manca prende il suo valore predefinito' })
const calcola = '/consultools/calcolaSimulazioniSrl/:param'

export const convenienza = {
  calcolaSimulazioniSrl: route({
    method: 'POST',
    path: calcola,
    permission: 'convenienza',
    tag: 'Convenienza Srl',
    summary: 'Calcola la parte calcolata dello stato: sei scenari, riepilogo, confronto con la forma di oggi',
    params: ofYear,
    body: state,
    answer: z.object({ State: computed, Quadro: computed.nullable().meta({ description: "Dove va l'utile in ogni scenario" }) }),
  }),
  explainSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission: 'convenienza',
    tag: 'Convenienza Srl',
    summary: 'Perché un valore del risultato è quello che è: formula, valori, norma, fonte',
    params: ofYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio riepilogo.scenario4.totali.totale' }) }),
    body: state,
    answer: explanation,
  }),
} as const
