/** The price list of the studio in which the user works, and the fees that it gives to a profile. */
import { forme } from '@bilancia/contract'
import { currentStudio, type PriceList, type PriceListInput, routes } from '@bilancia/contract/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { keepNewest } from '../../../api/newest.ts'
import { useIdentity } from '../../auth/identity.ts'
import { getPath, setPath, type Values } from '../../simulator/path.ts'

export type Prices = PriceList['prezzi']
const { nomiVoci } = forme
const key = (studio: number | undefined) => ['listino', studio]
const at = (voce: forme.Voce) => `spese.onorari.${voce}`

/** Undefined for a user without a studio. */
export const useStudio = () => currentStudio(useIdentity())

export function usePriceList() {
  const studio = useStudio()?.AgencyId
  return useQuery({
    queryKey: key(studio),
    queryFn: ({ signal }) => call(routes.priceList, { params: { id: studio ?? 0 } }, { signal }),
    enabled: studio !== undefined,
  })
}

export function useSavePriceList() {
  const studio = useStudio()?.AgencyId
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PriceListInput) => call(routes.savePriceList, { params: { id: studio ?? 0 }, body }),
    onSuccess: (saved) => keepNewest(queries, key(studio), saved),
  })
}

/** The fees that are still empty and that the studio has a price for. */
export const empty = (values: Values, prices: Prices): readonly forme.Voce[] =>
  nomiVoci.filter((voce) => prices[voce] !== null && (getPath(values, at(voce)) ?? null) === null)

/** The values with the prices of the list in the empty fees. Typed fees stay. */
export const withPrices = (values: Values, prices: Prices): Values =>
  empty(values, prices).reduce((next, voce) => setPath(next, at(voce), prices[voce]), values)
