/** Fields folded under a title that shows how many are filled in and how many are wrong. They are printed if any is filled in. */
import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../design/Disclosure.tsx'
import { useFormErrors } from '../errors.ts'
import { getPath, isWithin } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

type Props = {
  readonly title: string
  readonly paths: readonly string[]
  /** Open at first if something is filled in. */
  readonly openFilled?: boolean
  readonly children: ReactNode
}

export function FoldedFields({ title, paths, openFilled = false, children }: Props) {
  const filled = useFilled(paths)
  const wrong = useFormErrors().filter(({ path }) => paths.some((held) => isWithin(path, held))).length
  const count = wrong > 0 ? (wrong === 1 ? '1 errore' : `${wrong} errori`) : filled === 1 ? '1 compilato' : `${filled} compilati`
  const mark = (wrong > 0 || filled > 0) && (
    <Typography component="span" variant="caption" color={wrong > 0 ? 'error' : 'textSecondary'}>
      {count}
    </Typography>
  )
  return (
    <Disclosure title={title} mark={mark} open={openFilled && filled > 0} kept={filled > 0} holds={paths}>
      {children}
    </Disclosure>
  )
}

/** The number of fields that differ from their defaults. */
function useFilled(paths: readonly string[]): number {
  const { rules } = useSimulationStore()
  return useSimulation(({ values }) => {
    const typed = (path: string) => {
      const value = getPath(values, path)
      const field = rules.find(path)?.field
      return value !== undefined && value !== null && value !== '' && (field?.kind === 'text' || value !== field?.default)
    }
    return paths.filter(typed).length
  })
}
