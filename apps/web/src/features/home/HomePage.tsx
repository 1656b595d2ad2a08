/** /: the tools by what they answer, the last saved calculations, the notices. A saved one opens as `/iforf?elaborazione={ID}`. */
import { Box } from '@mui/material'
import { useBrand } from '../../design/brand.ts'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { easyStart, tools } from '../shell/tools.tsx'
import { CompanySite } from './CompanySite.tsx'
import { LastCalculations } from './LastCalculations.tsx'
import { NewsPopup } from './NewsPopup.tsx'
import { Notices } from './Notices.tsx'
import { ToolCard } from './ToolCard.tsx'
import { ToolDescriptions } from './ToolDescriptions.tsx'

export function HomePage() {
  const identity = useIdentity()
  const brand = useBrand()
  const external = easyStart(identity, brand)
  const cards = external ? [...tools(identity, brand), external] : tools(identity, brand)
  return (
    <>
      <PageHead title="Home">
        <CompanySite />
      </PageHead>
      <Notices />
      <NewsPopup />
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <div>
          <Section title="Cosa serve sapere?">
            <Box
              component="ul"
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))', m: 0, p: 0, listStyle: 'none' }}
            >
              {cards.map((tool) => (
                <ToolCard key={tool.id} tool={tool} />
              ))}
            </Box>
          </Section>
          <LastCalculations />
        </div>
        <ToolDescriptions tools={cards} />
      </Box>
    </>
  )
}
