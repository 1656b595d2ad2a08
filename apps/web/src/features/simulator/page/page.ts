/** The parts of a simulator's page: tabs, an answer, a guide. Everything else is the same for all. */
import { asks, type Condition, type LaidSection } from '@bilancia/contract'
import type { Application } from '@bilancia/contract/api'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Later } from '../../../design/later.tsx'
import type { Simulator } from '../simulator.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

export type PageTab = {
  readonly label: string
  readonly content: ComponentType & Partial<Pick<Later<object>, 'soon'>>
  /** Shown only while this holds. Default: always. Do not set it on the first tab. */
  readonly when?: Condition
  /**
   * The paths of state and result shown here, in addition to the fields of its sections. The first tab shows all paths
   * that no other tab shows.
   */
  readonly shows?: RegExp
  readonly forms?: readonly LaidSection[]
  /** A tab with nothing to type or calculate: no button, no list of errors. */
  readonly final?: true
}

/** A tab in the address: 'Collaboratori e requisiti' is `collaboratori-e-requisiti`. */
export const addressOf = ({ label }: PageTab): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')

/** The part that is always visible. */
export type Answer = {
  /** The sentence and its figure. `compact` takes one line and a half, for the bar of narrow screens. */
  readonly headline: ComponentType<{ readonly compact?: boolean }>
  /** The content below it: reasons, totals. */
  readonly content: ComponentType
  /** The large picture: where the money goes, today and with each choice. With it the answer is the head of the page. */
  readonly picture?: {
    readonly figure: Later<object>
    /** In pixels on a wide screen, kept free until the figure has loaded. */
    readonly height: number
  }
}

/** The currently visible tabs. */
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
  /** The label of the button that calculates. */
  readonly calculate: string
  readonly answer: Answer
  /** The help: short parts in a dialog, loaded when it opens, or a screen of its own. */
  readonly guide: { readonly parts: () => Promise<readonly GuidePart[]> } | ComponentType<{ readonly onClose: () => void }>
}

/** The tab that shows a path of the state or of the result. */
export const tabOf = (tabs: readonly PageTab[], path: string): number =>
  Math.max(
    0,
    tabs.findIndex(({ shows, forms = [] }) => shows?.test(path) || forms.some((form) => asks(form, path))),
  )
