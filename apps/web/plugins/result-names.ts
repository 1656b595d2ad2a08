/**
 * The names and units of the lines of each result, for the page. They are read from the rules while Vite runs, so that the
 * page contains the names but not the rules. `import { names } from 'virtual:result-names/convsrl'`.
 */
import { type Names, type ObjectShape, shape } from '@bilancia/contract'
import { budget4u, concordato, convsrl, iforfettari } from '@bilancia/tax-rules'

type Schema = { readonly risultato: ObjectShape; readonly quadro?: ObjectShape }
const simulators: Readonly<Record<string, { readonly schema: Schema }>> = { iforfettari, convsrl, budget4u, concordato }
const PREFIX = 'virtual:result-names/'

export const resultNames = {
  name: 'result-names',
  resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id: string) {
    const simulator = Object.entries(simulators).find(([name]) => id === `\0${PREFIX}${name}`)?.[1]
    if (!simulator) return null
    const { risultato, quadro } = simulator.schema
    const whole = shape.object({ ...risultato.fields, ...(quadro && { quadro }) })
    const units = shape.linesOf(whole).flatMap(({ path, unit }) => (unit && unit !== 'euro' ? [[path, unit] as const] : []))
    return `${written(shape.namesOf(whole))}\nexport const groups=${JSON.stringify(shape.groupsOf(whole))}\nexport const units=${JSON.stringify(Object.fromEntries(units))}`
  },
}

/** Equal parts are written once: the six scenarios have the same lines. */
function written(names: Names): string {
  const parts = new Map<string, string>()
  const write = (part: Names): string => {
    if (typeof part === 'string') return JSON.stringify(part)
    const text = `{${Object.entries(part)
      .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
      .join()}}`
    const known = parts.get(text) ?? `n${parts.size}`
    parts.set(text, known)
    return known
  }
  const whole = write(names)
  return `${[...parts].map(([text, name]) => `const ${name}=${text}`).join('\n')}\nexport const names=${whole}`
}
