/** The current form: its income, its IRAP, and what the comparison adds and leaves out. */
import { Box, Typography } from '@mui/material'
import { useIrapLabel } from '../irap.tsx'
import { Result, useResult } from '../results.ts'
import { vociOggi } from '../voci.ts'

export function Oggi() {
  return (
    <Box sx={{ maxWidth: 640, mt: 2, mb: 3 }}>
      <Result path="confronto.oggi.redditoImpresa" label={`${vociOggi.redditoImpresa} di oggi`} />
      <Irap />
      <Result path="confronto.costiAggiuntivi" label="Costi annui della società in più di oggi" />
      <Result path="confronto.soglia" label="Risparmio sotto il quale è indifferente" />
      <Typography variant="caption" component="p" color="textSecondary">
        Il prelievo è quello che c'è per via dell'impresa o della società: la differenza tra con e senza. Risparmio = prelievo di oggi − prelievo dello scenario
        − costi annui della società.
      </Typography>
    </Box>
  )
}

/** Only if the current form pays it. */
function Irap() {
  const path = 'confronto.oggi.irap'
  const label = useIrapLabel(`${vociOggi.irap} di oggi`)
  return Boolean(useResult(path)) && <Result path={path} label={label} />
}
