/** Every call of the suite, at the specified paths. */
import { z } from 'zod'
import { catalog } from '../iforfettari/index.ts'
import { taxYears } from '../years.ts'
import { recordedApplications } from './access.ts'
import { calculation, calculationItem, comune, identity } from './entities.ts'
import { letter } from './letter.ts'
import { route } from './route.ts'
import { anyState, stateSchema } from './state-schema.ts'

const LAST_ID = 2_147_483_647
const ids = z.coerce.number().int().min(1).max(LAST_ID)
const year = z.coerce
  .number()
  .int()
  .min(taxYears[0])
  .max(Math.max(...taxYears))
const application = z.coerce.number().int().min(1).max(3)
const typed = anyState.meta({ description: 'Lo stato della simulazione: ciò che è stato digitato' })

const forfetari = stateSchema(catalog, { id: 'StatoIForfettari', description: 'Stato di iForfettari; ciò che manca prende il suo valore predefinito' })
const computed = z.record(z.string(), z.unknown())

const node = z
  .object({
    id: z.string(),
    tipo: z.enum(['regola', 'campo', 'parametro', 'tabella']),
    nome: z.string(),
    valore: z.unknown(),
    testo: z.string(),
    norma: z.string().optional(),
    formula: z.string().optional(),
    conValori: z.string().optional(),
    nota: z.string().optional(),
    fonte: z.string().optional(),
    attendibilita: z.string().optional(),
    campo: z.string().optional(),
    cella: z.string().optional(),
    da: z.array(z.string()),
  })
  .meta({ id: 'NodoSpiegazione', description: 'Un valore, la formula in parole, la norma e ciò che ha letto (`da`, per id)' })
export type ExplanationNode = z.infer<typeof node>
export const explanation = z.object({ radice: z.string(), nodi: z.record(z.string(), node) }).meta({ id: 'Spiegazione' })
export type Explanation = z.infer<typeof explanation>

const calcola = '/consultools/calcolaForfetari/:param'
const params = z.object({ param: year.meta({ description: "Anno d'imposta, uguale a quello dello stato" }) })
const mine = z.object({ username: z.string() })

export const routes = {
  settings: route({
    method: 'GET',
    path: '/settings',
    permission: 'pubblico',
    tag: 'Accesso',
    summary: "Chi riconosce gli utenti: indirizzo del provider OpenID e identificativo dell'applicazione",
    answer: z.object({ issuer: z.string(), clientId: z.string() }),
  }),
  identity: route({
    method: 'GET',
    path: '/auth/identity',
    permission: 'accesso',
    tag: 'Accesso',
    summary: "L'utente che ha effettuato l'accesso",
    answer: identity,
  }),
  loguser: route({
    method: 'GET',
    path: '/consultools/loguser/:a/:b',
    permission: 'sessione',
    tag: 'Accesso',
    summary: "Registra un accesso al giorno per utente e applicazione; falso se l'utente o lo studio non possono più entrare",
    params: z.object({
      a: z.string().meta({ description: 'Username' }),
      b: z.coerce
        .number()
        .refine((b) => recordedApplications.includes(b))
        .meta({ description: 'Identificativo della applicazione' }),
    }),
    answer: z.boolean(),
  }),

  license: route({
    method: 'GET',
    path: '/principal/license/:userId',
    permission: 'accesso',
    tag: 'Accesso',
    summary: 'Licenze attive: gli utenti attivi dello studio (della company, per chi non ha studio); solo per il proprio utente',
    params: z.object({ userId: ids }),
    answer: z.int(),
  }),

  calcolaForfetari: route({
    method: 'POST',
    path: calcola,
    permission: 'forfetari',
    tag: 'iForfettari',
    summary: 'Calcola la parte calcolata dello stato',
    params,
    body: forfetari,
    answer: z.object({ State: computed, Quadro: computed.nullable().meta({ description: 'Dove vanno i ricavi in ogni regime e la differenza di ogni riga' }) }),
  }),
  explainForfetari: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission: 'forfetari',
    tag: 'iForfettari',
    summary: 'Perché un valore del risultato è quello che è: formula, valori, norma, fonte',
    params: params.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio confronto.vantaggioForfettario' }) }),
    body: forfetari,
    answer: explanation,
  }),
  curveForfetari: route({
    method: 'POST',
    path: `${calcola}/curve`,
    permission: 'forfetari',
    tag: 'iForfettari',
    summary: 'Costo dei due regimi al variare dei ricavi, e i punti in cui si incrociano',
    params,
    query: z.object({ points: z.coerce.number().int().min(2).max(1000).default(200) }),
    body: forfetari,
    answer: z.object({
      punti: z.array(z.object({ ricavi: z.number(), forfettario: z.number(), normale: z.number() })),
      pareggio: z.record(z.string(), z.unknown()).nullable(),
    }),
  }),
  letterForfetari: route({
    method: 'POST',
    path: `${calcola}/letter`,
    permission: 'forfetari',
    tag: 'iForfettari',
    summary: 'Il testo della lettera al cliente, blocco per blocco',
    params,
    body: forfetari,
    answer: letter,
  }),

  calculations: route({
    method: 'GET',
    path: '/consultools/elaborazioni/:province/:username/:application',
    permission: 'proprio',
    tag: 'Elaborazioni',
    summary: "Le elaborazioni salvate dall'utente in una applicazione, dalla più recente",
    params: mine.extend({ province: z.string(), application }),
    answer: z.array(calculationItem),
  }),
  calculation: route({
    method: 'GET',
    path: '/consultools/elaborazione/:province/:username/:id',
    permission: 'proprio',
    tag: 'Elaborazioni',
    summary: 'Una elaborazione con il suo stato',
    params: mine.extend({ province: z.string(), id: ids }),
    answer: calculation,
  }),
  insertCalculation: route({
    method: 'POST',
    path: '/consultools/elaborazioni/insert/:province/:username/:name/:application/:displayName/:vatId/:office',
    permission: 'proprio',
    tag: 'Elaborazioni',
    summary: 'Salva una nuova elaborazione',
    params: mine.extend({ province: z.string(), name: z.string(), application, displayName: z.string(), vatId: z.string(), office: z.string() }),
    body: typed,
    answer: calculationItem,
  }),
  updateCalculation: route({
    method: 'POST',
    path: '/consultools/elaborazioni/update/:username/:id',
    permission: 'proprio',
    tag: 'Elaborazioni',
    summary: 'Sovrascrive una elaborazione; con `version` rifiuta se nel frattempo è cambiata',
    params: mine.extend({ id: ids }),
    query: z.object({ version: z.iso.datetime().optional().meta({ description: 'TStamp della elaborazione caricata' }) }),
    body: typed,
    answer: calculationItem,
  }),
  deleteCalculation: route({
    method: 'DELETE',
    path: '/consultools/elaborazioni/delete/:username/:id',
    permission: 'proprio',
    tag: 'Elaborazioni',
    summary: 'Elimina una elaborazione',
    params: mine.extend({ id: ids }),
    answer: z.boolean(),
  }),

  comuni: route({
    method: 'GET',
    path: '/comuni',
    permission: 'accesso',
    tag: 'Comuni',
    summary: "Comuni per nome, provincia o codice catastale, con addizionale dell'anno",
    query: z.object({ anno: year, q: z.string().max(100), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    answer: z.array(comune),
  }),

  clientError: route({
    method: 'POST',
    path: '/clienterror',
    permission: 'pubblico',
    perMinute: 30,
    tag: 'Errori',
    summary: 'Un errore imprevisto della pagina, per chi tiene il servizio',
    body: z.object({ message: z.string().max(2000), stack: z.string().max(20_000).optional(), url: z.string().max(2000).optional() }),
    answer: z.boolean(),
  }),
} as const
