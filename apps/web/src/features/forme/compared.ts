/** The lines by which variants and advice are compared: what each form leaves, and what it takes; the same over the years of the plan. */
import { forme } from '@bilancia/contract'
import type { ComparedLine } from '../simulator/document/compared-line.ts'

const { codici, forme: nomi } = forme

export const compared: readonly ComparedLine[] = [
  { path: 'piano.totale', name: 'Piano: totale del percorso migliore', main: true },
  ...codici.flatMap((forma) => [
    { path: `quadro.${forma}.nettoComparabile`, name: `${nomi[forma]}: netto comparabile`, main: true },
    { path: `quadro.${forma}.prelievo`, name: `${nomi[forma]}: prelievo`, main: false },
    { path: `piano.fisse.${forma}`, name: `Piano: sempre ${nomi[forma]}`, main: false },
  ]),
]
