/**
 * The one table of ordinary IRAP rates: natural persons (2020 and 2021) and companies, every region and year. It proposes:
 * the adviser may change the rate, and an activity may have another (parametri-settori.ts).
 */
import type { TaxYear } from '@bilancia/contract'
import { cifra, riportata } from '@bilancia/engine'
import { tabella } from '../legge.ts'
import { legge } from '../norme.ts'

/** Percent by year; null is a rate that is not established, or a year that does not have it. */
export type Anni = Readonly<Record<TaxYear, number | null>>

/** What the rates of 2027 wait for. */
export const ATTESE_2027 = 'leggi regionali di stabilità 2027 (entro il 31/12/2026)'

const nazionale: Readonly<Record<TaxYear, number>> = { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 }
/** By region; 0 is no region. */
const aliquote: Readonly<Record<number, Anni>> = {
  0: nazionale,
  1: { 2020: 4.82, 2021: 4.82, 2022: 4.82, 2023: 4.82, 2024: 4.82, 2025: 4.82, 2026: 4.82, 2027: 4.82 },
  2: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  3: { 2020: 2.68, 2021: 2.68, 2022: 3.9, 2023: 3.3, 2024: 3.3, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  4: { 2020: 4.97, 2021: 4.97, 2022: 4.82, 2023: 4.82, 2024: 4.82, 2025: 4.82, 2026: 4.82, 2027: 4.82 },
  5: { 2020: 4.97, 2021: 4.97, 2022: 4.97, 2023: 4.97, 2024: 4.97, 2025: 4.97, 2026: 4.97, 2027: 4.97 },
  6: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  7: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  8: { 2020: 4.82, 2021: 4.82, 2022: 4.82, 2023: 4.82, 2024: 4.82, 2025: 4.82, 2026: 4.82, 2027: 4.82 },
  9: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  10: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  11: { 2020: 4.73, 2021: 4.73, 2022: 4.73, 2023: 4.73, 2024: 4.73, 2025: 4.73, 2026: 4.73, 2027: 4.73 },
  12: { 2020: 4.97, 2021: 4.97, 2022: 4.82, 2023: 4.97, 2024: 4.97, 2025: 4.97, 2026: 4.97, 2027: 4.97 },
  13: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  14: { 2020: 4.82, 2021: 4.82, 2022: 4.82, 2023: 4.82, 2024: 4.82, 2025: 4.82, 2026: 4.82, 2027: 4.82 },
  15: { 2020: 2.93, 2021: 2.93, 2022: 2.93, 2023: 2.93, 2024: 2.93, 2025: 2.93, 2026: 2.93, 2027: 2.93 },
  16: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  17: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  18: { 2020: 2.68, 2021: 2.68, 2022: 2.68, 2023: 2.68, 2024: 2.68, 2025: 2.68, 2026: 2.68, 2027: 2.68 },
  19: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 4.3, 2027: 4.3 },
  20: { 2020: 3.1, 2021: null, 2022: null, 2023: 3.9, 2024: 3.9, 2025: 3.9, 2026: 3.9, 2027: 3.9 },
  21: { 2020: 3.9, 2021: 3.9, 2022: 3.9, 2023: 3.9, 2024: 3.9, 2025: 4, 2026: 4, 2027: 4 },
}

type Aliquote = Readonly<Record<number, number>>
const nel = (anno: TaxYear): Aliquote => Object.fromEntries(Object.entries(aliquote).map(([codice, anni]) => [codice, anni[anno] ?? nazionale[anno]]))
const FONTE = 'leggi regionali e prospetti del Dipartimento delle Finanze, regione per regione'

/** By region code; where the rate of the year is not established, the national one. */
export const aliquoteRegionali = tabella<Aliquote>('irap.aliquote', 'aliquota IRAP ordinaria della regione', legge('D.Lgs. 446/1997, art. 16'), {
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

/** What the adviser must know before taking the rate of a region. */
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

const nonStabilita = (codice: number, anno: TaxYear): boolean => aliquote[codice]?.[anno] === null

/** The notes of a region in a year, as one sentence; null without any. */
export function notaDi(codice: number, anno: TaxYear): string | null {
  const testi = note.filter(({ regione, dal, al = anno }) => regione === codice && dal <= anno && anno <= al).map(({ testo }) => testo)
  const tutte = nonStabilita(codice, anno) ? ["aliquota dell'anno non accertata: si propone la nazionale", ...testi] : testi
  return tutte.length > 0 ? tutte.join('; ') : null
}
