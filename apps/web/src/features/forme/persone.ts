/** The persons of Forme: the owner and up to two others. */
import { piano } from '@bilancia/contract'
import { getPath, type Values } from '../simulator/path.ts'

const PERSONE = 'persone'
export const posti = [...piano.documento.persone.items.keys()]

/** How many persons to show: up to the last one with data, at least the owner. */
export const mostrate = (values: Values): number => posti.reduce<number>((last, _, i) => (getPath(values, `${PERSONE}[${i}]`) ? i + 1 : last), 1)

/** The persons without one of them; those after it move up. */
export function senza(values: Values, i: number): readonly unknown[] {
  const now = getPath(values, PERSONE)
  return Array.isArray(now) ? [...now.toSpliced(i, 1), null].slice(0, posti.length) : []
}
