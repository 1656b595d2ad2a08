/** Days as `2026-11-22`. A payment falls on a working day, and none between 1 and 19 August. */
import type { CifreCalendario } from './cifre.ts'

const due = (n: number): string => String(n).padStart(2, '0')
export const giorno = (anno: number, mese: number, del: number): string => `${anno}-${due(mese)}-${due(del)}`
/** A day of the year, as `06-30`. */
export const nelGiorno = (anno: number, meseGiorno: string): string => `${anno}-${meseGiorno}`
export const capodanno = (anno: number): string => nelGiorno(anno, '01-01')
export const annoDi = (data: string): number => Number(data.slice(0, 4))
export const meseDi = (data: string): number => Number(data.slice(5, 7))
export const delMese = (data: string): number => Number(data.slice(8))
export const fineMese = (anno: number, mese: number): string => new Date(Date.UTC(anno, mese, 0)).toISOString().slice(0, 10)

export const piuGiorni = (data: string, quanti: number): string => new Date(Date.parse(data) + quanti * 86_400_000).toISOString().slice(0, 10)
export const giorniTra = (da: string, a: string): number => Math.round((Date.parse(a) - Date.parse(da)) / 86_400_000)
/** The same day of another year; 28 February for 29 February. */
export const spostata = (data: string, anni: number): string => {
  const anno = annoDi(data) + anni
  const ultimo = fineMese(anno, meseDi(data))
  const stesso = nelGiorno(anno, data.slice(5))
  return stesso > ultimo ? ultimo : stesso
}

/** Months of thirty days, as interest by instalments counts them. */
export function giorniCommerciali(da: string, a: string): number {
  const mesi = (annoDi(a) - annoDi(da)) * 12 + meseDi(a) - meseDi(da)
  return mesi * 30 + Math.min(delMese(a), 30) - Math.min(delMese(da), 30)
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function pasqua(anno: number): string {
  const a = anno % 19
  const b = Math.floor(anno / 100)
  const c = anno % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return giorno(anno, Math.floor(f / 31), (f % 31) + 1)
}

export type Giornate = {
  readonly festivo: (data: string) => boolean
  /** The day to pay for a nominal day: the next working day, then 20 August for one from 1 to 20 August, then a working day again. */
  readonly utile: (data: string) => string
}

/** `festivita` and `agosto` come from the figures. A day that was asked once is remembered. */
export function giornate({ festivita, agosto }: Pick<CifreCalendario, 'festivita' | 'agosto'>): Giornate {
  const feste = new Map<number, ReadonlySet<string>>()
  const giaUtili = new Map<string, string>()

  const festeDi = (anno: number): ReadonlySet<string> => {
    const note = feste.get(anno)
    if (note) return note
    const fisse = festivita.fisse.filter(({ dal }) => anno >= dal).map((una) => nelGiorno(anno, una.giorno))
    const tutte = new Set(festivita.lunediDellAngelo ? [...fisse, piuGiorni(pasqua(anno), 1)] : fisse)
    feste.set(anno, tutte)
    return tutte
  }
  const festivo = (data: string): boolean => {
    const settimana = new Date(data).getUTCDay()
    return settimana === 0 || settimana === 6 || festeDi(annoDi(data)).has(data)
  }
  const lavorativo = (data: string): string => {
    let qui = data
    while (festivo(qui)) qui = piuGiorni(qui, 1)
    return qui
  }
  const utile = (data: string): string => {
    const noto = giaUtili.get(data)
    if (noto !== undefined) return noto
    const primo = lavorativo(data)
    const inAgosto = primo.slice(5) >= agosto.dal && primo.slice(5) <= agosto.al
    const trovato = inAgosto ? lavorativo(nelGiorno(annoDi(primo), agosto.a)) : primo
    giaUtili.set(data, trovato)
    return trovato
  }
  return { festivo, utile }
}
