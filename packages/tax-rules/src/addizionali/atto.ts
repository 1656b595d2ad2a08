/** The acts of the regions as tables and figures of law, each with the source of its year. */
import { regioni, type TaxYear, taxYears } from '@bilancia/contract'
import { type Aliquota, type Cifra, type Importo, type Numero, type Scaglione, Tabella, tabella, Voce } from '@bilancia/engine'
import { legge } from '../norme.ts'
import { type FormaRegionale, formeRegionali } from './regioni.ts'

export const norma = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 68/2011, art. 6')
export const nomi: Readonly<Record<number, string>> = regioni

type Forme = Readonly<Record<number, FormaRegionale>>

const perYear = <T>(value: (year: TaxYear) => Cifra<T>) =>
  Object.fromEntries(taxYears.map((year) => [year, value(year)])) as Readonly<Record<TaxYear, Cifra<T>>>

/** All regions of a year; the source of each is on its own figures. */
export const forme = tabella<Forme>(
  'addizionali.regionale.forme',
  "forma dell'addizionale regionale",
  norma,
  perYear((year) => ({
    valore: Object.fromEntries(Object.entries(formeRegionali).map(([code, years]) => [code, years[year].valore])),
    fonte: 'delibere e leggi regionali, una per regione',
    attendibilita: 'confermata',
  })),
)

const scaglioniDi = new Map(
  Object.entries(formeRegionali).map(([code, years]) => [
    Number(code),
    tabella<readonly Scaglione[]>(
      `addizionali.regionale.${code}.scaglioni`,
      `scaglioni dell'addizionale regionale, ${nomi[Number(code)]}`,
      norma,
      perYear((year) => ({ ...years[year], valore: years[year].valore.scaglioni })),
    ),
  ]),
)

/** A figure of one region's act in one year. */
export class Atto {
  readonly #code: number
  readonly #year: TaxYear

  constructor(code: number, year: TaxYear) {
    this.#code = code
    this.#year = year
  }

  euro(id: string, nome: string, valore: number): Importo {
    return new Voce('euro', ...this.#as(id, nome, valore))
  }

  percento(id: string, nome: string, valore: number): Aliquota {
    return new Voce('percento', ...this.#as(id, nome, valore))
  }

  numero(id: string, nome: string, valore: number): Numero {
    return new Voce('numero', ...this.#as(id, nome, valore))
  }

  get scaglioni(): Tabella<readonly Scaglione[]> {
    return scaglioniDi.get(this.#code) as Tabella<readonly Scaglione[]>
  }

  /** The brackets with one rate replaced. */
  scaglioniCon(fino: number, aliquota: number): Tabella<readonly Scaglione[]> {
    return new Tabella(
      `${this.scaglioni.id}.agevolati`,
      `${this.scaglioni.nome}, con l'aliquota agevolata`,
      norma,
      perYear((year) => {
        const { valore, ...fonte } = this.scaglioni.cifra(year)
        return { ...fonte, valore: valore.map((s) => (s.fino === fino ? { fino, aliquota } : s)) }
      }),
    )
  }

  #as(id: string, nome: string, valore: number): readonly [string, string, string, Cifra<number>] {
    const { fonte, attendibilita } = (formeRegionali[this.#code] as (typeof formeRegionali)[number])[this.#year]
    return [`addizionali.regionale.${this.#code}.${id}`, `${nome} (${nomi[this.#code]})`, norma, { valore, fonte, attendibilita }]
  }
}
