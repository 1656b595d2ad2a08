/** Figures of social contributions, tax years 2020 to 2027. */
import { type Cifra, cifra, conFonte, definizione, nonPrevisto, normaDal, type Parametro, riportata, scelta } from '@bilancia/engine'
import { ogniAnno, parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'

const CIRC = {
  2020: 'circ. INPS 28/2020',
  2021: 'circ. INPS 17/2021',
  2022: 'circ. INPS 22/2022',
  2023: 'circ. INPS 19/2023',
  2024: 'circ. INPS 33/2024',
  2025: 'circ. INPS 38/2025',
  2026: 'circ. INPS 14/2026',
} as const
const SEPARATA = {
  2020: 'circ. INPS 12/2020',
  2021: 'circ. INPS 12/2021',
  2022: 'circ. INPS 25/2022',
  2023: 'circ. INPS 12/2023',
  2024: 'circ. INPS 24/2024',
  2025: 'circ. INPS 27/2025',
  2026: 'circ. INPS 8/2026',
} as const

type Anni<T> = Readonly<Record<keyof typeof CIRC, T>>

const ATTESE = 'circolari INPS di gennaio e febbraio 2027'

/** One figure for each year, from that year's circular. `2027` is the law that fixes it, or the expected circular. */
const daCircolari = <T>(circolari: Anni<string>, v: Anni<T>, del2027: Cifra<T>) => ({
  2020: cifra(v[2020], circolari[2020]),
  2021: cifra(v[2021], circolari[2021]),
  2022: cifra(v[2022], circolari[2022]),
  2023: cifra(v[2023], circolari[2023]),
  2024: cifra(v[2024], circolari[2024]),
  2025: cifra(v[2025], circolari[2025]),
  2026: cifra(v[2026], circolari[2026]),
  2027: del2027,
})

export const minimale = parametro(
  'euro',
  'inps.minimale',
  'Reddito minimale IVS',
  legge('L. 233/1990, art. 1, c. 3'),
  daCircolari(
    CIRC,
    { 2020: 15_953, 2021: 15_953, 2022: 16_243, 2023: 17_504, 2024: 18_415, 2025: 18_555, 2026: 18_808 },
    riportata(cifra(18_808, CIRC[2026]), ATTESE),
  ),
)
export const primaFascia = parametro(
  'euro',
  'inps.primaFascia',
  'Limite della prima fascia IVS',
  legge('D.L. 384/1992, art. 3-ter'),
  daCircolari(
    CIRC,
    { 2020: 47_379, 2021: 47_379, 2022: 48_279, 2023: 52_190, 2024: 55_008, 2025: 55_448, 2026: 56_224 },
    riportata(cifra(56_224, CIRC[2026]), ATTESE),
  ),
)
export const massimaleAnte1996 = parametro(
  'euro',
  'inps.massimaleAnte1996',
  'Massimale IVS con anzianità al 31/12/1995',
  legge('L. 233/1990, art. 1, c. 4'),
  daCircolari(
    CIRC,
    { 2020: 78_965, 2021: 78_965, 2022: 80_465, 2023: 86_983, 2024: 91_680, 2025: 92_413, 2026: 93_707 },
    riportata(cifra(93_707, CIRC[2026]), ATTESE),
  ),
)
export const massimale = parametro(
  'euro',
  'inps.massimale',
  'Massimale IVS senza anzianità al 31/12/1995',
  legge('L. 335/1995, art. 2, c. 18'),
  daCircolari(
    CIRC,
    { 2020: 103_055, 2021: 103_055, 2022: 105_014, 2023: 113_520, 2024: 119_650, 2025: 120_607, 2026: 122_295 },
    riportata(cifra(122_295, CIRC[2026]), ATTESE),
  ),
)
export const aliquota = parametro(
  'percento',
  'inps.aliquota',
  'Aliquota IVS',
  legge('D.L. 201/2011, art. 24, c. 22'),
  daCircolari(CIRC, { 2020: 24, 2021: 24, 2022: 24, 2023: 24, 2024: 24, 2025: 24, 2026: 24 }, cifra(24, 'D.L. 201/2011, art. 24, c. 22')),
)
export const aliquotaUnder21 = parametro(
  'percento',
  'inps.aliquotaUnder21',
  'Aliquota IVS dei collaboratori sotto i 21 anni',
  legge('D.L. 201/2011, art. 24, c. 22'),
  daCircolari(CIRC, { 2020: 21.9, 2021: 22.35, 2022: 22.8, 2023: 23.25, 2024: 23.7, 2025: 24, 2026: 24 }, cifra(24, 'D.L. 201/2011, art. 24, c. 22')),
)
export const aggiuntivaCommercianti = parametro(
  'percento',
  'inps.aggiuntivaCommercianti',
  'Aliquota aggiuntiva dei commercianti',
  normaDal({ dal2020: legge('D.Lgs. 207/1996, art. 5; L. 145/2018, art. 1, c. 284'), dal2022: legge('D.Lgs. 207/1996, art. 5; L. 178/2020, art. 1, c. 380') }),
  daCircolari(CIRC, { 2020: 0.09, 2021: 0.09, 2022: 0.48, 2023: 0.48, 2024: 0.48, 2025: 0.48, 2026: 0.48 }, cifra(0.48, 'L. 178/2020, art. 1, c. 380')),
)
export const puntoAggiuntivo = parametro(
  'percento',
  'inps.puntoAggiuntivo',
  'Punto aggiuntivo oltre la prima fascia',
  legge('D.L. 384/1992, art. 3-ter'),
  daCircolari(CIRC, { 2020: 1, 2021: 1, 2022: 1, 2023: 1, 2024: 1, 2025: 1, 2026: 1 }, cifra(1, 'D.L. 384/1992, art. 3-ter')),
)
export const maternita = parametro(
  'euro',
  'inps.maternita',
  'Contributo di maternità annuo',
  legge('L. 488/1999, art. 49'),
  daCircolari(CIRC, { 2020: 7.44, 2021: 7.44, 2022: 7.44, 2023: 7.44, 2024: 7.44, 2025: 7.44, 2026: 7.44 }, cifra(7.44, 'L. 488/1999, art. 49')),
)

export const riduzioneForfettari = parametro(
  'percento',
  'inps.riduzioneForfettari',
  'Riduzione contributiva dei forfettari',
  legge('L. 190/2014, art. 1, c. 77'),
  sempre(cifra(35, 'L. 190/2014, art. 1, c. 76-84; circ. INPS 35/2016'), { finoAl: 2027 }),
)
export const riduzioneNuovi = parametro('percento', 'inps.riduzioneNuovi', 'Riduzione per la prima iscrizione nel 2025', legge('L. 207/2024, art. 1, c. 186'), {
  ...conFonte('introdotta dalla L. 207/2024: non esiste prima del 2025', {
    2020: nonPrevisto,
    2021: nonPrevisto,
    2022: nonPrevisto,
    2023: nonPrevisto,
    2024: nonPrevisto,
  }),
  ...conFonte('circ. INPS 83/2025; mess. 2449/2025', { 2025: 50, 2026: 50, 2027: 50 }),
})
/** Plans over several years read it. */
export const ultimoAnnoRiduzione50 = parametro(
  'numero',
  'budget.ultimoAnnoRiduzione50',
  'Ultimo anno della riduzione per la prima iscrizione nel 2025',
  legge('L. 207/2024, art. 1, c. 186'),
  ogniAnno(
    scelta(2027, "ultimo anno intero dei 36 mesi dall'avvio nel 2025 (circ. INPS 83/2025): i mesi del 2028 di chi ha iniziato dopo gennaio non si contano"),
  ),
)
export const riduzioneOver65 = parametro(
  'percento',
  'inps.riduzioneOver65',
  'Riduzione dei pensionati oltre 65 anni',
  legge('L. 449/1997, art. 59, c. 15'),
  sempre(cifra(50, 'L. 449/1997, art. 59, c. 15; mess. INPS 3486/2025'), { finoAl: 2027 }),
)
export const mesiAnno = parametro(
  'numero',
  'inps.mesiAnno',
  "Mesi dell'anno",
  legge('L. 335/1995, art. 2, c. 29'),
  ogniAnno(definizione(12, 'L. 335/1995, art. 2, c. 29; circ. INPS 35/2016: contributi a mese')),
)

export const separataRidotta = parametro(
  'percento',
  'inps.separataRidotta',
  'Aliquota della gestione separata con altra copertura o pensione',
  legge('L. 335/1995, art. 2, c. 26'),
  daCircolari(SEPARATA, { 2020: 24, 2021: 24, 2022: 24, 2023: 24, 2024: 24, 2025: 24, 2026: 24 }, cifra(24, 'L. 335/1995, art. 2, c. 26')),
)
export const separataPiena = parametro(
  'percento',
  'inps.separataPiena',
  'Aliquota della gestione separata dei professionisti senza altra copertura',
  legge('L. 335/1995, art. 2, c. 26; L. 232/2016, art. 1, c. 165'),
  daCircolari(
    SEPARATA,
    { 2020: 25.72, 2021: 25.98, 2022: 26.23, 2023: 26.23, 2024: 26.07, 2025: 26.07, 2026: 26.07 },
    cifra(26.07, 'L. 232/2016, art. 1, c. 165; L. 213/2023'),
  ),
)
export const massimaleSeparata = parametro(
  'euro',
  'inps.massimaleSeparata',
  'Massimale della gestione separata',
  legge('L. 335/1995, art. 2, c. 18'),
  daCircolari(
    SEPARATA,
    { 2020: 103_055, 2021: 103_055, 2022: 105_014, 2023: 113_520, 2024: 119_650, 2025: 120_607, 2026: 122_295 },
    riportata(cifra(122_295, SEPARATA[2026]), ATTESE),
  ),
)
export const minimaleSeparata = parametro(
  'euro',
  'inps.minimaleSeparata',
  'Reddito che accredita 12 mesi nella gestione separata',
  legge('L. 335/1995, art. 2, c. 29'),
  daCircolari(
    SEPARATA,
    { 2020: 15_953, 2021: 15_953, 2022: 16_243, 2023: 17_504, 2024: 18_415, 2025: 18_555, 2026: 18_808 },
    riportata(cifra(18_808, SEPARATA[2026]), ATTESE),
  ),
)

/** The amounts that INPS circulars set anew each year. The rates are set by law and stay. */
export const importiAnnuali: readonly Parametro<'euro'>[] = [minimale, primaFascia, massimaleAnte1996, massimale, minimaleSeparata, massimaleSeparata]
