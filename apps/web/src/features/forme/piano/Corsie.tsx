/** The years as columns, the forms as lanes: the path is filled with the value of each year, events are marks, the sum of the values is below. */
import { format, forme, type piano } from '@bilancia/contract'
import { Box } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Scroll } from '../../simulator/figures.tsx'
import { Provisional } from '../../simulator/Provisional.tsx'

const { forme: nomi, codici } = forme

export function Corsie({ trovato: { anni, eventi, tabella } }: { readonly trovato: piano.Risultato }) {
  const percorse = new Set(anni.map(({ forma }) => forma))
  const possibili = new Set(tabella.flatMap(({ colonne }) => colonne.flatMap(({ forma, posizione }) => (posizione === null ? [] : [forma]))))
  const corsie = codici.filter((forma) => percorse.has(forma) || possibili.has(forma))
  return (
    <Scroll role="region" aria-label="Corsie del piano" tabIndex={0}>
      <Lanes aria-label="Forma di ogni anno nel percorso migliore">
        <thead>
          <tr>
            <th scope="col">Forma</th>
            {anni.map(({ anno, provvisorio }) => (
              <th key={anno} scope="col">
                {provvisorio && <Provisional short />}
                {anno}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {corsie.map((forma) => (
            <tr key={forma}>
              <th scope="row">{nomi[forma]}</th>
              {anni.map(({ anno, forma: scelta, valore }, t) => {
                const qui = scelta === forma
                const suoi = qui ? eventi.filter((evento) => evento.anno === anno) : []
                return (
                  <td key={anno} data-path={qui ? (anni[t - 1]?.forma === forma ? 'on' : 'in') : undefined}>
                    {qui && (
                      <span>
                        {format.wholeAmount(valore)} €
                        {suoi.length > 0 && (
                          <Box
                            component="span"
                            role="img"
                            aria-label={`${suoi.length === 1 ? '1 evento' : `${suoi.length} eventi`}`}
                            title={suoi.map(({ testo }) => testo).join(' ')}
                          >
                            {' '}
                            {'◆'.repeat(suoi.length)}
                          </Box>
                        )}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr data-total="">
            <th scope="row">Cumulato</th>
            {anni.map(({ anno, cumulato }) => (
              <td key={anno}>{format.wholeAmount(cumulato)} €</td>
            ))}
          </tr>
        </tbody>
      </Lanes>
    </Scroll>
  )
}

const Lanes = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: '0 4px',
  width: '100%',
  '& th, & td': { padding: '6px 8px', whiteSpace: 'nowrap', textAlign: 'right' },
  '& thead th': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& th:first-of-type': {
    textAlign: 'left',
    fontWeight: 'inherit',
    paddingLeft: 0,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    whiteSpace: 'normal',
    minWidth: 92,
    backgroundColor: theme.palette.background.paper,
  },
  '& tbody td': { borderBottom: `1px dashed ${theme.palette.hairline}` },
  '& td[data-path]': { backgroundColor: theme.palette.accent.light, boxShadow: `inset 0 0 0 1px ${theme.palette.accent.main}`, printColorAdjust: 'exact' },
  '& td[data-path="in"]': { borderTopLeftRadius: 8, borderBottomLeftRadius: 8 },
  '& tr[data-total] > *': { fontWeight: 600, borderTop: `1px solid ${theme.palette.text.primary}` },
}))
