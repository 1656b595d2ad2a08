/** Budget4u: properties of every state, whatever the figures. */
import { roundToCent, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u } from '../src/index.ts'
import { randomBudget, seeded } from './random-states.ts'
import { intero } from './support.ts'

const calcola = (state: object) => intero(budget4u.calcola(state))
const sum = (...amounts: readonly number[]) => roundToCent(amounts.reduce((a, b) => a + b, 0))

function* states(n: number, seed: number): Generator<object> {
  const random = seeded(seed)
  for (let i = 0; i < n; i++) yield randomBudget(random)
}
/** The results of random states, without those that are not computed. */
function* risultati(n: number, seed: number) {
  for (const state of states(n, seed)) {
    const r = calcola(state)
    if (r.risultati) yield { state, r, risultati: r.risultati }
  }
}

function* numbers(value: unknown, path = ''): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* numbers(inner, `${path}.${key}`)
}

it('stati a caso di tutti gli anni, tipologie e regimi danno solo numeri finiti, al centesimo', () => {
  const anni = new Set<number>()
  for (const state of states(howMany(50, 1_500), 2026)) {
    const r = calcola(state)
    for (const [path, x] of numbers(r)) if (!Number.isFinite(x) || roundToCent(x) !== x) expect.fail(`${path} = ${x}\n${JSON.stringify(state)}`)
    anni.add(r.annoImposta)
  }
  expect([...anni].sort()).toEqual([...taxYears])
}, 120_000)

it('qualunque cosa arrivi, non si ferma: valori di ogni genere in ogni posto', () => {
  const strani: readonly unknown[] = [null, '', 'x', -1, 1e300, Number.NaN, true, [], {}, [1, 2, 3, 4, 5, 6], { quota: {} }]
  const random = seeded(99)
  for (const state of states(howMany(30, 300), 3)) {
    const rotto = structuredClone(state) as Record<string, unknown>
    const rompi = (at: Record<string, unknown>): void => {
      for (const key of Object.keys(at)) {
        if (random() < 0.15 && key !== 'annoImposta') at[key] = strani[Math.floor(random() * strani.length)]
        else if (typeof at[key] === 'object' && at[key] !== null) rompi(at[key] as Record<string, unknown>)
      }
    }
    rompi(rotto)
    expect(() => calcola(rotto)).not.toThrow()
  }
}, 60_000)

// A sum that leaves out a line fails at the first state that has this line, so tens of states find it.
it('i totali sono la somma delle loro righe', () => {
  let checked = 0
  for (const { r, risultati: x } of risultati(howMany(80, 800), 11)) {
    expect(sum(x.irap, x.ires, x.irpefNetta, x.addizionali, x.impostaSostitutiva)).toBe(x.totaleImposte)
    expect(sum(x.totaleCostiIniziali, x.ivaCostiIniziali, x.costiTrimestrali)).toBe(x.fabbisognoIniziale)
    const { informazioniCostiDiAvvio: info, dettagli, persone, contoEconomicoDittaSocieta: ditta, contoEconomicoProfessionista: studio, forfetari } = r
    if (info) {
      expect(sum(info.totaleInvestimenti, info.totaleSpeseVive, info.totaleConsulenzeEsterne, info.totaleConsulenzeInterne)).toBe(info.totaleCostiIniziali)
      expect(sum(...Object.values(info.investimenti).map((bene) => bene.ammortamento))).toBe(info.totaleAmmortamenti)
    }
    if (dettagli) {
      expect(dettagli.righe.map((riga) => riga.numero)).toEqual(persone.map((p) => p.numero))
      expect(sum(...persone.map((p) => p.contributi))).toBe(dettagli.totale.contributi)
      expect(sum(...persone.map((p) => p.irpefAddizionali ?? 0))).toBe(dettagli.totale.irpefAddizionali ?? 0)
      for (const p of persone) if (p.irpefNetta !== null) expect(sum(p.irpefNetta, p.addizionali ?? 0)).toBe(p.irpefAddizionali)
    }
    if (ditta) {
      expect(sum(ditta.irap, ditta.ires, ditta.irpefAddizionali)).toBe(ditta.totaleImposte)
      expect(x.redditoDisponibile).toBe(ditta.redditoDisponibile)
    }
    if (studio) expect(sum(studio.risultatoNetto, -studio.totaleImposte, -studio.contributiPrevidenziali)).toBe(studio.redditoDisponibile)
    if (forfetari) expect(sum(forfetari.contributi, -forfetari.rivalsaContributi, forfetari.impostaSostitutiva)).toBe(forfetari.totaleImposteContributi)
    checked++
  }
  expect(checked).toBeGreaterThan(howMany(40, 600))
}, 60_000)

it('le parti del reddito fanno il totale quando le quote fanno 100', () => {
  let checked = 0
  for (const { r } of risultati(howMany(60, 600), 12)) {
    const quote = r.imposteContributi?.quote
    const reddito = r.contoEconomicoDittaSocieta ?? r.contoEconomicoProfessionista
    if (!quote || !reddito) continue
    expect(sum(...[quote.titolare ?? 0, ...quote.collaboratori, ...quote.soci])).toBe(quote.totale)
    if (quote.totale !== 100 || !r.persone.length) continue
    expect(sum(...r.persone.map((p) => p.reddito))).toBe(Math.max(0, reddito.redditoFiscale))
    checked++
  }
  expect(checked).toBeGreaterThan(howMany(15, 300))
}, 60_000)

it('dai ricavi al reddito disponibile non si perde nulla', () => {
  let checked = 0
  for (const { state } of risultati(howMany(60, 600), 13)) {
    const passi = budget4u.calcolaConQuadro(state).quadro?.ripartizione
    if (!passi) continue
    const { ricavi, resta, ...tolti } = passi
    expect(sum(ricavi, ...Object.values(tolti).map((x) => -x))).toBe(resta)
    checked++
  }
  expect(checked).toBeGreaterThan(howMany(30, 400))
  expect(budget4u.calcolaConQuadro({ annoImposta: 2026 }).quadro?.ripartizione).toBeNull()
  expect(budget4u.calcolaConQuadro({}).quadro).toBeNull()
}, 60_000)

/** A company of equal partners. The total profit increases with their number. */
const societa = (anno: number, tipologia: string, soci: number, ricavi: number, altro: object = {}) =>
  calcola({
    annoImposta: anno,
    informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'NORMALE', codiceRegioneResidenza: 12, addizionaleComunalePercentuale: 0.8 },
    contoEconomicoDittaSocieta: { ricavi: ricavi * soci },
    imposteContributi: {
      gestioneIvs: 'ARTIGIANO',
      irap: { aliquota: 3.9 },
      soci: Array.from({ length: soci }, () => ({ quota: 100 / soci, coniugeACarico: true, numeroFigliACarico: 2, percentualeCarichi: 50, ...altro })),
    },
  })

describe('soci', () => {
  it.each(taxYears)('nel %i cinque soci uguali sono cinque volte uno', (anno) => {
    for (const tipologia of ['SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE']) {
      for (const ricavi of [0, 8_000, 21_377.45, 64_000, 190_000]) {
        const cinque = societa(anno, tipologia, 5, ricavi)
        const [solo] = societa(anno, tipologia, 1, ricavi).persone
        for (const socio of cinque.persone) expect({ ...socio, numero: 1, quota: 100 }).toEqual(solo)
        expect(cinque.dettagli?.totale.contributi).toBe(sum(...Array.from({ length: 5 }, () => solo?.contributi ?? 0)))
      }
    }
  })

  it('chi non ha una quota non ha una riga, qualunque cosa porti con sé', () => {
    const con = societa(2026, 'SOCIETA_DI_PERSONE', 2, 40_000)
    const stato = {
      annoImposta: 2026,
      informazioniCostiDiAvvio: {
        nomeDitta: 'Prova',
        tipologia: 'SOCIETA_DI_PERSONE',
        regime: 'NORMALE',
        codiceRegioneResidenza: 12,
        addizionaleComunalePercentuale: 0.8,
      },
      contoEconomicoDittaSocieta: { ricavi: 80_000 },
      imposteContributi: {
        gestioneIvs: 'ARTIGIANO',
        irap: { aliquota: 3.9 },
        soci: [50, 0, 50].map((quota) => ({ quota, coniugeACarico: true, numeroFigliACarico: 2, percentualeCarichi: 50 })),
      },
    }
    const r = calcola(stato)
    expect(r.persone.map(({ numero, ...p }) => [numero, p])).toEqual(con.persone.map(({ numero, ...p }, i) => [i === 0 ? numero : 3, p]))
    expect(r.imposteContributi?.quote.soci).toEqual([50, 0, 50])
    expect(r.risultati).toEqual(con.risultati)
  })

  it('chi non lavora non paga contributi, e gli altri pagano lo stesso', () => {
    const r = societa(2026, 'SOCIETA_DI_PERSONE', 2, 40_000, { senzaContributi: true })
    expect(r.persone.map((p) => p.contributi)).toEqual([0, 0])
    expect(r.persone.every((p) => p.redditoImponibile === p.reddito)).toBe(true)
  })
})

describe('calcola quote', () => {
  const base = { informazioniCostiDiAvvio: { nomeDitta: 'Prova', regime: 'NORMALE' }, annoImposta: 2026 }
  const quote = (tipologia: string, imposteContributi: object, flag: object) =>
    calcola({ ...base, informazioniCostiDiAvvio: { ...base.informazioniCostiDiAvvio, tipologia }, imposteContributi, ...flag }).imposteContributi?.quote
  const vuoti = (n: number) => Array.from({ length: n }, () => ({}))

  // 49 / n and 100 / n, two decimals, the cents to the last.
  it.each([
    [0, []],
    [1, [49]],
    [2, [24.5, 24.5]],
    [3, [16.33, 16.33, 16.34]],
    [4, [12.25, 12.25, 12.25, 12.25]],
  ])('con %i collaboratori il titolare ha 51, o 100 se è solo', (n, collaboratori) => {
    expect(quote('IMPRESA_FAMILIARE', { collaboratori: vuoti(n), titolare: { quota: 70 } }, { ricalcolaQuoteCollab: true })).toEqual({
      titolare: n === 0 ? 100 : 51,
      collaboratori,
      soci: [],
      totale: 100,
    })
  })
  it.each([
    [1, [100]],
    [2, [50, 50]],
    [3, [33.33, 33.33, 33.34]],
    [4, [25, 25, 25, 25]],
    [5, [20, 20, 20, 20, 20]],
  ])('tra %i soci parti uguali', (n, soci) => {
    expect(quote('SRL_TRASPARENTE', { soci: vuoti(n) }, { ricalcolaQuoteSoci: true })).toEqual({ titolare: null, collaboratori: [], soci, totale: 100 })
  })
  it('la spunta dei soci non tocca i collaboratori, né viceversa', () => {
    expect(quote('IMPRESA_FAMILIARE', { collaboratori: [{ quota: 30 }], titolare: { quota: 70 } }, { ricalcolaQuoteSoci: true })?.collaboratori).toEqual([30])
    expect(quote('SOCIETA_DI_PERSONE', { soci: [{ quota: 90 }, { quota: 10 }] }, { ricalcolaQuoteCollab: true })?.soci).toEqual([90, 10])
  })
})

describe('il cambio di tipologia e di regime', () => {
  it("non lascia traccia di ciò che era dell'altra: contano solo i dati di quella scelta", () => {
    const altre = {
      PROFESSIONE: ['contoEconomicoDittaSocieta', 'inail', 'dirittiCCIAA'],
      IMPRESA: ['contoEconomicoProfessionista'],
      SRL_TRASPARENTE: ['contoEconomicoProfessionista'],
    }
    for (const state of states(howMany(20, 150), 21)) {
      const { informazioniCostiDiAvvio: info, ...resto } = state as { informazioniCostiDiAvvio: object }
      for (const [tipologia, sezioni] of Object.entries(altre)) {
        const con = { ...resto, informazioniCostiDiAvvio: { ...info, tipologia, regime: 'NORMALE' } }
        const senza = { ...con, ...Object.fromEntries(['forfetari', ...sezioni].map((s) => [s, null])) }
        expect(calcola(senza)).toEqual(calcola(con))
      }
    }
  }, 60_000)
})
