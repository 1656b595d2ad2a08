/** What lies under the rules of a program and in its results, for the tests of structure. */
export { expressionsOf, isLaw } from '@bilancia/engine'

/** The value of a result at a path, entries of a list as `soci[0]`. */
export const valueAt = (result: unknown, path: string): unknown =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((at, key) => (at === null || at === undefined ? at : (at as Record<string, unknown>)[key]), result)

/** The nodes that an explanation names and does not hold. */
export const missingNodes = (nodi: Readonly<Record<string, { readonly da: readonly string[] }>>): readonly string[] =>
  Object.values(nodi).flatMap(({ da }) => da.filter((id) => nodi[id] === undefined))
