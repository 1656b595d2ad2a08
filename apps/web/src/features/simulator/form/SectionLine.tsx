/**
 * A section folded to one line that names its values. It starts open if nothing is filled in or a field is wrong, and never folds by itself later. The
 * address contains the section opened last.
 */
import { type Field, valueInForce } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Disclosure } from '../../../design/Disclosure.tsx'
import { useWritten } from '../document/written.ts'
import { useFormErrors } from '../errors.ts'
import { getPath, isWithin, type Values } from '../path.ts'
import type { SimulationStore } from '../simulation.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

/** How many values the line names. The others are counted. */
const SHOWN = 4

type Props = { readonly id?: string | undefined; readonly title: string; readonly paths: readonly string[]; readonly children: ReactNode }

export function SectionLine({ id, title, paths, children }: Props) {
  const { rules } = useSimulationStore()
  const written = useWritten()
  const said = useSimulation(({ values }) => summaryOf(rules, written, paths, values).join('\n'))
  const wrong = useFormErrors().filter(({ path }) => paths.some((held) => isWithin(path, held))).length
  const words = said === '' ? [] : said.split('\n')
  const [open] = useState(words.length === 0 || wrong > 0)
  const navigate = useNavigate()
  const onTurn = (turned: boolean) => {
    // A section turns after the click. On a slow computer the page has not yet rendered an address that has changed meanwhile.
    const { search, hash } = window.location
    if (id === undefined || turned === (hash === `#${id}`)) return
    void navigate({ search, hash: turned ? id : '' }, { replace: !turned })
  }
  const more = words.length - SHOWN
  const text = wrong > 0 ? (wrong === 1 ? '1 errore' : `${wrong} errori`) : `${words.slice(0, SHOWN).join(' · ')}${more > 0 ? ` · e altri ${more}` : ''}`
  return (
    <Box component="section" aria-label={title} id={id} sx={{ mb: 1, scrollMarginTop: 16 }}>
      <Disclosure
        title={title}
        heading
        open={open}
        kept={words.length > 0}
        holds={paths}
        onTurn={onTurn}
        mark={
          text && (
            <Typography component="span" variant="caption" color={wrong > 0 ? 'error' : 'textSecondary'} sx={{ minWidth: 0, textAlign: 'right' }}>
              {text}
            </Typography>
          )
        }
      >
        {children}
      </Disclosure>
    </Box>
  )
}

/** The filled-in values, each once: an amount with its name, a choice by its name alone, a checkbox by its label. */
export function summaryOf(
  rules: SimulationStore['rules'],
  written: (path: string, of: Values) => string,
  paths: readonly string[],
  values: Values,
): readonly string[] {
  const said = paths.flatMap((path) => {
    const value = getPath(values, path)
    const field: Field | undefined = rules.find(path)?.field
    if (!field || !rules.applies(path, values)) return []
    if (value === undefined || value === null || value === '' || value === false || typeof value === 'object') return []
    if (field.kind !== 'text' && value === valueInForce(field, undefined)) return []
    const label = field.form?.label ?? field.label
    if (field.kind === 'flag') return [label]
    if (field.kind === 'text') return [String(value)]
    return [field.kind === 'choice' ? written(path, values) : `${label} ${written(path, values)}`]
  })
  return [...new Set(said)]
}
