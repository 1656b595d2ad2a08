/** The help of Forme e piano: its purpose and its use. */
import type { GuidePart } from '../simulator/page/page.ts'

export const guide: readonly GuidePart[] = [
  [
    'Che cosa confronta',
    'Lo stesso cliente in dieci forme: forfettario, ditta individuale, impresa familiare, professionista, studio associato, società di persone e quattro usi della S.r.l. Ogni colonna è il calcolo di iForfettari o di Convenienza Srl, agli stessi centesimi: «Apri in…» lo mostra.',
  ],
  [
    'Come si compila',
    'Bastano il cliente, la tipologia, i ricavi, i costi e la previdenza; le quote delle persone aprono associazione e società. Un dato che non si sa si lascia vuoto: il confronto dice dove pesa.',
  ],
  [
    'Come si legge',
    'La classifica usa il netto comparabile: ciò che resta in mano e in società, tolta l’imposta per portarlo fuori. Accanto a ogni posto: se la legge ammette la forma, quanto sono completi i dati, che cosa manca.',
  ],
  ['Ricavi e costi', 'Il cursore sposta ricavi o costi e mostra ogni forma in quel punto; sotto, dove la migliore cambia.'],
  [
    'Il piano',
    'Da tre a sei anni: il percorso con il totale più alto tra quelli ammessi, gli eventi che lo muovono con la norma, e i totali di chi non cambia. Gli anni senza legge definitiva sono segnati come provvisori, e così ogni totale che li contiene.',
  ],
  [
    'Che cosa resta fuori',
    'Responsabilità limitata, TFM, welfare e rimborsi; auto e affitti alla società; INAIL; ISEE; concordato; il credito del 10% dell’IRAP di società e associazioni senza dipendenti, e la parte dell’IRAP deducibile dall’IRES; cassa propria di un professionista in società; avviamento e imposte all’uscita dalla S.r.l. Gli onorari vuoti sono valori di riferimento: il listino dello studio si scrive e si usa da «Spese della forma».',
  ],
]
