/** The explanation of one result as a tree that reads from top to bottom. */
import type { Nodo, Spiegazione } from '@bilancia/engine'

/** Lines of the tree. A rule met twice is opened once; `depth` limits the levels. */
export function albero({ radice, nodi }: Spiegazione, depth = Infinity): readonly string[] {
  const opened = new Set<string>()
  const lines: string[] = []
  const visit = (id: string, first: string, rest: string, level: number): void => {
    const nodo = nodi[id] as Nodo
    const again = nodo.da.length > 0 && opened.has(id)
    lines.push(`${first}${nodo.nome}: ${nodo.testo}${again ? '  (spiegato sopra)' : ''}`)
    if (again) return
    opened.add(id)
    const inputs = level < depth ? nodo.da : []
    for (const line of details(nodo)) lines.push(`${rest}${inputs.length ? '│' : ' '}   ${line}`)
    inputs.forEach((input, i) => {
      const last = i === inputs.length - 1
      visit(input, `${rest}${last ? '└─ ' : '├─ '}`, `${rest}${last ? '   ' : '│  '}`, level + 1)
    })
  }
  visit(radice, '', '', 0)
  return lines
}

function details(nodo: Nodo): readonly string[] {
  const { formula, conValori, norma, fonte, attendibilita, nota, campo, cella } = nodo
  return [
    ...(formula ? [`formula: ${formula}`] : []),
    ...(conValori && conValori !== formula ? [`calcolo: ${conValori}`] : []),
    ...(norma ? [`norma:   ${norma}`] : []),
    ...(fonte ? [`fonte:   ${fonte}${attendibilita === 'confermata' ? '' : ` (${attendibilita})`}`] : []),
    ...(nota ? [`nota:    ${nota}`] : []),
    ...(campo ? [`campo:   ${campo}${cella ? ` (cella ${cella})` : ''}`] : []),
  ]
}
