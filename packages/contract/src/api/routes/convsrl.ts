/** Calls of Convenienza Srl. */
import { z } from 'zod'
import { catalog, combinazione, ottimo } from '../../convsrl/index.ts'
import { problem } from '../errors.ts'
import { results } from '../results.ts'
import { route } from '../route.ts'
import { schemaOf } from '../shape-schema.ts'
import { stateSchema } from '../state-schema.ts'
import { explanation, fingerprint, jumps, jumpsSummary, ofYear, ofYears, stepsDown, unreadParts, usedFigures, yearChanges } from './parts.ts'

const state = stateSchema(catalog, {
  id: 'StatoConvenienzaSrl',
  year: 'annoImposta',
  description: 'Stato di Convenienza Srl; ciò che manca prende il suo valore predefinito',
})
const avanzamento = z.object({ fatto: z.number().min(0).max(1), migliore: schemaOf(combinazione, { id: 'Combinazione' }).nullable() })
const migliore = schemaOf(ottimo, { id: 'Ottimo', description: 'La combinazione migliore di compensi e dividendi' })

const calcola = '/consultools/calcolaSimulazioniSrl/:param'

export const convsrl = {
  calcolaSimulazioniSrl: route({
    method: 'POST',
    path: calcola,
    permission: 'convsrl',
    keys: 'calcolo',
    tag: 'Convenienza Srl',
    summary: 'Calcola la parte calcolata dello stato: sei scenari, riepilogo, confronto con la forma di oggi',
    params: ofYear,
    body: state,
    answer: z.object({
      State: results.convsrl.calcolo,
      NonLetti: unreadParts,
      Quadro: results.convsrl.quadro.nullable().meta({ description: "Dove va l'utile in ogni scenario" }),
      Impronta: fingerprint,
    }),
  }),
  explainSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission: 'convsrl',
    keys: 'calcolo',
    tag: 'Convenienza Srl',
    summary: 'Perché un valore del risultato è quello che è: formula, valori, norma, fonte',
    params: ofYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio riepilogo.scenario4.totali.totale' }) }),
    query: stepsDown,
    body: state,
    answer: explanation,
  }),
  usedSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/figures`,
    permission: 'convsrl',
    tag: 'Convenienza Srl',
    summary: 'Le cifre di legge dietro il risultato principale: quante sono, quali non sono confermate',
    params: ofYear,
    body: state,
    answer: usedFigures,
  }),
  changesSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/changes/:altro`,
    cost: 'more',
    permission: 'convsrl',
    tag: 'Convenienza Srl',
    summary: 'Perché lo stesso stato dà altri importi in un altro anno: ogni cambio di legge e quanto sposta',
    params: ofYears,
    body: state,
    answer: yearChanges,
  }),
  saltiSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/salti`,
    cost: 'more',
    permission: 'convsrl',
    tag: 'Convenienza Srl',
    summary: jumpsSummary,
    params: ofYear,
    body: state,
    answer: jumps,
  }),
  ottimizzaSimulazioniSrl: route({
    method: 'POST',
    path: '/consultools/ottimizzaSimulazioniSrl/:param',
    cost: 'heavy',
    permission: 'convsrl',
    tag: 'Convenienza Srl',
    summary: 'Cerca la combinazione di compensi e dividendi migliore: una riga JSON per ogni avanzamento, poi il risultato. Chi chiude la connessione la ferma',
    params: ofYear,
    body: state,
    stream: true,
    answer: z
      .union([
        z.object({ avanzamento }),
        z.object({
          risultato: migliore.nullable().meta({ description: 'Assente se lo scenario è bloccato o nessuna combinazione è ammessa' }),
          Impronta: fingerprint,
        }),
        z.object({ problema: problem }),
      ])
      .meta({ id: 'RigaDellaRicerca' }),
  }),
} as const
