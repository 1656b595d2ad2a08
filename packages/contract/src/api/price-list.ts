/** The price list of a studio: its yearly fee for each form, in euro. Null: no price, so the benchmark counts. */
import { z } from 'zod'
import { MAX_MONEY } from '../fields/field.ts'
import type { Voce } from '../forme/forme.ts'

const price = z.number().min(0).max(MAX_MONEY).nullable()
const prices = z.object({
  forfettario: price,
  dittaIndividuale: price,
  impresaFamiliare: price,
  professionista: price,
  studioAssociato: price,
  societaDiPersone: price,
  srl: price,
} satisfies Readonly<Record<Voce, typeof price>>)
/** The stamp of the last change, null while there is none. */
const version = { UpdateDate: z.iso.datetime().nullable() }

export const priceList = z.object({ prezzi: prices, ...version, UpdateUser: z.string().nullable() }).meta({ id: 'Listino' })
export const priceListInput = z.object({ prezzi: prices, ...version }).meta({ id: 'ListinoModulo' })
export type PriceList = z.infer<typeof priceList>
export type PriceListInput = z.infer<typeof priceListInput>
