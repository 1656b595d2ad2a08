/** The figures of the picture: the parts of each bar, each with its explanation. */
import { convsrl } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Swatch } from '../../simulator/results/Bar.tsx'
import { ChartData } from '../../simulator/results/Curve.tsx'
import { Table } from '../results.ts'
import { vociSocieta } from '../voci.ts'
import { parts } from './parts.ts'

const { nomiSchede, percorsiScenari } = convsrl

const headed = parts.map(({ name, fill }) => ({
  name,
  head: (
    <>
      <Swatch fill={fill} /> {name}
    </>
  ),
}))

const rowOf = (scenario: convsrl.Scenario) => ({
  name: nomiSchede[scenario],
  cells: [...parts.map(({ voce }) => `quadro.${scenario}.${voce}` as const), `${percorsiScenari[scenario]}.societa.utileAnteImposte` as const],
})

export const PictureTable = ({ scenarios }: { readonly scenarios: readonly convsrl.Scenario[] }) => (
  <Box sx={{ '@media print': { display: 'none' } }}>
    <ChartData>
      <Table
        label="Dove va l'utile ante imposte, per scenario"
        lines="columns"
        columns={[...headed, vociSocieta.utileAnteImposte]}
        rows={scenarios.map(rowOf)}
      />
    </ChartData>
  </Box>
)
