/** The collaborators or partners: their number, which is the length of their list, and their shares. */
import { all, budget4u, is } from '@bilancia/contract'
import { Box, Button } from '@mui/material'
import { FieldFrame } from '../../../design/fields/FieldFrame.tsx'
import { SelectInput } from '../../../design/fields/inputs.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { getPath } from '../../simulator/path.ts'
import type { Fill } from '../../simulator/simulation-state.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { ResultValue } from '../results.ts'

/** A company that pays IRES, in which no partner works: none is listed. */
export const senzaSoci = all(budget4u.condizioni.nonTrasparente, is(budget4u.condizioni.GESTIONE_IVS, 'NESSUNA'))

/** The indexes of the persons present. A saved list may be longer than the form. */
export function usePersone(path: string): readonly number[] {
  const { rules } = useSimulationStore()
  const count = useSimulation(({ values }) => lengthOf(getPath(values, path)))
  return Array.from({ length: count }, (_, i) => i).filter((i) => rules.find(`${path}[${i}].quota`))
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

/** A list with `count` entries: existing entries stay, new ones are empty. */
export const ofLength = (list: unknown, count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, i) => (Array.isArray(list) ? list[i] : undefined) ?? {})

type Props = { readonly path: string; readonly label: string; readonly max: number }

export function NumeroPersone({ path, label, max }: Props) {
  const { store } = useSimulationStore()
  const count = useSimulation(({ values }) => lengthOf(getPath(values, path)))
  const id = `numero-${path}`
  const resize = (next: unknown) => store.getState().set(path, ofLength(getPath(store.getState().values, path), Number(next)))
  return (
    <FieldFrame id={id} label={label}>
      <SelectInput
        id={id}
        value={count}
        options={Array.from({ length: max + 1 }, (_, n) => ({ value: n, name: String(n) }))}
        invalid={count > max}
        onChange={resize}
      />
    </FieldFrame>
  )
}

type QuoteProps = { readonly campo: string; readonly calcola: Fill }

/** The sum of the shares, the button that computes them, and their errors. */
export function Quote({ campo, calcola }: QuoteProps) {
  const fill = useSimulation((simulation) => simulation.fill)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => fill(calcola)}>
          Calcola quote
        </Button>
        <span>
          Quota totale: <ResultValue path="imposteContributi.quote.totale" label="Quota totale" />
        </span>
      </Box>
      <Messages campo={campo} />
    </>
  )
}
