/** Variants in one simulator: inputs that differ, results that differ, the difference to the first, one picture. */
import { format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FigureTable } from '../figures.tsx'
import { euroAt } from '../path.ts'
import { useSimulationStore } from '../store.ts'
import type { ComparedLine, Shown } from './compared-line.ts'
import { PictureOf } from './PictureOf.tsx'
import { fieldChanges, fieldName, useWritten } from './written.ts'

export function Alike({ shown, lines }: { readonly shown: readonly Shown[]; readonly lines: readonly ComparedLine[] }) {
  return (
    <>
      <Inputs shown={shown} />
      <Results shown={shown} lines={lines} />
    </>
  )
}

function Heads({ shown, first }: { readonly shown: readonly Shown[]; readonly first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {shown.map(({ item }) => (
          <th key={item.ID} scope="col">
            {item.NomeSimulazione}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function Inputs({ shown }: { readonly shown: readonly Shown[] }) {
  const { simulator } = useSimulationStore()
  const written = useWritten()
  const [first, ...others] = shown
  const paths = [...new Set(others.flatMap(({ state }) => fieldChanges(simulator, first?.state ?? {}, state).map(({ percorso }) => percorso)))]
  if (paths.length === 0) return <Typography sx={{ mb: 2 }}>Nessun dato è ancora diverso.</Typography>
  return (
    <FigureTable label="Dati diversi">
      <Heads shown={shown} first="Dati diversi" />
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <th scope="row">{fieldName(simulator, path)}</th>
            {shown.map(({ item, state }) => (
              <td key={item.ID}>{written(path, state)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

function Results({ shown, lines }: { readonly shown: readonly Shown[]; readonly lines: readonly ComparedLine[] }) {
  const rows = lines
    .map((line) => ({ ...line, euro: shown.map(({ result }) => euroAt(result, line.path)) }))
    .filter(({ euro }) => euro.some((value) => value !== null && value !== 0))
  const bars = rows.filter(({ main }) => main)
  return (
    <>
      <Box sx={{ my: 3 }} role="img" aria-label="Le varianti a confronto: le cifre sono nella tabella che segue">
        <PictureOf
          bars={bars.map(({ path, name, euro }) => ({
            key: path,
            name,
            amounts: shown.map(({ item }, at) => ({ name: item.NomeSimulazione, euro: euro[at] ?? 0 })),
          }))}
        />
      </Box>
      <FigureTable label="Risultati a confronto">
        <Heads shown={shown} first="Risultati, euro (differenza dalla prima)" />
        <tbody>
          {rows.map(({ path, name, euro, main }) => (
            <tr key={path} data-total={main ? '' : undefined}>
              <th scope="row">{name}</th>
              {euro.map((value, at) => (
                <td key={shown[at]?.item.ID}>
                  {value === null ? '—' : format.amount(value)}
                  {at > 0 && value !== null && typeof euro[0] === 'number' && value !== euro[0] && (
                    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                      {format.difference(value - euro[0])}
                    </Typography>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </>
  )
}
