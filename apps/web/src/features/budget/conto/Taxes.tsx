/** The last group of both statements: the ways to the dialogs at the left, the figures down to what is left at the right. */
import type { Condition, ResultPath } from '@bilancia/contract'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Note } from '../../simulator/Note.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { DettagliDialog } from '../dialoghi/DettagliDialog.tsx'
import { ImposteDialog } from '../dialoghi/ImposteDialog.tsx'
import { nome, Result, type Risultato, valueIn } from '../results.ts'
import { Statement } from './Statement.tsx'

/** `details`: when there is a dialog with the shares. */
export function Taxes({ details, results }: { readonly details: Condition; readonly results: ReactNode }) {
  const withDetails = useHolds(details)
  return (
    <Statement
      id="imposte"
      title="Imposte e contributi"
      fields={
        <Box sx={{ '@media print': { display: 'none' } }}>
          <ImposteDialog />
          {withDetails && <DettagliDialog />}
          <Note>IRAP, IRES, IRPEF e contributi si impostano qui; ogni cifra si apre e dice da dove viene.</Note>
        </Box>
      }
      results={results}
    />
  )
}

/** What tax law does not let deduct, line by line; those of nothing are left out. */
export function Riprese({ lines }: { readonly lines: readonly ResultPath<Risultato>[] }) {
  const there = useSimulation(({ result }) => lines.filter((path) => valueIn(result, path)).join()).split(',')
  return lines.filter((path) => there.includes(path)).map((path) => <Result key={path} path={path} label={nome(path)} />)
}
