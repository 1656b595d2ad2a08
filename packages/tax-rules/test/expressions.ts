/** Expressions under the rules of a program, and nodes of explanations, for the structure tests. */
export { expressionsOf, isLaw } from '@bilancia/engine'

/** The node ids that an explanation refers to but does not contain. */
export const missingNodes = (nodi: Readonly<Record<string, { readonly da: readonly string[] }>>): readonly string[] =>
  Object.values(nodi).flatMap(({ da }) => da.filter((id) => nodi[id] === undefined))
