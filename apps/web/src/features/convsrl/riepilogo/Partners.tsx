/** For each partner: the levy with and without the company, the difference, what is left in hand; the company's own levy joins the total. */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FigureTable } from '../../simulator/figures.tsx'
import { ResultValue } from '../../simulator/Result.tsx'
import { useResult } from '../../simulator/store.ts'

const { nomiSchede, percorsiScenari, vociSocieta, vociSocio, vociTotali } = convsrl
const columns = ['totale', 'totaleSenzaSocieta', 'attribuibile', 'netto'] as const
type Column = (typeof columns)[number]
type Named = { readonly nome: string }
type Row = { readonly label: string; readonly total?: true; readonly cells: Partial<Record<Column, string>> }

const heads: Readonly<Record<Column, string>> = {
  totale: vociTotali.totale,
  totaleSenzaSocieta: vociSocio.totaleSenzaSocieta,
  attribuibile: vociTotali.attribuibile,
  netto: vociTotali.netto,
}

export function Partners({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const partners = useResult<readonly (Named | null)[]>(`riepilogo.${scenario}.soci`) ?? []
  const block = percorsiScenari[scenario]
  const totals = `riepilogo.${scenario}.totali`
  const rows: readonly Row[] = [
    { label: 'Società', cells: { totale: `${block}.societa.totale`, attribuibile: `${block}.societa.totale` } },
    ...partners.flatMap((partner, i) => (partner ? [{ label: partner.nome, cells: ofPartner(`${block}.soci[${i}]`) }] : [])),
    { label: 'Totali', total: true, cells: { totale: `${totals}.totale`, attribuibile: `${totals}.attribuibile`, netto: `${totals}.netto` } },
  ]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h3" color="textSecondary">
        Quanto costa e quanto lascia la società a ciascuno
      </Typography>
      <FigureTable label={`${vociSocieta.totale} e netto dei soci, ${nomiSchede[scenario]}`}>
        <thead>
          <tr>
            <th scope="col">€</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, total, cells }) => (
            <tr key={Object.values(cells).join()} data-total={total && ''}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column}>
                  {cells[column] ? <ResultValue bare path={cells[column]} label={`${heads[column]}, ${label}, ${nomiSchede[scenario]}`} /> : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Box>
  )
}

const ofPartner = (at: string): Readonly<Record<Column, string>> => ({
  totale: `${at}.totale`,
  totaleSenzaSocieta: `${at}.totaleSenzaSocieta`,
  attribuibile: `${at}.attribuibile`,
  netto: `${at}.netto`,
})
