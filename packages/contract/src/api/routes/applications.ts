/** Calls of the tools on the home page, and of the sign-in by ticket. */
import { z } from 'zod'
import { applicationRecord } from '../records.ts'
import { route } from '../route.ts'

export const tools = {
  applications: route({
    method: 'GET',
    path: '/applicazione',
    permission: 'accesso',
    tag: 'Applicazioni',
    summary: 'Le applicazioni della suite; `inactive` quelle che il proprio utente non può aprire',
    answer: z.array(applicationRecord),
  }),
  federation: route({
    method: 'GET',
    path: '/federation',
    permission: 'accesso',
    tag: 'Applicazioni',
    summary: 'Le applicazioni di una company federata, dal servizio di federazione se è configurato, altrimenti dai diritti del proprio utente',
    answer: z.array(applicationRecord),
  }),
  easyStart: route({
    method: 'POST',
    path: '/easystart',
    permission: 'accesso',
    tag: 'Applicazioni',
    summary: "L'indirizzo con cui aprire lo strumento esterno, con il biglietto d'accesso se il fornitore di identità lo dà",
    answer: z.object({ url: z.string(), conBiglietto: z.boolean() }),
  }),
  ticketSignOn: route({
    method: 'POST',
    path: '/auth/ticket',
    permission: 'pubblico',
    perMinute: 30,
    tag: 'Accesso',
    summary: "Scambia il biglietto dell'indirizzo (`tkt`) con i gettoni del fornitore di identità; il segreto resta sul server",
    body: z.object({ ticket: z.string().min(1).max(4000) }),
    answer: z.object({ access_token: z.string(), id_token: z.string().nullable(), scope: z.string(), token_type: z.string(), expires_in: z.number() }),
  }),
} as const
