/** The calendar of the simulation on screen: its choices are a section of the state, saved with it. */
import { calendario, valueAt } from '@bilancia/contract'
import { applications } from '@bilancia/contract/api'
import type { Values } from '../simulator/path.ts'
import type { Simulator } from '../simulator/simulator.ts'

const { SEZIONE } = calendario
export type Nome = calendario.Simulatore
export type Altre = calendario.Altre

const nomi: Readonly<Record<number, Nome>> = {
  [applications.iforfettari.id]: 'IFORFETTARI',
  [applications.convsrl.id]: 'CONVSRL',
  [applications.budget4u.id]: 'BUDGET4U',
  [applications.forme.id]: 'FORME',
}

/** Throws on the page of a tool that the calendar does not read. */
export function nomeDi({ applicationId }: Pick<Simulator, 'applicationId'>): Nome {
  const nome = nomi[applicationId]
  if (!nome) throw new Error(`No calendar is read from the application ${applicationId}`)
  return nome
}

export const sceltaDi = (values: Values, path: string): unknown => valueAt(values, `${SEZIONE}.${path}`)

/** Budget4u gives the calendar its first year alone, whatever its plan says of the others. */
export const ripetePrimoAnno = (nome: Nome, values: Values): boolean => nome === 'BUDGET4U' && sceltaDi(values, 'calendario.proiezione') !== 'NESSUNA'

/** Prefixes of the paths to explain, for the chosen calendar, the one beside it, and the chosen one with each method of advances. */
export const PERCORSI = {
  scelto: 'calendario.',
  accanto: 'calendario-accanto.',
  storico: 'calendario-storico.',
  previsionale: 'calendario-previsionale.',
} as const
export type Quale = keyof typeof PERCORSI
const quali = ['scelto', 'accanto', 'storico', 'previsionale'] as const satisfies readonly Quale[]
export const isDelCalendario = (path: string): boolean => quali.some((quale) => path.startsWith(PERCORSI[quale]))

/** Which calendar a path of an explanation belongs to, and the path in its result. */
export function qualeDi(path: string): { readonly quale: Quale; readonly resto: string } {
  const quale = quali.find((uno) => path.startsWith(PERCORSI[uno])) ?? 'scelto'
  return { quale, resto: path.slice(PERCORSI[quale].length) }
}

/** The chosen calendar with each method of advances. */
export const metodi = { storico: { metodo: 'STORICO' }, previsionale: { metodo: 'PREVISIONALE' } } as const satisfies Partial<Record<Quale, Altre>>
