/** The provincial capitals of 2020-2026, which come with the program, so that the picker finds them before the first import. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Db } from '../../platform/connection.ts'
import type { Brackets } from './brackets.ts'
import { readExemptions } from './exemptions.ts'
import { accented } from './names.ts'
import { add, holdsAny, type SurchargeOfYear } from './store.ts'

const SOURCE = 'capoluoghi'
const FILE = join(import.meta.dirname, 'capoluoghi.csv')

/** Adds the capitals once; imported rows stay as they are. */
export async function loadCapitals(db: Db): Promise<void> {
  if (!(await holdsAny(db, SOURCE))) await add(db, readCapitals(readFileSync(FILE, 'utf8')), SOURCE)
}

type Column = 'anno' | 'codice_catastale' | 'comune' | 'provincia' | 'aliquota_o_scaglioni' | 'soglia_esenzione' | 'esenzioni_particolari'

const readCapitals = (text: string): SurchargeOfYear[] =>
  parse<Record<Column, string>>(text, { delimiter: ';', columns: true }).map((row) => ({
    year: Number(row.anno),
    code: row.codice_catastale,
    name: accented(row.comune, row.provincia),
    province: row.provincia,
    exemption: Number(row.soglia_esenzione),
    brackets: bracketsOf(row.aliquota_o_scaglioni),
    special: readExemptions(row.esenzioni_particolari.split(' / ').filter(Boolean), 0).special,
  }))

/** `0.8`, or `28000:0.55|50000:0.78|inf:0.79`. */
const bracketsOf = (text: string): Brackets =>
  text.includes(':')
    ? text.split('|').map((part) => {
        const [end, rate] = part.split(':')
        return { finoA: end === 'inf' ? null : Number(end), aliquota: Number(rate) }
      })
    : [{ finoA: null, aliquota: Number(text) }]
