/** Three years: growth of revenue and costs, the figures of each year, and the same as bars. */
import { budget4u } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { Table, useResult } from '../results.ts'
import { Ipotesi } from './Ipotesi.tsx'
import { PianoBars } from './PianoBars.tsx'
import { type RigaPiano, righePiano } from './piano.ts'

const { condizioni, sections } = budget4u
const crescite = sections.crescita.holds
const sums: ReadonlySet<string> = new Set(['risultatoNetto', 'totaleImposte', 'redditoDisponibile'])

export function Piano() {
  const anni = useResult('pianoTriennale')
  return (
    <Section title="Piano triennale" id="piano">
      <Box sx={{ '@media print': { display: 'none' } }}>
        <FormFields of={sections.crescita} />
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

/** The messages about one year, with the year. */
function OfYear({ anno, campo }: { readonly anno: number; readonly campo: string }) {
  const hasMessages = useSimulation(({ messages }) => (messages.get(campo)?.length ?? 0) > 0)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      {hasMessages && <Typography variant="caption">{anno}</Typography>}
      <Messages campo={campo} />
    </Box>
  )
}

function Figures({ anni }: { readonly anni: readonly RigaPiano[] }) {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const headOf = ({ anno, annoParametri }: RigaPiano) => (
    <>
      {anno}
      {annoParametri !== anno && <Box component="span" sx={{ display: 'block' }}>{`regole ${annoParametri}`}</Box>}
    </>
  )
  return (
    <Table
      label="Piano triennale, anno per anno"
      lines="rows"
      columns={anni.map((riga) => ({ name: `${riga.anno}`, head: headOf(riga) }))}
      rows={righePiano(paysIres).map(({ voce, name }) => ({
        name,
        total: sums.has(voce),
        cells: anni.map((_, k) => `pianoTriennale[${k}].${voce}` as const),
      }))}
    />
  )
}
