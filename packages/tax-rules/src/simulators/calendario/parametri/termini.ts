/** When balances, advances and instalments are paid. A postponement by decree is one row of `termini`. */
import type { Termine } from '../ospite/cifre.ts'
import { dal, type Riga, riga, serie } from './serie.ts'

const OGGI = { finoAl: 2027 } as const
const LEGGE = 'D.P.R. 435/2001, art. 17; D.L. 70/2011, art. 7, c. 1, lett. h)'

/** The ordinary surcharge; a row of `termini` may have its own. */
const MAGGIORAZIONE = 0.4
const termine = (base: string, lunga: string | null, maggiorazione = MAGGIORAZIONE): Termine => ({ base, lunga, maggiorazione })
const conNota = <T>(una: Riga<T>, nota: string): Riga<T> => ({ ...una, nota })

/** For taxpayers without ISA. The days of years without a source follow from the law: a test derives them. */
export const ordinario = serie<Termine>(
  'termini.ordinario',
  'Saldo e primo acconto',
  OGGI,
  dal(2020, riga(termine('2020-06-30', '2020-07-30'), 'D.P.C.M. 27/6/2020', 'CAL-DPCM-2020', 'CAL-DPCM-2020-2', 'CAL-LAVOROFACILE-2020')),
  dal(2021, riga(termine('2021-06-30', '2021-07-30'), 'D.L. 73/2021, art. 9-ter', 'CAL-DL73-2021-9TER', 'CAL-ALUMIA-2021')),
  dal(2022, riga(termine('2022-06-30', '2022-08-22'), LEGGE, 'CAL-INVESTIREOGGI-2022', 'CAL-ALUMIA-2022', 'CAL-CORRIERE-2022')),
  dal(2023, riga(termine('2023-06-30', '2023-07-31'), LEGGE, 'CAL-DL51-2023', 'CAL-DL51-2023-2', 'CAL-QUINTERNO-2023')),
  dal(2024, riga(termine('2024-07-01', '2024-07-31'), LEGGE, 'CAL-BABINI-2024', 'CAL-CONSULENZA-2024')),
  dal(2025, riga(termine('2025-06-30', '2025-07-30'), LEGGE, 'CAL-DIPATTI-2025', 'CAL-DL84-2025', 'CAL-DL84-2025-2')),
  dal(2026, riga(termine('2026-06-30', '2026-07-30'), LEGGE, 'CAL-OPENTAX')),
  dal(2027, riga(termine('2027-06-30', '2027-07-30'), LEGGE)),
  dal(2028, riga(termine('2028-06-30', '2028-07-31'), LEGGE)),
  dal(2029, riga(termine('2029-07-02', '2029-08-20'), LEGGE)),
)

const NON_NOTA =
  "Non risulta una proroga. L'art. 1-sexies del D.L. 63/2026 (L. 113/2026) potrebbe fissare il 20 luglio ogni anno, con una maggiorazione sua: una sola fonte, testo non letto"

/** For ISA and flat-rate taxpayers and those who share their income. Null: as `ordinario`. */
export const isa = serie<Termine | null>(
  'termini.isa',
  'Saldo e primo acconto dei soggetti ISA e forfettari',
  OGGI,
  dal(2020, riga(termine('2020-07-20', '2020-08-20'), 'D.P.C.M. 27/6/2020', 'CAL-DPCM-2020', 'CAL-DPCM-2020-2')),
  dal(2021, riga(termine('2021-09-15', null), 'D.L. 73/2021, art. 9-ter', 'CAL-DL73-2021-9TER', 'CAL-RIS53-2021', 'CAL-RIS53-2021-2')),
  dal(2022, riga(null, 'nessuna proroga')),
  dal(
    2023,
    conNota(
      riga(termine('2023-07-20', '2023-07-31'), 'D.L. 51/2023, art. 4, c. 3-sexies', 'CAL-DL51-2023', 'CAL-DL51-2023-2'),
      "Dal 21 al 31 luglio la maggiorazione cresce ogni giorno (0,0364): qui è quella dell'ultimo",
    ),
  ),
  dal(2024, riga(termine('2024-07-31', '2024-08-30'), 'D.Lgs. 13/2024, art. 37', 'CAL-DLGS13-2024', 'CAL-BABINI-2024')),
  dal(2025, riga(termine('2025-07-21', '2025-08-20'), 'D.L. 84/2025, art. 13', 'CAL-DL84-2025', 'CAL-DL84-2025-2')),
  dal(
    2026,
    conNota(
      riga(termine('2026-07-20', '2026-08-20', 0.8), 'D.L. 89/2026, art. 6 (effetti salvi, L. 113/2026)', 'CAL-DL89-2026', 'CAL-OPENTAX'),
      'Il decreto non è stato letto nella Gazzetta: un deposito pubblico ne cita le parole, con la maggiorazione dello 0,80%',
    ),
  ),
  dal(2027, conNota(riga(null, 'nessuna proroga nota'), NON_NOTA)),
)

/** The second advance; for VAT holders and companies in `secondoAccontoPartitaIva`, if their day differs. */
export const secondoAcconto = serie<string>(
  'termini.secondoAcconto',
  'Secondo acconto',
  OGGI,
  dal(2020, riga('2020-11-30', 'D.L. 104/2020, art. 98', 'CAL-DL104-2020-98', 'CAL-DL104-2020-98-2')),
  dal(2021, riga('2021-11-30', LEGGE)),
  dal(2022, riga('2022-11-30', LEGGE)),
  dal(2023, riga('2023-11-30', LEGGE, 'CAL-DL145-2023-4', 'CAL-CIRC31-2023', 'CAL-CIRC31-2023-2')),
  dal(2024, riga('2024-12-02', LEGGE, 'CAL-FISCAL-FOCUS-GS', 'CAL-DL155-2024-7Q', 'CAL-DL155-2024-7Q-2')),
  dal(2025, riga('2025-12-01', LEGGE, 'CAL-ACCONTO-2025', 'CAL-ACCONTO-2025-2', 'CAL-SKY-2025')),
  dal(
    2026,
    conNota(
      riga('2026-11-30', LEGGE, 'CAL-MILLEPROROGHE-2026', 'CAL-FORF-CODICI'),
      'Un rinvio a gennaio 2027 era un emendamento del febbraio 2026: non risulta approvato',
    ),
  ),
  dal(2027, riga('2027-11-30', LEGGE)),
  dal(2028, riga('2028-11-30', LEGGE)),
  dal(2029, riga('2029-11-30', LEGGE)),
)

export const secondoAccontoPartitaIva = serie<string | null>(
  'termini.secondoAccontoPartitaIva',
  'Secondo acconto di chi ha partita IVA',
  OGGI,
  dal(
    2020,
    conNota(
      riga('2020-12-10', 'D.L. 157/2020, art. 1', 'CAL-DL157-2020', 'CAL-DL157-2020-2'),
      'Il 30/4/2021 con un calo del 33% o in zona rossa o arancione non è calcolato',
    ),
  ),
  dal(2021, riga(null, 'nessuna proroga')),
)

/** The deferral of the second advance of some persons, in one payment on the first day or in as many as there are days. */
export const rinvio = serie<{ readonly date: readonly string[]; readonly ricaviMassimi: number } | null>(
  'rinvioSecondoAcconto',
  "Rinvio del secondo acconto all'anno dopo",
  OGGI,
  dal(2020, riga(null, 'nessun rinvio')),
  dal(
    2023,
    riga(
      { date: ['2024-01-16', '2024-02-16', '2024-03-18', '2024-04-16', '2024-05-16'], ricaviMassimi: 170_000 },
      'D.L. 145/2023, art. 4',
      'CAL-DL145-2023-4',
      'CAL-CIRC31-2023',
      'CAL-CIRC31-2023-2',
    ),
  ),
  dal(
    2024,
    riga(
      { date: ['2025-01-16', '2025-02-17', '2025-03-17', '2025-04-16', '2025-05-16'], ricaviMassimi: 170_000 },
      'D.L. 155/2024, art. 7-quater',
      'CAL-DL155-2024-7Q',
      'CAL-DL155-2024-7Q-2',
    ),
  ),
  dal(2025, riga(null, 'nessun rinvio')),
)

const ART20 = 'D.Lgs. 241/1997, art. 20'
export const ultimaRata = serie<string>(
  'rate.ultima',
  'Ultima rata',
  OGGI,
  riga('11-16', ART20, 'CAL-RIS53-2021', 'CAL-ALUMIA-2022', 'CAL-CORRIERE-2022'),
  dal(2024, riga('12-16', 'D.Lgs. 1/2024, art. 8', 'CAL-DLGS1-2024-ART8', 'CAL-BABINI-2024')),
)

/** Persons without a VAT number: to 2023 the last day of each month. */
export const senzaPartitaIva = serie<{ readonly ultimaRata: string; readonly fineMese: boolean }>(
  'rate.senzaPartitaIva',
  'Rate di chi non ha partita IVA',
  OGGI,
  riga({ ultimaRata: '11-30', fineMese: true }, ART20, 'CAL-QUINTERNO-2023', 'CAL-RIS53-2021'),
  dal(2024, riga({ ultimaRata: '12-16', fineMese: false }, 'D.Lgs. 1/2024, art. 8', 'CAL-DLGS1-2024-ART8', 'CAL-BABINI-2024')),
)
export const tassoAnnuo = serie('rate.tassoAnnuo', 'Interesse annuo delle rate', OGGI, riga(4, ART20, 'CAL-DLGS1-2024-ART8', 'CAL-DIPATTI-2025'))
export const interesseMese = serie('rate.mese', 'Interesse di un mese', OGGI, riga(0.33, ART20, 'CAL-DIPATTI-2025', 'CAL-BORSAEDINTORNI-2025'))

/** The first quarter of IVS, where it was moved. */
export const ivsPrimaQuota = serie<string | null>(
  'termini.ivsPrimaQuota',
  'Prima quota dei contributi sul minimale, se spostata',
  OGGI,
  riga(null, 'nessuno spostamento'),
  dal(2021, riga('2021-08-20', 'D.L. 73/2021, art. 47', 'CAL-INPS-2021', 'CAL-INPS-2021-2')),
  dal(2022, riga(null, 'nessuno spostamento')),
)
