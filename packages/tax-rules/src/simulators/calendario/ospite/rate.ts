/** The June term of a year and its instalments (art. 17 of D.P.R. 435/2001, art. 20 of D.Lgs. 241/1997). */
import { type calendario, roundToCent } from '@bilancia/contract'
import type { CifreCalendario, TerminiDellAnno } from './cifre.ts'
import { annoDi, delMese, fineMese, type Giornate, giorniCommerciali, giorno, meseDi, nelGiorno } from './giorni.ts'

/** A day to pay, with the interest that has grown since the first, in percent. */
type Rata = { readonly data: string; readonly percento: number }
/** `maggiorazione` in percent. `rate`: as many as the year admits; the first is the June day. */
export type Piano = { readonly giorno: string; readonly maggiorazione: number; readonly rate: readonly Rata[] }
export type ChiPaga = { readonly isa: boolean; readonly partitaIva: boolean; readonly pagamento: calendario.Opzioni['pagamento'] }

/** No term is known for the year. */
class AnnoSenzaTermini extends Error {
  constructor(anno: number) {
    super(`The calendar has no terms for ${anno}`)
    this.name = 'AnnoSenzaTermini'
  }
}

export function terminiDi(cifre: CifreCalendario, anno: number): TerminiDellAnno {
  const termini = cifre.anni[anno]?.termini
  if (!termini) throw new AnnoSenzaTermini(anno)
  return termini
}

/** The day of balance and first advance, and its surcharge. Without a later term, the ordinary day without surcharge. */
function termineDi(cifre: CifreCalendario, anno: number, { isa, pagamento }: Omit<ChiPaga, 'partitaIva'>) {
  const { ordinario, isa: loro } = terminiDi(cifre, anno)
  const { base, lunga, maggiorazione } = (isa ? loro : null) ?? ordinario
  return pagamento === 'MAGGIORAZIONE' && lunga !== null ? { data: lunga, maggiorazione } : { data: base, maggiorazione: 0 }
}

/** The plan of a year. Throws `AnnoSenzaTermini`. */
export function pianoDi(cifre: CifreCalendario, { utile }: Giornate, anno: number, chi: ChiPaga): Piano {
  const { data: primo, maggiorazione } = termineDi(cifre, anno, chi)
  const { ultimaRata, senzaPartitaIva } = terminiDi(cifre, anno)
  const aFineMese = !chi.partitaIva && senzaPartitaIva.fineMese
  const ultimo = nelGiorno(anno, chi.partitaIva ? ultimaRata : senzaPartitaIva.ultimaRata)
  const { tassoAnnuo, mese } = cifre.anni[anno]?.rateazione ?? { tassoAnnuo: 0, mese: 0 }

  const seconda = (nominale: string): number => {
    if (utile(nominale) === primo) return 0
    return roundToCent((giorniCommerciali(primo, nominale) * tassoAnnuo) / 360)
  }
  const nominali = successivi(primoNominale(cifre, utile, anno, primo), ultimo, aFineMese ? null : cifre.giorni.rata)
  const p2 = nominali[0] === undefined ? 0 : seconda(nominali[0])
  const altre = nominali.map((nominale, k): Rata => ({ data: utile(nominale), percento: roundToCent(p2 + mese * k) }))
  return { giorno: primo, maggiorazione, rate: [{ data: primo, percento: 0 }, ...altre] }
}

/** The nominal first day: 30 July if a holiday or August has moved the first day from there, otherwise the first day itself. */
function primoNominale({ giorni }: CifreCalendario, utile: Giornate['utile'], anno: number, primo: string): string {
  const lunga = nelGiorno(anno, giorni.lunga)
  return utile(lunga) === primo ? lunga : primo
}

/** The nominal days after the first: a day of each month, or its last day. */
function successivi(primo: string, ultimo: string, ognuno: number | null): readonly string[] {
  const anno = annoDi(primo)
  const nel = (mese: number) => (ognuno === null ? fineMese(anno, mese) : giorno(anno, mese, ognuno))
  const dal = ognuno !== null && delMese(primo) >= ognuno ? meseDi(primo) + 1 : meseDi(primo)
  return Array.from({ length: Math.max(0, 13 - dal) }, (_, k) => nel(dal + k)).filter((data) => data > primo && data <= ultimo)
}
