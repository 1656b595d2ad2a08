/** Calls of Forme e piano. */
import { z } from 'zod'
import * as forme from '../../forme/index.ts'
import * as piano from '../../piano/index.ts'
import { inText, inTextOr } from '../ids.ts'
import { results } from '../results.ts'
import { route } from '../route.ts'
import { schemaOf } from '../shape-schema.ts'
import { stateSchema } from '../state-schema.ts'
import { explanation, fingerprint, ofYear, stepsDown, unreadParts, usedFigures } from './parts.ts'

const profilo = stateSchema(forme.catalog, {
  id: 'StatoForme',
  year: 'annoImposta',
  description: 'Profilo di Forme; ciò che manca prende il suo valore predefinito',
})
const anni = stateSchema(piano.catalog, {
  id: 'StatoPiano',
  year: 'annoInizio',
  description: 'Piano su più anni; ciò che manca prende il suo valore predefinito',
})
const curva = schemaOf(forme.curva, { id: 'CurvaForme', description: 'Il criterio di ogni forma al variare dei ricavi o dei costi; null senza tipologia' })
const formeLaw = fingerprint.meta({ description: "SHA-256 della legge dell'anno: iForfettari, Convenienza Srl e le cifre che solo Forme legge" })
const pianoLaw = fingerprint.meta({ description: 'SHA-256 della legge di tutti gli anni del piano' })

const calcola = '/consultools/calcolaForme/:param'
const calcolaPiano = '/consultools/calcolaPiano/:param'
const fromYear = z.object({
  param: inText(z.int().min(piano.PRIMO_ANNO).max(piano.ULTIMO_ANNO)).meta({ description: 'Primo anno del piano, uguale ad `annoInizio`' }),
})

export const forme_ = {
  calcolaForme: route({
    method: 'POST',
    path: calcola,
    permission: 'forme',
    keys: 'calcolo',
    tag: 'Forme e piano',
    summary: 'Dieci forme per lo stesso profilo: ammissibilità, importi, affidabilità, classifica',
    params: ofYear,
    body: profilo,
    answer: z.object({ State: results.forme.calcolo, NonLetti: unreadParts, Impronta: formeLaw }),
  }),
  explainForme: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    cost: 'more',
    permission: 'forme',
    keys: 'calcolo',
    tag: 'Forme e piano',
    summary: 'Perché un valore di una forma è quello che è, fino al simulatore e alla norma',
    params: ofYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio colonne.FORFETTARIO.nettoInMano' }) }),
    query: stepsDown,
    body: profilo,
    answer: explanation,
  }),
  usedForme: route({
    method: 'POST',
    path: `${calcola}/figures`,
    cost: 'more',
    permission: 'forme',
    tag: 'Forme e piano',
    summary: 'Le cifre di legge dietro la forma migliore e quella di oggi: quante sono, quali non sono confermate',
    params: ofYear,
    body: profilo,
    answer: usedFigures,
  }),
  curveForme: route({
    method: 'POST',
    path: `${calcola}/curve`,
    cost: 'heavy',
    permission: 'forme',
    tag: 'Forme e piano',
    summary: 'Il criterio di ogni forma al variare dei ricavi o dei costi, e dove la migliore cambia',
    params: ofYear,
    query: z.strictObject({
      variabile: z.enum(forme.variabili).default('RICAVI'),
      points: inTextOr(z.int().min(forme.PUNTI_MINIMI).max(forme.PUNTI_MASSIMI), forme.PUNTI),
    }),
    body: profilo,
    answer: z.object({ curva: curva.nullable(), Impronta: formeLaw }),
  }),
  calcolaPiano: route({
    method: 'POST',
    path: calcolaPiano,
    cost: 'heavy',
    permission: 'forme',
    keys: 'calcolo',
    tag: 'Forme e piano',
    summary: 'Il percorso migliore tra le forme su più anni, con i vincoli di legge, gli eventi e gli anni provvisori',
    params: fromYear,
    body: anni,
    answer: z.object({ State: results.piano.calcolo, NonLetti: unreadParts, Impronta: pianoLaw }),
  }),
  explainPiano: route({
    method: 'POST',
    path: `${calcolaPiano}/explanation/:path`,
    cost: 'heavy',
    permission: 'forme',
    keys: 'calcolo',
    tag: 'Forme e piano',
    summary: 'Perché un valore del piano è quello che è, fino al simulatore e alla norma',
    params: fromYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio anni[0].valore o totale' }) }),
    query: stepsDown,
    body: anni,
    answer: explanation,
  }),
} as const
