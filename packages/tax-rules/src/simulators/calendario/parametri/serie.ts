/**
 * A figure of the calendar over the years: a rate, a day, a code. A row holds from its year until the next row. Unlike the
 * figures of `parameter.ts` it is not always a number, and its year is that of the payment, two years beyond the last tax year.
 */
import { calendario } from '@bilancia/contract'
import type { Attendibilita, Confirmed, Fonte } from '@bilancia/engine'
import { attendibilitaDi } from '@bilancia/engine'
import { type IdFonte, registro } from './registro.ts'

/** The first and the last year that a state may name: the figures cover both and all between. */
export const [primoAnno, ultimoAnno] = calendario.anniAmmessi

export type Riga<T> = {
  /** The first year of payment. Absent: every year. */
  readonly dal?: number
  readonly valore: T
  /** The act as the row cites it. */
  readonly atto: string
  readonly letture: readonly IdFonte[]
  /** A convention of the program, which no law makes; arithmetic on other figures. */
  readonly natura?: 'scelta' | 'definizione'
  /** What is not known, and what would settle it. */
  readonly nota?: string
}
export type Serie<T> = { readonly id: string; readonly nome: string; readonly righe: readonly Riga<T>[] }

const scritte: Serie<unknown>[] = []

/** `finoAl`: the last tax year for which somebody checked it; a new one does not compile until somebody checks again. */
export function serie<T>(id: string, nome: string, _: Confirmed, ...righe: readonly Riga<T>[]): Serie<T> {
  const fatta = { id: `calendario.${id}`, nome, righe }
  scritte.push(fatta)
  return fatta
}

export const riga = <T>(valore: T, atto: string, ...letture: readonly IdFonte[]): Riga<T> => ({ valore, atto, letture })
export const dal = <T>(anno: number, una: Riga<T>): Riga<T> => ({ ...una, dal: anno })
export const scelta = <T>(valore: T, perche: string): Riga<T> => ({ valore, atto: perche, letture: [], natura: 'scelta' })
export const definizione = <T>(valore: T, perche: string): Riga<T> => ({ valore, atto: perche, letture: [], natura: 'definizione' })

/** The row that holds in a year. Throws where there is none. */
function nellAnno<T>({ id, righe }: Serie<T>, anno: number): Riga<T> {
  const trovata = righe.findLast(({ dal: inizio }) => inizio === undefined || inizio <= anno)
  if (!trovata) throw new RangeError(`The figure «${id}» has no row for ${anno}`)
  return trovata
}
export const valoreDi = <T>(una: Serie<T>, anno: number): T => nellAnno(una, anno).valore

/** A figure of a year as a page or a check shows it. */
export type CifraDelCalendario = {
  readonly id: string
  readonly nome: string
  readonly anno: number
  readonly valore: unknown
  readonly atto: string
  readonly attendibilita: Attendibilita
  readonly fonti: readonly Fonte[]
  readonly nota?: string
}

export function cifraDi(una: Serie<unknown>, anno: number): CifraDelCalendario {
  const { valore, atto, letture, natura, nota } = nellAnno(una, anno)
  const fonti = letture.map((id): Fonte => ({ id, ...registro[id] }))
  const attendibilita = attendibilitaDi({ natura }, { id: una.id, fonti })
  return { id: una.id, nome: una.nome, anno, valore, atto, attendibilita, fonti, ...(nota !== undefined && { nota }) }
}

/** Every figure in every year that has it. The reliability comes from the readings, as for every other figure of law. */
export function cifreDelCalendario(): readonly CifraDelCalendario[] {
  const anni = Array.from({ length: ultimoAnno - primoAnno + 1 }, (_, k) => primoAnno + k)
  return scritte.flatMap((una) =>
    anni.flatMap((anno) => {
      if (una.righe.every(({ dal: inizio }) => inizio !== undefined && inizio > anno)) return []
      return [cifraDi(una, anno)]
    }),
  )
}
