/** The calls of Forme e piano: golden tables and plans, explanations, curve, wrong input field by field, saved with its own fingerprint. */
import { readFileSync } from 'node:fs'
import type { forme, piano } from '@bilancia/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Suite, suite } from '../support/suite.ts'

type Golden<R> = { readonly id: string; readonly stato: { readonly annoImposta: number; readonly annoInizio: number }; readonly atteso: R }
const goldenOf = <R>(simulator: string): readonly Golden<R>[] =>
  readFileSync(new URL(`../../../../packages/tax-rules/golden/${simulator}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

let running: Suite
let token: string
beforeAll(async () => {
  running = await suite()
  token = await running.tokenOf(running.usernames.OPERATOR)
})
afterAll(() => running.close())

const ask = (call: 'calcolaForme' | 'calcolaPiano', year: number | string, state: unknown, rest = '') =>
  running.call(token, 'POST', `/consultools/${call}/${year}${rest}`, state)
/** An artisan who may choose the flat regime. */
const ARTISAN = {
  annoImposta: 2026,
  denominazione: 'Rossi',
  formaAttuale: 'DITTA_INDIVIDUALE',
  attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 60_000, annoInizio: 2015, determinazioneDelReddito: { acquisti: 15_000, servizi: 3_000 } },
  previdenza: { gestioneIvs: 'ARTIGIANO' },
}

describe('the table of forms', () => {
  // Every line is compared in tax-rules on the same compiled law: here the way through the server.
  it.each(
    goldenOf<forme.Risultato>('forme')
      .slice(0, 6)
      .map((line) => [line.id, line] as const),
  )('is the golden one of %s', async (_, { stato, atteso }) => {
    const { status, body } = await ask('calcolaForme', stato.annoImposta, stato)
    expect(status).toBe(200)
    const { State, Impronta } = body as { State: forme.Risultato; Impronta: string }
    expect(Impronta).toMatch(/^[0-9a-f]{64}$/)
    for (const { forma, prelievo, nettoInMano } of atteso.colonne.filter((una) => una.forma !== 'SRL_OTTIMIZZATA'))
      expect(State.colonne.find((una) => una.forma === forma)).toMatchObject({ prelievo, nettoInMano })
    expect(State.colonne.map((una) => una.forma)).toEqual(atteso.colonne.map((una) => una.forma))
  })

  it('refuses two years that differ and what is not a state', async () => {
    expect(await ask('calcolaForme', 2025, ARTISAN)).toMatchObject({ status: 400, body: { code: 'ANNO_DIVERSO' } })
    expect(await ask('calcolaForme', 2019, {})).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
    expect(await ask('calcolaForme', 2026, [])).toMatchObject({ status: 400, body: { code: 'STATO_NON_OGGETTO' } })
  })

  it('refuses wrong values field by field, with what is allowed, and computes the rest', async () => {
    const { status, body } = await ask('calcolaForme', 2026, { ...ARTISAN, persone: [{ quotaFamiliare: 'metà', quotaSociale: 60 }, { quotaSociale: 60 }] })
    expect(status).toBe(200)
    const { messaggi, colonne } = (body as { State: forme.Risultato }).State
    expect(messaggi).toContainEqual(expect.objectContaining({ id: 'VALORE_NON_VALIDO', campo: 'persone[0].quotaFamiliare', dettaglio: expect.any(String) }))
    expect(messaggi).toContainEqual(expect.objectContaining({ id: 'QUOTE_TOTALE', campo: 'persone', testo: expect.stringContaining('120,00') }))
    expect(colonne.find(({ forma }) => forma === 'DITTA_INDIVIDUALE')?.calcolata).toBe(true)
  })

  it('explains a figure down to the norm, and refuses what the table does not have', async () => {
    const explained = (path: string, state: object = ARTISAN, passi = '') => ask('calcolaForme', 2026, state, `/explanation/${path}${passi}`)
    const { status, body } = await explained('colonne.FORFETTARIO.prelievo')
    expect(status).toBe(200)
    const { nodo } = body as { nodo: { da: string[]; testo: string } }
    expect(nodo.da).toEqual(['colonne.FORFETTARIO.imposte', 'colonne.FORFETTARIO.contributi'])
    expect((await explained('colonne.FORFETTARIO.prelievo', ARTISAN, `?passi=${nodo.da[0]}`)).status).toBe(200)
    for (const path of ['colonne.FORFETTARIO.umore', 'migliore']) expect((await explained(path)).body).toMatchObject({ code: 'SPIEGAZIONE_NON_TROVATA' })
    expect(await explained('colonne.FORFETTARIO.prelievo', {})).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
  })

  it('lists the figures of law behind the best form and the present form, each once', async () => {
    const { body } = await ask('calcolaForme', 2026, ARTISAN, '/figures')
    const { usate, deboli } = body as { usate: number; deboli: { id: string }[] }
    expect(usate).toBeGreaterThan(20)
    expect(new Set(deboli.map(({ id }) => id)).size).toBe(deboli.length)
    expect((await ask('calcolaForme', 2026, {}, '/figures')).body).toMatchObject({ usate: 0 })
    // Circulars and tables of 2027 are not published: minimum and ceiling of the contributions are those of 2026.
    expect(body).toMatchObject({ riportate: 0 })
    const next = (await ask('calcolaForme', 2027, { ...ARTISAN, annoImposta: 2027 }, '/figures')).body as { usate: number; riportate: number }
    expect(next.riportate).toBeGreaterThan(1)
    expect(next.riportate).toBeLessThan(next.usate)
  })
})

describe('the curve of forms', () => {
  const curve = async (query: string) => {
    const { status, body } = await ask('calcolaForme', 2026, { ...ARTISAN, escludi: ['SRL_OTTIMIZZATA'] }, `/curve?${query}`)
    expect(status).toBe(200)
    return (body as { curva: forme.Curva }).curva
  }

  it('has at each point the table at that revenue', async () => {
    const { punti } = await curve('points=5')
    expect(punti.map(({ valore }) => valore)).toEqual([0, 30_000, 60_000, 90_000, 120_000])
    const [, , , at] = punti
    const { attivita } = ARTISAN
    const { State } = (await ask('calcolaForme', 2026, { ...ARTISAN, escludi: ['SRL_OTTIMIZZATA'], attivita: { ...attivita, ricavi: 90_000 } })).body as {
      State: forme.Risultato
    }
    expect(at?.migliore).toBe(State.migliore)
    for (const { forma, posizione, nettoComparabile } of State.colonne)
      expect(at?.netti.find((una) => una.forma === forma)?.netto, forma).toBe(posizione === null ? null : nettoComparabile)
  })

  it('finds to the euro where the best form changes: the flat regime ends above 100,000', async () => {
    const { incroci } = await curve('points=9')
    expect(incroci).toContainEqual(expect.objectContaining({ valore: 100_001, prima: 'FORFETTARIO' }))
  })

  it('varies all costs in the proportions typed', async () => {
    const { punti } = await curve('variabile=COSTI&points=3')
    const half = { ...ARTISAN, attivita: { ...ARTISAN.attivita, determinazioneDelReddito: { acquisti: 50_000, servizi: 10_000 } } }
    const { State } = (await ask('calcolaForme', 2026, half)).body as { State: forme.Risultato }
    const sole = (of: readonly { readonly forma: string }[]) => of.find(({ forma }) => forma === 'DITTA_INDIVIDUALE')
    expect(sole(punti[1]?.netti ?? [])).toMatchObject({ netto: (sole(State.colonne) as forme.Colonna).nettoComparabile })
  })

  it.each(['points=1', 'points=201', 'variabile=UMORE'])('answers 400 to %s', async (query) =>
    expect((await ask('calcolaForme', 2026, ARTISAN, `/curve?${query}`)).status).toBe(400),
  )
})

describe('the plan', () => {
  it.each(
    goldenOf<piano.Risultato>('piano')
      .slice(0, 3)
      .map((line) => [line.id, line] as const),
  )('is the golden one of %s', async (_, { stato, atteso }) => {
    const { status, body } = await ask('calcolaPiano', stato.annoInizio, stato)
    expect(status).toBe(200)
    const { percorso, totale } = (body as { State: piano.Risultato }).State
    expect({ percorso, totale }).toEqual({ percorso: atteso.percorso, totale: atteso.totale })
  })

  const PLAN = { anni: 3, forme: ['FORFETTARIO', 'DITTA_INDIVIDUALE'], crescitaRicavi: [30, 30], profilo: ARTISAN }

  it('marks the years without a final law, and tells the event that ends the flat regime', async () => {
    const { State } = (await ask('calcolaPiano', 2026, PLAN)).body as { State: piano.Risultato }
    expect(State.anni.map(({ provvisorio }) => provvisorio)).toEqual([false, true, true])
    expect(State.eventi.map(({ id }) => id)).toContain('USCITA_100000')
  })

  it('refuses a first year that is not that of the address, and wrong values field by field', async () => {
    expect(await ask('calcolaPiano', 2026, { ...PLAN, annoInizio: 2027 })).toMatchObject({ status: 400, body: { code: 'ANNO_DIVERSO' } })
    expect(await ask('calcolaPiano', 2031, PLAN)).toMatchObject({ status: 400, body: { code: 'RICHIESTA_NON_VALIDA' } })
    const { State } = (await ask('calcolaPiano', 2026, { ...PLAN, tassoSconto: 50 })).body as { State: piano.Risultato }
    expect(State.messaggi).toContainEqual(expect.objectContaining({ id: 'VALORE_NON_VALIDO', campo: 'tassoSconto' }))
  })

  it('explains a year, and refuses a year beyond its last', async () => {
    const { status, body } = await ask('calcolaPiano', 2026, PLAN, '/explanation/anni%5B0%5D.valore')
    expect(status).toBe(200)
    expect(body).toMatchObject({ nodo: { nome: expect.stringContaining('2026') } })
    expect(await ask('calcolaPiano', 2026, PLAN, '/explanation/anni%5B5%5D.valore')).toMatchObject({ status: 404, body: { code: 'SPIEGAZIONE_NON_TROVATA' } })
  })
})

it('is saved as a calculation of its own application, with the fingerprint of its law', async () => {
  const name = running.usernames.OPERATOR
  const { status, body } = await running.call(token, 'POST', `/consultools/elaborazioni/insert/44/${name}/Rossi/13/Rossi/-/-`, ARTISAN)
  expect(status, JSON.stringify(body)).toBe(200)
  const { Impronta } = (await ask('calcolaForme', 2026, ARTISAN)).body as { Impronta: string }
  expect(body).toMatchObject({ Identificativo: 'Rossi', Impronta })
})

it('is a document of a client, autosaved field by field with its plan, varied and delivered', async () => {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) => running.call(token, method, path, body)
  const client = (await ask('POST', '/clienti', { tipo: 'PERSONA', denominazione: 'Verdi Anna', codiceFiscale: 'RSSMRA80A01H501U' })).body as { id: number }
  const made = (await ask('POST', '/elaborazioni', { Applicazione: 13, Cliente: client.id })).body as { ID: number; State: object }
  expect(made.State).toMatchObject({ denominazione: 'Verdi Anna' })
  const cambi = [
    { percorso: 'attivita', dopo: ARTISAN.attivita },
    { percorso: 'previdenza', dopo: ARTISAN.previdenza },
    { percorso: 'piano', dopo: { anni: 4 } },
  ]
  expect(await ask('POST', `/elaborazioni/${made.ID}/modifiche`, { Revisione: 0, cambi })).toMatchObject({ status: 200, body: { contrasti: [] } })
  expect((await ask('GET', `/elaborazioni/${made.ID}`)).body).toMatchObject({ State: { piano: { anni: 4 }, attivita: { ricavi: 60_000 } } })
  expect((await ask('POST', `/elaborazioni/${made.ID}/varianti`, { nome: 'più costi' })).status).toBe(200)
  const advice = await ask('POST', `/elaborazioni/${made.ID}/consegne`, { titolo: 'Che cosa essere' })
  expect(advice.status, JSON.stringify(advice.body)).toBe(200)
  const advised = advice.body as { id: number }
  const today = await ask('POST', `/consegne/${advised.id}/oggi`)
  expect(today.status, JSON.stringify(today.body).slice(0, 300)).toBe(200)
})
