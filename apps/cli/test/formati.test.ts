import { readFileSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../../packages/contract/test/how-many.ts'
import { allColumns, columnsOf, valueIn } from '../src/columns.ts'
import { main } from '../src/commands.ts'
import { csvRow } from '../src/formats.ts'
import { conConfronto, simulators } from '../src/simulators.ts'

const stati = (name: string) =>
  readFileSync(new URL(`../../../packages/tax-rules/golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly stato: object }).stato)
const testo = (states: readonly object[]) => states.map((stato) => JSON.stringify(stato)).join('\n')

async function run(args: readonly string[], input: string) {
  const out: Uint8Array[] = []
  let err = ''
  const stdout = new Writable({
    write: (chunk: Uint8Array, _, done) => {
      out.push(chunk)
      done()
    },
  })
  const stderr = new Writable({
    write: (chunk, _, done) => {
      err += chunk
      done()
    },
  })
  const code = await main(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr })
  return { code, err, bytes: Buffer.concat(out) }
}

const campi = ['confronto.vantaggioForfettario', 'confronto.regimeConveniente', 'irpefCollaboratore1.irpefNetta', 'regimeForfettario', 'messaggi'] as const
const iforfettari = stati('iforfettari')
const calcola = async (...options: string[]) => run(['calcola', 'iforfettari', ...options], `${testo(iforfettari)}\nboh\n{}\n`)
const risultati = async () =>
  (await calcola()).bytes
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('calcola --campi', () => {
  it('writes only the requested parts of each result, named by their paths, with the same values', async () => {
    const { code, bytes } = await calcola('--campi', campi.join())
    expect(code).toBe(1)
    const lines = bytes
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const simulator = await simulators.iforfettari?.()
    if (!simulator) throw new Error('no simulator')
    const columns = columnsOf(simulator.risultato, campi)
    const whole = await risultati()
    lines.slice(0, -2).forEach((line, i) => {
      expect(Object.keys(line)).toEqual(campi)
      expect(Object.values(line)).toEqual(columns.map((column) => valueIn(whole[i], column) ?? null))
    })
    expect(lines.slice(-2)).toEqual([
      { riga: iforfettari.length + 1, errore: expect.stringContaining('non è JSON valido') },
      { riga: iforfettari.length + 2, errore: 'annoImposta: Campo obbligatorio' },
    ])
  })

  it.each(conConfronto)('gives in %s from the rules alone the same value as the whole result', async (name) => {
    const simulator = await simulators[name]?.()
    if (!simulator) throw new Error('no simulator')
    const [uno = {}] = stati(name)
    const anno = { ...uno, annoImposta: 2025 }
    const dellaLegge = allColumns(simulator.risultato)
      .map((column) => column.name)
      .filter((path) => simulator.scelti([path])(anno) !== null)
    expect(dellaLegge.filter((path) => path.includes('affidabilita'))).toEqual([])
    expect(dellaLegge.length).toBeGreaterThan(90)
    const input = testo(
      stati(name)
        .filter((_, i) => i % howMany(3, 1) === 0)
        .map((stato, i) => ({ ...stato, annoImposta: i % 2 ? 2027 : 2025 })),
    )
    const few = (await run(['calcola', name, `--campi=${dellaLegge.join()}`], input)).bytes.toString().trim().split('\n')
    const whole = (await run(['calcola', name, `--campi=${dellaLegge.join()},messaggi`], input)).bytes.toString().trim().split('\n')
    few.forEach((line, i) => {
      const { messaggi: _, ...same } = JSON.parse(whole[i] ?? '') as Record<string, unknown>
      expect(JSON.parse(line)).toEqual(same)
    })
  })

  it('writes the tables of Forme as its rules calculate them', async () => {
    const some = stati('forme').slice(0, howMany(4, 12))
    const regole = await (await simulators.forme?.())?.regole()
    const { bytes, code } = await run(['calcola', 'forme'], testo(some))
    expect(code).toBe(0)
    const lines = bytes.toString().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(some.map((stato) => regole?.calcola(stato)))
    expect(lines).toHaveLength(some.length)
  })

  it('writes the calendars of payments as their rules calculate them', async () => {
    // Its golden lines run on the artefacts in `artefact/test/golden.test.ts`. A day, one in four is also compared with the rules.
    const some = stati('calendario').filter((_, i) => i % howMany(4, 1) === 0)
    const regole = await (await simulators.calendario?.())?.regole()
    const { bytes, code } = await run(['calcola', 'calendario'], testo(some))
    expect(code).toBe(0)
    const lines = bytes.toString().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(some.map((stato) => regole?.calcola(stato)))
  })

  it('writes the plans as their rules calculate them', async () => {
    const some = stati('piano').slice(0, 3)
    const regole = await (await simulators.piano?.())?.regole()
    const { bytes, code } = await run(['calcola', 'piano'], testo(some))
    expect(code).toBe(0)
    const lines = bytes.toString().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(some.map((stato) => regole?.calcola(stato)))
    expect(lines).toHaveLength(3)
  })

  it.each([
    ['a typing error', 'confronto.vantaggioForfetario', 'confronto.vantaggioForfettario'],
    ['a path cut short', 'confronto.vantagio', 'confronto.vantaggioForfettario'],
    ['another case', 'irpefimprenditore.irpefnetta', 'irpefImprenditore.irpefNetta'],
    ['an entry without its place', 'confronto.affidabilita.datiMancanti[].dato', 'confronto.affidabilita.datiMancanti[0].dato'],
    ['a hostile path', 'constructor', ''],
  ])('refuses %s before any line, naming the nearest path', async (_, path, near) => {
    const { code, err, bytes } = await calcola(`--campi=confronto.regimeConveniente,${path}`)
    expect([code, bytes.length]).toEqual([2, 0])
    expect(err).toContain(`Nel risultato non c'è «${path}». Il percorso più vicino: ${near}`)
  })
})

describe('calcola --formato', () => {
  it('csv: a row for each line, read back with the values of the results', async () => {
    const { code, bytes } = await calcola('--formato=csv', `--campi=${campi.join()}`)
    expect(code).toBe(1)
    const rows = parse(bytes, { columns: true }) as Record<string, string>[]
    const whole = await risultati()
    expect(rows).toHaveLength(whole.length)
    expect(Object.keys(rows[0] ?? {})).toEqual(['riga', ...campi, 'errore'])
    rows.slice(0, -2).forEach((row, i) => {
      const { confronto, messaggi } = whole[i] as { confronto: { vantaggioForfettario: number | null; regimeConveniente: string | null }; messaggi: unknown }
      expect([row.riga, row[campi[0]], row[campi[1]], JSON.parse(row.messaggi ?? ''), row.errore]).toEqual([
        String(i + 1),
        String(confronto.vantaggioForfettario ?? ''),
        confronto.regimeConveniente ?? '',
        messaggi,
        '',
      ])
    })
    expect(rows.at(-1)?.errore).toBe('annoImposta: Campo obbligatorio')
  })

  it('csv: no text can be read as a formula, and a negative amount stays a number', () => {
    expect(csvRow(['=1+1', '@x', '-x', -12.5, 'Rossi, Bianchi', null])).toBe(`'=1+1,'@x,'-x,-12.5,"Rossi, Bianchi",\r\n`)
  })

  it.each(Object.keys(simulators))('parquet: a row for each line of %s, with the types of the schema', async (name) => {
    // The format depends on the columns, which all lines share, not on their number.
    const input = `${testo(stati(name).slice(0, howMany(12, 1_000)))}\nboh\n`
    const { bytes } = await run(['calcola', name, '--formato=parquet'], input)
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
    const rows = await parquetReadObjects({ file })
    const table = parse((await run(['calcola', name, '--formato', 'csv'], input)).bytes, { columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(table.length)
    const types = new Map(parquetSchema(parquetMetadata(file)).children.map(({ element }) => [element.name, element.converted_type ?? element.type]))
    // The columns of Forme, the years of a plan and of the concordato, the payments are lists: one column of JSON each.
    expect(new Set(types.values())).toEqual(
      new Set(['INT32', 'DOUBLE', ...(['forme', 'piano', 'concordato', 'calendario'].includes(name) ? [] : ['BOOLEAN']), 'UTF8', 'JSON']),
    )
    rows.forEach((row, i) => {
      for (const [column, text] of Object.entries(table[i] ?? {})) {
        const value = row[column]
        expect(types.get(column) === 'JSON' && value !== null ? JSON.stringify(value) : String(value ?? '')).toBe(text)
      }
    })
  })

  it('calendario: one state becomes a table of payments, a diary or F24 forms; input without a calendar is refused', async () => {
    const [uno = {}] = stati('calendario')
    const file = async (formato: string, input = JSON.stringify(uno)) => run(['calcola', 'calendario', `--formato=${formato}`], input)
    const testo_ = async (formato: string) => (await file(formato)).bytes.toString()
    const giorni = (parse(await testo_('pagamenti'), { columns: true }) as Record<string, string>[]).map(({ data }) => data)
    expect(giorni.length).toBeGreaterThan(10)
    expect((await testo_('ics')).match(/^UID:.*$/gm)).toHaveLength(new Set(giorni).size)
    const modelli = (await testo_('f24')).trim().split('\n')
    expect(new Set(modelli.map((line) => (JSON.parse(line) as { data: string }).data))).toEqual(new Set(giorni))
    for (const input of ['{}', 'boh', `${JSON.stringify(uno)}\n{}`]) expect(await file('ics', input)).toMatchObject({ code: 1, bytes: Buffer.alloc(0) })
    expect(await run(['calcola', 'forme', '--formato=ics'], '{}')).toMatchObject({ code: 2 })
  })

  it('without input: a table without rows; an unknown format is refused', async () => {
    expect((await run(['calcola', 'iforfettari', '--formato=csv', '--campi=confronto.regimeConveniente'], '')).bytes.toString()).toBe(
      'riga,confronto.regimeConveniente,errore\r\n',
    )
    const { bytes } = await run(['calcola', 'iforfettari', '--formato=parquet'], '')
    expect(parquetMetadata(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer).num_rows).toBe(0n)
    expect(await run(['calcola', 'iforfettari', '--formato=xls'], '{}')).toMatchObject({ code: 2, err: expect.stringContaining('jsonl, csv, parquet') })
  })
})
