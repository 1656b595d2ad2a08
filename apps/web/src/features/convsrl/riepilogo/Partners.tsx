/** For each partner: the levy with and without the company, the difference, what is left in hand; the company's own levy joins the total. */
import { convsrl, type ResultPath } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FigureTable } from '../../simulator/figures.tsx'
import { ResultValue, type Risultato, useResult } from '../results.ts'
import { vociSocieta, vociSocio, vociTotali } from '../voci.ts'

const { nomiSchede, percorsiScenari } = convsrl
const columns = ['totale', 'totaleSenzaSocieta', 'attribuibile', 'netto'] as const
type Column = (typeof columns)[number]
type Path = ResultPath<Risultato>
type Row = { readonly label: string; readonly total?: true; readonly cells: Partial<Record<Column, Path>> }

const heads: Readonly<Record<Column, string>> = {
  totale: vociTotali.totale,
  totaleSenzaSocieta: vociSocio.totaleSenzaSocieta,
  attribuibile: vociTotali.attribuibile,
  netto: vociTotali.netto,
}

export function Partners({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const partners = useResult(`riepilogo.${scenario}.soci`) ?? []
  const block = percorsiScenari[scenario]
  const totals = `riepilogo.${scenario}.totali` as const
  const rows: readonly Row[] = [
    { label: 'Società', cells: { totale: `${block}.societa.totale`, attribuibile: `${block}.societa.totale` } },
    ...partners.flatMap((partner, i) => (partner ? [{ label: partner.nome, cells: ofPartner(scenario, i) }] : [])),
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

function ofPartner(scenario: convsrl.Scenario, i: number): Readonly<Record<Column, Path>> {
  const at = `${percorsiScenari[scenario]}.soci[${i}]` as const
  return { totale: `${at}.totale`, totaleSenzaSocieta: `${at}.totaleSenzaSocieta`, attribuibile: `${at}.attribuibile`, netto: `${at}.netto` }
}
