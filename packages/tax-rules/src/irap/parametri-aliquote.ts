/**
 * The only table of ordinary IRAP rates: natural persons (2020 and 2021) and companies, every region and year. The rates
 * are proposals: the adviser may change them, and some activities have others (parametri-settori.ts).
 */
import type { TaxYear } from '@bilancia/contract'
import { type Confirmed, cifra, inForce, type Periods, riportata } from '@bilancia/engine'
import { tabella } from '../legge.ts'
import { legge } from '../norme.ts'

/** Percent from each year on; null if the rate is not set or the year does not have it. */
export type Aliquote = Periods<number | null> & Confirmed

/** The acts that the rates of 2027 wait for. */
export const ATTESE_2027 = 'leggi regionali di stabilità 2027 (entro il 31/12/2026)'

const nazionale: Periods<number> & Confirmed = { dal2020: 3.9, finoAl: 2027 }
/** By region; 0 means no region. */
const aliquote: Readonly<Record<number, Aliquote>> = {
  0: nazionale,
  1: { dal2020: 4.82, finoAl: 2027 },
  2: { dal2020: 3.9, finoAl: 2027 },
  3: { dal2020: 2.68, dal2022: 3.9, dal2023: 3.3, dal2025: 3.9, finoAl: 2027 },
  4: { dal2020: 4.97, dal2022: 4.82, finoAl: 2027 },
  5: { dal2020: 4.97, finoAl: 2027 },
  6: { dal2020: 3.9, finoAl: 2027 },
  7: { dal2020: 3.9, finoAl: 2027 },
  8: { dal2020: 4.82, finoAl: 2027 },
  9: { dal2020: 3.9, finoAl: 2027 },
  10: { dal2020: 3.9, finoAl: 2027 },
  11: { dal2020: 4.73, finoAl: 2027 },
  12: { dal2020: 4.97, dal2022: 4.82, dal2023: 4.97, finoAl: 2027 },
  13: { dal2020: 3.9, finoAl: 2027 },
  14: { dal2020: 4.82, finoAl: 2027 },
  15: { dal2020: 2.93, finoAl: 2027 },
  16: { dal2020: 3.9, finoAl: 2027 },
  17: { dal2020: 3.9, finoAl: 2027 },
  18: { dal2020: 2.68, finoAl: 2027 },
  19: { dal2020: 3.9, dal2026: 4.3, finoAl: 2027 },
  20: { dal2020: 3.1, dal2021: null, dal2023: 3.9, finoAl: 2027 },
  21: { dal2020: 3.9, dal2025: 4.08, finoAl: 2027 },
}

type PerRegione = Readonly<Record<number, number>>
const nel = (anno: TaxYear): PerRegione =>
  Object.fromEntries(Object.entries(aliquote).map(([codice, periodi]) => [codice, inForce<number | null>(periodi, anno) ?? inForce(nazionale, anno)]))
const FONTE = 'leggi regionali e prospetti del Dipartimento delle Finanze, regione per regione'

/** By region code. If the rate of the year is not set, the national one. */
export const aliquoteRegionali = tabella<PerRegione>('irap.aliquote', 'aliquota IRAP ordinaria della regione', legge('D.Lgs. 446/1997, art. 16'), {
  2020: cifra(nel(2020), FONTE),
  2021: cifra(nel(2021), FONTE),
  2022: cifra(nel(2022), FONTE),
  2023: cifra(nel(2023), FONTE),
  2024: cifra(nel(2024), FONTE),
  2025: cifra(nel(2025), FONTE),
  2026: cifra(nel(2026), FONTE),
  2027: riportata(cifra(nel(2027), FONTE), ATTESE_2027),
})

type Nota = { readonly regione: number; readonly dal: TaxYear; readonly al?: TaxYear; readonly testo: string }

/** Remarks that the adviser should read before using the rate of a region. */
const note: readonly Nota[] = [
  { regione: 3, dal: 2025, testo: 'le imprese senza dipendenti sono da verificare' },
  { regione: 4, dal: 2020, testo: "4,82% più 0,15 negli anni di disavanzo sanitario (L. 191/2009, art. 2, c. 86), insieme allo 0,30 dell'addizionale IRPEF" },
  { regione: 6, dal: 2026, testo: "l'elenco delle attività al 4,20% può coprire quasi tutte le imprese" },
  { regione: 11, dal: 2020, testo: '3,90% per i soggetti della L.R. 35/2001, art. 1, c. 4' },
  { regione: 12, dal: 2020, testo: "4,82% più 0,15 negli anni di disavanzo sanitario (L. 191/2009, art. 2, c. 86), insieme allo 0,30 dell'addizionale IRPEF" },
  { regione: 13, dal: 2020, testo: 'salvo le agevolazioni montane' },
  { regione: 15, dal: 2020, testo: '3,90% ridotta di un quarto' },
  { regione: 15, dal: 2023, al: 2023, testo: 'sospesa per il turismo' },
  { regione: 18, dal: 2020, al: 2021, testo: 'le fonti discordano: 2,68% o 3,90%' },
  { regione: 19, dal: 2026, testo: "4,30% (L.R. Umbria 2/2025), non dove la Regione aveva già variato l'aliquota" },
]

function nonStabilita(codice: number, anno: TaxYear): boolean {
  const periodi = aliquote[codice]
  return periodi !== undefined && inForce<number | null>(periodi, anno) === null
}

/** The remarks on a region in a year, as one sentence; null if there are none. */
export function notaDi(codice: number, anno: TaxYear): string | null {
  const testi = note.filter(({ regione, dal, al = anno }) => regione === codice && dal <= anno && anno <= al).map(({ testo }) => testo)
  const tutte = nonStabilita(codice, anno) ? ["aliquota dell'anno non accertata: si propone la nazionale", ...testi] : testi
  return tutte.length > 0 ? tutte.join('; ') : null
}
