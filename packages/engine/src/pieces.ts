/** Parts of an explanation: a node with the values that it read, and the path to it. The next level down is requested separately. */
import { provisionalSince, type TaxYear } from '@bilancia/contract'
import type { Nodo, Spiegazione } from './explanation.ts'

/** How a node appears in the row of a node that read it. */
type Letto = Pick<Nodo, 'id' | 'tipo' | 'nome' | 'testo' | 'conValori'>

export type Brano = {
  readonly anno: TaxYear
  /** The path from the root to the node: the requested steps, as far as the explanation of these values contains them. */
  readonly via: readonly Pick<Nodo, 'id' | 'nome'>[]
  readonly nodo: Nodo
  /** In the order of `da`. */
  readonly letti: readonly Letto[]
  /** In a provisional year: the carried-over figures below the node, at any depth. */
  readonly riportate: readonly Nodo[]
}

/** The part at the end of some steps down from the root. It stops before a step that the node above does not read. */
export function brano(spiegazione: Spiegazione, passi: readonly string[]): Brano {
  const { anno, nodo } = spiegazione
  let opened = radiceDi(spiegazione)
  const via = [opened]
  for (const passo of passi) {
    const next = opened.da.includes(passo) ? nodo(passo) : undefined
    if (!next) break
    opened = next
    via.push(next)
  }
  const letti = opened.da.flatMap((id) => nodo(id) ?? [])
  return {
    anno,
    via: via.map(({ id, nome }) => ({ id, nome })),
    nodo: opened,
    letti: letti.map(({ id, tipo, nome, testo, conValori }) => ({ id, tipo, nome, testo, ...(conValori && { conValori }) })),
    riportate: provisionalSince(anno) === null ? [] : under({ radice: opened.id, nodo }).filter(({ marchio }) => marchio),
  }
}

/** Every node, by id. */
export const nodiDi = (spiegazione: Spiegazione): Readonly<Record<string, Nodo>> => Object.fromEntries(under(spiegazione).map((nodo) => [nodo.id, nodo]))

/** Throws a RangeError if the explanation does not hold its root. */
export function radiceDi({ radice, nodo }: Spiegazione): Nodo {
  const found = nodo(radice)
  if (!found) throw new RangeError(`The explanation does not hold its root «${radice}»`)
  return found
}

/**
 * A node of a search, which no rule gives, above the explanations of what it read. If two explanations contain a node, the
 * first one counts.
 */
export const sopra = (cima: Nodo, anno: TaxYear, sotto: readonly Spiegazione[] = []): Spiegazione => ({
  radice: cima.id,
  anno,
  nodo: (id) => (id === cima.id ? cima : firstOf(sotto, id)),
})

function firstOf(all: readonly Spiegazione[], id: string): Nodo | undefined {
  for (const { nodo } of all) {
    const found = nodo(id)
    if (found) return found
  }
  return undefined
}

/** The root and everything that it read, directly or indirectly. A node comes after the nodes that it read. */
function under({ radice, nodo }: Pick<Spiegazione, 'radice' | 'nodo'>): readonly Nodo[] {
  const seen = new Set<string>()
  const found: Nodo[] = []
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const one = nodo(id)
    if (!one) return
    one.da.forEach(visit)
    found.push(one)
  }
  visit(radice)
  return found
}
