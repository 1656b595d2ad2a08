/**
 * Stands in for zod in the built page (see vite.config.ts). The page takes types from the schemas of the contract and never runs them: the
 * server checks both ways. Whoever wants to parse in the browser removes the alias.
 */
const schema: unknown = new Proxy(() => schema, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => 'schema'
    if (typeof name === 'string' && /parse|codec|decode/i.test(name)) throw new Error(`zod is not in the page: ${name}`)
    return schema
  },
  apply: () => schema,
})

export const z = schema
