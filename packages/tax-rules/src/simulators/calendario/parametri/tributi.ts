/** Names, codes and norms of the taxes and contributions. */
import type { calendario } from '@bilancia/contract'
import type { CifreTributo } from '../ospite/cifre.ts'
import type { IdFonte } from './registro.ts'
import { type Serie, serie } from './serie.ts'

const tributo = (
  chiave: calendario.Tributo,
  nome: string,
  categoria: calendario.Categoria,
  sezione: calendario.Sezione,
  codici: Readonly<Record<string, string | null>>,
  norma: string,
  ...letture: readonly IdFonte[]
): Serie<CifreTributo> => serie(`tributo.${chiave}`, nome, { finoAl: 2027 }, { valore: { nome, categoria, sezione, codici, norma }, atto: norma, letture })

const numerati = (inizio: string, primo: number, quanti: number, codice: number) =>
  Object.fromEntries(Array.from({ length: quanti }, (_, k) => [`${inizio}_${primo + k}`, String(codice + k)]))
const tre = (SALDO: string, ACCONTO1: string, ACCONTO2: string) => ({ SALDO, ACCONTO1, ACCONTO2 })

/** In the order of the rows of one day. */
export const tributi = {
  IRPEF: tributo('IRPEF', 'IRPEF', 'IMPOSTE', 'ERARIO', tre('4001', '4033', '4034'), 'art. 17 D.P.R. 435/2001; L. 97/1977', 'CAL-IRPEF-CODICI', 'CAL-SKY-2025'),
  IMPOSTA_SOSTITUTIVA: tributo(
    'IMPOSTA_SOSTITUTIVA',
    'Imposta sostitutiva regime forfettario',
    'IMPOSTE',
    'ERARIO',
    tre('1792', '1790', '1791'),
    'L. 190/2014 art. 1 c. 64 (dal 2027 art. 235 D.Lgs. 117/2026); D.L. 124/2019 art. 58',
    'CAL-FORF-CODICI',
    'CAL-FORF-CODICI-2',
    'CAL-DL124-58',
  ),
  CEDOLARE_SECCA: tributo(
    'CEDOLARE_SECCA',
    'Cedolare secca',
    'IMPOSTE',
    'ERARIO',
    tre('1842', '1840', '1841'),
    'D.Lgs. 23/2011 art. 3',
    'CAL-CEDOLARE',
    'CAL-EUROPESAYS-2025',
  ),
  FLAT_TAX_INCREMENTALE: tributo(
    'FLAT_TAX_INCREMENTALE',
    'Flat tax incrementale',
    'IMPOSTE',
    'ERARIO',
    { SALDO: '1731' },
    'L. 197/2022 art. 1 c. 55-57',
    'CAL-FTI-1731',
    'CAL-FTI-1731-2',
  ),
  ADDIZIONALE_REGIONALE: tributo(
    'ADDIZIONALE_REGIONALE',
    'Addizionale regionale IRPEF',
    'IMPOSTE',
    'REGIONI',
    { SALDO: '3801' },
    'D.Lgs. 446/1997 art. 50',
    'CAL-ADD-REG',
    'CAL-IRPEF-CODICI',
  ),
  ADDIZIONALE_COMUNALE: tributo(
    'ADDIZIONALE_COMUNALE',
    'Addizionale comunale IRPEF',
    'IMPOSTE',
    'IMU_TRIBUTI_LOCALI',
    { SALDO: '3844', ACCONTO1: '3843' },
    'D.Lgs. 360/1998 art. 1 c. 4',
    'CAL-ADD-COM',
    'CAL-ADD-COM-2',
    'CAL-IRPEF-CODICI',
  ),
  IRAP: tributo('IRAP', 'IRAP', 'IMPOSTE', 'REGIONI', tre('3800', '3812', '3813'), 'D.Lgs. 446/1997 art. 30', 'CAL-DL34-24', 'CAL-DL124-58'),
  IRES: tributo('IRES', 'IRES', 'IMPOSTE', 'ERARIO', tre('2003', '2001', '2002'), 'art. 17 D.P.R. 435/2001'),
  IVS_FISSI: tributo(
    'IVS_FISSI',
    'Contributi IVS sul minimale',
    'CONTRIBUTI',
    'INPS',
    { ARTIGIANO: 'AF', COMMERCIANTE: 'CF' },
    'L. 233/1990; D.Lgs. 241/1997 art. 18',
    'CAL-INPS-ARTCOM-F24',
    'CAL-TUSCIAFISCO',
  ),
  IVS_PERCENTUALE: tributo(
    'IVS_PERCENTUALE',
    'Contributi IVS oltre il minimale',
    'CONTRIBUTI',
    'INPS',
    { ARTIGIANO: 'AP', COMMERCIANTE: 'CP', ARTIGIANO_RATE: 'APR', COMMERCIANTE_RATE: 'CPR' },
    'L. 233/1990 art. 1; D.Lgs. 241/1997 art. 18 c. 4',
    'CAL-INPS-ARTCOM-F24',
    'CAL-EUTEKNE-ACCONTI-INPS',
  ),
  GESTIONE_SEPARATA: tributo(
    'GESTIONE_SEPARATA',
    'Contributi gestione separata',
    'CONTRIBUTI',
    'INPS',
    { PIENA: 'PXX', RIDOTTA: 'P10', PIENA_RATE: 'PXXR', RIDOTTA_RATE: 'P10R' },
    'L. 335/1995 art. 2 c. 26; D.Lgs. 241/1997 art. 18 c. 4',
    'CAL-INPS-PROF-F24',
    'CAL-ECNEWS-GS-2020',
  ),
  CASSA: tributo('CASSA', 'Contributi cassa professionale', 'CONTRIBUTI', 'NESSUNA', { SALDO: null }, 'regolamento della cassa'),
  INAIL: tributo('INAIL', 'Premio INAIL', 'CONTRIBUTI', 'INAIL', { prefisso: '9020' }, 'D.P.R. 1124/1965 art. 44', 'CAL-INAIL-2026', 'CAL-INAIL-2025'),
  DIRITTO_CAMERALE: tributo(
    'DIRITTO_CAMERALE',
    'Diritto annuale camera di commercio',
    'ALTRO',
    'IMU_TRIBUTI_LOCALI',
    { UNICO: '3850' },
    'L. 580/1993 art. 18',
    'CAL-CCIAA',
    'CAL-CCIAA-2',
    'CAL-CCIAA-3',
  ),
  IVA: tributo(
    'IVA',
    'IVA',
    'IVA',
    'ERARIO',
    {
      // 6009 is September, not the fourth quarter.
      ...numerati('MENSILE', 1, 12, 6001),
      ...numerati('TRIMESTRALE', 1, 3, 6031),
      ACCONTO_MENSILE: '6013',
      ACCONTO_TRIMESTRALE: '6035',
      SALDO: '6099',
    },
    'D.P.R. 100/1998 art. 1; D.P.R. 542/1999 art. 7; L. 405/1990 art. 6',
    'CAL-ILMIOSTUDIO-IVA',
    'CAL-LENTEPUBBLICA-IVA',
  ),
  IVA_RETTIFICA: tributo(
    'IVA_RETTIFICA',
    'IVA, rettifica della detrazione',
    'IVA',
    'ERARIO',
    { SALDO: '6099' },
    'D.P.R. 633/1972 art. 19-bis2; L. 190/2014 art. 1 c. 61 (dal 2027 art. 235 D.Lgs. 117/2026)',
    'CAL-ILMIOSTUDIO-IVA',
  ),
  TASSA_CONCESSIONE: tributo('TASSA_CONCESSIONE', 'Tassa vidimazione libri sociali', 'ALTRO', 'ERARIO', { UNICO: '7085' }, 'D.P.R. 641/1972 tariffa art. 23'),
  RITENUTE_COMPENSI: tributo(
    'RITENUTE_COMPENSI',
    'Ritenute su compensi amministratori',
    'IMPOSTE',
    'ERARIO',
    { PERIODICO: '1001' },
    'D.P.R. 600/1973 art. 24; D.Lgs. 241/1997 art. 18',
    'CAL-FISCOOGGI-1001',
  ),
  GESTIONE_SEPARATA_COMMITTENTE: tributo(
    'GESTIONE_SEPARATA_COMMITTENTE',
    'Gestione separata su compensi amministratori',
    'CONTRIBUTI',
    'INPS',
    { PIENA: 'CXX', RIDOTTA: 'C10' },
    'L. 335/1995 art. 2 c. 26; D.M. 281/1996',
  ),
  ADDIZIONALE_REGIONALE_SOSTITUTO: tributo(
    'ADDIZIONALE_REGIONALE_SOSTITUTO',
    'Addizionale regionale trattenuta',
    'IMPOSTE',
    'REGIONI',
    { PERIODICO: '3802' },
    'D.Lgs. 446/1997 art. 50 c. 4',
  ),
  ADDIZIONALE_COMUNALE_SOSTITUTO: tributo(
    'ADDIZIONALE_COMUNALE_SOSTITUTO',
    'Addizionale comunale trattenuta',
    'IMPOSTE',
    'IMU_TRIBUTI_LOCALI',
    { SALDO: '3848', ACCONTO1: '3847' },
    'D.Lgs. 360/1998 art. 1 c. 5',
    'CAL-ADD-COM',
    'CAL-ADD-COM-2',
  ),
  RITENUTE_DIVIDENDI: tributo(
    'RITENUTE_DIVIDENDI',
    'Ritenute sui dividendi',
    'IMPOSTE',
    'ERARIO',
    { PERIODICO: '1035' },
    'D.P.R. 600/1973 art. 27; D.P.R. 602/1973 art. 8',
    'CAL-DIVIDENDI-1035',
    'CAL-DIVIDENDI-1035-2',
  ),
  INTERESSI_RATEAZIONE: tributo(
    'INTERESSI_RATEAZIONE',
    'Interessi di rateazione',
    'INTERESSI',
    'ERARIO',
    { ERARIO: '1668', REGIONI: '3805', IMU_TRIBUTI_LOCALI: '3857', ARTIGIANO: 'API', COMMERCIANTE: 'CPI', GESTIONE_SEPARATA: 'DPPI' },
    'D.Lgs. 241/1997 art. 20',
    'CAL-ILMIOSTUDIO-IVA',
    'CAL-INPS-PROF-F24',
    'CAL-LAVOROFACILE-2020',
  ),
  SPESE: tributo('SPESE', 'Spese', 'ALTRO', 'NESSUNA', { UNICO: null }, '-'),
} as const satisfies Readonly<Record<calendario.Tributo, Serie<CifreTributo>>>

const daMemoria = (chiave: calendario.Tributo, nome: string, codici: readonly string[]): Serie<readonly string[]> =>
  serie(
    `tributo.${chiave}.codiciDaMemoria`,
    `${nome}: codici che nessun testo letto conferma`,
    { finoAl: 2027 },
    { valore: codici, atto: 'da memoria', letture: [] },
  )

/** Codes that no reading confirms, for the taxes that have some reading. The entry of INAIL is the beginning of its codes. */
export const codiciDaMemoria: Readonly<Partial<Record<calendario.Tributo, Serie<readonly string[]>>>> = {
  IVS_PERCENTUALE: daMemoria('IVS_PERCENTUALE', 'Contributi IVS oltre il minimale', ['APR', 'CPR']),
  INAIL: daMemoria('INAIL', 'Premio INAIL', ['9020']),
  IVA: daMemoria('IVA', 'IVA', [...Object.values(numerati('MENSILE', 1, 12, 6001)), '6013', '6035']),
  INTERESSI_RATEAZIONE: daMemoria('INTERESSI_RATEAZIONE', 'Interessi di rateazione', ['3805', '3857']),
}
