/** The grade of a result: its chip, the missing data with links, the weak figures of law, and what untyped zeros leave out. */
import { type Affidabilita, type DatoMancante, daConfermare, format, type Grado, gradi, nomeDato } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import type { GradePath } from './common-values.ts'
import { FieldLink } from './FieldLink.tsx'
import { Part } from './page/Part.tsx'
import { useResult } from './result-values.ts'
import { ExplainAny } from './results/Result.tsx'
import { useSimulation, useSimulationStore } from './store.ts'

type Props = {
  /** The path of the block in the result. */
  readonly path: GradePath
}

const colours = { COMPLETO: 'success', PARZIALE: 'warning', NON_AFFIDABILE: 'error' } as const satisfies Readonly<Record<Grado, string>>
const none: readonly string[] = []

/** The block, and the determining data that nobody has confirmed yet. */
export function useReliability(path: GradePath): { readonly block: Affidabilita | null; readonly open: readonly DatoMancante[] } {
  const block = useResult(path)
  const confirmed = useSimulation(({ values }) => (values.lettera as { readonly conferme?: readonly string[] } | undefined)?.conferme ?? none)
  return { block, open: block ? daConfermare(block, confirmed) : [] }
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
export function GradeChip({ path }: Props) {
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

/** Everything that lowers the grade, then what untyped zeros leave out. Renders nothing if there is nothing. */
export function Reliability({ path }: Props) {
  const { block } = useReliability(path)
  const { labelOf } = useSimulationStore().simulator
  if (!block) return null
  const { datiMancanti, cifreIncerte, lasciatoFuori } = block
  return (
    <>
      {datiMancanti.length > 0 && (
        <Part title="Dati mancanti">
          <Box component="ul" sx={list}>
            {datiMancanti.map(({ dato, peso, perche, alPiu }) => (
              <li key={dato}>
                <FieldLink path={dato}>{nomeDato(labelOf, dato)}</FieldLink>
                {peso === 'DETERMINANTE' && <strong> (determinante)</strong>}
                <Why>
                  {perche}.{alPiu !== null && ` Può spostare fino a ${unbroken(alPiu)}.`}
                </Why>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {cifreIncerte.length > 0 && (
        <Part title="Cifre di legge da rileggere">
          <Box component="ul" sx={list}>
            {cifreIncerte.map(({ figura, nome, attendibilita, provvisoria, euro }) => (
              <li key={figura}>
                {nome}
                <Why>
                  {[attendibilita, ...(provvisoria ? ['provvisoria'] : [])].join(', ')}: pesa {unbroken(euro)}
                </Why>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {lasciatoFuori.length > 0 && (
        <Part title="Non indicato, conta zero">
          <Box component="ul" sx={list}>
            {lasciatoFuori.map(({ dato, perche }) => (
              <li key={dato}>
                <FieldLink path={dato}>{perche}</FieldLink>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </>
  )
}

/** An amount that does not wrap before its symbol. */
const unbroken = (euro: number): string => format.money(euro).replace(' €', '\u00a0€')

const Why = ({ children }: { readonly children: React.ReactNode }) => (
  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

const list = { m: 0, pl: 2.5, '& li': { mb: 0.5 } } as const
