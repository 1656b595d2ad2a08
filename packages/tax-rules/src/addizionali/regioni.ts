/** The regional surcharge of each region and year: rates, thresholds, deductions. Tax years 2020 to 2026. */
import type { TaxYear } from '@bilancia/contract'
import { type Attendibilita, type Cifra, cifra, type Scaglione } from '@bilancia/engine'

/** What a region's act can say. Limits: `oltre` is excluded, `fino` included. Facts the state does not hold (disability, minors) never apply. */
export type FormaRegionale = {
  readonly scaglioni: readonly Scaglione[]
  /** The band of the whole taxable income gives the rate for all of it. */
  readonly intero?: boolean
  /** Exempt up to this reddito complessivo, then due on everything. */
  readonly esenteFino?: number
  readonly deduzione?: { readonly importo: number; readonly fino: number }
  /** Up to this taxable income, one rate on everything. */
  readonly sogliaUnica?: { readonly fino: number; readonly aliquota: number }
  readonly agevolate?: readonly Agevolata[]
  readonly fissa?: { readonly importo: number } & Limiti
  /** `importo` for every `ogni` euro above `oltre`, up to `massimo`. */
  readonly lineare?: { readonly importo: number; readonly ogni: number; readonly oltre: number; readonly massimo: number }
  readonly figlio?: { readonly importo: number; readonly figliMin?: number; readonly figliOltre?: number } & Limiti
}

/** `conSostitutive`: measured on the taxable income plus cedolare secca and gross flat-rate income. */
export type Limiti = { readonly oltre?: number; readonly fino?: number; readonly conSostitutive?: boolean }

/** A lower rate, on everything or (with `scaglioneFino`) in place of one bracket's. */
export type Agevolata = {
  readonly aliquota: number
  readonly fino: number
  readonly oltre?: number
  readonly figliMin?: number
  readonly figliMax?: number
  readonly percentuale?: number
  /** The limit grows by `importo` for each child beyond `oltre`. */
  readonly perFiglio?: { readonly oltre: number; readonly importo: number }
  readonly scaglioneFino?: number
}

const FONTI = {
  ADE20:
    "Agenzia delle Entrate, Tabella aliquote dell'addizionale regionale all'IRPEF per l'anno di imposta 2020, https://info730.agenziaentrate.it/ (tabella-aliquote-dell-addizionale-regionale)",
  INFOIVA21:
    "infoiva.com, Addizionali regionali all'IRPEF: a quanto ammontano nel 2021, https://infoiva.com/2021/04/addizionali-regionali-allirpef-a-quanto-ammontano-nel-2021.html",
  NT22A: "NT+ Lavoro, Addizionali Irpef: le aliquote 2022 per Abruzzo, Friuli Venezia Giulia, Sicilia, Valle d'Aosta e Veneto",
  PMI23: 'pmi.it, Addizionali regionali IRPEF 2023: aliquote a confronto, https://pmi.it/?p=403971',
  GU25AB: 'G.U. n. 87/2025, comunicato Regione Abruzzo, L.R. 4 aprile 2025 n. 9, http://gazzettaufficiale.biz/atti/2025/20250087/25A02228.htm',
  UIL25: 'notiziedabruzzo.it (UIL 2025: Abruzzo 20.000 -> 334, 40.000 -> 812)',
  SOLE25:
    'ilsussidiario.net 2025-09-09, Addizionale IRPEF regionale: dove si paga di piu (tabella Il Sole 24 Ore per regione); open.online 2025-09-08 e fanpage.it (stesse simulazioni)',
  MEF26:
    "MEF - Dipartimento delle Finanze, addizionale regionale all'IRPEF, prospetto 2026 (addreg2026.csv, atti pubblicati gennaio 2026); mirrored in public repository irene-vanni/calcolo-stipendio, data/addreg2026.csv",
  NT22C: 'Quotidiano del Lavoro 2022-05-16, Addizionali Irpef, le aliquote 2022 per Basilicata e Sardegna',
  MSG24: 'ilmessaggero.it 2024-01-15, Irpef regionale: il resto del Paese',
  ST26: 'BernardoGiordano/stipendio.top, src/calculator/addizionali/2026.regionali.ts (public repository)',
  BZ20: 'Provincia autonoma di Bolzano, Addizionale regionale IRPEF, https://www.provincia.bz.it/amministrazione/finanze/addizionale-regionale-irpef.asp',
  BZ22: 'Studio Kaspar 2022-04-12, Addizionale regionale Provincia Autonoma di Bolzano, https://www.kaspar.it/it/attualita/news/2022/04/addizionale-regionale-provincia-autonoma-di-bolzano.news',
  NT22B: "NT+ Lavoro, Addizionale all'Irpef: le aliquote 2022 per Lazio, Piemonte, Emilia Romagna e provincia di Bolzano",
  BZ24: "elas.it, L'addizionale regionale IRPEF in Provincia di Bolzano (2024)",
  BZ25: 'unsertirol24.com 2024-12-29, Nuovi impulsi fiscali per il Suedtirol (2025: 340 euro per figlio, limite 90.000, oltre 90.000 niente detrazione base)',
  BONATI20: 'Quotidiano del Lavoro (Il Sole 24 Ore) 2020-07-07, Addizionale regionale: applicazione automatica della maggiorazione 0,30% per Calabria e Molise',
  SCUOLA20:
    'scuolalink.it, tabella addizionali a cinque scaglioni (Basilicata 1,23/1,73/2,33; Calabria 2,03; Emilia-Romagna 1,33/1,93-2,23/2,33; Lazio 1,73/2,73-3,23/3,33; Piemonte 1,62/2,13-3,32/3,33)',
  CISL: 'Cisl Calabria via 247.libero.it (25.000 -> 432 euro, aliquota unica 1,73)',
  CORR23: 'Corriere del Mezzogiorno 2023-04-12, Addizionali Irpef 2023',
  UILC25: 'ladiscussione.com e lasicilia.it luglio 2025 (UIL: Roma 40.000 -> 1.452, Salerno 1.468, Cagliari 778, Milano 916 e 263 a 20.000)',
  CF26: 'calcfast.online, Addizionale Regionale IRPEF 2026 (Lombardia 30.000 -> 424,30)',
  CARL25: 'il Resto del Carlino, marzo 2025, La Regione attenua la stangata (incrementi rispetto a 2024)',
  GU25ER: 'G.U. n. 91/2025, comunicato Regione Emilia-Romagna, L.R. 31 marzo 2025 n. 1, http://www.gazzettaufficiale.biz/atti/2025/20250091/25A02337.htm',
  GU22LZ: 'G.U. n. 76/2022, comunicato Regione Lazio, L.R. 29 marzo 2022 n. 7, http://www.gazzettaufficiale.biz/atti/2022/20220076/22A02128.htm',
  LZ23: "studiomarini.info, In GU le aliquote dell'addizionale regionale IRPEF della Regione Lazio (L.R. 30 marzo 2023 n. 1); fanpage.it, Stipendi piu bassi in busta paga nel 2024 (fondo taglia tasse non rifinanziato; 35.000 -> 925 euro, 25.000 -> 590 euro)",
  LZ24: 'dire.it 2024-03-13, Regione Lazio, stop alla maggiorazione Irpef per i redditi sotto a 28mila euro; tuttolavoro24.it 2024-03-19',
  LZ25: 'tuttolavoro24.it, Addizionale regionale Irpef Lazio: confermato il taglio (accordo 11 dicembre 2024)',
  LZ26: "lavorofacile.it, Lazio: novita 2026 per l'addizionale regionale (L.R. 31 dicembre 2025 n. 20)",
  FISCO22:
    'studiomuscatello.it, Addizionali IRPEF 2022: ecco le regioni che le hanno adeguate (da FiscoOggi 4 aprile 2022), https://studiomuscatello.it/rassegnastampa/addizionali-irpef-2022-ecco-le-regioni-che-le-hanno-adeguate',
  LIG23: 'liguria24.it 2023-12-18, mini taglio alle tasse (1,79 invece di 1,81 nel secondo scaglione per chi ha al massimo un figlio a carico)',
  LIG: 'lavocedigenova.it 2025-03-25 e liguria.bizjournal.it 2025-03-25 (L.R. 4/2024 per il 2024, L.R. 17/2024 e 3/2025 per il 2025-2027: 28.000 / 3,18 / 3,23)',
  LOM23: 'La Nazione 2023-12-20 (Lombardia 2023: da 1,23 a 1,73 oltre 50.000)',
  MOL22: 'ilgiornaledelmolise.it 2022-03-30; molisetabloid.it 2022-03-30 (L.R. 30 marzo 2022 n. 5)',
  MOL23: "primopianomolise.it, Da gennaio aumenta l'Irpef (aliquote vigenti 2023 con maggiorazione 2,03 / 2,23 / 2,43 / 2,63)",
  MOL24: 'primopianomolise.it, Irpef, salasso al quadrato sul sito del Mef (tabella MEF 2024 aggiornata il 12.9.2024: tutte le aliquote +0,30)',
  MOL25: 'molisenews24.it luglio 2025 (UIL: 20.000 -> 356 euro, 40.000 -> 910 euro)',
  MEF26B:
    'Same MEF file as updated in summer 2026, read by two independent public projects (LoreJob/networth-calculator, data/regioni_addizionale_2026.json; a second importer dated 2026-08-28 reporting Molise 3,63 and a difference up to 739 euro in Puglia). The acts themselves were not seen',
  DSL21: 'public code sample with Piemonte 1,62/2,13/2,75/3,32/3,33 on five brackets',
  PIE24:
    'pmi.it card Addizionali IRPEF 2024 Piemonte, https://pmi.it/card/addizionali-irpef-regionali-per-ogni-scaglione-di-reddito/doc/15; G.U. n. 76/2022 L.R. Piemonte 28 marzo 2022 n. 4',
  PIE26: "lavorofacile.it, Piemonte: novita per l'addizionale regionale (L.R. 6 agosto 2025 n. 16, dal periodo d'imposta 2026)",
  PUG13: 'loscalzo.it, L.R. Puglia 26/2013 (aliquote dal 2013)',
  PUG22: "corrieresalentino.it 2022-03, ok all'adeguamento degli scaglioni (28-50.000: -0,08; oltre 50.000: +0,13); L.R. 28 marzo 2022 n. 8",
  SAR: 'sardegnaentrate.it, Addizionale regionale IRPEF - L.R. 48/2018 art. 2 e L.R. 13/2022',
  TOS13: "firenzepost.it 2013-04-18, In Toscana cambia l'addizionale Irpef",
  TOS24: 'La Nazione 2023-12-20, Toscana dal 2024 aumenta addizionale regionale: cosa cambia; L.R. 28 dicembre 2023 n. 48',
  TN20: "Trentino Riscossioni, Addizionale provinciale all'IRPEF (anni 2020-2021)",
  TN22: 'secolo-trentino.com 2022-11-10 (esenzione 2022 innalzata da 15.000 a 25.000)',
  TN23: 'G.U. serie regioni 2023-03-18, L.P. Trento 29 dicembre 2022 (comma 2-ter: 2023 deduzione 15.000; comma 3-bis: 2022 e 2023)',
  TN25: 'lavorofacile.it, La provincia di Trento aggiorna le addizionali regionali (L.P. 5/2025: 2024 e 2025 deduzione 30.000; 2025 detrazione figli 246)',
  GU25UM:
    'G.U. n. 88/2025, comunicato Regione Umbria, L.R. 11 aprile 2025 n. 2, http://www.gazzettaufficiale.biz/atti/2025/20250088/25A02351.htm; pagina Regione Umbria addizionale regionale IRPEF',
  VDA20: "Regione autonoma Valle d'Aosta, FAQ addizionale regionale IRPEF (L.R. 21 aprile 2020 n. 5, art. 9)",
  VEN: 'Confcooperative Veneto, Addizionale Regionale 2023 per i residenti in Veneto (soglia 45.000 fino al 2022, 50.000 dal 2023)',
} as const

const SENZA_FONTE = 'nessuna fonte reperita per questo anno: da verificare'

const fonti = (...ids: readonly (keyof typeof FONTI)[]): string => ids.map((id) => FONTI[id]).join('; ')

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

const forma = (valore: FormaRegionale, fonte: string, attendibilita?: Attendibilita): Cifra<FormaRegionale> => cifra(valore, fonte, attendibilita)

const NOTA_BOLZANO =
  ". Deduzione di 35.000 euro per tutti: opera come primo scaglione a zero (492 euro fino a 75.000, poi 1,73%), non come riduzione della base dall'alto."
const NOTA_BOLZANO_2 =
  ". Detrazioni cumulabili, mai oltre l'addizionale. La soglia di 70.000 dei figli conta anche cedolare secca, mance con sostitutiva e redditi forfettari; la detrazione di 430,50 non ha soglia."
const NOTA_BOLZANO_3 =
  ". Detrazioni cumulabili, mai oltre l'addizionale. Per la soglia (90.000) contano anche cedolare secca, mance con sostitutiva e redditi forfettari."
const NOTA_CAMPANIA = '. L.R. 30 marzo 2022 n. 7; nessun credito se incapiente'
const NOTA_FRIULI = ". Non progressivo: 0,70% sull'intero se imponibile <= 15.000, altrimenti 1,23% sull'intero"
const NOTA_MARCHE = '. agevolazione figli disabili da verificare per 2020-2021'
const NOTA_TRENTO = '. deduzione a precipizio: oltre 30.000 non spetta'
const NOTA_UMBRIA = ". agevolazioni solo 2025-2027; nessun credito d'imposta"

/** By region code: alphabetical, Bolzano and Trento on their own, as in the return. */
export const formeRegionali: Readonly<Record<number, Readonly<Record<TaxYear, Cifra<FormaRegionale>>>>> = {
  1: {
    2020: forma(unica(1.73), fonti('ADE20')),
    2021: forma(unica(1.73), fonti('INFOIVA21', 'ADE20')),
    2022: forma(unica(1.73), fonti('NT22A'), 'fonte unica'),
    2023: forma(unica(1.73), fonti('PMI23'), 'fonte unica'),
    2024: forma(unica(1.73), fonti('GU25AB'), 'fonte unica'),
    2025: forma(abruzzo2025, fonti('GU25AB', 'UIL25', 'SOLE25')),
    2026: forma(abruzzo2025, fonti('MEF26', 'GU25AB')),
  },
  2: {
    2020: forma(basilicata2020, fonti('ADE20')),
    2021: forma(basilicata2020, fonti('INFOIVA21'), 'fonte unica'),
    2022: forma(unica(1.23), fonti('NT22C'), 'fonte unica'),
    2023: forma(unica(1.23), fonti('PMI23'), 'fonte unica'),
    2024: forma(unica(1.23), fonti('MSG24'), 'fonte unica'),
    2025: forma(unica(1.23), fonti('SOLE25'), 'fonte unica'),
    2026: forma(unica(1.23), fonti('MEF26', 'ST26')),
  },
  3: {
    2020: forma(bolzano2020, fonti('BZ20', 'ADE20') + NOTA_BOLZANO),
    2021: forma(bolzano2020, fonti('BZ20') + NOTA_BOLZANO, 'fonte unica'),
    2022: forma(bolzano2022, fonti('BZ22', 'NT22B') + NOTA_BOLZANO_2),
    2023: forma(bolzano2022, fonti('BZ22', 'BZ24') + NOTA_BOLZANO_2, 'da memoria'),
    2024: forma(bolzano2022, fonti('BZ24') + NOTA_BOLZANO_2, 'fonte unica'),
    2025: forma(bolzano2025, fonti('BZ25') + NOTA_BOLZANO_3, 'fonte unica'),
    2026: forma(bolzano2025, fonti('MEF26') + NOTA_BOLZANO_3),
  },
  4: {
    2020: forma(unica(2.03), fonti('BONATI20', 'SCUOLA20') + '. 1,73 + 0,30 automatica (L. 191/2009 art. 2 c. 86)'),
    2021: forma(unica(1.73), fonti('INFOIVA21') + '. verificare se per il 2021 sia scattata la maggiorazione automatica 0,30', 'fonte unica'),
    2022: forma(unica(1.73), fonti('PMI23'), 'da memoria'),
    2023: forma(unica(1.73), fonti('PMI23'), 'fonte unica'),
    2024: forma(unica(1.73), fonti('PMI23'), 'da memoria'),
    2025: forma(unica(1.73), fonti('SOLE25', 'CISL')),
    2026: forma(unica(1.73), fonti('MEF26', 'ST26')),
  },
  5: {
    2020: forma(unica(2.03), fonti('CORR23'), 'fonte unica'),
    2021: forma(unica(2.03), fonti('CORR23', 'INFOIVA21')),
    2022: forma(campania2022, fonti('MEF26', 'CORR23') + NOTA_CAMPANIA),
    2023: forma(campania2022, fonti('CORR23') + NOTA_CAMPANIA, 'fonte unica'),
    2024: forma(campania2022, fonti('MSG24') + NOTA_CAMPANIA, 'fonte unica'),
    2025: forma(campania2022, fonti('SOLE25', 'UILC25') + NOTA_CAMPANIA),
    2026: forma(campania2022, fonti('MEF26', 'CF26') + NOTA_CAMPANIA),
  },
  6: {
    2020: forma(emiliaRomagna2020, fonti('SCUOLA20'), 'fonte unica'),
    2021: forma(emiliaRomagna2020, fonti('INFOIVA21', 'SCUOLA20')),
    2022: forma(emiliaRomagna2022, fonti('CARL25'), 'fonte unica'),
    2023: forma(emiliaRomagna2022, fonti('CARL25'), 'fonte unica'),
    2024: forma(emiliaRomagna2022, fonti('CARL25', 'MSG24')),
    2025: forma(scala([15_000, 1.33], [28_000, 1.93], [50_000, 2.93], [oltre, 3.33]), fonti('GU25ER', 'SOLE25')),
    2026: forma(scala([15_000, 1.33], [28_000, 1.93], [50_000, 2.78], [oltre, 3.33]), fonti('MEF26', 'GU25ER') + '. 2027: 2,63 nel terzo scaglione'),
  },
  7: {
    2020: forma(friuliVeneziaGiulia2020, fonti('NT22A') + NOTA_FRIULI, 'da memoria'),
    2021: forma(friuliVeneziaGiulia2020, fonti('INFOIVA21') + NOTA_FRIULI, 'fonte unica'),
    2022: forma(friuliVeneziaGiulia2020, fonti('NT22A') + NOTA_FRIULI, 'fonte unica'),
    2023: forma(friuliVeneziaGiulia2020, fonti('PMI23') + NOTA_FRIULI, 'fonte unica'),
    2024: forma(friuliVeneziaGiulia2020, fonti('MSG24') + NOTA_FRIULI, 'fonte unica'),
    2025: forma(friuliVeneziaGiulia2020, fonti('SOLE25') + NOTA_FRIULI, 'fonte unica'),
    2026: forma(friuliVeneziaGiulia2020, fonti('MEF26', 'ST26') + NOTA_FRIULI),
  },
  8: {
    2020: forma(lazio2020, fonti('INFOIVA21', 'NT22B', 'SCUOLA20'), 'fonte unica'),
    2021: forma(lazio2020, fonti('INFOIVA21', 'NT22B', 'SCUOLA20')),
    2022: forma(
      {
        ...scala([15_000, 1.73], [oltre, 3.33]),
        sogliaUnica: { fino: 35_000, aliquota: 1.73 },
        agevolate: [{ aliquota: 1.73, figliMin: 3, fino: 50_000, perFiglio: { oltre: 3, importo: 5_000 } }],
        fissa: { importo: 300, oltre: 35_000, fino: 40_000 },
      },
      fonti('GU22LZ', 'NT22B'),
    ),
    2023: forma(
      scala([15_000, 1.73], [oltre, 3.33]),
      fonti('LZ23', 'CORR23') +
        '. Per il 2023 il fondo taglia tasse non risulta rifinanziato: nessuna soglia a 35.000 (trattenute 2024 piu alte). Verificare le agevolazioni per nuclei numerosi.',
    ),
    2024: forma(lazio2024, fonti('LZ24')),
    2025: forma(
      lazio2024,
      fonti('LZ25', 'SOLE25') +
        '. Aliquote e soglia 28.000 confermate (25.000: 433). Sulla detrazione 60 le fonti divergono: accordo regione-sindacati 28-35.000, ma le simulazioni del Sole danno 926 a 35.000 (senza detrazione). La UIL (606 euro a Roma per 20.000) ignora anche la soglia.',
    ),
    2026: forma(
      { ...scala([15_000, 1.73], [oltre, 3.33]), sogliaUnica: { fino: 28_000, aliquota: 1.73 }, fissa: { importo: 60, oltre: 28_000, fino: 30_000 } },
      fonti('MEF26', 'LZ26'),
    ),
  },
  9: {
    2020: forma(liguria2020, SENZA_FONTE, 'da memoria'),
    2021: forma(liguria2020, SENZA_FONTE, 'da memoria'),
    2022: forma(scala([15_000, 1.23], [28_000, 1.81], [50_000, 2.31], [oltre, 2.33]), fonti('FISCO22', 'PMI23')),
    2023: forma(
      {
        ...scala([15_000, 1.23], [28_000, 1.81], [50_000, 2.31], [oltre, 2.33]),
        agevolate: [{ aliquota: 1.79, figliMax: 1, fino: 28_000, scaglioneFino: 28_000 }],
      },
      fonti('LIG23'),
      'fonte unica',
    ),
    2024: forma(liguria2024, fonti('LIG')),
    2025: forma(liguria2024, fonti('LIG')),
    2026: forma(liguria2024, fonti('LIG', 'MEF26')),
  },
  10: {
    2020: forma(lombardia2020, SENZA_FONTE, 'da memoria'),
    2021: forma(lombardia2020, SENZA_FONTE, 'da memoria'),
    2022: forma(lombardia2022, fonti('LOM23'), 'da memoria'),
    2023: forma(lombardia2022, fonti('LOM23'), 'fonte unica'),
    2024: forma(lombardia2022, fonti('MSG24'), 'fonte unica'),
    2025: forma(lombardia2022, fonti('UILC25'), 'fonte unica'),
    2026: forma(lombardia2022, fonti('MEF26', 'CF26')),
  },
  11: {
    2020: forma(marche2020, SENZA_FONTE + NOTA_MARCHE, 'da memoria'),
    2021: forma(marche2020, SENZA_FONTE + NOTA_MARCHE, 'da memoria'),
    2022: forma(marche2022, fonti('FISCO22', 'MEF26')),
    2023: forma(marche2022, fonti('FISCO22'), 'fonte unica'),
    2024: forma(marche2022, fonti('FISCO22'), 'fonte unica'),
    2025: forma(marche2022, fonti('MEF26'), 'da memoria'),
    2026: forma(marche2022, fonti('MEF26', 'ST26')),
  },
  12: {
    2020: forma(
      scala([15_000, 2.03], [28_000, 2.23], [55_000, 2.43], [75_000, 2.53], [oltre, 2.63]),
      fonti('BONATI20') + '. 1,73/1,93/2,13/2,23/2,33 + 0,30 automatica',
    ),
    2021: forma(
      scala([15_000, 1.73], [28_000, 1.93], [55_000, 2.13], [75_000, 2.23], [oltre, 2.33]),
      fonti('BONATI20') + '. aliquote di legge regionale; applicazione della maggiorazione automatica 0,30 per il 2021: non accertata',
      'da memoria',
    ),
    2022: forma(
      scala([15_000, 1.73], [28_000, 1.93], [50_000, 2.13], [oltre, 2.33]),
      fonti('MOL22') + '. aliquote di legge regionale; maggiorazione automatica 0,30 per il 2022: non accertata',
      'fonte unica',
    ),
    2023: forma(scala([15_000, 2.03], [28_000, 2.23], [50_000, 2.43], [oltre, 2.63]), fonti('MOL23') + '. comprensive della maggiorazione 0,30', 'fonte unica'),
    2024: forma(
      molise2024,
      fonti('MOL24') + ". 1,73/1,93/3,33/3,33 fino a settembre 2024, poi +0,30 automatica con effetto sull'intero anno d'imposta",
      'fonte unica',
    ),
    2025: forma(
      scala([15_000, 1.73], [28_000, 1.93], [50_000, 3.33], [oltre, 3.33]),
      fonti('MOL25') + '. valori a luglio 2025; eventuale maggiorazione automatica 0,30 successiva: non accertata',
      'fonte unica',
    ),
    2026: forma(
      molise2024,
      fonti('MEF26B') + ". 1,73/1,93/3,33/3,33 fino alla pubblicazione di meta 2026; supera 3,33 per l'automatismo sanitario (D.Lgs. 68/2011 art. 6 c. 10)",
    ),
  },
  13: {
    2020: forma(piemonte2020, fonti('DSL21', 'SCUOLA20')),
    2021: forma(piemonte2020, fonti('DSL21', 'SCUOLA20')),
    2022: forma(piemonte2022, fonti('PIE24', 'FISCO22')),
    2023: forma(piemonte2022, fonti('PIE24'), 'fonte unica'),
    2024: forma(piemonte2022, fonti('PIE24')),
    2025: forma(piemonte2022, fonti('PIE24', 'PIE26')),
    2026: forma(
      { ...scala([15_000, 1.62], [28_000, 2.68], [50_000, 3.31], [oltre, 3.33]), figlio: { importo: 100, figliOltre: 2 } },
      fonti('MEF26', 'PIE26') + '. 2028: 1,62 / 3,31 / 3,33 su tre scaglioni',
    ),
  },
  14: {
    2020: forma(puglia2020, fonti('PUG13'), 'fonte unica'),
    2021: forma(puglia2020, fonti('PUG13'), 'fonte unica'),
    2022: forma(puglia2022, fonti('PUG22', 'MEF26')),
    2023: forma(puglia2022, fonti('PUG22'), 'fonte unica'),
    2024: forma(puglia2022, fonti('PUG22'), 'fonte unica'),
    2025: forma(puglia2022, fonti('PUG22', 'MEF26'), 'fonte unica'),
    2026: forma(
      { ...scala([15_000, 1.33], [28_000, 2.13], [50_000, 3.23], [oltre, 3.33]), figlio: { importo: 20, figliOltre: 3 } },
      fonti('MEF26B') + ". rideterminazione di meta 2026 con effetto sull'intero periodo d'imposta (L. 311/2004 art. 1 c. 174)",
    ),
  },
  15: {
    2020: forma(unica(1.23), fonti('SAR')),
    2021: forma(unica(1.23), fonti('SAR')),
    2022: forma(unica(1.23), fonti('SAR', 'NT22C')),
    2023: forma(unica(1.23), fonti('PMI23', 'SAR'), 'fonte unica'),
    2024: forma(unica(1.23), fonti('MSG24', 'SAR'), 'fonte unica'),
    2025: forma(unica(1.23), fonti('UILC25', 'SOLE25'), 'fonte unica'),
    2026: forma(unica(1.23), fonti('MEF26', 'ST26')),
  },
  16: {
    2020: forma(unica(1.23), SENZA_FONTE, 'da memoria'),
    2021: forma(unica(1.23), SENZA_FONTE, 'da memoria'),
    2022: forma(unica(1.23), fonti('NT22A'), 'fonte unica'),
    2023: forma(unica(1.23), fonti('PMI23'), 'fonte unica'),
    2024: forma(unica(1.23), fonti('MSG24'), 'fonte unica'),
    2025: forma(unica(1.23), fonti('SOLE25'), 'fonte unica'),
    2026: forma(unica(1.23), fonti('MEF26', 'ST26')),
  },
  17: {
    2020: forma(toscana2020, fonti('TOS13'), 'fonte unica'),
    2021: forma(toscana2020, fonti('TOS13'), 'fonte unica'),
    2022: forma(toscana2022, fonti('TOS24'), 'fonte unica'),
    2023: forma(toscana2022, fonti('TOS24')),
    2024: forma(toscana2024, fonti('TOS24')),
    2025: forma(toscana2024, fonti('TOS24'), 'fonte unica'),
    2026: forma(toscana2024, fonti('TOS24', 'MEF26')),
  },
  18: {
    2020: forma(trento2020, fonti('TN20'), 'fonte unica'),
    2021: forma(trento2020, fonti('TN20') + '. 2021: la pagina indica 15.000; possibili modifiche successive non verificate', 'fonte unica'),
    2022: forma({ ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 25_000, fino: 25_000 } }, fonti('TN22', 'TN23'), 'fonte unica'),
    2023: forma(
      { ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 15_000, fino: 15_000 } },
      fonti('TN23') +
        ". comma 2-ter nella versione originaria: 15.000; un innalzamento a 25.000 con l'assestamento 2023 non è stato verificato (non accertata)",
      'fonte unica',
    ),
    2024: forma(
      { ...scala([50_000, 1.23], [oltre, 1.73]), deduzione: { importo: 30_000, fino: 30_000 } },
      fonti('TN25') + '. detrazione figli per il 2024: non accertata',
      'fonte unica',
    ),
    2025: forma(trento2025, fonti('TN25') + NOTA_TRENTO),
    2026: forma(trento2025, fonti('MEF26') + NOTA_TRENTO),
  },
  19: {
    2020: forma(umbria2020, SENZA_FONTE, 'da memoria'),
    2021: forma(umbria2020, SENZA_FONTE, 'da memoria'),
    2022: forma(umbria2022, fonti('FISCO22')),
    2023: forma(umbria2022, fonti('PMI23'), 'fonte unica'),
    2024: forma(umbria2022, fonti('FISCO22', 'GU25UM')),
    2025: forma(umbria2025, fonti('GU25UM') + NOTA_UMBRIA),
    2026: forma(umbria2025, fonti('GU25UM', 'MEF26') + NOTA_UMBRIA),
  },
  20: {
    2020: forma(valleDAosta2020, fonti('VDA20')),
    2021: forma(valleDAosta2020, fonti('VDA20'), 'da memoria'),
    2022: forma(valleDAosta2020, fonti('NT22A'), 'fonte unica'),
    2023: forma(valleDAosta2020, fonti('PMI23', 'MSG24'), 'fonte unica'),
    2024: forma(valleDAosta2020, fonti('MSG24'), 'fonte unica'),
    2025: forma(valleDAosta2020, fonti('SOLE25'), 'fonte unica'),
    2026: forma(valleDAosta2020, fonti('MEF26', 'ST26')),
  },
  21: {
    2020: forma(unica(1.23), fonti('VEN'), 'da memoria'),
    2021: forma(unica(1.23), fonti('VEN'), 'da memoria'),
    2022: forma(unica(1.23), fonti('NT22A', 'VEN'), 'fonte unica'),
    2023: forma(unica(1.23), fonti('VEN', 'PMI23')),
    2024: forma(unica(1.23), fonti('MSG24'), 'fonte unica'),
    2025: forma(unica(1.23), fonti('SOLE25'), 'fonte unica'),
    2026: forma(unica(1.23), fonti('MEF26', 'ST26')),
  },
}
