import { latin1, numberIn, PLUS, SPACE } from './bytes.ts'
import { type Code, Codes, wrongInCode } from './codes.ts'
import type { Journal, Place } from './journal.ts'
import { type Line, OFFSET } from './lines.ts'
import type { Layout } from './record-layouts/index.ts'
import { positions } from './record-layouts/positions.ts'
import type { Boxes, BoxValue } from './tax-return.ts'

const { at: FIRST, count: COUNT, code: CODE, value: VALUE } = positions.C.elements
const SIZE = CODE + VALUE
const FOUR_SPACES = 0x20202020

type Module = { readonly kept: Record<string, BoxValue>; readonly dropped: Map<string, BoxValue>; used: boolean }

const emptyModule = (): Module => ({ kept: {}, dropped: new Map(), used: false })

/** A text box that the next element may continue. */
type Text = { readonly code: Code; readonly module: Module; readonly place: Place; value: string }

/** Reads the non-positional part of the C records of one file. It holds the boxes of one return at a time. */
export class Elements {
  readonly #journal: Journal
  readonly #codes: Codes
  #modules = new Map<number, Module>()
  #module = emptyModule()
  #text: Text | null = null

  constructor(journal: Journal, layout: Layout) {
    this.#journal = journal
    this.#codes = new Codes(layout)
  }

  /** Discards the previous return. */
  open(): void {
    this.#modules = new Map()
    this.#text = null
  }

  /** The boxes read since `open`, by module. Modules without a kept box are left out. */
  close(): Record<string, Boxes> {
    this.#endText()
    const boxes: Record<string, Boxes> = {}
    for (const [number, { kept, used }] of this.#modules) if (used) boxes[number] = kept
    return boxes
  }

  /** Reads one C record of a module that passed the physical checks. */
  read({ bytes, words }: Line, line: number, number: number): void {
    this.#enter(number)
    let gap = false
    for (let i = 0, at = OFFSET + FIRST - 1; i < COUNT; i++, at += SIZE) {
      if (blank(words, at, SIZE)) gap = true
      else {
        this.#element(bytes, words, at, { line, position: at - OFFSET + 1 }, gap)
        gap = false
      }
    }
  }

  #enter(number: number): void {
    const module: Module = this.#modules.get(number) ?? emptyModule()
    this.#modules.set(number, module)
    if (module !== this.#module) this.#endText()
    this.#module = module
  }

  #element(bytes: Uint8Array, words: Uint32Array, at: number, place: Place, gap: boolean): void {
    const code = this.#codes.at(bytes, at)
    const value = at + CODE
    if (code === null) {
      this.#endText()
      this.#journal.error('E030', { ...place, position: place.position + wrongInCode(bytes, at) })
      return
    }
    if (gap) this.#journal.warn('W035', place, { campo: code.text })
    const amount = code.kind !== null && code.kind !== 'testo'
    if (bytes[value] === PLUS) {
      this.#continue(bytes, value, code, place)
      return
    }
    this.#endText()
    if (blank(words, value, VALUE)) this.#journal.warn('W031', valueAt(place), { campo: code.text })
    else if (amount || (code.kind === null && bytes[value] === SPACE)) this.#number(bytes, value, code, place)
    else this.#text = { code, module: this.#module, place, value: latin1(bytes, value, value + VALUE) }
  }

  #number(bytes: Uint8Array, value: number, code: Code, place: Place): void {
    const number = numberIn(bytes, value, value + VALUE)
    if (Number.isNaN(number)) {
      this.#journal.error('E032', valueAt(place), { campo: code.text })
      return
    }
    if (bytes[value + VALUE - 1] === SPACE) this.#journal.warn('W036', valueAt(place), { campo: code.text })
    this.#put(this.#module, code, number, place)
  }

  /** The previous part keeps its full width: a blank at the cut belongs to the text. */
  #continue(bytes: Uint8Array, value: number, code: Code, place: Place): void {
    if (this.#text?.code.text === code.text) this.#text.value += latin1(bytes, value + 1, value + VALUE)
    else {
      this.#endText()
      this.#journal.error('E033', valueAt(place), { campo: code.text })
    }
  }

  #endText(): void {
    const text = this.#text
    this.#text = null
    if (text) this.#put(text.module, text.code, text.value.trim(), text.place)
  }

  #put(module: Module, { text, kept }: Code, value: BoxValue, place: Place): void {
    const before = kept ? module.kept[text] : module.dropped.get(text)
    if (before !== undefined) {
      if (before !== value) this.#journal.error('E034', place, { campo: text })
    } else if (kept) {
      module.kept[text] = value
      module.used = true
    } else module.dropped.set(text, value)
  }
}

/** The place where the value of an element starts. */
function valueAt({ line, position }: Place): Place {
  return { line, position: position + CODE }
}

/** Whether these bytes are all blanks. Offset and length are multiples of four. */
function blank(words: Uint32Array, from: number, length: number): boolean {
  for (let i = from >> 2; i < (from + length) >> 2; i++) if (words[i] !== FOUR_SPACES) return false
  return true
}
