/** A collapsible section of the summary. Closed, it still shows its total; on paper it is always open. */
import { convsrl, format } from '@bilancia/contract'
import { Box, ButtonBase, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useId, useState } from 'react'
import { ExpandIcon } from '../../../design/icons.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { toFill } from '../filled.ts'
import { useResult } from '../results.ts'
import { Nothing } from '../risultati/Nothing.tsx'
import { SaysUnfilled } from '../Unfilled.tsx'
import { vociTotali } from '../voci.ts'
import { Beyond } from './Beyond.tsx'
import { SummaryTable } from './SummaryTable.tsx'

type Props = { readonly scenario: convsrl.Scenario }

export function ScenarioSection({ scenario }: Props) {
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
