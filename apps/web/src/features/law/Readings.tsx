/** The texts in which a figure was read: act, link, day. */
import { format } from '@bilancia/contract'
import type { Reading } from '@bilancia/contract/api'
import { Box, Link, Typography } from '@mui/material'
import { kinds } from './words.ts'

export function Readings({ of }: { readonly of: readonly Reading[] }) {
  if (of.length === 0) return <Typography color="textSecondary">Nessuna lettura registrata.</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {of.map(({ id, tipo, atto, dove, letto, origine }) => (
        <li key={id}>
          {atto ?? "Testo che non nomina l'atto"}
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {dove ? (
              <Link
                href={dove}
                target="_blank"
                underline="always"
                rel="noreferrer"
                sx={{ '@media print': { '&::after': { content: `" (${dove.replace(/["\\]/g, encodeURIComponent)})"` } } }}
              >
                {siteOf(dove)}
              </Link>
            ) : (
              'senza indirizzo'
            )}
            {` · ${kinds[tipo]} · ${letto ? `letta il ${format.day(letto)}` : 'da rileggere'}`}
            {origine && ' · ripete un altro testo: insieme contano uno'}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
