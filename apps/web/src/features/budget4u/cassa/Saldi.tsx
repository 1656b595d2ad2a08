/** What is left at the end of each month, as columns above and below zero. The table below it has every figure. */
import { format } from '@bilancia/contract'
import { Box } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { Cassa } from './cassa.ts'

export function Saldi({ mesi, minimo }: Pick<Cassa, 'mesi' | 'minimo'>) {
  const saldi = mesi.map(({ finale }) => finale)
  const [alto, basso] = [Math.max(0, ...saldi), Math.min(0, ...saldi)]
  const intero = alto - basso
  if (intero === 0) return null
  const parte = (euro: number) => `${(Math.abs(euro) / intero) * 100}%`
  const anni = [...new Set(mesi.map(({ anno }) => anno))]
  return (
    <Box
      role="img"
      aria-label="Che cosa resta in cassa alla fine di ogni mese; le cifre sono nella tabella"
      sx={{ my: 1, maxWidth: 900, breakInside: 'avoid' }}
    >
      <Etichetta>
        {`Da ${format.wholeAmount(basso)} a ${format.wholeAmount(alto)} € (in rosso il mese più basso, ${format.monthName(minimo.mese)} ${minimo.anno})`}
      </Etichetta>
      <Colonne>
        {mesi.map(({ anno, mese, finale }, k) => (
          <Colonna
            key={`${anno} ${mese}`}
            title={`${format.monthName(mese)} ${anno}: ${format.money(finale)}`}
            data-minimo={mesi[k] === minimo ? '' : undefined}
            data-anno={mese === 1 ? '' : undefined}
          >
            <span style={{ height: parte(finale), top: parte(finale > 0 ? alto - finale : alto) }} />
            <i style={{ top: parte(alto) }} />
          </Colonna>
        ))}
      </Colonne>
      <Box sx={{ display: 'flex', typography: 'caption', color: 'text.secondary' }}>
        {anni.map((anno) => (
          <span key={anno} style={{ flex: mesi.filter((uno) => uno.anno === anno).length }}>
            {anno}
          </span>
        ))}
      </Box>
    </Box>
  )
}

const Etichetta = styled('div')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.text.secondary }))
const Colonne = styled('div')({ display: 'flex', alignItems: 'stretch', height: 160 })
const Colonna = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  '&[data-anno]': { borderLeft: `1px solid ${theme.palette.hairline}` },
  '& > span': { position: 'absolute', left: 1, right: 1, minHeight: 1, backgroundColor: 'var(--quiet)', printColorAdjust: 'exact' },
  '&[data-minimo] > span': { backgroundColor: 'var(--error)' },
  // The line of zero.
  '& > i': { position: 'absolute', left: 0, right: 0, borderTop: `1px solid ${theme.palette.text.primary}` },
}))
