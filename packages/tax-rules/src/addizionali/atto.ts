/** The acts of the regions as tables and figures of law, each with its law and readings by year. */
import { recordOf, regioni, type TaxYear, taxYears } from '@bilancia/contract'
import { type Aliquota, type Cifra, type CifraLetta, type Importo, letta, type Numero, readOn, type Scaglione, Tabella, Voce } from '@bilancia/engine'
import { prove } from '../fonti/index.ts'
import { tabella } from '../legge.ts'
import { legge } from '../norme.ts'
import { type FormaRegionale, formeRegionali } from './regioni.ts'

export const norma = legge('D.Lgs. 446/1997, art. 50; nelle regioni a statuto ordinario D.Lgs. 68/2011, art. 6')
const nomi: Readonly<Record<number, string>> = regioni

/** The parts of an act that are read separately, and so confirmed one by one. */
export type Parte = 'scaglioni' | 'detrazioni' | 'deduzione' | 'sogliaUnica' | 'agevolate' | 'esenzione'

const perYear = <T>(value: (year: TaxYear) => T) => recordOf(taxYears, value)

/** All regions of a year. It only selects the act: the figures, their law and their readings belong to the act itself. */
export const forme = tabella<Readonly<Record<number, FormaRegionale>>>(
  'addizionali.regionale.forme',
  "forma dell'addizionale regionale",
  norma,
  perYear((year) => ({
    valore: Object.fromEntries(Object.entries(formeRegionali).map(([code, years]) => [code, years[year].valore])),
    fonte: 'leggi regionali, una per regione',
  })),
)

const idDi = (code: number, parte: Parte): string => `addizionali.regionale.${code}.${parte}`

const scaglioniDi = new Map(
  Object.entries(formeRegionali).map(([code, years]) => [
    Number(code),
    tabella<readonly Scaglione[]>(
      idDi(Number(code), 'scaglioni'),
      `scaglioni dell'addizionale regionale, ${nomi[Number(code)]}`,
      (year) => years[year].legge,
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

  euro(parte: Parte, id: string, nome: string, valore: number): Importo {
    return new Voce('euro', ...this.#as(parte, id, nome, valore))
  }

  percento(parte: Parte, id: string, nome: string, valore: number): Aliquota {
    return new Voce('percento', ...this.#as(parte, id, nome, valore))
  }

  numero(parte: Parte, id: string, nome: string, valore: number): Numero {
    return new Voce('numero', ...this.#as(parte, id, nome, valore))
  }

  get scaglioni(): Tabella<readonly Scaglione[]> {
    return scaglioniDi.get(this.#code) as Tabella<readonly Scaglione[]>
  }

  /** The brackets of this year, with the rate of one of them replaced. Other years have no such table. */
  scaglioniCon(fino: number, aliquota: number): Tabella<readonly Scaglione[]> {
    return new Tabella(
      `${this.scaglioni.id}.agevolati`,
      `${this.scaglioni.nome}, con l'aliquota agevolata`,
      (year) => this.scaglioni.norma(year),
      perYear((year) => {
        const { valore, fonte } = this.scaglioni.cifra(year)
        return { fonte, valore: year === this.#year ? valore.map((s) => (s.fino === fino ? { fino, aliquota } : s)) : [] }
      }),
      (_, year) => prove(idDi(this.#code, 'agevolate'), year),
    )
  }

  #as(parte: Parte, id: string, nome: string, valore: number): readonly [string, string, CifraLetta<number>] {
    const atti = formeRegionali[this.#code] as (typeof formeRegionali)[number]
    const { fonte, legge, marchio } = atti[this.#year]
    const cifra: Cifra<number> = { valore, fonte, ...(marchio && { marchio }) }
    return [
      `addizionali.regionale.${this.#code}.${id}`,
      `${nome} (${nomi[this.#code]})`,
      letta(cifra, legge, readOn(prove, atti)(idDi(this.#code, parte), this.#year)),
    ]
  }
}
