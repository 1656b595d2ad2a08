/** Whether two results are equal, whatever the order of their keys. Undefined counts as absent. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [ours, theirs] = [definedEntries(one), definedEntries(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    ours.size === theirs.size &&
    [...ours].every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)))
  )
}

const definedEntries = (object: object): ReadonlyMap<string, unknown> => new Map(Object.entries(object).filter(([, value]) => value !== undefined))
