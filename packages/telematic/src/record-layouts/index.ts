import type { Layout, ModelYear, ReturnType } from './layout.ts'
import { pf2021 } from './pf-2021.ts'
import { pf2022 } from './pf-2022.ts'
import { pf2023 } from './pf-2023.ts'
import { pf2024 } from './pf-2024.ts'
import { pf2025 } from './pf-2025.ts'
import { pf2026 } from './pf-2026.ts'
import { sc2021 } from './sc-2021.ts'
import { sc2022 } from './sc-2022.ts'
import { sc2023 } from './sc-2023.ts'
import { sc2024 } from './sc-2024.ts'
import { sc2025 } from './sc-2025.ts'
import { sc2026 } from './sc-2026.ts'

/** Every model and year that can be imported; a new year is a new file and a line here. */
export const layouts: readonly Layout[] = [pf2021, pf2022, pf2023, pf2024, pf2025, pf2026, sc2021, sc2022, sc2023, sc2024, sc2025, sc2026]

/** The layout of a model and year; asking for one that does not exist is a mistake of the caller. */
export function layoutOf(type: ReturnType, modelYear: ModelYear): Layout {
  const found = layouts.find((layout) => layout.type === type && layout.modelYear === modelYear)
  if (!found) throw new Error(`no layout for Redditi ${type} ${modelYear}`)
  return found
}

export * from './layout.ts'
