/** Views, edits or creates a record: actions, errors, fields, and confirmations of actions that cannot be undone. */
import { type FieldError, filled, notices } from '@bilancia/contract/api'
import { Alert, Box, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { BackIcon, DeleteIcon, SaveIcon } from '../../../design/icons.tsx'
import { toast } from '../../../design/toast.ts'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { PrintedHead } from '../../shell/PrintedHead.tsx'
import { type PageAction, usePageActions } from '../../shell/page-actions.ts'
import { type Conflict, ConflictNotice } from './ConflictNotice.tsx'
import { disputed } from './draft.ts'
import { FormErrors } from './FormErrors.tsx'
import { leftUnder, useKept } from './kept.ts'
import type { Kind } from './kind.ts'
import { ResumedNotice } from './ResumedNotice.tsx'
import { type EditSession, useEditSession } from './session.ts'
import { labelOf, shownValue } from './shown-value.ts'
import { useLeaveGuard } from './useLeaveGuard.tsx'
import { useListAddress } from './useListAddress.ts'

/** Maximum width of the content, in pixels. */
const MAX_WIDTH = 960

type Removal<R> = { readonly record: R; readonly onConfirm: (heir: number | null) => void; readonly onClose: () => void }

type Stored = { readonly Id: number; readonly Warnings?: readonly string[] | undefined }

export type EditorProps<V extends { readonly Id: number | null }, R extends Stored> = {
  readonly kind: Kind<V, R>
  /** The defaults of a new record. */
  readonly blank: V
  /** The stored record; null for a new one. */
  readonly record: R | null
  /** Whether the user may save it, and whether the user may delete it. */
  readonly mayEdit: (record: R | null) => boolean
  readonly mayDelete: (record: R) => boolean
  /** The question before a deletion, if it differs from the usual one. */
  readonly removal?: (parts: Removal<R>) => ReactNode
  /** Errors that the form does not find, known before the first save. */
  readonly found?: ((values: V) => readonly FieldError[]) | undefined
  /** Beside the name of a stored record: its state, its licences. */
  readonly head?: (record: R) => ReactNode
  readonly children: (session: EditSession<V>, record: R | null) => ReactNode
}

export function Editor<V extends { readonly Id: number | null }, R extends Stored>(props: EditorProps<V, R>) {
  const { kind, blank, record: opened, mayEdit, mayDelete, removal, found, head, children } = props
  const { form, toDraft, says } = kind
  const navigate = useNavigate()
  const list = useListAddress(kind.listPath)
  const queries = useQueryClient()
  const [record, setRecord] = useState(opened)
  const editable = mayEdit(record)
  const mode = !editable ? 'Read' : record ? 'Edit' : 'New'
  const before = opened ? toDraft(opened) : blank
  const name = `${useIdentity().Id} ${kind.name} ${opened?.Id ?? 0}`
  const [resumed, setResumed] = useState(() => leftUnder<V>(name))
  const session = useEditSession<V>({ form, stored: before, resumed, mode, found })
  const giveUp = useKept(name, session)
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const [asking, setAsking] = useState(false)
  const guard = useLeaveGuard(session.typed, giveUp)
  // Marks lists, choices and the licences in the header as stale, but not the record being edited.
  const listsAreStale = () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [of, what] }) => of === 'license' || (of === kind.name && what !== 'record'),
    })

  const saving = [kind.name, 'save']
  const save = useMutation({
    mutationKey: saving,
    mutationFn: kind.save,
    onSuccess: (saved, sent) => {
      listsAreStale()
      if (!(saved?.Id > 0)) return toast.error(saved ? notices.SALVATAGGIO : says.notSaved)
      toast.success(record ? says.saved(saved) : says.added(saved))
      for (const text of saved.Warnings ?? []) toast.warning(text)
      if (!record) {
        giveUp()
        queries.setQueryData([kind.name, 'record', saved.Id], saved)
        return void navigate(`${kind.detailPath}/${saved.Id}`, { replace: true, state: { list: list.search } })
      }
      setRecord(saved)
      session.accept(toDraft(saved), sent)
    },
    onError: async (failure, sent) => {
      if (failure instanceof CallError && failure.file.campi) {
        session.refuse(failure.file.campi, sent)
        window.scrollTo(0, 0)
      }
      if (failure instanceof CallError && failure.code === 'RECORD_MODIFICATO' && record) {
        const now = await kind.load(record.Id).catch(() => null)
        if (now) {
          window.scrollTo(0, 0)
          return setConflict({ text: failure.message, now: toDraft(now) })
        }
      }
      toast.error(failure instanceof CallError && failure.status >= 500 ? `${says.notSaved}: ${failure.message}` : failure.message)
    },
  })
  const remove = useMutation({
    mutationFn: ({ id, heir }: { readonly id: number; readonly heir: number | null }) => kind.remove(id, heir),
    onSuccess: (gone, { id }) => {
      if (!gone) return toast.error(filled(notices.NON_CANCELLATO, { id }))
      toast.success(filled(notices.CANCELLATO, { id }))
      giveUp()
      listsAreStale()
      void navigate(list.path)
    },
    onError: (failure, { id }) => {
      const said = filled(notices.NON_CANCELLATO, { id })
      toast.error(failure.message.startsWith(said) ? failure.message : `${said}: ${failure.message}`)
    },
  })

  const doRemove = (heir: number | null) => {
    setAsking(false)
    if (record) remove.mutate({ id: record.Id, heir })
  }
  const doSave = () => {
    // A second click may come before the button is drawn as disabled.
    if (queries.isMutating({ mutationKey: saving }) > 0) return
    session.tried()
    if (session.wrong.length > 0) return window.scrollTo(0, 0)
    save.mutate(session.values)
  }
  const actions: PageAction[] = [{ id: 'indietro', label: 'Indietro', icon: <BackIcon />, onClick: () => guard.leave(list.path) }]
  if (record && mayDelete(record)) actions.push({ id: 'elimina', label: 'Elimina', icon: <DeleteIcon />, onClick: () => setAsking(true) })
  if (editable)
    actions.push({
      id: 'salva',
      label: 'Salva',
      icon: <SaveIcon />,
      keys: 'Ctrl+S',
      main: true,
      disabled: !session.modified || save.isPending || conflict !== null,
      onClick: doSave,
    })
  usePageActions(actions)

  const { values, stored } = session
  /** Continues with the new version; values that differ from `sent` are kept. */
  const settle = (now: V, sent: V) => {
    session.accept(now, sent)
    setConflict(null)
  }
  const title = record ? (kind.nameOf?.(record) ?? kind.title) : kind.newTitle
  const over = record && kind.nameOf ? kind.title : undefined
  return (
    <Box sx={{ maxWidth: MAX_WIDTH, ...(mode === 'Read' && legible) }}>
      <PrintedHead title={title} over={over}>
        {record && head?.(record)}
      </PrintedHead>
      {resumed && session.typed && (
        <ResumedNotice
          onDiscard={() => {
            setResumed(undefined)
            session.accept(before, values)
          }}
        />
      )}
      <FormErrors errors={session.errors} />
      {record?.Warnings && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {record.Warnings.map((text) => (
            <Typography key={text}>{text}.</Typography>
          ))}
        </Alert>
      )}
      {conflict && (
        <ConflictNotice
          text={conflict.text}
          differences={disputed(stored, values, conflict.now).map((name) => ({
            label: labelOf(form, name),
            mine: shownValue(form, values, name),
            theirs: shownValue(form, conflict.now, name),
          }))}
          onKeep={() => settle(conflict.now, stored)}
          onTake={() => settle(conflict.now, values)}
        />
      )}
      {children(session, record)}
      {removal ? (
        asking && record && removal({ record, onConfirm: doRemove, onClose: () => setAsking(false) })
      ) : (
        <ConfirmDialog open={asking} title="Elimina" confirm="Elimina" danger onConfirm={() => doRemove(null)} onClose={() => setAsking(false)}>
          L'operazione non è reversibile. Eliminare?
        </ConfirmDialog>
      )}
      {guard.dialog}
      <WaitOverlay open={save.isPending || remove.isPending} />
    </Box>
  )
}

/** Read-only values look like text: no box, no grey, no mark of required fields. */
const legible = {
  '& .MuiInputBase-input.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor', opacity: 1, pl: 0 },
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& .MuiNativeSelect-icon': { display: 'none' },
  '& [data-disabled] > label': { color: 'text.secondary', '& [aria-hidden]': { display: 'none' } },
}
