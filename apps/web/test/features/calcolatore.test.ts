// @vitest-environment node
/**
 * The page's worker, on the files that set-up built, gives the same as the server's function and loads no file that a state
 * does not need.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { forme as contratto, setPath, type TaxYear } from '@bilancia/contract'
import { budget4u, calendario, convsrl, forme, iforfettari, piano } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { cartella, cifreCalendario, cifreForme, fileDi } from '../../../../packages/artefact/src/index.ts'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { calendario as calendarHost } from '../../src/features/simulator/calcolatore/calendario-host.ts'
import { forme as formeHost } from '../../src/features/simulator/calcolatore/forme-host.ts'
import { hosts, type SimulatorName } from '../../src/features/simulator/calcolatore/hosts.ts'
import type { Part, Source } from '../../src/features/simulator/calcolatore/law.ts'
import { scanned } from '../../src/features/simulator/calcolatore/scan.ts'

/** The files as from the network, with a list of the requests. */
function disk(simulator: SimulatorName): { readonly source: Source; readonly asked: string[] } {
  const asked: string[] = []
  const source = async (year: TaxYear | null, part: Part, of: string = simulator) => {
    asked.push(`${year} ${part}`)
    if (year === null) return new Response(readFileSync(cifreCalendario(cartella)))
    const { moduli, perPagina, nomi } = fileDi(cartella, of, year)
    return new Response(readFileSync({ ...moduli, manifesto: perPagina, nomi, cifre: cifreForme(cartella, year) }[part]))
  }
  return { source, asked }
}

type Golden = { readonly stato: Readonly<Record<string, unknown>> }

const golden = (simulator: SimulatorName, how: number): readonly Golden['stato'][] => {
  const file = fileURLToPath(new URL(`../../../../packages/tax-rules/golden/${simulator}.jsonl`, import.meta.url))
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const states = lines.filter((_, i) => i % Math.floor(lines.length / how) === 0).map((line) => (JSON.parse(line) as Golden).stato)
  return states.flatMap((stato) => [stato, { ...stato, annoImposta: 2027 }])
}

const simulators = { iforfettari, convsrl, budget4u } as const

describe.each(['iforfettari', 'convsrl', 'budget4u'] as const)('%s in the worker', (name) => {
  it('gives the same as the server, in final years and in the provisional one', async () => {
    const { calculate } = await hosts[name](disk(name).source)
    for (const state of golden(name, 6)) {
      const { risultato, quadro } = simulators[name].calcolaConQuadro(state)
      expect(await calculate(state)).toEqual({ State: risultato, Quadro: quadro })
    }
  })
})

const quiet = () => {}

describe('a scan in the page', () => {
  it('gives the picked parts of one calculation for each patch, and leaves the state as it was', async () => {
    const host = await hosts.iforfettari(disk('iforfettari').source)
    const [state = {}] = golden('iforfettari', 1)
    const before = structuredClone(state)
    const patches = [20_000, 60_000].map((ricavi) => ({ 'redditoContributiImposta.ricavi': ricavi }))
    const found = await scanned(host, state, { patches, picks: ['quadro.inMano', 'confronto.regimeConveniente'] })
    for (const [k, patch] of patches.entries()) {
      const { risultato, quadro } = iforfettari.calcolaConQuadro(setPath(state, 'redditoContributiImposta.ricavi', patch['redditoContributiImposta.ricavi']))
      expect(found[k]).toEqual({
        quadro: { inMano: quadro?.inMano },
        confronto: { regimeConveniente: 'confronto' in risultato ? risultato.confronto?.regimeConveniente : undefined },
      })
    }
    expect(state).toEqual(before)
  })

  it('of Budget4u has the same year in the flat-rate regime beside it', async () => {
    const host = await hosts.budget4u(disk('budget4u').source)
    const state = golden('budget4u', 40).find((one) => budget4u.confrontaConForfetario(one) !== null)
    if (!state) throw new Error('no golden line has a flat-rate side')
    const [found] = await scanned(host, state, { patches: [{}], picks: ['secondo.differenza'], beside: 'secondo' })
    expect(found).toEqual({ secondo: { differenza: budget4u.confrontaConForfetario(state)?.differenza } })
  })
})

describe('forme in the page', () => {
  /** A plan has no tax year of its own. */
  const tables = golden('forme', 4).filter((state) => 'attivita' in state)

  it('gives the same table as the server, in final years and in the provisional one', async () => {
    const { calculate } = await formeHost(disk('forme').source)
    for (const state of tables) expect((await calculate(state)).State).toEqual(forme.calcola(state))
  })

  it('finds the same curve, plan and states behind a column', async () => {
    const { search } = await formeHost(disk('forme').source)
    const [state = {}] = tables
    const curva = { ...state, escludi: ['SRL_OTTIMIZZATA'] }
    expect(await search({ ...curva, chiesto: { cerca: 'curva', variabile: 'COSTI' } }, quiet)).toEqual({
      curva: forme.curva(curva, { variabile: 'COSTI', punti: contratto.PUNTI }),
    })
    const plan = { profilo: state, annoInizio: 2026, anni: 3, forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE', 'SRL_TRASPARENTE'] }
    expect(await search({ ...plan, chiesto: { cerca: 'piano' } }, quiet)).toEqual({ piano: piano.calcola(plan) })
    const found = await search({ ...state, chiesto: { cerca: 'apri', forma: 'SRL_TRASPARENTE' } }, quiet)
    const [aperto] = 'aperti' in found ? found.aperti : []
    const column = forme.calcola(state)
    const own = 'colonne' in column ? column.colonne.find(({ forma }) => forma === 'SRL_TRASPARENTE') : undefined
    const opened = convsrl.calcola(aperto?.stato ?? {})
    expect('riepilogo' in opened && opened.riepilogo.scenario5?.totali?.totale).toBe(own?.prelievo)
  })
})

describe('the calendar of payments in the worker', () => {
  const states = readFileSync(fileURLToPath(new URL('../../../../packages/tax-rules/golden/calendario.jsonl', import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Golden).stato)
    .filter((state) => 'simulatore' in state)
  const [artisan = {}] = golden('forme', 4).filter((state) => 'attivita' in state)

  it('gives the same as the server on every simulator that it reads, and loads its figures once', async () => {
    const { source, asked } = disk('calendario')
    const { calculate } = await calendarHost(source)
    const own = [
      ...['FORFETTARIO', 'DITTA_INDIVIDUALE', 'SRL_TRASPARENTE', ''].map((forma) => ({ simulatore: 'FORME', forma, statoSimulatore: artisan })),
      ...states,
    ]
    for (const state of own) expect((await calculate(state)).State).toEqual(calendario.calcola(state))
    expect(asked.filter((one) => one.startsWith('null'))).toEqual(['null cifre'])
  })
})

describe('the additional searches find the same as the server', () => {
  it('both regimes over revenue and where they cross', async () => {
    const { search } = await hosts.iforfettari(disk('iforfettari').source)
    // Each curve is 200 calculations on both sides.
    for (const state of golden('iforfettari', howMany(2, 6))) expect(await search(state)).toEqual(iforfettari.curvaConPareggio(state, 200))
  })

  it('the best mix of fees and dividends, with progress', async () => {
    const { search } = await hosts.convsrl(disk('convsrl').source)
    const told: number[] = []
    const [state = {}] = golden('convsrl', 1)
    expect(await search(state, ({ fatto }) => told.push(fatto))).toEqual(convsrl.ottimizza(state))
    expect(told.length).toBeGreaterThan(10)
  })

  it('the same year in the flat-rate regime', async () => {
    const { search } = await hosts.budget4u(disk('budget4u').source)
    // A sector, which the second calculation needs.
    const states = golden('budget4u', 10).map((state) => ({ ...state, forfetari: { gruppoDiSettore: { gruppo: 9 } } }))
    const found = await Promise.all(states.map(search))
    expect(found).toEqual(states.map((state) => budget4u.confrontaConForfetario(state)))
    expect(found.some((one) => one !== null)).toBe(true)
  })
})

it('waits only for the files that a state needs; the others are loaded afterwards, each once', async () => {
  const { source, asked } = disk('iforfettari')
  let searches = () => {}
  const slow = new Promise<void>((resolve) => {
    searches = resolve
  })
  const { calculate } = await hosts.iforfettari(async (year, part) => {
    const response = await source(year, part)
    if (part === 'ricerche') await slow
    return response
  })
  const [state] = golden('iforfettari', 6).filter(({ annoImposta }) => annoImposta === 2026)
  await calculate({ ...state, calcolaPareggio: false })
  const year = ['2026 manifesto', '2026 calcolo', '2026 pesi', '2026 nomi', '2026 ricerche']
  expect(asked).toEqual(year)
  const sought = calculate({ ...state, calcolaPareggio: true })
  searches()
  expect((await sought).State).toMatchObject({ pareggio: expect.anything() })
  expect(asked).toEqual(year)
})

it('fails if a file cannot be loaded, and works when it can', async () => {
  const { source } = disk('iforfettari')
  let there = false
  const { calculate } = await hosts.iforfettari((year, part) => (there ? source(year, part) : Promise.reject(new Error('no network'))))
  const state = { annoImposta: 2026 }
  await expect(calculate(state)).rejects.toThrow('no network')
  there = true
  expect(await calculate(state)).toEqual({ State: iforfettari.calcola(state), Quadro: iforfettari.calcolaConQuadro(state).quadro })
})
