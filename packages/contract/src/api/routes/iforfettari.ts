/** Calls of iForfettari. */
import { z } from 'zod'
import { catalog, pareggio } from '../../iforfettari/index.ts'
import { inTextOr } from '../ids.ts'
import { letter } from '../letter.ts'
import { results } from '../results.ts'
import { route } from '../route.ts'
import { schemaOf } from '../shape-schema.ts'
import { stateSchema } from '../state-schema.ts'
import { explanation, fingerprint, jumps, jumpsSummary, ofYear, ofYears, stepsDown, unreadParts, usedFigures, yearChanges } from './parts.ts'

const state = stateSchema(catalog, {
  id: 'StatoIForfettari',
  year: 'annoImposta',
  description: 'Stato di iForfettari; ciò che manca prende il suo valore predefinito',
})
const punti = schemaOf(pareggio, { id: 'Pareggio' })
const calcola = '/consultools/calcolaForfetari/:param'

export const iforfettari = {
  calcolaForfetari: route({
    method: 'POST',
    path: calcola,
    permission: 'iforfettari',
    keys: 'calcolo',
    tag: 'iForfettari',
    summary: 'Calcola la parte calcolata dello stato',
    params: ofYear,
    body: state,
    answer: z.object({
      State: results.iforfettari.calcolo,
      NonLetti: unreadParts,
      Quadro: results.iforfettari.quadro.nullable().meta({ description: 'Dove vanno i ricavi in ogni regime e la differenza di ogni riga' }),
      Impronta: fingerprint,
    }),
  }),
  explainForfetari: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission: 'iforfettari',
    keys: 'calcolo',
    tag: 'iForfettari',
    summary: 'Perché un valore del risultato è quello che è: formula, valori, norma, fonte',
    params: ofYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio confronto.vantaggioForfettario' }) }),
    query: stepsDown,
    body: state,
    answer: explanation,
  }),
  usedForfetari: route({
    method: 'POST',
    path: `${calcola}/figures`,
    permission: 'iforfettari',
    tag: 'iForfettari',
    summary: 'Le cifre di legge dietro il risultato principale: quante sono, quali non sono confermate',
    params: ofYear,
    body: state,
    answer: usedFigures,
  }),
  changesForfetari: route({
    method: 'POST',
    path: `${calcola}/changes/:altro`,
    cost: 'more',
    permission: 'iforfettari',
    tag: 'iForfettari',
    summary: 'Perché lo stesso stato dà altri importi in un altro anno: ogni cambio di legge e quanto sposta',
    params: ofYears,
    body: state,
    answer: yearChanges,
  }),
  curveForfetari: route({
    method: 'POST',
    path: `${calcola}/curve`,
    cost: 'more',
    permission: 'iforfettari',
    tag: 'iForfettari',
    summary: 'Costo dei due regimi al variare dei ricavi, e i punti in cui si incrociano',
    params: ofYear,
    query: z.strictObject({ points: inTextOr(z.int().min(2).max(1000), 200) }),
    body: state,
    answer: z.object({
      punti: z.array(z.object({ ricavi: z.number(), forfettario: z.number(), normale: z.number() })),
      pareggio: punti.nullable(),
      Impronta: fingerprint,
    }),
  }),
  saltiForfetari: route({
    method: 'POST',
    path: `${calcola}/salti`,
    cost: 'more',
    permission: 'iforfettari',
    tag: 'iForfettari',
    summary: jumpsSummary,
    params: ofYear,
    body: state,
    answer: jumps,
  }),
  letterForfetari: route({
    method: 'POST',
    path: `${calcola}/letter`,
    cost: 'more',
    permission: 'iforfettari',
    tag: 'iForfettari',
    summary: 'Il testo della lettera al cliente, blocco per blocco',
    params: ofYear,
    body: state,
    answer: letter.extend({ Impronta: fingerprint }),
  }),
} as const
