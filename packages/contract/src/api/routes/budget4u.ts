/** Calls of Budget4u. */
import { z } from 'zod'
import { catalog } from '../../budget4u/index.ts'
import { results } from '../results.ts'
import { route } from '../route.ts'
import { stateSchema } from '../state-schema.ts'
import { explanation, fingerprint, jumps, jumpsSummary, ofYear, ofYears, stepsDown, unreadParts, usedFigures, yearChanges } from './parts.ts'

const state = stateSchema(catalog, {
  id: 'StatoBudget4u',
  year: 'annoImposta',
  description: 'Stato di Budget4u; ciò che manca prende il suo valore predefinito',
})
const confronto = z
  .object({
    stato: z.record(z.string(), z.unknown()).meta({ description: 'Lo stato della seconda simulazione, che la chiamata delle spiegazioni sa spiegare' }),
    risultato: results.budget4u.calcolo,
    differenza: z.number().meta({ description: 'Reddito disponibile del forfetario meno quello del regime normale, in euro' }),
  })
  .meta({ id: 'ConfrontoForfetario', description: 'Lo stesso anno nel regime forfetario' })

const calcola = '/consultools/calcolaSchedaBudget/:param'

export const budget4u = {
  calcolaSchedaBudget: route({
    method: 'POST',
    path: calcola,
    permission: 'budget4u',
    keys: 'calcolo',
    tag: 'Budget4u',
    summary: 'Calcola la parte calcolata dello stato: costi di avvio, primo anno, piano triennale',
    params: ofYear,
    body: state,
    answer: z.object({
      State: results.budget4u.calcolo,
      NonLetti: unreadParts,
      Quadro: results.budget4u.quadro.nullable().meta({ description: 'Dove vanno i ricavi del primo anno' }),
      Impronta: fingerprint,
    }),
  }),
  explainSchedaBudget: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission: 'budget4u',
    keys: 'calcolo',
    tag: 'Budget4u',
    summary: 'Perché un valore del risultato è quello che è: formula, valori, norma, fonte',
    params: ofYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio risultati.redditoDisponibile' }) }),
    query: stepsDown,
    body: state,
    answer: explanation,
  }),
  usedSchedaBudget: route({
    method: 'POST',
    path: `${calcola}/figures`,
    permission: 'budget4u',
    tag: 'Budget4u',
    summary: 'Le cifre di legge dietro il risultato principale: quante sono, quali non sono confermate',
    params: ofYear,
    body: state,
    answer: usedFigures,
  }),
  changesSchedaBudget: route({
    method: 'POST',
    path: `${calcola}/changes/:altro`,
    cost: 'more',
    permission: 'budget4u',
    tag: 'Budget4u',
    summary: 'Perché lo stesso stato dà altri importi in un altro anno: ogni cambio di legge e quanto sposta',
    params: ofYears,
    body: state,
    answer: yearChanges,
  }),
  saltiSchedaBudget: route({
    method: 'POST',
    path: `${calcola}/salti`,
    cost: 'more',
    permission: 'budget4u',
    tag: 'Budget4u',
    summary: jumpsSummary,
    params: ofYear,
    body: state,
    answer: jumps,
  }),
  confrontaSchedaBudget: route({
    method: 'POST',
    path: `${calcola}/forfetario`,
    cost: 'more',
    permission: 'budget4u',
    tag: 'Budget4u',
    summary: 'Confronta con il forfetario: gli stessi ricavi e costi nel regime forfetario',
    params: ofYear,
    body: state,
    answer: z.object({
      confronto: confronto.nullable().meta({ description: 'Assente per le società, senza gruppo di settore o con più di un collaboratore' }),
      Impronta: fingerprint,
    }),
  }),
} as const
