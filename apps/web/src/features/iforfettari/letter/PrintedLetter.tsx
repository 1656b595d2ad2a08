/** The letter on paper. It is rendered outside the application's page, so that no panel around it cuts or shifts it. */
import { BOZZA, type Letter, type LetterEdits } from '@bilancia/contract/api'
import { createPortal } from 'react-dom'
import { cssText } from '../../../design/css-text.ts'
import { styleNonce } from '../../../design/style-nonce.ts'
import { textOf } from './edits.ts'
import { LetterPage, Paragraphs } from './LetterPage.tsx'

type Props = { readonly letter: Letter; readonly edits: LetterEdits }

/** While it is mounted, printing the window prints only the letter. */
export function PrintedLetter({ letter, edits }: Props) {
  return createPortal(
    <div className="lettera-stampa">
      <style nonce={styleNonce()}>{printCss(letter)}</style>
      <LetterPage
        letter={letter}
        block={(block) => (
          <div className={block.id === 'A' ? 'oggetto' : undefined}>
            <Paragraphs text={textOf(edits, block)} />
          </div>
        )}
      />
    </div>,
    document.body,
  )
}

/** Margin boxes number the pages. A browser without them prints a plain margin. */
const printCss = ({ studio, luogoData, bozza, piede }: Letter): string => `
.lettera-stampa { display: none }
@page {
  size: A4;
  margin: 20mm 20mm 22mm;
  ${bozza ? `@top-center { content: ${cssText(BOZZA)}; font: bold 9pt sans-serif }` : ''}
  @bottom-left { content: ${cssText(`${studio.nome} · ${luogoData}`)}; font: 8pt sans-serif }
  ${piede ? `@bottom-center { content: ${cssText(piede)}; font: 8pt sans-serif }` : ''}
  @bottom-right { content: "pagina " counter(page) " di " counter(pages); font: 8pt sans-serif }
}
@media print {
  html, body { height: auto !important; overflow: visible !important; background: none !important }
  body > :not(.lettera-stampa) { display: none !important }
  .lettera-stampa { display: block }
}`
