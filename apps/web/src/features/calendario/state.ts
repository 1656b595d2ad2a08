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

/** Paths of explanations on a simulator's page: of the chosen calendar, and of the one beside it. */
export const PERCORSI = { scelto: 'calendario.', accanto: 'calendario-accanto.' } as const
export type Quale = keyof typeof PERCORSI
export const isDelCalendario = (path: string): boolean => Object.values(PERCORSI).some((inizio) => path.startsWith(inizio))
