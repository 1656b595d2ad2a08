/** The names of the persons of a result, the columns of what each owes, and the lines from income to tax. */
import { budget4u } from '@bilancia/contract'
import type { vociPersona } from '../results.ts'

/** One person of `dettagli.righe`; `persone` has the same persons in the same order. */
export type Riga = { readonly ruolo: budget4u.Ruolo; readonly numero: number }

/** 'Socio 2'. Owner and professional have no number. */
export const nomeDi = ({ ruolo, numero }: Riga): string =>
  ruolo === 'TITOLARE' || ruolo === 'PROFESSIONISTA' ? budget4u.ruoli[ruolo] : `${budget4u.ruoli[ruolo]} ${numero}`

export type Colonna = 'quota' | 'contributi' | 'irpefAddizionali'

/** `irpef`: whether the persons owe IRPEF on the income. The partners of a company that is not transparent do not. */
export const colonneDi = (irpef: boolean): readonly Colonna[] => ['quota', 'contributi', ...(irpef ? (['irpefAddizionali'] as const) : [])]

export const righeIrpef = [
  'reddito',
  'contributi',
  'redditoImponibile',
  'irpefLorda',
  'detrazioneConiuge',
  'detrazioneFigli',
  'detrazioneAutonomi',
  'irpefNetta',
  'addizionaleRegionale',
  'addizionaleComunale',
  'addizionali',
  'irpefAddizionali',
] as const satisfies readonly (keyof typeof vociPersona)[]
