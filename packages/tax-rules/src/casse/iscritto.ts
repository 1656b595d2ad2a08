/** A member of a fund: the fields typed, and how the rules about the member are named. */
import type { casse } from '@bilancia/contract'
import { type Aliquota, almenoUna, type Condizione, type Importo, type Norma, type Numero, nessuno, regola, requisito } from '@bilancia/engine'
import { mesiAnno } from '../inps/index.ts'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import type { CampiCassa } from './proposta.ts'

export const REGOLAMENTI = legge('D.Lgs. 509/1994; D.Lgs. 103/1996; regolamento della cassa')
export const INTEGRATIVO = legge('L. 335/1995; D.Lgs. 103/1996, art. 8, c. 3; regolamento della cassa')

export type Basi = {
  /** Income on which the fund computes: of the year, or of the year before. */
  readonly reddito: Importo
  readonly volumeAffari: Importo
  readonly anno: Numero
}

export function iscritto({ id, di }: Soggetto, campi: CampiCassa) {
  const chi = `${id}.cassa`
  /** The member belongs to one of these funds. */
  const e = (...quali: readonly casse.Cassa[]): Condizione => almenoUna(quali.map((cassa) => campi.codice.vale(cassa)))
  /** The part of the year. The form asks for the months only for the funds that count them; for the others they are twelve. */
  const aMesi: Numero = campi.mesi.rapporto(mesiAnno, { seZero: nessuno })
  return {
    ...{ chi, di, campi, e, aMesi },
    pensionato: (...quali: readonly casse.Cassa[]): Condizione => e(...quali).e(campi.pensionato),
    rule: (chiave: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
      regola(`${chi}.${chiave}`, { nome: `${nome} ${di}`, di, norma, formula, ...(nota && { nota }) }),
    rate: (chiave: string, nome: string, formula: Aliquota) => regola(`${chi}.${chiave}`, { nome: `${nome} ${di}`, di, norma: REGOLAMENTI, formula }),
    check: (chiave: string, nome: string, formula: Condizione, nota?: string) =>
      requisito(`${chi}.${chiave}`, { nome: `${nome} ${di}`, di, norma: REGOLAMENTI, formula, ...(nota && { nota }) }),
  }
}
export type Iscritto = ReturnType<typeof iscritto>
