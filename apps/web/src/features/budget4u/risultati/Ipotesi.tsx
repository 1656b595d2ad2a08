/** Only on paper: the choices behind the figures below. */

import { type Evaluator, type Field, format, valueInForce } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { getPath, type Values } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'

/** Define `paths` outside any component. */
export function Ipotesi({ paths }: { readonly paths: readonly string[] }) {
  const { rules } = useSimulationStore()
  const text = useSimulation(({ values }) => ipotesiOf(rules, values, paths))
  return (
    <Typography variant="caption" component="p" sx={{ display: 'none', mb: 1, '@media print': { display: 'block' } }}>
      {text}
    </Typography>
  )
}

/** The assumptions in words, because paper has no form beside the figures. 'Tipologia: Impresa; Contabilità: Semplificata', for the fields that count. */
export const ipotesiOf = (rules: Pick<Evaluator, 'find' | 'applies'>, values: Values, paths: readonly string[]): string =>
  paths
    .flatMap((path) => {
      const field = rules.find(path)?.field
      return field && rules.applies(path, values) ? [`${field.label}: ${written(field, valueInForce(field, getPath(values, path)))}`] : []
    })
    .join('; ')

function written(field: Field, value: unknown): string {
  if (field.kind === 'choice') return field.names[String(value)] ?? String(value)
  if (field.kind === 'flag') return value === true ? 'sì' : 'no'
  if (field.kind === 'percent' && typeof value === 'number') return format.percent(value)
  if (field.kind === 'integer' && field.names) return field.names[Number(value)] ?? String(value)
  return String(value)
}
