/** What the explanation of one value consists of, apart from the values of a row. */
import { format, type TaxYear } from '@bilancia/contract'
import type { Source } from './emit.ts'
import type { Nodo } from './explanation.ts'
import { Condizione, type Expression, Quantita } from './expression.ts'
import { CondizioneFacoltativa, Facoltativa, Scelta, Testo } from './inputs.ts'
import { type Leaf, leafOf } from './layout.ts'
import { Parametro, Tabella, Voce } from './parameter.ts'
import { isRule } from './rule.ts'

export function idOf(leaf: Expression): string {
  if (isRule(leaf) || leaf instanceof Parametro || leaf instanceof Voce || leaf instanceof Tabella) return leaf.id
  const { id, path, label } = leafOf.get(leaf) as Leaf
  return id ?? (path || label)
}

/** What a node consists of: how to read its value from the row, how to format it, and its other fields (except for rules). */
export type Part = {
  readonly id: string
  readonly read: (values: Float64Array, texts: readonly string[]) => unknown
  readonly write: (value: unknown) => string
  readonly node?: (valore: unknown, testo: string) => Nodo
}

export function part(leaf: Expression, source: Source): Part {
  const id = idOf(leaf)
  if (leaf instanceof Parametro || leaf instanceof Voce || leaf instanceof Tabella) return lawPart(id, leaf, source.year)
  const slot = source.slot(leaf)
  const known = leafOf.get(leaf)
  const read = reading(leaf, slot, known)
  const write = (value: unknown): string => written(value, leaf)
  if (!known) return { id, read, write }
  const { path, label, cell } = known
  return { id, read, write, node: (valore, testo) => ({ id, tipo: 'campo', nome: label, valore, testo, campo: path, ...(cell && { cella: cell }), da: [] }) }
}

function lawPart(id: string, leaf: Parametro | Voce | Tabella, year: TaxYear): Part {
  const { valore, norma, fonte, fonti, attendibilita, marchio } = leaf.cifra(year)
  const testo = leaf instanceof Tabella ? `anno ${year}` : format.withUnit(leaf.unita, valore as number)
  const node: Nodo = {
    id,
    tipo: leaf instanceof Tabella ? 'tabella' : 'parametro',
    nome: leaf.nome,
    valore,
    testo,
    norma,
    fonte,
    fonti,
    attendibilita,
    ...(marchio && { marchio }),
    da: [],
  }
  return { id, read: () => valore, write: () => testo, node: () => node }
}

function reading(leaf: Expression, slot: number, known: Leaf | undefined): Part['read'] {
  if (leaf instanceof Testo) return (_, texts) => texts[known?.text ?? -1] ?? ''
  const decode =
    leaf instanceof Condizione || leaf instanceof CondizioneFacoltativa
      ? (x: number) => x === 1
      : leaf instanceof Scelta
        ? (x: number) => leaf.opzioni[x] ?? null
        : (x: number) => x
  return (values) => {
    const value = values[slot] as number
    return Number.isNaN(value) ? null : decode(value)
  }
}

function written(value: unknown, leaf: Expression): string {
  if (value === null) return 'vuoto'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (leaf instanceof Scelta) return leaf.nomi[value as string] ?? String(value)
  if (typeof value !== 'number') return String(value)
  if (leaf instanceof Quantita) return leaf.nomi?.[value] ?? format.withUnit(leaf.unita, value)
  return leaf instanceof Facoltativa ? format.withUnit(leaf.unita, value) : String(value)
}
