import { getPath, type Values } from '../simulator/path.ts'
import { anniDi } from './simulator.ts'

/** What a verdict needs: subject, biennium, and the proposal of each year. */
export function missing(values: Values): readonly string[] {
  const choices = ['soggetto', 'biennio'].filter((path) => !values[path])
  if (choices.length > 0) return choices
  return anniDi(values).flatMap((_, i) => (getPath(values, `anni.${i}.concordato`) ? [] : [`anni.${i}.concordato`]))
}

/** The year of a field of one of the years; undefined for any other field. */
export const yearAt = (values: Values, path: string): number | undefined => (path.startsWith('anni.') ? anniDi(values)[Number(path.split('.')[1])] : undefined)
