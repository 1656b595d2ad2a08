/** /concordato: the proposal of a biennium against the expected income. */
import { concordato, piedeProvvisorio } from '@bilancia/contract'
import { areas } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { FieldGrid } from '../../design/fields/FieldGrid.tsx'
import { PrintIcon, RedoIcon, ResetIcon, UndoIcon } from '../../design/icons.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { PaperHead } from '../shell/PaperHead.tsx'
import { usePageActions } from '../shell/page-actions.ts'
import { ResetDialog } from '../simulator/archive/ResetDialog.tsx'
import { CalculateButton, calculateHint } from '../simulator/CalculateButton.tsx'
import { useCarried } from '../simulator/carried.ts'
import { ErrorList } from '../simulator/ErrorList.tsx'
import { ExplanationProvider } from '../simulator/explanation/ExplanationProvider.tsx'
import { AnyField } from '../simulator/Field.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { REDO_KEYS, UNDO_KEYS } from '../simulator/history.ts'
import { onFormKey } from '../simulator/keys.ts'
import { useLeaveGuard } from '../simulator/LeaveGuard.tsx'
import { AnswerPanel } from '../simulator/page/AnswerPanel.tsx'
import { OfflineNotice, Rare } from '../simulator/page/Notices.tsx'
import { useRestoredNote } from '../simulator/page/useRestoredNote.ts'
import { fieldsOnPaper } from '../simulator/Sheet.tsx'
import { SimulationProvider } from '../simulator/SimulationProvider.tsx'
import { useHolds, useSimulation, useSimulationStore } from '../simulator/store.ts'
import { useGoTo } from '../simulator/useGoTo.ts'
import { Risultato } from './Risultato.tsx'
import { useResult } from './results.ts'
import { anniDi, simulator } from './simulator.ts'
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
        <Box onKeyDown={onFormKey} sx={{ '@media print': fieldsOnPaper }}>
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

/** Only on paper: the head, then what the panel with the answer says on screen. */
export function Paper() {
  const biennio = useSimulation(({ values }) => String(values.biennio ?? ''))
  const provvisorio = useResult('anni')?.find((anno) => anno.provvisorio)?.anno
  return (
    <>
      <PaperHead title={areas.concordato.nome} subtitle={biennio} foot={provvisorio ? piedeProvvisorio(provvisorio) : ''} />
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        <Headline />
        <Content />
      </Box>
    </>
  )
}

const always = ['concordato', 'effettivo', 'rettifiche', 'opzioneSostitutiva', 'ricavi', 'circostanzeEccezionali'] as const
const ofCompany = ['vpnConcordato', 'vpnEffettivo'] as const

/** The years of the biennium side by side: the proposal and what is expected. */
function Anni() {
  const years = useSimulation(({ values }) => anniDi(values).join())
    .split(',')
    .filter(Boolean)
  const company = useHolds(concordato.condizioni.societa)
  if (years.length === 0) return <Note>Scelto il biennio, qui si scrivono la proposta e il reddito atteso di ogni anno.</Note>
  return years.map((year, i) => (
    <Section key={year} title={`Anno ${year}`} id={`anno-${year}`}>
      <Box role="group" aria-label={`Anno ${year}`}>
        <FieldGrid>
          {[...always, ...(company ? ofCompany : [])].map((key) => (
            <AnyField key={key} path={`anni.${i}.${key}`} />
          ))}
        </FieldGrid>
      </Box>
    </Section>
  ))
}
