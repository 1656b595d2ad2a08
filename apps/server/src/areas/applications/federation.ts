/** The applications that are open to a user: those of their flags; in a federated company only those that the federation lists as active. */
import { type ApplicationRecord, applications, type Identity } from '@bilancia/contract/api'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config.ts'
import type { Federation } from '../../platform/deps.ts'
import { federated } from './provider.ts'

const flags = [...Object.values(applications).map(({ card, flag }) => ({ card, flag })), { card: 'EASYSTART', flag: 'ApplicationEasyStart' }] as const
export const flagOf = (type: ApplicationRecord['Type']) => flags.find(({ card }) => card === type)?.flag ?? 'ApplicationEasyStart'

/** The flags that decide for cards, drawer, addresses and calls. `list`: the applications of the federation; null if it does not decide. */
function withOpenApplications<T extends Identity>(who: T, list: readonly ApplicationRecord[] | null): T {
  const open = ({ card, flag }: (typeof flags)[number]) =>
    who[flag] &&
    (flag !== 'ApplicationEasyStart' || (who.Company?.HasEasyStart ?? false)) &&
    (list?.some(({ Type, inactive }) => Type === card && !inactive) ?? true)
  return { ...who, ...Object.fromEntries(flags.map((one) => [one.flag, open(one)])) }
}

/** A change at the federation reaches the calls within this time. The home page asks each time. */
const ASKED_EVERY_MS = 60_000

type List = readonly ApplicationRecord[]

export function federationOf({ federationUrl }: Pick<Config, 'federationUrl'>, clock: () => Date): Federation {
  const lists = new LRUCache<number, { readonly list: List | null }, string>({
    max: 5000,
    ttl: ASKED_EVERY_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // A call of a known user does not wait for the service.
    allowStale: true,
    fetchMethod: async (_, before, { context }) => ({ list: await federated(federationUrl ?? '', context).catch(() => before?.list ?? null) }),
  })
  const decides = (who: Identity) => federationUrl !== null && who.Company?.IsFederated === true
  return {
    async ask(who, authorization) {
      if (federationUrl === null || !decides(who)) return null
      const list = await federated(federationUrl, authorization)
      lists.set(who.Id, { list })
      return list
    },
    known: (who) => withOpenApplications(who, decides(who) ? (lists.peek(who.Id)?.list ?? []) : null),
    open: async (who, authorization) =>
      withOpenApplications(who, decides(who) ? ((await lists.fetch(who.Id, { context: authorization }))?.list ?? null) : null),
  }
}
