/** What each regime takes of the revenue and what it leaves: two bars with their figures beside. */
import { format, iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { getPath, type Values } from '../simulator/path.ts'
import { ExplainLink } from '../simulator/Result.tsx'
import { useSimulation } from '../simulator/store.ts'
import { nonDeductibleVat } from './differences.ts'
import { Part } from './Part.tsx'

type Lato = iforfettari.Lato
type Slice = { readonly name: string; readonly fill: string; readonly euro: number; readonly path: string }

const { lati, nomiLati } = iforfettari

/** Told apart by pattern as well as by colour: black-and-white print and colour blindness. */
const fills = {
  imposte: '#1565c0',
  contributi: 'repeating-linear-gradient(45deg, #c77700 0 4px, #ffe0b2 4px 8px)',
  spese: 'radial-gradient(#3d444d 1.2px, #d8dee4 1.4px) 0 0 / 6px 6px',
  iva: 'repeating-linear-gradient(0deg, #6a1b9a 0 2px, #f3e5f5 2px 6px)',
  resto: '#ffffff',
}

/** Bars and table; nothing before the first answer. */
export function Picture() {
  const result = useSimulation((s) => s.result)
  const values = useSimulation((s) => s.values)
  if (!result) return null
  const sides = { forfettario: slices('forfettario', result, values), normale: slices('normale', result, values) }
  const whole = Math.max(...lati.map((lato) => sides[lato].reduce((sum, { euro }) => sum + Math.max(0, euro), 0)))
  return (
    <Part title="Dei ricavi, prima dei costi dell'attività">
      {lati.map((lato) => (
        <Bar key={lato} name={nomiLati[lato].colonna} slices={sides[lato]} whole={whole} />
      ))}
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', mt: 1, fontSize: '0.8125rem', '& td': { textAlign: 'right', py: 0.25 } }}>
        <thead>
          <tr>
            <td />
            {lati.map((lato) => (
              <Box key={lato} component="th" scope="col" sx={{ textAlign: 'right', fontWeight: 400, color: 'text.secondary', fontSize: '0.75rem' }}>
                {nomiLati[lato].colonna}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.normale.map(({ name, fill }, at) => (
            <tr key={name}>
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400 }}>
                <Swatch fill={fill} /> {name}
              </Box>
              {lati.map((lato) => (
                <td key={lato}>{sides[lato][at] && <Figure slice={sides[lato][at]} lato={lato} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Part>
  )
}

function slices(lato: Lato, result: Values, values: Values): readonly Slice[] {
  const at = (path: string) => Number(getPath(result, path) ?? 0)
  const side = lato === 'forfettario' ? 'redditoContributiImposta' : 'regimeNormale'
  const total = `confronto.totaleComplessivo.${lato}`
  const taxes = `confronto.imposte.totaleImposteContributi.${lato}`
  const contributions = `${side}.contributiTotali`
  const costs = `confronto.speseAmministrative.${lato}`
  const iva = nonDeductibleVat(result)
  const weighs = lato === 'forfettario' ? iva : 0
  const revenue =
    lato === 'forfettario' ? Number(getPath(values, 'redditoContributiImposta.ricavi')) : at('regimeNormale.determinazioneDelReddito.ricaviNormaleApplicati')
  return [
    { name: 'Imposte', fill: fills.imposte, euro: at(taxes) - at(contributions), path: taxes },
    { name: 'Contributi', fill: fills.contributi, euro: at(contributions), path: contributions },
    { name: 'Spese ammin.', fill: fills.spese, euro: at(costs), path: costs },
    ...(iva ? [{ name: 'IVA indetr.', fill: fills.iva, euro: weighs, path: 'confronto.vantaggioForfettarioConIva' }] : []),
    { name: 'Resta', fill: fills.resto, euro: revenue - at(total) - weighs, path: total },
  ]
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

function Figure({ slice: { name, euro, path }, lato }: { readonly slice: Slice; readonly lato: Lato }) {
  const text = format.amount(Math.round(euro * 100) / 100 || 0)
  return (
    <ExplainLink path={path} name={`${name}, ${nomiLati[lato].colonna}: ${text} €`}>
      {text}
    </ExplainLink>
  )
}
