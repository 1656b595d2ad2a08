/** Three years: growth of revenue and costs, the figures of each year, and the same as bars. */
import { budget4u, format, keysOf } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Bar } from '../../simulator/results/Bar.tsx'
import { barText, onZero, scaleOf } from '../../simulator/results/bars.ts'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { Table, useResult, vociPiano } from '../results.ts'
import { Ipotesi } from './Ipotesi.tsx'

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

const shown = [
  { voce: 'ricavi', fill: 'revenue' },
  { voce: 'totaleImposte', fill: 'taxes' },
  { voce: 'contributi', fill: 'contributions' },
  { voce: 'redditoDisponibile', fill: 'left' },
] as const

/**
 * Three years side by side: revenue, taxes and contributions, remaining income. The table below has every figure. The contributions of the partners of a
 * company that pays IRES are not taken from its revenue.
 */
function PianoBars({ anni }: { readonly anni: readonly RigaPiano[] }) {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const years = anni.map((riga) => ({
    anno: riga.anno,
    bars: shown.filter(({ voce }) => !paysIres || voce !== 'contributi').map(({ voce, fill }) => onZero({ name: vociPiano[voce], fill, euro: riga[voce] })),
  }))
  const scale = scaleOf(years.flatMap(({ bars }) => bars))
  if (scale.from === scale.to) return null
  return (
    <Box role="img" aria-label={years.map(({ anno, bars }) => `${anno}: ${barText(bars)}`).join('. ')} sx={{ mb: 2, breakInside: 'avoid' }}>
      {years.map(({ anno, bars }) => (
        <Box key={anno} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '64px minmax(0, 1fr)' }, mb: 1.5 }}>
          <Typography variant="subtitle2" component="p">
            {anno}
          </Typography>
          <Box sx={lines}>
            {bars.map((bar) => (
              <div key={bar.name}>
                <p>{bar.name}</p>
                <Bar segments={[bar]} scale={scale} height={12} />
                <p>{format.money(bar.euro)}</p>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const lines = {
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 130px) minmax(0, 1fr) 104px', columnGap: 1, alignItems: 'center', minHeight: 20 },
  '& p': { m: 0, typography: 'caption', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& p:last-of-type': { textAlign: 'right' },
  '@media print': { '& p': { fontSize: '8pt' }, '& > div': { minHeight: 0 } },
} as const

type Voce = keyof typeof vociPiano
/** One year of the plan: years as numbers, the rest in euro. */
type RigaPiano = Readonly<Record<Voce, number>>

const inOrder = keysOf(vociPiano).filter((voce) => voce !== 'anno' && voce !== 'annoParametri')

/**
 * The lines of the plan. The years are in the heading. The contributions of the partners of a company that pays IRES stand below its income, which does
 * not pay them.
 */
export const righePiano = (paysIres: boolean): readonly { readonly voce: (typeof inOrder)[number]; readonly name: string }[] =>
  paysIres
    ? [...named(inOrder.filter((voce) => voce !== 'contributi')), { voce: 'contributi', name: `${budget4u.contributiDeiSoci}, fuori dalla società` }]
    : named(inOrder)

const named = (voci: typeof inOrder) => voci.map((voce) => ({ voce, name: vociPiano[voce] }))
