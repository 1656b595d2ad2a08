/** Writes files as the specification describes them, independently of the reader: every position is written out here. */
export type BoxValue = number | string

export type WrittenReturn = { readonly cf: string; readonly modules: Readonly<Record<string, Readonly<Record<string, BoxValue>>>> }

export type WrittenFile = { readonly fornitura: string; readonly returns: readonly WrittenReturn[]; readonly supplier?: string; readonly eol?: string }

export const ELEMENTS = 75

/** Latin-1 bytes. */
export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** The text of some Latin-1 bytes. */
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

const closed = (body: string) => `${body.padEnd(1897)}A`

export const headOf = (type: string, cf: string, module: number | string) => type + cf.padEnd(16) + String(module).padStart(8, '0') + ' '.repeat(64)

/** The elements of a box: one, or one and its continuations of fifteen characters. */
export function elementsOf(code: string, value: BoxValue): readonly string[] {
  if (typeof value === 'number') return [code + String(value).replace('.', ',').padStart(16)]
  const rest = value.slice(16).match(/.{1,15}/gs) ?? []
  return [code + value.slice(0, 16).padEnd(16), ...rest.map((piece) => `${code}+${piece.padEnd(15)}`)]
}

export const recordA = (fornitura: string, supplier = 'FRNRNG65E10H501O') =>
  closed(`A${' '.repeat(14)}${fornitura}10${supplier.padEnd(16)}${' '.repeat(483)}00000000`)

export const recordB = (cf: string) => closed(`${headOf('B', cf, 1)}0FRONTESPIZIO NON LETTO`)

export const recordC = (cf: string, module: number, elements: readonly string[]) => closed(headOf('C', cf, module) + elements.join(''))

export const recordZ = (b: number, c: number) => closed(`Z${' '.repeat(14)}${String(b).padStart(9, '0')}${String(c).padStart(9, '0')}`)

/** The C records of a module: as many as its elements fill. */
export function recordsC(cf: string, module: number, boxes: Readonly<Record<string, BoxValue>>): readonly string[] {
  const elements = Object.entries(boxes).flatMap(([code, value]) => elementsOf(code, value))
  const records = Math.ceil(elements.length / ELEMENTS)
  return Array.from({ length: records }, (_, i) => recordC(cf, module, elements.slice(i * ELEMENTS, (i + 1) * ELEMENTS)))
}

/** The records of a file, without line ends. */
export function recordsOf({ fornitura, returns, supplier }: WrittenFile): readonly string[] {
  const bodies = returns.map(({ cf, modules }) => [recordB(cf), ...Object.entries(modules).flatMap(([number, boxes]) => recordsC(cf, Number(number), boxes))])
  const c = bodies.reduce((total, records) => total + records.length - 1, 0)
  return [recordA(fornitura, supplier), ...bodies.flat(), recordZ(returns.length, c)]
}

export const joined = (records: readonly string[], eol = '\r\n') => bytesOf(records.map((record) => record + eol).join(''))

/** A whole file. */
export const fileOf = (file: WrittenFile): Uint8Array => joined(recordsOf(file), file.eol)

/** The same bytes in chunks; the sizes are used in turn. */
export function* cut(bytes: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  for (let from = 0, i = 0; from < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? bytes.length
    yield bytes.subarray(from, from + size)
    from += size
  }
}
