/** The cards of the home page, the launch of the external tool, the sign-on by ticket. */
import { type ApplicationRecord, type Identity, routes } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { cardsOf, federatedCards } from './cards.ts'
import { exchangeTicket, ticketFor } from './provider.ts'

export function applicationCards(
  mount: Mount,
  { config, siteOf, federation, authenticate }: Pick<Deps, 'config' | 'siteOf' | 'federation' | 'authenticate'>,
): void {
  const cards = (who: Identity, request: FastifyRequest) => cardsOf(who, config, siteOf(request).brand)
  /** From the federation service if it decides for the user, otherwise from the user's own rights. */
  const listFor = async (who: Identity, request: FastifyRequest): Promise<ApplicationRecord[]> => {
    const list = await federation.ask(who, bearerOf(request))
    return list ? federatedCards(list, await authenticate(request), config) : cards(who, request)
  }

  mount(routes.applications, ({ who, request }) => cards(who, request))

  mount(routes.federation, ({ who, request }) => listFor(who, request))

  // The tool also opens without a ticket, with its own sign-in.
  mount(routes.easyStart, async ({ who, request }) => {
    const card = (await listFor(who, request)).find(({ Type, inactive }) => Type === 'EASYSTART' && !inactive)
    if (!card) throw new Refusal('UTENTE_NON_AUTORIZZATO')
    const { Url: url, Guid: guid, Nome } = card
    if (url === null || !isWebAddress(url)) throw new Refusal('APPLICAZIONE_SENZA_INDIRIZZO', { applicazione: Nome })
    if (config.sso === null) return { url, conBiglietto: false }
    try {
      const { provinciaDefault: province, ufficioDefault: office } = who
      const ticket = await ticketFor(config.sso, { guid, url, province, office }, bearerOf(request))
      const address = new URL(url)
      address.searchParams.set('tkt', ticket)
      return { url: address.href, conBiglietto: true }
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, 'no ticket for the external tool')
      return { url, conBiglietto: false }
    }
  })

  mount(routes.ticketSignOn, async ({ body: { ticket }, request }) => {
    try {
      return await exchangeTicket(config.sso, ticket)
    } catch (error) {
      request.log.error({ reason: reasonOf(error instanceof Refusal ? error.cause : error) }, 'no sign-on by ticket')
      throw error
    }
  })
}

const bearerOf = ({ headers }: FastifyRequest): string => headers.authorization ?? ''
/** Checked because a browser opens the address that the federation service gives. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
