/**
 * For each partner: the levy with and without the company, the difference, the remaining net. The total includes the
 * company's own levy.
 */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Table, useResult } from '../results.ts'
import { vociSocieta, vociSocio, vociTotali } from '../voci.ts'

const { nomiSchede, percorsiScenari } = convsrl
const columns = [vociTotali.totale, vociSocio.totaleSenzaSocieta, vociTotali.attribuibile, vociTotali.netto]
const ofPartner = ['totale', 'totaleSenzaSocieta', 'attribuibile', 'netto'] as const

export function Partners({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const partners = useResult(`riepilogo.${scenario}.soci`) ?? []
  const block = percorsiScenari[scenario]
  const company = `${block}.societa.totale` as const
  const totals = `riepilogo.${scenario}.totali` as const
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h3" color="textSecondary">
        Quanto costa e quanto lascia la società a ciascuno
      </Typography>
      <Table
        label={`${vociSocieta.totale} e netto dei soci, ${nomiSchede[scenario]}`}
        lines="columns"
        of={nomiSchede[scenario]}
        columns={columns}
        rows={[
          { name: 'Società', cells: [company, null, company, null] },
          ...partners.flatMap((partner, i) =>
            partner ? [{ key: `${i}`, name: partner.nome, cells: ofPartner.map((voce) => `${block}.soci[${i}].${voce}` as const) }] : [],
          ),
          { name: 'Totali', total: true, cells: [`${totals}.totale`, null, `${totals}.attribuibile`, `${totals}.netto`] },
        ]}
      />
    </Box>
  )
}
