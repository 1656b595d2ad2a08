/** The current form: its income, its IRAP, and what the comparison adds and leaves out. */
import { Box, Typography } from '@mui/material'
import { Section } from '../../../design/Section.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { nome, Result, Table, useResult, vociOggi } from '../results.ts'
import { formaIn, nomiForme } from './words.ts'

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

const columns = ['quota', 'contributiIvs', 'irpefAddizionali'] as const
const totals = ['quadro.oggi.quota', 'confronto.oggi.contributi', 'quadro.oggi.irpefAddizionali'] as const

/** The share table of the current form: quota, contributions, IRPEF with surcharges. The form determines the names of the persons. */
export function Shares() {
  const forma = useSimulation(({ values }) => formaIn(values))
  const persone = useResult('confronto.oggi.persone') ?? []
  return (
    <Section title={`Ripartizione per quote: ${nomiForme[forma].toLowerCase()}`} level={3}>
      <Table
        label="Ripartizione per quote"
        corner="Persona, €"
        lines="columns"
        columns={columns.map((voce) => nome(`confronto.oggi.persone[0].${voce}`))}
        rows={[
          ...persone.map((persona, k) => ({
            key: placeOf(forma, k),
            name: persona.nome || placeOf(forma, k),
            head: [placeOf(forma, k), persona.nome].filter(Boolean).join(': '),
            cells: columns.map((voce) => `confronto.oggi.persone[${k}].${voce}` as const),
          })),
          { name: 'totale', head: 'Totale', total: true, cells: totals },
        ]}
      />
    </Section>
  )
}

/** The owner comes first; partners and associates are equal. */
function placeOf(forma: keyof typeof nomiForme, k: number): string {
  if (forma === 'SOCIETA_DI_PERSONE') return `Socio ${k + 1}`
  if (forma === 'STUDIO_ASSOCIATO') return `Associato ${k + 1}`
  return k === 0 ? 'Titolare' : `Collaboratore ${k}`
}
