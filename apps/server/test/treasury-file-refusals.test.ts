/** Wrong rows and files of the Treasury. */
import { expect, it } from 'vitest'
import { readTreasuryFile, UnreadableFile } from '../src/areas/comuni/treasury-file.ts'
import { capitals2025, file, HEADER, row } from './treasury-rows.ts'

const unica = [',8', 'Aliquota unica'] as const
const good = capitals2025[0] ?? ''
it('rejects a row with missing columns, a wrong code and a second row of a comune, with their lines', () => {
  const { rows, rejected } = readTreasuryFile(file(good, 'A001;ABANO TERME;PD', row('205;MILANO;MI', '', [unica]), good), 2025)
  expect(rows).toHaveLength(1)
  expect(rejected.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '3: ha 3 colonne invece di 34',
    '4: il codice catastale «205» non è una lettera e tre cifre',
    '5: il codice F205 è già comparso più sopra',
  ])
})
it.each([
  ['BOM and CRLF', new TextEncoder().encode(`\ufeff${HEADER}\r\n${good}\r\n`)],
  ['Windows-1252', Uint8Array.from(`${HEADER}\n${good.replace('MILANO', 'MILANO\u00c0')}\n`, (letter) => letter.charCodeAt(0))],
  ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${HEADER}\n${good}\n`, 'utf16le'))],
  [
    'quoted fields',
    new TextEncoder().encode(
      [HEADER, good]
        .map((line) =>
          line
            .split(';')
            .map((field) => `"${field}"`)
            .join(';'),
        )
        .join('\n'),
    ),
  ],
])('reads %s', (_, bytes) => {
  expect(readTreasuryFile(bytes, 2025).rows[0]).toMatchObject({ code: 'F205', exemption: 23_000 })
})
it.each([
  ['an empty file', '', 'Il file è vuoto'],
  ['blank lines', '\r\n \n', 'Il file è vuoto'],
  ['a web page', '<!DOCTYPE html><html><body>Accesso negato</body></html>', 'è una pagina web'],
  ['a workbook', 'PK\u0003\u0004', 'è un archivio o una cartella di lavoro'],
  ['bytes', 'a\u0000b', 'non sono testo'],
  ['commas', `${HEADER.replaceAll(';', ',')}\nA001,ABANO`, 'sono separate da virgole'],
  ['tabs', `${HEADER.replaceAll(';', '\t')}\nA001\tABANO`, 'sono separate da tabulazioni'],
  ['another list', 'anno;comune;aliquota\n2025;MILANO;0,8', 'manca CODICE_CATASTALE, PR, DATA_DELIBERA, DATA_PUBBLICAZIONE e altre'],
  ['prose', 'Caro collega,\nti mando il file', 'La prima riga non è'],
  ['a header only', `${HEADER}\n`, "ha solo l'intestazione"],
  ['open quotes', `${HEADER}\n"A001;ABANO\n`, 'virgolette che non si chiudono'],
])('refuses %s in one Italian sentence', (_, text, sentence) => {
  expect(() => readTreasuryFile(new TextEncoder().encode(text), 2025)).toThrow(UnreadableFile)
  expect(() => readTreasuryFile(new TextEncoder().encode(text), 2025)).toThrow(sentence)
})
it('refuses the list of another year', () => {
  const rows = Array.from({ length: 120 }, (_, i) => row(`A${String(i).padStart(3, '0')};PROVA;PD`, 'CONFERMA', [unica]))
  expect(() => readTreasuryFile(file(...rows), 2024)).toThrow('non sono stati pubblicati nel 2024')
})
