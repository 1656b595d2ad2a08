/** The form for the price list of the studio, for users who may change it. */
import { forme } from '@bilancia/contract'
import type { PriceList } from '@bilancia/contract/api'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, FormLabel } from '@mui/material'
import { useId, useState } from 'react'
import { problemOf } from '../../../api/call-error.ts'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { NumberInput } from '../../../design/fields/NumberInput.tsx'
import { toast } from '../../../design/toast.ts'
import { type Prices, useSavePriceList } from './price-list.ts'

const { nomiVoci, voci } = forme
const MAX = forme.catalog.spese.fields.onorari.fields.srl.max

type Typed = Readonly<Record<forme.Voce, unknown>>
const wrong = (value: unknown): boolean => value !== null && (typeof value !== 'number' || value < 0 || value > MAX)
const isPrices = (typed: Typed): typed is Prices => nomiVoci.every((voce) => !wrong(typed[voce]))

type Props = { readonly list: PriceList; readonly studio: string; readonly onClose: () => void }

export function ListinoDialog({ list, studio, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<Typed>(list.prezzi)
  const save = useSavePriceList()
  const send = () =>
    isPrices(typed) &&
    save.mutate(
      { prezzi: typed, UpdateDate: list.UpdateDate },
      {
        onSuccess: () => {
          toast.success('Listino salvato')
          onClose()
        },
      },
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
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
        {save.error && <Alert severity="error">{problemOf(save.error, 'Il listino')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={save.isPending || !isPrices(typed)} onClick={send}>
          Salva listino
        </Button>
      </DialogActions>
    </Dialog>
  )
}
