/** The current form and the six scenarios as typed, one row each. */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { Result, Table, useResult } from '../results.ts'
import { vociOggi, vociTotali } from '../voci.ts'
import { nomiForme } from './words.ts'

const { nomiSchede, scenari } = convsrl
const columns = ['attribuibile', 'netto', 'utileNonDistribuito', 'impostaLatente', 'imposte', 'contributi'] as const
/** The current form keeps no profit inside. */
const ofToday = columns.map((voce) => (voce === 'utileNonDistribuito' || voce === 'impostaLatente' ? null : (`confronto.oggi.${voce}` as const)))
const ofScenarios = scenari.map((scenario) => ({ name: nomiSchede[scenario], cells: columns.map((voce) => `riepilogo.${scenario}.totali.${voce}` as const) }))

export function SideBySide() {
  const forma = useSimulation(({ values }) => String(getPath(values, 'confronto.formaAttuale')) as keyof typeof nomiForme)
  const today = <strong>Oggi: {nomiForme[forma].toLowerCase()}</strong>
  return (
    <>
      <Table
        label="Oggi e i sei scenari"
        lines="columns"
        columns={columns.map((voce) => vociTotali[voce])}
        rows={[{ name: 'oggi', head: today, cells: ofToday }, ...ofScenarios]}
      />
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

/** Only if the current form pays it. */
function Irap() {
  const path = 'confronto.oggi.irap'
  const label = useIrapLabel(`${vociOggi.irap} di oggi`)
  return Boolean(useResult(path)) && <Result path={path} label={label} />
}
