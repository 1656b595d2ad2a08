/** The last group of both statements: the ways to the dialogs at the left, the figures down to what is left at the right. */
import type { Condition } from '@bilancia/contract'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Note } from '../../simulator/Note.tsx'
import { Result } from '../../simulator/Result.tsx'
import { getPath, useHolds, useSimulation } from '../../simulator/store.ts'
import { DettagliDialog } from '../dialoghi/DettagliDialog.tsx'
import { ImposteDialog } from '../dialoghi/ImposteDialog.tsx'
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

type RipreseProps<R extends string> = { readonly conto: string; readonly voci: readonly R[]; readonly nomi: Readonly<Record<R, string>> }

/** What tax law does not let deduct, line by line; those of nothing are left out. */
export function Riprese<R extends string>({ conto, voci, nomi }: RipreseProps<R>) {
  const there = useSimulation(({ result }) => voci.filter((voce) => getPath(result, `${conto}.${voce}`)).join()).split(',')
  return voci.filter((voce) => there.includes(voce)).map((voce) => <Result key={voce} path={`${conto}.${voce}`} label={nomi[voce]} />)
}
