/** The explanation of a break-even point: how it was found, and the same calculation at that point. */
import { format, isSection } from '@bilancia/contract'
import { type Excerpt, PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { type Pareggio, Scan, STEP } from './pareggio.ts'

const ricerche = {
  ricaviCostiFissi: { nome: 'Ricavi di pareggio a costi fissi', cosa: 'ricavi', at: (scan: Scan, x: number) => scan.atRevenue(x, 'fixed') },
  ricaviCostiProporzionali: {
    nome: 'Ricavi di pareggio a costi proporzionali',
    cosa: 'ricavi',
    at: (scan: Scan, x: number) => scan.atRevenue(x, 'proportional'),
  },
  costi: { nome: 'Costi di pareggio', cosa: 'costi', at: (scan: Scan, x: number) => scan.atCosts(x) },
} as const
type Ricerca = keyof typeof ricerche

const isRicerca = (name: string | undefined): name is Ricerca => name !== undefined && Object.hasOwn(ricerche, name)

/** The paths that `spiegaPareggio` answers. */
export const percorsiPareggio: readonly string[] = Object.keys(ricerche).map((name) => `pareggio.${name}`)

type Calculation = { readonly excerpt: Excerpt; readonly state: object; readonly result: Pareggio | null; readonly explainAt: (state: object) => Spiegazione }

/** `pareggio.costi`, or any value inside it. */
export function spiegaPareggio(path: string, { excerpt, state, result, explainAt }: Calculation): Spiegazione {
  const [, name] = path.split('.')
  if (!isRicerca(name)) throw new PercorsoSconosciuto(path)
  const { nome, cosa, at } = ricerche[name]
  const radice = `pareggio.${name}`
  const base = { id: radice, tipo: 'regola', nome, norma: 'prospetto di confronto: punto in cui cambia il regime conveniente' } as const
  const ricerca = `Vantaggio del regime forfettario con l'IVA indetraibile calcolato ogni ${format.money(STEP)} di ${cosa}, poi per dimezzamenti fino all'euro dove cambia segno`
  if (!result)
    return {
      radice,
      nodi: { [radice]: { ...base, valore: null, testo: 'non calcolato', formula: ricerca, trovato: 'Il regime forfettario non è calcolabile', da: [] } },
    }
  const { radici, vicina, sempre } = result[name]
  if (vicina === null)
    return {
      radice,
      nodi: {
        [radice]: {
          ...base,
          valore: radici,
          testo: 'nessun pareggio',
          formula: ricerca,
          trovato: `Conviene sempre il regime ${sempre === 'FORFETTARIO' ? 'forfettario' : 'normale'}`,
          da: [],
        },
      },
    }
  const scan = new Scan(excerpt, state)
  const before = at(scan, vicina - 1)
  const there = at(scan, vicina)
  const found = explainAt(changed(state, scan.changes()))
  const trovato = `Con ${cosa} di ${format.money(vicina - 1)} il vantaggio è ${format.money(before)}, con ${format.money(vicina)} è ${format.money(there)}`
  const testo = radici.map((x) => format.money(x)).join('; ')
  return { radice, nodi: { ...found.nodi, [radice]: { ...base, valore: radici, testo, formula: ricerca, trovato, da: [found.radice] } } }
}

/** A copy of the state with some values changed, by dotted path. */
const changed = (state: object, values: ReadonlyMap<string, number>): object =>
  [...values].reduce((copy, [path, value]) => withValue(copy, path.split('.'), value), state)

/** What is no section counts as an empty one, as in the calculation. */
function withValue(section: unknown, [key = '', ...rest]: readonly string[], value: number): object {
  const fields = isSection(section) ? section : {}
  return { ...fields, [key]: rest.length ? withValue(fields[key], rest, value) : value }
}
