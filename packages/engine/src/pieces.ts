/** An explanation in pieces: a node with what it read, and the way to it. Whoever goes one step down asks for the next. */
import { provisionalSince, type TaxYear } from '@bilancia/contract'
import type { Nodo, Spiegazione } from './explain.ts'

/** What a node says of itself in the row of another that read it. */
export type Letto = Pick<Nodo, 'id' | 'tipo' | 'nome' | 'testo' | 'conValori'>

export type Brano = {
  readonly anno: TaxYear
  /** From the root to the node; of the steps asked for, those that are read there with these values. */
  readonly via: readonly Pick<Nodo, 'id' | 'nome'>[]
  readonly nodo: Nodo
  /** In the order of `da`. */
  readonly letti: readonly Letto[]
  /** In a provisional year: the carried figures under the node, at whatever depth. */
  readonly riportate: readonly Nodo[]
}

/** The piece at the end of some steps down from the root; it ends before a step that the node above it does not read. */
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

export function radiceDi({ radice, nodo }: Spiegazione): Nodo {
  const found = nodo(radice)
  if (!found) throw new RangeError(`The explanation does not hold its root «${radice}»`)
  return found
}

/** A node that no rule gives, a search, above the explanations of what it read; of a node that two of them hold, the first tells. */
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

/** The root and all that it read, itself or through others; what was read stands before what read it. */
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
