/**
 * The page of a simulator: title, tabs, form, answer, archive, explanations, guide, keys.
 *
 *   export const IforfettariPage = () => <SimulatorPage page={page} />
 */
import { Box } from '@mui/material'
import { Suspense, startTransition, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { later } from '../../../design/later.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { Archive, type Asking } from '../archive/Archive.tsx'
import { Outdated } from '../archive/Outdated.tsx'
import { CalculateButton } from '../CalculateButton.tsx'
import { ElsewhereNotice } from '../ElsewhereNotice.tsx'
import { ErrorList } from '../ErrorList.tsx'
import { ExplanationProvider } from '../explanation/ExplanationProvider.tsx'
import { onEnterNextField } from '../keys.ts'
import { useLeaveGuard } from '../LeaveGuard.tsx'
import { RestartDialog } from '../RestartDialog.tsx'
import { SimulationProvider } from '../SimulationProvider.tsx'
import { coming, useGoTo } from '../useGoTo.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { type PageOf, tabOf, useTabs } from './page.ts'
import { TabBar } from './TabBar.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useActions } from './useActions.tsx'
import { useRestoredNote } from './useRestoredNote.ts'

const Guide = later(async () => (await import('./Guide.tsx')).Guide)

type Props = { readonly page: PageOf }

/** Define all of `page` once, outside any component. */
export function SimulatorPage({ page }: Props) {
  const { Id } = useIdentity()
  return (
    <SimulationProvider key={Id} simulator={page.simulator} user={Id}>
      <Page page={page} />
    </SimulationProvider>
  )
}

/** `?aiuto` in the address opens the help, so that going back closes it. */
const HELP = 'aiuto'

function Page({ page: { application, tabs: all, calculate, answer, guide } }: Props) {
  const tabs = useTabs(all)
  const [chosen, setChosen] = useState(all[0])
  const [asking, setAsking] = useState<Asking>(null)
  const [address, setAddress] = useSearchParams()
  const reading = address.has(HELP)
  const help = useCallback(() => setAddress({ [HELP]: '' }), [setAddress])
  const closeHelp = useCallback(() => setAddress({}, { replace: true }), [setAddress])
  const open = useCallback((path: string) => setChosen(tabs[tabOf(tabs, path)]), [tabs])
  const goToField = useGoTo(open)
  const { leave, dialog } = useLeaveGuard()
  useActions(setAsking, help, leave)
  useRestoredNote()
  // If the chosen tab is hidden, the first one is shown.
  const shown = Math.max(0, chosen ? tabs.indexOf(chosen) : 0)
  const tab = tabs[shown]
  if (!tab) throw new Error('The page has no tabs')
  const Screen = typeof guide === 'function' ? guide : null

  return (
    <ExplanationProvider goToField={goToField}>
      <TitleLine application={application} />
      <OfflineNotice />
      <ElsewhereNotice />
      <Outdated />
      {Screen && reading ? (
        <Suspense fallback={null}>
          <Screen onClose={closeHelp} />
        </Suspense>
      ) : (
        <>
          <TabBar application={application} tabs={tabs} shown={shown} onShow={(at) => startTransition(() => setChosen(tabs[at]))} />
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }, columnGap: 3 }}>
            <Box role="tabpanel" id="scheda" aria-labelledby={`scheda-${shown}`} onKeyDown={onEnterNextField}>
              <Suspense fallback={<Box {...coming} sx={{ minHeight: '60vh' }} />}>
                <tab.content />
              </Suspense>
              {!tab.final && <ErrorList />}
            </Box>
            <AnswerPanel answer={answer} action={!tab.final && <CalculateButton label={calculate} />} />
          </Box>
        </>
      )}
      <Archive asking={asking} ask={setAsking} />
      <RestartDialog />
      {dialog}
      {typeof guide !== 'function' && reading && (
        <Suspense fallback={null}>
          <Guide application={application} parts={guide} onClose={closeHelp} />
        </Suspense>
      )}
    </ExplanationProvider>
  )
}
