/** The comparison table of the letter. */
import type { LetterRow } from '@bilancia/contract/api'
import { unbroken } from '../../../design/unbroken.ts'

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
            <td>{unbroken(forfettario)}</td>
            <td>{unbroken(normale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
