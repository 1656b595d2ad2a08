/** The explanation of the same-net search: how the amount was found, and the same calculation at that amount. */
import { convsrl, format, isSection, type TaxYear } from '@bilancia/contract'
import { type HostEdition, PercorsoSconosciuto, type Spiegazione, sopra } from '@bilancia/engine'
import { type StessoNetto, type Trovato, vociStessoNetto } from './forma-stesso-netto.ts'
import { type Cercato, cercati } from './ospite/cercati.ts'
import { Prova } from './ospite/stesso-netto.ts'
import type { Forma } from './programma.ts'

type Voce = keyof Trovato

const RADICE = 'confronto.stessoNetto'

/** The value of the result with the same meaning in the state that was found. */
const alPunto = (s: Cercato): Readonly<Record<Voce, string>> => ({
  importo: `riepilogo.${s}.totali.netto`,
  prelievo: `riepilogo.${s}.totali.attribuibile`,
  netto: `riepilogo.${s}.totali.netto`,
  risparmio: `riepilogo.${s}.totali.attribuibile`,
  verdetto: `riepilogo.${s}.totali.attribuibile`,
  utileInSocieta: `compDivSimulazioniSrl.${s}.societa.utileNetto`,
})

type Calculation = {
  readonly anno: TaxYear
  readonly edizione: HostEdition<Forma>
  readonly state: object
  readonly result: StessoNetto | null
  readonly explain: (state: object, path: string) => Spiegazione
}

const norma = 'prospetto di confronto: importo che dà ai soci insieme il netto di oggi'
const ricerca =
  "Netto dei soci calcolato a gradini di 100,00 € (un trecentesimo dell'intervallo oltre 30.000,00 €) fino al massimo; dal primo gradino che raggiunge il netto di oggi, per dimezzamenti fino al centesimo"

export function spiegaStessoNetto(path: string, { anno, edizione, state, result, explain }: Calculation): Spiegazione {
  const [s, voce] = path.slice(RADICE.length + 1).split('.')
  const base = { id: path, tipo: 'regola', norma, formula: ricerca } as const
  const sola = (nome: string, valore: string | null, trovato: string): Spiegazione =>
    sopra({ ...base, nome, valore, testo: valore ?? 'non raggiunto', trovato, da: [] }, anno)
  if (s === 'migliore') {
    const best = result?.migliore ?? null
    return sola(
      'Scenario migliore a parità di netto',
      best,
      best ? `Il risparmio più alto: ${convsrl.nomiScenari[best]}` : 'Nessuno scenario raggiunge il netto di oggi',
    )
  }
  if (!isCercato(s) || !isVoce(voce)) throw new PercorsoSconosciuto(path)
  const nome = `${vociStessoNetto[voce].label}, ${convsrl.nomiScenari[s]}, a parità di netto`
  const found = result?.[s] ?? null
  if (!result || !found) return sola(nome, null, 'Confronto o scenario non calcolato')
  if (found.importo === null) return sola(nome, null, 'Nessun importo fino al massimo raggiunge il netto di oggi')
  const moved = conValori(state, new Prova(s, edizione, state).scritti(found.importo))
  const there = explain(moved, alPunto(s)[voce])
  const today = explain(state, 'confronto.oggi.netto')
  const costi = explain(state, 'confronto.costiAggiuntivi')
  const valore = found[voce] ?? 0
  const trovato = `Con ${format.money(found.importo)} il netto è ${format.money(found.netto)}, il prelievo ${format.money(found.prelievo)}, il risparmio ${format.money(found.risparmio)}`
  const testo = typeof valore === 'number' ? format.money(valore) : valore
  const sotto = [there, today, costi]
  return sopra({ ...base, nome, valore, testo, trovato, da: sotto.map(({ radice }) => radice) }, anno, sotto)
}

const isCercato = (s: string | undefined): s is Cercato => cercati.some((c) => c === s)
const isVoce = (v: string | undefined): v is Voce => v !== undefined && Object.hasOwn(vociStessoNetto, v)
const keysOf = (path: string): readonly string[] => path.replace(/\[(\d+)\]/g, '.$1').split('.')

/** A copy of a state with some values set at their paths, where a search ended. */
export const conValori = (state: object, values: readonly (readonly [string, number])[]): object =>
  values.reduce((copy, [at, value]) => withValue(copy, keysOf(at), value), state)

/** A copy with one value changed. Arrays stay arrays. A value that is not an object counts as an empty section. */
function withValue(section: unknown, [key = '', ...rest]: readonly string[], value: number): object {
  if (/^\d+$/.test(key)) {
    const items: unknown[] = Array.isArray(section) ? [...section] : []
    items[Number(key)] = rest.length ? withValue(items[Number(key)], rest, value) : value
    return items
  }
  const fields = isSection(section) ? section : {}
  return { ...fields, [key]: rest.length ? withValue(fields[key], rest, value) : value }
}
