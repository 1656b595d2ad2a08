/** Calls of a user's own access (password, sessions, second factor), and of an administrator for the access of a user. */
import { z } from 'zod'
import { storedId } from '../ids.ts'
import { route } from '../route.ts'
import { ofId, password } from './parts.ts'
import { passkey, passkeys } from './passkeys.ts'

const tag = 'Il mio accesso'
const moment = z.iso.datetime()

const session = z.object({ Id: z.string(), StartedAt: moment, UserAgent: z.string().nullable(), Address: z.string().nullable(), Current: z.boolean() })
const accessAnswer = z
  .object({
    /** An external identity provider keeps passwords, sessions and second factors. None of these calls can change them. */
    External: z.boolean(),
    SecondFactor: z.object({ Enabled: z.boolean(), Required: z.boolean(), RecoveryLeft: z.int() }),
    /** Whether passkeys work at this address: browsers refuse them at an IP address. */
    PasskeysHere: z.boolean(),
    Passkeys: z.array(passkey),
    Sessions: z.array(session),
  })
  .meta({ id: 'Accesso', description: "Con che cosa l'utente accede, e da dove è entrato" })
export type OwnAccess = z.infer<typeof accessAnswer>

/** What is taken away from an ADMIN or a SUPERADMIN once a second administrator has confirmed the request. */
const requestKind = z.enum(['password', 'secondfactor'])
export type AccessRequestKind = z.infer<typeof requestKind>

const accessOf = z
  .object({
    External: z.boolean(),
    WaitUntil: moment.nullable(),
    Password: z.boolean(),
    PasswordTemporary: z.boolean(),
    SecondFactor: z.boolean(),
    Passkeys: z.int(),
    Sessions: z.int(),
    SecondNeeded: z.boolean().meta({ description: 'Un secondo amministratore deve confermare, prima che perda password o secondo fattore' }),
    SecondPossible: z.boolean().meta({ description: "C'è chi può confermare, oltre a chi chiama" }),
    Requests: z
      .array(
        z.object({
          What: requestKind,
          By: z.int(),
          ByName: z.string(),
          ExpiresAt: moment,
          ConfirmedBy: z.string().nullable(),
          Mine: z.boolean(),
          MayConfirm: z.boolean(),
        }),
      )
      .meta({ description: 'Le richieste non scadute' }),
  })
  .meta({ id: 'AccessoUtente', description: "Lo stato dell'accesso di un utente, come lo vede chi lo amministra" })
export type AccessOf = z.infer<typeof accessOf>

const accessLink = z
  .object({
    /** Null if the link was sent by mail. It is shown only once. */
    Address: z.string().nullable(),
    /** The mail address that it was sent to; null if no mail was sent. */
    SentTo: z.string().nullable(),
    /** The mail could not be sent. */
    Failed: z.boolean(),
    ExpiresAt: moment,
  })
  .meta({ id: 'LinkDiAccesso', description: 'Il link con cui un utente sceglie la propria password' })
export type AccessLink = z.infer<typeof accessLink>

const enrolment = z.object({
  /** Base32. */
  Secret: z.string(),
  /** `otpauth://…` */
  Address: z.string(),
  /** The address as an SVG. */
  Qr: z.string(),
})
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

export const ownAccess = {
  ownAccess: route({
    method: 'GET',
    path: '/auth/access',
    permission: 'accesso',
    tag,
    summary: 'Sessioni aperte e secondo fattore del proprio utente',
    answer: accessAnswer,
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/password',
    cost: 'more',
    permission: 'accesso',
    audit: { kind: 'Utente', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Cambia la propria password; le altre sessioni finiscono',
    body: z.object({ Current: password, New: password }),
    answer: z.boolean(),
  }),
  endSessions: route({
    method: 'POST',
    path: '/auth/sessions/end',
    permission: 'accesso',
    audit: { kind: 'Sessione', action: 'Uscita', byHandler: true },
    tag,
    summary: 'Chiude una propria sessione, o (Id nullo) tutte le altre',
    body: z.object({ Id: z.string().max(100).nullable() }),
    answer: accessAnswer,
  }),
  chooseStudio: route({
    method: 'POST',
    path: '/auth/studio',
    permission: 'accesso',
    tag,
    summary: "Sceglie, tra gli studi dell'utente, quello in cui lavora: intestazione, stampe, lettere e licenze sono le sue",
    body: z.object({ AgencyId: storedId }),
    answer: z.boolean(),
  }),
  readAccessReset: route({
    method: 'POST',
    path: '/auth/reset/read',
    permission: 'accesso',
    tag,
    summary: "L'utente ha letto che il suo accesso è stato reimpostato: la Home non lo dice più",
    answer: z.boolean(),
  }),
  startSecondFactor: route({
    method: 'POST',
    path: '/auth/secondfactor/start',
    cost: 'more',
    permission: 'accesso',
    tag,
    summary: 'Una chiave nuova per la app di autenticazione, da confermare entro dieci minuti',
    body: z.object({ Password: password }),
    answer: enrolment,
  }),
  confirmSecondFactor: route({
    method: 'POST',
    path: '/auth/secondfactor/confirm',
    cost: 'more',
    permission: 'accesso',
    audit: { kind: 'Secondo fattore', action: 'Creazione', byHandler: true },
    tag,
    summary: 'Attiva il secondo fattore con il primo codice della app; i codici di recupero si leggono una volta sola',
    body: z.object({ Code: z.string().max(40) }),
    answer: recoveryCodes,
  }),
  newRecoveryCodes: route({
    method: 'POST',
    path: '/auth/secondfactor/codes',
    cost: 'more',
    permission: 'accesso',
    audit: { kind: 'Secondo fattore', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Codici di recupero nuovi; i precedenti non valgono più',
    body: z.object({ Password: password }),
    answer: recoveryCodes,
  }),
  removeSecondFactor: route({
    method: 'POST',
    path: '/auth/secondfactor/remove',
    cost: 'more',
    permission: 'accesso',
    audit: { kind: 'Secondo fattore', action: 'Eliminazione', byHandler: true },
    tag,
    summary: 'Toglie il proprio secondo fattore, dove il ruolo non lo richiede',
    body: z.object({ Password: password }),
    answer: z.boolean(),
  }),
  ...passkeys,
  accessOf: route({
    method: 'GET',
    path: '/principal/:id/access',
    permission: 'utenti',
    tag,
    summary: "Lo stato dell'accesso di un utente",
    params: ofId,
    answer: accessOf,
  }),
  unlockPrincipal: route({
    method: 'POST',
    path: '/principal/:id/unlock',
    permission: 'utenti',
    tag,
    summary: 'Toglie a un nome utente le attese dopo molti accessi non riusciti',
    audit: { kind: 'Utente', action: 'Modifica', byHandler: true },
    params: ofId,
    answer: accessOf,
  }),
  linkPrincipal: route({
    method: 'POST',
    path: '/principal/:id/link',
    permission: 'utenti',
    tag,
    summary: 'Fa un link con cui un utente sceglie la propria password, una volta: per mail, oppure mostrato a chi lo chiede. Quello di prima non vale più',
    audit: { kind: 'Utente', action: 'Modifica', byHandler: true },
    params: ofId,
    answer: accessLink,
  }),
  requestAccess: route({
    method: 'POST',
    path: '/principal/:id/access/request',
    permission: 'utenti',
    tag,
    summary: 'Chiede a un secondo amministratore di confermare che un amministratore perda la password o il secondo fattore; vale 24 ore',
    audit: { kind: 'Utente', action: 'Modifica', byHandler: true },
    params: ofId,
    body: z.object({ What: requestKind }).meta({ id: 'RichiestaAccesso' }),
    answer: accessOf,
  }),
  confirmAccess: route({
    method: 'POST',
    path: '/principal/:id/access/confirm',
    permission: 'utenti',
    tag,
    summary: "Conferma la richiesta di un altro amministratore: non chi l'ha fatta, non l'utente stesso, e con un ruolo almeno pari al suo",
    audit: { kind: 'Utente', action: 'Modifica', byHandler: true },
    params: ofId,
    body: z.object({ What: requestKind, By: storedId }).meta({ id: 'ConfermaAccesso' }),
    answer: accessOf,
  }),
  resetSecondFactor: route({
    method: 'POST',
    path: '/principal/:id/secondfactor/reset',
    permission: 'utenti',
    tag,
    summary: 'Toglie il secondo fattore e le passkey di chi ha perso il telefono e i codici di recupero; le sue sessioni finiscono',
    audit: { kind: 'Secondo fattore', action: 'Eliminazione', byHandler: true },
    params: ofId,
    answer: accessOf,
  }),
} as const
