/** The curve of every choice over what the slider moves, where the best changes, and the jumps of the levy with their norm. */
import { format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useJumps } from '../Jumps.tsx'
import { AmountTable } from '../results/AmountTable.tsx'
import { Curve } from '../results/Curve.tsx'
import type { Move } from './move.ts'
import { type Compared, partlyForbidden, type Scanned } from './useScan.ts'

const HEIGHT = 360
/** The table shows every sixth point. */
const EVERY = 6

type Props = {
  readonly move: Move
  readonly scan: Scanned
  readonly compared: readonly Compared[]
  readonly amount: string
  readonly at: number
  readonly onPick: (index: number) => void
}

export function Curves({ move, scan: { of, points, changes }, compared, amount, at, onPick }: Props) {
  const { salti: near, failed } = useJumps()
  const salti = near.filter(({ variabile }) => variabile === move.path(of))
  const typed = move.value(of)
  const here = points[at]?.valore ?? typed
  const word = move.label.toLowerCase()
  const name = (k: number | null) => (k === null ? 'nessuna scelta' : (compared[k]?.name ?? ''))
  const last = points.at(-1)?.valore ?? 0
  const forbidden = partlyForbidden(
    compared,
    points.map(({ result }) => result),
  )
  return (
    <Box component="section" aria-label={`Curve al variare di ${word}`}>
      <Box component="ul" sx={{ m: 0, my: 1, pl: 2.5 }}>
        {changes.map(({ valore, from, to }) => (
          <li key={valore}>{`Da ${format.money(valore)} di ${word} è meglio ${name(to)}, fin lì ${name(from)}.`}</li>
        ))}
        {changes.length === 0 && <li>{`La scelta migliore non cambia tra 0 e ${format.money(last)} di ${word}.`}</li>}
        {forbidden.length > 0 && <li>{`La linea manca dove la legge non lo permette: ${forbidden.map(({ name }) => name).join(', ')}.`}</li>}
        {failed && <li>I salti di imposta vicini non si sono potuti cercare.</li>}
        {salti.map(({ valore, testo, norma, lato }) => (
          <li key={`${valore} ${lato} ${testo}`}>
            {testo}{' '}
            <Typography component="span" variant="caption" color="textSecondary">
              {norma}
            </Typography>
          </li>
        ))}
      </Box>
      <Curve
        along={move.label}
        at={points.map(({ valore }) => valore)}
        lines={compared.flatMap(({ id, name, color, dashed = false }, k) =>
          points.some(({ amounts }) => amounts[k] !== null) ? [{ id, label: name, color, dashed, data: points.map(({ amounts }) => amounts[k] ?? null) }] : [],
        )}
        marks={[
          { x: typed, name: `voi siete qui ${format.wholeAmount(typed)} €`, full: true },
          ...(here === typed ? [] : [{ x: here, name: `cursore ${format.wholeAmount(here)} €` }]),
          ...changes.map(({ valore }) => ({ x: valore, name: `incrocio ${format.wholeAmount(valore)} €` })),
          ...salti.map(({ valore, nome }) => ({ x: valore, name: `salto: ${nome}` })),
        ]}
        onPick={onPick}
        height={HEIGHT}
      >
        <AmountTable
          label={`${amount} al variare di ${word}`}
          columns={[move.label, ...compared.map((one) => one.name)]}
          rows={points
            .filter(({ valore }, k) => k % EVERY === 0 || valore === typed)
            .map(({ valore, amounts }) => ({
              key: valore,
              cells: [format.money(valore), ...amounts.map((euro) => (euro === null ? '—' : format.money(euro)))],
              total: valore === typed,
            }))}
        />
      </Curve>
    </Box>
  )
}
