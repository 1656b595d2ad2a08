/**
 * The page of a simulator: title, tabs, form, answer, archive, explanations, guide, keys.
 *
 *   export const IforfettariPage = () => <SimulatorPage page={page} />
 */
import { Box } from '@mui/material'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useParams, useSearchParams } from 'react-router'
import { later } from '../../../design/later.tsx'
import { useIdentity } from '../../auth/identity.ts'
import type { Asking } from '../archive/Archive.tsx'
import { CalculateButton } from '../CalculateButton.tsx'
import { useCarried } from '../carried.ts'
import { ErrorList } from '../ErrorList.tsx'
import { ExplanationProvider } from '../explanation/ExplanationProvider.tsx'
import { onFormKey } from '../keys.ts'
import { useLeaveGuard } from '../LeaveGuard.tsx'
import { SimulationProvider } from '../SimulationProvider.tsx'
import { coming, useGoTo } from '../useGoTo.ts'
import { AnswerPanel, STRIP } from './AnswerPanel.tsx'
import { changed } from './changed.ts'
import { OfflineNotice, Rare } from './Notices.tsx'
import { addressOf, type PageOf, tabOf, useTabs } from './page.ts'
import { TabBar } from './TabBar.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useActions } from './useActions.tsx'
import { useRestoredNote } from './useRestoredNote.ts'

const Archive = later(async () => (await import('../archive/Archive.tsx')).Archive)
const DocumentPage = later(async () => (await import('../document/DocumentPage.tsx')).DocumentPage)
const Guide = later(async () => (await import('./Guide.tsx')).Guide)

type Props = { readonly page: PageOf }

/** Define all of `page` once, outside any component. */
export function SimulatorPage({ page }: Props) {
  const { Id } = useIdentity()
  const { documento } = useParams()
  if (documento !== undefined)
    return (
      <Suspense fallback={<Box {...coming} sx={{ minHeight: '60vh' }} />}>
        <DocumentPage simulator={page.simulator} id={Number(documento)}>
          <Page page={page} />
        </DocumentPage>
      </Suspense>
    )
  return (
    <SimulationProvider key={Id} simulator={page.simulator} user={Id}>
      <Page page={page} />
    </SimulationProvider>
  )
}

/** `?scheda=confronto&aiuto#persone` in the address opens that tab, the help and that section, so that going back closes them. */
const TAB = 'scheda'
const HELP = 'aiuto'

function Page({ page: { application, tabs: all, calculate, answer, guide } }: Props) {
  const tabs = useTabs(all)
  const [asking, setAsking] = useState<Asking>(null)
  // Once opened the archive stays mounted, because its calls go on after its dialogs have closed.
  const [asked, setAsked] = useState(false)
  if (asking && !asked) setAsked(true)
  useEffect(Archive.soon, [])
  const [address, setAddress] = useSearchParams()
  const reading = address.has(HELP)
  const help = useCallback(() => setAddress(changed(HELP, '')), [setAddress])
  const closeHelp = useCallback(() => setAddress(changed(HELP, null), { replace: true }), [setAddress])
  // An unknown or hidden tab is the first one.
  const shown = Math.max(
    0,
    tabs.findIndex((one) => addressOf(one) === address.get(TAB)),
  )
  const show = useCallback(
    (at: number) => {
      const wanted = tabs[at]
      if (wanted && at !== shown) setAddress(changed(TAB, at === 0 ? null : addressOf(wanted)))
    },
    [tabs, shown, setAddress],
  )
  const { hash, key } = useLocation()
  const opened = useNavigationType() === NavigationType.Push
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back to a section that was left is another key
  useEffect(() => {
    if (!hash) return
    const section = import('../section-at.ts').then(({ showSection }) => showSection(hash.slice(1), opened))
    return () => void section.then((stop) => stop())
  }, [hash, key, opened])
  const open = useCallback((path: string) => show(tabOf(tabs, path)), [tabs, show])
  const isOpen = useCallback((path: string) => tabOf(tabs, path) === shown, [tabs, shown])
  const goToField = useGoTo(open, isOpen)
  const { leave, dialog } = useLeaveGuard()
  useActions(setAsking, help, leave, goToField)
  useRestoredNote()
  useCarried()
  const tab = tabs[shown]
  if (!tab) throw new Error('The page has no tabs')
  const Screen = typeof guide === 'function' ? guide : null

  return (
    <ExplanationProvider goToField={goToField}>
      <TitleLine application={application} />
      <OfflineNotice />
      <Rare />
      {Screen && reading ? (
        <Suspense fallback={null}>
          <Screen onClose={closeHelp} />
        </Suspense>
      ) : (
        <Box sx={answer.picture ? { ...layout, ...headed } : layout}>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <TabBar application={application} tabs={tabs} shown={shown} onShow={show} />
          </Box>
          <Box role="tabpanel" id="scheda" aria-labelledby={`scheda-${shown}`} onKeyDown={onFormKey}>
            <Suspense fallback={<Box {...coming} sx={{ minHeight: '60vh' }} />}>
              <tab.content />
            </Suspense>
            {!tab.final && <ErrorList />}
          </Box>
          <AnswerPanel answer={answer} action={!tab.final && <CalculateButton label={calculate} />} />
        </Box>
      )}
      {asked && (
        <Suspense fallback={null}>
          <Archive asking={asking} ask={setAsking} />
        </Suspense>
      )}
      {dialog}
      {typeof guide !== 'function' && reading && (
        <Suspense fallback={null}>
          <Guide application={application} load={guide.parts} onClose={closeHelp} />
        </Suspense>
      )}
    </ExplanationProvider>
  )
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  columnGap: 3,
  '@media print': { display: 'block' },
} as const

/** The answer comes after the form for the keyboard and above it on a wide screen: verdict, picture, tabs, form. */
const headed = {
  gridTemplateRows: { lg: `${STRIP}px auto auto 1fr` },
  '& > :first-of-type': { gridRow: { lg: 3 } },
  '& > [role="tabpanel"]': { gridRow: { lg: 4 }, gridColumn: 1 },
} as const
