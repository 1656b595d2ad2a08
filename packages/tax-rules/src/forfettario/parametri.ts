/** Figures of the flat-rate regime, tax years 2020 to 2027. */
import { cifra, conFonte, nonPrevisto, scaduta, scelta } from '@bilancia/engine'
import { parametro, sempre, tabella } from '../legge.ts'
import { forfettari, legge, tuir } from '../norme.ts'

const L145 = 'L. 145/2018, art. 1, c. 9 (limite 65.000)'
const L197 = 'L. 197/2022, art. 1, c. 54; circ. Agenzia Entrate 32/E/2023'

/** Group 0 is "undefined". Groups with the same percentage stay separate, because the group is stored and never derived. */
const coefficientiAteco2007 = { 1: 40, 2: 40, 3: 40, 4: 54, 5: 86, 6: 62, 7: 40, 8: 78, 9: 67 }
const ALLEGATO_2 = 'L. 145/2018, allegato 2 (ATECO 2007)'
export const coefficienti = tabella('forfettario.coefficienti', 'coefficiente di redditività', forfettari('c. 54 e 64'), {
  ...conFonte(ALLEGATO_2, {
    2020: coefficientiAteco2007,
    2021: coefficientiAteco2007,
    2022: coefficientiAteco2007,
    2023: coefficientiAteco2007,
    2024: coefficientiAteco2007,
  }),
  ...conFonte(`${ALLEGATO_2}; D.Lgs. 81/2025, art. 1 (validi fino ai nuovi)`, {
    2025: coefficientiAteco2007,
    2026: coefficientiAteco2007,
    2027: coefficientiAteco2007,
  }),
})

export const limiteRicaviAnnoPrecedente = parametro(
  'euro',
  'forfettario.limiteRicavi',
  "Limite di ricavi dell'anno precedente",
  forfettari('c. 54, lett. a)'),
  {
    ...conFonte(L145, { 2020: 65_000, 2021: 65_000, 2022: 65_000 }),
    ...conFonte(L197, { 2023: 85_000, 2024: 85_000, 2025: 85_000, 2026: 85_000, 2027: 85_000 }),
  },
)
export const limiteRicaviDellAnno = parametro(
  'euro',
  'forfettario.limiteRicaviSuccessivo',
  "Limite per i ricavi dell'anno, verificato l'anno dopo",
  forfettari('c. 54, lett. a), e 71'),
  {
    ...conFonte(L145, { 2020: 65_000, 2021: 65_000 }),
    ...conFonte(L197, { 2022: 85_000, 2023: 85_000, 2024: 85_000, 2025: 85_000 }),
    2026: cifra(85_000, 'limite del 2027: L. 197/2022, art. 1, c. 54, ripresa dal D.Lgs. 117/2026, art. 235'),
    2027: cifra(85_000, 'limite del 2027, quello del 2028 non è noto'),
  },
)
export const limiteUscitaImmediata = parametro('euro', 'forfettario.uscitaImmediata', "Ricavi oltre i quali il regime cessa nell'anno", forfettari('c. 71'), {
  ...conFonte('introdotto dalla L. 197/2022: non esiste prima del 2023', { 2020: nonPrevisto, 2021: nonPrevisto, 2022: nonPrevisto }),
  ...conFonte(L197, { 2023: 100_000, 2024: 100_000, 2025: 100_000, 2026: 100_000, 2027: 100_000 }),
})
export const limiteSpesePersonale = parametro(
  'euro',
  'forfettario.limiteSpesePersonale',
  "Limite di spese per il personale dell'anno precedente",
  forfettari('c. 54, lett. b)'),
  sempre(cifra(20_000, 'L. 160/2019, art. 1, c. 692'), { finoAl: 2027 }),
)
export const limiteRedditoDipendente = parametro(
  'euro',
  'forfettario.limiteRedditoDipendente',
  "Limite di redditi di lavoro dipendente dell'anno precedente",
  forfettari('c. 57, lett. d-ter)'),
  {
    ...conFonte('L. 160/2019, art. 1, c. 692', { 2020: 30_000, 2021: 30_000, 2022: 30_000, 2023: 30_000, 2024: 30_000 }),
    2025: cifra(35_000, 'L. 207/2024, art. 1, c. 12'),
    2026: cifra(35_000, 'L. 199/2025, art. 1, c. 27'),
    2027: scaduta(cifra(30_000, 'L. 160/2019, art. 1, c. 692: i 35.000 valgono per il 2025 e il 2026'), 'legge di bilancio 2027, se proroga i 35.000'),
  },
)
/** The limit of 2025 and 2026, in case a law extends it. The sensitivity of 2027 mentions and tests it; no rule applies it. */
export const limiteDipendenteProrogato = parametro(
  'euro',
  'forfettario.limiteDipendenteProrogato',
  'Limite di redditi di lavoro dipendente se fosse prorogato quello del 2026',
  forfettari('c. 57, lett. d-ter)'),
  {
    ...conFonte('la proroga si prova solo per il 2027', {
      2020: nonPrevisto,
      2021: nonPrevisto,
      2022: nonPrevisto,
      2023: nonPrevisto,
      2024: nonPrevisto,
      2025: nonPrevisto,
      2026: nonPrevisto,
    }),
    2027: scelta(35_000, 'ipotesi di proroga: L. 207/2024, art. 1, c. 12, e L. 199/2025, art. 1, c. 27, per il 2025 e il 2026'),
  },
)
export const giorniAnno = parametro(
  'numero',
  'forfettario.giorniAnno',
  "Giorni dell'anno per il ragguaglio dei ricavi",
  forfettari('c. 54, lett. a)'),
  sempre(cifra(365, 'circ. Agenzia Entrate 10/E/2016 e 9/E/2019: ricavi ragguagliati ad anno'), { finoAl: 2027 }),
)
export const periodiStartUp = parametro(
  'numero',
  'forfettario.periodiStartUp',
  "Periodi d'imposta con l'aliquota del 5%",
  forfettari('c. 65'),
  sempre(cifra(5, 'L. 190/2014, art. 1, c. 65'), { finoAl: 2027 }),
)
export const aliquotaStartUp = parametro(
  'percento',
  'forfettario.aliquotaStartUp',
  'Aliquota dei primi cinque periodi',
  forfettari('c. 65'),
  sempre(cifra(5, 'L. 190/2014, art. 1, c. 65'), { finoAl: 2027 }),
)

export const aliquotaOrdinaria = parametro(
  'percento',
  'forfettario.aliquotaOrdinaria',
  "Aliquota dell'imposta sostitutiva",
  forfettari('c. 64'),
  sempre(cifra(15, 'L. 190/2014, art. 1, c. 64'), { finoAl: 2027 }),
)

export const quotaPerdite = parametro(
  'percento',
  'forfettario.quotaPerdite',
  "Parte del reddito d'impresa che le perdite possono ridurre",
  tuir('8, c. 3'),
  sempre(cifra(80, 'art. 8, c. 3, TUIR, come modificato dalla L. 145/2018'), { finoAl: 2027 }),
)
/** Losses of the first three periods of a new activity. */
export const quotaPerditePrimiTrePeriodi = parametro(
  'percento',
  'perdite.primiTrePeriodi',
  "Parte del reddito d'impresa che possono ridurre le perdite dei primi tre periodi di una nuova attività",
  tuir('8, c. 3', '84, c. 2'),
  sempre(cifra(100, 'artt. 8, c. 3, ultimo periodo, e 84, c. 2, TUIR'), { finoAl: 2027 }),
)
export const quotaMassimaCollaboratori = parametro(
  'percento',
  'famiglia.quotaMassima',
  'Quota massima dei collaboratori',
  tuir('5, c. 4'),
  sempre(cifra(49, 'art. 5, c. 4, TUIR'), { finoAl: 2027 }),
)

const FATTURA_22 = 'D.L. 36/2022, art. 18'
export const ricaviFatturaElettronica = parametro(
  'euro',
  'forfettario.ricaviFatturaElettronica',
  'Ricavi oltre i quali la fattura elettronica è obbligatoria',
  legge('D.Lgs. 127/2015, art. 1, c. 3; D.L. 36/2022, art. 18'),
  {
    ...conFonte('forfettari esonerati', { 2020: nonPrevisto, 2021: nonPrevisto }),
    ...conFonte(FATTURA_22, { 2022: 25_000, 2023: 25_000 }),
    ...conFonte('obbligo per tutti dal 2024', { 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
  },
)
export const bollo = parametro(
  'euro',
  'forfettario.bollo',
  'Imposta di bollo per fattura',
  legge('D.P.R. 642/1972, tariffa, art. 13'),
  sempre(cifra(2, 'D.P.R. 642/1972: 2 € sulle fatture senza IVA oltre 77,47 €'), { finoAl: 2027 }),
)

const FTI = (valore: number) => ({
  ...conFonte('solo per il 2023', { 2020: nonPrevisto, 2021: nonPrevisto, 2022: nonPrevisto }),
  2023: cifra(valore, 'L. 197/2022, art. 1, c. 55-57; Rizzato Dainese'),
  ...conFonte('solo per il 2023', { 2024: nonPrevisto, 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
})
const normaFti = legge('L. 197/2022, art. 1, c. 55')
export const flatTax = {
  aliquota: parametro('percento', 'flatTax.aliquota', 'Aliquota della flat tax incrementale', normaFti, FTI(15)),
  franchigia: parametro('percento', 'flatTax.franchigia', "Franchigia sull'incremento", normaFti, FTI(5)),
  massimo: parametro('euro', 'flatTax.massimo', 'Incremento massimo agevolato', normaFti, FTI(40_000)),
}
