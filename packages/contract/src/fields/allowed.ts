/** The allowed values of a field, in the words of the message 'Valore non valido'. They come from its catalog entry. */
import { amount, percent, withUnit } from '../format.ts'
import { taxYears } from '../years.ts'
import { type Entry, type Fields, integer, type List } from './field.ts'

const whole = (n: number) => withUnit('numero', n)

/** `ammesso da 0,00 a 9.999.999,00 €`, `ammessi 0%, 5%, 15%`, `ammesso un elenco di al più 50 voci`. */
export function allowed(entry: Entry): string {
  switch (entry.kind) {
    case 'money':
      return `ammesso da ${amount(entry.min)} a ${amount(entry.max)} €`
    case 'percent':
      if (entry.score) return `ammesso da ${whole(entry.min)} a ${whole(entry.max)}, con due decimali`
      return entry.options ? `ammessi ${entry.options.map(percent).join(', ')}` : `ammesso da ${percent(entry.min)} a ${percent(entry.max)}`
    case 'integer':
      return entry.options ? `ammessi ${entry.options.map(whole).join(', ')}` : `ammesso un numero intero da ${whole(entry.min)} a ${whole(entry.max)}`
    case 'flag':
      return 'ammesso sì o no'
    case 'choice':
      return `ammessi ${entry.options.join(', ')}`
    case 'text':
      return entry.day ? 'ammessa una data, come 2026-11-22' : 'ammesso un testo'
    case 'group':
      return 'ammessa una sezione con i suoi campi'
    case 'tuple':
      return `ammesso un elenco di al più ${whole(entry.items.length)} voci`
    case 'list':
      return scale(entry) ?? `ammesso un elenco di al più ${whole(entry.max)} voci`
  }
}

function scale({ ascending, item, max }: List): string | null {
  const bound = ascending === undefined ? undefined : item[ascending]
  return bound ? `ammesse da 1 a ${whole(max)} voci, con «${bound.label}» che cresce e vuoto soltanto nell'ultima` : null
}

/** The same for the tax year, which is read before any catalog. */
export const allowedYears = (): string => allowed(integer('annoImposta', [taxYears[0], Math.max(...taxYears)]))

/** The allowed values at a path of the state: a field, a section, a list. Throws if the path does not exist. */
export function allowedAt(fields: Fields, path: string): string {
  const entry = entryAt(fields, path)
  if (!entry) throw new Error(`The catalog has nothing at «${path}»`)
  return allowed(entry)
}

function entryAt(fields: Fields, path: string): Entry | undefined {
  let within: Fields = fields
  let entry: Entry | undefined
  for (const key of path.replace(/\[(\d+)\]/g, '.$1').split('.')) {
    // All entries of a list have one shape; those of a tuple have one each.
    if (entry?.kind === 'list') entry = { kind: 'group', label: entry.label, nullable: false, fields: entry.item }
    else entry = entry?.kind === 'tuple' ? entry.items[Number(key)] : within[key]
    within = entry?.kind === 'group' ? entry.fields : {}
  }
  return entry
}
