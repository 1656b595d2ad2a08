/** The mark of a figure that depends on a parameter carried over from the year before, and the mark of a provisional year. */
import { provisionalSince, taxYears } from '@bilancia/contract'
import { Box } from '@mui/material'
import { valueIn } from './common-values.ts'
import type { Simulation } from './simulation-state.ts'
import { useSimulation } from './store.ts'

type MarkProps = {
  /** A single letter, for tables. */
  readonly short?: boolean
}

export function Provisional({ short = false }: MarkProps) {
  return (
    <Box component="span" title="Provvisorio: poggia su un parametro dell'anno prima, in attesa degli atti annuali" sx={mark}>
      {short ? 'P' : 'Provvisorio'}
    </Box>
  )
}

/** Beside a figure of the result, if it is provisional; otherwise renders nothing. */
export function ProvisionalAt({ path, short = false }: MarkProps & { readonly path: string }) {
  return useProvisional(path) && <Provisional short={short} />
}

/** Beside the year, if it is provisional. */
export function ProvisionalYear() {
  return useProvisionalYear() && <Provisional />
}

/** Whether the tax year of the page is provisional. */
export const useProvisionalYear = (): boolean => useSimulation(({ values }) => isProvisional(values.annoImposta))

const isProvisional = (year: unknown): boolean => firstProvisional([year]) !== undefined

/** The first provisional tax year among these. */
export const firstProvisional = (years: readonly unknown[]) => taxYears.find((one) => years.includes(one) && provisionalSince(one) !== null)

/** Whether the figure at a path of the result is currently provisional. */
export const useProvisional = (path: string): boolean => useSimulation(({ result }) => provisionalPaths(result).has(path))

const known = new WeakMap<object, ReadonlySet<string>>()
const none: ReadonlySet<string> = new Set()

/** Computed once for each result. */
export function provisionalPaths(result: Simulation['result']): ReadonlySet<string> {
  if (result === null) return none
  const made = known.get(result) ?? new Set(valueIn(result, 'cifreProvvisorie') ?? [])
  known.set(result, made)
  return made
}

const mark = {
  typography: 'caption',
  color: 'warning.main',
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 0.75,
  px: 0.5,
  mr: 0.75,
  whiteSpace: 'nowrap',
} as const
