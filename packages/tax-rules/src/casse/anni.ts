/** How the figures of the funds are written: one column of years, where null is a figure that was found nowhere. */
import { recordOf, type TaxYear, taxYears, type Unit } from '@bilancia/contract'
import { type Cifra, cifra, type Norma, nonPrevisto, type Parametro, riportata, scelta } from '@bilancia/engine'
import { parametro } from '../legge.ts'

const NON_TROVATA = 'non trovata nelle fonti consultate'

/** `come2026`: nobody published the figure of 2027 yet. */
export type Anni = Readonly<Record<Exclude<TaxYear, 2027>, number | null>> & { readonly 2027: number | null | 'come2026' }

const valoreIn = (v: Anni, anno: TaxYear): number | null => {
  const scritto = v[anno]
  return scritto === 'come2026' ? v[2026] : scritto
}

function perAnno(ente: string, v: Anni): Readonly<Record<TaxYear, Cifra<number | typeof nonPrevisto>>> {
  const di = (anno: TaxYear): Cifra<number | typeof nonPrevisto> => {
    const valore = valoreIn(v, anno)
    if (valore === null) return cifra(nonPrevisto, NON_TROVATA)
    return v[anno] === 'come2026' ? riportata(cifra(valore, `${ente}, 2026`), `${ente}, 2027`) : cifra(valore, `${ente}, ${anno}`)
  }
  return recordOf(taxYears, di)
}

/**
 * For the years whose ceiling is not known: the last ceiling known before. Ceilings are indexed and never go down, so an income up to
 * this one is below the unknown ceiling too. `prima`: the last ceiling known before 2020.
 */
export function ultimoNoto(id: string, nome: string, norma: Norma, tetti: Anni, prima: number | null = null): Parametro<'euro'> {
  const di = (anno: TaxYear): Cifra<number | typeof nonPrevisto> => {
    if (valoreIn(tetti, anno) !== null) return cifra(nonPrevisto, "il tetto dell'anno è noto")
    const precedente = taxYears.findLast((altro) => altro < anno && valoreIn(tetti, altro) !== null)
    const valore = precedente === undefined ? prima : valoreIn(tetti, precedente)
    if (valore === null) return cifra(nonPrevisto, NON_TROVATA)
    return scelta(valore, `tetto del ${precedente ?? 'periodo prima del 2020'}: quello dell'anno non è noto e non può essere più basso`)
  }
  return parametro('euro', id, nome, norma, recordOf(taxYears, di))
}

/** A column of figures of one fund. */
export const colonna =
  (ente: string, norma: Norma) =>
  <U extends Unit>(unita: U, id: string, nome: string, valori: Anni): Parametro<U> =>
    parametro(unita, `casse.${id}`, nome, norma, perAnno(ente, valori))

/** The same figure in every year up to 2026, carried to 2027 where nobody published it. */
export const uguale = (valore: number, del2027: number | 'come2026' = valore): Anni => ({
  2020: valore,
  2021: valore,
  2022: valore,
  2023: valore,
  2024: valore,
  2025: valore,
  2026: valore,
  2027: del2027,
})
export const nessuna: Anni = { ...{ 2020: null, 2021: null, 2022: null, 2023: null, 2024: null, 2025: null, 2026: null }, 2027: null }
