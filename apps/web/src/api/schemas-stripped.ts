/**
 * Replaces zod in the built page (see vite.config.ts). The page takes only types from the contract's schemas and never runs
 * them, because the server validates requests and answers. To parse in the browser, remove the alias.
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
