/** What a column lacks because the fund of a professional publishes no figure for it. */
import { casse, type forme } from '@bilancia/contract'
import type { Uscite } from '../../iforfettari/programma.ts'
import type { CassaIncompleta } from './corpo.ts'
import type { PersonaDelProfilo, Profilo } from './profilo.ts'

/** None without a fund, if nothing is missing, or if the amount was typed. The golden lines count a fund without a name or an amount as zero. */
export function incompleta(
  { impresa, dati: { previdenza } }: Profilo,
  { indice, detta, contributiCassaProf }: PersonaDelProfilo,
  cassa: Uscite['cassa']['normale'],
): readonly CassaIncompleta[] {
  if (impresa || !previdenza.cassaProfessionale || contributiCassaProf !== null) return []
  const { esito, mancanti } = cassa ?? { esito: 'NON_SCRITTA' as const, mancanti: [] }
  return esito === 'COMPLETO' ? [] : [{ indice, detta, esito, mancanti }]
}

export const noteDellaCassa = (incomplete: readonly CassaIncompleta[]): forme.Colonna['note'] =>
  incomplete.map(({ indice, detta, esito, mancanti }) => {
    const quali = mancanti.map((una) => casse.nomiMancanti[una]).join(', ')
    return {
      id: 'CASSA_INCOMPLETA',
      dato: `persone[${indice}].contributiCassaProf`,
      testo: {
        PARZIALE: `${detta}: i contributi alla cassa sono senza ${quali}, che i dati scritti e le fonti consultate non danno: il netto ne è più alto`,
        NON_CALCOLABILE: `${detta}: i contributi alla cassa non si calcolano, manca ${quali}: il netto è senza contributi. Indicare l'importo`,
        NON_SCRITTA: `${detta}: né la cassa né il suo contributo sono scritti: il netto è senza contributi. Indicare la cassa o l'importo`,
      }[esito],
      norma: 'D.Lgs. 509/1994; D.Lgs. 103/1996',
    }
  })
