/** The assets of the VAT adjustment: added and removed one at a time, up to fifty. */
import { iforfettari, initialState } from '@bilancia/contract'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useRef } from 'react'
import { AddIcon, DeleteIcon } from '../../../design/icons.tsx'
import { AnyField, fieldId } from '../../simulator/Field.tsx'
import { getPath } from '../../simulator/path.ts'
import { useSimulation } from '../../simulator/store.ts'

const PATH = 'confronto.tabellaRettifica.beni'
const { item, max } = iforfettari.catalog.confronto.fields.tabellaRettifica.fields.beni
const keys = Object.keys(item)

export function Assets() {
  const assets = useSimulation(({ values }) => listAt(values))
  const set = useSimulation((s) => s.set)
  const addButton = useRef<HTMLButtonElement>(null)

  const add = () => {
    set(PATH, [...assets, initialState(item)])
    focusSoon(() => document.getElementById(fieldId(`${PATH}.${assets.length}.${keys[0]}`)))
  }
  const remove = (at: number) => {
    set(PATH, assets.toSpliced(at, 1))
    focusSoon(() => addButton.current)
  }
  return (
    <>
      {assets.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an asset is known by its place in the list, as in its paths
        <Asset key={at} at={at} onRemove={() => remove(at)} />
      ))}
      <Button ref={addButton} startIcon={<AddIcon />} onClick={add} disabled={assets.length >= max}>
        Aggiungi un bene
      </Button>
      {assets.length >= max && <Typography variant="caption"> Al massimo {max} beni.</Typography>}
    </>
  )
}

function Asset({ at, onRemove }: { readonly at: number; readonly onRemove: () => void }) {
  return (
    <Box role="group" aria-label={`Bene ${at + 1}`} sx={{ display: 'flex', gap: 1, alignItems: 'start', borderBottom: 1, borderColor: 'hairline', py: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))' }}>
        {keys.map((key) => (
          <AnyField key={key} path={`${PATH}.${at}.${key}`} />
        ))}
      </Box>
      <IconButton aria-label={`Togli il bene ${at + 1}`} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
    </Box>
  )
}

const none: readonly unknown[] = []
const listAt = (values: object): readonly unknown[] => {
  const list = getPath(values, PATH)
  return Array.isArray(list) ? list : none
}

/** Waits until the list is rendered again. */
const focusSoon = (element: () => HTMLElement | null) => requestAnimationFrame(() => element()?.focus())
