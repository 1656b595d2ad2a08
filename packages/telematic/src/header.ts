import type { TaxYear } from '@bilancia/contract'
import { latin1 } from './bytes.ts'
import type { Journal } from './journal.ts'
import { type Line, OFFSET } from './lines.ts'
import { type Layout, layouts, type ModelYear, modelYears, type ReturnType } from './record-layouts/index.ts'
import { positions } from './record-layouts/positions.ts'
import { supplyCodes } from './record-layouts/supply-codes.ts'
import { taxYearOf } from './tax-return.ts'

/** Record A: sender and model. */
export type Header = {
  readonly fornitura: string
  readonly supplierType: string
  readonly supplier: string
  readonly type: ReturnType
  readonly modelYear: ModelYear
  readonly taxYear: TaxYear
}

export type Field = { readonly at: number; readonly length: number }

/** A positional field of a record. */
export function field({ bytes }: Line, { at, length }: Field): string {
  return latin1(bytes, OFFSET + at - 1, OFFSET + at - 1 + length)
}

const { supplyCode, supplierType, supplier } = positions.A

/** The model and the sender. Null, and the reading stops, for another model or year. */
export function readHeader(line: Line, journal: Journal): { readonly header: Header; readonly layout: Layout } | null {
  const fornitura = field(line, supplyCode)
  const layout = layouts.find((known) => known.fornitura === fornitura)
  if (!layout) {
    refuse(fornitura, journal)
    return null
  }
  const { type, modelYear } = layout
  const sender = { supplierType: field(line, supplierType).trim(), supplier: field(line, supplier).trim() }
  return { header: { fornitura, ...sender, type, modelYear, taxYear: taxYearOf(modelYear) }, layout }
}

function refuse(fornitura: string, journal: Journal): void {
  const place = { line: 1, position: supplyCode.at }
  const known = supplyCodes.find(({ letters }) => letters === fornitura.slice(0, 3) && /^[0-9]{2}$/.test(fornitura.slice(3)))
  if (!known) {
    journal.stop('E010', place, { modello: `Codice fornitura '${shown(fornitura)}' sconosciuto: segnalarlo all'assistenza` })
    return
  }
  if (!known.imports) {
    journal.stop('E010', place, { modello: `Modello '${fornitura}' (${known.model}) non importabile` })
    return
  }
  const anno = 2000 + Number(fornitura.slice(3))
  journal.stop('E011', { ...place, position: place.position + 3 }, { modello: known.model, anno, primo: modelYears[0], ultimo: modelYears.at(-1) ?? anno })
}

/** The code as read, for support. A character that cannot be printed becomes a question mark. */
function shown(text: string): string {
  return text.replace(/[^ -~]/g, '?')
}
