/** What a page of a simulator is made of: tabs, an answer, a guide. The rest is the same for all. */
import { asks, type Condition, type LaidSection } from '@bilancia/contract'
import type { Application } from '@bilancia/contract/api'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Later } from '../../../design/later.tsx'
import type { Simulator } from '../simulation.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

export type PageTab = {
  readonly label: string
  readonly content: ComponentType & Partial<Pick<Later<object>, 'soon'>>
  /** Shown only while this holds; always, where nothing is said. Never of the first tab. */
  readonly when?: Condition
  /** The paths of state and result that are shown here, beside the fields of its sections; the first tab shows what no other does. */
  readonly shows?: RegExp
  readonly forms?: readonly LaidSection[]
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

/** The tabs that are there now. */
export function useTabs(tabs: readonly PageTab[]): readonly PageTab[] {
  const { rules } = useSimulationStore()
  const there = useSimulation(({ values }) => tabs.map(({ when }) => (when && !rules.holds(when, values) ? '-' : '+')).join(''))
  return useMemo(() => tabs.filter((_, at) => there[at] === '+'), [tabs, there])
}

export type GuidePart = readonly [title: string, text: ReactNode]

export type PageOf = {
  readonly simulator: Simulator
  readonly application: Application
  readonly tabs: readonly PageTab[]
  /** What the button that calculates says. */
  readonly calculate: string
  readonly answer: Answer
  /** The help: short parts in a dialog, or a screen of its own. */
  readonly guide: readonly GuidePart[] | ComponentType<{ readonly onClose: () => void }>
}

/** Where a path of the state or of the result is shown. */
export const tabOf = (tabs: readonly PageTab[], path: string): number =>
  Math.max(
    0,
    tabs.findIndex(({ shows, forms = [] }) => shows?.test(path) || forms.some((form) => asks(form, path))),
  )
