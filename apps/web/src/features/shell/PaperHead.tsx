/** Only on paper: a title at the top; studio, date and page number at the bottom. */
import { currentStudio } from '@bilancia/contract/api'
import { Box, GlobalStyles, Typography } from '@mui/material'
import { dayOf } from '../../design/day.ts'
import { useIdentity } from '../auth/identity.ts'

type Props = {
  readonly title: string
  readonly subtitle: string
  readonly landscape?: boolean
  /** In the middle of the footer of every page. */
  readonly foot?: string
}

export function PaperHead({ title, subtitle, landscape = false, foot = '' }: Props) {
  const identity = useIdentity()
  const studio = currentStudio(identity)?.Agency.Name ?? identity.Company?.BusinessName ?? ''
  const today = dayOf(new Date().toISOString())
  return (
    <>
      <GlobalStyles
        styles={{
          '@page': {
            size: landscape ? 'A4 landscape' : 'A4',
            margin: '12mm 12mm 16mm',
            '@bottom-left': { content: quoted([studio, today].filter(Boolean).join(' · ')), fontSize: '8pt' },
            ...(foot && { '@bottom-center': { content: quoted(foot), fontSize: '8pt' } }),
            '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
          },
        }}
      />
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 1.5 } }}>
        <Typography component="p" sx={{ fontSize: '12pt', fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography sx={{ fontSize: '9pt' }}>{subtitle}</Typography>
      </Box>
    </>
  )
}

/** A CSS string. Characters that could end it are escaped. */
const quoted = (text: string): string => `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
