/** Deductions by band: capital companies, and all other taxpayers. */
import { cifra, type Fascia } from '@bilancia/engine'
import { sempre, tabella } from '../legge.ts'
import { legge } from '../norme.ts'

const FASCE = 'D.Lgs. 446/1997, art. 11, c. 4-bis (ntplusfisco; contabilitalowcost.it)'
const fasce = (a: number, b: number, c: number, d: number): readonly Fascia[] => [
  { fino: 180_759.91, base: a },
  { fino: 180_839.91, base: b },
  { fino: 180_919.91, base: c },
  { fino: 180_999.91, base: d },
]
const capitali = fasce(8_000, 6_000, 4_000, 2_000)
const altri = fasce(13_000, 9_750, 6_500, 3_250)
const NORMA = 'D.Lgs. 446/1997, art. 11, c. 4-bis'

export const deduzioniCapitali = tabella(
  'irap.deduzioni.societaCapitali',
  'deduzione forfettaria IRAP delle società di capitali',
  legge(NORMA),
  sempre(cifra(capitali, FASCE), { finoAl: 2027 }),
)
export const deduzioniAltri = tabella(
  'irap.deduzioni.altri',
  'deduzione forfettaria IRAP di società di persone e imprese individuali',
  legge(`${NORMA}, lett. d-bis)`),
  sempre(cifra(altri, FASCE), { finoAl: 2027 }),
)
