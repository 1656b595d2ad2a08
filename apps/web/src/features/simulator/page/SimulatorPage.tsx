/**
 * The page of a simulator: title, tabs, form, answer, archive, explanations, guide, keys.
 *
 *   export const IforfPage = () => <SimulatorPage page={page} />
 */
import { Box } from '@mui/material'
import { useCallback, useState } from 'react'
import { useIdentity } from '../../auth/identity.ts'
import { Archive, type Asking } from '../archive/Archive.tsx'
import { CalculateButton } from '../CalculateButton.tsx'
import { ElsewhereNotice } from '../ElsewhereNotice.tsx'
import { ErrorList } from '../ErrorList.tsx'
import { ExplanationProvider } from '../explanation/ExplanationProvider.tsx'
import { onEnterNextField } from '../keys.ts'
import { useLeaveGuard } from '../LeaveGuard.tsx'
import { SimulationProvider } from '../SimulationProvider.tsx'
import { useGoTo } from '../useGoTo.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { Guide } from './Guide.tsx'
import { type PageOf, tabOf } from './page.ts'
import { TabBar } from './TabBar.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useActions } from './useActions.tsx'
import { useRestoredNote } from './useRestoredNote.ts'

type Props = { readonly page: PageOf }

/** Everything of `page` is made once, outside any component. */
export function SimulatorPage({ page }: Props) {
  const { Id } = useIdentity()
  return (
    <SimulationProvider key={Id} simulator={page.simulator} user={Id}>
      <Page page={page} />
    </SimulationProvider>
  )
}

function Page({ page: { application, tabs, calculate, answer, guide } }: Props) {
  const [shown, setShown] = useState(0)
  const [asking, setAsking] = useState<Asking>(null)
  const [reading, setReading] = useState(false)
  const goToField = useGoTo(useCallback((path: string) => setShown(tabOf(tabs, path)), [tabs]))
  const { leave, dialog } = useLeaveGuard()
  const help = useCallback(() => setReading(true), [])
  useActions(setAsking, help, leave)
  useRestoredNote()
  const tab = tabs[shown]
  if (!tab) throw new Error(`The page has no tab ${shown}`)

  return (
    <ExplanationProvider goToField={goToField}>
      <TitleLine application={application} />
      <ElsewhereNotice />
      <TabBar application={application} tabs={tabs} shown={shown} onShow={setShown} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }, columnGap: 3 }}>
        <Box role="tabpanel" id="scheda" aria-labelledby={`scheda-${shown}`} onKeyDown={onEnterNextField}>
          <tab.content />
          {!tab.final && <ErrorList />}
        </Box>
        <AnswerPanel answer={answer} action={!tab.final && <CalculateButton label={calculate} />} />
      </Box>
      <Archive asking={asking} ask={setAsking} />
      {dialog}
      <Guide parts={guide} open={reading} onClose={() => setReading(false)} />
    </ExplanationProvider>
  )
}
