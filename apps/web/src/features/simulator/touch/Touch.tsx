/**
 * A picture with sliders: one for each quantity, the picture at the value of the slider, the value in words, and the curve of
 * every choice with crossings and jumps.
 */
import { format, invalid } from '@bilancia/contract'
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { getPath, setPaths, type Values } from '../path.ts'
import type { SimulationStore } from '../simulation.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { Cursor } from './Cursor.tsx'
import { bestOf, type Move } from './move.ts'
import { NEXT, type Scanning, type ScanPoint, useScan } from './useScan.ts'

const Curves = later(async () => (await import('./Curves.tsx')).Curves)

type Props = Scanning & {
  readonly moves: readonly Move[]
  /** What is compared: 'Resta in mano'. */
  readonly amount: string
  /** The picture at a point; null for the typed values. Define it outside any component. */
  readonly picture: (moved: Values | null) => ReactNode
}

export function Touch({ moves, amount, picture, ...scanning }: Props) {
  const [first] = moves
  const [chosen, choose] = useState(first?.id)
  const move = moves.find(({ id }) => id === chosen) ?? first
  const { rules } = useSimulationStore()
  const wrong = useSimulation(({ values }) => isWrong(moves, values, rules))
  if (!move || scanning.scan === undefined) return picture(null)
  if (wrong)
    return (
      <>
        {picture(null)}
        <Typography variant="body2" sx={{ ...below, color: 'text.secondary' }}>
          Il cursore torna quando ogni importo è valido.
        </Typography>
      </>
    )
  const buttons = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={move.id}
      aria-label="Che cosa si muove"
      onChange={(_, id: string | null) => id && choose(id)}
      sx={{ '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none' } }}
    >
      {moves.map(({ id, label }) => (
        <ToggleButton key={id} value={id}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return <Moving key={move.id} move={move} amount={amount} picture={picture} scanning={scanning} buttons={buttons} />
}

/** Whether an amount to move is no number, or out of its bounds: the figures would count it as zero, and the words would say its typed value. */
export const isWrong = (moves: readonly Pick<Move, 'value' | 'at'>[], values: Values, { find }: Pick<SimulationStore['rules'], 'find'>): boolean =>
  moves.some(({ value, at }) => {
    const here = value(values)
    const wrong = (path: string) => {
      const field = find(path)?.field
      return field !== undefined && invalid(field, getPath(values, path))
    }
    return Number.isNaN(here) || Object.keys(at(values, here)).some(wrong)
  })

/** Reserves the height of slider and words, so that the form does not move. */
const below = { minHeight: 76, mt: 0.5, '@media print': { display: 'none' } } as const

type MovingProps = Pick<Props, 'amount' | 'picture'> & { readonly move: Move; readonly scanning: Scanning; readonly buttons: ReactNode }

function Moving({ move, amount, picture, scanning, buttons }: MovingProps) {
  const { store } = useSimulationStore()
  const values = useSimulation((s) => s.values)
  const scan = useScan(move, scanning)
  const [where, setWhere] = useState<{ readonly index: number; readonly of: Values } | null>(null)
  const [curves, setCurves] = useState(false)
  // After any typing the slider is back at the typed value.
  const index = where && where.of === values ? where.index : null
  const points = scan?.points ?? []
  const typed = points.findIndex(({ valore }) => valore === move.value(values))
  const at = index ?? Math.max(0, typed)
  const point = points[at]
  const moved = index !== null && index !== typed && point !== undefined
  // The slider moves at once, the bars as soon as there is time.
  const there = useDeferredValue(moved ? point.result : null)
  const drawn = useMemo(() => picture(there), [picture, there])
  const valueText = (k: number) => words(move, scanning, points[k], amount)
  return (
    <>
      {drawn}
      <Box sx={below}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {buttons}
          {point && (
            <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
              <Cursor
                label={move.label}
                at={points.map(({ valore }) => valore)}
                where={at}
                moved={moved}
                valueText={valueText}
                onMove={(k) => setWhere({ index: k, of: values })}
                onUse={() => {
                  store.getState().replace(setPaths(values, Object.entries(move.at(values, point.valore))))
                  setWhere(null)
                }}
                onBack={() => setWhere(null)}
              />
            </Box>
          )}
          {point && (
            <Button size="small" aria-expanded={curves} onPointerEnter={Curves.soon} onFocus={Curves.soon} onClick={() => setCurves(!curves)}>
              Curve e incroci
            </Button>
          )}
        </Box>
        {point && <Typography variant="body2">{valueText(at)}</Typography>}
      </Box>
      {curves && scan && (
        <Suspense fallback={<Box sx={{ minHeight: 380 }} />}>
          <Curves move={move} scan={scan} compared={scanning.compared} amount={amount} at={at} onPick={(k) => setWhere({ index: k, of: values })} />
        </Suspense>
      )}
    </>
  )
}

/** 'Con ricavi di 50.000,00 €: resta in mano 24.026,58 € (Forfettario), 4.697,06 € più di Ordinario. Dei prossimi …' */
export function words({ label }: Move, { compared }: Pick<Scanning, 'compared'>, point: ScanPoint | undefined, amount: string): string {
  if (!point) return ''
  const { valore, amounts, next } = point
  const best = bestOf(amounts)
  const name = best === null ? undefined : compared[best]?.name
  const opening = `Con ${label.toLowerCase()} di ${format.money(valore)}`
  if (best === null || name === undefined) return `${opening} non c’è nulla da confrontare.`
  const [euro, after] = [amounts[best] ?? 0, next[best] ?? null]
  const others = amounts.flatMap((other, k) => (k === best || other === null ? [] : [{ k, other }])).toSorted((a, b) => b.other - a.other)
  const [second] = others
  const other = second && compared[second.k]
  const ahead = other ? `, ${format.money(euro - second.other)} più ${other.than ?? `di ${other.name}`}` : ''
  if (after === null) return `${opening}: ${amount.toLowerCase()} ${format.money(euro)} (${name})${ahead}.`
  const gain = after - euro
  // The slider may not move the best choice at all: fees, where none are paid. Then nothing is taken either.
  if (gain === 0) return `${opening}: ${amount.toLowerCase()} ${format.money(euro)} (${name})${ahead}, e ${format.wholeAmount(NEXT)} € in più non lo cambiano.`
  const kept =
    gain > 0
      ? `Dei prossimi ${format.wholeAmount(NEXT)} € ne restano ${format.money(gain)} (aliquota marginale ${format.share(NEXT - gain, NEXT)})`
      : `I prossimi ${format.wholeAmount(NEXT)} € ne tolgono ${format.money(-gain)}`
  return `${opening}: ${amount.toLowerCase()} ${format.money(euro)} (${name})${ahead}. ${kept}.`
}
