/** The last tab: whether to convert, the picture of the six scenarios, each scenario with its totals. It reads only the result. */
import { convsrl, format } from '@bilancia/contract'
import { Box, ButtonBase, Typography, useMediaQuery, useTheme } from '@mui/material'
import { Suspense, useId, useState } from 'react'
import { ExpandIcon } from '../../../design/icons.tsx'
import { later } from '../../../design/later.tsx'
import { Section } from '../../../design/Section.tsx'
import { longNames, onPaper } from '../../simulator/figures.tsx'
import { Jumps } from '../../simulator/Jumps.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { getPath } from '../../simulator/path.ts'
import { WideTable } from '../../simulator/results/WideTable.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { WeakFigures } from '../../simulator/UsedFigures.tsx'
import { Conviene } from '../confronto/Conviene.tsx'
import { Matrix } from '../confronto/Matrix.tsx'
import { toFill } from '../filled.ts'
import { useIrapLabel } from '../irap.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Table, useResult, valueIn, vociTotali } from '../results.ts'
import { Nothing } from '../risultati/Nothing.tsx'
import { SaysUnfilled } from '../Unfilled.tsx'
import { Beyond } from './Beyond.tsx'
import { columnsOf, rowsOf } from './columns.ts'

const Concordato = later(async () => (await import('./Concordato.tsx')).Concordato)

export function RiepilogoTab() {
  const computed = useResult('riepilogo.scenario1.totali') !== null
  return (
    <Box sx={{ ...longNames, '@media print': onPaper }}>
      <PrintSheet title="riepilogo" landscape />
      {computed ? (
        <>
          <Conviene />
          <Matrix />
          <Section title="Dove va l'utile">
            <Picture />
          </Section>
          {convsrl.scenari.map((scenario) => (
            <ScenarioSection key={scenario} scenario={scenario} />
          ))}
          <Box sx={{ '@media print': { display: 'none' } }}>
            <Suspense fallback={null}>
              <Concordato />
            </Suspense>
          </Box>
          <WeakFigures />
          <Jumps />
        </>
      ) : (
        <Nothing scenario="scenario1" />
      )}
    </Box>
  )
}

type Props = { readonly scenario: convsrl.Scenario }

/** A collapsible section of the summary. Closed, it still shows its total; on paper it is always open. */
function ScenarioSection({ scenario }: Props) {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true })
  const [open, setOpen] = useState(wide)
  const content = useId()
  const title = useResult(`riepilogo.${scenario}.titolo`) ?? convsrl.nomiSchede[scenario]
  const unfilled = useSimulation(({ values }) => toFill(values, scenario) !== null)
  const total = useResult(`riepilogo.${scenario}.totali.totale`)
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'hairline', '@media print': { breakInside: 'avoid', pt: 1 } }}>
      <Typography variant="h2" sx={{ m: 0 }}>
        <ButtonBase aria-expanded={open} aria-controls={content} onClick={() => setOpen(!open)} sx={head}>
          <ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none', '@media print': { display: 'none' } }} />
          <Box component="span" sx={{ flex: { xs: '1 0 calc(100% - 40px)', sm: 1 } }}>
            {title}
          </Box>
          <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap', ml: { xs: 4, sm: 0 } }}>
            {unfilled && 'da compilare · '}
            {total === null ? 'non calcolato' : `${vociTotali.totale} ${format.money(total)}`}
          </Typography>
        </ButtonBase>
      </Typography>
      <Box id={content} sx={{ display: open ? 'block' : 'none', pb: 3, '@media print': { display: 'block', pb: 0 } }}>
        {total === null ? (
          <Nothing scenario={scenario} compact />
        ) : (
          <>
            <SaysUnfilled scenario={scenario} />
            <SummaryTable scenario={scenario} title={title} />
            <Beyond scenario={scenario} />
          </>
        )}
      </Box>
    </Box>
  )
}

const head = {
  width: 1,
  minHeight: 48,
  columnGap: 1,
  py: 0.5,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  flexWrap: 'wrap',
  '@media print': { minHeight: 0, py: 0.5 },
} as const

type TableProps = { readonly scenario: convsrl.Scenario; readonly title: string }

/** Company, partners and totals by column. */
function SummaryTable({ scenario, title }: TableProps) {
  const partners = useResult(`riepilogo.${scenario}.soci`) ?? []
  const irap = useSimulation(({ values }) => getPath(values, 'datiSimulazioniSrl.irap.modalita') === 'CALCOLATA')
  // The same columns in all six tables, so that they can be compared.
  const somme = useSimulation(({ result }) => convsrl.scenari.some((s) => (valueIn(result, `riepilogo.${s}.totali.sommeIntegrative`) ?? 0) !== 0))
  const columns = columnsOf({ irap, somme })
  const irapLabel = useIrapLabel(vociTotali.irap)
  return (
    <Table
      label={title}
      frame={WideTable}
      lines="columns"
      of={title}
      columns={columns.map((column) => (column === 'irap' ? irapLabel : vociTotali[column]))}
      rows={rowsOf(scenario, partners).map(({ label, path, at, total }) => ({ key: path, name: label, cells: columns.map(at), total }))}
    />
  )
}
