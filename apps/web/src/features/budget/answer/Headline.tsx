/** What is read first: what the first year leaves, once there is a revenue. */
import { format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { ExplainLink } from '../../simulator/Result.tsx'
import { useResult } from '../../simulator/store.ts'

const MAIN = 'risultati.redditoDisponibile'

/** `compact` is one line and a half, for the bar. */
export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const left = useResult<number>(MAIN)
  const revenue = useResult<number>('quadro.ripartizione.ricavi')
  const known = left !== null && Boolean(revenue)
  const sentence = !known ? 'Budget da completare' : left < 0 ? 'Il primo anno non basta' : 'Il primo anno lascia'
  const tone = !known ? 'text.primary' : left < 0 ? 'warning.main' : 'accent.main'
  return (
    <Box role="status" sx={compact ? { minHeight: 44, display: 'grid', alignContent: 'center' } : { minHeight: 112 }}>
      <Typography variant={compact ? 'subtitle2' : 'h1'} component="h2" noWrap={compact} sx={{ color: tone }}>
        {sentence}
      </Typography>
      {known && (
        <Typography variant={compact ? 'body1' : 'h4'} component="p" noWrap={compact}>
          <ExplainLink path={MAIN} name={`${sentence}: ${format.money(left)}`}>
            {format.money(left)}
          </ExplainLink>{' '}
          <Typography component="span" sx={{ display: compact ? 'inline' : 'block' }}>
            dopo imposte e contributi
          </Typography>
        </Typography>
      )}
    </Box>
  )
}
