/** The actions of the page, for toolbar, narrow drawer and keys. */
import { located } from '@bilancia/contract'
import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { ExitIcon, FolderIcon, HelpIcon, OverwriteIcon, PrintIcon, RedoIcon, ResetIcon, SaveIcon, UndoIcon } from '../../../design/icons.tsx'
import { type PageAction, usePageActions } from '../../shell/page-actions.ts'
import type { Asking } from '../archive/Archive.tsx'
import { calculateHint } from '../CalculateButton.tsx'
import { REDO_KEYS, UNDO_KEYS } from '../history.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

const SAVE_KEYS = 'Ctrl+S'
const hints = [
  { keys: 'Invio', does: 'Campo successivo' },
  { keys: 'Maiusc+Invio', does: 'Campo precedente' },
  { keys: 'Ctrl+↓', does: 'Sezione successiva' },
  { keys: 'Ctrl+↑', does: 'Sezione precedente' },
  calculateHint,
]

type Leave = (to: string) => void

export function useActions(ask: (asking: Asking) => void, help: () => void, leave: Leave, goToField: (path: string) => void) {
  const { store, rules, simulator, history, document } = useSimulationStore()
  const undoable = useStore(history.steps, ({ done }) => done.length > 0)
  const redoable = useStore(history.steps, ({ undone }) => undone.length > 0)
  const saved = useSimulation((simulation) => simulation.saved !== null)
  const actions = useMemo(() => {
    // In a document it is undone like any other change.
    const reset = () => (document === null ? ask({ what: 'reset' }) : store.getState().reset())
    const overwrite: PageAction = {
      id: 'sovrascrivi',
      label: 'Sovrascrivi',
      icon: <OverwriteIcon />,
      keys: SAVE_KEYS,
      onClick: () => ask({ what: 'overwrite' }),
    }
    const all: readonly PageAction[] = [
      { id: 'stampa', label: 'Stampa', icon: <PrintIcon />, onClick: () => window.print() },
      { id: 'annulla', label: 'Annulla', icon: <UndoIcon />, keys: UNDO_KEYS, disabled: !undoable, onClick: history.undo },
      { id: 'ripeti', label: 'Ripeti', icon: <RedoIcon />, keys: REDO_KEYS, disabled: !redoable, onClick: history.redo },
      { id: 'azzera', label: 'Azzera', icon: <ResetIcon />, onClick: reset },
      { id: 'salva', label: 'Salva', icon: <SaveIcon />, ...(!saved && { keys: SAVE_KEYS }), onClick: () => ask({ what: 'save' }) },
      ...(saved ? [overwrite] : []),
      { id: 'carica', label: 'Carica', icon: <FolderIcon />, onClick: () => ask({ what: 'list' }) },
      { id: 'aiuto', label: 'Aiuto', icon: <HelpIcon />, onClick: help },
      { id: 'esci', label: 'Esci', icon: <ExitIcon />, onClick: () => leave('/') },
    ]
    return all
  }, [ask, document, help, history, leave, redoable, saved, store, undoable])
  const places = useCallback(
    () =>
      located(simulator.catalog).flatMap(({ path }) =>
        rules.applies(path, store.getState().values) ? [{ name: simulator.labelOf(path), go: () => goToField(path) }] : [],
      ),
    [goToField, rules, simulator, store],
  )
  usePageActions(actions, hints, places)
}
