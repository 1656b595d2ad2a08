/** Passkeys (WebAuthn level 3): the shapes of its JSON that go over the wire, and the calls of a user's own passkeys. */
import { z } from 'zod'
import { route } from '../route.ts'
import { password } from './parts.ts'

const tag = 'Il mio accesso'
/** The limit is long enough for what authenticators make. */
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000)

/** A passkey of the user; `Address` is the host at which it signs in. */
export const passkey = z.object({
  Id: z.string(),
  Name: z.string(),
  Address: z.string(),
  AddedAt: z.iso.datetime(),
  UsedAt: z.iso.datetime().nullable(),
})

/** `PublicKeyCredentialCreationOptionsJSON`. */
const creation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'OpzioniPasskey', description: 'Che cosa il browser chiede al dispositivo (PublicKeyCredentialCreationOptionsJSON, W3C WebAuthn)' })
export type PasskeyCreation = z.infer<typeof creation>

/** What we read of `RegistrationResponseJSON`. */
const registration = z
  .object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  })
  .meta({ id: 'PasskeyNuova', description: 'Che cosa il dispositivo ha risposto (RegistrationResponseJSON, W3C WebAuthn)' })
export type Registration = z.infer<typeof registration>

/** What we read of `AuthenticationResponseJSON`, which the sign-in page sends in a field of its form. */
export const assertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})
export type Assertion = z.infer<typeof assertion>

/** The most passkeys of a user. */
export const PASSKEYS_MAX = 20

export const passkeys = {
  startPasskey: route({
    method: 'POST',
    path: '/auth/passkey/start',
    cost: 'more',
    permission: 'accesso',
    tag,
    summary: 'Inizia una passkey nuova, da confermare entro cinque minuti allo stesso indirizzo',
    body: z.object({ Password: password }),
    answer: z.object({
      Options: creation,
      /** To be sent back with the confirmation. */
      Ticket: z.string(),
    }),
  }),
  confirmPasskey: route({
    method: 'POST',
    path: '/auth/passkey/confirm',
    permission: 'accesso',
    audit: { kind: 'Passkey', action: 'Creazione', byHandler: true },
    tag,
    summary: 'Registra la passkey che il dispositivo ha creato',
    body: z.object({ Ticket: z.string().max(2000), Name: z.string().trim().min(1).max(60), Credential: registration }),
    answer: passkey,
  }),
  removePasskey: route({
    method: 'POST',
    path: '/auth/passkey/remove',
    cost: 'more',
    permission: 'accesso',
    audit: { kind: 'Passkey', action: 'Eliminazione', byHandler: true },
    tag,
    summary: 'Toglie una propria passkey',
    body: z.object({ Id: z.string().max(2000), Password: password }),
    answer: z.boolean(),
  }),
} as const
