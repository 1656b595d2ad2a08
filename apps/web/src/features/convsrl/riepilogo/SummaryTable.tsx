/**
 * Company, partners and totals by column. What does not fit scrolls in its own place, between a fixed first column and a fixed total;
 * where there is no room for that, each row is a list of its figures.
 */
import { convsrl } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { ResultValue, useResult, valueIn } from '../results.ts'
import { vociTotali } from '../voci.ts'
import { type Column, columnsOf, type Row, rowsOf } from './columns.ts'

type Props = { readonly scenario: convsrl.Scenario; readonly title: string }

export function SummaryTable({ scenario, title }: Props) {
  const partners = useResult(`riepilogo.${scenario}.soci`) ?? []
  const irap = useSimulation(({ values }) => getPath(values, 'datiSimulazioniSrl.irap.modalita') === 'CALCOLATA')
  // The same columns in all six, so that they can be read one below the other.
  const somme = useSimulation(({ result }) => convsrl.scenari.some((s) => (valueIn(result, `riepilogo.${s}.totali.sommeIntegrative`) ?? 0) !== 0))
  const columns = columnsOf({ irap, somme })
  const irapLabel = useIrapLabel(vociTotali.irap)
  const headOf = (column: Column) => (column === 'irap' ? irapLabel : vociTotali[column])
  return (
    <Frame>
      <Scroll role="region" aria-label={title} tabIndex={0}>
        <Grid role="table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">€</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {headOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <Body role="rowgroup">
            {rowsOf(scenario, partners).map(({ label, path, at, total }) => (
              <Line key={path} role="row" data-total={total && ''}>
                <Head role="rowheader" scope="row">
                  {label}
                </Head>
                {columns.map((column) => (
                  <Data key={column} role="cell" data-column={headOf(column)} data-empty={at(column) ? undefined : ''}>
                    <Figure at={at(column)} label={`${vociTotali[column]}, ${label}, ${title}`} />
                  </Data>
                ))}
              </Line>
            ))}
          </Body>
        </Grid>
      </Scroll>
    </Frame>
  )
}

/** A row does not have every column. */
const Figure = ({ at, label }: { readonly at: ReturnType<Row['at']>; readonly label: string }) => (at ? <ResultValue bare path={at} label={label} /> : '—')

const NARROW = '@container (max-width: 559px)'

const Frame = styled('div')({ containerType: 'inline-size', marginBottom: 16, '@media print': { containerType: 'normal', marginBottom: 4 } })
const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } })
// Roles are written out: rows that are displayed as blocks lose them.
const Body = styled('tbody')()
const Line = styled('tr')()
const Head = styled('th')()
const Data = styled('td')()

const Grid = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  fontSize: '0.75rem',
  '& th, & td': { padding: '4px', verticalAlign: 'bottom', backgroundColor: theme.palette.background.paper },
  '& thead th': { fontWeight: 400, color: theme.palette.text.secondary, textAlign: 'right', lineHeight: 1.25 },
  '& th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, textAlign: 'left', paddingLeft: 0, fontWeight: 'inherit', minWidth: 76 },
  '& th:last-of-type:not(:first-of-type), & td:last-of-type': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    fontWeight: 600,
    paddingRight: 0,
    borderLeft: `1px solid ${theme.palette.hairline}`,
  },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', borderTop: `1px solid ${theme.palette.hairline}` },
  '& tbody th': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& [data-total] > *': { fontWeight: 600, borderTop: `1px solid ${theme.palette.text.primary}` },
  [NARROW]: {
    display: 'block',
    fontSize: 'inherit',
    '& thead': { display: 'none' },
    '& tbody, & tr': { display: 'block' },
    '& tr': { paddingBlock: 8 },
    '& tr + tr': { borderTop: `1px solid ${theme.palette.hairline}` },
    '& tr[data-total]': { borderTop: `1px solid ${theme.palette.text.primary}` },
    '& tbody th, & tbody td': { border: '0 !important', position: 'static !important', display: 'block', padding: '2px 0' },
    '& tbody th': { fontWeight: '600 !important' },
    '& tbody td': { display: 'flex', justifyContent: 'space-between', gap: 16 },
    '& td[data-empty]': { display: 'none !important' },
    '& td::before': { content: 'attr(data-column)', fontWeight: 400, color: theme.palette.text.secondary, whiteSpace: 'normal', textAlign: 'left' },
  },
  '@media print': { fontSize: '7.5pt', '& th, & td': { padding: '1pt 3pt', position: 'static !important' }, '& tr': { breakInside: 'avoid' } },
}))
