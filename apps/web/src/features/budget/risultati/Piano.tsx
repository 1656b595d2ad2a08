/** Three years: how revenue and costs grow, the figures of each year, the same as bars. */
import { budget4u } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FigureTable } from '../../simulator/figures.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { ResultValue, useResult } from '../results.ts'
import { Field } from '../simulator.ts'
import { vociPiano } from '../voci.ts'
import { Ipotesi } from './Ipotesi.tsx'
import { PianoBars } from './PianoBars.tsx'
import { type RigaPiano, righeMostrate } from './piano.ts'

const { condizioni, contributiDeiSoci } = budget4u
const crescite = (['crescitaRicavi', 'crescitaCosti'] as const).flatMap((crescita) => [0, 1].map((k) => `pianoTriennale.${crescita}[${k}]` as const))
const sums: ReadonlySet<string> = new Set(['risultatoNetto', 'totaleImposte', 'redditoDisponibile'])

export function Piano() {
  const anni = useResult('pianoTriennale')
  return (
    <Section title="Piano triennale" id="piano">
      <Box sx={{ '@media print': { display: 'none' } }}>
        <FieldGrid>
          {crescite.map((path) => (
            <Field key={path} path={path} />
          ))}
        </FieldGrid>
      </Box>
      <Ipotesi paths={crescite} />
      {anni && (
        <>
          <PianoBars anni={anni} />
          <Figures anni={anni} />
          {anni.map(({ anno }, k) => (
            <OfYear key={anno} anno={anno} campo={`pianoTriennale[${k}].ricavi`} />
          ))}
        </>
      )}
    </Section>
  )
}

/** What is said of one year, with the year. */
function OfYear({ anno, campo }: { readonly anno: number; readonly campo: string }) {
  const said = useSimulation(({ messages }) => (messages.get(campo)?.length ?? 0) > 0)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      {said && <Typography variant="caption">{anno}</Typography>}
      <Messages campo={campo} />
    </Box>
  )
}

function Figures({ anni }: { readonly anni: readonly RigaPiano[] }) {
  const paysIres = useHolds(condizioni.nonTrasparente)
  return (
    <FigureTable label="Piano triennale, anno per anno">
      <thead>
        <tr>
          <th scope="col">€</th>
          {anni.map(({ anno, annoParametri }) => (
            <th key={anno} scope="col">
              {anno}
              {annoParametri !== anno && <Box component="span" sx={{ display: 'block' }}>{`regole ${annoParametri}`}</Box>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {righeMostrate(anni).map((voce) => {
          const label = paysIres && voce === 'contributi' ? contributiDeiSoci : vociPiano[voce]
          return (
            <tr key={voce} data-total={sums.has(voce) ? '' : undefined}>
              <th scope="row">{label}</th>
              {anni.map(({ anno }, k) => (
                <td key={anno}>
                  <ResultValue bare path={`pianoTriennale[${k}].${voce}`} label={`${label}, ${anno}`} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </FigureTable>
  )
}
