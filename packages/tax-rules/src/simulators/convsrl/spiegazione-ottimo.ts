/** The explanation of the best mix: how it was found, and the same calculation with that mix. */
import { convsrl, format, shape, valueAt } from '@bilancia/contract'
import { PercorsoSconosciuto, type Spiegazione, sopra } from '@bilancia/engine'
import { soci } from './dati.ts'
import type { Ottimizzabile } from './ospite/cercati.ts'
import { conValori } from './spiegazione.ts'

const RADICE = 'ottimizzatore'

const norma = "prospetto di confronto: combinazione di compensi e dividendi migliore per l'obiettivo scelto"
const ricerca =
  'Si provano tutte le combinazioni dei compensi a cui il prelievo cambia pendenza o salta, e dalle migliori si scende fino al centesimo. Escono tutti gli utili distribuibili o, a netto dato, i meno che danno a ciascuno il suo netto'

type Calculation = {
  readonly state: object
  readonly scenario: Ottimizzabile
  readonly found: convsrl.Ottimo | null
  readonly explain: (state: object, path: string) => Spiegazione
}

/** Throws `PercorsoSconosciuto` and, without a known year, `RangeError`. */
export function spiegaOttimo(path: string, { state, scenario, found, explain }: Calculation): Spiegazione {
  const at = path.slice(RADICE.length + 1)
  const part = shape.shapeAt(convsrl.ottimo, at)
  if (!part?.explained) throw new PercorsoSconosciuto(path)
  const place = /^equivalenti\[(\d+)\]/.exec(at)?.[1]
  const mix = place === undefined ? found : (found?.equivalenti[Number(place)] ?? null)
  const there = explain(mix ? conValori(state, scritti(scenario, mix)) : state, `riepilogo.${scenario}.totali.${at.endsWith('netto') ? 'netto' : 'totale'}`)
  const base = { id: path, tipo: 'regola', norma, formula: ricerca, nome: `${nomeDi(at, part.label ?? '')}, ${convsrl.nomiScenari[scenario]}` } as const
  const explained = (valore: unknown, testo: string, trovato: string): Spiegazione =>
    sopra({ ...base, valore, testo, trovato, da: [there.radice] }, there.anno, [there])
  if (!found) return explained(null, 'nessuna combinazione', 'Scenario non calcolabile, o nessuna combinazione rispetta i limiti')
  const detta = (mix: convsrl.Combinazione): string => {
    const fees = mix.compensi.map((c) => format.money(c)).join(', ')
    const fuori = scenario === 'scenario4' ? `dividendi ${format.money(mix.dividendi)}` : `utile prelevato ${format.money(mix.utilePrelevato)}`
    return `Compensi ${fees}, ${fuori}: prelievo ${format.money(mix.prelievo)}, netto ${format.money(mix.netto)}`
  }
  if (!mix) return explained(null, 'nessuna combinazione', `Combinazioni equivalenti: ${found.equivalenti.length}`)
  if (at === 'equivalenti') {
    const { length } = found.equivalenti
    return explained(
      found.equivalenti,
      length === 0 ? 'nessuna' : String(length),
      found.equivalenti.map(detta).join('; ') || `Nessuna accanto alla migliore. ${detta(found)}`,
    )
  }
  if (at === 'sensibilita') return explained(found.sensibilita, lungo(found.sensibilita), detta(found))
  const valore = Number(valueAt(found, at))
  return explained(valore, format.money(valore), detta(mix))
}

/** The name of a fee includes its partner. */
function nomeDi(at: string, label: string): string {
  const fee = /compensi\[(\d+)\]$/.exec(at)?.[1]
  const di = fee === undefined ? undefined : soci[Number(fee)]?.di
  return di === undefined ? label : `${label} ${di}`
}

/** How the levy moves along the fee of each partner. */
const lungo = (tabella: readonly convsrl.Sensibilita[]): string =>
  tabella
    .map(({ socio, punti }) => {
      const prelievi = punti.map(({ prelievo }) => prelievo)
      return `socio ${socio + 1}: da ${format.money(Math.min(...prelievi))} a ${format.money(Math.max(...prelievi))}`
    })
    .join('; ')

/** The fields of the scenario, filled with the mix. */
function scritti(scenario: Ottimizzabile, { compensi, dividendi, utilePrelevato }: convsrl.Combinazione): readonly (readonly [string, number])[] {
  const at = `datiSimulazioniSrl.${scenario}`
  const total = compensi.reduce((sum, c) => sum + c, 0)
  return [
    ...compensi.map((c, i) => [`${at}.compensi[${i}]`, c] as const),
    [`${at}.compensoTotale`, total] as const,
    scenario === 'scenario4' ? [`${at}.dividendiTotali`, dividendi] : [`${at}.utilePrelevato`, utilePrelevato],
  ]
}
