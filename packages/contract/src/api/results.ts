/**
 * The results of the simulators in the answers of the calls. This package does not know the rules, which define their
 * shapes: tax-rules adds the types to `Results`, and the server calls `describeResults` for the OpenAPI document.
 */

import { z } from 'zod'
import { keysOf } from '../keys.ts'
import type { Message } from '../messages.ts'
import type { ObjectShape } from '../shape/shape.ts'
import { jsonSchemaOf } from './shape-schema.ts'

/** The types of `risultato` and `quadro` of each simulator. */
// biome-ignore lint/suspicious/noEmptyInterface: tax-rules adds its contents.
export interface Results {}

type Simulator = 'iforfettari' | 'convsrl' | 'budget4u' | 'calendario' | 'concordato' | 'forme' | 'piano'
type Part<K extends Simulator, P extends string> = Results extends { readonly [N in K]: { readonly [N in P]: infer R } } ? R : never
/** A state without a known year gives only messages. */
type OnlyMessages = { readonly messaggi: readonly Message[] }

/** Accepts any value: the result comes from the program itself. */
const given = <T>(): z.ZodType<T> => z.any()

const simulator = <K extends Simulator>(name: string) => ({
  name,
  calcolo: given<Part<K, 'risultato'> | OnlyMessages>(),
  quadro: given<Part<K, 'quadro'>>(),
})

export const results = {
  iforfettari: simulator<'iforfettari'>('IForfettari'),
  convsrl: simulator<'convsrl'>('ConvenienzaSrl'),
  budget4u: simulator<'budget4u'>('Budget4u'),
  calendario: simulator<'calendario'>('Calendario'),
  concordato: simulator<'concordato'>('Concordato'),
  forme: simulator<'forme'>('Forme'),
  piano: simulator<'piano'>('Piano'),
} as const

type Schemas = Readonly<Record<Simulator, { readonly risultato: ObjectShape; readonly quadro?: ObjectShape }>>

/** Sets the schemas of the results in the OpenAPI document. Call it before the routes are mounted. */
export function describeResults(schemas: Schemas): void {
  for (const key of keysOf(results)) {
    const { name, calcolo, quadro } = results[key]
    if (z.globalRegistry.has(calcolo)) continue
    const description = "Tutto il risultato; senza un anno d'imposta ammesso ci sono solo i messaggi"
    z.globalRegistry.add(calcolo, { id: `Risultato${name}`, ...jsonSchemaOf(schemas[key].risultato), required: ['messaggi'], description })
    const picture = schemas[key].quadro
    if (picture) z.globalRegistry.add(quadro, { id: `Quadro${name}`, ...jsonSchemaOf(picture) })
  }
}
