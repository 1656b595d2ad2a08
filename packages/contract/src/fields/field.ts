/**
 * The input fields of a simulator, declared once. Form, validation on both sides, API schema, documentation and the
 * engine's leaves all derive from these objects, which contain only data.
 */
import { keysOf } from '../keys.ts'
import type { Condition } from './condition.ts'

/** A message that a field shows while `when` holds. Severity and text are in the simulator's message table. */
export type FieldMessage = { readonly id: string; readonly when: Condition }

/** Controls that draw more than one field: the comune or its rate, the IRAP rate of a region, an item that is due or not. */
export type Control = 'comune' | 'aliquotaIrap' | 'voce'

/** How the form draws an entry, if it differs from the default. */
export type OnForm = {
  /** Replaces `label` and `help` on the form (messages and explanations also use those). An empty help means none. */
  readonly label?: string
  readonly help?: string
  /** The help is shown only while this holds. */
  readonly helpWhen?: Condition
  /** Shown only while this holds, although the value counts. A path that starts with a dot is relative to the same section. */
  readonly shown?: Condition
  /** The path in the result of the value that applies while nothing is typed. */
  readonly computed?: string
  /** Nothing is computed while it is empty: an empty control shows no grey zero, and a typed zero is black. */
  readonly required?: true
  /** Stays visible but disabled where it does not apply. */
  readonly keep?: true
  /** The place beside it stays empty. */
  readonly gap?: true
  readonly control?: Control
  /** No section draws it. Says where it is drawn instead, or why nowhere. */
  readonly elsewhere?: string
}

type Common = {
  readonly label: string
  readonly form?: OnForm
  /** Cell of the specification. It is recorded only here. */
  readonly cell?: string
  readonly help?: string
  /** The value counts, is validated and is shown only while this holds. */
  readonly when?: Condition
  /** The control is enabled only while this holds. Unlike with `when`, the value keeps counting. */
  readonly enabled?: Condition
  readonly messages?: readonly FieldMessage[]
  /** Saved with the calculation or shown on screen, but read by no rule. */
  readonly information?: true
  /** Distinguishes an empty field from a typed default: an empty field is a missing datum, a typed zero is not. */
  readonly asked?: true
}

/** Euro with cents. `default: null`: the default is computed. */
export type Money<D extends number | null = number | null> = Common & {
  readonly kind: 'money'
  readonly min: number
  readonly max: number
  readonly default: D
}
/** A percentage as the adviser writes it. If `decimals` is given, it is rounded to it on reading. */
export type Percent<D extends number | null = number | null> = Common & {
  readonly kind: 'percent'
  readonly min: number
  readonly max: number
  readonly default: D
  readonly decimals?: 2
  readonly options?: readonly number[]
  /** A score: written without the sign, with at most two decimals. */
  readonly score?: true
}
/** A whole number, or one of `options`. */
export type Integer<D extends number | null = number | null> = Common & {
  readonly kind: 'integer'
  readonly min: number
  readonly max: number
  readonly default: D
  readonly options?: readonly number[]
  /** Names of the numbers on screen (sector groups, regions). */
  readonly names?: Readonly<Record<number, string>>
}
/** Yes or no. `default: null` adds the answer "as computed". */
export type Flag<D extends boolean | null = boolean | null> = Common & { readonly kind: 'flag'; readonly default: D }
export type Choice<O extends string = string> = Common & {
  readonly kind: 'choice'
  readonly options: readonly O[]
  /** The name of each option on screen and in explanations. */
  readonly names: Readonly<Record<O, string>>
  readonly default: O
}
/** Text, trimmed on reading. `day`: a date as `2026-11-22`, or nothing. Only catalogs that no rule reads have days. */
export type Text = Common & { readonly kind: 'text'; readonly day?: true }

/** A section. `nullable`: the section may be absent, which differs from an empty one. */
export type Group<F extends Fields = Fields, N extends boolean = boolean> = {
  readonly kind: 'group'
  readonly label: string
  readonly form?: OnForm
  readonly when?: Condition
  readonly nullable: N
  readonly fields: F
}
/**
 * Entries of one shape. `ascending` names the field that must increase from entry to entry and be empty only in the last: a
 * scale, with at least one entry. Without a valid scale the optional section around it counts as absent.
 */
export type List<F extends Fields = Fields> = {
  readonly kind: 'list'
  readonly label: string
  readonly form?: OnForm
  readonly max: number
  readonly ascending?: string
  readonly item: F
}

/** A fixed number of entries, written as an array: partners, their fees. Entry k is at the path `soci[k]`. */
export type Tuple<E extends Field | Group = Field | Group> = {
  readonly kind: 'tuple'
  readonly label: string
  readonly form?: OnForm
  readonly items: readonly E[]
}

export type Field = Money | Percent | Integer | Flag | Choice | Text
export type Entry = Field | Group | List | Tuple
export type Fields = { readonly [key: string]: Entry }

export const MAX_MONEY = 9_999_999

/** A field that distinguishes an empty value from its default: `asked(money('Ricavi'))`. */
export const asked = <const F extends Field>(field: F): F & { readonly asked: true } => ({ ...field, asked: true })

/** An entry with the way that the form draws it. */
export const onForm = <const E extends Entry>(entry: E, form: OnForm): E => ({ ...entry, form })

/** Fields declared elsewhere, with the differences: a cell, a condition, another bound. */
export const adapted = <const F extends Fields>(fields: F, otherwise: { readonly [K in keyof F]?: Partial<Omit<F[K], 'kind'>> }): F => {
  const own: Readonly<Record<string, object | undefined>> = otherwise
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, ...own[key] }])) as F
}

type Options<F, K extends keyof F> = Omit<F, 'kind' | K> & Partial<Pick<F, K>>

export const money = (label: string, options: Partial<Options<Money<number>, 'label'>> = {}): Money<number> => ({
  kind: 'money',
  label,
  min: 0,
  max: MAX_MONEY,
  default: 0,
  ...options,
})
export const optionalMoney = (label: string, options: Partial<Options<Money<null>, 'label'>> = {}): Money<null> => ({
  kind: 'money',
  label,
  min: 0,
  max: MAX_MONEY,
  default: null,
  ...options,
})
export const percent = (label: string, options: Partial<Options<Percent<number>, 'label'>> = {}): Percent<number> => ({
  kind: 'percent',
  label,
  min: 0,
  max: 100,
  default: 0,
  ...options,
})
export const optionalPercent = (label: string, options: Partial<Options<Percent<null>, 'label'>> = {}): Percent<null> => ({
  kind: 'percent',
  label,
  min: 0,
  max: 100,
  default: null,
  ...options,
})
export const integer = (
  label: string,
  bounds: readonly [min: number, max: number],
  options: Partial<Omit<Integer<number>, 'kind' | 'label' | 'min' | 'max'>> = {},
): Integer<number> => ({ kind: 'integer', label, min: bounds[0], max: bounds[1], default: 0, ...options })
export const optionalInteger = (
  label: string,
  bounds: readonly [min: number, max: number],
  options: Partial<Omit<Integer<null>, 'kind' | 'label' | 'min' | 'max'>> = {},
): Integer<null> => ({ kind: 'integer', label, min: bounds[0], max: bounds[1], default: null, ...options })
export const flag = (label: string, options: Partial<Options<Flag<boolean>, 'label'>> = {}): Flag<boolean> => ({
  kind: 'flag',
  label,
  default: false,
  ...options,
})
export const optionalFlag = (label: string, options: Partial<Options<Flag<null>, 'label'>> = {}): Flag<null> => ({
  kind: 'flag',
  label,
  default: null,
  ...options,
})
/** `choice('Tipo', { MOBILE: 'bene mobile', FABBRICATO: 'fabbricato' })`: the first option is the default. */
export function choice<const O extends string>(
  label: string,
  names: Readonly<Record<O, string>>,
  more: Partial<Omit<Choice<NoInfer<O>>, 'kind' | 'label' | 'options' | 'names'>> = {},
): Choice<O> {
  const options = keysOf(names)
  return { kind: 'choice', label, options, names, default: options[0] as O, ...more }
}
export const text = (label: string, options: Partial<Options<Text, 'label'>> = {}): Text => ({ kind: 'text', label, ...options })
export const day = (label: string, options: Partial<Options<Text, 'label' | 'day'>> = {}): Text => text(label, { day: true, ...options })
export const group = <const F extends Fields>(label: string, fields: F, when?: Condition): Group<F, false> => ({
  kind: 'group',
  label,
  nullable: false,
  fields,
  ...(when && { when }),
})
export const optionalGroup = <const F extends Fields>(label: string, fields: F): Group<F, true> => ({ kind: 'group', label, nullable: true, fields })
export const list = <const F extends Fields>(label: string, item: F, max: number, ascending?: string): List<F> => ({
  kind: 'list',
  label,
  max,
  item,
  ...(ascending && { ascending }),
})
export const tuple = <const E extends Field | Group>(label: string, items: readonly E[]): Tuple<E> => ({ kind: 'tuple', label, items })
