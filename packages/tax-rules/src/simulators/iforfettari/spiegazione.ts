/** The explanation of a break-even point: how it was found, and the same calculation at that point. */
import { format, iforfettari, isSection, shape, type TaxYear, valueAt } from '@bilancia/contract'
import { type HostEdition, PercorsoSconosciuto, type Spiegazione, sopra } from '@bilancia/engine'
import { Scan, STEP } from './ospite/pareggio.ts'
import type { Forma } from './programma.ts'

const ricerche = {
  ricaviCostiFissi: { cosa: 'ricavi', at: (scan: Scan, x: number) => scan.atRevenue(x, 'fixed') },
  ricaviCostiProporzionali: { cosa: 'ricavi', at: (scan: Scan, x: number) => scan.atRevenue(x, 'proportional') },
  costi: { cosa: 'costi', at: (scan: Scan, x: number) => scan.atCosts(x) },
} as const
type Ricerca = keyof typeof ricerche

const isRicerca = (name: string | undefined): name is Ricerca => name !== undefined && Object.hasOwn(ricerche, name)

type Calculation = {
  readonly anno: TaxYear
  readonly edizione: HostEdition<Forma>
  readonly state: object
  readonly result: iforfettari.Pareggio | null
  readonly explainAt: (state: object) => Spiegazione
}

/** `pareggio.costi`, or a value inside it. */
export function spiegaPareggio(path: string, { anno, edizione, state, result, explainAt }: Calculation): Spiegazione {
  const [, name] = path.split('.')
  const dentro = path.slice('pareggio.'.length)
  const nome = shape.shapeAt(iforfettari.pareggio, dentro)?.label
  if (!isRicerca(name) || nome === undefined) throw new PercorsoSconosciuto(path)
  const { cosa, at } = ricerche[name]
  const formula = `Vantaggio del regime forfettario con l'IVA indetraibile calcolato ogni ${format.money(STEP)} di ${cosa}, poi per dimezzamenti fino all'euro dove cambia segno`
  const base = { id: path, tipo: 'regola', nome, norma: 'prospetto di confronto: punto in cui cambia il regime conveniente', formula } as const
  const sola = (valore: unknown, testo: string, trovato: string): Spiegazione => sopra({ ...base, valore, testo, trovato, da: [] }, anno)
  if (!result) return sola(null, 'non calcolato', 'Il regime forfettario non è calcolabile')
  const { radici, vicina, sempre } = result[name]
  const place = /\[(\d+)\]$/.exec(path)?.[1]
  const punto = place === undefined ? vicina : radici[Number(place)]
  const valore = dentro === name ? radici : (valueAt(result, dentro) ?? null)
  if (punto === undefined) return sola(valore, 'nessun pareggio', radici.length === 1 ? 'Il pareggio è uno solo' : `I pareggi sono ${radici.length}`)
  const vince = `Conviene sempre il regime ${sempre === 'FORFETTARIO' ? 'forfettario' : 'normale'}`
  if (punto === null) return sola(valore, path.endsWith('.sempre') ? vince : 'nessun pareggio', vince)
  const scan = new Scan(edizione, state)
  const before = at(scan, punto - 1)
  const there = at(scan, punto)
  const found = explainAt(changed(state, scan.changes()))
  const trovato = `Con ${cosa} di ${format.money(punto - 1)} il vantaggio è ${format.money(before)}, con ${format.money(punto)} è ${format.money(there)}`
  return sopra({ ...base, valore, testo: scritto(path, valore, radici), trovato, da: [found.radice] }, anno, [found])
}

function scritto(path: string, valore: unknown, radici: readonly number[]): string {
  if (path.endsWith('.sempre')) return 'nessuno dei due conviene sempre'
  if (typeof valore === 'number') return path.endsWith('.percentualeRicavi') ? format.percent(valore) : format.money(valore)
  return radici.map((x) => format.money(x)).join('; ')
}

/** A copy of the state with some values changed, by dotted path. */
const changed = (state: object, values: ReadonlyMap<string, number>): object =>
  [...values].reduce((copy, [path, value]) => withValue(copy, path.split('.'), value), state)

/** A value that is not an object counts as an empty section, as in the calculation. */
function withValue(section: unknown, [key = '', ...rest]: readonly string[], value: number): object {
  const fields = isSection(section) ? section : {}
  return { ...fields, [key]: rest.length ? withValue(fields[key], rest, value) : value }
}
