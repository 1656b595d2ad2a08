import { type Evaluator, format, invalid, roundToCent } from '@bilancia/contract'
import type { Formula } from '../record-layouts/formula.ts'
import type { TaxReturn } from '../tax-return.ts'
import { whereFrom } from './words.ts'

/** A field to write in a simulator's state: its path, its value, and its source in words and boxes. */
export type LoadedField = {
  readonly campo: string
  readonly valore: number | boolean | string
  readonly daDove: string
  readonly caselle: readonly string[]
  readonly codiceFiscale: string
}

/** The result of a load: fields to write, and warnings. */
export type Load = { readonly campi: readonly LoadedField[]; readonly avvisi: readonly string[] }

/** Collects the fields of a load and checks them against the catalog. A value outside its bounds becomes a warning and is not written. */
export class Fields {
  readonly #campi: LoadedField[] = []
  readonly #avvisi: string[] = []
  readonly #catalog: Evaluator

  constructor(catalog: Evaluator) {
    this.#catalog = catalog
  }

  write(campo: string, value: number | boolean | string, formula: Formula, taxReturn: TaxReturn): void {
    const field = this.#catalog.find(campo)?.field
    if (!field) throw new Error(`the catalog has no field «${campo}»`)
    const valore = typeof value === 'number' ? roundToCent(value) : value
    if (invalid(field, valore)) {
      const shown = typeof valore === 'number' ? format.money(valore) : String(valore)
      this.warn(taxReturn, `«${field.label}»: ${shown} è fuori dai limiti del campo e non è stato caricato`)
      return
    }
    this.#campi.push({ campo, valore, ...whereFrom(taxReturn, formula), codiceFiscale: taxReturn.cf })
  }

  /** A warning about a return, with the declarant's name. */
  warn({ cf }: Pick<TaxReturn, 'cf'>, text: string): void {
    this.#avvisi.push(`${cf}: ${text}`)
  }

  done(): Load {
    return { campi: this.#campi, avvisi: this.#avvisi }
  }
}
