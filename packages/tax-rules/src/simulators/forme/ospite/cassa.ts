/** What a column lacks because the fund of a professional publishes no figure for it. */
import { casse, type forme } from '@bilancia/contract'
import type { Uscite } from '../../iforfettari/programma.ts'
import type { CassaIncompleta } from './corpo.ts'
import type { PersonaDelProfilo } from './profilo.ts'

/** None if the fund has no table here, if nothing is missing, or if the amount was typed. */
export function incompleta({ indice, detta, contributiCassaProf }: PersonaDelProfilo, cassa: Uscite['cassa']['normale']): readonly CassaIncompleta[] {
  if (cassa === null || cassa.esito === 'COMPLETO' || contributiCassaProf !== null) return []
  return [{ indice, detta, esito: cassa.esito, mancanti: cassa.mancanti }]
}

export const noteDellaCassa = (incomplete: readonly CassaIncompleta[]): forme.Colonna['note'] =>
  incomplete.map(({ indice, detta, esito, mancanti }) => {
    const quali = mancanti.map((una) => casse.nomiMancanti[una]).join(', ')
    return {
      id: 'CASSA_INCOMPLETA',
      dato: `persone[${indice}].contributiCassaProf`,
      testo:
        esito === 'PARZIALE'
          ? `${detta}: i contributi alla cassa sono senza ${quali}, che i dati scritti e le fonti consultate non danno: il netto ne è più alto`
          : `${detta}: i contributi alla cassa non si calcolano, manca ${quali}: il netto è senza contributi. Indicare l'importo`,
      norma: 'D.Lgs. 509/1994; D.Lgs. 103/1996',
    }
  })
