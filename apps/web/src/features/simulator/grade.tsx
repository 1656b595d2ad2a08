/** The grade of a result: its chip, and the determining data that are missing. What lowers it is in `Reliability.tsx`, which loads with the answer. */
import { type Affidabilita, type DatoMancante, daConfermare, type Grado, gradi, nomeDato } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Fragment } from 'react'
import type { GradePath } from './common-values.ts'
import { confirmedIn } from './confirmed.ts'
import { FieldLink } from './FieldLink.tsx'
import { getPath } from './path.ts'
import { ExplainAny } from './results/Result.tsx'
import { useResult, useSimulation, useSimulationStore } from './store.ts'

const colours = { COMPLETO: 'success', PARZIALE: 'warning', NON_AFFIDABILE: 'error' } as const satisfies Readonly<Record<Grado, string>>

/** The block, and the determining data that nobody has confirmed yet. */
export function useReliability(path: GradePath): { readonly block: Affidabilita | null; readonly open: readonly DatoMancante[] } {
  const block = useResult(path)
  const conferme = useSimulation(({ values }) => getPath(values, 'lettera.conferme'))
  return { block, open: block ? daConfermare(block, confirmedIn(conferme)) : [] }
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 24,
  px: 1,
  border: 1,
  borderRadius: 3,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
} as const

/** The chip beside the verdict. A complete grade has no chip. */
export function GradeChip({ path }: { readonly path: GradePath }) {
  const { block, open } = useReliability(path)
  if (!block || block.grado === 'COMPLETO') return null
  const confirmed = block.grado === 'NON_AFFIDABILE' && open.length === 0
  const text = confirmed ? 'Con ipotesi confermate' : gradi[block.grado]
  return (
    <ExplainAny path={`${path}.grado`} name={`Affidabilità: ${text}`}>
      <Box component="span" sx={{ ...chip, color: `${confirmed ? 'warning' : colours[block.grado]}.main` }}>
        {text}
      </Box>
    </ExplainAny>
  )
}

/** `Manca: Gestione separata, Costi`, each linked to its field. */
export function MissingNames({ data }: { readonly data: readonly DatoMancante[] }) {
  const { labelOf } = useSimulationStore().simulator
  return (
    <>
      Manca:{' '}
      {data.map(({ dato }, at) => (
        <Fragment key={dato}>
          {at > 0 && ', '}
          <FieldLink path={dato} color="inherit" underline="always">
            {nomeDato(labelOf, dato)}
          </FieldLink>
        </Fragment>
      ))}
    </>
  )
}
