/** The question before a simulator with unsaved edits is left. A separate file, loaded when it is asked. */
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'

type Props = {
  /** Not even a draft keeps the edits. */
  readonly lost: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export const LeaveDialog = ({ lost, onConfirm, onClose }: Props) => (
  <ConfirmDialog open title="Modifiche non salvate" confirm="Esci" danger={lost} onConfirm={onConfirm} onClose={onClose}>
    {lost
      ? 'Ci sono modifiche che non sono né salvate né in bozza su questo computer: uscendo andranno perse. Uscire?'
      : 'Ci sono modifiche non salvate: resteranno come bozza su questo computer, ma non tra le elaborazioni. Uscire?'}
  </ConfirmDialog>
)
