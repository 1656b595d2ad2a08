/** The dialogs of the archive and their confirmations, one at a time. The page's actions open them. */
import type { CalculationItem } from '@bilancia/contract/api'
import { Suspense } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { later } from '../../../design/later.tsx'
import { toast } from '../../../design/toast.ts'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { useSimulation, useSimulationStore } from '../store.ts'
import { ResetDialog, useLost } from './ResetDialog.tsx'
import { useArchive } from './useArchive.ts'

const LoadDialog = later(async () => (await import('./LoadDialog.tsx')).LoadDialog)
const SaveDialog = later(async () => (await import('./SaveDialog.tsx')).SaveDialog)

type Item = Pick<CalculationItem, 'ID' | 'NomeSimulazione'>
/** The open dialog. */
export type Asking =
  | { readonly what: 'save' | 'list' | 'overwrite' | 'reset' }
  | { readonly what: 'load' | 'delete'; readonly item: Item }
  | { readonly what: 'conflict'; readonly text: string }
  | null

type Props = { readonly asking: Asking; readonly ask: (asking: Asking) => void }

export function Archive({ asking, ask }: Props) {
  const { store, document } = useSimulationStore()
  const saved = useSimulation((simulation) => simulation.saved)
  const lost = useLost()
  const { overwrite, load, remove } = useArchive()
  const close = () => ask(null)
  const onError = (error: Error) => toast.error(error.message)

  const open = (item: Item) => {
    close()
    load.mutate(item.ID, { onError, onSuccess: (loaded) => loaded || ask({ what: 'load', item }) })
  }
  /** A document loses nothing: another calculation opens at its own address, and its own saved values can be undone. */
  const choose = (item: Item) => (document === null || store.getState().dirty ? ask({ what: 'load', item }) : open(item))

  const doOverwrite = () => {
    close()
    const refused = (error: Error) =>
      error instanceof CallError && error.code === 'ELABORAZIONE_MODIFICATA' ? ask({ what: 'conflict', text: error.message }) : onError(error)
    if (saved) overwrite.mutate(saved, { onSuccess: () => toast.success('Elaborazione salvata correttamente'), onError: refused })
  }
  const doDelete = ({ ID }: Item) => {
    ask({ what: 'list' })
    remove.mutate(ID, { onSuccess: () => toast.success('Elaborazione eliminata'), onError })
  }

  return (
    <>
      <Suspense fallback={null}>
        {asking?.what === 'save' && <SaveDialog onClose={close} />}
        {(asking?.what === 'list' || asking?.what === 'delete') && (
          <LoadDialog onLoad={choose} onDelete={(item) => ask({ what: 'delete', item })} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        open={asking?.what === 'load'}
        title="Carica elaborazione"
        confirm="Carica"
        onConfirm={() => asking?.what === 'load' && open(asking.item)}
        onClose={close}
      >
        {lost}Caricare {asking?.what === 'load' && asking.item.NomeSimulazione ? `«${asking.item.NomeSimulazione}»` : "l'elaborazione"}?
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title="Elimina elaborazione"
        confirm="Elimina"
        danger
        onConfirm={() => asking?.what === 'delete' && doDelete(asking.item)}
        onClose={() => ask({ what: 'list' })}
      >
        L'operazione non è reversibile. Eliminare {asking?.what === 'delete' && `«${asking.item.NomeSimulazione}»`}?
      </ConfirmDialog>
      <ConfirmDialog open={asking?.what === 'overwrite'} title="Sovrascrivi elaborazione" confirm="Sovrascrivi" onConfirm={doOverwrite} onClose={close}>
        I dati salvati in precedenza in «{saved?.name}» saranno sostituiti. Procedere?
      </ConfirmDialog>
      <ResetDialog open={asking?.what === 'reset'} onClose={close} />
      <ConfirmDialog
        open={asking?.what === 'conflict'}
        title="Elaborazione modificata altrove"
        confirm="Salva con un altro nome"
        onConfirm={() => ask({ what: 'save' })}
        onClose={close}
      >
        {asking?.what === 'conflict' && asking.text}. Quanto digitato è ancora in questa pagina.
      </ConfirmDialog>
      <WaitOverlay open={overwrite.isPending || load.isPending || remove.isPending} />
    </>
  )
}
