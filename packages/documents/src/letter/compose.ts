/** From a calculated case to the letter: the included texts in order, replaced by the user's own texts where there are any. */
import { format, iforfettari, piedeProvvisorio } from '@bilancia/contract'
import { appellativoDi, type Letter, type LetterBlock, type LetterEdits, letterEdits, printed } from '@bilancia/contract/api'
import type { TextBlock } from './block.ts'
import { type Case, caseOf } from './case.ts'
import { avvertenze, note, oggetto, premessa, provvisorio, requisiti } from './common.ts'
import { affidabilita, condizionali } from './conditional.ts'
import { fill, type MergeFields, mergeFields } from './merge.ts'
import { esiti, nonAmmesso } from './outcome.ts'
import { tableRows } from './table.ts'
import type { LetterInput } from './types.ts'

const { nomeCognome, tipologia } = iforfettari.catalog
const TABELLA = { id: 'D', titolo: 'Tabella di sintesi' } as const

/** Print order. */
const ordine: readonly (TextBlock | typeof TABELLA)[] = [
  oggetto,
  premessa,
  provvisorio,
  requisiti,
  nonAmmesso,
  TABELLA,
  ...esiti,
  ...affidabilita,
  ...condizionali,
  ...note,
  avvertenze,
]

/** The letter, or the label of the first missing field that prevents it. */
export function composeLetter(input: LetterInput): Letter | { readonly manca: string } {
  const edits = editsOf(input.stato)
  const conferme = edits.conferme ?? []
  const c = caseOf(input, conferme)
  const cliente = c.typed.text('nomeCognome')
  const campi = {
    appellativo: edits.appellativo || appellativoDi(cliente),
    luogo: edits.luogo || input.studio.luogo,
    data: edits.data ?? input.oggi,
    firma: edits.firma || input.firma,
    qualifica: edits.qualifica ?? '',
  }
  const necessari: readonly (readonly [label: string, value: unknown])[] = [
    [nomeCognome.label, cliente],
    [tipologia.label, c.typed.text('tipologia') !== tipologia.default],
    ['Nome dello studio', input.studio.nome],
    ['Luogo', campi.luogo],
    ['Firma', campi.firma],
  ]
  const manca = necessari.find(([, value]) => !value)
  if (manca) return { manca: manca[0] }

  const fields = { ...mergeFields(c), firma: campi.firma, qualifica: campi.qualifica && `, ${campi.qualifica}` }
  return {
    studio: { nome: printed(input.studio.nome), indirizzo: printed(input.studio.indirizzo), logo: input.studio.logo },
    campi,
    bozza: c.bozza,
    conferme: input.risultato.confronto.affidabilita.datiMancanti.flatMap(({ dato, ipotesi }) =>
      ipotesi === null ? [] : [{ dato, ipotesi, confermato: conferme.includes(dato) }],
    ),
    luogoData: printed(`${campi.luogo}, ${longDate(campi.data)}`),
    destinatario: printed(`${campi.appellativo} ${cliente}`),
    piede: input.risultato.provvisorioAl ? piedeProvvisorio(input.anno) : null,
    blocchi: ordine.flatMap((block) => composed(block, c, fields, edits)),
  }
}

/** The user's edits. A value that is not an edit counts as none. */
function editsOf(state: object): LetterEdits {
  const { data } = letterEdits.safeParse('lettera' in state ? state.lettera : undefined)
  return data ?? {}
}

function composed(block: TextBlock | typeof TABELLA, c: Case, fields: MergeFields, edits: LetterEdits): readonly LetterBlock[] {
  if (!('testo' in block)) return [{ tipo: 'tabella', ...block, righe: tableRows(c).map((row) => ({ ...row, voce: printed(row.voce) })) }]
  const { id, titolo, se, testo } = block
  if (se && !se(c)) return []
  const paragraphs = testo.map((sentences) =>
    sentences
      .flatMap((sentence) => (typeof sentence === 'string' ? [sentence] : sentence.se(c) ? [sentence.testo] : []))
      .map((sentence) => fill(sentence, fields))
      .join(' '),
  )
  const proposto = printed(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'))
  return [{ tipo: 'testo', id, titolo, testo: printed(edits.testi?.[id] ?? proposto), proposto }]
}

/** `2026-11-20` gives `20 novembre 2026`; the first of the month is `1°`, as in the notes of the year. */
function longDate(iso: string): string {
  const [anno, mese, giorno] = iso.split('-').map(Number)
  return `${giorno === 1 ? '1°' : giorno} ${format.monthName(mese ?? 1)} ${anno}`
}
