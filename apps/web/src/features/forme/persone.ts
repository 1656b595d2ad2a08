/** The persons of Forme: the owner and up to two others. */
import { piano } from '@bilancia/contract'
import { useState } from 'react'
import { sourcesWithout } from '../simulator/load/imported.ts'
import { getPath, type Values } from '../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'

const PERSONE = 'persone'
export const posti = [...piano.documento.persone.items.keys()]

/** How many persons to show: up to the last one with data, at least the owner. */
export const mostrate = (values: Values): number => posti.reduce<number>((last, _, i) => (getPath(values, `${PERSONE}[${i}]`) ? i + 1 : last), 1)

/** The changes, by key of the state, when one person is removed; those after it move up. */
export function senza(values: Values, i: number): Values {
  const now = getPath(values, PERSONE)
  return { [PERSONE]: Array.isArray(now) ? [...now.toSpliced(i, 1), null].slice(0, posti.length) : [], ...sourcesWithout(values, PERSONE, i) }
}

/** How many persons are on screen: those with data, and those asked for. */
export function usePersone() {
  const { store } = useSimulationStore()
  const typed = useSimulation(({ values }) => mostrate(values))
  const [asked, setAsked] = useState(1)
  const count = Math.max(typed, asked)
  return {
    count,
    add: () => setAsked(count + 1),
    remove: (i: number) => {
      const { values, set } = store.getState()
      for (const [path, value] of Object.entries(senza(values, i))) set(path, value)
      setAsked(count - 1)
    },
  }
}
