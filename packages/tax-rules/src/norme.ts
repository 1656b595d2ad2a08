/** How norms are cited, and their names from 2027 on, when the consolidated acts replace the old ones. */
import type { TaxYear } from '@bilancia/contract'
import { type Norma, normaIn } from '@bilancia/engine'

/** The first year of D.Lgs. 117/2026 (art. 377) and the other consolidated acts. */
const TESTI_UNICI = 2027

/** `null`: the act is known, but nobody has read the article yet. */
type Nuova = { readonly atto: string; readonly articolo: string | null }

const TUIR_2027 = 'D.Lgs. 117/2026'
const IVA_2027 = 'D.Lgs. 10/2026'
const nuovo = (articolo: string | null, atto = TUIR_2027): Nuova => ({ atto, articolo })

/**
 * Old norm to new norm, the longest prefix first. Sources: Gazzetta 26G00131 and Normattiva as quoted in public deposits.
 * The text of that act was not readable, so an article is `null` unless somebody read its number. D.Lgs. 10/2026 was read.
 */
const mappaNorme: readonly (readonly [vecchia: string, nuova: Nuova])[] = [
  ['art. 10, TUIR', nuovo('art. 10')],
  ['art. 11, TUIR', nuovo('art. 11')],
  ['art. 13, TUIR', nuovo('art. 13')],
  ['art. 16-ter, TUIR', nuovo('art. 18')],
  ['art. 50, TUIR', nuovo('art. 52')],
  ['art. 51, TUIR', nuovo('art. 53')],
  ['L. 207/2024, art. 1, c. 6', nuovo('art. 13')],
  ['L. 145/2018, allegato 2', nuovo('allegato D')],
  ['D.Lgs. 23/2011, art. 3', nuovo('artt. 203-206')],
  ['D.Lgs. 216/2023, art. 4', nuovo('art. 104 e allegato G')],
  ['D.P.R. 633/1972, art. 16', nuovo('art. 34', IVA_2027)],
  ['D.P.R. 633/1972, art. 19-bis2', nuovo('art. 59', IVA_2027)],
  ['D.P.R. 633/1972', nuovo(null, IVA_2027)],
  ['D.P.R. 642/1972', nuovo(null, 'D.Lgs. 123/2025')],
  ['D.P.R. 131/1986', nuovo(null, 'D.Lgs. 123/2025')],
  ['D.P.R. 641/1972', nuovo(null, 'D.Lgs. 174/2024')],
  ['D.P.R. 600/1973, art. 27', nuovo(null, 'D.Lgs. 33/2025 o D.Lgs. 141/2026')],
  ['D.Lgs. 13/2024', nuovo(null, 'D.Lgs. 141/2026')],
]

/** The citation of a norm from 2027 on: the new name and the old one that readers know. */
function dal2027(testo: string, nuova: Nuova): string {
  const { atto, articolo } = nuova
  return articolo ? `${articolo}, ${atto} (già ${testo})` : `${testo} (dal 2027 nel ${atto}, articolo da verificare)`
}

/** Whether a text starts with another up to a boundary: `c. 6` starts `c. 6, lett. a)`, not `c. 64`. */
const comincia = (testo: string, inizio: string): boolean => testo.startsWith(inizio) && !/^\d/.test(testo.slice(inizio.length))

/** «5 e 116»; «5, c. 4, e 116», because the first one has commas of its own; «3, 10 e 75». */
function insieme(articoli: readonly string[]): string {
  const primi = articoli.slice(0, -1).join(', ')
  return `${primi}${articoli.length === 2 && primi.includes(',') ? ',' : ''} e ${articoli.at(-1)}`
}

/** A citation of the TUIR: `13, c. 5` is article 13. Several articles are cited together. */
export const tuir =
  (articolo: string, ...altri: readonly string[]): Norma =>
  (year) => {
    if (altri.length > 0) {
      const articoli = insieme([articolo, ...altri])
      const poi = year < TESTI_UNICI ? '' : `; dal 2027 nel ${TUIR_2027}, articoli da verificare`
      return `artt. ${articoli}, TUIR (D.P.R. 917/1986${poi})`
    }
    if (year < TESTI_UNICI) return `art. ${articolo}, TUIR (D.P.R. 917/1986)`
    const [numero = articolo] = articolo.split(',')
    const nuova = mappaNorme.find(([vecchia]) => vecchia === `art. ${numero}, TUIR`)?.[1]
    if (nuova?.articolo) return `${nuova.articolo}, ${nuova.atto} (già art. ${articolo}, D.P.R. 917/1986)`
    return `art. ${articolo}, TUIR (D.P.R. 917/1986; dal 2027 nel ${TUIR_2027}, articolo da verificare)`
  }

/** The flat-rate regime, L. 190/2014, art. 1. Commi 54 to 75 are in art. 235 of the new act; the others stay where they are, also the contribution rules (76-84). */
export const forfettari =
  (commi: string): Norma =>
  (year) => {
    const testo = `L. 190/2014, art. 1, ${commi}`
    const primo = Number(/\d+/.exec(commi)?.[0] ?? 0)
    return year < TESTI_UNICI || primo < 54 || primo > 75 ? testo : `art. 235, ${TUIR_2027} (già ${testo})`
  }

/** The flat-rate regime as a letter cites it inside a sentence: as a whole, in the words of the rule page. */
export function regimeForfettarioPerEsteso(year: TaxYear): string {
  const testo = 'art. 1, commi 54-89, della legge n. 190/2014'
  return year < TESTI_UNICI ? testo : `art. 235 del ${TUIR_2027} (già ${testo})`
}

/** The causes of exclusion from the regime as a letter cites them: after «previste», and in brackets before their letter. */
export const causePerEsteso = (year: TaxYear) =>
  year < TESTI_UNICI ? { previste: 'dal comma 57', breve: 'comma 57' } : { previste: "dall'art. 235 (già comma 57)", breve: 'già comma 57' }

/** One or more citations separated by semicolons, each with its name in the law of the year. */
export const legge =
  (testo: string): Norma =>
  (year) =>
    year < TESTI_UNICI
      ? testo
      : testo
          .split('; ')
          .map((parte) => {
            const [, plurale, articoli, altro = ''] = /^art(t?)\. (.+?),? TUIR( .*)?$/.exec(parte) ?? []
            const commi = /^L\. 190\/2014, art\. 1, (c\. .+)$/.exec(parte)?.[1]
            if (commi) return normaIn(forfettari(commi), year)
            if (articoli) return plurale ? `${parte} (dal 2027 nel ${TUIR_2027}, articoli da verificare)` : normaIn(tuir(articoli), year) + altro
            const trovata = mappaNorme.find(([vecchia]) => comincia(parte, vecchia))
            return trovata ? dal2027(parte, trovata[1]) : parte
          })
          .join('; ')

/** A citation for lines that no law defines: totals, choices of presentation. */
export const prospetto = (testo: string): Norma => `prospetto di confronto: ${testo}`

/** The same for lines of a budget. */
export const previsione = (testo: string): Norma => `bilancio di previsione: ${testo}`
