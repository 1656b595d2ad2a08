/** /concordato: the proposal of a biennium against the expected income. */
import { concordato } from '@bilancia/contract'
import { areas } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { PrintIcon, RedoIcon, ResetIcon, UndoIcon } from '../../design/icons.tsx'
import { useIdentity } from '../auth/identity.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { usePageActions } from '../shell/page-actions.ts'
import { ResetDialog } from '../simulator/archive/ResetDialog.tsx'
import { CalculateButton, calculateHint } from '../simulator/CalculateButton.tsx'
import { useCarried } from '../simulator/carried.ts'
import { ErrorList } from '../simulator/ErrorList.tsx'
import { ExplanationProvider } from '../simulator/explanation/ExplanationProvider.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { REDO_KEYS, UNDO_KEYS } from '../simulator/history.ts'
import { onFormKey } from '../simulator/keys.ts'
import { useLeaveGuard } from '../simulator/LeaveGuard.tsx'
import { AnswerPanel } from '../simulator/page/AnswerPanel.tsx'
import { OfflineNotice, Rare } from '../simulator/page/Notices.tsx'
import { useRestoredNote } from '../simulator/page/useRestoredNote.ts'
import { SimulationProvider } from '../simulator/SimulationProvider.tsx'
import { useSimulationStore } from '../simulator/store.ts'
import { useGoTo } from '../simulator/useGoTo.ts'
import { Anni } from './Anni.tsx'
import { Paper } from './Paper.tsx'
import { Risultato } from './Risultato.tsx'
import { simulator } from './simulator.ts'
import { Content, Headline } from './Verdict.tsx'

const { sections } = concordato
const answer = { headline: Headline, content: Content }
/** Every field is on this page, so there is nothing to open. */
const open = () => {}
const isOpen = () => true
const hints = [calculateHint]

export function ConcordatoPage() {
  const { Id } = useIdentity()
  return (
    <SimulationProvider key={Id} simulator={simulator} user={Id}>
      <Page />
    </SimulationProvider>
  )
}

function Page() {
  const goToField = useGoTo(open, isOpen)
  const [resetting, setResetting] = useState(false)
  useActions(useCallback(() => setResetting(true), []))
  useCarried()
  useRestoredNote()
  const { dialog } = useLeaveGuard(false)
  return (
    <ExplanationProvider goToField={goToField}>
      <PageHead title={areas.concordato.nome} />
      <OfflineNotice />
      <Rare />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }, columnGap: 3 }}>
        <Box onKeyDown={onFormKey}>
          <Paper />
          <FormSection of={sections.chi} />
          <Anni />
          <FormSection of={sections.condizioni} />
          <FormSection of={sections.societa} />
          <FormSection of={sections.persona} />
          <FormSection of={sections.previdenza} />
          <ErrorList />
          <Risultato />
        </Box>
        <AnswerPanel answer={answer} action={<CalculateButton label="Calcola il concordato" />} />
      </Box>
      <ResetDialog open={resetting} onClose={() => setResetting(false)} />
      {dialog}
    </ExplanationProvider>
  )
}

function useActions(reset: () => void) {
  const { history } = useSimulationStore()
  const undoable = useStore(history.steps, ({ done }) => done.length > 0)
  const redoable = useStore(history.steps, ({ undone }) => undone.length > 0)
  const actions = useMemo(
    () => [
      { id: 'stampa', label: 'Stampa', icon: <PrintIcon />, onClick: () => window.print() },
      { id: 'annulla', label: 'Annulla', icon: <UndoIcon />, keys: UNDO_KEYS, disabled: !undoable, onClick: history.undo },
      { id: 'ripeti', label: 'Ripeti', icon: <RedoIcon />, keys: REDO_KEYS, disabled: !redoable, onClick: history.redo },
      { id: 'azzera', label: 'Azzera', icon: <ResetIcon />, onClick: reset },
    ],
    [history, redoable, reset, undoable],
  )
  usePageActions(actions, hints)
}
