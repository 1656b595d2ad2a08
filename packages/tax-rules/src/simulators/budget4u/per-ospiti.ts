/** The rules of Budget4u that the code around the flat program refers to by name; mostly for the plan, which writes rows of its own. */
import { type ForHosts, soloSe } from '@bilancia/engine'
import { debole, sogliaIncerte } from '../../affidabilita/index.ts'
import { calcolato, campi, costiDitta, costiStudio, ditta, studio, tasse } from './dati.ts'
import { limite, oltreSoglia } from './forfetari.ts'
import { quotaIrapDellAnno } from './imposte.ts'
import { redditoDisponibile, rigaPiano } from './risultati.ts'

/** The values of a year for the result and for the year after; null while type or regime is missing. */
export const annoDelPiano = soloSe(calcolato, { riga: { ...rigaPiano }, irapDaDedurre: quotaIrapDellAnno })

export const perOspiti = {
  nomi: {
    calcolato,
    redditoDisponibile,
    riga: rigaPiano,
    irapDaDedurre: quotaIrapDellAnno,
    limite,
    oltreSoglia,
    crescitaRicavi: campi.pianoTriennale.crescitaRicavi,
    crescitaCosti: campi.pianoTriennale.crescitaCosti,
    /** Revenue and typed costs. Imputed rent, interest, professional fund and typed premium stay the same. */
    ricavi: [ditta.ricavi, studio.compensi, campi.forfetari.ricaviCompensi],
    costi: [...costiDitta, ...costiStudio, campi.forfetari.costiEffettivi],
    numero: campi.esercizio.numero,
    irapAnnoPrecedente: campi.esercizio.irapAnnoPrecedente,
    fatturatoAnnoPrecedente: campi.dirittiCCIAA.fatturatoAnnoPrecedente,
    /** Typed for the first year, computed in the others. */
    soloPrimoAnno: [tasse.irap.valoreProduzione, tasse.irap.deduzioni],
  },
  cifre: (year) => ({ sogliaIncerte: sogliaIncerte(year) }),
  ricerche: {},
  pesi: { radici: [redditoDisponibile], deboli: debole },
  ipotesi: null,
} as const satisfies ForHosts
