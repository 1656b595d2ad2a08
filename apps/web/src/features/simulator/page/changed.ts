/** The address with a value added, replaced or (null) taken out. */
export const changed = (name: string, value: string | null) => (before: URLSearchParams) => {
  const next = new URLSearchParams(before)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next
}
