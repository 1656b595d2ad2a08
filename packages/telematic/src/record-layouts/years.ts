/**
 * Values by model that most lines of the tables share. A new model adds its column here. The columns are `modelYears`:
 * 2021, 2022, 2023, 2024, 2025, 2026.
 */
import type { Status, Years } from './layout.ts'

type InYears = Years<Status | '-'>

export const confirmed: InYears = ['C', 'C', 'C', 'C', 'C', 'C']
/** Read in the official text of 2026; from memory for earlier models. */
export const confirmedIn2026: InYears = ['M', 'M', 'M', 'M', 'M', 'C']
export const singleSource: InYears = ['S', 'S', 'S', 'S', 'S', 'S']
export const singleSourceSince2025: InYears = ['-', '-', '-', '-', 'S', 'S']
export const singleUntil2025: InYears = ['S', 'S', 'S', 'S', 'S', 'C']
export const fromMemory: InYears = ['M', 'M', 'M', 'M', 'M', 'M']
/** The column changes from year to year and is known only for 2026. */
export const only2026: InYears = ['-', '-', '-', '-', '-', 'C']
/** One source, in the only model that has the box. */
export const single2024: InYears = ['-', '-', '-', 'S', '-', '-']
/** Boxes of the agreed income, which exists since 2025. */
export const since2025: InYears = ['-', '-', '-', '-', 'M', 'C']
export const confirmedSince2025: InYears = ['-', '-', '-', '-', 'C', 'C']

/** The models that have a quadro. */
export const every: Years<boolean> = [true, true, true, true, true, true]
export const from2022: Years<boolean> = [false, true, true, true, true, true]
export const from2025: Years<boolean> = [false, false, false, false, true, true]
