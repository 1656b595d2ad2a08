/** The two totals side by side. The better one is marked in words, not only by colour. */
import { iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { ResultValue, useResult } from './results.ts'

const winner = { FORFETTARIO: 'forfettario', NORMALE: 'normale', INDIFFERENTE: null, NON_AMMESSO: null } as const

/** The yearly cost of each regime. A side is absent until it can be computed. The ordinary side too needs at least one typed value. */
export function Totals() {
  const verdict = useResult('confronto.regimeConveniente')
  const ordinary = useResult('confronto.totaleComplessivo.normale')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, my: 1.5 }}>
      {iforfettari.lati.map((lato) => {
        const wins = verdict !== null && winner[verdict] === lato
        const name = iforfettari.nomiLati[lato].colonna
        return (
          <Box
            key={lato}
            sx={{
              border: 1,
              borderRadius: 1,
              p: 1,
              minWidth: 0,
              borderColor: wins ? 'accent.main' : 'divider',
              bgcolor: wins ? 'accent.light' : 'transparent',
            }}
          >
            <Typography variant="caption" component="p" color="textSecondary">
              {name}
            </Typography>
            <Typography sx={{ fontSize: '1rem', lineHeight: 1.5, fontWeight: 600, textAlign: 'right' }}>
              {verdict === null && (lato === 'forfettario' || !ordinary) ? (
                '—'
              ) : (
                <ResultValue path={`confronto.totaleComplessivo.${lato}`} label={`Totale ${name}`} />
              )}
            </Typography>
            <Typography variant="caption" component="p" sx={{ textAlign: 'right', minHeight: 16, color: 'accent.main' }}>
              {wins ? 'conviene' : ''}
            </Typography>
            <Vat lato={lato} />
          </Box>
        )
      })}
    </Box>
  )
}

/** The totals leave VAT out, the difference includes it. */
function Vat({ lato }: { readonly lato: iforfettari.Lato }) {
  const path = `quadro.ripartizione.ivaIndetraibile.${lato}` as const
  if (!useResult(path)) return null
  return (
    <Typography variant="caption" component="p" sx={{ textAlign: 'right' }}>
      più <ResultValue path={path} label="IVA indetraibile" /> di IVA indetraibile
    </Typography>
  )
}
