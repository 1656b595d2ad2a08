import { describe, expect, it } from 'vitest'
import { readReturns } from '../src/index.ts'
import { bytesOf, elementsOf, fileOf, headOf, joined, recordA, recordB, recordC, recordsOf, recordZ } from './tools/file.ts'
import { A, B, boxes, C, CF, elements, type Found, messagesOf, records, replaceAt, withElements, Z } from './tools/minimum.ts'

describe('the size has a limit', () => {
  it('in bytes, 20 MB: the rest is not read', async () => {
    const record = bytesOf(`${C}\r\n`)
    let asked = 0
    function* endless() {
      yield bytesOf(`${A}\r\n${B}\r\n`)
      for (;;) {
        asked += record.length
        yield record
      }
    }
    const { errors, ok } = await readReturns(endless())
    expect({ ok, codes: errors.map(({ code }) => code) }).toEqual({ ok: false, codes: ['E007'] })
    expect(asked).toBeLessThan(21 * 1024 * 1024)
  })

  it('in returns', async () => {
    const two = joined([A, B, C, B, C, recordZ(2, 2)])
    const { errors } = await readReturns([two], { maxReturns: 1 })
    expect(errors.map(({ code, line }) => [code, line])).toEqual([['E007', 4]])
  })
})

const accepted: readonly [what: string, bytes: Uint8Array, warnings: Found][] = [
  ['LF alone', joined(records, '\n'), [['W001', 1, 1899]]],
  ['no last line end', joined(records).slice(0, -2), [['W002', 4, 1899]]],
  ['half the last line end', joined(records).slice(0, -1), [['W002', 4, 1899]]],
  ['a trailing 1A', bytesOf(`${records.join('\r\n')}\r\n\x1a`), [['W003', 4, 1899]]],
  [
    '1A in place of the last line end',
    bytesOf(`${records.join('\r\n')}\x1a`),
    [
      ['W002', 4, 1899],
      ['W003', 4, 1899],
    ],
  ],
  ['a supplier without tax code', joined([recordA('RPF26', ''), B, C, Z]), [['W012', 1, 23]]],
  ['a person with a provisional code', joined(recordsOf({ fornitura: 'RPF26', returns: [{ cf: '98084600638', modules: { 1: boxes } }] })), [['W022', 2, 2]]],
  ['a box without value', joined(withElements('RG002002'.padEnd(24), ...elements)), [['W031', 3, 98]]],
  ['an element after a gap', joined(withElements(' '.repeat(24), ...elements)), [['W035', 3, 114]]],
  ['an amount on the left', joined(withElements(`RG002002${'1000'.padEnd(16)}`)), [['W036', 3, 98]]],
  ['a return without quadri in use', joined([A, B, Z.replace('000000001000000001', '000000001000000000')]), [['W041', 2, 1]]],
  ['a return of charges alone', joined(withElements('RP001002             100')), [['W041', 2, 1]]],
  ['other letters after C', joined([A, B, C, headOf('D', CF, 1).padEnd(1897) + 'A', Z]), []],
  ['the same value twice', joined(withElements(...elements, ...elements)), []],
]

describe('a harmless error is a warning', () => {
  it.each(accepted)('%s', async (_, bytes, warnings) => {
    const found = await messagesOf(bytes)
    expect(found.errors).toEqual([])
    expect(found.warnings).toEqual(warnings)
    expect(found.declarations).toHaveLength(1)
  })

  it('a declarant twice: the last return counts', async () => {
    const second = recordC(CF, 1, elementsOf('RG002002', 5))
    const found = await messagesOf(joined([A, B, C, B, second, recordZ(2, 2)]))
    expect(found.warnings).toEqual([['W050', 4, 2]])
    expect(found.sentences).toEqual(["Riga 4, posizione 2: dichiarante presente più volte nel file: vale l'ultima dichiarazione"])
    expect(found.declarations.map(({ stored }) => stored)).toEqual([false, true])
    expect(found.declarations[1]?.modules).toEqual({ 1: { RG002002: 5 } })
  })

  it('a company twice: the last return counts, and a period that ends before 31 December may have been the other', async () => {
    // D.P.R. 322/1998: art. 5 (liquidation), art. 5-bis (transformation, merger, division).
    const company = (rf: number) => ({ cf: '98084600638', modules: { 1: { RF004001: rf } } })
    const found = await messagesOf(fileOf({ fornitura: 'RSC26', returns: [company(1), company(2)] }))
    expect(found.declarations.map(({ stored }) => stored)).toEqual([false, true])
    expect(found.sentences).toEqual([
      "Riga 4, posizione 2: dichiarante presente più volte nel file: vale l'ultima dichiarazione. Un periodo chiuso prima del 31/12 (liquidazione, trasformazione, fusione, scissione: artt. 5 e 5-bis D.P.R. 322/1998) ha una dichiarazione sua: se le due sono di periodi diversi, qui ne resta una sola",
    ])
  })

  it('letters after C are counted', async () => {
    const { header } = await readReturns([joined([A, B, C, headOf('D', CF, 1).padEnd(1897) + 'A', Z])])
    expect(header?.otherRecords).toEqual({ D: 1 })
  })

  it('warnings beyond the hundredth are counted', async () => {
    const gaps = recordC(CF, 1, [' '.repeat(24), ...elements])
    const { warnings, moreWarnings } = await readReturns([joined([A, B, ...Array.from({ length: 150 }, () => gaps), recordZ(1, 150)])])
    expect([warnings.length, moreWarnings]).toEqual([100, 50])
  })
})

describe('boxes', () => {
  const read = async (...records: readonly string[]) => (await readReturns([joined([A, B, ...records, recordZ(1, records.length)])])).declarations[0]?.modules

  it('a text continues after the end of a record, and the blank at the cut belongs to it', async () => {
    const text = `VIA ${'A'.repeat(11)} ${'B'.repeat(14)} ${'C'.repeat(3)}`
    const [first = '', ...rest] = elementsOf('RS300001', text)
    const filling = Array.from({ length: 74 }, (_, i) => elementsOf(`RS400${String(i + 1).padStart(3, '0')}`, i)).flat()
    const modules = await read(recordC(CF, 1, [...filling, first]), recordC(CF, 1, rest))
    expect(modules?.[1]?.RS300001).toBe(text)
  })

  it('a text does not continue in another module', async () => {
    const [first = '', ...rest] = elementsOf('RS300001', 'A'.repeat(20))
    const { errors } = await readReturns([joined([A, B, recordC(CF, 1, [first]), recordC(CF, 2, rest), recordZ(1, 2)])])
    expect(errors.map(({ code, line, position }) => [code, line, position])).toEqual([['E033', 4, 98]])
  })

  it('negative, decimal, zero-padded and lettered boxes', async () => {
    const list = ['RG025001           -1234', 'RV009002             0,8', 'RG010001              02', 'RG03402A             150', 'RE10A001              30']
    expect(await read(recordC(CF, 1, list))).toEqual({ 1: { RG025001: -1234, RV009002: 0.8, RG010001: 2, RG03402A: 150, RE10A001: 30 } })
  })

  it('stay in their module', async () => {
    const modules = await read(recordC(CF, 1, elementsOf('RH001004', 10)), recordC(CF, 2, elementsOf('RH001004', 20)))
    expect(modules).toEqual({ 1: { RH001004: 10 }, 2: { RH001004: 20 } })
  })

  it('the title page is never read', async () => {
    expect((await readReturns([joined([A, replaceAt(recordB(CF), 90, '\xe0?*RG002002'), C, Z])])).ok).toBe(true)
  })
})
