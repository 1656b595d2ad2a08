/** The cards of the home page, the launch of the external tool, the sign-on by ticket. */
import { keysOf, taxYears } from '@bilancia/contract'
import { type ApplicationRecord, applications, type Brand, type Identity, routes } from '@bilancia/contract/api'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { flagOf } from './federation.ts'
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

type Settings = Pick<Config, 'easyStart'>

const descriptions = {
  iforfettari: `Confronta imposte e contributi dei due regimi per una impresa o un professionista, dal ${taxYears[0]} al ${Math.max(...taxYears)}, con la spiegazione di ogni importo.`,
  convsrl: 'Confronta la forma di oggi, dal forfettario allo studio associato, con la Srl, anche in trasparenza, tra compensi, dividendi e contributi.',
  budget4u: 'Prepara il budget di chi inizia: ricavi, costi, imposte e contributi dei primi tre anni.',
  forme: 'Confronta dieci forme per lo stesso cliente, dal forfettario alla Srl, con il percorso migliore su più anni.',
} as const
const names = { IFORFETTARI: 'ForfetariMenuName', CONVSRL: 'ConvMenuName', BUDGET4U: 'BudgetMenuName', FORME: null, EASYSTART: 'EasystartName' } as const
const nameOf = (type: ApplicationRecord['Type'], { Company }: Identity, otherwise: string): string => (names[type] && Company?.[names[type]]) || otherwise

/** The simulators, with the names of the company or the brand, inactive without their flag. The external tool comes last, for users who may open it. */
function cardsOf(who: Identity, { easyStart }: Settings, { tools }: Brand): ApplicationRecord[] {
  const simulators = keysOf(applications).map((key) => {
    const { card, flag, path } = applications[key]
    return { Type: card, Guid: key, Nome: nameOf(card, who, tools[key]), Descrizione: descriptions[key], Url: path, inactive: !who[flag] }
  })
  const external: ApplicationRecord = {
    Type: 'EASYSTART',
    Guid: easyStart.guid,
    Nome: nameOf('EASYSTART', who, tools.easyStart),
    Descrizione: "Consulenza per l'avvio dell'impresa, in un sito a parte.",
    Url: easyStart.url,
    inactive: false,
  }
  return who.ApplicationEasyStart ? [...simulators, external] : simulators
}

/** The list of a federation service, which the flags of the user already reflect. The external tool only if the company has it. */
const federatedCards = (list: readonly ApplicationRecord[], who: Identity, { easyStart }: Settings): ApplicationRecord[] =>
  list
    .filter(({ Type }) => Type !== 'EASYSTART' || who.Company?.HasEasyStart)
    .map((card) => ({
      ...card,
      Nome: nameOf(card.Type, who, card.Nome),
      Url: card.Type === 'EASYSTART' ? (card.Url ?? easyStart.url) : card.Url,
      inactive: !who[flagOf(card.Type)],
    }))
