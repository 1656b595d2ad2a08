/** Objects with known keys. `Object.keys` and `Object.fromEntries` lose the types of the keys; here they keep them. */

/** The keys of an object, in order. Only for objects without other keys than those of their type. */
export const keysOf = <T extends object>(of: T): readonly (keyof T & string)[] => Object.keys(of) as (keyof T & string)[]

/** An object with these keys, each with the value made from it. */
export const recordOf = <K extends string | number, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
