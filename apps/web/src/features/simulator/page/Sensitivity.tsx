/** Whether the outcome of a provisional year is stable: one row for each hypothesis. Each simulator gives its own rows. */
import { Typography } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { FigureTable } from '../figures.tsx'
import { Part } from './Part.tsx'

type Hypothesis = { readonly name: string; readonly outcome: string; readonly amount?: string }

type Props = { readonly rows: readonly Hypothesis[]; readonly stable: boolean; readonly amount: string }

/** `amount`: the heading of the last column. */
export function Sensitivity({ rows, stable, amount }: Props) {
  return (
    <Part title="Analisi di sensibilità">
      <Typography variant="body2" sx={{ color: stable ? 'text.primary' : 'warning.main', fontWeight: stable ? 400 : 600 }}>
        {stable ? "L'esito è lo stesso in tutte le ipotesi." : "L'esito cambia con l'ipotesi."}
      </Typography>
      <FigureTable label="Analisi di sensibilità">
        <thead>
          <tr>
            <th scope="col">Ipotesi</th>
            <th scope="col">Esito</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, outcome, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{outcome}</td>
              <td>{amount ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <Note>Ipotesi di prova, non previsioni: minimale, fascia e massimali INPS si indicizzano, le aliquote restano.</Note>
    </Part>
  )
}
