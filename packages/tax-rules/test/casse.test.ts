/** Pension funds of the professions: golden lines, published cases, boundaries of every figure, and what must hold for any state. */
import { readFileSync } from 'node:fs'
import { casse as contratto, messaggiDeiCampi, taxYears, valueAt } from '@bilancia/contract'
import { type Figura, figuresRead, radiceDi } from '@bilancia/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parametri as p } from '../src/casse/index.ts'
import { casse } from '../src/index.ts'
import { riferimenti } from './riferimenti.ts'

type Atteso = Readonly<Record<string, unknown>> & { readonly messaggi: readonly string[] }

function intero(state: object): casse.Risultato {
  const dato = casse.calcola(state)
  if (!('esito' in dato)) throw new Error(`not calculated: ${JSON.stringify(dato.messaggi)}`)
  return dato
}
/** Ids of the messages of the fund, without those about wrong values of fields. */
const ids = ({ messaggi }: Pick<casse.Risultato, 'messaggi'>) => messaggi.map(({ id }) => id).filter((id) => !(id in messaggiDeiCampi))
const conIds = (dato: casse.Risultato) => ({ ...dato, messaggi: ids(dato) })

const golden = riferimenti<Atteso>('casse')
describe('Casse: le righe di riferimento tornano al centesimo', () => {
  it.each(golden)('$id: $perche', ({ stato, atteso }) => {
    expect(conIds(intero(stato))).toEqual(atteso)
  })

  it('sono sessanta, con ogni cassa e ogni anno', () => {
    const di = (chiave: string) => new Set(golden.map(({ stato }) => valueAt(stato, chiave))).size
    expect([golden.length, di('cassa.codice'), di('anno')]).toEqual([60, 7, 8])
  })
})

// Worked out by another program (Python, decimal arithmetic) from the rule page, which gives all the golden lines.
describe('Casse: ogni cifra al suo confine', () => {
  it.each(riferimenti<Atteso>('confini-casse'))('$id: $perche', ({ stato, atteso }) => {
    expect(conIds(intero(stato))).toEqual(atteso)
  })
})

type Riga = {
  readonly soggettivo: { readonly tetto: number; readonly minimo: number }
  readonly integrativo: { readonly minimo: number | null }
  readonly maternita: number
}
type Caso = {
  readonly id: string
  readonly kind: 'casse' | 'limiteDeroga' | 'redditoCoperto'
  readonly inputs: { readonly anno: number; readonly cassa?: object; readonly parametri?: Riga; readonly eta?: number }
  readonly expected: Readonly<Record<string, unknown>>
}
const casi: readonly Caso[] = JSON.parse(readFileSync(new URL('../golden/casi-casse.json', import.meta.url), 'utf8')).cases

/** The result of a state with figures of a year that the program does not have. */
function conCifre({ cassa }: Caso['inputs'], { soggettivo, integrativo, maternita }: Riga, state: object): object {
  // A year in which the fund has all of these figures, so that they can be replaced.
  const [fondo, anno] = valueAt(cassa, 'codice') === 'CNPADC' ? ([p.cnpadc, 2020] as const) : ([p.inarcassa, 2024] as const)
  const figure = new Map<Figura, number>([
    [fondo.tetto, soggettivo.tetto],
    [fondo.minimo, soggettivo.minimo],
    [fondo.maternita, maternita],
    ...(integrativo.minimo !== null && 'minimoIntegrativo' in fondo ? [[fondo.minimoIntegrativo, integrativo.minimo] as const] : []),
  ])
  const { read, collect, program } = casse.programma.edition(anno)
  const reading = read({ ...state, annoImposta: anno })
  program.evaluate(reading.values)
  return collect({ ...reading, values: casse.programma.withFigures(anno, figure, program.rules)(reading.values) })
}

function ottenuto({ kind, inputs, expected }: Caso): (path: string) => unknown {
  const { anno, parametri, ...state } = inputs
  const regola = (id: string, cassa: object) => casse.programma.explainRule({ annoImposta: anno, cassa }, `iscritto.cassa.${id}`)
  if (kind === 'limiteDeroga') return () => radiceDi(regola('limiteDeroga', { codice: 'INARCASSA' })).valore
  if (kind === 'redditoCoperto') return () => radiceDi(regola('coperto', { codice: 'ENPAM', eta: inputs.eta })).valore
  if (parametri) return (path) => valueAt(conCifre(inputs, parametri, state), path)
  expect(Object.keys(expected).length).toBeGreaterThan(0)
  return (path) => valueAt(intero(inputs), path)
}

describe('Casse: i casi pubblicati', () => {
  it.each(casi)('$id', (caso) => {
    const dato = ottenuto(caso)
    for (const [path, atteso] of Object.entries(caso.expected)) expect(dato(path), path).toEqual(atteso)
  })

  it('sono 68', () => expect(casi).toHaveLength(68))
})

describe("Casse: l'agevolazione proposta", () => {
  const proposta = (anno: number, codice: contratto.Cassa, annoPrimaIscrizione: number, etaPrimaIscrizione: number, altro: object = {}) =>
    intero({ anno, cassa: { codice, annoPrimaIscrizione, etaPrimaIscrizione, ...altro }, reddito: 20_000 }).messaggi.flatMap(({ id, testo }) =>
      id === 'AGEVOLAZIONE_PROPOSTA' ? [/«(.*)»/.exec(testo)?.[1]] : [],
    )[0]
  const { GIOVANE, ESONERO_MINIMO, ESONERO_UNDER35, QUARTO, META, QUARTO_MINIMO, META_MINIMO, TERZO } = contratto.agevolazioni

  // casse.md, section 2: first enrolment before 35 for five years and within 35 (Inarcassa), six years (Forense), three years and
  // five from 2021 (commercialisti), two and three more years (geometri), three years and 35 of age (ENPAP). Geometri (Collegi of Novara and Messina):
  // the rate is reduced too until 31 December of the year of the thirtieth birthday, then the minimum alone; enrolled from 31 to 55: a quarter, then a half.
  it.each([
    [
      'INARCASSA',
      [
        [2026, 2022, 30, GIOVANE],
        [2026, 2021, 29, undefined],
        [2026, 2025, 34, GIOVANE],
        [2026, 2024, 34, undefined],
        [2026, 2026, 35, undefined],
      ],
    ],
    [
      'FORENSE',
      [
        [2026, 2021, 34, GIOVANE],
        [2026, 2020, 30, undefined],
        [2026, 2026, 35, undefined],
      ],
    ],
    [
      'CNPADC',
      [
        [2020, 2018, 30, ESONERO_UNDER35],
        [2020, 2017, 30, undefined],
        [2026, 2022, 30, ESONERO_UNDER35],
        [2026, 2022, 31, ESONERO_MINIMO],
        [2026, 2021, 25, undefined],
      ],
    ],
    [
      'GEOMETRI',
      [
        [2026, 2026, 30, QUARTO],
        [2026, 2025, 29, QUARTO],
        [2026, 2025, 30, QUARTO_MINIMO],
        [2026, 2024, 28, META],
        [2026, 2024, 29, META_MINIMO],
        [2026, 2022, 26, META],
        [2026, 2022, 30, META_MINIMO],
        [2026, 2021, 25, undefined],
        [2026, 2026, 31, QUARTO_MINIMO],
        [2026, 2025, 31, META_MINIMO],
        [2026, 2024, 31, undefined],
        [2026, 2026, 55, QUARTO_MINIMO],
        [2026, 2025, 55, META_MINIMO],
        [2026, 2026, 56, undefined],
      ],
    ],
    [
      'ENPAP',
      [
        [2026, 2024, 33, TERZO],
        [2026, 2024, 34, undefined],
        [2026, 2023, 30, undefined],
      ],
    ],
    ['ENPAM', [[2026, 2026, 25, undefined]]],
  ] as const)('%s', (codice, righe) => {
    for (const [anno, iscritto, eta, attesa] of righe) expect(proposta(anno, codice, iscritto, eta), `${anno} ${iscritto} ${eta}`).toBe(attesa)
  })

  it('di Cassa Geometri è la stessa in ogni anno', () => {
    for (const anno of taxYears) {
      const di = (anni: number, eta: number) => proposta(anno, 'GEOMETRI', anno - anni, eta)
      expect([anno, di(1, 20), di(2, 20), di(4, 20), di(5, 20)]).toEqual([anno, QUARTO, META, META, undefined])
      expect([anno, di(0, 30), di(1, 30), di(2, 30)]).toEqual([anno, QUARTO, QUARTO_MINIMO, META_MINIMO])
      expect([anno, di(0, 31), di(1, 31), di(2, 31), di(0, 55), di(0, 56)]).toEqual([anno, QUARTO_MINIMO, META_MINIMO, undefined, QUARTO_MINIMO, undefined])
    }
  })

  it('di Inarcassa, Cassa Forense, commercialisti ed ENPAP cambia in un anno solo: i commercialisti hanno tre anni nel 2020, poi cinque', () => {
    for (const anno of taxYears) {
      const di = (codice: contratto.Cassa, anni: number, eta: number) => [anno, proposta(anno, codice, anno - anni, eta)]
      const attesa = (quale: string | undefined) => [anno, quale]
      expect([di('INARCASSA', 4, 30), di('INARCASSA', 1, 34)]).toEqual([attesa(GIOVANE), attesa(GIOVANE)])
      expect([di('INARCASSA', 5, 29), di('INARCASSA', 2, 34), di('INARCASSA', 0, 35)]).toEqual([attesa(undefined), attesa(undefined), attesa(undefined)])
      expect([di('FORENSE', 5, 34), di('FORENSE', 6, 28), di('FORENSE', 0, 35)]).toEqual([attesa(GIOVANE), attesa(undefined), attesa(undefined)])
      const ultimo = anno === 2020 ? 2 : 4
      expect([di('CNPADC', ultimo, 34 - ultimo), di('CNPADC', ultimo, 35 - ultimo)]).toEqual([attesa(ESONERO_UNDER35), attesa(ESONERO_MINIMO)])
      expect(di('CNPADC', ultimo + 1, 25)).toEqual(attesa(undefined))
      expect([di('ENPAP', 2, 33), di('ENPAP', 2, 34), di('ENPAP', 3, 30)]).toEqual([attesa(TERZO), attesa(undefined), attesa(undefined)])
    }
  })

  it('conta gli anni di adesso se sono scritti, e tace se una è scelta o manca un dato', () => {
    expect(proposta(2026, 'ENPAP', 2024, 34, { eta: 35 })).toBe(TERZO)
    expect(proposta(2026, 'FORENSE', 2024, 30, { agevolazione: 'GIOVANE' })).toBeUndefined()
    expect(ids(intero({ anno: 2026, cassa: { codice: 'FORENSE', annoPrimaIscrizione: 2025 } }))).not.toContain('AGEVOLAZIONE_PROPOSTA')
  })
})

describe('Casse: ENPAM, mesi ed età', () => {
  const enpam = (cassa: object, reddito = 50_000) => intero({ anno: 2025, cassa: { codice: 'ENPAM', ...cassa }, reddito })
  const parti = ({ quotaFissa, soggettivo }: casse.Risultato) => [quotaFissa, soggettivo]

  it('dopo i 68 anni la quota A non è dovuta e non copre nulla', () => {
    // 9.75% of 50,000; at 68, 1,961.56 covers 10,059.28 (1,961.56 : 19.5%), and 9.75% of 39,940.72 is 3,894.22.
    expect(parti(enpam({ eta: 72, aliquotaEnpam: 'RIDOTTA' }))).toEqual([0, 4_875])
    expect(parti(enpam({ eta: 69, aliquotaEnpam: 'RIDOTTA' }))).toEqual([0, 4_875])
    expect(parti(enpam({ eta: 68, aliquotaEnpam: 'RIDOTTA' }))).toEqual([1_961.56, 3_894.22])
    // The quota A is not known from 2026. Only members who do not owe it have a result: 19.5% or 9.75% of 50,000.
    for (const anno of [2026, 2027]) {
      const da = (eta: number, cassa: object = {}) => intero({ anno, cassa: { codice: 'ENPAM', eta, ...cassa }, reddito: 50_000 })
      expect([da(68).mancanti, da(69).mancanti, da(69).soggettivo, da(69, { aliquotaEnpam: 'RIDOTTA' }).soggettivo]).toEqual([
        ['quotaA'],
        ['maternita'],
        9_750,
        4_875,
      ])
    }
  })

  it('tra 68 e 70 anni dice fin quando è dovuta', () => {
    for (const anno of taxYears) {
      const detta = (eta: number) => ids(intero({ anno, cassa: { codice: 'ENPAM', eta } })).includes('QUOTA_A_DA_VERIFICARE')
      expect([anno, ...[67, 68, 70, 71].map(detta)]).toEqual([anno, false, true, true, false])
    }
    expect(ids(intero({ anno: 2025, cassa: { codice: 'INARCASSA', eta: 69 } }))).toEqual([])
  })

  it('la quota A e il reddito che copre sono dei mesi di iscrizione', () => {
    // 291.61 x 3/12 is 72.90. 1,062.12 x 3/12 : 19.5% is 1,361.69, and 19.5% of 8,638.31 is 1,684.47.
    expect(parti(enpam({ eta: 26, mesi: 3 }, 10_000))).toEqual([72.9, 1_684.47])
    expect(parti(enpam({ eta: 26, mesi: 0 }, 10_000))).toEqual([0, 1_950])
  })
})

describe('Casse: mesi, pensionati e limiti di reddito', () => {
  it('i minimi di Cassa Geometri sono dei mesi di iscrizione', () => {
    // 4,205 x 4/12 and 1,940 x 4/12; a quarter of the first is 350.42.
    const quattro = (agevolazione: string) => intero({ anno: 2025, cassa: { codice: 'GEOMETRI', mesi: 4, agevolazione } })
    expect(quattro('NESSUNA')).toMatchObject({ soggettivo: 1_401.67, integrativo: 646.67, maternita: 7 })
    expect(quattro('QUARTO_MINIMO')).toMatchObject({ soggettivo: 350.42, integrativo: 0 })
  })

  it('la deroga di Inarcassa non spetta ai pensionati', () => {
    // The minimum of 2,750 stays: 14.5% of 10,000 is 1,450.
    const deroga = (pensionato: boolean) => intero({ anno: 2025, cassa: { codice: 'INARCASSA', agevolazione: 'DEROGA', pensionato }, reddito: 10_000 })
    expect([deroga(true).soggettivo, ids(deroga(true))]).toEqual([2_750, ['AGEVOLAZIONE_NON_SPETTA']])
    expect([deroga(false).soggettivo, ids(deroga(false))]).toEqual([1_450, []])
  })

  it('Cassa Forense: il quarto spetta sotto il limite di reddito, da lì in su resta la metà', () => {
    // 10,300 (communication of 2020), 10,625 in 2024. A quarter and a half of 2,890 and of 3,355; 14.5% of 10,300 is 1,493.50, 15% of 10,625 1,593.75.
    const quarto = (anno: number, reddito: number) => {
      const dato = intero({ anno, cassa: { codice: 'FORENSE', agevolazione: 'GIOVANE_REDDITO_BASSO', annoPrimaIscrizione: anno - 2 }, reddito })
      return [dato.soggettivo, ids(dato).includes('AGEVOLAZIONE_RIDOTTA')]
    }
    expect([quarto(2020, 10_299.99), quarto(2020, 10_300)]).toEqual([
      [1_493.5, false],
      [1_493.5, true],
    ])
    expect([quarto(2024, 10_624.99), quarto(2024, 10_625)]).toEqual([
      [1_593.75, false],
      [1_677.5, true],
    ])
    for (const anno of [2021, 2022, 2023]) expect([quarto(anno, 10_299.99)[1], quarto(anno, 10_300)[1]]).toEqual([false, true])
    // From 2025 the relief is not computed, whatever the income.
    expect(intero({ anno: 2025, cassa: { codice: 'FORENSE', agevolazione: 'GIOVANE_REDDITO_BASSO' }, reddito: 50_000 }).mancanti).toEqual(['agevolazione'])
  })
})

// Regolamento unico della previdenza forense, art. 24, c. 3 and 4 (2021 to 2024); the minimum was not due to 2022.
describe('Casse: il minimo integrativo di Cassa Forense nei primi anni di albo', () => {
  const nel2024 = (cassa: object, volumeAffari = 0) => intero({ anno: 2024, cassa: { codice: 'FORENSE', ...cassa }, reddito: 10_000, volumeAffari })
  const minimo = (annoPrimaIscrizione: number, etaPrimaIscrizione: number | null, cassa: object = {}) =>
    nel2024({ annoPrimaIscrizione, etaPrimaIscrizione, ...cassa }).integrativo

  it('non è dovuto nei primi cinque anni, è la metà nei quattro seguenti per chi si è iscritto prima dei 35', () => {
    expect([minimo(2024, 50), minimo(2020, 50), minimo(2019, 34), minimo(2016, 34), minimo(2015, 34)]).toEqual([0, 0, 425, 425, 850])
    expect([minimo(2019, 35), minimo(2019, null), minimo(2019, null, { agevolazione: 'GIOVANE' })]).toEqual([850, 850, 425])
  })

  it('non è dovuto dai pensionati, e vale per il residuo', () => {
    // 4% of 12,000 and of 6,000.
    expect(nel2024({ pensionato: true }, 12_000)).toMatchObject({ integrativo: 480, integrativoResiduo: 0 })
    expect(nel2024({ agevolazione: 'GIOVANE', annoPrimaIscrizione: 2022 }, 6_000)).toMatchObject({ integrativo: 240, integrativoResiduo: 0 })
    expect(nel2024({}, 6_000)).toMatchObject({ integrativo: 850, integrativoResiduo: 610 })
  })

  it('di un giovane senza anno di iscrizione non si sa, se ai clienti è addebitata meno della metà', () => {
    // Half of 850 is 425: 4% of 10,624.75 is 424.99.
    const giovane = (volume: number) => nel2024({ agevolazione: 'GIOVANE' }, volume)
    expect(giovane(10_625)).toMatchObject({ esito: 'COMPLETO', integrativo: 425, integrativoResiduo: 0, messaggi: [] })
    expect(giovane(10_624.75)).toMatchObject({ esito: 'PARZIALE', integrativo: null, mancanti: ['integrativo.minimo'] })
    expect(giovane(0).messaggi.map(({ testo }) => testo)).toEqual([
      "Contributi Cassa Forense 2024 senza il minimo integrativo, che dipende dall'anno della prima iscrizione: indicarlo.",
    ])
  })

  it('nel 2022 e dal 2025 gli anni di albo non contano', () => {
    const di = (anno: number, annoPrimaIscrizione: number) =>
      intero({ anno, cassa: { codice: 'FORENSE', annoPrimaIscrizione, etaPrimaIscrizione: 30 }, reddito: 10_000 }).integrativo
    expect([di(2022, 2021), di(2025, 2024), di(2025, 2018)]).toEqual([0, 350, 350])
  })
})

const stato = fc.record({
  anno: fc.integer({ min: 2020, max: 2027 }),
  cassa: fc.record({
    codice: fc.constantFrom(...(Object.keys(contratto.conTabella) as contratto.Cassa[])),
    agevolazione: fc.constantFrom(...(Object.keys(contratto.agevolazioni) as contratto.Agevolazione[])),
    annoPrimaIscrizione: fc.constantFrom(null, 2015, 2019, 2023),
    eta: fc.constantFrom(null, 25, 33, 38, 50, 68, 72),
    mesi: fc.integer({ min: 0, max: 12 }),
    pensionato: fc.boolean(),
    classe: fc.constantFrom('', 'INTERO', 'SOLIDARIETA_1'),
    integrativoResiduoDeducibile: fc.boolean(),
  }),
  reddito: fc.integer({ min: -100_000, max: 30_000_000 }).map((centesimi) => centesimi / 100),
  volumeAffari: fc.integer({ min: 0, max: 30_000_000 }).map((centesimi) => centesimi / 100),
})

describe('Casse: per ogni stato', () => {
  it('le parti fanno il totale, e manca qualcosa se e solo se lo si dice', () =>
    fc.assert(
      fc.property(stato, (state) => {
        const { esito, mancanti, soggettivo, maternita, quotaFissa, integrativo, integrativoAddebitato, integrativoResiduo, ...r } = intero(state)
        expect(esito === 'COMPLETO').toBe(mancanti.length === 0)
        if (esito === 'NON_CALCOLABILE') {
          expect([soggettivo, maternita, quotaFissa, integrativo, r.deducibile, r.nonDeducibile, r.totale]).toEqual(new Array(7).fill(null))
          return
        }
        const residuo = integrativoResiduo ?? 0
        expect((integrativo ?? 0) - (integrativo === null ? 0 : (integrativoAddebitato ?? 0))).toBeCloseTo(residuo, 6)
        expect((soggettivo ?? 0) + (maternita ?? 0) + (quotaFissa ?? 0) + residuo).toBeCloseTo(r.totale ?? Number.NaN, 6)
        expect((r.deducibile ?? 0) + (r.nonDeducibile ?? 0)).toBeCloseTo(r.totale ?? Number.NaN, 6)
        expect([maternita === null, integrativo === null]).toEqual([mancanti.includes('maternita'), mancanti.includes('integrativo.minimo')])
      }),
      { numRuns: 200 },
    ))

  it('dice campo per campo che cosa non va, e che senza una cassa non si calcola', () => {
    expect(casse.calcola({ anno: 2019, cassa: { codice: 'ENPAF' } })).toEqual({ messaggi: [expect.objectContaining({ campo: 'anno', gravita: 'ERRORE' })] })
    expect(casse.calcola({})).toEqual({ messaggi: [expect.objectContaining({ campo: 'anno' })] })
    expect(intero({ anno: 2026, cassa: { codice: 'FORENSE' }, reddito: 'x' }).messaggi).toContainEqual(
      expect.objectContaining({ id: 'VALORE_NON_VALIDO', campo: 'reddito' }),
    )
    for (const codice of ['ALTRA', null])
      expect(intero({ anno: 2026, cassa: { codice } })).toMatchObject({ esito: 'NON_CALCOLABILE', mancanti: ['codice'], totale: null })
  })

  it('una cifra non trovata si dice per nome', () => {
    const testi = (state: object) => intero(state).messaggi.map(({ testo }) => testo)
    expect(testi({ anno: 2027, cassa: { codice: 'ENPAP' } })).toEqual([
      'Contributi ENPAP 2027 senza il minimo integrativo, la maternità: importo non pubblicato nelle fonti consultate.',
    ])
    expect(testi({ anno: 2023, cassa: { codice: 'FORENSE' }, reddito: 105_000.01 })).toEqual([
      "Contributi Cassa Forense 2023 non calcolabili: manca il tetto del reddito. Indicare l'importo.",
    ])
  })
})

describe('Casse: spiega', () => {
  const state = { anno: 2024, cassa: { codice: 'FORENSE' }, reddito: 133_975.92, volumeAffari: 12_500 }
  it.each(casse.percorsi.filter((path) => !path.startsWith('mancanti.')))('%s si apre fino alla norma, e dà la cifra del risultato', (path) => {
    const radice = radiceDi(casse.spiega(state, path))
    if (typeof radice.valore === 'number') expect(radice.valore).toBe(valueAt(intero(state), path))
    expect(radice.norma).toBeTruthy()
  })

  it('arriva alla cifra della cassa con la sua norma', () => {
    const tetto = figuresRead([casse.spiega(state, 'soggettivo')]).find(({ id }) => id === 'casse.forense.tetto')
    expect(tetto?.testo).toContain('121.900')
  })
})
