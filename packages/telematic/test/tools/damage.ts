import fc from 'fast-check'

/** Ways to damage a file. Each returns changed bytes, or the same bytes if there is nothing to change. */
const damages: readonly ((bytes: Uint8Array, at: number, byte: number, length: number) => Uint8Array)[] = [
  // cut off
  (bytes, at) => bytes.subarray(0, at),
  // another byte in place
  (bytes, at, byte) => bytes.with(at, byte),
  // bytes lost
  (bytes, at, _, length) => join(bytes.subarray(0, at), bytes.subarray(at + length)),
  // bytes inserted
  (bytes, at, byte, length) => join(bytes.subarray(0, at), new Uint8Array(length).fill(byte), bytes.subarray(at)),
  // a piece twice
  (bytes, at, _, length) => join(bytes.subarray(0, at + length), bytes.subarray(at)),
  // a piece blanked
  (bytes, at, byte, length) => bytes.slice().fill(byte, at, at + length),
  // two pieces swapped
  (bytes, at, _, length) => join(bytes.subarray(at, at + length), bytes.subarray(0, at), bytes.subarray(at + length)),
  // a record lost or repeated
  (bytes, at) => join(bytes.subarray(0, at - (at % 1900)), bytes.subarray(at - (at % 1900) + 1900)),
  (bytes, at) => join(bytes.subarray(0, at - (at % 1900)), bytes.subarray(at - (at % 1900) - 1900)),
]

const join = (...pieces: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(pieces))

/** A list of damages: the place as a fraction of the file, the kind, the byte and the length. */
export const damage = fc.array(
  fc.tuple(
    fc.constantFrom(...damages),
    fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    fc.oneof(fc.nat(255), fc.constantFrom(0x20, 0x0a, 0x0d, 0x1a, 0x2b, 0x41, 0x5a)),
    fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4000 })),
  ),
  { minLength: 1, maxLength: 4 },
)

/** A file after these damages. */
export function damaged(bytes: Uint8Array, list: typeof damage extends fc.Arbitrary<infer T> ? T : never): Uint8Array {
  return list.reduce((file, [apply, where, byte, length]) => (file.length === 0 ? file : apply(file, Math.floor(where * file.length), byte, length)), bytes)
}
