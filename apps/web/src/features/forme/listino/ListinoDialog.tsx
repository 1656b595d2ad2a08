/** The form for the price list of the studio, for users who may change it. */
import { format, forme, recordOf } from '@bilancia/contract'
import type { PriceList } from '@bilancia/contract/api'
import { Alert, DialogContent, DialogContentText, DialogTitle, FormLabel } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { CallError, problemOf } from '../../../api/call-error.ts'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { NumberInput } from '../../../design/fields/NumberInput.tsx'
import { toast } from '../../../design/toast.ts'
import { type Conflict, ConflictNotice } from '../../records/detail/ConflictNotice.tsx'
import { disputed } from '../../records/detail/draft.ts'
import { type Prices, usePriceList, useSavePriceList } from './price-list.ts'

const { nomiVoci, voci } = forme
const MAX = forme.catalog.spese.fields.onorari.fields.srl.max

type Typed = Readonly<Record<forme.Voce, unknown>>
const wrong = (value: unknown): boolean => value !== null && (typeof value !== 'number' || value < 0 || value > MAX)
const isPrices = (typed: Typed): typed is Prices => nomiVoci.every((voce) => !wrong(typed[voce]))
const shown = (value: unknown): string => (typeof value === 'number' ? format.money(value) : 'vuoto')

type Props = { readonly list: PriceList; readonly studio: string; readonly onClose: () => void }

export function ListinoDialog({ list, studio, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<Typed>(list.prezzi)
  /** The list that a save replaces. */
  const [base, setBase] = useState(list)
  const [conflict, setConflict] = useState<Conflict<PriceList> | null>(null)
  const { refetch } = usePriceList()
  const save = useSavePriceList()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || conflict || !isPrices(typed)) return
    save.mutate(
      { prezzi: typed, UpdateDate: base.UpdateDate },
      {
        onSuccess: () => {
          toast.success('Listino salvato')
          onClose()
        },
        onError: async (failure) => {
          if (!(failure instanceof CallError && failure.code === 'RECORD_MODIFICATO')) return
          const { data: now, isSuccess } = await refetch()
          if (isSuccess) setConflict({ text: failure.message, now })
        },
      },
    )
  }
  const settle = (now: PriceList, prezzi: Typed) => {
    setTyped(prezzi)
    setBase(now)
    setConflict(null)
    save.reset()
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={id} maxWidth="sm">
      <form onSubmit={send} noValidate>
        <DialogTitle id={id}>Listino di {studio}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Onorario annuo del commercialista per ogni forma, senza diritto camerale, libri sociali e deposito. Vuoto: il valore di riferimento delle
            pubblicazioni di categoria.
          </DialogContentText>
          <FieldGrid data-compact="">
            {nomiVoci.map((voce) => (
              <div key={voce}>
                <FormLabel htmlFor={`${id}-${voce}`} sx={{ display: 'block' }}>
                  {voci[voce]}
                </FormLabel>
                <NumberInput
                  id={`${id}-${voce}`}
                  kind="money"
                  value={typed[voce]}
                  disabled={save.isPending}
                  invalid={wrong(typed[voce])}
                  onChange={(value) => setTyped((before) => ({ ...before, [voce]: value === '' ? null : value }))}
                />
              </div>
            ))}
          </FieldGrid>
          {!isPrices(typed) && <Alert severity="error">Un onorario è un importo da 0 a 9.999.999 €, oppure vuoto.</Alert>}
          {conflict ? (
            <ConflictNotice
              text={conflict.text}
              differences={nomiVoci
                .filter((voce) => disputed(base.prezzi, typed, conflict.now.prezzi).includes(voce))
                .map((voce) => ({ label: voci[voce], mine: shown(typed[voce]), theirs: shown(conflict.now.prezzi[voce]) }))}
              onKeep={() =>
                settle(
                  conflict.now,
                  recordOf(nomiVoci, (voce) => (typed[voce] === base.prezzi[voce] ? conflict.now.prezzi[voce] : typed[voce])),
                )
              }
              onTake={() => settle(conflict.now, conflict.now.prezzi)}
            />
          ) : (
            save.error && <Alert severity="error">{problemOf(save.error, 'Il listino')}</Alert>
          )}
        </DialogContent>
        <FormActions confirm="Salva listino" disabled={save.isPending || conflict !== null || !isPrices(typed)} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
