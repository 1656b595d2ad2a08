/** Blocks R: the assumptions of the calculation, and the missing data. */
import type { TextBlock } from './block.ts'

export const affidabilita: readonly TextBlock[] = [
  {
    id: 'R-bozza',
    titolo: 'Dati da confermare',
    se: (c) => c.bozza,
    testo: [['La presente è una bozza non definitiva: il confronto non è affidabile finché non sono indicati o confermati {determinanti}.']],
  },
  {
    id: 'R-ipotesi',
    titolo: 'Ipotesi del calcolo',
    se: (c) => c.assunte.length > 0,
    testo: [['Il calcolo assume: {assunte}.']],
  },
  {
    id: 'R-mancanti',
    titolo: 'Dati da precisare',
    se: (c) => c.minori.length > 0,
    testo: [['Non sono stati indicati, e possono spostare il confronto: {minori}.']],
  },
]
