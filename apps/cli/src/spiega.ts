/** The explanation of one result as a tree that reads from top to bottom. */
import type { Nodo, Spiegazione } from '@bilancia/engine'

/** Maximum length of a line. */
const WIDTH = 160
const LABEL = 'formula: '.length

/**
 * The lines of the tree, down to a number of levels. The last level shows each value with its calculation, norm and source;
 * the levels above show everything. Zero terms share one line. Without a limit everything is opened, including zero terms.
 * A rule that appears twice is opened once.
 */
export function albero({ radice, nodo: nodeAt }: Spiegazione, levels = Infinity): readonly string[] {
  const opened = new Set<string>()
  const lines: string[] = []
  const visit = (id: string, first: string, rest: string, level: number): void => {
    const nodo = nodeAt(id)
    if (!nodo) return
    const last = level >= levels
    const again = nodo.da.length > 0 && opened.has(id)
    lines.push(...wrapped(`${nodo.nome}: ${nodo.testo}${again ? '  (spiegato sopra)' : ''}`, first, `${rest}  `))
    if (again) return
    if (!last) opened.add(id)
    const zeros = levels === Infinity ? [] : (nodo.aZero ?? [])
    const inputs = last ? [] : nodo.da.filter((input) => !zeros.includes(input))
    const aside = `${rest}${inputs.length ? '│' : ' '}   `
    const rows = last && level > 1 ? inShort(nodo) : inFull(nodo, zeros.map((zero) => nodeAt(zero)?.nome).join(', '))
    for (const [label, text] of rows) if (text) lines.push(...wrapped(text, aside + label.padEnd(LABEL), aside + ' '.repeat(LABEL)))
    inputs.forEach((input, i) => {
      const end = i === inputs.length - 1
      visit(input, `${rest}${end ? '└─ ' : '├─ '}`, `${rest}${end ? '   ' : '│  '}`, level + 1)
    })
  }
  visit(radice, '', '', 1)
  return lines
}

type Lines = readonly (readonly [label: string, text: string | undefined])[]

const source = ({ fonte, attendibilita }: Nodo) => fonte && `${fonte}${attendibilita === 'confermata' ? '' : ` (${attendibilita})`}`

const inShort = (nodo: Nodo): Lines => [
  ['calcolo:', nodo.conValori],
  ['trovato:', nodo.trovato],
  ['norma:', nodo.norma],
  ['fonte:', source(nodo)],
]

function inFull(nodo: Nodo, zeros: string): Lines {
  const { formula, conValori, trovato, norma, nota, campo, cella } = nodo
  return [
    ['formula:', formula],
    ['calcolo:', conValori === formula ? undefined : conValori],
    ['trovato:', trovato],
    ['a zero:', zeros],
    ['norma:', norma],
    ['fonte:', source(nodo)],
    ['nota:', nota],
    ['campo:', campo && `${campo}${cella ? ` (cella ${cella})` : ''}`],
  ]
}

/** Breaks before a sign, never between an amount and its unit or inside a value. */
function wrapped(text: string, first: string, rest: string): readonly string[] {
  const room = WIDTH - Math.max(first.length, rest.length)
  const lines: string[] = []
  for (const word of text.split(/(?<! [+−×/]) (?!€)(?![^[]*\])/).flatMap((whole) => pieces(whole, room))) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= room) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line, i) => (i ? rest : first) + line)
}

/** A word without a place to break, such as an address, is cut at the end of the line. */
const pieces = (word: string, room: number): readonly string[] => (word.length <= room ? [word] : (word.match(new RegExp(`.{1,${room}}`, 'g')) ?? []))
