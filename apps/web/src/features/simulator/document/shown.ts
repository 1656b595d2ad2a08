import type { VariantItem } from '@bilancia/contract/api'
import type { Values } from '../path.ts'

/** A document beside others, with its result. */
export type Shown = { readonly item: VariantItem; readonly state: Values; readonly result: Values | null }
