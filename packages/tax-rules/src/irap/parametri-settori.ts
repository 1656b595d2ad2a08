/** Rates that a region sets for some activities, or on a condition. They are proposed by name and never applied automatically. */
import { provisionalSince, recordOf, type TaxYear, taxYears } from '@bilancia/contract'
import { type Cifra, cifra, inForce, nonPrevisto, type Parametro, type PerYear, riportata } from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge } from '../norme.ts'
import { type Aliquote, ATTESE_2027 } from './parametri-aliquote.ts'

/**
 * `codici`: the ATECO codes, each including all codes that start with it; null if the list has not been read. Without an
 * activity, the entry is a condition.
 */
export type Particolare = {
  readonly regione: number
  readonly tipo: 'SETTORE' | 'CONDIZIONE'
  readonly chi: string
  readonly codici: readonly string[] | null
  readonly nota: string | null
  readonly aliquota: Parametro<'percento'>
}

type Dati = { readonly chi: string; readonly norma: string; readonly aliquote: Aliquote; readonly codici?: readonly string[]; readonly nota?: string }

function perAnno(norma: string, aliquote: Aliquote): PerYear<number | typeof nonPrevisto> {
  const del = (anno: TaxYear): Cifra<number | typeof nonPrevisto> => {
    const figura = cifra(inForce<number | null>(aliquote, anno) ?? nonPrevisto, norma)
    return provisionalSince(anno) === null ? figura : riportata(figura, ATTESE_2027)
  }
  return recordOf(taxYears, del)
}

const particolare = (tipo: Particolare['tipo'], id: string, regione: number, { chi, norma, aliquote, codici, nota }: Dati): Particolare => ({
  regione,
  tipo,
  chi,
  codici: codici ?? null,
  nota: nota ?? null,
  aliquota: parametro('percento', id, `Aliquota IRAP: ${chi}`, legge(norma), perAnno(norma, aliquote)),
})
const settore = (regione: number, posto: number, dati: Dati) => particolare('SETTORE', `irap.settori.${regione}.${posto}`, regione, dati)
const condizione = (regione: number, dati: Dati) => particolare('CONDIZIONE', `irap.condizionate.${regione}`, regione, dati)

const VENETO = 'L.R. Veneto 32/2024, art. 2'

export const particolari: readonly Particolare[] = [
  condizione(3, {
    chi: 'contratti integrativi territoriali o aziendali con elementi retributivi aggiuntivi',
    norma: 'L.P. Bolzano 9/1998, art. 21-bis',
    aliquote: { dal2020: null, dal2025: 2.68, finoAl: 2027 },
  }),
  settore(6, 0, {
    chi: "attività elencate dall'art. 1, c. 1-bis, L.R. 19/2006 (codici ATECO 2025)",
    norma: 'L.R. Emilia-Romagna 19/2006, art. 1, c. 1-bis, aggiunto da L.R. 1/2025',
    aliquote: { dal2020: null, dal2026: 4.2, finoAl: 2027 },
    nota: "l'elenco può essere molto ampio",
  }),
  settore(7, 0, {
    chi: 'imprese virtuose (condizioni regionali)',
    norma: 'legge regionale del Friuli-Venezia Giulia',
    aliquote: { dal2020: 2.98, finoAl: 2027 },
  }),
  settore(8, 0, {
    chi: 'settori esentati dalla maggiorazione (2021-2022 molti; dal 2024 enti del terzo settore sotto 1 milione)',
    norma: 'leggi regionali del Lazio',
    aliquote: { dal2020: null, dal2021: 3.9, finoAl: 2027 },
  }),
  settore(13, 0, {
    chi: 'ATECO 35.1, 47.1, 64, 66.1, 66.2',
    codici: ['35.1', '47.1', '64', '66.1', '66.2'],
    norma: 'L.R. Piemonte 26/2024',
    aliquote: { dal2020: null, dal2025: 4.82, finoAl: 2027 },
    nota: "non dove l'aliquota era già ridotta con legge regionale",
  }),
  condizione(18, {
    chi: 'contratti collettivi provinciali',
    norma: 'L.P. Trento 21/2015, art. 1, c. 8-bis',
    aliquote: { dal2020: null, dal2025: 2, finoAl: 2027 },
  }),
  settore(21, 0, {
    chi: 'settori con maggiorazione di 0,65 punti',
    norma: VENETO,
    aliquote: { dal2020: null, dal2025: 4.55, finoAl: 2027 },
    nota: "la proposta dell'agosto 2024 diceva 0,50; l'elenco dei settori non è stato letto",
  }),
  settore(21, 1, {
    chi: 'attività senza maggiorazione o già agevolate',
    norma: VENETO,
    aliquote: { dal2020: null, dal2025: 3.9, finoAl: 2027 },
  }),
]
