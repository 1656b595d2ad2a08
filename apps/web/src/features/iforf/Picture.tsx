/** What each regime takes of the revenue and what it leaves: two bars with their figures beside. */
import { format, iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Part } from '../simulator/page/Part.tsx'
import { keysOf } from '../simulator/results.ts'
import { useSimulation } from '../simulator/store.ts'
import { ResultValue, valueIn } from './results.ts'
import { vociRipartizione } from './voci.ts'

type Lato = iforfettari.Lato
type Voce = keyof typeof vociRipartizione
type Slice = { readonly name: string; readonly fill: string; readonly euro: number; readonly path: string }

const { lati, nomiLati } = iforfettari

/** Told apart by pattern as well as by colour: black-and-white print and colour blindness. */
const fills: Readonly<Record<Voce, string>> = {
  imposte: '#1565c0',
  contributi: 'repeating-linear-gradient(45deg, #c77700 0 4px, #ffe0b2 4px 8px)',
  speseAmministrative: 'radial-gradient(#3d444d 1.2px, #d8dee4 1.4px) 0 0 / 6px 6px',
  ivaIndetraibile: 'repeating-linear-gradient(0deg, #6a1b9a 0 2px, #f3e5f5 2px 6px)',
  resta: '#ffffff',
}

/** Bars and table; nothing before the first answer. */
export function Picture() {
  const result = useSimulation((s) => s.result)
  if (!valueIn(result, 'quadro')) return null
  const withVat = lati.some((lato) => valueIn(result, `quadro.ripartizione.ivaIndetraibile.${lato}`))
  const shown = keysOf(vociRipartizione).filter((voce) => voce !== 'ivaIndetraibile' || withVat)
  const slice = (voce: Voce, lato: Lato): Slice => {
    const path = `quadro.ripartizione.${voce}.${lato}` as const
    const euro = valueIn(result, path) ?? 0
    return { name: vociRipartizione[voce], fill: fills[voce], path, euro }
  }
  const whole = Math.max(...lati.map((lato) => shown.reduce((sum, voce) => sum + Math.max(0, slice(voce, lato).euro), 0)))
  return (
    <Part title="Dei ricavi, prima dei costi dell'attività">
      {lati.map((lato) => (
        <Bar key={lato} name={nomiLati[lato].colonna} slices={shown.map((voce) => slice(voce, lato))} whole={whole} />
      ))}
      <Box
        component="table"
        sx={{ width: '100%', borderCollapse: 'collapse', mt: 1, typography: 'caption', '& td': { textAlign: 'right', py: 0.25, pl: 1, whiteSpace: 'nowrap' } }}
      >
        <thead>
          <tr>
            <td />
            {lati.map((lato) => (
              <Box key={lato} component="th" scope="col" sx={{ textAlign: 'right', fontWeight: 400, color: 'text.secondary', pl: 1 }}>
                {nomiLati[lato].colonna}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((voce) => (
            <tr key={voce}>
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400, pl: 2.25, textIndent: -18 }}>
                <Swatch fill={fills[voce]} /> {vociRipartizione[voce]}
              </Box>
              {lati.map((lato) => (
                <td key={lato}>
                  <ResultValue bare path={`quadro.ripartizione.${voce}.${lato}`} label={`${vociRipartizione[voce]}, ${nomiLati[lato].colonna}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Part>
  )
}

function Bar({ name, slices, whole }: { readonly name: string; readonly slices: readonly Slice[]; readonly whole: number }) {
  const told = slices.map((slice) => `${slice.name} ${format.money(slice.euro)}`).join(', ')
  return (
    <Box sx={{ mb: 0.5 }}>
      <Typography variant="caption" component="p" aria-hidden>
        {name}
      </Typography>
      <Box role="img" aria-label={`${name}: ${told}`} sx={{ display: 'flex', height: 16, overflow: 'hidden', borderRadius: 0.5 }}>
        {slices.map(
          ({ name: part, fill, euro }) =>
            euro > 0 && (
              <Box
                key={part}
                title={`${part} ${format.money(euro)}`}
                sx={{
                  width: `${(euro / whole) * 100}%`,
                  background: fill,
                  printColorAdjust: 'exact',
                  boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.text.secondary}`,
                }}
              />
            ),
        )}
      </Box>
    </Box>
  )
}

function Swatch({ fill }: { readonly fill: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-block', width: 10, height: 10, mr: 0.5, background: fill, border: 1, borderColor: 'text.secondary', printColorAdjust: 'exact' }}
    />
  )
}
