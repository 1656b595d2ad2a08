import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTreasuryFile, type Surcharge, UnreadableFile } from '../src/areas/comuni/treasury-file.ts'
import { capitals2025, file, nothing, row } from './treasury-rows.ts'

const read = (...rows: readonly string[]) => readTreasuryFile(file(...rows), 2025)
const unica = [',8', 'Aliquota unica'] as const

/** The only comune of a list of one row. */
function comune(given: string): Surcharge {
  const { rows, rejected } = read(given)
  expect(rejected).toEqual([])
  const [only] = rows
  if (!only) throw new Error('nessuna riga')
  return only
}
const ofTexts = (...texts: readonly string[]) => comune(row('A001;PROVA;PD', 'CONFERMA', [unica, ...texts.map((text) => ['0', text] as const)]))
const ofBrackets = (...pairs: readonly (readonly [string, string])[]) => read(row('A001;PROVA;PD', 'CONFERMA', pairs))

/** The tax according to the act, in cents: none up to the threshold, above it each rate on its slice. */
function dovuta({ exemption, brackets }: Surcharge, imponibile: number): number {
  if (imponibile <= exemption) return 0
  let [from, sum] = [0, 0]
  for (const { finoA, aliquota } of brackets) {
    const to = Math.min(imponibile, finoA ?? imponibile)
    sum += (Math.max(0, to - from) * aliquota) / 100
    from = Math.max(from, to)
  }
  return Math.round(sum * 100 + 1e-6) / 100
}

describe('the figures of known comuni, 2025', () => {
  const { rows, rejected, unpublished } = read(...capitals2025)
  const of = (code: string) => rows.find((one) => one.code === code) ?? expect.fail(code)

  it('reads every row of the excerpt', () => {
    expect({ rejected, unpublished, read: rows.length }).toEqual({ rejected: [], unpublished: [], read: capitals2025.length })
  })
  it.each([
    ['F205', 23_000, 0, 'Milano: soglia 23.000'],
    ['F205', 23_001, 184.01, 'Milano: 23.001 × 0,8%'],
    ['L219', 11_790, 0, 'Torino: soglia 11.790'],
    ['L219', 60_000, 586, 'Torino: 28.000 × 0,8% + 22.000 × 1,1% + 10.000 × 1,2%'],
    ['L378', 60_000, 0, 'Trento: non istituita'],
    ['D612', 25_000, 0, 'Firenze: soglia 25.000'],
    ['D612', 25_001, 50, 'Firenze: 25.001 × 0,2%'],
    ['A952', 60_000, 0, 'Bolzano: non applica'],
    ['G702', 12_000, 0, 'Pisa: fino a 12.000 nessuno paga'],
    ['G702', 12_001, 60.01, 'Pisa: 12.001 × 0,5%'],
  ])('%s on %d euro of income: %d euro (%s)', (code, imponibile, attesa) => {
    expect(dovuta(of(code), imponibile)).toBe(attesa)
  })
  it('keeps an exemption with other conditions as text, and applies a threshold on total income with a note', () => {
    expect(of('E506')).toMatchObject({
      exemption: 12_500,
      brackets: [
        { finoA: 28_000, aliquota: 0.8 },
        { finoA: null, aliquota: 1.2 },
      ],
    })
    expect(of('E506').special).toMatch(/^Esenzione per reddito complessivo.* \/ Esenzione per le famiglie/)
    expect(of('G478')).toMatchObject({ exemption: 12_500, special: expect.stringContaining('reddito complessivo') })
    expect(of('G702').special).toContain('soli redditi da lavoro dipendente e/o da pensione fino a euro 14.000,00')
    expect(of('F205').special).toBeNull()
  })
  it('turns apostrophes of the list into accents', () => {
    expect(of('D704').name).toBe('FORLÌ')
    expect(comune(row("A345;L'AQUILA;AQ", 'CONFERMA', [unica])).name).toBe("L'AQUILA")
    expect(comune(row("A117;CASTEL DE' RATTI;AL", 'CONFERMA', [unica])).name).toBe("CASTEL DE' RATTI")
    expect(comune(row("H042;PRE'-SAINT-DIDIER;AO", 'CONFERMA', [unica])).name).toBe('PRÉ-SAINT-DIDIER')
  })
})

describe('nothing published and acts out of time', () => {
  it('reads `0*` as not yet published during the year, and as no surcharge after the confirmations of December', () => {
    const running = row('A006;ABBADIA SAN SALVATORE;SI', 'CONFERMA', [unica], '0', ['30/12/2024', '05/06/2025'])
    expect(read(running, nothing('L378;TRENTO;TN'))).toMatchObject({ unpublished: ['L378'], rows: [{ code: 'A006' }] })
    const confirmed = row('F205;MILANO;MI', 'CONFERMA', [unica])
    expect(read(confirmed, nothing('L378;TRENTO;TN')).rows[1]).toMatchObject({ code: 'L378', exemption: 0, brackets: [{ finoA: null, aliquota: 0 }] })
  })
  it.each([
    'INAPPLICABILE PER IL 2025 (ADOTTATA OLTRE TERMINE - ART. 1, C. 750 E 751, L. 207/2024)',
    'ATTO OLTRE TERMINE - ALIQUOTE INAPPLICABILI PER IL 2026',
  ])('does not use a row noted %s', (note) => {
    expect(read(row('C058;CASTEL BARONIA;AV', note, [unica]))).toMatchObject({ rows: [], rejected: [], inapplicable: ['C058'] })
  })
  it('uses a late act whose rates are confirmed', () => {
    expect(comune(row('A001;PROVA;PD', 'ATTO OLTRE TERMINE 2025 - ALIQUOTE APPLICABILI IN QUANTO CONFERMATE', [unica])).brackets).toHaveLength(1)
  })
})

describe('thresholds that are only in the text', () => {
  it.each([
    ['Esenzione per redditi imponibili fino a euro 10.000,00', 10_000],
    ['Esenzione per redditi imponibili fino a euro 9.999,99', 9_999.99],
    ['Esenzione per redditi IRPEF fino a euro 10.000.00', 10_000],
    ['Esenzione per  redditi imponibili fino a euro 12500,00', 12_500],
    ['Esenzione per SINO A € 13000,00', 13_000],
    ['Esenzione per 10.000,00', 10_000],
    ['Esenzione per soggetti con reddito imponibile determinato ai fini IRPEF < o = euro 15.000,00', 15_000],
    ['Esenzione per redditi imponibili inferiori a euro 8000', 7_999.99],
    ['Esenzione per REDDITI IMPORTO PARI O INFERIORE A € 10.000,00', 10_000],
    ['Esenzione per redditi imponibili inferiori a euro 15.000,01', 15_000],
    ['Esenzione per redditi imponibili inferiori a 15.001 euro', 15_000],
  ])('%s → %d', (text, threshold) => {
    expect(ofTexts(text)).toMatchObject({ exemption: threshold, special: null })
  })
  it.each([
    'Esenzione per redditi derivanti da pensione fino a euro 7000.00',
    'Esenzione per contribuenti con almeno quattro figli minori e il cui reddito isee non superi la soglia di euro 10.632,94',
    'Esenzione per redditi imponibili superiori a euro 10.000,00',
    'Esenzione per redditi imponibili fino a euro 50,000',
    'Esenzione per redditi imponibili fino a euro 10.000,00 o 12.000,00',
  ])('keeps as text: %s', (text) => {
    expect(ofTexts(text)).toMatchObject({ exemption: 0, special: text })
  })
})

describe('brackets in free text', () => {
  const three = [
    { finoA: 28_000, aliquota: 0.5 },
    { finoA: 50_000, aliquota: 0.6 },
    { finoA: null, aliquota: 0.7 },
  ]
  it.each([
    ['fino a 28000', 'da 28.001 a 50.000', 'oltre 50.000'],
    ['0-28000.00', '28000.01-50000.00', 'oltre 50000.00'],
    ['SCAGLIONE DI REDDITO FINO A EURO 28.000,00', 'OLTRE € 28.000,00 E FINO AD € 50.000,00', 'OLTRE € 50.000,00'],
    ['redditi fino a € 28,000,00', 'redditi oltre  € 28,000,00 e fino a €50.000,00', 'redditi superiori a 50.000 euro'],
    ['fino a scaglione di reddito euro 28000.00', 'fino a scaglione di reddito euro 50000.00', 'SCAGLIONE DI REDDITO OLRE 50.000'],
    ['scaglione di reddito a euro 28.000,000', 'scaglione di rddito da euro 28.000.01 fini a euro 50.000,00', 'da euro 50000.01'],
  ])('%s | %s | %s', (one, two, last) => {
    expect(ofBrackets([',5', `Applicabile a ${one}`], ['0,6', `Applicabile a  ${two} `], [',7', `Applicabile a ${last}`]).rows[0]?.brackets).toEqual(three)
  })
  it('joins neighbours with the same rate', () => {
    expect(ofBrackets([',8', 'fino a euro 15.000,00'], ['0,8', 'oltre euro 15.000,00']).rows[0]?.brackets).toEqual([{ finoA: null, aliquota: 0.8 }])
  })
  it.each([
    [
      [
        [',5', 'fino a euro 28.000,00'],
        [',6', 'da euro 15.000,01 fino a euro 28.000,00'],
        [',7', 'oltre euro 28.000,00'],
      ],
      'non si susseguono',
    ],
    [
      [
        [',5', 'fino a euro 15.000,00'],
        [',6', 'da euro 15.000,01 fino a euro 28.000,00'],
      ],
      'finiscono',
    ],
    [
      [
        [',5', 'fino a euro 28.000,00'],
        [',6', 'oltre euro 15.00,00'],
      ],
      'non si capisce',
    ],
    [
      [
        [',5', "contribuenti residenti nel territorio dell'ex comune di carceri"],
        [',6', 'altri'],
      ],
      'diverse per territorio',
    ],
    [[['1,3', 'Aliquota unica']], 'non è una percentuale tra 0 e 1,2'],
    [[['otto', 'Aliquota unica']], 'non è una percentuale'],
    [[['0', 'Esenzione per redditi imponibili fino a euro 10.000,00']], 'nessuna aliquota'],
    [[[',5', 'Esenzione per redditi imponibili fino a euro 10.000,00']], "un'esenzione con aliquota"],
  ] as const)('rejects %j: %s', (pairs, reason) => {
    const { rows, rejected } = ofBrackets(...pairs)
    expect(rows).toEqual([])
    expect(rejected).toEqual([{ line: 2, comune: 'PROVA A001', reason: expect.stringContaining(reason) }])
  })
})

describe('any input', () => {
  const settle = (bytes: Uint8Array) => {
    try {
      return readTreasuryFile(bytes, 2025)
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFile)
      return null
    }
  }
  it('arbitrary bytes give rows or a refusal, never another error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void settle(bytes)),
      { numRuns: 500 },
    )
  })
  it('after a valid header every row is used or rejected, none is lost', () => {
    const damaged = fc.tuple(fc.constantFrom(...capitals2025), fc.nat(300), fc.string({ unit: 'grapheme', maxLength: 12 }))
    fc.assert(
      fc.property(fc.array(damaged, { minLength: 1, maxLength: 8 }), (rows) => {
        const result = settle(file(...rows.map(([text, at, what]) => text.slice(0, at) + what + text.slice(at + what.length))))
        if (!result) return
        const { read: all, rows: used, unpublished, inapplicable, rejected } = result
        expect(used.length + unpublished.length + inapplicable.length + rejected.length).toBe(all)
        for (const { brackets, exemption } of used) {
          const limits = brackets.map(({ finoA }) => finoA ?? Number.POSITIVE_INFINITY)
          expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY)
          expect(limits.every((limit, i) => limit > (limits[i - 1] ?? 0))).toBe(true)
          expect(brackets.every(({ aliquota }) => aliquota >= 0 && aliquota <= 1.2)).toBe(true)
          expect(exemption).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300 },
    )
  })
  it('the surcharge never falls when the income rises', () => {
    const { rows } = read(...capitals2025)
    const cents = fc.integer({ min: 0, max: 20_000_000 }).map((n) => n / 100)
    fc.assert(
      fc.property(fc.constantFrom(...rows), cents, cents, (one, a, b) => {
        expect(dovuta(one, Math.max(a, b))).toBeGreaterThanOrEqual(dovuta(one, Math.min(a, b)))
      }),
    )
  })
})
