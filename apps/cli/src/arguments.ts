/** Reads the arguments of a command. Unknown options and arguments are refused: a mistyped option would otherwise change the answer silently. */
import { parseArgs } from 'node:util'

/** The arguments are not those of the command. The message is one Italian sentence. */
export class UsoErrato extends Error {}

type Known = {
  /** How the command is typed, in the sentences. */
  readonly command: string
  /** Its options, each with an example of a value. */
  readonly options: Readonly<Record<string, string>>
  /** The most arguments that it takes. */
  readonly most: number
}
export type Arguments = { readonly options: Readonly<Record<string, string | undefined>>; readonly positionals: readonly string[] }

/** Throws `UsoErrato`. */
export function argumentsOf(args: readonly string[], { command, options, most }: Known): Arguments {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }])),
    // Node's own messages are English.
    strict: false,
    tokens: true,
  })
  const given: Record<string, string> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const example = Object.hasOwn(options, name) ? options[name] : undefined
    if (example === undefined) throw new UsoErrato(`«${command}» non ha l'opzione ${rawName}${has(options)}. Aiuto: --aiuto`)
    if (value === undefined || value === '') throw new UsoErrato(`Manca il valore di ${rawName}, per esempio ${rawName}=${example}. Aiuto: --aiuto`)
    if (Object.hasOwn(given, name)) throw new UsoErrato(`${rawName} è scritta due volte: indicarla una volta sola. Aiuto: --aiuto`)
    given[name] = value
  }
  const over = positionals.slice(most)
  if (over.length > 0) throw new UsoErrato(`«${command}» non sa che fare di ${over.map((one) => `«${one}»`).join(', ')}. Aiuto: --aiuto`)
  return { options: given, positionals }
}

function has(options: Known['options']): string {
  const names = Object.keys(options).map((name) => `--${name}`)
  return names.length > 0 ? `: ha ${names.join(', ')}` : ': non ne ha'
}
