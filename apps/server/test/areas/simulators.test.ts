/** The calls of the simulators over HTTP. Figures come from the golden lines, computed by another program. */
import { readFileSync } from 'node:fs'
import { daDisco } from '@bilancia/artefact'
import { type TaxYear, taxYears } from '@bilancia/contract'
import { radiceDi } from '@bilancia/engine'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import { aConfronto } from '../../../../packages/tax-rules/test/a-confronto.ts'
import { type Suite, suite } from '../support/suite.ts'

let running: Suite
let token: string
beforeAll(async () => {
  running = await suite()
  token = await running.tokenOf(running.usernames.OPERATOR)
})
afterAll(() => running.close())

type Golden = { readonly id: string; readonly stato: Record<string, unknown> & { readonly annoImposta: TaxYear }; readonly atteso: Record<string, unknown> }
const goldenOf = (simulator: string) =>
  readFileSync(new URL(`../../../../packages/tax-rules/golden/${simulator}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Golden)
/** Every eighth line a day: `artefact/test/golden.test.ts` calculates all of them on the same compiled law, without a server. */
const daily = (lines: readonly Golden[]) => lines.filter((_, i) => i % howMany(8, 1) === 0)
const golden = goldenOf('iforfettari')
const goldenSrl = goldenOf('convsrl')
const goldenBudget = goldenOf('budget4u')

const calcola = (year: number | string, state: unknown, rest = '') => running.call(token, 'POST', `/consultools/calcolaForfetari/${year}${rest}`, state)
const STATE = golden[0]?.stato as Golden['stato']
const YEAR = STATE.annoImposta

it.each([
  ['calcolaForfetari', 'iforfettari'],
  ['calcolaSimulazioniSrl', 'convsrl'],
  ['calcolaSchedaBudget', 'budget4u'],
])('%s says which law gave the answer, in every year', async (call, simulatore) => {
  const given = async (year: TaxYear) => ((await running.call(token, 'POST', `/consultools/${call}/${year}`, {})).body as { Impronta: string }).Impronta
  const kept = daDisco()
  expect(await Promise.all(taxYears.map(given))).toEqual(taxYears.map((year) => kept.manifesto(simulatore, year).sha256))
})

it.each([
  ['calcolaForfetari', 'iforfettari', ['explanation/confronto.vantaggioForfettario', 'figures', 'curve', 'salti', 'letter']],
  ['calcolaSimulazioniSrl', 'convsrl', ['explanation/riepilogo.scenario1.totali.totale', 'figures', 'salti']],
  ['calcolaSchedaBudget', 'budget4u', ['explanation/risultati.redditoDisponibile', 'figures', 'salti', 'forfetario']],
] as const)('%s says it also of what explains, compares and writes', async (call, simulatore, others) => {
  const { stato } = goldenOf(simulatore)[0] as Golden
  const of = async (rest: string) => (await running.call(token, 'POST', `/consultools/${call}/${stato.annoImposta}/${rest}`, stato)).body
  const kept = (year: TaxYear) => daDisco().manifesto(simulatore, year).sha256
  for (const rest of others) expect(await of(rest), rest).toMatchObject({ Impronta: kept(stato.annoImposta) })
  expect(await of(`changes/${stato.annoImposta === 2020 ? 2021 : 2020}`)).toMatchObject({ Impronte: { da: kept(2020) } })
})

it.each([
  ['calcolaForfetari/2026', { tipologa: 'IMPRESA' }, 'tipologa', 'tipologia'],
  ['calcolaSimulazioniSrl/2026', { datiSimulazioniSrl: { soci: [{ quote: 60 }] } }, 'datiSimulazioniSrl.soci[0].quote', 'datiSimulazioniSrl.soci[0].quota'],
  ['calcolaSchedaBudget/2026', { inail: { classeRischio: 4 } }, 'inail.classeRischio', 'inail.classeDiRischio'],
  ['calcolaConcordato/2026', { sogetto: 'FORFETTARIO' }, 'sogetto', 'soggetto'],
  ['calcolaForme/2026', { attivita: { ricavo: 1 } }, 'attivita.ricavo', 'attivita.ricavi'],
  ['calcolaPiano/2026', { profilo: { attivita: { ricavo: 1 } } }, 'profilo.attivita.ricavo', 'profilo.attivita.ricavi'],
  ['calcolaCalendario/2026', { simulatore: 'FORME', statoSimulatore: { critero: 1 } }, 'statoSimulatore.critero', 'statoSimulatore.criterio'],
])('%s names beside the result what the state has and no field reads', async (call, state, campo, near) => {
  const { status, body } = await running.call(token, 'POST', `/consultools/${call}`, state)
  const without = (
    await running.call(token, 'POST', `/consultools/${call}`, call.startsWith('calcolaCalendario') ? { simulatore: 'FORME', statoSimulatore: {} } : {})
  ).body as object
  expect(status).toBe(200)
  expect(body).toEqual({
    ...without,
    State: expect.anything(),
    NonLetti: [{ campo, testo: `«${campo}» non è un campo dello stato: non conta. Forse: ${near}` }],
  })
  expect(without).not.toHaveProperty('NonLetti')
})

describe('calcolaForfetari', () => {
  it.each(daily(golden).map((g) => [g.id, g] as const))('gives the golden result of %s', async (_, { stato, atteso }) => {
    const { status, body } = await calcola(stato.annoImposta, stato)
    expect(status).toBe(200)
    const { messaggi, ...figures } = atteso
    expect((body as { State: object }).State).toMatchObject(figures)
  })

  it('uses the year of the address if the state has none, and refuses two years that differ', async () => {
    const { annoImposta: _, ...without } = STATE
    expect((await calcola(YEAR, without)).body).toEqual((await calcola(YEAR, STATE)).body)
    expect(await calcola(YEAR === 2026 ? 2025 : 2026, STATE)).toMatchObject({ status: 400, body: { code: 'ANNO_DIVERSO' } })
  })

  it.each(['2019', '2028', 'abc', '2026.5', '%20'])('answers 400 with a sentence to the year %s', async (year) =>
    expect(await calcola(year, STATE)).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } }),
  )

  it('turns wrong values into messages with their field, and calculates the rest', async () => {
    const { status, body } = await calcola(YEAR, { ...STATE, redditoContributiImposta: { ricavi: 'molti' }, nomeCognome: 12 })
    expect(status).toBe(200)
    expect((body as { State: { messaggi: unknown[] } }).State.messaggi).toContainEqual({
      id: 'VALORE_NON_VALIDO',
      gravita: 'ERRORE',
      campo: 'redditoContributiImposta.ricavi',
      testo: 'Valore non valido',
      dettaglio: 'ammesso da 0,00 a 9.999.999,00 €',
    })
  })

  it.each([
    ['not JSON', '{', 'STATO_NON_JSON'],
    ['a list', [], 'STATO_NON_OGGETTO'],
    ['a number', 3, 'STATO_NON_OGGETTO'],
  ])('refuses %s', async (_, body, code) => expect(await calcola(YEAR, body)).toMatchObject({ status: 400, body: { code } }))

  it('needs JSON', async () => {
    const response = await fetch(`${running.origin}/api/consultools/calcolaForfetari/2026`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: 'ciao',
    })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code: 'FORMATO_NON_AMMESSO' })
  })
})

describe('calcolaSimulazioniSrl', () => {
  const calcolaSrl = (year: number | string, state: unknown, rest = '') =>
    running.call(token, 'POST', `/consultools/calcolaSimulazioniSrl/${year}${rest}`, state)
  const { stato } = goldenSrl[0] as Golden

  it.each(daily(goldenSrl).map((g) => [g.id, g] as const))('gives the golden result of %s', async (_, { stato, atteso }) => {
    const { status, body } = await calcolaSrl(stato.annoImposta, stato)
    expect(status).toBe(200)
    const { messaggi, ...figures } = atteso
    expect((body as { State: object }).State).toMatchObject(figures)
  })

  it('refuses a year that differs from that of the state, and a body that is not a state', async () => {
    expect(await calcolaSrl(stato.annoImposta === 2026 ? 2025 : 2026, stato)).toMatchObject({ status: 400, body: { code: 'ANNO_DIVERSO' } })
    expect(await calcolaSrl('2019', stato)).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
    expect(await calcolaSrl(2026, [])).toMatchObject({ status: 400, body: { code: 'STATO_NON_OGGETTO' } })
  })

  it('turns wrong values into messages with their field, and calculates the rest', async () => {
    const { status, body } = await calcolaSrl(2026, { datiSimulazioniSrl: { denominazione: 'Prova', soci: [{ nome: 'Anna', quota: 'tutto' }] } })
    expect(status).toBe(200)
    const { messaggi } = (body as { State: { messaggi: { id: string; campo: string }[] } }).State
    expect(messaggi.map(({ id, campo }) => `${id} ${campo}`)).toContain('VALORE_NON_VALIDO datiSimulazioniSrl.soci[0].quota')
  })

  it('explains a value of the summary down to its norm, and refuses an unknown value', async () => {
    const { status, body } = await calcolaSrl(stato.annoImposta, stato, '/explanation/riepilogo.scenario4.totali.ires')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('art. 77')
    expect(await calcolaSrl(2026, {}, '/explanation/riepilogo.scenario9')).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
  })
})

describe('calcolaSchedaBudget', () => {
  const calcolaBudget = (year: number | string, state: unknown, rest = '') =>
    running.call(token, 'POST', `/consultools/calcolaSchedaBudget/${year}${rest}`, state)
  const { stato } = goldenBudget[0] as Golden

  it.each(daily(goldenBudget).map((g) => [g.id, g] as const))('gives the golden result of %s', async (_, { stato, atteso }) => {
    const { status, body } = await calcolaBudget(stato.annoImposta, stato)
    expect(status).toBe(200)
    const compared = aConfronto('budget4u', atteso, (body as { State: object }).State)
    expect(compared.ottenuto.numeri).toMatchObject(compared.atteso.numeri)
  })

  it('draws a picture whose steps lead from the revenue to the result', async () => {
    const { State, Quadro } = (await calcolaBudget(stato.annoImposta, stato)).body as {
      State: { risultati: { redditoDisponibile: number } }
      Quadro: { ripartizione: Record<string, number> }
    }
    const { ricavi = 0, resta, ...steps } = Quadro.ripartizione
    expect(resta).toBe(State.risultati.redditoDisponibile)
    expect(Object.values(steps).reduce((left, step) => left - step, ricavi)).toBeCloseTo(resta ?? 0, 2)
  })

  it('refuses a year that differs from that of the state, and a body that is not a state', async () => {
    expect(await calcolaBudget(stato.annoImposta === 2026 ? 2025 : 2026, stato)).toMatchObject({ status: 400, body: { code: 'ANNO_DIVERSO' } })
    expect(await calcolaBudget('2019', stato)).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
    expect(await calcolaBudget(2026, [])).toMatchObject({ status: 400, body: { code: 'STATO_NON_OGGETTO' } })
  })

  it('turns wrong values into messages with their field, and calculates the rest', async () => {
    const typed = { tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE', investimenti: { furgoni: { costo: 'tanto' } } }
    const { status, body } = await calcolaBudget(2026, { informazioniCostiDiAvvio: typed, imposteContributi: { soci: [{ quota: 60 }, { quota: 30 }] } })
    expect(status).toBe(200)
    const { messaggi, risultati } = (body as { State: { messaggi: { campo: string; testo: string }[]; risultati: object } }).State
    expect(risultati).not.toBeNull()
    expect(messaggi.map(({ campo, testo }) => `${campo}: ${testo}`)).toEqual(
      expect.arrayContaining([
        'informazioniCostiDiAvvio.investimenti.furgoni.costo: Valore non valido',
        'informazioniCostiDiAvvio.nomeDitta: Campo obbligatorio',
        'imposteContributi.soci: La quota totale è diversa da 100%',
      ]),
    )
  })

  it('explains the disposable income and a year of the plan down to their norm, and refuses unknown values', async () => {
    for (const path of ['risultati.redditoDisponibile', 'pianoTriennale[2].contributi', 'quadro.ripartizione.imposte']) {
      const { status, body } = await calcolaBudget(stato.annoImposta, stato, `/explanation/${encodeURIComponent(path)}`)
      expect(status, path).toBe(200)
      const { nodo, letti } = body as { nodo: { norma?: string; da: string[] }; letti: { id: string }[] }
      expect(nodo.norma, path).toBeTruthy()
      expect(
        letti.map(({ id }) => id),
        path,
      ).toEqual(nodo.da)
    }
    expect(await calcolaBudget(2026, {}, '/explanation/risultati.nonEsiste')).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
  })

  it('compares with the flat-rate regime, with a state that can be explained; companies have no comparison', async () => {
    // 50.000 of revenue and 16.500 of costs in 2026: the worked example on the rule page of iForfettari.
    const craftsman = {
      informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'NORMALE', codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 },
      contoEconomicoDittaSocieta: { ricavi: 50_000, merciMateriePrime: 16_500 },
      imposteContributi: { gestioneIvs: 'ARTIGIANO' },
      forfetari: { gruppoDiSettore: { gruppo: 9 }, riduzione35: true },
    }
    const { confronto } = (await calcolaBudget(2026, craftsman, '/forfetario')).body as { confronto: { stato: object; differenza: number } }
    expect(confronto).toMatchObject({ differenza: 4_697.06, risultato: { forfetari: { impostaSostitutiva: 4_239.98 } } })
    expect((await calcolaBudget(2026, confronto.stato, '/explanation/forfetari.impostaSostitutiva')).status).toBe(200)
    const company = { ...craftsman, informazioniCostiDiAvvio: { ...craftsman.informazioniCostiDiAvvio, tipologia: 'SRL_NON_TRASPARENTE' } }
    expect((await calcolaBudget(2026, company, '/forfetario')).body).toMatchObject({ confronto: null })
  })
})

describe('the explanation', () => {
  type Piece = {
    readonly via: readonly { readonly id: string; readonly nome: string }[]
    readonly nodo: { readonly id: string; readonly tipo: string; readonly nome: string; readonly norma?: string; readonly fonte?: string }
    readonly letti: readonly { readonly id: string; readonly tipo: string }[]
  }
  const stepsIn = (passi: readonly string[]) => passi.map((id) => `passi=${encodeURIComponent(id)}`).join('&')
  const PATH = '/explanation/redditoContributiImposta.impostaSostitutiva'
  const piece = async (passi: readonly string[], state: unknown = STATE) => {
    const { status, body } = await calcola(YEAR, state, `${PATH}?${stepsIn(passi)}`)
    expect(status).toBe(200)
    return body as Piece
  }

  it('of a value reaches its norm and, a step at a time, the source of a figure of law', async () => {
    const first = await piece([])
    expect(first).toMatchObject({ via: [{ nome: 'Imposta sostitutiva' }], nodo: { norma: expect.stringContaining('L. 190/2014') } })
    const steps: string[] = []
    let at = first
    while (at.nodo.tipo === 'regola') {
      const { id = '' } = at.letti.find(({ tipo }) => tipo === 'parametro' || tipo === 'tabella') ?? at.letti.find(({ tipo }) => tipo === 'regola') ?? {}
      steps.push(id)
      at = await piece(steps)
      expect(at.via.map((one) => one.id)).toEqual([first.nodo.id, ...steps])
    }
    expect(at.nodo.fonte).toBeTruthy()
  })

  it('ends if the values no longer lead to the requested step', async () => {
    const first = await piece([])
    const [step = ''] = first.letti.map(({ id }) => id)
    expect((await piece([step, 'nulla.del.genere', step])).via.map(({ id }) => id)).toEqual([first.nodo.id, step])
  })

  it('is that of the sent state, not of one opened before', async () => {
    const before = await piece([])
    const more = { ...STATE, redditoContributiImposta: { ricavi: 31_000 } }
    expect((await piece([], more)).nodo).not.toEqual(before.nodo)
    expect((await piece([])).nodo).toEqual(before.nodo)
  })

  it('is under 20 kB for any value of any simulator, two steps deep', async () => {
    const states = [
      ['calcolaForfetari', iforfettari, golden],
      ['calcolaSimulazioniSrl', convsrl, goldenSrl],
      ['calcolaSchedaBudget', budget4u, goldenBudget],
    ] as const
    for (const [route, { percorsi, spiega }, [line]] of states) {
      const { stato } = line as Golden
      for (const path of percorsi.filter((one, i) => i % howMany(42, 7) === 0 && !one.startsWith('ottimizzatore'))) {
        const told = spiega(stato, path)
        const [id = ''] = radiceDi(told).da
        for (const passi of [[], [id]]) {
          const asked = `${encodeURIComponent(path)}?${stepsIn(passi)}`
          const { body } = await running.call(token, 'POST', `/consultools/${route}/${stato.annoImposta}/explanation/${asked}`, stato)
          expect(JSON.stringify(body).length, path).toBeLessThan(20_000)
        }
      }
    }
  })

  it('of an unknown value is 404 with a sentence', async () => {
    expect(await calcola(YEAR, STATE, '/explanation/confronto.nonEsiste')).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
    expect(await calcola(YEAR, STATE, `/explanation/${'a'.repeat(10_000)}`)).toMatchObject({ status: 404 })
  })
})

describe('the curve', () => {
  it('has the requested points and the crossings of the golden line', async () => {
    const line = golden.find(({ atteso }) => atteso.pareggio)
    if (!line) throw new Error('no golden line with a break-even')
    const { body } = await calcola(line.stato.annoImposta, line.stato, '/curve?points=50')
    const { punti, pareggio } = body as { punti: unknown[]; pareggio: unknown }
    expect(punti).toHaveLength(50)
    expect(pareggio).toEqual(line.atteso.pareggio)
  })

  it.each(['1', '1001', 'x'])('answers 400 to %s points', async (points) => expect((await calcola(YEAR, STATE, `/curve?points=${points}`)).status).toBe(400))
})

it('the jumps near the typed values have their rule, figure and norm', async () => {
  // Art. 13, c. 5-ter, TUIR: 50 euro up to 17,000 of income.
  const redditiDiversiDaImpresa_LavAutonomo = { redditiDiversi: 17_001 }
  const state = { annoImposta: 2026, tipologia: 'PROFESSIONE', liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo } }
  const { body } = await calcola(2026, state, '/salti')
  expect((body as { salti: object[] }).salti[0]).toMatchObject({
    distanza: -1,
    valore: 17_000,
    norma: expect.stringContaining('art. 13, c. 5'),
    soglia: { valore: 17_000, unita: 'euro' },
    testo: expect.stringMatching(/^Con un euro in meno di redditi diversi si risparmiano 50,/),
  })
})

describe('the IRAP rates of the regions', () => {
  it('are those of the year, with their sources and the rates of some activities', async () => {
    // L.R. Umbria 2/2025: 4.3% from 2026. L.R. Emilia-Romagna 1/2025: 4.2% from 2026, for listed activities.
    const rates = async (anno: number) => (await running.call(token, 'GET', `/irap/aliquote?anno=${anno}`)).body
    expect(await rates(2026)).toMatchObject({
      6: { aliquota: 3.9, attendibilita: 'fonte unica', particolari: [{ tipo: 'SETTORE', aliquota: 4.2, codici: null }] },
      19: { aliquota: 4.3, norma: 'D.Lgs. 446/1997, art. 16', attendibilita: 'confermata', particolari: [] },
    })
    expect(await rates(2025)).toMatchObject({ 6: { aliquota: 3.9, particolari: [] }, 19: { aliquota: 3.9 } })
  })

  it.each(['', '?anno=2019', '?anno=x'])('answer 400 to the year of %j', async (query) =>
    expect((await running.call(token, 'GET', `/irap/aliquote${query}`)).status).toBe(400),
  )
})

describe('the documentation', () => {
  it('lists every call with its field labels', async () => {
    const response = await fetch(`${running.origin}/docs/json`)
    const { paths, components } = (await response.json()) as { paths: Record<string, unknown>; components: { schemas: Record<string, object> } }
    expect(Object.keys(paths)).toContain('/api/consultools/calcolaForfetari/{param}')
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
    expect(JSON.stringify(components.schemas)).toContain('Impresa famigliare')
    expect(JSON.stringify(components.schemas)).toContain('Variazioni in diminuzione')
    expect(components.schemas).toMatchObject({
      RisultatoIForfettari: {
        properties: { irpefImprenditore: { properties: { irpefNetta: { title: 'IRPEF netta', type: 'number', description: 'Euro' } } } },
      },
      RisultatoConvenienzaSrl: { properties: { ottimizzatore: { properties: { equivalenti: { type: 'array' } } }, salti: { type: 'array' } } },
      RisultatoBudget4u: { properties: { pianoTriennale: { type: ['array', 'null'] } }, required: ['messaggi'] },
    })
    const saved = JSON.stringify(components.schemas.ElaborazioneCompleta)
    for (const name of ['RisultatoIForfettari', 'RisultatoConvenienzaSrl', 'RisultatoBudget4u', 'RisultatoForme'])
      expect(saved).toContain(`"#/components/schemas/${name}"`)
    expect(JSON.stringify(paths)).not.toContain('"State":{"type":"object","propertyNames"')
  })
})

describe('an unknown address', () => {
  it('under the calls is a problem in Italian', async () =>
    expect(await running.call(token, 'GET', '/non/esiste')).toMatchObject({ status: 404, body: { code: 'CHIAMATA_SCONOSCIUTA' } }))
})
