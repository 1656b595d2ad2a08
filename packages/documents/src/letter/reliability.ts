/** Blocks R: the assumptions of the calculation, the missing data, the warnings. */
import type { TextBlock } from './block.ts'

export const affidabilita: readonly TextBlock[] = [
  {
    id: 'R-bozza',
    titolo: 'Dati da confermare',
    se: (c) => c.bozza,
    testo: [['La presente è una bozza non definitiva: il confronto non è affidabile finché {nonIndicatiDeterminanti} {determinanti}.']],
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
    testo: [['{nonIndicatiMinori}: {minori}.']],
  },
  {
    id: 'R-avvisi',
    titolo: 'Avvisi del calcolo',
    se: (c) => c.avvisi.length > 0,
    testo: [['Da verificare: {avvisi}.']],
  },
]
