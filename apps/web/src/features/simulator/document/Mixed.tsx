/** Variants of different simulators, by the figures that all of them have: what each of their solutions takes, and what it leaves. */
import { format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useBrand } from '../../../design/brand.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { toolNameOf } from '../../shell/tools.tsx'
import { FigureTable } from '../figures.tsx'
import { euroAt, type Values } from '../path.ts'
import { comparedOf } from './compared.ts'
import type { ComparedLine, Shown } from './compared-line.ts'
import { PictureOf } from './PictureOf.tsx'

type Solution = { readonly of: string; readonly prelievo: number; readonly resta: number }

/** The solutions for which a result has an amount. */
function solutionsOf(lines: readonly ComparedLine[], result: Values | null): readonly Solution[] {
  const found = new Map<string, Solution>()
  for (const { path, alike } of lines) {
    const euro = euroAt(result, path)
    if (!alike || euro === null) continue
    const before = found.get(alike.of) ?? { of: alike.of, prelievo: 0, resta: 0 }
    found.set(alike.of, { ...before, [alike.what]: before[alike.what] + euro })
  }
  return [...found.values()].filter(({ prelievo, resta }) => prelievo !== 0 || resta !== 0)
}

export function Mixed({ shown }: { readonly shown: readonly Shown[] }) {
  const identity = useIdentity()
  const brand = useBrand()
  const toolOf = (application: number) => toolNameOf(application, identity, brand)
  const kinds = [...new Set(shown.map(({ item }) => item.Applicazione))]
  const lines = useQueries({ queries: kinds.map((kind) => ({ queryKey: ['compared', kind], queryFn: () => comparedOf(kind), staleTime: Infinity })) })
  if (lines.some(({ data }) => !data)) return null
  const groups = shown.map(({ item, result }) => ({ item, solutions: solutionsOf(lines[kinds.indexOf(item.Applicazione)]?.data ?? [], result) }))
  const first = groups[0]?.solutions[0]
  return (
    <>
      <Box sx={{ my: 3 }} role="img" aria-label="Che cosa resta in ogni soluzione: le cifre sono nella tabella che segue">
        <PictureOf
          bars={groups.map(({ item, solutions }) => ({
            key: String(item.ID),
            name: `${item.NomeSimulazione} · ${toolOf(item.Applicazione)} · ${item.annoImposta ?? '—'}`,
            amounts: solutions.map(({ of, resta }) => ({ name: of, euro: resta })),
          }))}
        />
      </Box>
      <FigureTable label="Soluzioni a confronto">
        <thead>
          <tr>
            <th scope="col">Soluzione, euro</th>
            <th scope="col">Imposte e contributi</th>
            <th scope="col">Resta</th>
            <th scope="col">Differenza dalla prima</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ item, solutions }) =>
            solutions.map(({ of, prelievo, resta }) => (
              <tr key={`${item.ID} ${of}`}>
                <th scope="row">
                  {of}
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {`${item.NomeSimulazione}, ${toolOf(item.Applicazione)}`}
                  </Typography>
                </th>
                <td>{format.amount(prelievo)}</td>
                <td>{format.amount(resta)}</td>
                <td>{first ? format.difference(resta - first.resta) : ''}</td>
              </tr>
            )),
          )}
        </tbody>
      </FigureTable>
      {groups.map(
        ({ item, solutions }) =>
          solutions.length === 0 && (
            <Typography key={item.ID} variant="body2" sx={{ mt: 1 }}>
              {`${item.NomeSimulazione}: i dati non bastano ancora per un risultato.`}
            </Typography>
          ),
      )}
      <Typography variant="body2" sx={{ mt: 1 }}>
        Strumenti diversi si confrontano per ciò che hanno in comune. Nella società «Resta» è ciò che arriva ai soci: l'utile lasciato in società non vi è
        compreso. Una spesa conta solo dove lo strumento la chiede.
      </Typography>
    </>
  )
}
