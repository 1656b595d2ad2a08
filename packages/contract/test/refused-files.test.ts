import { expect, it } from 'vitest'
import { refusedFile, wrongByte } from '../src/index.ts'

it('the first byte that is not UTF-8', () => {
  const of = (...bytes: number[]) => wrongByte(Uint8Array.from(bytes))
  // 0xE0 is «à» in Windows-1252, 0xC3 0xA0 in UTF-8.
  expect([of(), of(0x61), of(0xc3, 0xa0)]).toEqual([-1, -1, -1])
  expect([of(0x61, 0xe0), of(0xc3, 0xa0, 0xe0, 0x61), of(0x61, 0xc3)]).toEqual([1, 2, 1])
  // A byte order mark and a typed U+FFFD are letters.
  expect([of(0xef, 0xbb, 0xbf, 0x61), of(0xef, 0xbf, 0xbd)]).toEqual([-1, -1])
  expect([of(0xef, 0xbf, 0xbd, 0xff), of(0xff, 0xfe, 0x61, 0)]).toEqual([3, 0])
})

it('what the system refuses, with another place where that helps', () => {
  expect(refusedFile('ENOSPC')).toBe('il disco è pieno, liberare spazio')
  expect(refusedFile('ENOSPC', "indicare un'altra cartella")).toBe("il disco è pieno, liberare spazio o indicare un'altra cartella")
  expect(refusedFile('EISDIR', "indicare un'altra cartella")).toBe('è una cartella, indicare un file')
  expect([refusedFile('ECONNRESET'), refusedFile('constructor')]).toEqual([null, null])
})
