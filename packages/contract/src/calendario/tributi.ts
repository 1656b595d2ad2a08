/** The taxes and contributions of a calendar, in the order of the rows of one day, and the words of a row. */

export const tributi = [
  'IRPEF',
  'IMPOSTA_SOSTITUTIVA',
  'CEDOLARE_SECCA',
  'FLAT_TAX_INCREMENTALE',
  'ADDIZIONALE_REGIONALE',
  'ADDIZIONALE_COMUNALE',
  'IRAP',
  'IRES',
  'IVS_FISSI',
  'IVS_PERCENTUALE',
  'GESTIONE_SEPARATA',
  'CASSA',
  'INAIL',
  'DIRITTO_CAMERALE',
  'IVA',
  'IVA_RETTIFICA',
  'TASSA_CONCESSIONE',
  'RITENUTE_COMPENSI',
  'GESTIONE_SEPARATA_COMMITTENTE',
  'ADDIZIONALE_REGIONALE_SOSTITUTO',
  'ADDIZIONALE_COMUNALE_SOSTITUTO',
  'RITENUTE_DIVIDENDI',
  'INTERESSI_RATEAZIONE',
  'SPESE',
] as const
export type Tributo = (typeof tributi)[number]

/** The kinds of payment, in the order of the rows of one day and one tax. */
export const voci = ['SALDO', 'ACCONTO1', 'ACCONTO2', 'UNICO', 'QUOTA', 'PERIODICO', 'INTERESSI', 'CREDITO'] as const
export type Voce = (typeof voci)[number]

/** The sections of the form F24. `NESSUNA`: paid another way. */
export const sezioni = ['ERARIO', 'INPS', 'REGIONI', 'IMU_TRIBUTI_LOCALI', 'INAIL', 'NESSUNA'] as const
export type Sezione = (typeof sezioni)[number]

const categorie = ['IMPOSTE', 'CONTRIBUTI', 'IVA', 'ALTRO', 'INTERESSI'] as const
export type Categoria = (typeof categorie)[number]
