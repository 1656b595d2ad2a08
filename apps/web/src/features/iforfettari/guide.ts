/** The help of iForfettari: its purpose and its use. */
import type { GuidePart } from '../simulator/page/page.ts'

export const guide: readonly GuidePart[] = [
  [
    'Che cosa confronta',
    "Imposte, contributi e spese amministrative di un anno nel regime forfettario e nel regime ordinario, per un'impresa (anche famigliare, con due collaboratori) o un professionista.",
  ],
  [
    'Come si compila',
    'Bastano tipologia, gruppo di settore, aliquota, ricavi e costi; il resto affina il confronto. Il calcolo parte da solo dopo ogni modifica, oppure con «Calcola forfetari».',
  ],
  ['Da dove viene un importo', 'Ogni importo calcolato si apre: formula, valori, norma e fonte, e da lì il campo che lo ha determinato.'],
  [
    'Che cosa si conserva',
    'Ciò che si digita resta in bozza in questo browser anche dopo una chiusura improvvisa, finché non si esce con «Esci». «Salva» lo mette in archivio con un nome.',
  ],
  ['Contributi', "I contributi dell'anno valgono come versati nell'anno (attività a regime); la deduzione vera segue i versamenti."],
  [
    'Che cosa resta fuori',
    'Acconti e saldi (il primo anno si paga poco, il secondo il doppio: la scheda «Quando si paga»); effetto di cassa e competenza nel cambio di regime; valore pensionistico dei mesi persi; ISEE e familiari a carico di altri; INAIL; tributi locali; concordato.',
  ],
]
