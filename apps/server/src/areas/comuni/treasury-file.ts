/**
 * Reads the Treasury's yearly list of municipal surcharges (`Add_comunale_irpef2025.csv`). A row that cannot be used is set aside with its line and
 * the reason. Throws `UnreadableFile` if the file is not the list.
 */
import { CsvError, parse } from 'csv-parse/sync'
import { amountsIn } from './amounts.ts'
import { type Brackets, type Rate, readBrackets } from './brackets.ts'
import { readExemptions } from './exemptions.ts'
import { accented } from './names.ts'
import { textOf, UnreadableFile } from './text-of.ts'

export { UnreadableFile } from './text-of.ts'

/** The surcharge of a comune in a year. Euro and percent; `exemption` is 0 for none. */
export type Surcharge = {
  readonly code: string
  readonly name: string
  readonly province: string
  readonly exemption: number
  readonly brackets: Brackets
  readonly special: string | null
}
type Rejected = { readonly line: number; readonly comune: string; readonly reason: string }
export type TreasuryFile = {
  /** All rows of the list, also the rejected ones. */
  readonly read: number
  readonly rows: readonly Surcharge[]
  /** Belfiore codes of comuni without a valid act for the year; the rates of the year before apply. */
  readonly unpublished: readonly string[]
  readonly inapplicable: readonly string[]
  readonly rejected: readonly Rejected[]
}

const PAIRS = ['', ...Array.from({ length: 11 }, (_, i) => `_${i + 2}`)].map((end) => [`ALIQUOTA${end}`, `FASCIA${end}`] as const)
const COLUMNS = ['CODICE_CATASTALE', 'COMUNE', 'PR', 'DATA_DELIBERA', 'DATA_PUBBLICAZIONE', 'NOTE', 'IMPORTO_ESENTE', ...PAIRS.flat()]
const HIGHEST_RATE = 1.2
const UNPUBLISHED = '0*'

type Row = { readonly line: number; readonly get: (column: string) => string; readonly fields: number; readonly columns: number }

export function readTreasuryFile(bytes: Uint8Array, year: number): TreasuryFile {
  const rows = rowsOf(textOf(bytes))
  refuseOtherYear(rows, year)
  const confirmed = isConfirmed(rows, year)
  const file = { read: rows.length, rows: [] as Surcharge[], unpublished: [] as string[], inapplicable: [] as string[], rejected: [] as Rejected[] }
  const seen = new Set<string>()
  for (const row of rows) {
    const code = row.get('CODICE_CATASTALE')
    const reason = broken(row) ?? (seen.has(code) ? `il codice ${code} è già comparso più sopra` : null)
    const read = reason ?? (row.get('ALIQUOTA') === UNPUBLISHED ? (confirmed ? notInstituted(row) : 'unpublished') : surcharge(row))
    if (reason === null) seen.add(code)
    if (read === 'unpublished' || read === 'inapplicable') file[read].push(code)
    else if (typeof read === 'string') file.rejected.push({ line: row.line, comune: `${row.get('COMUNE')} ${code}`.trim().slice(0, 60), reason: read })
    else file.rows.push(read)
  }
  return file
}

/** The rows after the header, by column name. */
function rowsOf(text: string): Row[] {
  const records = recordsOf(text)
  const [header = [], ...rest] = records.map(({ record }) => record)
  const places = new Map(header.map((name, at) => [name.trim().toUpperCase(), at]))
  const missing = COLUMNS.filter((name) => !places.has(name))
  if (missing.length === COLUMNS.length && header.length === 1) throw new UnreadableFile(separatorReason(header[0] ?? ''))
  if (missing.length > 0) {
    const names = `${missing.slice(0, 4).join(', ')}${missing.length > 4 ? ` e altre ${missing.length - 4}` : ''}`
    throw new UnreadableFile(`L'intestazione non è quella dell'elenco del MEF: manca ${names}. Scaricare di nuovo il file «Add_comunale_irpef».`)
  }
  if (rest.length === 0) throw new UnreadableFile("Il file ha solo l'intestazione: nessun comune. Scaricarlo di nuovo.")
  return rest.map((record, at) => ({
    line: records[at + 1]?.info.lines ?? at + 2,
    get: (column) => record[places.get(column) ?? -1]?.trim() ?? '',
    fields: record.length,
    columns: header.length,
  }))
}

type Numbered = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

function recordsOf(text: string): Numbered[] {
  try {
    // With `info` each record has its line number, which the types of csv-parse do not know.
    return parse(text, { delimiter: ';', info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }) as unknown as Numbered[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(`Il file non è un CSV leggibile: alla riga ${error.lines ?? 1} si aprono virgolette che non si chiudono.`)
  }
}

function separatorReason(header: string): string {
  const separator = [...[',', '\t', '|']].find((sign) => header.toUpperCase().includes(`CODICE_CATASTALE${sign}`))
  const names: Readonly<Record<string, string>> = { ',': 'virgole', '\t': 'tabulazioni', '|': 'barre verticali' }
  return separator
    ? `Le colonne sono separate da ${names[separator]}: il file del MEF usa il punto e virgola. Usare il file come scaricato, senza salvarlo da un foglio di calcolo.`
    : "La prima riga non è l'intestazione dell'elenco del MEF (CODICE_CATASTALE;COMUNE;PR;…). Controllare di avere scelto il file «Add_comunale_irpef»."
}

/**
 * Around 20 December the Treasury fills in all tacit confirmations, each with an act of an earlier year. From then on `0*` means that there is no
 * surcharge; before, that no act is published yet. The list counts as confirmed if such rows are at least a fifth of the published ones.
 */
function isConfirmed(rows: readonly Row[], year: number): boolean {
  const published = rows.filter((row) => row.get('DATA_PUBBLICAZIONE') !== '')
  const tacit = published.filter((row) => day(row.get('DATA_PUBBLICAZIONE')) >= `${year}-12-15` && day(row.get('DATA_DELIBERA')) < `${year}-01-01`)
  return tacit.length > 0 && tacit.length >= published.length / 5
}

/** Refuses a list that is saved under another year, because its rates would be used for the wrong year. Nearly all acts of a list are published in its year. */
function refuseOtherYear(rows: readonly Row[], year: number): void {
  const years = rows.map((row) => day(row.get('DATA_PUBBLICAZIONE')).slice(0, 4)).filter((text) => text !== '')
  if (years.length < 100 || years.filter((text) => text === String(year)).length > years.length / 2) return
  throw new UnreadableFile(`Gli atti di questo elenco non sono stati pubblicati nel ${year}: controllare di quale anno è.`)
}

const day = (text: string) => text.split('/').reverse().join('-')

/** Why a row cannot be read, or null. */
function broken({ get, fields, columns }: Row): string | null {
  if (fields !== columns) return `ha ${fields} colonne invece di ${columns}`
  if (!/^[A-Z]\d{3}$/.test(get('CODICE_CATASTALE'))) return `il codice catastale «${get('CODICE_CATASTALE')}» non è una lettera e tre cifre`
  if (get('COMUNE') === '') return 'manca il nome del comune'
  return /^[A-Z]{2}$/.test(get('PR')) ? null : `la provincia «${get('PR')}» non è una sigla di due lettere`
}

const subject = ({ get }: Row) => ({ code: get('CODICE_CATASTALE'), name: accented(get('COMUNE'), get('PR')), province: get('PR') })
const notInstituted = (row: Row): Surcharge => ({ ...subject(row), exemption: 0, brackets: [{ finoA: null, aliquota: 0 }], special: null })

/** The surcharge; 'inapplicable' if the act came too late; or the reason (in Italian) why the row cannot be used. */
function surcharge(row: Row): Surcharge | string {
  const { get } = row
  if (/inapplicabil/i.test(get('NOTE'))) return 'inapplicable'
  const rates: Rate[] = []
  const exemptions: string[] = []
  for (const [rateColumn, textColumn] of PAIRS) {
    const [written, text] = [get(rateColumn), get(textColumn)]
    if (written === '' && text === '') continue
    const rate = /^\d?[,.]\d{1,4}$|^\d$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN
    if (!(rate <= HIGHEST_RATE)) return `l'aliquota «${written}» non è una percentuale tra 0 e 1,2`
    if (!/^esenzion/i.test(text)) rates.push({ rate, text })
    else if (rate === 0) exemptions.push(text)
    else return `ha un'esenzione con aliquota ${written}: «${text}»`
  }
  const official = officialAmount(get('IMPORTO_ESENTE'))
  if (official === null) return `l'importo esente «${get('IMPORTO_ESENTE')}» non è un importo`
  const { threshold, special } = readExemptions(exemptions, official)
  const brackets = readBrackets(rates, threshold)
  return typeof brackets === 'string' ? brackets : { ...subject(row), exemption: threshold, brackets, special }
}

function officialAmount(text: string): number | null {
  if (text === '') return 0
  const [amount, more] = amountsIn(text)
  return /^[\d.,]+$/.test(text) && amount !== undefined && more === undefined ? amount : null
}
