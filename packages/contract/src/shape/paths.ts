/** The paths of a result and the type of the value at each, from the type of the result. */

type Below<T> = T extends readonly (infer I)[]
  ? `[${number}]` | `[${number}]${Below<I>}`
  : T extends object
    ? { readonly [K in keyof T & string]: `.${K}` | `.${K}${Below<T[K]>}` }[keyof T & string]
    : never

/** Every dotted path of a result: `confronto.totaleComplessivo.normale`, `persone[0].irpefNetta`. */
export type ResultPath<R> = { readonly [K in keyof R & string]: K | `${K}${Below<R[K]>}` }[keyof R & string]

type Member<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never
type At<T, K extends string> = K extends `${infer List}[${string}]` ? (Member<T, List> extends readonly (infer I)[] ? NonNullable<I> : never) : Member<T, K>

/** The type at a path. It does not say that the value may be missing, because any part of a result may be. */
export type ValueAt<R, P extends string> = P extends `${infer K}.${infer Rest}` ? ValueAt<At<R, K>, Rest> : At<R, P>
