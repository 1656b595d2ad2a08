import { describe, expect, it } from 'vitest'
import { readReturns } from '../src/index.ts'
import { bytesOf, joined, recordC, recordZ } from './tools/file.ts'
import { A, B, C, CF, elements, type Found, messagesOf, records, replaceAt, withElements, withSupply, Z } from './tools/minimum.ts'

const SAVED_IN_UTF16 =
  /^Riga 1, posizione 1: file di testo che un altro programma ha salvato in UTF-16: caricare il file originale, o salvarlo di nuovo con codifica ANSI \(nel Blocco note: «Salva con nome», casella «Codifica»\)$/

const refused: readonly [what: string, bytes: Uint8Array, errors: Found, sentence: RegExp][] = [
  ['an empty file', bytesOf(''), [['E001', 1, 1]], /file vuoto/],
  ['a ZIP', bytesOf('PK\x03\x04rest of it'), [['E002', 1, 1]], /archivio ZIP/],
  ['a PDF', bytesOf('%PDF-1.7\n%....'), [['E002', 1, 1]], /documento PDF/],
  ['XML', bytesOf('<?xml version="1.0"?>'), [['E002', 1, 1]], /documento XML/],
  [
    'a UTF-8 BOM',
    bytesOf(`\xef\xbb\xbf${records.join('\r\n')}`),
    [['E002', 1, 1]],
    /^Riga 1, posizione 1: file di testo che un altro programma ha salvato in UTF-8 con BOM: .*codifica ANSI/,
  ],
  ['UTF-16 with a BOM', bytesOf(`\xff\xfe${[...records.join('\r\n')].map((c) => `${c}\0`).join('')}`), [['E002', 1, 1]], SAVED_IN_UTF16],
  ['UTF-16 without a BOM', bytesOf([...records.join('\r\n')].map((c) => `${c}\0`).join('')), [['E002', 1, 1]], SAVED_IN_UTF16],
  ['an authenticated .ccf', bytesOf('\x30\x80\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02'), [['E003', 1, 1]], /in chiaro/],
  ['a PEM signature', bytesOf('-----BEGIN PKCS7-----\nMII'), [['E003', 1, 1]], /firmato/],
  [
    'zeros',
    new Uint8Array(100_000),
    [
      ['E004', 1, 1899],
      ['E006', 1, 1],
      ['E008', 1, 1],
    ],
    /non ammesso \(00\)/,
  ],
  [
    'text that is no supply',
    bytesOf('Buongiorno'),
    [
      ['E004', 1, 11],
      ['E008', 1, 1],
    ],
    /testa A/,
  ],

  ['a short record', joined([A, B, C.slice(0, 1200), Z]), [['E004', 3, 1201]], /^Riga 3, posizione 1201: lunghezza 1200, attesa 1898$/],
  ['a letter lost', joined([A, B, C.slice(0, 1897), Z]), [['E004', 3, 1898]], /lettera accentata/],
  ['letters converted to UTF-8', joined([A, `${B.slice(0, 200)}\xc3\x80${B.slice(201)}`, C, Z]), [['E004', 2, 1899]], /UTF-8/],
  ['no control character', joined([A, B, replaceAt(C, 1898, ' '), Z]), [['E005', 3, 1898]], /carattere di controllo/],
  ['a control byte', joined([A, B, replaceAt(C, 300, '\t'), Z]), [['E006', 3, 300]], /non ammesso \(09\)/],
  ['the last of the control bytes', joined([A, B, replaceAt(C, 301, '\x1f'), Z]), [['E006', 3, 301]], /\(1F\)/],
  [
    'a CR at the end of a file of LF',
    bytesOf(`${records.join('\n')}\r`),
    [
      ['E004', 4, 1899],
      ['E006', 4, 1899],
    ],
    /\(0D\)/,
  ],
  ['a lone LF inside a record', joined([A, B, replaceAt(C, 300, '\n'), Z]), [['E006', 3, 300]], /\(0A\)/],
  ['an empty line', joined([A, B, '', C, Z]), [['E004', 3, 1]], /lunghezza 0/],

  ['no A', joined([B, C, Z]), [['E008', 1, 1]], /testa A/],
  ['no Z: the last record is another', joined([A, B, C]), [['E008', 3, 1]], /coda Z: file troncato/],
  [
    'a file cut inside a record',
    joined(records).slice(0, 1900 * 2 + 500),
    [
      ['E004', 3, 501],
      ['E008', 3, 1],
    ],
    /lunghezza 500/,
  ],
  ['two Z', joined([A, B, C, Z, Z]), [['E009', 5, 1]], /dopo il record di coda/],
  ['two A', joined([A, A, B, C, Z]), [['E009', 2, 1]], /'A'/],
  [
    'C before any B',
    joined([A, C, B, Z]),
    [
      ['E009', 2, 1],
      ['E040', 4, 25],
    ],
    /prima di un record B/,
  ],
  [
    'a record in small letters',
    joined([A, B, replaceAt(C, 1, 'c'), Z]),
    [
      ['E009', 3, 1],
      ['E040', 4, 25],
    ],
    /'c'/,
  ],

  ['a foreign model', joined(withSupply('IVA26')), [['E010', 1, 16]], /modello 'IVA26' \(IVA annuale\) non importabile \(attesi Redditi PF o SC\)$/],
  ['an unknown supply code', joined(withSupply('XYZ26')), [['E010', 1, 16]], /codice fornitura 'XYZ26' sconosciuto/],
  ['a year before the range', joined(withSupply('RPF20')), [['E011', 1, 19]], /2020 .*2021-2026/],
  ['a year after the range', joined(withSupply('RSC27')), [['E011', 1, 19]], /2027/],

  [
    'no tax code of the declarant',
    joined([A, replaceAt(B, 2, ' '.repeat(16)), C, Z]),
    [
      ['E020', 2, 2],
      ['E021', 3, 2],
    ],
    /dichiarante/,
  ],
  ['a tax code with a small letter', joined([A, replaceAt(B, 6, 'x'), replaceAt(C, 6, 'x'), Z]), [['E020', 2, 6]], /dichiarante/],
  ['C of another declarant: the tax code starts in position 2', joined([A, B, replaceAt(C, 17, 'Z'), Z]), [['E021', 3, 2]], /diverso/],
  ['a company with a personal tax code', joined(withSupply('RSC26')), [['E022', 2, 2]], /11 cifre/],
  ['B of a second module', joined([A, replaceAt(B, 25, '2'), C, Z]), [['E023', 2, 18]], /00000001/],
  ['a module that is no number', joined([A, B, replaceAt(C, 24, 'X'), Z]), [['E023', 3, 24]], /otto cifre/],
  ['module zero', joined([A, B, replaceAt(C, 25, '0'), Z]), [['E023', 3, 18]], /da 1/],

  ['a code with a small letter', joined(withElements('RG00200a'.padEnd(23) + '1')), [['E030', 3, 97]], /codice del campo/],
  ['a code without quadro', joined(withElements('1G002001'.padEnd(23) + '1')), [['E030', 3, 90]], /codice del campo/],
  [
    'an element out of place',
    joined(withElements(` ${elements[0]}`)),
    [
      ['E030', 3, 90],
      ['E030', 3, 114],
    ],
    /codice del campo/,
  ],
  ['letters in an amount', joined(withElements('RG002002           12A4')), [['E032', 3, 98]], /RG002002$/],
  ['letters in an amount the list does not know', joined(withElements('RS450001           12A4')), [['E032', 3, 98]], /RS450001/],
  ['letters in an amount that is not kept', joined(withElements('RX001001           12A4')), [['E032', 3, 98]], /RX001001/],
  ['text where an amount is due', joined(withElements('RG002002MILLE')), [['E032', 3, 98]], /RG002002/],
  ['a superscript digit', joined(withElements('RG002002              1\xb2')), [['E032', 3, 98]], /RG002002/],
  ['a minus after the digits', joined(withElements('RG025001             12-')), [['E032', 3, 98]], /RG025001/],
  ['two commas', joined(withElements('RV009002           1,2,3')), [['E032', 3, 98]], /RV009002/],
  ['sixteen digits', joined(withElements(`RG002002${'9'.repeat(16)}`)), [['E032', 3, 98]], /RG002002/],
  [
    'letters in the amount of the second element',
    joined(withElements('RG012001'.padEnd(23) + '1', 'RG002002           12A4')),
    [['E032', 3, 122]],
    /RG002002$/,
  ],
  ['a continuation where an amount is due', joined(withElements('RG002002+CODA')), [['E033', 3, 98]], /RG002002/],
  ['a continuation of nothing', joined(withElements('RS300001+CODA')), [['E033', 3, 98]], /RS300001/],
  ['a continuation of another box', joined(withElements('RS300001INIZIO'.padEnd(24), 'RS300002+CODA')), [['E033', 3, 122]], /RS300002/],
  ['a box repeated with another value', joined(withElements(...elements, 'RG002002'.padEnd(23) + '7')), [['E034', 3, 90 + 24 * 4]], /RG002002 ripetuto/],
  ['a box that is not kept, repeated', joined(withElements('RX001001'.padEnd(23) + '7', 'RX001001'.padEnd(23) + '8')), [['E034', 3, 114]], /RX001001/],
  ['a repeated box in a continuation record', joined([A, B, C, recordC(CF, 1, ['RG002002'.padEnd(23) + '7']), recordZ(1, 2)]), [['E034', 4, 90]], /RG002002/],

  ['a wrong counter of B', joined([A, B, C, recordZ(7, 1)]), [['E040', 4, 16]], /contatore record B: dichiarati 7, presenti 1/],
  ['a wrong counter of C', joined([A, B, C, recordZ(1, 3)]), [['E040', 4, 25]], /contatore record C: dichiarati 3, presenti 1/],
  ['a counter that is no number', joined([A, B, C, replaceAt(Z, 16, '       1X')]), [['E040', 4, 16]], /non è un numero/],
]

describe('a file is refused as a whole, with line, position and reason', () => {
  it.each(refused)('%s', async (_, bytes, errors, reason) => {
    const found = await messagesOf(bytes)
    expect(found.errors).toEqual(errors)
    expect(found.sentences.join('\n')).toMatch(new RegExp(reason.source, `${reason.flags}m`))
    expect(found).toMatchObject({ ok: false, declarations: [] })
  })

  it('an error names the declarant if it is known', async () => {
    const { errors } = await readReturns([joined([A, B, replaceAt(C, 1898, ' '), Z])])
    expect(errors.map(({ cf }) => cf)).toEqual([CF])
  })

  it('the check of a tax code is that of the importer', async () => {
    expect((await messagesOf(joined(records), (code) => code !== CF)).errors).toEqual([['E020', 2, 2]])
    expect((await messagesOf(joined(records), (code) => code === CF)).warnings).toEqual([['W012', 1, 23]])
  })

  it('a hundred errors end the reading', async () => {
    const { errors } = await messagesOf(joined([A, B, ...Array.from({ length: 500 }, () => replaceAt(C, 1898, ' ')), Z]))
    expect(errors).toHaveLength(100)
    expect(errors.at(-1)?.[0]).toBe('E099')
  })

  it('no message shows the value of a box', async () => {
    const { sentences } = await messagesOf(joined(withElements('RG002002SEGRETO', 'RS300001+SEGRETO')))
    expect(sentences).toHaveLength(2)
    expect(sentences.join()).not.toContain('SEGRETO')
  })
})
