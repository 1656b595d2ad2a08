/** What lies under the rules of a program and in its results, for the tests of structure. */
export { expressionsOf, isLaw } from '@bilancia/engine'

/** The nodes that an explanation names and does not hold. */
export const missingNodes = (nodi: Readonly<Record<string, { readonly da: readonly string[] }>>): readonly string[] =>
  Object.values(nodi).flatMap(({ da }) => da.filter((id) => nodi[id] === undefined))
