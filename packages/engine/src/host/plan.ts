/**
 * Where each field of a catalog lies in the row of numbers, as data. A host reads a state with it. The slots of a list
 * entry are those of the first entry; the other entries follow at a distance of `stride`.
 */
import { allowed, type Condition, type Entry, type Field, type FieldMessage, type Fields, type Group, type List, type Tuple } from '@bilancia/contract'

export type FieldPlace = {
  readonly kind: Field['kind']
  readonly key: string
  readonly slot: number
  /** The value in the row without a valid input; null for an empty one, which the row holds as NaN. */
  readonly default: number | null
  /** The allowed values, in the words of the message 'Valore non valido'. */
  readonly allowed: string
  readonly min?: number
  readonly max?: number
  readonly options?: readonly (number | string)[]
  /** Rounded to the cent on reading. */
  readonly cents?: true
  /** Index among the texts. */
  readonly text?: number
  /** Slot that says whether a valid value was typed. */
  readonly typed?: number
  readonly when?: Condition
  readonly messages?: readonly FieldMessage[]
}

type GroupPlace = {
  readonly kind: 'group'
  readonly key: string
  /** Slots and texts from the first (included) to the second (excluded). */
  readonly slots: readonly [number, number]
  readonly texts: readonly [number, number]
  /** Slot that says whether an optional section is present. */
  readonly presence?: number
  /** Slot that reports a section of the wrong kind, and its allowed values. Absent if such a section is not reported. */
  readonly named?: number
  readonly allowed: string
  readonly when?: Condition
  readonly places: readonly Place[]
}

type TuplePlace = { readonly kind: 'tuple'; readonly key: string; readonly slot: number; readonly allowed: string; readonly items: readonly Place[] }

export type ListPlace = {
  readonly kind: 'list'
  readonly key: string
  readonly slot: number
  readonly allowed: string
  readonly max: number
  /** Slot that says whether the first entry is present. */
  readonly presence: number
  readonly stride: number
  readonly textStride: number
  /** For a scale: the slot of the field that must increase, in the first entry, and the slot of the optional section around it. */
  readonly ascending?: number
  readonly around?: number
  readonly item: readonly FieldPlace[]
}

export type Place = FieldPlace | GroupPlace | TuplePlace | ListPlace

export type Plan = {
  readonly places: readonly Place[]
  /** Number of slots that the fields take. */
  readonly size: number
  readonly texts: number
  /** A wrong value is reported even where the field does not apply. */
  readonly everyField: boolean
}

/** How a catalog is read; see the contract's `Reading`. */
export type Options = { readonly namedSections?: boolean; readonly everyField?: boolean }

export function planOf(fields: Fields, { namedSections = false, everyField = false }: Options = {}): Plan {
  let size = 0
  let texts = 0
  const slot = () => size++

  const field = (key: string, entry: Field): FieldPlace => ({
    kind: entry.kind,
    key,
    slot: slot(),
    default: defaultOf(entry),
    allowed: allowed(entry),
    ...('min' in entry && !('options' in entry && entry.options) && { min: entry.min, max: entry.max }),
    ...('options' in entry && entry.options && { options: entry.options }),
    ...((entry.kind === 'money' || (entry.kind === 'percent' && entry.decimals === 2)) && { cents: true }),
    ...(entry.kind === 'text' && !entry.information && { text: texts++ }),
    ...(entry.asked && { typed: slot() }),
    ...(entry.when && { when: entry.when }),
    ...(entry.messages && { messages: entry.messages }),
  })

  const group = (key: string, entry: Group): GroupPlace => {
    const from = [size, texts] as const
    const presence = entry.nullable ? slot() : undefined
    const named = namedSections ? (presence ?? slot()) : undefined
    const places = all(entry.fields, presence)
    return {
      kind: 'group',
      key,
      slots: [from[0], size],
      texts: [from[1], texts],
      ...(presence !== undefined && { presence }),
      ...(named !== undefined && { named }),
      allowed: allowed(entry),
      ...(entry.when && { when: entry.when }),
      places,
    }
  }

  const tuple = (key: string, entry: Tuple): TuplePlace => {
    const at = slot()
    return { kind: 'tuple', key, slot: at, allowed: allowed(entry), items: entry.items.map((item, k) => place(String(k), item, undefined)) }
  }

  const list = (key: string, entry: List, around: number | undefined): ListPlace => {
    const at = slot()
    const textsBefore = texts
    const presence = slot()
    const item = Object.entries(entry.item).map(([name, one]): FieldPlace => {
      if (one.kind === 'group' || one.kind === 'list' || one.kind === 'tuple') throw new TypeError(`An entry of «${key}» holds more than fields`)
      return field(name, one)
    })
    const [stride, textStride] = [size - presence, texts - textsBefore]
    size += stride * (entry.max - 1)
    texts += textStride * (entry.max - 1)
    const ascending = item.find((one) => one.key === entry.ascending)?.slot
    return {
      kind: 'list',
      key,
      slot: at,
      allowed: allowed(entry),
      max: entry.max,
      presence,
      stride,
      textStride,
      ...(ascending !== undefined && { ascending }),
      ...(ascending !== undefined && around !== undefined && { around }),
      item,
    }
  }

  const place = (key: string, entry: Entry, around: number | undefined): Place =>
    entry.kind === 'group'
      ? group(key, entry)
      : entry.kind === 'tuple'
        ? tuple(key, entry)
        : entry.kind === 'list'
          ? list(key, entry, around)
          : field(key, entry)

  const all = (entries: Fields, around: number | undefined): readonly Place[] => Object.entries(entries).map(([key, entry]) => place(key, entry, around))

  const places = all(fields, undefined)
  return { places, size, texts, everyField }
}

function defaultOf(field: Field): number | null {
  if (field.kind === 'text') return 0
  if (field.kind === 'choice') return field.options.indexOf(field.default)
  return field.default === null ? null : Number(field.default)
}
