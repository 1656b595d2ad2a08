/** The comparison table of the letter. */
import type { LetterRow } from '@bilancia/contract/api'

export function SummaryTable({ rows }: { readonly rows: readonly LetterRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Forfettario</th>
          <th scope="col">Ordinario</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ voce, forfettario, normale, tipo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two collaborators may have one name
          <tr key={index} className={tipo}>
            <th scope="row">{voce}</th>
            <td>{forfettario.replace(' €', '\u00a0€')}</td>
            <td>{normale.replace(' €', '\u00a0€')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
