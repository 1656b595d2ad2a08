/** The figures of the picture: what a bar is made of, each opening its explanation. */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FigureTable } from '../../simulator/figures.tsx'
import { ResultValue } from '../results.ts'
import { vociQuadro, vociSocieta } from '../voci.ts'
import { type Bar, parts } from './bars.ts'
import { Swatch } from './looks.tsx'

const { nomiSchede, percorsiScenari } = convsrl

export function PictureTable({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <Box component="details" sx={{ mt: 1, '@media print': { display: 'none' } }}>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        Dati del grafico
      </Typography>
      <FigureTable label="Dove va l'utile ante imposte, per scenario">
        <thead>
          <tr>
            <th scope="col">€</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                <Swatch part={part} /> {vociQuadro[part]}
              </th>
            ))}
            <th scope="col">{vociSocieta.utileAnteImposte}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(
            ({ scenario, parts: its }) =>
              its && (
                <tr key={scenario}>
                  <th scope="row">{nomiSchede[scenario]}</th>
                  {parts.map((part) => (
                    <td key={part}>
                      <ResultValue bare path={`quadro.${scenario}.${part}`} label={`${vociQuadro[part]}, ${nomiSchede[scenario]}`} />
                    </td>
                  ))}
                  <td>
                    <ResultValue
                      bare
                      path={`${percorsiScenari[scenario]}.societa.utileAnteImposte`}
                      label={`${vociSocieta.utileAnteImposte}, ${nomiSchede[scenario]}`}
                    />
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </FigureTable>
    </Box>
  )
}
