/** The help of Convenienza Srl: its purpose and its use. */
import type { GuidePart } from '../simulator/page/page.ts'

export const guide: readonly GuidePart[] = [
  [
    'Che cosa confronta',
    "Imposte, contributi e netto in mano di un anno in sei scenari di una S.r.l. (normale, solo compenso, solo dividendi, compensi e dividendi, trasparente, trasparente e compensi), per uno, due o tre soci, accanto alla forma con cui l'attività si svolge oggi.",
  ],
  [
    'Come si compila',
    'Bastano denominazione, utile ante imposte, nome e quota dei soci; poi compensi e dividendi di ogni scenario. Il resto è chiuso e si apre quando serve. Il calcolo parte da solo dopo ogni modifica, oppure con «Calcola convenienza Srl».',
  ],
  [
    'Come si legge',
    "Le schede da «Normale» a «Trasparente e Compensi» mostrano uno scenario per intero; il «Riepilogo» li mette in fila. L'utile che resta in società non è netto in mano: quando si distribuirà sconterà il 26%, indicato come ritenuta latente.",
  ],
  [
    'Convenienza rispetto a oggi',
    "Scelta la forma di oggi, il risparmio si legge in tre modi: con l'utile lasciato in società, con tutto distribuito, a parità di netto. Il verdetto vale sempre per uno scenario e per una lettura.",
  ],
  ['Da dove viene un importo', 'Ogni importo calcolato si apre: formula, valori, norma e fonte, e da lì il campo che lo ha determinato.'],
  [
    'Che cosa si conserva',
    'Ciò che si digita resta in bozza in questo browser anche dopo una chiusura improvvisa, finché non si esce con «Esci». «Salva» lo mette in archivio con un nome.',
  ],
  [
    'Che cosa resta fuori',
    'Acconti e saldi (sono nella scheda «Quando si paga»); perdite fiscali portate in avanti; il credito del 10% dell’IRAP di chi non ha dipendenti, e la parte dell’IRAP deducibile dall’IRES; INAIL e tributi locali; le imposte del passaggio, che il confronto elenca senza calcolarle.',
  ],
]
