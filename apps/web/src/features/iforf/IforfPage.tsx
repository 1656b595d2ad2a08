/** /iforf: the flat-rate regime against the ordinary one. */
import { Box } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { Archive, type Asking } from '../simulator/archive/Archive.tsx'
import { CalculateButton } from '../simulator/CalculateButton.tsx'
import { ElsewhereNotice } from '../simulator/ElsewhereNotice.tsx'
import { ErrorList } from '../simulator/ErrorList.tsx'
import { ExplanationProvider } from '../simulator/explanation/ExplanationProvider.tsx'
import { onEnterNextField } from '../simulator/keys.ts'
import { useLeaveGuard } from '../simulator/LeaveGuard.tsx'
import { SimulationProvider } from '../simulator/SimulationProvider.tsx'
import { useSimulationStore } from '../simulator/store.ts'
import { useGoTo } from '../simulator/useGoTo.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { CollaboratoriTab } from './CollaboratoriTab.tsx'
import { ConfrontoTab } from './ConfrontoTab.tsx'
import { DatiTab } from './DatiTab.tsx'
import { explainForfetari } from './explain.ts'
import { Guide } from './Guide.tsx'
import { Lettera } from './Lettera.tsx'
import { NormaleTab } from './NormaleTab.tsx'
import { simulator } from './simulator.ts'
import { TabBar } from './TabBar.tsx'
import { TitleLine } from './TitleLine.tsx'
import { type Tab, tab, tabOf } from './tabs.ts'
import { useActions } from './useActions.tsx'

export function IforfPage() {
  const { Id } = useIdentity()
  return (
    <SimulationProvider key={Id} simulator={simulator} user={Id}>
      <Page />
    </SimulationProvider>
  )
}

function Page() {
  const [shown, setShown] = useState<Tab>(tab.dati)
  const [asking, setAsking] = useState<Asking>(null)
  const [guide, setGuide] = useState(false)
  const goToField = useGoTo(useCallback((path: string) => setShown(tabOf(path)), []))
  const { leave, dialog } = useLeaveGuard()
  useActions(
    setAsking,
    useCallback(() => setGuide(true), []),
    leave,
  )
  useRestoredNote()

  return (
    <ExplanationProvider load={explainForfetari} goToField={goToField}>
      <TitleLine />
      <ElsewhereNotice />
      <TabBar shown={shown} onShow={setShown} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }, columnGap: 3 }}>
        <Box role="tabpanel" id="scheda" aria-labelledby={`scheda-${shown}`} onKeyDown={onEnterNextField}>
          <Shown tab={shown} />
          {shown !== tab.lettera && <ErrorList />}
        </Box>
        <AnswerPanel action={shown !== tab.lettera && <CalculateButton label="Calcola forfetari" />} />
      </Box>
      <Archive asking={asking} ask={setAsking} />
      {dialog}
      <Guide open={guide} onClose={() => setGuide(false)} />
    </ExplanationProvider>
  )
}

function Shown({ tab: shown }: { readonly tab: Tab }) {
  switch (shown) {
    case tab.dati:
      return <DatiTab />
    case tab.collaboratori:
      return <CollaboratoriTab />
    case tab.normale:
      return <NormaleTab />
    case tab.confronto:
      return <ConfrontoTab />
    case tab.lettera:
      return <Lettera />
  }
}

/** A quiet word that edits of an earlier visit came back. */
function useRestoredNote() {
  const { store } = useSimulationStore()
  useEffect(() => {
    if (store.getState().restored) toast.info('Bozza ripristinata')
  }, [store])
}
