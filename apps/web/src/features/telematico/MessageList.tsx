/** The remarks of the reader on a file, one line each. */
import { format } from '@bilancia/contract'
import type { ImportMessage } from '@bilancia/contract/api'
import { Box, Typography } from '@mui/material'

type Props = {
  readonly title: string
  readonly messages: readonly ImportMessage[]
  /** Number of further remarks that are not listed. */
  readonly more?: number
}

export function Messages({ title, messages, more = 0 }: Props) {
  if (messages.length === 0) return null
  return (
    <Box role="region" aria-label={title} tabIndex={0} sx={{ mt: 2, maxHeight: '30vh', overflow: 'auto' }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {messages.map(({ codice, riga, posizione, frase, codiceFiscale }) => (
          <li key={`${codice} ${riga} ${posizione}`}>
            {frase} ({codice}
            {codiceFiscale && `, ${codiceFiscale}`})
          </li>
        ))}
        {more > 0 && <li>e altri {format.number(more)}</li>}
      </Box>
    </Box>
  )
}
