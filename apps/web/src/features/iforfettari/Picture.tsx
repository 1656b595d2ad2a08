/** The part of the revenue that each regime takes and the part that remains: two bars with their figures. */
import { iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Part } from '../simulator/page/Part.tsx'
import { Bar, Swatch } from '../simulator/results/Bar.tsx'
import { barText, type Fill, scaleOf, stacked } from '../simulator/results/bars.ts'
import { keysOf } from '../simulator/results/results-of.tsx'
import { SmallTable } from '../simulator/results/TableFrame.tsx'
import { useSimulation } from '../simulator/store.ts'
import { Table, valueIn } from './results.ts'
import { vociRipartizione } from './voci.ts'

type Voce = keyof typeof vociRipartizione

const { lati, nomiLati } = iforfettari

const fillOf: Readonly<Record<Voce, Fill>> = {
  imposte: 'taxes',
  contributi: 'contributions',
  speseAmministrative: 'costs',
  ivaIndetraibile: 'charges',
  resta: 'left',
}

const rows = keysOf(vociRipartizione).map((voce) => ({
  name: vociRipartizione[voce],
  head: (
    <Box component="span" sx={{ display: 'block', pl: 2.25, textIndent: -18 }}>
      <Swatch fill={fillOf[voce]} /> {vociRipartizione[voce]}
    </Box>
  ),
  cells: lati.map((lato) => `quadro.ripartizione.${voce}.${lato}` as const),
}))

/** Bars and table. Renders nothing before the first result. */
export function Picture() {
  const result = useSimulation((s) => s.result)
  if (!valueIn(result, 'quadro')) return null
  const bars = lati.map((lato) => {
    const parts = keysOf(vociRipartizione).map((voce) => ({
      name: vociRipartizione[voce],
      fill: fillOf[voce],
      euro: valueIn(result, `quadro.ripartizione.${voce}.${lato}`) ?? 0,
    }))
    return { name: nomiLati[lato].colonna, parts, segments: stacked(parts) }
  })
  const scale = scaleOf(bars.flatMap(({ segments }) => segments))
  return (
    <Part title="Dei ricavi, prima dei costi dell'attività">
      {bars.map(({ name, parts, segments }) => (
        <Box key={name} role="img" aria-label={`${name}: ${barText(parts)}`} sx={{ mb: 0.5 }}>
          <Typography variant="caption" component="p">
            {name}
          </Typography>
          <Bar segments={segments} scale={scale} height={16} />
        </Box>
      ))}
      <Table
        label="Dei ricavi, prima dei costi dell'attività"
        frame={SmallTable}
        lines="rows"
        columns={lati.map((lato) => nomiLati[lato].colonna)}
        rows={rows}
      />
    </Part>
  )
}
