/** The figures of law, year by year, and the rules of three simulators that read them. */
import { type TaxYear, taxYears, type Unit } from '@bilancia/contract'
import { expressionsOf, type Figura, isLaw, isRule, Quantita, type Rule, Tabella, Voce } from '@bilancia/engine'
import { budget4u, convsrl, iforfettari } from '../index.ts'
import { scritte } from '../legge.ts'

export type NomeSimulatore = 'iforfettari' | 'convsrl' | 'budget4u'

/** The figure with one id in each year, its unit, and the rules that read it: simulator, name, ids. */
export type Trovata = {
  readonly anni: Map<TaxYear, Figura>
  /** The unit of a table is that of its cells; null for brackets and bands. */
  unita: Unit | null
  readonly regole: Map<NomeSimulatore, Map<string, Set<string>>>
}

const programmi = { iforfettari: iforfettari.programma, convsrl: convsrl.programma, budget4u: budget4u.programma } as const

/** One year of one simulator in each step. All of them take a second or more, and a server must answer other calls in between. */
export function* trovate(): Generator<void, ReadonlyMap<string, Trovata>> {
  const found = new Map<string, Trovata>()
  for (const simulatore of ['iforfettari', 'convsrl', 'budget4u'] as const)
    for (const year of taxYears) {
      read(simulatore, year, found)
      yield
    }
  for (const figura of scritte) place(figura, taxYears[0], found)
  return found
}

function read(simulatore: NomeSimulatore, year: TaxYear, found: Map<string, Trovata>): void {
  const done = new Set<Rule>()
  const waiting = [...programmi[simulatore].rules]
  for (let rule = waiting.pop(); rule; rule = waiting.pop()) {
    if (done.has(rule)) continue
    done.add(rule)
    for (const e of expressionsOf([rule], year)) {
      if (isRule(e)) waiting.push(e)
      else if (isLaw(e)) readBy(rule, place(e, year, found), simulatore)
      else if (e instanceof Quantita && e.op.nome === 'dallaTabella')
        for (const table of e.operands(year)) if (table instanceof Tabella) place(table, year, found).unita = e.unita
    }
  }
}

/** A parameter and a table know all their years; a `Voce` belongs to the year that uses it. Throws if two figures share an id. */
function place(figura: Figura, year: TaxYear, found: Map<string, Trovata>): Trovata {
  const entry: Trovata = found.get(figura.id) ?? { anni: new Map(), unita: figura instanceof Tabella ? null : figura.unita, regole: new Map() }
  found.set(figura.id, entry)
  const twin = entry.anni.get(year)
  if (twin === figura) return entry
  if (twin && JSON.stringify(twin.cifra(year).valore) !== JSON.stringify(figura.cifra(year).valore))
    throw new Error(`Two figures of ${year} share the id «${figura.id}»`)
  for (const one of figura instanceof Voce ? [year] : taxYears) entry.anni.set(one, figura)
  return entry
}

function readBy({ id, definition: { nome, di } }: Rule, { regole }: Trovata, simulatore: NomeSimulatore): void {
  const names = regole.get(simulatore) ?? new Map<string, Set<string>>()
  regole.set(simulatore, names)
  // The same rule exists for each person and scenario. Without the person they all have one name.
  const name = di ? nome.replace(` ${di}`, '') : nome
  names.set(name, (names.get(name) ?? new Set()).add(id))
}
