/** What every simulator says of a provisional year, and the calculation repeated with the amounts of INPS indexed. */
import { format, indicizzazioni, type Message, messaggiProvvisori, roundToEuro, type TaxYear } from '@bilancia/contract'
import type { Expression, Provvisorio, Rule, Simulator } from '@bilancia/engine'
import { importiAnnuali } from '../inps/index.ts'

const ANNO_PROVVISORIO = 'ANNO_PROVVISORIO'

/** Without what stands beside the result (`quadro`); `altri` are paths that a search outside the rules gives. */
export const delRisultato = (trovato: Provvisorio, altri: readonly string[] = []): Provvisorio => ({
  ...trovato,
  cifreProvvisorie: [...trovato.cifreProvvisorie.filter((percorso) => !percorso.startsWith('quadro.')), ...altri].sort(),
})

/** One for the whole year, never one a figure. */
export function annoProvvisorio(anno: TaxYear, { provvisorioAl, parametriProvvisori }: Provvisorio): Message {
  const { gravita, testo } = messaggiProvvisori[ANNO_PROVVISORIO]
  const valori: Readonly<Record<string, string>> = {
    anno: String(anno),
    al: format.day(provvisorioAl),
    n: String(parametriProvvisori.length),
    annoPrec: String(anno - 1),
  }
  return { id: ANNO_PROVVISORIO, gravita, campo: 'annoImposta', testo: testo.replace(/\{(\w+)\}/g, (_, nome: string) => valori[nome] ?? '') }
}

/** Each amount indexed and rounded to the euro. */
export const indicizzati = (anno: TaxYear, percento: number): ReadonlyMap<Expression, number> =>
  new Map(importiAnnuali.map((importo) => [importo, roundToEuro((importo.cifra(anno).valore * (100 + percento)) / 100)]))

type Ricalcolo = (values: Float64Array) => Float64Array

/** The row of a year worked out again with other figures of law; each is compiled at its first use. */
export class Ipotesi {
  readonly #programma: Pick<Simulator<unknown>, 'withFigures'>
  readonly #esito: readonly Rule[]
  readonly #fatti = new Map<string, Ricalcolo>()

  /** `esito`: the rules that are read of the row. */
  constructor(programma: Pick<Simulator<unknown>, 'withFigures'>, esito: readonly Rule[]) {
    this.#programma = programma
    this.#esito = esito
  }

  /** One row for each indexing, that at zero being the row itself. */
  indicizzate<T>(anno: TaxYear, values: Float64Array, leggi: (percento: number, values: Float64Array) => T): readonly T[] {
    return indicizzazioni.map((percento) =>
      leggi(percento, percento === 0 ? values : this.con(`INPS ${percento}`, anno, () => indicizzati(anno, percento))(values)),
    )
  }

  con(nome: string, anno: TaxYear, cifre: () => ReadonlyMap<Expression, number>): Ricalcolo {
    const chiave = `${anno} ${nome}`
    const noto = this.#fatti.get(chiave) ?? this.#programma.withFigures(anno, cifre(), this.#esito)
    this.#fatti.set(chiave, noto)
    return noto
  }
}
