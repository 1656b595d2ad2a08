/** Deductions by band and ordinary regional rates of companies and partnerships, 2020 to 2026. */
import { cifra, conFonte, type Fascia, tabella } from '@bilancia/engine'
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
const norma = legge('D.Lgs. 446/1997, art. 11, c. 4-bis')

export const deduzioniCapitali = tabella(
  'irap.deduzioni.societaCapitali',
  'deduzione forfettaria IRAP delle società di capitali',
  norma,
  conFonte(FASCE, { 2020: capitali, 2021: capitali, 2022: capitali, 2023: capitali, 2024: capitali, 2025: capitali, 2026: capitali }),
)
export const deduzioniAltri = tabella(
  'irap.deduzioni.altri',
  'deduzione forfettaria IRAP di società di persone e imprese individuali',
  legge(`${norma}, lett. d-bis)`),
  conFonte(FASCE, { 2020: altri, 2021: altri, 2022: altri, 2023: altri, 2024: altri, 2025: altri, 2026: altri }),
)

type Aliquote = Readonly<Record<number, number>>
const nazionale = Object.fromEntries(Array.from({ length: 22 }, (_, codice) => [codice, 3.9]))
/** Regions away from 3.90 every year: Abruzzo, Campania, Lazio, Marche, Puglia, Sardegna. */
const stabili: Aliquote = { ...nazionale, 1: 4.82, 5: 4.97, 8: 4.82, 11: 4.73, 14: 4.82, 15: 2.93, 18: 2.68 }
const SECONDA = 'continuità tra i prospetti del Dipartimento Finanze 2020 e 2023 e delibere regionali'

/** The ordinary rate of each region by year: a proposal that the adviser may change. */
export const aliquoteRegionali = tabella<Aliquote>('irap.aliquoteSocieta', 'aliquota IRAP ordinaria della regione', legge('D.Lgs. 446/1997, art. 16'), {
  2020: cifra({ ...stabili, 3: 2.68, 4: 4.97, 12: 4.97, 20: 3.1 }, 'Dipartimento Finanze, gennaio 2021 (business24tv.it, italiaatavola.net)'),
  2021: cifra({ ...stabili, 3: 2.68, 4: 4.97, 12: 4.97 }, "NT+ Fisco, codici Ateco tra sconti e aumenti; Valle d'Aosta non accertata", 'fonte unica'),
  2022: cifra({ ...stabili, 4: 4.82, 12: 4.82 }, `altoadigeinnovazione.it; ${SECONDA}; Valle d'Aosta e Molise non accertate`, 'da memoria'),
  2023: cifra({ ...stabili, 3: 3.3, 4: 4.82, 12: 4.97 }, 'ANSA, 11 aprile 2023', 'fonte unica'),
  2024: cifra({ ...stabili, 3: 3.3, 4: 4.82, 12: 4.97 }, `salto.bz; ${SECONDA}`, 'da memoria'),
  2025: cifra({ ...stabili, 4: 4.82, 12: 4.82 }, `provincia di Bolzano; ${SECONDA}; Molise non accertata`, 'da memoria'),
  2026: cifra({ ...stabili, 4: 4.82, 6: 4.2, 12: 4.97, 19: 4.3 }, `L.R. Emilia-Romagna 1/2025; L.R. Umbria 2/2025; ${SECONDA}`, 'fonte unica'),
})
