/** The explanation of the best mix: how it was found, and the same calculation with that mix. */
import { convsrl, format } from '@bilancia/contract'
import { PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { soci } from './dati.ts'
import type { Ottimizzabile } from './ottimizzatore-regole.ts'
import { conValori } from './spiegazione.ts'

const RADICE = 'ottimizzatore'
const { vociOttimizzatore: voci } = convsrl

const nomi: Readonly<Record<string, string>> = {
  [`${RADICE}.prelievo`]: voci.prelievo,
  ...Object.fromEntries(soci.map(({ i, di }) => [`${RADICE}.compensi[${i}]`, `${voci.compensi} ${di}`])),
  [`${RADICE}.dividendi`]: voci.dividendi,
  [`${RADICE}.utilePrelevato`]: voci.utilePrelevato,
  [`${RADICE}.netto`]: voci.netto,
}

/** The paths that `spiegaOttimo` answers. */
export const percorsiOttimo: readonly string[] = Object.keys(nomi)

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
  const nome = nomi[path]
  if (nome === undefined) throw new PercorsoSconosciuto(path)
  const voce = path === `${RADICE}.netto` ? 'netto' : 'totale'
  const { radice, nodi } = explain(found ? conValori(state, scritti(scenario, found)) : state, `riepilogo.${scenario}.totali.${voce}`)
  const base = { id: path, tipo: 'regola', norma, formula: ricerca, nome: `${nome}, ${convsrl.nomiScenari[scenario]}` } as const
  if (!found) {
    const node = {
      ...base,
      valore: null,
      testo: 'nessuna combinazione',
      trovato: 'Scenario non calcolabile, o nessuna combinazione rispetta i limiti',
      da: [radice],
    }
    return { radice: path, nodi: { ...nodi, [path]: node } }
  }
  const valore = figura(path, found)
  const fees = found.compensi.map((c) => format.money(c)).join(', ')
  const fuori = scenario === 'scenario4' ? `dividendi ${format.money(found.dividendi)}` : `utile prelevato ${format.money(found.utilePrelevato)}`
  const trovato = `Compensi ${fees}, ${fuori}: prelievo ${format.money(found.prelievo)}, netto ${format.money(found.netto)}`
  return { radice: path, nodi: { ...nodi, [path]: { ...base, valore, testo: format.money(valore), trovato, da: [radice] } } }
}

function figura(path: string, found: convsrl.Ottimo): number {
  const fee = /\[(\d)\]$/.exec(path)?.[1]
  if (fee !== undefined) return found.compensi[Number(fee)] ?? 0
  if (path.endsWith('.prelievo')) return found.prelievo
  if (path.endsWith('.dividendi')) return found.dividendi
  return path.endsWith('.utilePrelevato') ? found.utilePrelevato : found.netto
}

/** The fields of the scenario with the mix in them. */
function scritti(scenario: Ottimizzabile, { compensi, dividendi, utilePrelevato }: convsrl.Ottimo): readonly (readonly [string, number])[] {
  const at = `datiSimulazioniSrl.${scenario}`
  const total = compensi.reduce((sum, c) => sum + c, 0)
  return [
    ...compensi.map((c, i) => [`${at}.compensi[${i}]`, c] as const),
    [`${at}.compensoTotale`, total] as const,
    scenario === 'scenario4' ? [`${at}.dividendiTotali`, dividendi] : [`${at}.utilePrelevato`, utilePrelevato],
  ]
}
