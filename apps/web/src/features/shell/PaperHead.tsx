/**
 * Only on paper: title, studio and date at the top of the first page; studio, date and page number at the bottom of each. Some browsers do not print
 * the bottom, which is in the margin.
 */
import { currentStudio } from '@bilancia/contract/api'
import { Box, GlobalStyles, Typography } from '@mui/material'
import { cssText } from '../../design/css-text.ts'
import { dayOf } from '../../design/day.ts'
import { useIdentity } from '../auth/identity.ts'

type Props = {
  readonly title: string
  readonly subtitle: string
  readonly landscape?: boolean
  /** Below studio and date, and in the middle of the footer of every page. */
  readonly foot?: string
}

export function PaperHead({ title, subtitle, landscape = false, foot = '' }: Props) {
  const identity = useIdentity()
  const studio = currentStudio(identity)?.Agency.Name ?? identity.Company?.BusinessName ?? ''
  const by = [studio, dayOf(new Date().toISOString())].filter(Boolean).join(' · ')
  return (
    <>
      <GlobalStyles
        styles={{
          '@page': {
            size: landscape ? 'A4 landscape' : 'A4',
            margin: '12mm 12mm 16mm',
            '@bottom-left': { content: cssText(by), fontSize: '8pt' },
            ...(foot && { '@bottom-center': { content: cssText(foot), fontSize: '8pt' } }),
            '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
          },
        }}
      />
      <Box sx={{ display: 'none', '@media print': { display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5 } }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="p" sx={{ fontSize: '12pt', fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography sx={{ fontSize: '9pt' }}>{subtitle}</Typography>
        </Box>
        <Box sx={{ flexShrink: 0, maxWidth: '50%', textAlign: 'right' }}>
          <Typography sx={{ fontSize: '9pt' }}>{by}</Typography>
          {foot && <Typography sx={{ fontSize: '9pt' }}>{foot}</Typography>}
        </Box>
      </Box>
    </>
  )
}
