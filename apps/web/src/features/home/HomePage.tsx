/**
 * /: the tools with the questions that they answer, the last saved calculations. A saved calculation opens as
 * `/iforf/{ID}`.
 */
import { routes } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useBrand } from '../../design/brand.tsx'
import { useIdentity } from '../auth/identity.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { CompanySite } from './CompanySite.tsx'
import { cardsOf } from './cards.tsx'
import { DueReminders } from './DueReminders.tsx'
import { LastCalculations } from './LastCalculations.tsx'
import { PendingTransfers } from './PendingTransfers.tsx'
import { ToolCards } from './ToolCards.tsx'
import { ToolDescriptions } from './ToolDescriptions.tsx'

export function HomePage() {
  const identity = useIdentity()
  const brand = useBrand()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['applications', identity.Id],
    queryFn: async ({ signal }) => {
      if (!identity.Company?.IsFederated) return call(routes.applications, undefined, { signal })
      const list = await call(routes.federation, undefined, { signal })
      // The federation may have opened or closed applications since the sign-in; drawer and addresses must know that too.
      void queries.invalidateQueries({ queryKey: ['identity'] })
      return list
    },
    staleTime: 60_000,
  })
  const cards = data ? cardsOf(data, identity, brand) : null
  return (
    <>
      <PageHead title="Home">
        <CompanySite />
      </PageHead>
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <div>
          <ToolCards cards={cards} problem={isFetching ? null : (error?.message ?? null)} onRetry={() => void refetch()} />
          <PendingTransfers />
          <DueReminders />
          <LastCalculations />
        </div>
        {cards && <ToolDescriptions cards={cards} />}
      </Box>
    </>
  )
}
