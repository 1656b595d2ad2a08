/** The ten legal and tax forms, in the order of the table. */
import { keysOf } from '../keys.ts'

export const forme = {
  FORFETTARIO: 'Forfettario',
  DITTA_INDIVIDUALE: 'Ditta individuale',
  IMPRESA_FAMILIARE: 'Impresa familiare',
  PROFESSIONISTA: 'Professionista',
  STUDIO_ASSOCIATO: 'Studio associato',
  SOCIETA_DI_PERSONE: 'Società di persone',
  SRL_UTILE_IN_SOCIETA: 'S.r.l., utile in società',
  SRL_TUTTO_DISTRIBUITO: 'S.r.l., tutto distribuito',
  SRL_OTTIMIZZATA: 'S.r.l., compensi e dividendi',
  SRL_TRASPARENTE: 'S.r.l. trasparente',
} as const
export type Forma = keyof typeof forme
export const codici = keysOf(forme)

/** The names under which fees and one-off costs are typed. The four S.r.l. columns are one. */
export const voci = {
  forfettario: 'Forfettario',
  dittaIndividuale: 'Ditta individuale',
  impresaFamiliare: 'Impresa familiare',
  professionista: 'Professionista',
  studioAssociato: 'Studio associato',
  societaDiPersone: 'Società di persone',
  srl: 'S.r.l.',
} as const
export type Voce = keyof typeof voci
export const nomiVoci = keysOf(voci)

export const voceDi: Readonly<Record<Forma, Voce>> = {
  FORFETTARIO: 'forfettario',
  DITTA_INDIVIDUALE: 'dittaIndividuale',
  IMPRESA_FAMILIARE: 'impresaFamiliare',
  PROFESSIONISTA: 'professionista',
  STUDIO_ASSOCIATO: 'studioAssociato',
  SOCIETA_DI_PERSONE: 'societaDiPersone',
  SRL_UTILE_IN_SOCIETA: 'srl',
  SRL_TUTTO_DISTRIBUITO: 'srl',
  SRL_OTTIMIZZATA: 'srl',
  SRL_TRASPARENTE: 'srl',
}

/** Whether the law admits a form. */
export const esiti = { SI: 'ammessa', NO: 'non ammessa', NON_VERIFICATO: 'da verificare' } as const

export const isForma = (value: unknown): value is Forma => codici.some((codice) => codice === value)
