/**
 * Writes values of one shape as JSON. The bytes of keys and braces are prepared once. Nothing is validated, and keys
 * outside the shape are left out.
 */
import type { Shape } from '@bilancia/contract'
import { LONGEST_NUMBER, Memory, NotOfTheShape } from './memory.ts'

/** The returned bytes are valid until the next value is written. */
export type JsonWriter = (value: unknown) => Uint8Array

export function jsonWriter(shape: Shape): JsonWriter {
  const source = new Writing()
  const start = source.functionOf(shape)
  const memory = new Memory(source.margin)
  const write = new Function('m', 'encoded', `'use strict'\n${source.functions.join('\n')}\nreturn ${start}`)(memory, encoded) as Write
  return (value) => {
    try {
      const end = write(value, 0)
      return memory.bytes.subarray(0, end)
    } catch (error) {
      if (!(error instanceof NotOfTheShape)) throw error
      // Part of the shape is missing, as in the result of a state without a year.
      return encoded(JSON.stringify(value))
    }
  }
}

type Write = (value: unknown, at: number) => number

const encoder = new TextEncoder()
const encoded = (text: string): Uint8Array => encoder.encode(text)

/** JavaScript of the functions that write the objects and lists of a shape, each small enough for the optimiser. */
class Writing {
  readonly functions: string[] = []
  /** Maximum number of bytes written between two checks of the free space. */
  margin = 64

  functionOf(shape: Shape): string {
    const name = `w${this.functions.length}`
    const at = this.functions.push('') - 1
    this.functions[at] = `function ${name}(x, p) {\n${this.#body(shape)}\n}`
    return name
  }

  #body(shape: Shape): string {
    if (shape.kind === 'object') return this.#object(shape.fields)
    if (shape.kind === 'list') return this.#list(this.#value(shape.of, 'x[i]'))
    if (shape.kind === 'words') return this.#list('p = m.word(x[i], p)')
    return `${this.#value(shape, 'x')}\nreturn p`
  }

  #list(entry: string): string {
    return `if (!Array.isArray(x)) return m.any(x, p)
m.bytes[p++] = 91
for (let i = 0; i < x.length; i++) {
if (i > 0) m.bytes[p++] = 44
m.room(p, 0)
${entry}
}
m.bytes[p] = 93
return p + 1`
  }

  #object(fields: Readonly<Record<string, Shape>>): string {
    const lines = [`if (typeof x !== 'object' || x === null) return m.any(x, p)`]
    let pending = '{'
    // A later key may be missing. Every key therefore writes its comma after its value, and the last comma is removed.
    let optional = false
    const flush = () => {
      lines.push(this.#constant(pending))
      pending = ''
    }
    for (const [key, inner] of Object.entries(fields)) {
      const label = `${JSON.stringify(key)}:`
      const place = `x[${JSON.stringify(key)}]`
      if (inner.optional) {
        flush()
        optional = true
        lines.push(`if (${place} !== undefined) {\n${this.#constant(`${label}`)}\n${this.#value(inner, place)}\nm.bytes[p++] = 44\n}`)
      } else {
        pending += label
        flush()
        lines.push(this.#value(inner, place))
        pending += ','
      }
    }
    flush()
    // The brace replaces the last comma.
    lines.push(
      Object.keys(fields).length === 0
        ? 'm.bytes[p] = 125\nreturn p + 1'
        : optional
          ? 'if (m.bytes[p - 1] === 44) p--\nm.bytes[p] = 125\nreturn p + 1'
          : 'm.bytes[p - 1] = 125\nreturn p',
    )
    return lines.filter(Boolean).join('\n')
  }

  #value(shape: Shape, place: string): string {
    const write = this.#present(shape, place)
    return shape.nullable ? `if (${place} === null) p = m.nothing(p); else { ${write} }` : write
  }

  #present(shape: Shape, place: string): string {
    if (shape.kind === 'number') this.margin += LONGEST_NUMBER
    else this.margin += 8
    switch (shape.kind) {
      case 'object':
      case 'list':
      case 'words':
        return `p = ${this.functionOf(shape)}(${place}, p)`
      case 'anything':
        return `p = m.any(${place}, p)`
      default:
        return `p = m.${shape.kind}(${place}, p)`
    }
  }

  /** Writes four bytes at a time. The next value overwrites any excess of the last four. */
  #constant(text: string): string {
    const bytes = encoded(text)
    if (bytes.length === 0) return ''
    this.margin += bytes.length + 4
    const fours = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, i) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(4 * i, 4 * i + 4)
      return `v.setInt32(p + ${4 * i}, ${a | (b << 8) | (c << 16) | (d << 24)}, true)`
    })
    return `{ const v = m.view\n${fours.join('\n')} }\np += ${bytes.length}`
  }
}
