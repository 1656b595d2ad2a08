import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../../packages/contract/test/how-many.ts'
import { main } from '../src/commands.ts'

const golden = readFileSync(new URL('../../../packages/tax-rules/golden/iforfettari.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { stato: object; atteso: { confronto: { vantaggioForfettario: number } } })
const [first = { stato: {}, atteso: { confronto: { vantaggioForfettario: 0 } } }] = golden

/** Runs a command with an input and returns the answers as text. */
async function run(args: readonly string[], input: string | Iterable<string | Uint8Array>, isTTY = false) {
  const written = { out: '', err: '' }
  const sink = (key: 'out' | 'err') =>
    new Writable({
      write: (chunk, _, done) => {
        written[key] += chunk
        done()
      },
    })
  const stdin = Object.assign(Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input), { isTTY })
  const code = await main(args, { stdin, stdout: sink('out'), stderr: sink('err') })
  return {
    code,
    ...written,
    answers: written.out
      .split('\n')
      .filter(Boolean)
      .map((line) => (line.startsWith('{') ? (JSON.parse(line) as Record<string, unknown>) : {})),
  }
}
const calcola = (input: string | Iterable<string | Uint8Array>) => run(['calcola', 'iforfettari'], input)

describe('calcola', () => {
  it('answers every state on its own line, in order, and ends with 0', async () => {
    const { code, answers } = await calcola(golden.map(({ stato }) => JSON.stringify(stato)).join('\n'))
    expect(code).toBe(0)
    expect(answers.map((a) => (a.confronto as { vantaggioForfettario: number }).vantaggioForfettario)).toEqual(
      golden.map((g) => g.atteso.confronto.vantaggioForfettario),
    )
  })

  it.each([
    ['text', 'ciao', /non è JSON valido/],
    ['a number', '12', /contiene un numero/],
    ['a list', '[{}]', /contiene un elenco/],
    ['null', 'null', /contiene null/],
    ['NaN', '{"annoImposta": NaN}', /non è JSON valido/],
    ['an unclosed object', '{"annoImposta": 2026', /non è JSON valido, dal carattere 21/],
    ['nothing', '', /riga è vuota/],
    ['a megabyte of junk', '['.repeat(1_200_000), /supera un milione di caratteri/],
    ['deep nesting', '['.repeat(900_000), /non è JSON valido/],
  ])('answers %s with the line and a sentence, and calculates the others', async (_, bad, sentence) => {
    const good = JSON.stringify(first.stato)
    const { code, answers } = await calcola(`${good}\n${bad}\n${good}\n`)
    expect(code).toBe(1)
    expect(answers).toHaveLength(3)
    expect(answers[1]).toEqual({ riga: 2, errore: expect.stringMatching(sentence) })
    expect(answers[2]).toEqual(answers[0])
  })

  it('answers a missing or unknown year with a message, and does not count it as calculated', async () => {
    const { code, answers } = await calcola('{}\n{"annoImposta": 1990}\n')
    expect(code).toBe(1)
    expect(answers.map((a) => (a.messaggi as { id: string }[]).map((m) => m.id))).toEqual([['CAMPO_OBBLIGATORIO'], ['VALORE_NON_VALIDO']])
  })

  it.each(['iforfettari', 'convsrl', 'budget4u'])('lists in %s the allowed values beside a wrong value', async (simulator) => {
    const wrong = {
      annoImposta: 2026,
      redditoContributiImposta: { ricavi: -1 },
      datiSimulazioniSrl: { soci: [{ redditi: { pensione: -1 } }] },
      informazioniCostiDiAvvio: { tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE', investimenti: { furgoni: { costo: -1 } } },
    }
    const { code, answers } = await run(['calcola', simulator], JSON.stringify(wrong))
    expect(code).toBe(0)
    expect(answers[0]?.messaggi).toContainEqual(
      expect.objectContaining({ id: 'VALORE_NON_VALIDO', testo: 'Valore non valido', dettaglio: 'ammesso da 0,00 a 9.999.999,00 €' }),
    )
  })

  it('calculates as much as possible of a state full of wrong values', async () => {
    const { code, answers } = await calcola(
      '{"annoImposta": 2026, "tipologia": 7, "redditoContributiImposta": "no", "regimeForfettario": {"gruppo": "9"}, "boh": 1}',
    )
    expect(code).toBe(0)
    expect(((answers[0]?.messaggi ?? []) as { campo: string }[]).map((m) => m.campo)).toEqual(
      expect.arrayContaining(['tipologia', 'regimeForfettario.gruppo', 'nomeCognome']),
    )
  })

  it('names a line in another encoding, and calculates the others', async () => {
    const good = JSON.stringify(first.stato)
    const { code, answers } = await calcola([Buffer.from(`${good}\n`), Buffer.from('{"nomeCognome":"Nicolò"}\n', 'latin1'), Buffer.from(good)])
    expect(code).toBe(1)
    expect(answers).toHaveLength(3)
    // The letter ò is the 22nd character.
    expect(answers[1]).toEqual({ riga: 2, errore: expect.stringMatching(/^La riga non è in UTF-8, dal carattere 22: .* Salvare il file in UTF-8/) })
    expect(answers[2]).toEqual(answers[0])
  })

  it('names what a state has that is no field, with the nearest name, and leaves the results as they are', async () => {
    const good = JSON.stringify(first.stato)
    const wrong = JSON.stringify({ ...first.stato, regimeForfetario: { gruppo: 9 }, xyz: [], redditi: null, calendario: { rate: 3 } })
    const { code, out, err } = await calcola(`${good}\n${wrong}\n${wrong}\n{"annoImposta":2026,"lettera":{},"gestionePrevidenziale":7}\n`)
    expect(code).toBe(0)
    expect(out.split('\n').slice(1, 3)).toEqual([out.split('\n')[0], out.split('\n')[0]])
    expect(err.split('\n')).toEqual([
      'Riga 2 e altre 1: «regimeForfetario» non è un campo dello stato: non conta. Forse: regimeForfettario',
      'Riga 4: «gestionePrevidenziale» dovrebbe essere una sezione, tra parentesi graffe: non conta',
      '',
    ])
  })

  it('says nothing of the states of the golden lines', async () => {
    for (const name of ['iforfettari', 'convsrl', 'budget4u', 'casse', 'concordato', 'forme']) {
      const lines = readFileSync(new URL(`../../../packages/tax-rules/golden/${name}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
      const stati = lines.slice(0, 10).map((line) => JSON.stringify((JSON.parse(line) as { readonly stato: object }).stato))
      expect([name, (await run(['calcola', name], stati.join('\n'))).err]).toEqual([name, ''])
    }
  })

  it('names at most twenty places', async () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, k) => [`z${k}`, 1]))
    const { err } = await calcola(JSON.stringify({ ...first.stato, ...many }))
    expect(err.trim().split('\n')).toHaveLength(21)
    expect(err).toMatch(/Si dicono i primi 20: possono essercene altri\.\n$/)
  })

  it('looks also into the state of the simulator that a calendar reads', async () => {
    const { err } = await run(
      ['calcola', 'calendario'],
      JSON.stringify({ simulatore: 'IFORFETTARI', statoSimulatore: { annoImposta: 2026, tipologa: 'IMPRESA' } }),
    )
    expect(err).toBe('Riga 1: «statoSimulatore.tipologa» non è un campo dello stato: non conta. Forse: statoSimulatore.tipologia\n')
  })

  it('ends with 0 on no input at all', async () => expect(await calcola('')).toMatchObject({ code: 0, out: '' }))
})

describe('convsrl', () => {
  const [riferimento = ''] = readFileSync(new URL('../../../packages/tax-rules/golden/convsrl.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"id": "conv-riferimento"') || line.includes('"id":"conv-riferimento"'))
  const { stato: letto } = JSON.parse(riferimento) as { stato: { datiSimulazioniSrl: object } }
  // The reference run of the rule page leaves IRAP out.
  const stato = JSON.stringify({ ...letto, datiSimulazioniSrl: { ...letto.datiSimulazioniSrl, irap: { modalita: 'ESCLUSA' } } })

  it('is calculated like the others', async () => {
    const { code, answers } = await run(['calcola', 'convsrl'], `${stato}\n{}\n`)
    expect(code).toBe(1)
    expect(answers[0]).toMatchObject({ riepilogo: { scenario6: { totali: { totale: 42_206.02 } } } })
    expect(answers[1]).toEqual({ messaggi: [expect.objectContaining({ id: 'CAMPO_OBBLIGATORIO', campo: 'annoImposta' })] })
  })

  it('explains a value of a partner, counted from zero as in the result', async () => {
    const { code, out } = await run(['spiega', 'convsrl', 'traspSimulazioniSrl.scenario6.soci[0].irpefNetta', '--livelli=1'], stato)
    expect(code).toBe(0)
    expect(out).toMatch(/^IRPEF netta del socio 1, trasparente e compensi: 18.067,36 €/)
  })
})

describe('budget4u', () => {
  const lines = readFileSync(new URL('../../../packages/tax-rules/golden/budget4u.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; stato: object; atteso: { risultati: { redditoDisponibile: number } | null } })
  const stato = JSON.stringify(lines.find(({ id }) => id === 'bud-impresa-2026')?.stato)

  it('is calculated like the others', async () => {
    const { code, answers } = await run(['calcola', 'budget4u'], lines.map((line) => JSON.stringify(line.stato)).join('\n'))
    expect(code).toBe(0)
    expect(answers.map((a) => (a.risultati as { redditoDisponibile: number } | null)?.redditoDisponibile ?? null)).toEqual(
      lines.map(({ atteso }) => atteso.risultati?.redditoDisponibile ?? null),
    )
  })

  it.each([
    ['a line of the result', 'inail.premio', /^Premio INAIL dell'attività: 333,98 €/, /nota: {4}Stima: le tabelle annuali/],
    ['a person', 'persone[0].irpefNetta', /^IRPEF netta del titolare: 10.389,07 €/, /art. 11, c. 3, TUIR/],
    ['a later year of the plan', 'pianoTriennale[2].ricavi', /^Ricavi o compensi: 138.600,00 €/, /bilancio di previsione: piano triennale/],
    ['a step of the picture', 'quadro.ripartizione.resta', /^Reddito disponibile: 25.376,17 €/, /Affitto figurativo/],
  ])('explains %s', async (_, path, first, within) => {
    const { code, out } = await run(['spiega', 'budget4u', path, '--livelli=tutti'], stato)
    expect(code).toBe(0)
    expect(out).toMatch(first)
    expect(out).toMatch(within)
  })
})

describe('spiega', () => {
  const spiega = (path: string, ...options: string[]) => run(['spiega', 'iforfettari', path, ...options], JSON.stringify(first.stato))

  it('prints value, formula, norm and source as a tree', async () => {
    const { code, out } = await spiega('redditoContributiImposta.contributiIvsNetti', '--livelli=tutti')
    expect(code).toBe(0)
    expect(out).toMatch(/^Contributi IVS del titolare in regime forfettario: 5.233,44 €/)
    expect(out).toContain('norma:   L. 190/2014, art. 1, c. 77')
    expect(out).toContain('fonte:   circ. INPS 14/2026')
    expect(out).toContain('(spiegato sopra)')
    expect(out).toContain('campo:   redditoContributiImposta.ricavi')
  })

  it('stops at the requested level', async () => {
    const depth = async (...options: string[]) => {
      const { out } = await spiega('redditoContributiImposta.impostaSostitutiva', ...options)
      return Math.max(0, ...out.split('\n').map((line) => 1 + line.search(/[├└]─/)))
    }
    expect([await depth('--livelli=1'), await depth(), await depth('--livelli=3')]).toEqual([0, 1, 4])
    expect(await depth('--livelli=tutti')).toBeGreaterThan(7)
    expect((await spiega('redditoContributiImposta.impostaSostitutiva', '--livelli=uno')).code).toBe(2)
  })

  it('explains the break-even point with the calculation found there', async () => {
    const { out } = await spiega('pareggio.costi')
    expect(out).toMatch(/^Costi di pareggio: 26.669,00 €/)
    expect(out).toContain("Vantaggio del regime forfettario con l'IVA indetraibile: −0,31 €")
  })

  it.each([
    ['an unknown path, with similar ones', ['spiega', 'iforfettari', 'confronto.vantaggio'], '{}', /Forse: confronto.vantaggioForfettario/],
    ['a missing path', ['spiega', 'iforfettari'], '{}', /Manca il percorso/],
    ['an unknown simulator', ['calcola', 'boh'], '{}', /Simulatore sconosciuto: «boh». Quelli disponibili: iforfettari/],
    ['a hostile simulator', ['calcola', 'constructor'], '{}', /Simulatore sconosciuto/],
    ['no simulator', ['calcola'], '{}', /Manca il simulatore/],
    ['a state that is not JSON', ['spiega', 'iforfettari', 'regimeNormale.totaleNormale'], '{', /non è JSON valido/],
    ['a state that is a list', ['spiega', 'iforfettari', 'regimeNormale.totaleNormale'], '[]', /deve essere un oggetto/],
    ['a state without a year', ['spiega', 'iforfettari', 'regimeNormale.totaleNormale'], '{}', /annoImposta: Campo obbligatorio/],
    ['an unknown command', ['boh'], '', /npm run -s calcola/],
    [
      'an unknown option',
      ['calcola', 'iforfettari', '--anno', '2025', '--pippo'],
      '{}',
      /^«calcola» non ha l'opzione --anno: ha --campi, --formato\. Aiuto: --aiuto\n$/,
    ],
    ['the option of another command', ['calcola', 'iforfettari', '--livelli=2'], '{}', /non ha l'opzione --livelli/],
    ['an unknown short option', ['spiega', 'iforfettari', 'confronto', '-x'], '{}', /«spiega» non ha l'opzione -x/],
    ['a hostile option', ['calcola', 'iforfettari', '--constructor=1'], '{}', /non ha l'opzione --constructor/],
    ['an option without its value', ['calcola', 'iforfettari', '--campi'], '{}', /Manca il valore di --campi, per esempio --campi=a\.b,c\.d/],
    ['an option twice', ['calcola', 'iforfettari', '--formato=csv', '--formato=parquet'], '{}', /--formato è scritta due volte/],
    ['one more word', ['calcola', 'iforfettari', 'stati.jsonl'], '{}', /«calcola» non sa che fare di «stati\.jsonl»/],
    [
      'a state in another encoding',
      ['spiega', 'iforfettari', 'regimeNormale.totaleNormale'],
      ['{"a":"', Buffer.from([0xe0])],
      /non è in UTF-8, dal carattere 7/,
    ],
  ])('refuses %s', async (_, args, input, sentence) => {
    const { code, err, out } = await run(args, input)
    expect([code > 0, out]).toEqual([true, ''])
    expect(err).toMatch(sentence)
  })

  it('reports missing input instead of waiting for a typed state', async () => {
    expect(await run(['calcola', 'iforfettari'], '', true)).toMatchObject({ code: 2, err: expect.stringContaining('Mancano i dati') })
  })

  it('prints its help in Italian', async () => expect((await run(['calcola', '--aiuto'], '')).out).toContain('Legge stati dallo standard input'))
})

describe('legge', () => {
  it('confronta lists the effect of each change of law, and refuses a line that is not a state', async () => {
    // A professional with a fund of 5,000 out of 45,000: 2% of the part above 28,000 of a taxable income of 40,000.
    const stato = {
      annoImposta: 2025,
      tipologia: 'PROFESSIONE',
      gestionePrevidenziale: { cassaProfessionale: true },
      regimeForfettario: { gruppo: 8, impostaSost: 15 },
      redditoContributiImposta: { ricavi: 45_000, contributiCassaProf: 5_000 },
    }
    const { code, out } = await run(['legge', 'confronta', 'iforfettari', '2025', '2026'], JSON.stringify(stato))
    expect(code).toBe(0)
    expect(out).toContain("  −240,00 €  Scaglioni dell'IRPEF [art. 11, c. 1, TUIR (D.P.R. 917/1986)]")
    expect((await run(['legge', 'confronta', 'iforfettari', '2025', '2026'], 'non è JSON')).code).toBe(1)
  })

  it('prints a line for each figure and year, with its readings', async () => {
    const { code, answers } = await run(['legge', 'cifre'], '', true)
    expect(code).toBe(0)
    expect(new Set(answers.map(({ id, anno }) => `${id} ${anno}`)).size).toBe(answers.length)
    for (const line of answers) expect(Object.keys(line)).toEqual(['id', 'nome', 'anno', 'valore', 'unita', 'norma', 'attendibilita', 'fonti'])
    // Ordinary rate of the sole trader's section, circ. INPS 14/2026: read in two texts.
    const aliquota = answers.find(({ id, anno }) => id === 'inps.aliquota' && anno === 2026)
    expect(aliquota).toMatchObject({ valore: 24, unita: 'percento' })
    for (const fonte of (aliquota?.fonti ?? []) as object[]) expect(Object.keys(fonte)).toEqual(['atto', 'dove', 'letto', 'tipo'])
  })

  it('leaves out the years that do not have the figure', async () => {
    const { answers } = await run(['legge', 'cifre'], '')
    // D.L. 34/2020, art. 24: waived once.
    expect(answers.filter(({ id }) => id === 'irap.accontoCondonato').map(({ anno }) => anno)).toEqual([2020])
  })

  it('prints a line with the fingerprint of each simulator and year', async () => {
    const { code, answers } = await run(['legge', 'impronte'], '', true)
    expect(code).toBe(0)
    expect(answers.map(({ simulatore, anno }) => `${simulatore} ${anno}`)).toEqual(
      ['iforfettari', 'convsrl', 'budget4u', 'concordato', 'casse'].flatMap((simulatore) => taxYears.map((anno) => `${simulatore} ${anno}`)),
    )
    for (const line of answers) expect(line).toEqual({ ...line, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), byte: expect.any(Number) })
    expect(new Set(answers.map(({ sha256 }) => sha256)).size).toBe(answers.length)
  })

  it('counts the figures by reliability, as in the README', async () => {
    const { code, out } = await run(['legge', 'conteggio'], '')
    expect(code).toBe(0)
    expect(out).toMatch(/^\d+ cifre, una per anno: \d+ confermate, /)
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    expect(readme.replace(/\s+/g, ' ')).toContain(out.trim())
  })

  it('prints every figure of the calendar of payments with its reliability', async () => {
    const { code, out } = await run(['legge', 'scadenze'], '')
    const cifre = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly id: string; readonly anno: number; readonly attendibilita: string })
    expect(code).toBe(0)
    expect(cifre).toContainEqual(expect.objectContaining({ id: 'calendario.termini.isa', anno: 2026, attendibilita: 'fonte unica' }))
  })

  it.each([
    ['an unknown year', ['legge', 'confronta', 'iforfettari', '2026', '2028'], /Si usa: legge confronta SIMULATORE ANNO ANNO/],
    ['nothing', ['legge'], /Manca che cosa chiedere alla legge/],
    ['what it does not know', ['legge', 'boh'], /«boh» non si sa. Si può chiedere: cifre, conteggio, confronta/],
    ['a hostile name', ['legge', 'constructor'], /«constructor» non si sa/],
    ['an option', ['legge', 'cifre', '--anno=2026'], /«legge cifre» non ha l'opzione --anno: non ne ha/],
    ['one more word', ['legge', 'conteggio', '2026'], /«legge conteggio» non sa che fare di «2026»/],
  ])('refuses %s', async (_, args, sentence) => {
    expect(await run(args, '')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(sentence) })
  })
})

describe('the process', () => {
  const main = new URL('../src/main.mjs', import.meta.url).pathname
  const process_ = (args: readonly string[], input: string) => spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' })

  it('reads, writes and ends like any other command', () => {
    const { status, stdout } = process_(['calcola', 'iforfettari'], `${JSON.stringify(first.stato)}\nboh\n`)
    expect(status).toBe(1)
    expect(stdout.split('\n').map((line) => line.slice(0, 10))).toEqual(['{"gestione', '{"riga":2,', ''])
  })

  const shell = (line: string) => spawnSync('sh', ['-c', line.replaceAll('CALCOLA', `'${process.execPath}' '${main}'`)], { encoding: 'utf8' })

  it.skipIf(process.platform === 'win32')('names a folder that is given as input', () => {
    expect(shell('CALCOLA calcola iforfettari < /')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^I dati non si leggono da una cartella/),
    })
  })

  it.skipIf(!existsSync('/dev/full'))('names a full disk, and says that the file is not complete', () => {
    // The help ends in the same way.
    for (const line of [`echo '{"annoImposta":2026}' | CALCOLA calcola iforfettari > /dev/full`, 'CALCOLA --aiuto > /dev/full'].slice(0, howMany(1, 2)))
      expect(shell(line), line).toMatchObject({
        status: 1,
        stderr: 'La risposta non si scrive: il disco è pieno, liberare spazio (ENOSPC). Ciò che è già scritto non è completo.\n',
      })
    // Without a place for the sentence the exit code says it.
    expect(shell('CALCOLA boh 2> /dev/full')).toMatchObject({ status: 2 })
  })

  it('ends quietly when its reader stops early', () => {
    // Three megabytes of answers: a pipe holds 64 kB.
    const many = `${JSON.stringify(first.stato)}\n`.repeat(400)
    const { status, stderr } = spawnSync('sh', ['-c', `'${process.execPath}' '${main}' calcola iforfettari | head -c 10`], { input: many, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    if (process.env.BILANCIA_LUNGO) expect(shell('CALCOLA --aiuto | true')).toMatchObject({ status: 0, stderr: '' })
  })
})
