/** How much is paid: percentages of advances, thresholds, minimum amounts, rates. Percentages as the law writes them. */
import { dal, definizione, riga, scelta, serie } from './serie.ts'

const OGGI = { finoAl: 2027 } as const
const L97 = 'L. 97/1977, art. 1'

export const acconti = {
  irpef: serie('acconto.irpef', 'Acconto IRPEF', OGGI, riga(100, 'D.L. 76/2013, art. 11, c. 18', 'CAL-EUROPESAYS-2025', 'CAL-SKY-2025')),
  impostaSostitutiva: serie(
    'acconto.impostaSostitutiva',
    "Acconto dell'imposta sostitutiva",
    OGGI,
    riga(100, 'L. 190/2014, art. 1, c. 64 (dal 2027 art. 235, D.Lgs. 117/2026)', 'CAL-ONLINETAX', 'CAL-FORF-CODICI', 'CAL-FORF-CODICI-2'),
  ),
  cedolareSecca: serie(
    'acconto.cedolareSecca',
    'Acconto della cedolare secca',
    OGGI,
    riga(95, 'D.Lgs. 23/2011, art. 3, c. 4', 'CAL-ATENEOWEB-58'),
    dal(2021, riga(100, 'L. 145/2018, art. 1, c. 1127', 'CAL-EUROPESAYS-2025')),
  ),
  irap: serie('acconto.irap', 'Acconto IRAP', OGGI, riga(100, 'D.Lgs. 446/1997, art. 30', 'CAL-ATENEOWEB-58', 'CAL-DL34-24')),
  ires: serie('acconto.ires', 'Acconto IRES', OGGI, riga(100, L97, 'CAL-ATENEOWEB-58')),
  addizionaleComunale: serie(
    'acconto.addizionaleComunale',
    "Acconto dell'addizionale comunale",
    OGGI,
    riga(30, 'D.Lgs. 360/1998, art. 1, c. 4', 'CAL-ADD-COM', 'CAL-ADD-COM-2'),
  ),
  gestioneSeparata: serie(
    'acconto.gestioneSeparata',
    'Ciascuno dei due acconti della gestione separata',
    OGGI,
    riga(40, 'D.Lgs. 241/1997, art. 18', 'CAL-ONLINETAX', 'CAL-FISCAL-FOCUS-GS'),
  ),
  ivsPrima: serie(
    'acconto.ivs',
    'Primo acconto dei contributi oltre il minimale',
    OGGI,
    riga(50, 'D.Lgs. 241/1997, art. 18', 'CAL-ATENEOWEB-58', 'CAL-EUTEKNE-ACCONTI-INPS'),
  ),
} as const

export const soglie = {
  persone: serie('soglia.persone', 'Acconto non dovuto fino a', OGGI, riga(51.65, L97, 'CAL-L97-1977', 'CAL-FORF-CODICI')),
  societaDiCapitali: serie('soglia.societaDiCapitali', 'Acconto delle società di capitali non dovuto fino a', OGGI, riga(20.66, L97, 'CAL-L97-1977')),
  primaRata: serie(
    'soglia.primaRata',
    'Prima rata non dovuta fino a',
    OGGI,
    riga(103, 'D.P.R. 435/2001, art. 17, c. 3', 'CAL-DPR435-17', 'CAL-DPR435-17-2', 'CAL-SKY-2025'),
  ),
} as const

export const quotaPrimaRata = {
  ordinario: serie('primaRata.ordinario', 'Prima rata degli acconti', OGGI, riga(40, 'D.P.R. 435/2001, art. 17, c. 3', 'CAL-DPR435-17', 'CAL-SKY-2025')),
  isa: serie(
    'primaRata.isa',
    'Prima rata degli acconti di soggetti ISA e forfettari',
    OGGI,
    riga(50, 'D.L. 124/2019, art. 58', 'CAL-DL124-58', 'CAL-DL124-58-2', 'CAL-SKY-2025'),
  ),
} as const

/** A balance up to the minimum is not paid; a smaller periodic VAT is carried on. */
export const minimi = {
  imposte: serie(
    'minimo.imposte',
    'Saldo delle imposte sui redditi non versato fino a',
    OGGI,
    riga(12, 'L. 266/2005, art. 1, c. 137', 'CAL-L266-137', 'CAL-L266-137-2'),
  ),
  irap: serie('minimo.irap', 'Saldo IRAP non versato fino a', OGGI, riga(10.33, 'D.P.R. 126/2003; leggi regionali', 'CAL-L266-137')),
  ivaSaldo: serie(
    'minimo.ivaSaldo',
    'Saldo IVA non versato fino a',
    OGGI,
    riga(10.33, 'D.P.R. 126/2003, art. 3', 'CAL-LENTEPUBBLICA-IVA', 'CAL-CONFAGRI-TV-MINIMI'),
  ),
  ivaPeriodica: serie(
    'minimo.ivaPeriodica',
    'IVA periodica riportata fino a',
    OGGI,
    riga(25.82, 'D.P.R. 100/1998, art. 1, c. 4', 'CAL-CONFAGRI-TV-MINIMI', 'CAL-DLGS1-2024-ART9'),
    dal(2024, riga(100, 'D.Lgs. 1/2024, art. 9', 'CAL-DLGS1-2024-ART9', 'CAL-CONFAGRI-TV-MINIMI')),
  ),
  ivaAcconto: serie(
    'minimo.ivaAcconto',
    'Acconto IVA non dovuto sotto',
    OGGI,
    riga(103.29, 'L. 405/1990, art. 6', 'CAL-CONFAGRI-TV-MINIMI', 'CAL-IVA-ACCONTO-2'),
  ),
} as const

export const ivaPeriodicaEntroLAnno = serie(
  'iva.riportoEntroLAnno',
  'IVA periodica sotto il minimo versata entro il 16 dicembre',
  OGGI,
  riga(false, 'D.P.R. 100/1998, art. 1, c. 4', 'CAL-DLGS1-2024-ART9'),
  dal(2024, riga(true, 'D.Lgs. 1/2024, art. 9', 'CAL-DLGS1-2024-ART9', 'CAL-CONFAGRI-TV-MINIMI')),
)

export const iva = {
  interesseTrimestrale: serie(
    'iva.interesseTrimestrale',
    'Interesse di chi liquida per trimestre',
    OGGI,
    riga(1, 'D.P.R. 542/1999, art. 7', 'CAL-ALUMIA-2021', 'CAL-ILMIOSTUDIO-IVA'),
  ),
  acconto: serie('iva.acconto', 'Acconto IVA con il metodo storico', OGGI, riga(88, 'L. 405/1990, art. 6', 'CAL-IVA-ACCONTO', 'CAL-IVA-ACCONTO-2')),
  giugno: serie('iva.giugno', 'Maggiorazione del saldo IVA pagato con le imposte', OGGI, riga(1.6, 'D.P.R. 542/1999, art. 6', 'CAL-LENTEPUBBLICA-IVA')),
} as const

/** By D.L. 34/2020, art. 24: the tax year whose balance is not due, and the one whose first advance is not. */
export const irap = {
  saldoNonDovuto: serie(
    'irap.saldoNonDovuto',
    'Saldo IRAP non dovuto',
    OGGI,
    riga(false, 'D.Lgs. 446/1997, art. 30'),
    dal(2019, riga(true, 'D.L. 34/2020, art. 24', 'CAL-DL34-24')),
    dal(2020, riga(false, 'D.Lgs. 446/1997, art. 30')),
  ),
  primoAccontoNonDovuto: serie(
    'irap.primoAccontoNonDovuto',
    'Primo acconto IRAP non dovuto',
    OGGI,
    riga(false, 'D.Lgs. 446/1997, art. 30'),
    dal(2020, riga(true, 'D.L. 34/2020, art. 24', 'CAL-DL34-24')),
    dal(2021, riga(false, 'D.Lgs. 446/1997, art. 30')),
  ),
  ricaviMassimi: serie(
    'irap.ricaviMassimi',
    'Ricavi del 2019 fino ai quali saldo 2019 e primo acconto 2020 non sono dovuti',
    OGGI,
    riga(250_000_000, 'D.L. 34/2020, art. 24, c. 2', 'CAL-DL34-24-GU'),
  ),
  accontoPersone: serie(
    'irap.accontoPersone',
    'Acconto IRAP delle persone fisiche',
    OGGI,
    riga(true, 'D.Lgs. 446/1997, art. 30'),
    dal(2022, riga(false, 'L. 234/2021, art. 1, c. 8')),
  ),
} as const

const AUTOLIQUIDAZIONE = 'D.P.R. 1124/1965, art. 44; tasso medio dei titoli di Stato'
export const inail = {
  tasso: serie(
    'inail.tasso',
    'Interesse annuo delle rate INAIL',
    OGGI,
    riga(0.93, AUTOLIQUIDAZIONE),
    dal(2020, riga(0.93, AUTOLIQUIDAZIONE, 'CAL-INAIL-2020', 'CAL-INAIL-2020-2')),
    dal(2021, riga(0.59, AUTOLIQUIDAZIONE)),
    dal(2022, riga(0.1, AUTOLIQUIDAZIONE, 'CAL-INAIL-2022', 'CAL-INAIL-2022-2')),
    dal(2023, riga(1.71, AUTOLIQUIDAZIONE, 'CAL-INAIL-2023', 'CAL-INAIL-2023-2')),
    dal(2024, riga(3.76, AUTOLIQUIDAZIONE, 'CAL-INAIL-2024')),
    dal(2025, riga(3.41, AUTOLIQUIDAZIONE, 'CAL-INAIL-2025', 'CAL-INAIL-2025-2')),
    dal(2026, riga(2.75, AUTOLIQUIDAZIONE, 'CAL-INAIL-2026', 'CAL-INAIL-2026-2')),
    dal(2027, { ...riga(2.75, AUTOLIQUIDAZIONE), nota: 'È il tasso del 2026: quello del 2027 non è pubblicato' }),
  ),
  /** In 2020 the coefficients count from the working day after a Sunday; in 2025, with a Sunday too, from the 16th. */
  interessiDal: serie(
    'inail.interessiDal',
    'Giorno da cui contano gli interessi delle rate INAIL',
    OGGI,
    riga('02-16', 'D.P.R. 1124/1965, art. 44', 'CAL-INAIL-2022', 'CAL-INAIL-2023'),
    dal(2020, riga('02-17', "INAIL, istruzioni del 13/1/2020 per l'autoliquidazione 2019/2020: coefficienti", 'CAL-INAIL-2020')),
    dal(2021, riga('02-16', 'D.P.R. 1124/1965, art. 44', 'CAL-INAIL-2022', 'CAL-INAIL-2023', 'CAL-INAIL-2026')),
  ),
} as const

/** For 36 months from an enrolment in 2025. */
export const riduzione50 = serie(
  'ivs.riduzione50',
  'Riduzione del 50% dei nuovi iscritti del 2025',
  OGGI,
  riga(false, 'L. 207/2024, art. 1, c. 186'),
  dal(2025, riga(true, 'L. 207/2024, art. 1, c. 186')),
  dal(2028, riga(false, 'L. 207/2024, art. 1, c. 186')),
)
export const ricaviIsa = serie(
  'isa.ricavi',
  'Ricavi massimi di un soggetto ISA',
  OGGI,
  riga(5_164_569, 'D.L. 50/2017, art. 9-bis, c. 6', 'CAL-DL84-2025', 'CAL-ISA-RICAVI'),
)
export const limiteCompensazione = serie(
  'crediti.visto',
  'Compensazione con visto di conformità oltre',
  OGGI,
  riga(5_000, 'D.L. 50/2017, art. 3; L. 147/2013, art. 1, c. 574'),
)
export const ritenutaProfessionisti = serie('ritenuta.professionisti', 'Ritenuta sui compensi dei professionisti', OGGI, riga(20, 'D.P.R. 600/1973, art. 25'))
export const sostituto = {
  rateSaldo: serie(
    'sostituto.rateSaldo',
    'Mesi in cui si trattiene il saldo delle addizionali',
    OGGI,
    riga(11, 'D.Lgs. 360/1998, art. 1, c. 5', 'CAL-ADD-COM', 'CAL-ADD-COM-2'),
  ),
  rateAcconto: serie(
    'sostituto.rateAcconto',
    "Mesi in cui si trattiene l'acconto comunale",
    OGGI,
    riga(9, 'D.Lgs. 360/1998, art. 1, c. 5', 'CAL-ADD-COM', 'CAL-ADD-COM-2'),
  ),
} as const

const DIFFERIMENTO = 'D.L. 70/2011, art. 7, c. 1, lett. h)'
const festa = (giorno: string, dalAnno: number) => ({ giorno, dal: dalAnno })
export const festivita = serie(
  'festivita',
  'Giorni festivi',
  OGGI,
  riga(
    {
      fisse: [
        ...['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'].map((giorno) => festa(giorno, 0)),
        // San Francesco, L. 151/2025.
        festa('10-04', 2026),
      ],
      lunediDellAngelo: true,
    },
    `L. 260/1949; L. 151/2025; ${DIFFERIMENTO}`,
  ),
)
export const agosto = serie(
  'agosto',
  'Versamenti dal 1 al 20 agosto',
  OGGI,
  riga({ dal: '08-01', al: '08-20', a: '08-20' }, 'D.L. 223/2006, art. 37, c. 11-bis', 'CAL-AGOSTO', 'CAL-INAIL-2026'),
)

const D241 = 'D.Lgs. 241/1997, art. 18'
export const giorni = {
  rata: serie('giorno.rata', 'Giorno del mese di rate e versamenti mensili', OGGI, riga(16, D241, 'CAL-DLGS1-2024-ART8', 'CAL-BABINI-2024')),
  giugno: serie('giorno.giugno', 'Saldo e primo acconto', OGGI, riga('06-30', 'D.P.R. 435/2001, art. 17', 'CAL-DPR435-17', 'CAL-DIPATTI-2025')),
  lunga: serie('giorno.lunga', 'Trentesimo giorno dopo il 30 giugno', OGGI, definizione('07-30', 'D.P.R. 435/2001, art. 17, c. 2')),
  secondoAcconto: serie('giorno.secondoAcconto', 'Secondo acconto', OGGI, riga('11-30', 'D.P.R. 435/2001, art. 17, c. 3', 'CAL-DPR435-17', 'CAL-SKY-2025')),
  ivs: serie<readonly [string, string, string, string]>(
    'giorno.ivs',
    'Quote dei contributi sul minimale',
    OGGI,
    riga(['05-16', '08-20', '11-16', '02-16'], D241, 'CAL-INPS-ARTCOM-F24', 'CAL-TUSCIAFISCO'),
  ),
  inail: serie<readonly [string, string, string, string]>(
    'giorno.inail',
    'Rate del premio INAIL',
    OGGI,
    riga(['02-16', '05-16', '08-16', '11-16'], 'D.P.R. 1124/1965, art. 44', 'CAL-INAIL-2022', 'CAL-INAIL-2023', 'CAL-INAIL-2026'),
  ),
  ivaTrimestri: serie<readonly [string, string, string]>(
    'giorno.ivaTrimestri',
    'IVA dei primi tre trimestri',
    OGGI,
    riga(['05-16', '08-20', '11-16'], 'D.P.R. 542/1999, art. 7'),
  ),
  ivaAcconto: serie('giorno.ivaAcconto', 'Acconto IVA', OGGI, riga('12-27', 'L. 405/1990, art. 6', 'CAL-IVA-ACCONTO', 'CAL-IVA-ACCONTO-2')),
  ivaSaldo: serie('giorno.ivaSaldo', 'Saldo IVA', OGGI, riga('03-16', 'D.P.R. 542/1999, art. 6', 'CAL-LENTEPUBBLICA-IVA', 'CAL-ILMIOSTUDIO-IVA')),
  libri: serie('giorno.libri', 'Tassa sui libri sociali', OGGI, riga('03-16', 'D.P.R. 641/1972, tariffa, art. 23', 'CAL-DL70-7', 'CAL-LIBRI', 'CAL-LIBRI-2')),
  dividendi: serie<readonly [string, string, string, string]>(
    'giorno.dividendi',
    'Ritenute sui dividendi, per trimestre di pagamento',
    OGGI,
    riga(['04-16', '07-16', '10-16', '01-16'], 'D.P.R. 602/1973, art. 8', 'CAL-DIVIDENDI-1035', 'CAL-DIVIDENDI-1035-2'),
  ),
  cassa: serie('giorno.cassa', 'Contributi della cassa senza scadenze indicate', OGGI, scelta('12-31', 'convenzione')),
  dopoInizio: serie(
    'giorno.dopoInizio',
    "Giorni dopo l'inizio per diritto camerale e INAIL",
    OGGI,
    riga(30, 'L. 580/1993, art. 18; D.M. 359/2001', 'CAL-CCIAA', 'CAL-CCIAA-2'),
  ),
} as const
