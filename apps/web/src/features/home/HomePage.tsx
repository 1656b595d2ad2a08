/**
 * /: the tools with the questions that they answer, the last saved calculations. A saved calculation opens as
 * `/iforf/{ID}`.
 */
import { companyHome, routes } from '@bilancia/contract/api'
import { Box, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useBrand } from '../../design/brand.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { cardsOf, type HomeCard } from './cards.tsx'
import { DueReminders } from './DueReminders.tsx'
import { LastCalculations } from './LastCalculations.tsx'
import { PendingTransfers } from './PendingTransfers.tsx'
import { ToolCards } from './ToolCards.tsx'

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
      <PrintedHead title="Home">
        <CompanySite />
      </PrintedHead>
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

/** The link to the company's own site, if its home page is a site. */
function CompanySite() {
  const { Company } = useIdentity()
  const home = companyHome(Company?.UiHome)
  if (!Company || !home || 'page' in home) return null
  return (
    <Link href={home.site} target="_blank" rel="noopener noreferrer" underline="always">
      {`Sito di ${Company.BusinessName}`}
    </Link>
  )
}

/** The side panel: the purpose of each tool, in a sentence. */
function ToolDescriptions({ cards }: { readonly cards: readonly HomeCard[] }) {
  const described = cards.filter(({ description }) => description !== null)
  if (described.length === 0) return null
  return (
    <Section title="Gli strumenti">
      <Box component="dl" sx={{ m: 0 }}>
        {described.map(({ id, name, description }) => (
          <Box key={id} sx={{ mb: 2 }}>
            <Typography component="dt" variant="subtitle2">
              {name}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
              {description}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
