/** Calls of Convenienza Srl. */
import { z } from 'zod'
import { type Avanzamento, catalog, type Ottimo } from '../../convsrl/index.ts'
import { problem } from '../errors.ts'
import { route } from '../route.ts'
import { stateSchema } from '../state-schema.ts'
import { calculated, computed, explanation, fingerprint, jumps, jumpsSummary, ofYear, ofYears, usedFigures, yearChanges } from './parts.ts'

const state = stateSchema(catalog, { id: 'StatoConvenienzaSrl', description: 'Stato di Convenienza Srl; ciò che manca prende il suo valore predefinito' })
const combinazione = z.object({
  prelievo: z.number(),
  compensi: z.tuple([z.number(), z.number(), z.number()]),
  dividendi: z.number(),
  utilePrelevato: z.number(),
  netto: z.number(),
})
const punto = z.object({ compenso: z.number(), prelievo: z.number(), dividendi: z.number(), netto: z.number() })
const avanzamento = z.object({ fatto: z.number().min(0).max(1), migliore: combinazione.nullable() }) satisfies z.ZodType<Avanzamento>
const ottimo = combinazione
  .extend({ equivalenti: z.array(combinazione), sensibilita: z.array(z.object({ socio: z.int(), punti: z.array(punto) })) })
  .meta({ id: 'Ottimo', description: 'La combinazione migliore di compensi e dividendi' }) satisfies z.ZodType<Ottimo>

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
    answer: z.object({ State: calculated, Quadro: computed.nullable().meta({ description: "Dove va l'utile in ogni scenario" }), Impronta: fingerprint }),
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
  usedSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/figures`,
    permission: 'convenienza',
    tag: 'Convenienza Srl',
    summary: 'Le cifre di legge dietro il risultato principale: quante sono, quali non sono confermate',
    params: ofYear,
    body: state,
    answer: usedFigures,
  }),
  changesSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/changes/:altro`,
    permission: 'convenienza',
    tag: 'Convenienza Srl',
    summary: 'Perché lo stesso stato dà altri importi in un altro anno: ogni cambio di legge e quanto sposta',
    params: ofYears,
    body: state,
    answer: yearChanges,
  }),
  saltiSimulazioniSrl: route({
    method: 'POST',
    path: `${calcola}/salti`,
    permission: 'convenienza',
    tag: 'Convenienza Srl',
    summary: jumpsSummary,
    params: ofYear,
    body: state,
    answer: jumps,
  }),
  ottimizzaSimulazioniSrl: route({
    method: 'POST',
    path: '/consultools/ottimizzaSimulazioniSrl/:param',
    permission: 'convenienza',
    tag: 'Convenienza Srl',
    summary: 'Cerca la combinazione di compensi e dividendi migliore: una riga JSON per ogni avanzamento, poi il risultato. Chi chiude la connessione la ferma',
    params: ofYear,
    body: state,
    stream: true,
    answer: z
      .union([
        z.object({ avanzamento }),
        z.object({ risultato: ottimo.nullable().meta({ description: 'Assente se lo scenario è bloccato o nessuna combinazione è ammessa' }) }),
        z.object({ problema: problem }),
      ])
      .meta({ id: 'RigaDellaRicerca' }),
  }),
} as const
