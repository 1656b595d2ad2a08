/** Calls of the concordato preventivo biennale. `param` is the first year of the biennium. */
import { z } from 'zod'
import { catalog } from '../../concordato/catalog.ts'
import { taxYears } from '../../years.ts'
import { results } from '../results.ts'
import { route } from '../route.ts'
import { stateSchema } from '../state-schema.ts'
import { explanation, fingerprint, stepsDown, unreadParts, usedFigures, year } from './parts.ts'

const state = stateSchema(catalog, { id: 'StatoConcordato', description: 'Stato del concordato; ciò che manca prende il suo valore predefinito' })
const ofBiennium = z.object({ param: year.meta({ description: 'Primo anno del biennio, uguale a quello dello stato' }) })

const calcola = '/consultools/calcolaConcordato/:param'

export const concordato = {
  calcolaConcordato: route({
    method: 'POST',
    path: calcola,
    cost: 'more',
    permission: 'concordato',
    keys: 'calcolo',
    tag: 'Concordato',
    summary: 'Calcola il biennio: ogni anno con il concordato e senza, uscite, reddito di pareggio, esito',
    params: ofBiennium,
    body: state,
    answer: z.object({
      State: results.concordato.calcolo,
      NonLetti: unreadParts,
      Impronte: z.array(z.object({ anno: z.literal(taxYears), impronta: fingerprint })).meta({ description: 'La legge di ogni anno del biennio' }),
    }),
  }),
  explainConcordato: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission: 'concordato',
    keys: 'calcolo',
    tag: 'Concordato',
    summary: 'Perché un valore del risultato è quello che è: formula, valori, norma, fonte',
    params: ofBiennium.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio anni[0].con.totale' }) }),
    query: stepsDown,
    body: state,
    answer: explanation,
  }),
  usedConcordato: route({
    method: 'POST',
    path: `${calcola}/figures`,
    permission: 'concordato',
    tag: 'Concordato',
    summary: "Le cifre di legge dietro l'esito: quante sono, quali non sono confermate",
    params: ofBiennium,
    body: state,
    answer: usedFigures,
  }),
} as const
