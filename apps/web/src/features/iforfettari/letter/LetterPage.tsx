/** The layout of the letter on screen and on paper. The caller renders the text blocks. */
import { BOZZA, type Letter, type LetterRow, type LetterText } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { unbroken } from '../../../design/unbroken.ts'

type Props = { readonly letter: Letter; readonly block: (block: LetterText) => ReactNode }

export function LetterPage({ letter: { studio, bozza, luogoData, destinatario, blocchi }, block }: Props) {
  return (
    <Box sx={page} lang="it">
      {bozza && <div className="bozza">{BOZZA}</div>}
      <header>
        <div>
          <strong>{studio.nome}</strong>
          {studio.indirizzo && <div>{studio.indirizzo}</div>}
        </div>
        {studio.logo && <img src={studio.logo} alt="" />}
      </header>
      <div className="data">{luogoData}</div>
      <div className="destinatario">{destinatario}</div>
      {blocchi.map((b) => (
        <Fragment key={b.id}>{b.tipo === 'tabella' ? <SummaryTable rows={b.righe} /> : block(b)}</Fragment>
      ))}
    </Box>
  )
}

/** Black on white, in points: the same on every screen and printer. */
const page = {
  color: 'var(--black)',
  fontSize: '10.5pt',
  lineHeight: 1.45,
  overflowWrap: 'break-word',
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '8mm', mb: '8mm' },
  '& header strong': { fontSize: '13pt' },
  '& header img': { maxHeight: '18mm', maxWidth: '50mm' },
  '& .bozza': { border: '1pt solid var(--black)', fontWeight: 600, p: '1mm 3mm', mb: '5mm', width: 'fit-content' },
  '& .data': { textAlign: 'right', mb: '6mm' },
  '& .destinatario': { ml: '50%', mb: '8mm' },
  '& p': { m: 0, mb: '2.5mm', whiteSpace: 'pre-line', orphans: 3, widows: 3 },
  '& .oggetto p': { fontWeight: 600, mb: '5mm' },
  '& table': { width: '100%', borderCollapse: 'collapse', my: '5mm', breakInside: 'avoid', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { p: '0.8mm 0', textAlign: 'left', fontWeight: 400 },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'nowrap', pl: '6mm' },
  '@media screen and (max-width: 600px)': { '& table': { fontSize: '9pt' }, '& td, & thead th:not(:first-of-type)': { pl: '2mm' } },
  '& thead th': { fontWeight: 600, borderBottom: '0.6pt solid var(--black)' },
  '& .dettaglio th': { pl: '6mm' },
  '& .dettaglio': { fontSize: '9.5pt' },
  '& .totale > *': { borderTop: '0.6pt solid var(--black)' },
  '& .finale > *': { borderTop: '2.2pt double var(--black)', fontWeight: 600 },
} as const

/** The comparison table of the letter. */
function SummaryTable({ rows }: { readonly rows: readonly LetterRow[] }) {
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

/** A text in paragraphs, separated by an empty line; a line break is kept. A figure and its euro sign stay on one line. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
      <p key={index}>{unbroken(paragraph)}</p>
    ))
}
