/** Builds the schema of a result from its tree: the type, the unit and the label of every place. */
import { type Gruppo, type ObjectShape, type Shape, shape as s } from '@bilancia/contract'
import { Costante, Frase, type Output, Parole, Presenti, SoloSe, TestoDi } from './outputs.ts'
import { Esito, Regola, Requisito, type Rule } from './rule.ts'

/** The label of a rule where the person is already named beside it: its `voce`, or its name without the part in `di`. */
export function voceDi({ definition: { nome, voce, di } }: Rule): string {
  if (voce) return voce
  return di ? nome.replace(` ${di}`, '') : nome
}

/** The shape of the values that a tree collects. Each of its rules is explained. */
export function shapeOf(output: Output): Shape {
  if (output instanceof Regola) return { kind: 'number', unit: output.unita, label: voceDi(output), explained: true }
  if (output instanceof Requisito) return s.flag(voceDi(output), { explained: true })
  if (output instanceof Esito) return s.word(output.opzioni, voceDi(output), { explained: true })
  if (output instanceof SoloSe) return s.nullable(shapeOf(output.valore))
  if (output instanceof TestoDi) return s.nullable(s.text(voceDi(output.avviso.quando), { explained: true }))
  if (output instanceof Parole) {
    const words = Object.fromEntries(Object.entries(output.voci).map(([word, quando]) => [word, voceDi(quando)]))
    return { kind: 'words', words }
  }
  if (output instanceof Frase) return output.parole ? { kind: 'word', words: output.parole } : { kind: 'text' }
  if (output instanceof Costante) return output.valore === null ? s.nullable({ kind: 'anything' }) : { kind: 'text' }
  if (output instanceof Presenti) return { kind: 'list', of: common(output.voci.map((voce) => shapeOf(voce.valore))), places: output.voci.length }
  if (Array.isArray(output)) return { kind: 'list', of: common(output.map(shapeOf)), places: output.length, all: true }
  return objectShapeOf(output as { readonly [key: string]: Output })
}

type Named = { readonly [key: string]: Output }
const labelled = new WeakMap<Named, Readonly<Record<string, string | undefined>>>()
const grouped = new WeakMap<Named, readonly Gruppo[]>()

/** Labels for some places of this part of a tree, used instead of the names of the rules there. */
export function conVoci<const O extends Named>(output: O, voci: { readonly [K in keyof O & string]?: string }): O {
  labelled.set(output, voci)
  return output
}

/** The headings above the lines of this part. Throws unless every line has one heading, in the order of the tree. */
export function inGruppi<const O extends Named>(output: O, gruppi: readonly Gruppo<keyof O & string>[]): O {
  const lines = gruppi.flatMap(({ voci, totali }) => [...voci, ...totali])
  if (lines.join() !== Object.keys(output).join())
    throw new RangeError(`The groups do not hold the lines of the part, each once and in its order: ${lines.join()}`)
  grouped.set(output, gruppi)
  return output
}

/** The same for a tree that is an object, so that the labels and headings set on it apply to its fields. */
export function objectShapeOf(output: Named): ObjectShape {
  const voci = labelled.get(output) ?? {}
  const fields = Object.entries(output).map(([key, inner]) => {
    const label = voci[key]
    return [key, label === undefined ? shapeOf(inner) : { ...shapeOf(inner), label }] as const
  })
  const gruppi = grouped.get(output)
  return { ...s.object(Object.fromEntries(fields)), ...(gruppi && { gruppi }) }
}

/** The common shape of the entries of a list. A label that differs between entries is left out. */
function common(shapes: readonly Shape[]): Shape {
  const [first, ...others] = shapes
  if (!first) throw new RangeError('A list without places')
  return others.reduce(merged, first)
}

function merged(a: Shape, b: Shape): Shape {
  if (a.kind === 'anything' || b.kind === 'anything') return withPresence(a.kind === 'anything' ? b : a, a, b)
  if (a.kind === 'object' && b.kind === 'object') {
    const fields = Object.entries(a.fields).map(([key, inner]) => [key, merged(inner, b.fields[key] ?? inner)] as const)
    return withPresence({ ...a, fields: Object.fromEntries(fields) }, a, b)
  }
  if (a.kind === 'list' && b.kind === 'list') return withPresence({ ...a, of: merged(a.of, b.of) }, a, b)
  if (a.kind !== b.kind) throw new TypeError(`A list holds both ${a.kind} and ${b.kind}`)
  const { label, ...unnamed } = a
  return withPresence(label === b.label ? a : unnamed, a, b)
}

const withPresence = (made: Shape, a: Shape, b: Shape): Shape => ({
  ...made,
  ...((a.nullable || b.nullable) && { nullable: true }),
  ...((a.explained || b.explained) && { explained: true }),
})
