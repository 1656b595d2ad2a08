/** Convenienza Srl: properties of every state, whatever the figures. */
import { convsrl as contratto, roundToCent, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { convsrl } from '../src/index.ts'
import { cercati } from '../src/simulators/convsrl/ospite/cercati.ts'
import { randomSrl, seeded } from './random-states.ts'
import { intero } from './support.ts'

type Risultato = convsrl.Risultato
/** Calculates without the search of the best mix, which has its own tests. */
const calcola = (state: object) => intero(convsrl.calcolaConQuadro(state).risultato)
const sum = (...amounts: readonly number[]) => roundToCent(amounts.reduce((a, b) => a + b, 0))

function* states(n: number, seed: number): Generator<object> {
  const random = seeded(seed)
  for (let i = 0; i < n; i++) yield randomSrl(random)
}

/** The scenarios that are computed, with their summary. */
function* scenari(r: Risultato) {
  const blocchi = { ...r.compDivSimulazioniSrl, ...r.traspSimulazioniSrl }
  for (const s of contratto.scenari) {
    const blocco = blocchi[s]
    const { totali } = r.riepilogo[s]
    if (blocco && totali) yield { s, ...blocco, soci: blocco.soci.filter((x) => x !== null), totali }
  }
}

function* numbers(value: unknown, path = ''): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* numbers(inner, `${path}.${key}`)
}

it('stati a caso di tutti gli anni danno solo numeri finiti, al centesimo', () => {
  const seen = new Set<number>()
  for (const state of states(howMany(35, 1_500), 2026)) {
    const r = calcola(state)
    for (const [path, x] of numbers(r)) if (!Number.isFinite(x) || roundToCent(x) !== x) expect.fail(`${path} = ${x}\n${JSON.stringify(state)}`)
    seen.add(r.annoImposta)
  }
  expect([...seen].sort()).toEqual([...taxYears])
}, 120_000)

it('le parti fanno il totale: quote, imposte e contributi, società e soci, utile', () => {
  let checked = 0
  for (const state of states(howMany(25, 600), 11)) {
    for (const { s, societa, soci, totali } of scenari(calcola(state))) {
      const of = (voce: 'redditoAttribuito' | 'dividendi' | 'utilePrelevato' | 'compenso' | 'totale' | 'attribuibile' | 'netto') =>
        sum(...soci.map((x) => x[voce]))
      expect(of('redditoAttribuito')).toBe(Math.max(0, societa.redditoImpresa))
      expect(of('dividendi')).toBe(societa.dividendi)
      expect(of('utilePrelevato')).toBe(societa.utilePrelevato)
      expect(of('compenso')).toBe(societa.compensi)
      expect(sum(totali.imposte, totali.contributi)).toBe(totali.totale)
      expect(sum(societa.totale, of('totale'))).toBe(totali.totale)
      expect(sum(societa.totale, of('attribuibile'))).toBe(totali.attribuibile)
      expect(of('netto')).toBe(totali.netto)
      for (const x of soci) {
        expect(sum(x.contributiSocieta, x.contributiSocio)).toBe(x.contributiGestioneSeparata)
        expect(x.detrazioneAutonomi > 0 ? [x.detrazioneLavoroDipendente, x.detrazionePensione] : [0, 0]).toEqual([0, 0])
      }
      if (s !== 'scenario5' && s !== 'scenario6')
        expect(sum(totali.attribuibile, totali.netto, societa.utileNetto, -societa.dividendi)).toBe(societa.utileAnteImposte)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(howMany(35, 1_000))
}, 120_000)

type Dati = { readonly soci: readonly object[] } & Readonly<Record<'scenario2' | 'scenario4' | 'scenario6', { readonly compensi: readonly number[] }>>

describe('soci', () => {
  it("il loro ordine non cambia i totali, salvo i centesimi dell'ultimo", () => {
    const distanze: number[] = []
    for (const state of states(howMany(25, 300), 5)) {
      const { datiSimulazioniSrl: dati } = state as { datiSimulazioniSrl: Dati }
      if (dati.soci.length < 3) continue
      const giro = <T>(list: readonly T[]): readonly T[] => [list[2] as T, list[0] as T, list[1] as T]
      const mossi = Object.fromEntries((['scenario2', 'scenario4', 'scenario6'] as const).map((s) => [s, { ...dati[s], compensi: giro(dati[s].compensi) }]))
      const senza = { consideraSommeIntegrative: false, confronto: {} }
      const a = calcola({ ...state, ...senza })
      const b = calcola({ ...state, ...senza, datiSimulazioniSrl: { ...dati, ...mossi, soci: giro(dati.soci) } })
      for (const s of contratto.scenari) {
        const [x, y] = [a.riepilogo[s].totali, b.riepilogo[s].totali]
        if (!x || !y) expect(x).toBe(y)
        else {
          expect([y.compensi, y.dividendi, y.ires, y.contributiSocieta]).toEqual([x.compensi, x.dividendi, x.ires, x.contributiSocieta])
          distanze.push(Math.abs(y.totale - x.totale))
        }
      }
    }
    expect(distanze.length).toBeGreaterThan(howMany(25, 300))
    // In rare cases the cents of a share change the fourth decimal of a quotient, or move an income over a threshold.
    expect(distanze.filter((d) => d > 0.5).length).toBeLessThan(distanze.length / 100)
  })

  it('un socio assente non cambia nulla, qualunque cosa porti con sé', () => {
    for (const state of states(howMany(20, 200), 6)) {
      const { datiSimulazioniSrl: dati } = state as { datiSimulazioniSrl: Dati }
      if (dati.soci.length === 3) continue
      const assente = { redditi: { pensione: 12_345 }, gestioneIvs: 'ARTIGIANO', coniugeACarico: true, oneriDeducibili: 777 }
      const con = { ...state, datiSimulazioniSrl: { ...dati, soci: [...dati.soci, assente] } }
      expect(calcola(con)).toEqual(calcola(state))
    }
  })

  it('senza compensi né dividendi gli scenari 1, 2, 3 e 4 coincidono, e 5 con 6', () => {
    for (const state of states(howMany(20, 200), 8)) {
      const { datiSimulazioniSrl: dati } = state as { datiSimulazioniSrl: object }
      const r = calcola({ ...state, datiSimulazioniSrl: { ...dati, scenario2: {}, scenario3: {}, scenario4: {}, scenario5: {}, scenario6: {} } })
      const { scenario1, scenario2, scenario3, scenario4 } = r.compDivSimulazioniSrl
      expect([scenario2, scenario3, scenario4]).toEqual([scenario1, scenario1, scenario1])
      expect(r.traspSimulazioniSrl.scenario6).toEqual(r.traspSimulazioniSrl.scenario5)
    }
  })
})

it('il netto trovato raggiunge quello di oggi, con il risparmio che ne segue', () => {
  let found = 0
  for (const state of states(howMany(25, 60), 9)) {
    const { confronto } = calcola(state)
    for (const s of ['scenario2', 'scenario3', 'scenario4'] as const) {
      const trovato = confronto?.stessoNetto[s]
      if (!confronto || !trovato || trovato.importo === null) continue
      expect(trovato.netto).toBeGreaterThanOrEqual(confronto.oggi.netto)
      expect(trovato.risparmio).toBe(sum(confronto.oggi.attribuibile, -trovato.prelievo, -confronto.costiAggiuntivi))
      found++
    }
  }
  expect(found).toBeGreaterThan(howMany(3, 10))
}, 60_000)

describe('dati sbagliati', () => {
  const messaggi = (dati: unknown) => convsrl.calcola({ annoImposta: 2026, datiSimulazioniSrl: dati }).messaggi.map((m) => `${m.id} ${m.campo}`)
  const qui = 'datiSimulazioniSrl'

  it.each<[string, unknown, string]>([
    ['una sezione che non è una sezione', 'no', `VALORE_NON_VALIDO ${qui}`],
    ['un elenco che non è un elenco', { soci: {} }, `VALORE_NON_VALIDO ${qui}.soci`],
    ['quattro soci', { soci: [{}, {}, {}, {}] }, `VALORE_NON_VALIDO ${qui}.soci`],
    ['un socio che è un numero', { soci: [7] }, `VALORE_NON_VALIDO ${qui}.soci[0]`],
    ['un compenso che è un testo', { scenario2: { compensi: [0, 'mille'] } }, `VALORE_NON_VALIDO ${qui}.scenario2.compensi[1]`],
    ['un reddito fuori misura', { soci: [{ redditi: { pensione: -1 } }] }, `VALORE_NON_VALIDO ${qui}.soci[0].redditi.pensione`],
  ])('%s si nomina, e il resto si calcola', (_, dati, atteso) => expect(messaggi(dati)).toContain(atteso))

  it("senza anno, o con un anno sconosciuto, c'è solo il messaggio", () => {
    expect(convsrl.calcola({})).toEqual({ messaggi: [{ id: 'CAMPO_OBBLIGATORIO', gravita: 'ERRORE', campo: 'annoImposta', testo: 'Campo obbligatorio' }] })
    expect(convsrl.calcola({ annoImposta: 2019 }).messaggi.map((m) => m.id)).toEqual(['VALORE_NON_VALIDO'])
  })
})

it('le ricerche ricalcolano tutto ciò che dipende da quel che muovono', () => {
  const random = seeded(9)
  for (const year of taxYears) {
    const { search, slots } = convsrl.programma.edition(year)
    const searches = [
      ...cercati.map((s) => ({ rules: search(s), moving: slots.mossiDelNetto[s] })),
      ...(['scenario4', 'scenario6'] as const).map((s) => {
        const { compensi, totale, uscita } = slots.mossi[s]
        return { rules: search(`ottimo ${s} a netto dato`), moving: [...compensi, totale, uscita] }
      }),
    ]
    for (const { rules, moving } of searches) {
      for (let i = 0; i < howMany(5, 20); i++) {
        const row = rules.read({ ...randomSrl(random), annoImposta: year })
        rules.run(row)
        for (const field of moving) row[field] = roundToCent(random() ** 2 * 100_000)
        const whole = row.slice()
        rules.run(whole)
        rules.rerun(row)
        expect(row).toEqual(whole)
      }
    }
  }
})
