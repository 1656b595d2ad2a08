/** Today and the six scenarios as typed, one row each. */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FigureTable } from '../../simulator/figures.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { Result, ResultValue, useResult } from '../results.ts'
import { vociOggi, vociTotali } from '../voci.ts'
import { nomiForme } from './words.ts'

const { nomiSchede, scenari } = convsrl
const columns = ['attribuibile', 'netto', 'utileNonDistribuito', 'impostaLatente', 'imposte', 'contributi'] as const
/** Today nothing stays inside. */
const isOfToday = (column: (typeof columns)[number]) => column !== 'utileNonDistribuito' && column !== 'impostaLatente'

export function SideBySide() {
  const forma = useSimulation(({ values }) => String(getPath(values, 'confronto.formaAttuale')) as keyof typeof nomiForme)
  const today = `Oggi: ${nomiForme[forma].toLowerCase()}`
  return (
    <>
      <FigureTable label="Oggi e i sei scenari">
        <thead>
          <tr>
            <th scope="col">€</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {vociTotali[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <strong>{today}</strong>
            </th>
            {columns.map((column) => (
              <td key={column}>{isOfToday(column) ? <ResultValue bare path={`confronto.oggi.${column}`} label={`${vociTotali[column]}, oggi`} /> : '—'}</td>
            ))}
          </tr>
          {scenari.map((scenario) => (
            <ScenarioRow key={scenario} scenario={scenario} />
          ))}
        </tbody>
      </FigureTable>
      <Box sx={{ maxWidth: 640, mt: 2, mb: 3 }}>
        <Result path="confronto.oggi.redditoImpresa" label={`${vociOggi.redditoImpresa} di oggi`} />
        <Irap />
        <Result path="confronto.costiAggiuntivi" label="Costi annui della società in più di oggi" />
        <Result path="confronto.soglia" label="Risparmio sotto il quale è indifferente" />
        <Typography variant="caption" component="p" color="textSecondary">
          Il prelievo è quello che c'è per via dell'impresa o della società: la differenza tra con e senza. Risparmio = prelievo di oggi − prelievo dello
          scenario − costi annui della società.
        </Typography>
      </Box>
    </>
  )
}

/** Only where today pays it. */
function Irap() {
  const path = 'confronto.oggi.irap'
  const label = useIrapLabel(`${vociOggi.irap} di oggi`)
  return Boolean(useResult(path)) && <Result path={path} label={label} />
}

function ScenarioRow({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const computed = useResult(`riepilogo.${scenario}.totali`) !== null
  return (
    <tr>
      <th scope="row">{nomiSchede[scenario]}</th>
      {columns.map((column) => (
        <td key={column}>
          {computed ? <ResultValue bare path={`riepilogo.${scenario}.totali.${column}`} label={`${vociTotali[column]}, ${nomiSchede[scenario]}`} /> : '—'}
        </td>
      ))}
    </tr>
  )
}
