/** What a page of a simulator is made of: tabs, an answer, a guide. The rest is the same for all. */
import type { Application } from '@bilancia/contract/api'
import type { ComponentType, ReactNode } from 'react'
import type { Simulator } from '../simulation.ts'

export type PageTab = {
  readonly label: string
  readonly content: ComponentType
  /** The paths of state and result that are shown here; the first tab shows what no other does. */
  readonly shows?: RegExp
  /** Nothing to type and nothing to calculate: no button, no list of errors. */
  readonly final?: true
}

/** What is always in sight. */
export type Answer = {
  /** The sentence and its figure; `compact` is one line and a half, for the bar of narrow screens. */
  readonly headline: ComponentType<{ readonly compact?: boolean }>
  /** What stands under it: reasons, totals, picture. */
  readonly content: ComponentType
}

export type GuidePart = readonly [title: string, text: ReactNode]

export type PageOf = {
  readonly simulator: Simulator
  readonly application: Application
  readonly tabs: readonly PageTab[]
  /** What the button that calculates says. */
  readonly calculate: string
  readonly answer: Answer
  readonly guide: readonly GuidePart[]
}

/** Where a path of the state or of the result is shown. */
export const tabOf = (tabs: readonly PageTab[], path: string): number =>
  Math.max(
    0,
    tabs.findIndex(({ shows }) => shows?.test(path)),
  )
