/** The regional surcharge of each region and year: rates, thresholds, deductions, and the regional law that sets them. */
import type { TaxYear } from '@bilancia/contract'
import { type Cifra, cifra, riportata, type Scaglione } from '@bilancia/engine'

/**
 * The contents of a region's act. Limits: `oltre` is excluded, `fino` included. Conditions that the state does not contain
 * (disability) never apply.
 */
export type FormaRegionale = {
  readonly scaglioni: readonly Scaglione[]
  /** The rate of the band applies to the whole taxable income. */
  readonly intero?: boolean
  /** Exempt up to this reddito complessivo; above it, due on the whole income. */
  readonly esenteFino?: number
  readonly deduzione?: { readonly importo: number; readonly fino: number }
  /** Up to this taxable income, one rate on everything. */
  readonly sogliaUnica?: { readonly fino: number; readonly aliquota: number }
  readonly agevolate?: readonly Agevolata[]
  readonly fissa?: { readonly importo: number } & Limiti
  /** `importo` for every `ogni` euro above `oltre`, up to `massimo`. */
  readonly lineare?: { readonly importo: number; readonly ogni: number; readonly oltre: number; readonly massimo: number }
  /** For each dependent child; with `minori` for each one under eighteen. */
  readonly figlio?: { readonly importo: number; readonly figliMin?: number; readonly figliOltre?: number; readonly minori?: true } & Limiti
}

/** The act of a region for a year; `fonte` is its law with a remark on its application. */
type AttoRegionale = Cifra<FormaRegionale> & { readonly legge: string }

/** `conSostitutive`: measured on the taxable income plus cedolare secca and gross flat-rate income. */
export type Limiti = { readonly oltre?: number; readonly fino?: number; readonly conSostitutive?: boolean }

/** A lower rate, on the whole income or (with `scaglioneFino`) in place of one bracket's rate. */
export type Agevolata = {
  readonly aliquota: number
  readonly fino: number
  readonly oltre?: number
  readonly figliMin?: number
  readonly figliMax?: number
  readonly percentuale?: number
  /** The limit increases by `importo` for each child beyond `oltre`. */
  readonly perFiglio?: { readonly oltre: number; readonly importo: number }
  readonly scaglioneFino?: number
}

const oltre = Infinity
const unica = (aliquota: number): FormaRegionale => ({ scaglioni: [{ fino: oltre, aliquota }] })
const scala = (...righe: readonly (readonly [fino: number, aliquota: number])[]): FormaRegionale => ({
  scaglioni: righe.map(([fino, aliquota]) => ({ fino, aliquota })),
})

const abruzzo2025 = scala([28_000, 1.67], [50_000, 2.87], [oltre, 3.33])
const basilicata2020 = {
  ...scala([55_000, 1.23], [75_000, 1.73], [oltre, 2.33]),
  agevolate: [{ aliquota: 1.23, figliMin: 2, percentuale: 100, oltre: 55_000, fino: 75_000 }],
}
const bolzano2020 = { ...scala([35_000, 0], [75_000, 1.23], [oltre, 1.73]), figlio: { importo: 252, fino: 70_000, conSostitutive: true } }
const bolzano2022 = {
  ...scala([50_000, 1.23], [oltre, 1.73]),
  fissa: { importo: 430.5 },
  lineare: { importo: 125, ogni: 25_000, oltre: 50_000, massimo: 125 },
  figlio: { importo: 252, fino: 70_000, conSostitutive: true },
}
const bolzano2025 = {
  ...scala([50_000, 1.23], [oltre, 1.73]),
  fissa: { importo: 430.5, fino: 90_000, conSostitutive: true },
  lineare: { importo: 125, ogni: 25_000, oltre: 50_000, massimo: 125 },
  figlio: { importo: 340, fino: 90_000, conSostitutive: true },
}
const campania2022 = { ...scala([15_000, 1.73], [28_000, 2.96], [50_000, 3.2], [oltre, 3.33]), figlio: { importo: 30, figliMin: 2, fino: 28_000 } }
const emiliaRomagna2020 = scala([15_000, 1.33], [28_000, 1.93], [55_000, 2.03], [75_000, 2.23], [oltre, 2.33])
const emiliaRomagna2022 = scala([15_000, 1.33], [28_000, 1.93], [50_000, 2.03], [oltre, 2.27])
const friuliVeneziaGiulia2020 = { ...scala([15_000, 0.7], [oltre, 1.23]), intero: true }
const lazio2020 = {
  ...scala([15_000, 1.73], [28_000, 2.73], [55_000, 2.93], [75_000, 3.23], [oltre, 3.33]),
  sogliaUnica: { fino: 35_000, aliquota: 1.73 },
  agevolate: [{ aliquota: 1.73, figliMin: 3, fino: 50_000, perFiglio: { oltre: 3, importo: 5_000 } }],
}
const lazio2024 = {
  ...scala([15_000, 1.73], [oltre, 3.33]),
  sogliaUnica: { fino: 28_000, aliquota: 1.73 },
  fissa: { importo: 60, oltre: 28_000, fino: 35_000 },
}
const liguriaFamiglie = (importo: number) => ({ figlio: { importo, figliMin: 2, fino: 28_000 } })
const sardegna = (fino: number): FormaRegionale => ({ ...unica(1.23), figlio: { importo: 200, minori: true, fino } })
const liguria2020 = scala([15_000, 1.23], [28_000, 1.81], [55_000, 2.31], [75_000, 2.32], [oltre, 2.33])
const liguria2024 = scala([28_000, 1.23], [50_000, 3.18], [oltre, 3.23])
const lombardia2020 = scala([15_000, 1.23], [28_000, 1.58], [55_000, 1.72], [75_000, 1.73], [oltre, 1.74])
const lombardia2022 = scala([15_000, 1.23], [28_000, 1.58], [50_000, 1.72], [oltre, 1.73])
const marche2020 = scala([15_000, 1.23], [28_000, 1.53], [55_000, 1.7], [75_000, 1.72], [oltre, 1.73])
const marche2022 = scala([15_000, 1.23], [28_000, 1.53], [50_000, 1.7], [oltre, 1.73])
const molise2024 = scala([15_000, 2.03], [28_000, 2.23], [50_000, 3.63], [oltre, 3.63])
const piemonte2020 = { ...scala([15_000, 1.62], [28_000, 2.13], [55_000, 2.75], [75_000, 3.32], [oltre, 3.33]), figlio: { importo: 100, figliOltre: 3 } }
const piemonte2022 = { ...scala([15_000, 1.62], [28_000, 2.13], [50_000, 2.75], [oltre, 3.33]), figlio: { importo: 100, figliOltre: 3 } }
const puglia2020 = { ...scala([15_000, 1.33], [28_000, 1.43], [55_000, 1.71], [75_000, 1.72], [oltre, 1.73]), figlio: { importo: 20, figliOltre: 3 } }
const puglia2022 = { ...scala([15_000, 1.33], [28_000, 1.43], [50_000, 1.63], [oltre, 1.85]), figlio: { importo: 20, figliOltre: 3 } }
const toscana2020 = scala([15_000, 1.42], [28_000, 1.43], [55_000, 1.68], [75_000, 1.72], [oltre, 1.73])
const toscana2022 = scala([15_000, 1.42], [28_000, 1.43], [50_000, 1.68], [oltre, 1.73])
const toscana2024 = scala([15_000, 1.42], [28_000, 1.43], [50_000, 3.32], [oltre, 3.33])
const trento2020 = { ...scala([55_000, 1.23], [oltre, 1.73]), deduzione: { importo: 15_000, fino: 15_000 } }
const trento2025 = { ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 30_000, fino: 30_000 }, figlio: { importo: 246, fino: 50_000 } }
const umbria2020 = scala([15_000, 1.23], [28_000, 1.63], [55_000, 1.68], [75_000, 1.73], [oltre, 1.83])
const umbria2022 = scala([15_000, 1.23], [28_000, 1.62], [50_000, 1.67], [oltre, 1.83])
const umbria2025 = {
  ...scala([15_000, 1.73], [28_000, 3.02], [50_000, 3.12], [oltre, 3.33]),
  sogliaUnica: { fino: 28_000, aliquota: 1.23 },
  fissa: { importo: 150, oltre: 28_000, fino: 50_000 },
}
const valleDAosta2020 = { ...unica(1.23), esenteFino: 15_000 }

/** The act of a region: its law, and a remark on its contents or application. */
const forma = (valore: FormaRegionale, legge: string, nota?: string): AttoRegionale => ({ ...cifra(valore, nota ? `${legge}. ${nota}` : legge), legge })

/** The act of 2026, used until the act of 2027 is published. */
const attesa = (valore: FormaRegionale, legge: string, nota?: string): AttoRegionale => ({
  ...riportata(forma(valore, legge, nota), 'delibere regionali entro il 31/12/2026, pubblicate dal MEF da gennaio 2027'),
  legge,
})

/** By region code: alphabetical, Bolzano and Trento on their own, as in the return. */
export const formeRegionali: Readonly<Record<number, Readonly<Record<TaxYear, AttoRegionale>>>> = {
  // Abruzzo
  1: {
    2020: forma(unica(1.73), 'L.R. Abruzzo 44/2006, art. 1, c. 8'),
    2021: forma(unica(1.73), 'L.R. Abruzzo 44/2006, art. 1, c. 8'),
    2022: forma(unica(1.73), 'L.R. Abruzzo 44/2006, art. 1, c. 8'),
    2023: forma(unica(1.73), 'L.R. Abruzzo 44/2006, art. 1, c. 8'),
    2024: forma(unica(1.73), 'L.R. Abruzzo 44/2006, art. 1, c. 8'),
    2025: forma(abruzzo2025, 'L.R. Abruzzo 9/2025, art. 1'),
    2026: forma(abruzzo2025, 'L.R. Abruzzo 9/2025, art. 1'),
    2027: attesa(abruzzo2025, 'L.R. Abruzzo 9/2025, art. 1'),
  },
  // Basilicata
  2: {
    2020: forma(basilicata2020, 'legge regionale Basilicata'),
    2021: forma(basilicata2020, 'legge regionale Basilicata'),
    2022: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2023: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2024: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2025: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2026: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2027: attesa(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
  },
  // Bolzano
  3: {
    2020: forma(
      bolzano2020,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Deduzione di 35.000 euro per tutti: opera come primo scaglione a zero (492 euro fino a 75.000, poi 1,73%), non come riduzione della base dall'alto.",
    ),
    2021: forma(
      bolzano2020,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Deduzione di 35.000 euro per tutti: opera come primo scaglione a zero (492 euro fino a 75.000, poi 1,73%), non come riduzione della base dall'alto.",
    ),
    2022: forma(
      bolzano2022,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Detrazioni cumulabili, mai oltre l'addizionale. La soglia di 70.000 dei figli conta anche cedolare secca, mance con sostitutiva e redditi forfettari; la detrazione di 430,50 non ha soglia.",
    ),
    2023: forma(
      bolzano2022,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Detrazioni cumulabili, mai oltre l'addizionale. La soglia di 70.000 dei figli conta anche cedolare secca, mance con sostitutiva e redditi forfettari; la detrazione di 430,50 non ha soglia.",
    ),
    2024: forma(
      bolzano2022,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Detrazioni cumulabili, mai oltre l'addizionale. La soglia di 70.000 dei figli conta anche cedolare secca, mance con sostitutiva e redditi forfettari; la detrazione di 430,50 non ha soglia.",
    ),
    2025: forma(
      bolzano2025,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Detrazioni cumulabili, mai oltre l'addizionale. Per la soglia (90.000) contano anche cedolare secca, mance con sostitutiva e redditi forfettari.",
    ),
    2026: forma(
      bolzano2025,
      'L.P. Bolzano 9/1998, art. 21-sexiesdecies',
      "Detrazioni cumulabili, mai oltre l'addizionale. Per la soglia (90.000) contano anche cedolare secca, mance con sostitutiva e redditi forfettari.",
    ),
    2027: attesa(bolzano2025, 'L.P. Bolzano 9/1998, art. 21-sexiesdecies'),
  },
  // Calabria
  4: {
    2020: forma(unica(2.03), 'L.R. Calabria 30/2002; L. 191/2009, art. 2, c. 86', '1,73 + 0,30 automatica (L. 191/2009 art. 2 c. 86)'),
    2021: forma(
      unica(2.03),
      'L.R. Calabria 30/2002; L. 191/2009, art. 2, c. 86',
      "1,73 + 0,30 automatica (L. 191/2009 art. 2 c. 86): tabella al 4/1/2022; l'IRAP 2021 al 4,97 è lo stesso automatismo. Infoiva (aprile 2021) dà 1,73: precede la maggiorazione, che si accerta in estate",
    ),
    2022: forma(unica(1.73), 'L.R. Calabria 30/2002'),
    2023: forma(unica(1.73), 'L.R. Calabria 30/2002'),
    2024: forma(unica(1.73), 'L.R. Calabria 30/2002'),
    2025: forma(unica(1.73), 'L.R. Calabria 30/2002'),
    2026: forma(unica(1.73), 'L.R. Calabria 30/2002'),
    2027: attesa(unica(1.73), 'L.R. Calabria 30/2002'),
  },
  // Campania
  5: {
    2020: forma(unica(2.03), 'legislazione regionale fino al 2021'),
    2021: forma(unica(2.03), 'legislazione regionale fino al 2021'),
    2022: forma(
      campania2022,
      'L.R. Campania 31/2021, art. 1, come sostituito da L.R. 7/2022; L.R. Campania 7/2022',
      'L.R. 30 marzo 2022 n. 7; nessun credito se incapiente',
    ),
    2023: forma(
      campania2022,
      'L.R. Campania 31/2021, art. 1, come sostituito da L.R. 7/2022; L.R. Campania 7/2022',
      'L.R. 30 marzo 2022 n. 7; nessun credito se incapiente',
    ),
    2024: forma(
      campania2022,
      'L.R. Campania 31/2021, art. 1, come sostituito da L.R. 7/2022; L.R. Campania 7/2022',
      'L.R. 30 marzo 2022 n. 7; nessun credito se incapiente',
    ),
    2025: forma(
      campania2022,
      'L.R. Campania 31/2021, art. 1, come sostituito da L.R. 7/2022; L.R. Campania 7/2022',
      'L.R. 30 marzo 2022 n. 7; nessun credito se incapiente',
    ),
    2026: forma(
      campania2022,
      'L.R. Campania 31/2021, art. 1, come sostituito da L.R. 7/2022; L.R. Campania 7/2022',
      'L.R. 30 marzo 2022 n. 7; nessun credito se incapiente',
    ),
    2027: attesa(campania2022, 'L.R. Campania 31/2021, art. 1, come sostituito da L.R. 7/2022; L.R. Campania 7/2022'),
  },
  // Emilia-Romagna
  6: {
    2020: forma(emiliaRomagna2020, 'L.R. Emilia-Romagna 19/2006, art. 2'),
    2021: forma(emiliaRomagna2020, 'L.R. Emilia-Romagna 19/2006, art. 2'),
    2022: forma(emiliaRomagna2022, 'L.R. Emilia-Romagna 3/2022, art. 1'),
    2023: forma(emiliaRomagna2022, 'L.R. Emilia-Romagna 3/2022, art. 1'),
    2024: forma(emiliaRomagna2022, 'L.R. Emilia-Romagna 3/2022, art. 1'),
    2025: forma(scala([15_000, 1.33], [28_000, 1.93], [50_000, 2.93], [oltre, 3.33]), 'L.R. Emilia-Romagna 1/2025, art. 2'),
    2026: forma(scala([15_000, 1.33], [28_000, 1.93], [50_000, 2.78], [oltre, 3.33]), 'L.R. Emilia-Romagna 1/2025, art. 2', '2027: 2,63 nel terzo scaglione'),
    2027: attesa(
      scala([15_000, 1.33], [28_000, 1.93], [50_000, 2.78], [oltre, 3.33]),
      'L.R. Emilia-Romagna 1/2025, art. 2',
      'La stessa legge prevede il 2,63% nel terzo scaglione dal 2027: qui resta il 2,78% del 2026 finché il prospetto del 2027 non è pubblicato',
    ),
  },
  // Friuli Venezia Giulia
  7: {
    2020: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2021: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2022: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2023: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2024: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2025: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2026: forma(
      friuliVeneziaGiulia2020,
      'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5',
      "Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero",
    ),
    2027: attesa(friuliVeneziaGiulia2020, 'L.R. Friuli Venezia Giulia 14/2012, art. 1, c. 5'),
  },
  // Lazio
  8: {
    2020: forma(lazio2020, 'L.R. Lazio 17/2016, art. 2'),
    2021: forma(lazio2020, 'L.R. Lazio 2/2013; L.R. Lazio 17/2016, art. 2'),
    2022: forma(
      {
        ...scala([15_000, 1.73], [oltre, 3.33]),
        sogliaUnica: { fino: 35_000, aliquota: 1.73 },
        agevolate: [{ aliquota: 1.73, figliMin: 3, fino: 50_000, perFiglio: { oltre: 3, importo: 5_000 } }],
        fissa: { importo: 300, oltre: 35_000, fino: 40_000 },
      },
      'L.R. Lazio 7/2022',
    ),
    2023: forma(
      scala([15_000, 1.73], [oltre, 3.33]),
      'L.R. Lazio 7/2022',
      'Per il 2023 il fondo taglia tasse non risulta rifinanziato: nessuna soglia a 35.000 (trattenute 2024 più alte). Verificare le agevolazioni per nuclei numerosi.',
    ),
    2024: forma(lazio2024, 'L.R. Lazio 2/2013; L.R. 22/2024; L.R. Lazio 22/2024'),
    2025: forma(
      lazio2024,
      'L.R. Lazio 2/2013; L.R. 22/2024; L.R. Lazio 22/2024',
      'L.R. 22/2024: soglia 28.000 e detrazione di 60 tra 28.000 e 35.000. Le simulazioni di stampa senza la detrazione (926 a 35.000) e senza soglia (606 a 20.000) non sono da seguire',
    ),
    2026: forma(
      { ...scala([15_000, 1.73], [oltre, 3.33]), sogliaUnica: { fino: 28_000, aliquota: 1.73 }, fissa: { importo: 60, oltre: 28_000, fino: 30_000 } },
      'L.R. Lazio 20/2025',
    ),
    2027: attesa(
      { ...scala([15_000, 1.73], [oltre, 3.33]), sogliaUnica: { fino: 28_000, aliquota: 1.73 }, fissa: { importo: 60, oltre: 28_000, fino: 30_000 } },
      'L.R. Lazio 20/2025',
    ),
  },
  // Liguria
  9: {
    2020: forma(
      liguria2020,
      'legge regionale di Liguria, articolo da verificare',
      'una detrazione 2020 esisteva: intesa del 19/12/2019 (liguria.bizjournal.it), 28 euro per famiglie con almeno due figli e reddito fino a 15.000; se per famiglia o per figlio non è chiaro: non applicata',
    ),
    2021: forma({ ...liguria2020, ...liguriaFamiglie(35) }, 'legge di stabilità 2021 della Liguria; legge regionale Liguria'),
    2022: forma(
      { ...scala([15_000, 1.23], [28_000, 1.81], [50_000, 2.31], [oltre, 2.33]), ...liguriaFamiglie(40) },
      'legge di stabilità 2022 della Liguria; L.R. 3/2022; L.R. Liguria 3/2022, art. 1',
    ),
    2023: forma(
      {
        ...scala([15_000, 1.23], [28_000, 1.81], [50_000, 2.31], [oltre, 2.33]),
        agevolate: [{ aliquota: 1.79, figliMax: 1, fino: 28_000, scaglioneFino: 28_000 }],
        ...liguriaFamiglie(40),
      },
      'L.R. Liguria 3/2022, art. 1; legge di stabilità 2023 della Liguria',
      'detrazione figli: legge di stabilita 2023 (40, 45 se disabile anche unico)',
    ),
    2024: forma(
      { ...liguria2024, ...liguriaFamiglie(40) },
      'L.R. Liguria 4/2024; legge di stabilità 2024 della Liguria',
      "detrazione figli 2024: protocollo del 19/12/2023 e legge di stabilita 2024 (40, 45 se disabile anche unico); la stampa del 2025 dice 'mantenuti' 45 e 50: importo 2024 in fonte unica",
    ),
    2025: forma({ ...liguria2024, ...liguriaFamiglie(45) }, 'L.R. Liguria 17/2024, art. 2-bis; L.R. Liguria 17/2024, art. 2-ter (L.R. 14/2025)'),
    2026: forma(
      liguria2024,
      'L.R. Liguria 17/2024, art. 2-bis',
      'detrazione figli per il 2026: il prospetto MEF 2026 non la porta (letta tramite progetto, agosto 2026), non applicata',
    ),
    2027: attesa(liguria2024, 'L.R. Liguria 17/2024, art. 2-bis'),
  },
  // Lombardia
  10: {
    2020: forma(lombardia2020, 'legge regionale di Lombardia, articolo da verificare'),
    2021: forma(lombardia2020, 'legge regionale di Lombardia, articolo da verificare'),
    2022: forma(lombardia2022, 'L.R. Lombardia 10/2003, art. 72, c. 1'),
    2023: forma(lombardia2022, 'L.R. Lombardia 10/2003, art. 72, c. 1'),
    2024: forma(lombardia2022, 'L.R. Lombardia 10/2003, art. 72, c. 1'),
    2025: forma(lombardia2022, 'L.R. Lombardia 10/2003, art. 72, c. 1'),
    2026: forma(lombardia2022, 'L.R. Lombardia 10/2003, art. 72, c. 1'),
    2027: attesa(lombardia2022, 'L.R. Lombardia 10/2003, art. 72, c. 1'),
  },
  // Marche
  11: {
    2020: forma(marche2020, 'legge regionale di Marche, articolo da verificare', 'agevolazione figli disabili da verificare per 2020-2021'),
    2021: forma(marche2020, 'legge regionale di Marche, articolo da verificare', 'agevolazione figli disabili da verificare per 2020-2021'),
    2022: forma(marche2022, 'leggi regionali 2022; L.R. Marche 5/2022, art. 1, c. 2'),
    2023: forma(marche2022, 'L.R. Marche 5/2022, art. 1; L.R. Marche 5/2022, art. 1, c. 2'),
    2024: forma(marche2022, 'L.R. Marche 5/2022, art. 1; L.R. Marche 5/2022, art. 1, c. 2'),
    2025: forma(marche2022, 'L.R. Marche 5/2022, art. 1; L.R. Marche 5/2022, art. 1, c. 2'),
    2026: forma(marche2022, 'L.R. Marche 5/2022, art. 1; L.R. Marche 5/2022, art. 1, c. 2'),
    2027: attesa(marche2022, 'L.R. Marche 5/2022, art. 1; L.R. Marche 5/2022, art. 1, c. 2'),
  },
  // Molise
  12: {
    2020: forma(
      scala([15_000, 2.03], [28_000, 2.23], [55_000, 2.43], [75_000, 2.53], [oltre, 2.63]),
      'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86',
      '1,73/1,93/2,13/2,23/2,33 + 0,30 automatica',
    ),
    2021: forma(
      scala([15_000, 2.03], [28_000, 2.23], [55_000, 2.43], [75_000, 2.53], [oltre, 2.63]),
      'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86',
      "1,73/1,93/2,13/2,23/2,33 + 0,30 automatica (L. 191/2009 art. 2 c. 86), dedotta dall'IRAP 2021 al 4,97: le due maggiorazioni scattano insieme, e per la Calabria la tabella 2021 lo conferma. Prospetto MEF 2021 non letto",
    ),
    2022: forma(
      scala([15_000, 1.73], [28_000, 1.93], [50_000, 2.13], [oltre, 2.33]),
      'L.R. Molise 9/2013, art. 2, come modificata da L.R. 5/2022',
      "aliquote di legge regionale; nessuna maggiorazione automatica: il 10/11/2022 la Regione Liguria confronta l'1,93 del Molise",
    ),
    2023: forma(
      scala([15_000, 2.03], [28_000, 2.23], [50_000, 2.43], [oltre, 2.63]),
      'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86',
      'comprensive della maggiorazione 0,30',
    ),
    2024: forma(
      molise2024,
      'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86',
      "1,73/1,93/3,33/3,33 fino a settembre 2024, poi +0,30 automatica con effetto sull'intero anno d'imposta",
    ),
    2025: forma(
      molise2024,
      'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86',
      "1,73/1,93/3,33/3,33 fino all'autunno 2025 (UIL e stampa di luglio), poi +0,30 automatica sull'intero anno (L. 191/2009 art. 2 c. 86; L.R. 9/2013 art. 2)",
    ),
    2026: forma(
      molise2024,
      'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86',
      "1,73/1,93/3,33/3,33 fino alla pubblicazione di metà 2026; supera 3,33 per l'automatismo sanitario (D.Lgs. 68/2011 art. 6 c. 10); una sola origine (prospetto MEF) letta da tre progetti",
    ),
    2027: attesa(molise2024, 'L.R. Molise 9/2013, art. 2; L. 191/2009, art. 2, c. 86'),
  },
  // Piemonte
  13: {
    2020: forma(piemonte2020, 'legge regionale di Piemonte, articolo da verificare'),
    2021: forma(piemonte2020, 'legge regionale di Piemonte, articolo da verificare'),
    2022: forma(piemonte2022, 'L.R. Piemonte 4/2022, artt. 1 e 2'),
    2023: forma(piemonte2022, 'L.R. Piemonte 4/2022, artt. 1 e 2'),
    2024: forma(piemonte2022, 'L.R. Piemonte 4/2022, artt. 1 e 2'),
    2025: forma(piemonte2022, 'L.R. Piemonte 4/2022, artt. 1 e 2'),
    2026: forma(
      { ...scala([15_000, 1.62], [28_000, 2.68], [50_000, 3.31], [oltre, 3.33]), figlio: { importo: 100, figliOltre: 2 } },
      'L.R. Piemonte 16/2025',
      '2028: 1,62 / 3,31 / 3,33 su tre scaglioni',
    ),
    2027: attesa({ ...scala([15_000, 1.62], [28_000, 2.68], [50_000, 3.31], [oltre, 3.33]), figlio: { importo: 100, figliOltre: 2 } }, 'L.R. Piemonte 16/2025'),
  },
  // Puglia
  14: {
    2020: forma(puglia2020, 'L.R. Puglia 40/2015, artt. 2 e 3'),
    2021: forma(puglia2020, 'L.R. Puglia 40/2015, artt. 2 e 3'),
    2022: forma(puglia2022, 'L.R. Puglia 8/2022, art. 1; L.R. Puglia 40/2015, art. 3'),
    2023: forma(puglia2022, 'L.R. Puglia 8/2022, art. 1; L.R. Puglia 40/2015, art. 3'),
    2024: forma(puglia2022, 'L.R. Puglia 8/2022, art. 1; L.R. Puglia 40/2015, art. 3'),
    2025: forma(puglia2022, 'L.R. Puglia 8/2022, art. 1; L.R. Puglia 40/2015, art. 3'),
    2026: forma(
      { ...scala([15_000, 1.33], [28_000, 2.13], [50_000, 3.23], [oltre, 3.33]), figlio: { importo: 20, figliOltre: 3 } },
      'decreto del Commissario ad acta n. 3/2026; L. 311/2004, art. 1, c. 174; L.R. Puglia 40/2015, art. 3',
      'Decreto del Commissario ad acta n. 3 del 28/5/2026 (disavanzo sanitario 2025), con effetto su tutto il 2026 (L. 311/2004 art. 1 c. 174); il prospetto MEF di gennaio 2026 (1,43/1,63/1,85) è superato',
    ),
    2027: attesa(
      { ...scala([15_000, 1.33], [28_000, 2.13], [50_000, 3.23], [oltre, 3.33]), figlio: { importo: 20, figliOltre: 3 } },
      'decreto del Commissario ad acta n. 3/2026; L. 311/2004, art. 1, c. 174; L.R. Puglia 40/2015, art. 3',
    ),
  },
  // Sardegna
  15: {
    2020: forma(sardegna(55_000), 'L.R. Sardegna 48/2018, art. 2'),
    2021: forma(sardegna(55_000), 'L.R. Sardegna 48/2018, art. 2'),
    2022: forma(sardegna(50_000), 'L.R. Sardegna 48/2018, art. 2, L.R. 13/2022'),
    2023: forma(sardegna(50_000), 'L.R. Sardegna 48/2018, art. 2, L.R. 13/2022; D.L. 201/2011, art. 28'),
    2024: forma(sardegna(50_000), 'L.R. Sardegna 48/2018, art. 2, L.R. 13/2022; D.L. 201/2011, art. 28'),
    2025: forma(sardegna(50_000), 'L.R. Sardegna 48/2018, art. 2, L.R. 13/2022; D.L. 201/2011, art. 28'),
    2026: forma(sardegna(50_000), 'L.R. Sardegna 48/2018, art. 2, L.R. 13/2022; D.L. 201/2011, art. 28'),
    2027: attesa(sardegna(50_000), 'L.R. Sardegna 48/2018, art. 2, L.R. 13/2022; D.L. 201/2011, art. 28'),
  },
  // Sicilia
  16: {
    2020: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2021: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2022: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2023: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2024: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2025: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2026: forma(unica(1.23), 'D.L. 201/2011, art. 28'),
    2027: attesa(unica(1.23), 'D.L. 201/2011, art. 28'),
  },
  // Toscana
  17: {
    2020: forma(toscana2020, 'legge regionale di Toscana, articolo da verificare'),
    2021: forma(toscana2020, 'legge regionale di Toscana, articolo da verificare'),
    2022: forma(toscana2022, 'legislazione regionale 2022-2023'),
    2023: forma(toscana2022, 'legislazione regionale 2022-2023'),
    2024: forma(toscana2024, 'L.R. Toscana 48/2023'),
    2025: forma(toscana2024, 'L.R. Toscana 48/2023'),
    2026: forma(toscana2024, 'L.R. Toscana 48/2023'),
    2027: attesa(toscana2024, 'L.R. Toscana 48/2023'),
  },
  // Trento
  18: {
    2020: forma(trento2020, 'L.P. Trento 13/2019, art. 1'),
    2021: forma(trento2020, 'L.P. Trento 13/2019, art. 1'),
    2022: forma({ ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 25_000, fino: 25_000 } }, 'L.P. Trento 13/2019, art. 1'),
    2023: forma(
      { ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 15_000, fino: 15_000 } },
      'L.P. Trento 13/2019, art. 1, c. 2-ter; L.P. Trento 13/2019, art. 1, c. 3-bis',
      "G.U. (L.P. 29/12/2022): 15.000 per il 2023. ANSA (4/5/2023) e La Voce del Nordest (6/2023): l'assestamento 2023 conferma l'esenzione fino a 25.000; uno studio del 2025 dice 25.000 prima del 2024. Il testo (L.P. 9/2023) non si è letto e si applica quello letto (15.000); confermano: testo dell'assestamento provinciale 2023 o prospetto MEF Trento 2023. In gioco fino a 307 euro per imponibili tra 15.000 e 25.000",
    ),
    2024: forma(
      { ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 30_000, fino: 30_000 } },
      'L.P. Trento 13/2019, art. 1, c. 2-quater; L.P. Trento 13/2019, art. 1, c. 3-bis',
      'detrazione per i figli nel 2024: non accertata',
    ),
    2025: forma(trento2025, 'L.P. Trento 5/2025, art. 1; L.P. Trento 13/2019, art. 1', 'deduzione a precipizio: oltre 30.000 non spetta'),
    2026: forma(trento2025, 'L.P. Trento 13/2019, art. 1', 'deduzione a precipizio: oltre 30.000 non spetta'),
    2027: attesa(trento2025, 'L.P. Trento 13/2019, art. 1'),
  },
  // Umbria
  19: {
    2020: forma(umbria2020, 'legge regionale Umbria'),
    2021: forma(umbria2020, 'legge regionale Umbria', 'quattro scaglioni su cinque (0, +0,40, +0,45, +0,60); 1,73 tra 55.000 e 75.000 da memoria'),
    2022: forma(umbria2022, 'leggi regionali 2022'),
    2023: forma(umbria2022, 'L.R. Umbria 3/2022, art. 1'),
    2024: forma(umbria2022, 'L.R. Umbria 3/2022, art. 1'),
    2025: forma(umbria2025, 'L.R. Umbria 2/2025', "agevolazioni solo 2025-2027; nessun credito d'imposta"),
    2026: forma(umbria2025, 'L.R. Umbria 2/2025', "agevolazioni solo 2025-2027; nessun credito d'imposta"),
    2027: attesa(umbria2025, 'L.R. Umbria 2/2025'),
  },
  // Valle d'Aosta
  20: {
    2020: forma(valleDAosta2020, "D.L. 201/2011, art. 28; L.R. Valle d'Aosta 5/2020, art. 9"),
    2021: forma(valleDAosta2020, 'D.L. 201/2011, art. 28'),
    2022: forma(valleDAosta2020, 'D.L. 201/2011, art. 28'),
    2023: forma(valleDAosta2020, 'D.L. 201/2011, art. 28'),
    2024: forma(valleDAosta2020, 'D.L. 201/2011, art. 28'),
    2025: forma(valleDAosta2020, 'D.L. 201/2011, art. 28'),
    2026: forma(valleDAosta2020, "D.L. 201/2011, art. 28; L.R. Valle d'Aosta 29/2025, art. 1"),
    2027: attesa(valleDAosta2020, "D.L. 201/2011, art. 28; L.R. Valle d'Aosta 29/2025, art. 1"),
  },
  // Veneto
  21: {
    2020: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2021: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2022: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2023: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6; L.R. Veneto 19/2005, L.R. 30/2022, art. 9'),
    2024: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2025: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2026: forma(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
    2027: attesa(unica(1.23), 'D.Lgs. 68/2011, art. 6'),
  },
}
