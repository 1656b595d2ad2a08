/** The requests to an identity provider with tickets, and to a federation service. */
import { randomUUID } from 'node:crypto'
import { type ApplicationRecord, applicationRecord } from '@bilancia/contract/api'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Sso } from '../../platform/config.ts'
import { EXACTLY } from '../../platform/outgoing.ts'
import { Refusal } from '../../platform/problem.ts'

const PATIENCE_MS = 10_000
const asking = () => ({ ...EXACTLY, signal: AbortSignal.timeout(PATIENCE_MS) })

const tokens = z.object({
  access_token: z.string().min(1),
  id_token: z.string().nullable().default(null),
  scope: z.string().default(''),
  token_type: z.string().default('Bearer'),
  expires_in: z.coerce.number().positive(),
})
export type Tokens = z.infer<typeof tokens>

/** Exchanges a ticket for tokens. Throws SSO_NON_RIUSCITO whatever the reason; the cause is for the log. */
export async function exchangeTicket(sso: Sso | null, ticket: string): Promise<Tokens> {
  try {
    if (!sso?.tokenUrl) throw new Error('SSO_TOKEN_URL is not set')
    const { tokenUrl, grantType, scope, clientId, clientSecret, tag } = sso
    const nonce = randomUUID()
    const form = { grant_type: grantType, scope, ticket, client_id: clientId, client_secret: clientSecret, state: randomUUID(), nonce, sso: tag }
    const response = await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams(form), ...asking() })
    if (response.status !== 200) throw new Error(`${tokenUrl} answered ${response.status}`)
    const given = tokens.parse(await response.json())
    if (given.id_token !== null && (decodeJwt(given.id_token).nonce ?? nonce) !== nonce) throw new Error('the ID token is for another request')
    return given
  } catch (cause) {
    throw new Refusal('SSO_NON_RIUSCITO', {}, { cause })
  }
}

type TicketAsked = { readonly guid: string; readonly url: string; readonly province: string; readonly office: string }

/** A ticket for another application, in the name of the bearer. Throws if the provider gives none. */
export async function ticketFor({ ticketUrl, tag }: Sso, { guid, url, province, office }: TicketAsked, authorization: string): Promise<string> {
  if (ticketUrl === null) throw new Error('SSO_TICKET_URL is not set')
  const address = new URL(ticketUrl)
  for (const [name, value] of Object.entries({ application: guid, url, province, office, sso: tag })) address.searchParams.set(name, value)
  const response = await fetch(address, { headers: { authorization, accept: 'application/json' }, ...asking() })
  const { ticket, status, message } = z
    .object({ ticket: z.string().min(1).optional(), status: z.string().optional(), message: z.string().optional() })
    .parse(await response.json())
  if (!response.ok || status === 'Error' || ticket === undefined) throw new Error(message ?? `no ticket (${response.status})`)
  return ticket
}

/** The applications that a federation service gives the bearer. Throws FEDERAZIONE_NON_RAGGIUNGIBILE. */
export async function federated(url: string, authorization: string): Promise<ApplicationRecord[]> {
  try {
    const response = await fetch(url, { headers: { authorization, accept: 'application/json' }, ...asking() })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return z.array(applicationRecord).parse(await response.json())
  } catch (cause) {
    throw new Refusal('FEDERAZIONE_NON_RAGGIUNGIBILE', {}, { cause })
  }
}
