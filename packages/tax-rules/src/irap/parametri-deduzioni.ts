/** Deductions by band: capital companies, and all the others. */
import { conFonte, type Fascia } from '@bilancia/engine'
import { tabella } from '../legge.ts'
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
  conFonte(FASCE, { 2020: capitali, 2021: capitali, 2022: capitali, 2023: capitali, 2024: capitali, 2025: capitali, 2026: capitali, 2027: capitali }),
)
export const deduzioniAltri = tabella(
  'irap.deduzioni.altri',
  'deduzione forfettaria IRAP di società di persone e imprese individuali',
  legge(`${NORMA}, lett. d-bis)`),
  conFonte(FASCE, { 2020: altri, 2021: altri, 2022: altri, 2023: altri, 2024: altri, 2025: altri, 2026: altri, 2027: altri }),
)
