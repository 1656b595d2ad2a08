/** The dialogs of the archive and their confirmations, one at a time. The page's actions open them. */
import type { CalculationItem } from '@bilancia/contract/api'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { later } from '../../../design/later.tsx'
import { toast } from '../../../design/toast.ts'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { useSimulation, useSimulationStore } from '../store.ts'
import { useArchive } from './useArchive.ts'

const LoadDialog = later(async () => (await import('./LoadDialog.tsx')).LoadDialog)
const SaveDialog = later(async () => (await import('./SaveDialog.tsx')).SaveDialog)

/** `client`: in whose folder it is, for one that the address names. */
type Item = Pick<CalculationItem, 'ID' | 'NomeSimulazione'> & { readonly client?: number | null }
/** The open dialog. */
export type Asking =
  | { readonly what: 'save' | 'list' | 'overwrite' | 'reset' }
  | { readonly what: 'load' | 'delete'; readonly item: Item }
  | { readonly what: 'conflict'; readonly text: string }
  | null

type Props = { readonly asking: Asking; readonly ask: (asking: Asking) => void }

/** `?elaborazione=12` in the address opens that calculation; with `&cliente=3` from the folder of this client. */
const PARAMETER = 'elaborazione'
const CLIENT = 'cliente'

export function Archive({ asking, ask }: Props) {
  const { store } = useSimulationStore()
  const saved = useSimulation((simulation) => simulation.saved)
  const { overwrite, load, remove } = useArchive()
  const close = () => ask(null)
  const onError = (error: Error) => toast.error(error.message)

  const open = (item: Item) => {
    close()
    load.mutate({ id: item.ID, client: item.client ?? null }, { onError, onSuccess: (loaded) => loaded || ask({ what: 'load', item }) })
  }
  const choose = (item: Item) => (store.getState().dirty ? ask({ what: 'load', item }) : open(item))

  const [address, setAddress] = useSearchParams()
  const linked = Number(address.get(PARAMETER) ?? Number.NaN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address opens a calculation, once
  useEffect(() => {
    if (!Number.isInteger(linked)) return
    setAddress({}, { replace: true })
    if (linked !== store.getState().saved?.id || !store.getState().dirty)
      choose({ ID: linked, NomeSimulazione: '', client: Number(address.get(CLIENT)) || null })
  }, [linked])

  const doOverwrite = () => {
    close()
    const refused = (error: Error) =>
      error instanceof CallError && error.code === 'ELABORAZIONE_MODIFICATA' ? ask({ what: 'conflict', text: error.message }) : onError(error)
    if (saved) overwrite.mutate(saved, { onSuccess: () => toast.success('Elaborazione salvata correttamente'), onError: refused })
  }
  const doReset = () => {
    close()
    store.getState().reset()
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
        Le modifiche non salvate andranno perse. Caricare{' '}
        {asking?.what === 'load' && asking.item.NomeSimulazione ? `«${asking.item.NomeSimulazione}»` : "l'elaborazione"}?
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
      <ConfirmDialog open={asking?.what === 'reset'} title="Azzera simulazione" confirm="Azzera" danger onConfirm={doReset} onClose={close}>
        Le modifiche non salvate andranno perse. Azzerare tutti i dati?
      </ConfirmDialog>
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
