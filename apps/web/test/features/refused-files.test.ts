/** An import of several files: those that the server refuses in part, and a return that is in more than one. */
import type { ImportSummary } from '@bilancia/contract/api'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { CallError } from '../../src/api/call-error.ts'
import { afterReading, afterStoring, oneByOne, RefusedFiles } from '../../src/features/telematico/RefusedFiles.tsx'
import { SummaryDialog } from '../../src/features/telematico/SummaryDialog.tsx'
import { rendered } from './rendered.ts'

const summary: ImportSummary = {
  ...{ esito: false, fornitura: 'RPF26', TelematicoType: 'PF', Year: 2026, annoImposta: 2025, CompanyId: 1, AgencyId: 2 },
  ...{ dichiaranti: [], avvisi: [], altriAvvisi: 0 },
}
const files = ['appunti.txt', 'buono.txt', 'stampa.pdf'].map((name) => new File([], name))
/** The server, which takes only the second file. */
const send = async ({ name }: File): Promise<ImportSummary> => {
  if (name === 'buono.txt') return summary
  const frase = `Riga 1, posizione 1: ${name} non è un file telematico`
  throw new CallError('IMPORT_NON_RIUSCITO', 400, 'Errore in importazione dati da telematico', {
    errori: [{ codice: 'E001', riga: 1, posizione: 1, testo: '', codiceFiscale: null, frase }],
  })
}
const names = (some: readonly { readonly file: File }[]) => some.map(({ file }) => file.name)

it('is read to the end, and each refused file is named with its reason; none was imported', async () => {
  const { found, refused } = await oneByOne(files, send, false)
  expect([names(found), names(refused)]).toEqual([['buono.txt'], ['appunti.txt', 'stampa.pdf']])
  const html = rendered(createElement(RefusedFiles, { refused, outcome: afterReading(found.length, files.length) }))
  for (const name of names(refused)) {
    expect(html).toContain(`${name}: Errore in importazione dati da telematico`)
    expect(html).toContain(`Riga 1, posizione 1: ${name} non è un file telematico`)
  }
  expect(html).toContain('Nessun file è stato importato: togliere quelli rifiutati e premere di nuovo «Importa».')
})

it('is stored up to the first refused file, and says what became of the others', async () => {
  const [bad, good] = files
  if (!bad || !good) throw new Error('no files')
  const { found, refused } = await oneByOne([good, bad, good], send, true)
  expect([names(found), names(refused)]).toEqual([['buono.txt'], ['appunti.txt']])
  expect(afterStoring(1, 3)).toBe('I file prima di questo sono stati importati, quelli dopo no.')
  expect(afterStoring(1, 2)).toBe('I file prima di questo sono stati importati.')
  expect(afterStoring(0, 3)).toBe('Nessun file è stato importato.')
})

it('of one file alone gives the reason without a name', async () => {
  const { refused } = await oneByOne(files.slice(0, 1), send, false)
  const html = rendered(createElement(RefusedFiles, { refused, outcome: afterReading(0, 1) }))
  expect(html).toContain('Errore in importazione dati da telematico')
  expect(html).not.toContain('appunti.txt: Errore')
  expect(html).not.toContain('Nessun file')
})

it('says before the import how many returns are in more than one file', () => {
  const of = (...codes: readonly string[]) =>
    codes.map((TaxCodeDichiarante) => ({ TaxCodeDichiarante, cliente: null, quadri: [], campi: 1, contributiVersati: 0, sostituisce: null, verifiche: [] }))
  const asked = (...all: readonly (readonly [year: number, ...codes: readonly string[]])[]) => {
    const read = all.map(([Year, ...codes], at) => ({ file: new File([], `${at}.txt`), summary: { ...summary, Year, dichiaranti: of(...codes) } }))
    return rendered(createElement(SummaryDialog, { read, where: '', working: false, onConfirm: () => {}, onClose: () => {} }))
  }
  expect(asked([2026, 'A', 'B'], [2026, 'B', 'C'], [2026, 'B'])).toContain('1 dichiarazione è in più file: resta quella dell&#x27;ultimo')
  expect(asked([2026, 'A', 'B'], [2026, 'B', 'A'])).toContain('2 dichiarazioni sono in più file')
  // Another model, and twice in one file, which the reader itself reports.
  expect(asked([2026, 'A', 'A'], [2025, 'A'])).not.toContain('in più file')
})
