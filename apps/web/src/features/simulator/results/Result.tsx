/**
 * A number of the result that opens its explanation. `AnyResult` is a line with its label, `AnyResultValue` only the number
 * (in a table), `ExplainAny` any words about a number. `resultsOf` gives them to the pages of a simulator, with its paths.
 */
import { format, type Unit } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { Estimate, useEstimated } from '../Estimate.tsx'
import { useExplain } from '../explanation/context.ts'
import { Line } from '../figures.tsx'
import { Provisional, useProvisional } from '../Provisional.tsx'
import { useAnyResult, useSimulation } from '../store.ts'

const SLOW_MS = 300

const Opener = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  // A target of 24 px (WCAG 2.2, 2.5.8). The negative margin keeps it from making a lower line higher.
  display: 'inline-block',
  minWidth: 24,
  padding: 'max(0px, (24px - 1lh) / 2) 0',
  margin: 'min(0px, (1lh - 24px) / 2) 0',
  cursor: 'pointer',
  textAlign: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 2,
  '&:hover, &:focus-visible': { textDecoration: 'underline dotted', textUnderlineOffset: '0.25em' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  // A quieter colour, not opacity: half-faded text would be below the contrast of 4.5.
  '[data-slow] &': { color: theme.palette.text.secondary },
}))

export type ExplainProps<P extends string = string> = { readonly path: P; readonly name: string; readonly children: ReactNode }

/** A button that looks like text. `name` is its accessible name. */
export function ExplainAny({ path, name, children }: ExplainProps) {
  const explain = useExplain()
  return (
    <Opener type="button" data-explains={path} aria-label={`${name}, apri la spiegazione`} onClick={() => explain(path)}>
      {children}
    </Opener>
  )
}

/** Data from the schema of a result about its lines. */
export type Naming = { readonly nome: (path: string) => string; readonly unitOf: (path: string) => Unit }

export type ResultProps<P extends string = string> = {
  readonly path: P
  readonly label: string
  readonly unit?: Unit
  /** Without the euro sign, under a column heading that has it. */
  readonly bare?: boolean
}

/** Only the value, which its container aligns right; an em dash if there is none. */
export function AnyResultValue({ path, label, unit = 'euro', bare = false }: ResultProps) {
  const value = useAnyResult(path)
  const estimated = useEstimated(path)
  const provisional = useProvisional(path)
  if (value === null || value === undefined) return <span title={`${label}: assente`}>—</span>
  const text = written(value, unit)
  return (
    <span>
      {estimated && <Estimate />}
      {provisional && <Provisional short={bare} />}
      <ExplainAny path={path} name={`${label} ${text}${estimated ? ', stima' : ''}${provisional ? ', provvisorio' : ''}`}>
        <span style={{ whiteSpace: 'nowrap' }}>{bare && unit === 'euro' && typeof value === 'number' ? format.amount(value) : text}</span>
      </ExplainAny>
    </span>
  )
}

/** Label on the left, value on the right. */
export function AnyResult(props: ResultProps) {
  return (
    <Line label={props.label}>
      <AnyResultValue {...props} />
    </Line>
  )
}

/**
 * Fades old figures while a slow calculation runs. One mark for all numbers, set only then, because a mark at every
 * keystroke would restyle the page. It is a separate component, so that nothing else renders when a calculation starts and
 * ends.
 */
export function SlowMark(): null {
  const pending = useSimulation((s) => s.pending)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => document.body.setAttribute('data-slow', ''), SLOW_MS)
    return () => {
      clearTimeout(timer)
      document.body.removeAttribute('data-slow')
    }
  }, [pending])
  return null
}

function written(value: unknown, unit: Unit): string {
  if (typeof value === 'number') return format.withUnit(unit, value)
  return typeof value === 'boolean' ? (value ? 'sì' : 'no') : String(value)
}
