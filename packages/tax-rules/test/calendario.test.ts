/** The calendar of payments: published terms and amounts, what holds for any state, explanations. */
import { calendario as contratto, isSection, roundToCent, taxYears, valueAt } from '@bilancia/contract'
import { radiceDi } from '@bilancia/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { calendario, forme } from '../src/index.ts'
import { coefficienteInail } from '../src/simulators/calendario/ospite/altri.ts'
import { delleCifre } from '../src/simulators/calendario/ospite/conto.ts'
import { ivs, separata } from '../src/simulators/calendario/ospite/contributi.ts'
import { giornate, nelGiorno, piuGiorni } from '../src/simulators/calendario/ospite/giorni.ts'
import { pianoDi } from '../src/simulators/calendario/ospite/rate.ts'
import { rifatta, stampato, uguali } from './calculator.ts'
import { casi, confini, controllaCon, type Rata } from './casi-calendario.ts'
import { seeded } from './random-states.ts'
import { stati } from './riferimenti.ts'
import { simulatori } from './simulatori.ts'

const cifre = calendario.cifreDi()
const { utile, festivo } = giornate(cifre)
const cifreDi = (anno: number) => delleCifre(cifre, anno)

function intero(state: object): contratto.Risultato {
  const dato = calendario.calcola(state)
  if (!('pagamenti' in dato)) throw new Error(`not calculated: ${JSON.stringify(dato.messaggi)}`)
  return dato
}

const controlla = controllaCon({ calcola: intero, cifre })

describe('il calendario: i casi pubblicati', () => {
  it.each(casi)('$id', controlla)

  it('sono sessantanove', () => expect(casi).toHaveLength(69))
})

describe('il calendario: ogni cifra al suo confine', () => {
  it.each(confini)('$id', controlla)
})

describe('il calendario: esempi pubblicati, fuori dai casi del contratto', () => {
  const delGiorno = (state: object, tributi: readonly string[]) => {
    const giorni = new Map<string, number>()
    for (const { data, tributo, importo } of intero({ ...state, calendario: { proiezione: 'NESSUNA', ...(valueAt(state, 'calendario') ?? {}) } }).pagamenti)
      if (tributi.includes(tributo)) giorni.set(data, roundToCent((giorni.get(data) ?? 0) + importo))
    return Object.fromEntries(giorni)
  }
  // `rettificaIva` stands for a balance without the 1% of quarterly payments.
  const saldoIva = (anno: number, importo: number, rateIva: number) =>
    delGiorno({ annoImposta: anno + 1, calendario: { rateIva }, soggetti: [{ anni: [{ anno, rettificaIva: importo }] }] }, [
      'IVA_RETTIFICA',
      'INTERESSI_RATEAZIONE',
    ])

  it('Confagricoltura Torino: il saldo IVA di 12.000 € in tre rate dal 17/3/2025', () => {
    expect(saldoIva(2024, 12_000, 3)).toEqual({ '2025-03-17': 4_000, '2025-04-16': 4_013.2, '2025-05-16': 4_026.4 })
  })

  it('studiorinaldi: il saldo IVA del 2025 in dieci rate, con i giorni del 2026', () => {
    expect(saldoIva(2025, 10_000, 10)).toEqual({
      ...{ '2026-03-16': 1_000, '2026-04-16': 1_003.3, '2026-05-18': 1_006.6, '2026-06-16': 1_009.9, '2026-07-16': 1_013.2 },
      ...{ '2026-08-20': 1_016.5, '2026-09-16': 1_019.8, '2026-10-16': 1_023.1, '2026-11-16': 1_026.4, '2026-12-16': 1_029.7 },
    })
  })

  // 4,521.36 and 4,611.64 a year.
  it.each([
    ['ARTIGIANO', 1_130.34],
    ['COMMERCIANTE', 1_152.91],
  ])('circ. INPS 14/2026: %s paga quattro quote di %s €', (gestione, quota) => {
    expect(delGiorno({ annoImposta: 2026, soggetti: [{ anni: [{ anno: 2026, contributi: { ivs: [{ gestione }] } }] }] }, ['IVS_FISSI'])).toEqual({
      ...{ '2026-05-18': quota, '2026-08-20': quota, '2026-11-16': quota, '2027-02-16': quota },
    })
  })

  // fiscozen.it/guide/come-si-pagano-le-tasse-nel-regime-forfettario, read on 28/11/2026: halves of 500, and 250 x 0.4% = 1.
  it.each([
    ['ORDINARIO', { '2023-07-20': 250, '2023-11-30': 250 }],
    ['MAGGIORAZIONE', { '2023-07-31': 251, '2023-11-30': 250 }],
  ])('Fiscozen: di 500 € di imposta sostitutiva il forfettario paga due acconti di 250 €, col pagamento %s %o', (pagamento, giorni) => {
    const anni = [
      { anno: 2022, regime: 'FORFETTARIO', imposte: { impostaSostitutiva: { imposta: 500, accontiVersati: 500 } } },
      { anno: 2023, regime: 'FORFETTARIO' },
    ]
    expect(delGiorno({ annoImposta: 2023, calendario: { pagamento }, soggetti: [{ anni }] }, ['IMPOSTA_SOSTITUTIVA'])).toEqual(giorni)
  })

  // ascomlugo.it/2024/08/22/versamenti-rateali-mod-redditi-il-calendario-2024, read on 28/11/2026: 4% x 16 days / 360, then 0.33% a month.
  it.each<['ORDINARIO' | 'MAGGIORAZIONE', readonly Rata[]]>([
    [
      'ORDINARIO',
      [
        ['2024-07-31', 0],
        ['2024-08-20', 0.18],
        ['2024-09-16', 0.51],
        ['2024-10-16', 0.84],
        ['2024-11-18', 1.17],
      ],
    ],
    [
      'MAGGIORAZIONE',
      [
        ['2024-08-30', 0],
        ['2024-09-16', 0.18],
        ['2024-10-16', 0.51],
        ['2024-11-18', 0.84],
      ],
    ],
  ])('Ascom Lugo: le rate del 2024 dei soggetti ISA e dei forfettari, col pagamento %s', (pagamento, attese) => {
    const { rate } = pianoDi(cifre, giornate(cifre), 2024, { isa: true, pagamento, partitaIva: true })
    expect(rate.slice(0, attese.length).map(({ data, percento }) => [data, percento])).toEqual(attese)
  })

  // ntplusfisco.ilsole24ore.com/art/cosi-calcolo-interessi-4percento-annuo-AEgDJhT, read on 28/11/2026: 4 x 100 x 26 / 36,000 = 0.2888.
  it.each([2020, 2025, 2026])('Il Sole 24 Ore: dal 20 agosto al 16 settembre del %i sono 26 giorni, lo 0,29%%', (anno) => {
    const { rate } = pianoDi(cifre, giornate(cifre), anno, { isa: true, pagamento: 'MAGGIORAZIONE', partitaIva: true })
    expect(rate.slice(0, 2).map(({ data, percento }) => [data, percento])).toEqual([
      [`${anno}-08-20`, 0],
      [`${anno}-09-16`, 0.29],
    ])
  })

  it('ecnews, INAIL 370/2025: su parti di 1.000 € gli interessi al 3,41% sono 8,31, 16,91 e 25,50', () => {
    const anni = [{ anno: 2025, inail: 4_000 }]
    expect(delGiorno({ annoImposta: 2025, calendario: { rateInail: true }, soggetti: [{ anni }] }, ['INAIL'])).toEqual({
      ...{ '2025-02-17': 1_000, '2025-05-16': 1_008.31, '2025-08-20': 1_016.91, '2025-11-17': 1_025.5 },
    })
  })
})

// F24 forms of 2026 as filed, which github.com/adrianom/opentax-it (packages/fiscal-rules/src/f24-schedule.test.ts, read on 29/11/2026) copies line by line:
// a flat-rate professional pays 6,527 of 2025, half of it as advance, and what a credit left of the gestione separata, in five parts from 20 July.
it('F24 veri del 2026: la terza e la quarta di cinque rate di un forfettario in gestione separata', () => {
  const { pagamenti } = intero({
    annoImposta: 2026,
    calendario: { rate: 5, proiezione: 'NESSUNA' },
    soggetti: [
      {
        anni: [
          {
            anno: 2025,
            regime: 'FORFETTARIO',
            inizioAttivita: '2025-01-01',
            imposte: { impostaSostitutiva: { imposta: 6_527 } },
            // 26.07% is 11,343, of which the forms pay 40% in advance.
            contributi: { gestioneSeparata: { tipo: 'PIENA', reddito: 43_509.78, saldo: 6_379.5 } },
          },
          { anno: 2026, regime: 'FORFETTARIO', contributi: { gestioneSeparata: { tipo: 'PIENA' } } },
        ],
      },
    ],
  })
  const del = (giorno: string) =>
    pagamenti.filter(({ data }) => data === giorno).map(({ codiceTributo, periodoRiferimento, importo }) => `${codiceTributo} ${periodoRiferimento} ${importo}`)
  const quote = ['1792 2025 1305.4', '1790 2026 652.7', 'PXXR 01/2025-12/2025 1275.9', 'PXXR 01/2026-12/2026 907.44']
  const interessi = (...[saldo, acconto, inpsSaldo, inpsAcconto]: readonly number[]) => [
    ...[`1668 2025 ${saldo}`, `1668 2026 ${acconto}`],
    ...[`DPPI 01/2025-12/2025 ${inpsSaldo}`, `DPPI 01/2026-12/2026 ${inpsAcconto}`],
  ]
  expect(del('2026-07-20')).toEqual(quote)
  expect(del('2026-09-16').toSorted()).toEqual([...quote, ...interessi(8.09, 4.05, 7.91, 5.63)].toSorted())
  expect(del('2026-10-16').toSorted()).toEqual([...quote, ...interessi(12.4, 6.2, 12.12, 8.62)].toSorted())
})

// anceagrigento.it/inail-autoliquidazione-2019-2020, read on 29/11/2026: 0.93% on 89, 181 and 273 days of 365. The first part fell on a Sunday, and
// INAIL counted from Monday 17 February.
it('ANCE Agrigento: i coefficienti INAIL del 2020 contano dal 17 febbraio', () => {
  const coefficienti = cifre.giorni.inail.map((giorno) => coefficienteInail({ cifreDi }, 2020, nelGiorno(2020, giorno)).toFixed(8))
  expect(coefficienti).toEqual(['0.00000000', '0.00226767', '0.00461178', '0.00695589'])
})

describe('il calendario: il saldo IVA a giugno', () => {
  const detti = (saldoIva: string, ritenute: number) =>
    intero({
      annoImposta: 2025,
      calendario: { proiezione: 'NESSUNA', saldoIva },
      soggetti: [{ anni: [{ anno: 2024, isa: false, imposte: { irpef: { imposta: 2_000, ritenute } }, rettificaIva: 10_000 }] }],
    }).messaggi.filter(({ id }) => id === 'MAGGIORAZIONE_COMPENSATA')

  // Ris. 73/E/2017: 0.40% a month only on what a credit leaves to pay.
  it('con un credito nello stesso F24 dice che la maggiorazione non è dovuta sulla parte compensata', () => {
    expect(detti('GIUGNO', 12_000)).toEqual([expect.objectContaining({ testo: expect.stringContaining('IVA, pagamento del 30/06/2025') })])
    expect(detti('GIUGNO', 2_000)).toEqual([])
    expect(detti('MARZO', 12_000)).toEqual([])
  })
})

describe('il calendario: l’acconto IVA con il metodo storico', () => {
  const iva = (periodicita: string, ...periodi: number[]) => ({ periodicita, periodi })
  const acconto = (prima: object, dopo: object, altro: object = {}) =>
    intero({
      annoImposta: 2025,
      calendario: { proiezione: 'NESSUNA' },
      soggetti: [
        {
          anni: [
            { anno: 2024, iva: prima, ...altro },
            { anno: 2025, iva: dopo },
          ],
        },
      ],
    }).pagamenti.find(({ voce, tributo, anno }) => tributo === 'IVA' && voce === 'ACCONTO2' && anno === 2025)?.importo
  const [mensile, trimestrale] = [iva('MENSILE'), iva('TRIMESTRALE')]
  const mesi = (...ultimi: number[]) => iva('MENSILE', ...Array<number>(12 - ultimi.length).fill(0), ...ultimi)

  // 88% of what was paid for the last period, its own advance included (art. 6, c. 2, L. 405/1990).
  it('è l’88% di quanto versato per l’ultimo periodo: il credito che vi arriva lo riduce', () => {
    expect(acconto(mesi(-1_000, 3_000), mensile)).toBe(1_760)
    expect(acconto(mesi(3_000), mensile)).toBe(2_640)
    // VL38 − VL36 + VH13: 2,000 − 800.
    expect(acconto(iva('TRIMESTRALE', 1_000, 1_000, -800, 2_000), trimestrale)).toBe(1_056)
    // 50 of November is below 100, but is not carried beyond the payment of 16 December.
    expect(acconto(mesi(50, 1_000), mensile)).toBe(880)
    // 50 of October joins November.
    expect(acconto(mesi(50, 0, 1_000), mensile)).toBe(880)
    expect(acconto(mesi(-5_000, 3_000), mensile)).toBeUndefined()
    // 1,500 was paid in advance in 2024, 500 at the balance.
    expect(acconto({ ...iva('TRIMESTRALE', 0, 0, 0, 2_000), acconto: 1_500 }, trimestrale)).toBe(1_760)
  })

  // A third of the quarter; the last three months, less the credit of December.
  it('se cambia la periodicità conta un terzo del trimestre, o gli ultimi tre mesi', () => {
    expect(acconto(iva('TRIMESTRALE', 0, 0, 0, 3_600), mensile)).toBe(1_056)
    expect(acconto(iva('TRIMESTRALE', 0, 0, -600, 3_600), mensile)).toBe(880)
    // (1,000 + 800 + 700) × 88%.
    expect(acconto(mesi(9_999, 1_000, 800, 700), trimestrale)).toBe(2_200)
    // 800 of November less the 300 that October left; December a credit of 100: 500 − 100.
    expect(acconto(mesi(-300, 800, -100), trimestrale)).toBe(352)
    expect(acconto(mesi(1_000, 800, -2_000), trimestrale)).toBeUndefined()
  })

  it('chi l’anno prima non liquidava l’IVA, o non era attivo, non ne ha', () => {
    expect(acconto(iva('NESSUNA'), mensile)).toBeUndefined()
    expect(acconto(mesi(3_000), mensile, { attivo: false })).toBeUndefined()
  })
})

// D.L. 34/2020, art. 24, c. 2: revenue of 2019 up to 250 million. 40% of 1,000 is the first advance of a company without ISA.
it.each([
  [250_000_000, [600, 0], [400, 0, 600]],
  [250_000_000.01, [0, 600], [0, 0, 1_000]],
])('con %d € di ricavi nel 2019 il saldo IRAP 2019 e il primo acconto 2020 sono dovuti oltre 250 milioni', (ricavi, del2019, del2020) => {
  const irap = { imposta: 1_000, accontiVersati: 400 }
  const anni = [2019, 2020].map((anno) => ({ anno, ricavi: anno === 2019 ? ricavi : 300_000_000, imposte: { irap } }))
  const { riconciliazione, pagamenti } = intero({ annoImposta: 2020, soggetti: [{ natura: 'SOCIETA_DI_CAPITALI', anni }] })
  const righe = riconciliazione.filter(({ tributo, anno }) => tributo === 'IRAP' && anno <= 2020)
  expect(righe.map(({ nonDovuto, saldo }) => [nonDovuto, saldo])).toEqual([del2019, del2020.slice(0, 2)])
  expect(righe[1]?.acconti).toBe(del2020[2])
  expect(pagamenti.filter(({ tributo, voce, anno }) => tributo === 'IRAP' && voce === 'ACCONTO1' && anno === 2020)).toHaveLength(ricavi > 250_000_000 ? 1 : 0)
})

describe('il calendario: i termini', () => {
  const anni = Object.keys(cifre.anni).map(Number)

  it('senza proroga sono quelli della legge: 30 giugno, trenta giorni dopo, 30 novembre, nel primo giorno utile', () => {
    for (const anno of anni) {
      const { termini } = cifreDi(anno)
      if (!termini) continue
      const base = utile(nelGiorno(anno, '06-30'))
      expect([termini.ordinario.base, termini.ordinario.lunga, termini.secondoAcconto]).toEqual([
        base,
        utile(piuGiorni(base, 30)),
        utile(nelGiorno(anno, '11-30')),
      ])
    }
  })

  it('ogni giorno scritto in una proroga è lavorativo', () => {
    const scritti = anni.flatMap((anno) => {
      const { isa, secondoAccontoPartitaIva, rinvio, ivsPrimaQuota } = cifreDi(anno).termini ?? {}
      return [isa?.base, isa?.lunga, secondoAccontoPartitaIva, ivsPrimaQuota, ...(rinvio?.date ?? [])].flatMap((giorno) => giorno ?? [])
    })
    expect(scritti.filter(festivo)).toEqual([])
    expect(scritti.length).toBeGreaterThan(15)
  })

  it('ogni cifra dice nome, atto e attendibilità; quella che si dice da memoria non ha letture', () => {
    const tutte = calendario.cifreDelCalendario()
    for (const { id, nome, atto, attendibilita, fonti } of tutte) {
      expect([nome.trim(), atto.trim()], id).not.toContain('')
      expect(attendibilita === 'da memoria', id).toBe(
        fonti.every(({ dove }) => dove === null) && !['scelta del programma', 'per definizione'].includes(attendibilita),
      )
    }
    expect(new Set(tutte.map(({ attendibilita }) => attendibilita))).toEqual(
      new Set(['confermata', 'fonte unica', 'da memoria', 'scelta del programma', 'per definizione']),
    )
  })
})

type Stato = { readonly soggetti?: readonly unknown[]; readonly simulatore?: string }
const diretti = stati<Stato>('calendario').filter(({ soggetti }) => soggetti !== undefined && soggetti.length > 0)
const opzioni = fc.record(
  {
    metodo: fc.constantFrom('STORICO', 'PREVISIONALE'),
    pagamento: fc.constantFrom('ORDINARIO', 'MAGGIORAZIONE'),
    rate: fc.integer({ min: 1, max: 10 }),
    rinvioSecondoAcconto: fc.constantFrom('NO', 'UNICO', 'RATE'),
    rateInail: fc.boolean(),
    saldoIva: fc.constantFrom('MARZO', 'GIUGNO'),
    rateIva: fc.integer({ min: 1, max: 10 }),
    compensaCrediti: fc.boolean(),
    proiezione: fc.constantFrom('COSTANTE', 'NESSUNA'),
  },
  { requiredKeys: [] },
)
const stato = fc
  .record({ quale: fc.nat(diretti.length - 1), annoImposta: fc.option(fc.constantFrom(...taxYears), { nil: undefined }), calendario: opzioni })
  .map(({ quale, annoImposta, calendario: come }) => ({ ...diretti[quale], ...(annoImposta && { annoImposta }), calendario: come }))
const perOgni = (legge: (state: object, dato: contratto.Risultato) => void) =>
  fc.assert(
    fc.property(stato, (state) => legge(state, intero(state))),
    { numRuns: howMany(20, 3_000) },
  )
const somma = (importi: readonly number[]) => roundToCent(importi.reduce((a, b) => a + b, 0))

describe('il calendario: per ogni stato', () => {
  it('i mesi fanno gli anni, le parti fanno il totale, i soggetti fanno gli anni', () =>
    perOgni((_, { pagamenti, riepilogo, annoImposta }) => {
      for (const [k, { anno, imposte, contributi, iva, altro, interessi, crediti, totale, mesi }] of riepilogo.anni.entries()) {
        const suoi = pagamenti.filter(({ data }) => data.startsWith(String(anno)))
        expect(anno).toBe(annoImposta + k)
        expect(somma(mesi)).toBe(totale)
        expect(somma([imposte, contributi, iva, altro, interessi, -crediti])).toBe(totale)
        expect(somma(suoi.map(({ importo }) => importo))).toBe(totale)
        expect(somma(riepilogo.soggetti.map(({ anni }) => anni[k] ?? 0))).toBe(totale)
      }
    }))

  it('nessun pagamento cade di festa, salvo i giorni indicati da chi scrive o dal suo inizio; l’interesse non è mai negativo', () =>
    perOgni((_, { pagamenti }) => {
      for (const { data, tributo, sezioneF24, voce, importo, capitale, interessi } of pagamenti) {
        if (sezioneF24 !== 'NESSUNA') expect(festivo(data), `${tributo} ${data}`).toBe(false)
        expect(interessi).toBeGreaterThanOrEqual(0)
        expect(voce === 'CREDITO' ? -capitale : capitale).toBeGreaterThanOrEqual(0)
        expect(roundToCent(capitale + interessi)).toBe(importo)
      }
    }))

  it('ciò che si paga è il dovuto meno ritenute e crediti, e i crediti usati non superano il credito', () =>
    perOgni((state, { pagamenti, riconciliazione, annoImposta }) => {
      for (const { id, anni } of datiDi(state)) {
        const primo = Math.min(...anni.map(({ anno }) => anno))
        for (const anno of [annoImposta, annoImposta + 1]) {
          const uscita = anni.some((una) => una.anno === anno && una.uscitaImmediata)
          if (primo >= anno || uscita) continue
          for (const tributo of contratto.tributi.slice(0, contratto.tributi.indexOf('CASSA'))) {
            const saldi = riconciliazione.filter((r) => r.soggetto === id && r.tributo === tributo && r.anno === anno)
            const righe = pagamenti.filter((r) => r.soggetto === id && r.tributo === tributo && r.anno === anno)
            const di = (quale: (r: (typeof saldi)[number]) => number) => somma(saldi.map(quale))
            const usati = somma(righe.filter(({ voce }) => voce === 'CREDITO').map(({ capitale }) => 0 - capitale))
            expect(usati).toBe(di((r) => r.creditoUsato))
            for (const { credito, creditoUsato, creditoResiduo } of saldi) {
              expect(creditoResiduo).toBe(roundToCent(credito - creditoUsato))
              expect(creditoResiduo).toBeGreaterThanOrEqual(0)
            }
            // A typed balance need not be the difference.
            if (saldi.some((r) => somma([r.dovuto, -r.ritenute, -r.acconti, -r.nonDovuto]) !== r.saldo)) continue
            const pagato = somma(righe.filter(({ voce }) => voce !== 'CREDITO').map(({ capitale }) => capitale))
            expect(pagato, `${id} ${tributo} ${anno}`).toBe(di((r) => r.dovuto - r.ritenute - r.nonDovuto - r.nonVersato + r.credito))
          }
        }
      }
    }))

  it('non si ferma mai, e dice campo per campo che cosa non va', () => {
    for (const state of [{}, { annoImposta: 2019 }, { annoImposta: null }, { annoImposta: 'x' }]) {
      const dato = calendario.calcola(state)
      expect(Object.keys(dato)).toEqual(['messaggi'])
      expect(dato.messaggi[0]?.campo).toBe('annoImposta')
    }
    const strani: readonly unknown[] = [
      null,
      '',
      'x',
      -1,
      1e300,
      Number.NaN,
      true,
      [],
      {},
      [null],
      [[]],
      [{ anni: 3 }],
      [{ anni: [{ imposte: [], contributi: { ivs: {} }, iva: { periodi: [{}] } }] }],
    ]
    for (const soggetti of strani)
      for (const come of strani) {
        const { messaggi } = intero({ annoImposta: 2026, soggetti, calendario: come })
        for (const { testo } of messaggi) expect(testo).not.toMatch(/[{}]|undefined|NaN/)
      }
    const { messaggi } = intero({
      annoImposta: 2026,
      calendario: { rate: 11 },
      soggetti: [{ anni: [{ anno: 2025, ricavi: 'x', inizioAttivita: '2025-02-30', iva: { periodi: [1, 'y'] } }, {}] }],
    })
    const campi = messaggi.map(({ id, campo }) => `${id} ${campo}`)
    expect(campi).toEqual(
      expect.arrayContaining([
        'VALORE_NON_VALIDO calendario.rate',
        'VALORE_NON_VALIDO soggetti.0.anni.0.ricavi',
        'VALORE_NON_VALIDO soggetti.0.anni.0.inizioAttivita',
        'VALORE_NON_VALIDO soggetti.0.anni.0.iva.periodi.1',
        'CAMPO_OBBLIGATORIO soggetti.0.anni.1.anno',
      ]),
    )
  })
})

/** The subjects of a state with their years, as the calendar reads them. */
const datiDi = (state: object) =>
  ('soggetti' in state && Array.isArray(state.soggetti) ? state.soggetti : []).map((uno: unknown, i) => {
    const { id, anni } = isSection(uno) ? uno : {}
    const dati = Array.isArray(anni) ? anni.filter(isSection) : []
    return {
      id: String(id || `soggetto${i + 1}`),
      anni: dati.map(({ anno, uscitaImmediata }) => ({ anno: Number(anno), uscitaImmediata: uscitaImmediata === true })),
    }
  })

describe('il calendario: dai simulatori', () => {
  it.each(simulatori)('$nome: i contributi si rifanno dal reddito, e il risultato del simulatore non cambia', ({ nome, simulatore, aCaso }) => {
    const random = seeded(19)
    let confrontati = 0
    for (let n = 0; n < howMany(16, 400); n++) {
      const statoSimulatore = aCaso(random)
      const prima = n === 0 ? JSON.stringify(simulatore.calcola(statoSimulatore)) : ''
      const dato = calendario.calcola({ simulatore: nome.toUpperCase(), statoSimulatore, lato: n % 2 ? 'NORMALE' : 'FORFETTARIO', scenario: 1 + (n % 6) })
      if (n === 0) expect(JSON.stringify(simulatore.calcola(statoSimulatore))).toBe(prima)
      if (!('soggetti' in dato)) continue
      for (const { anni = [] } of dato.soggetti ?? [])
        for (const { anno, contributi } of anni) {
          // The year before is a copy with the same contributions, so it is skipped.
          if (anno !== dato.annoImposta) continue
          for (const una of contributi?.ivs ?? []) {
            const posizione = { gestione: 'NESSUNA', mesi: 12, under21: false, anzianitaAl1995: false, riduzione: 'NESSUNA', ...una } as const
            expect(ivs(cifreDi(anno).contributi, una.reddito ?? 0, posizione), JSON.stringify(una)).toBe(una.importo)
            confrontati++
          }
          const { tipo = 'NESSUNA', reddito = 0, importo = 0 } = contributi?.gestioneSeparata ?? {}
          if (tipo !== 'NESSUNA') expect(separata(cifreDi(anno).contributi, tipo, reddito)).toBe(importo)
        }
    }
    expect(confrontati).toBeGreaterThan(howMany(2, 5))
  })

  // 48,279 x 24% = 11,586.96; 529.02 x 25% = 132.255, to the cent 132.26: with maternity 11,726.66, of which 3,905.76 on the minimum.
  it('il mezzo centesimo di un contributo oltre la prima fascia si arrotonda in su', () => {
    const ivs = [{ gestione: 'ARTIGIANO', reddito: 48_808.02 }]
    const { riconciliazione } = intero({ annoImposta: 2022, soggetti: [{ anni: [{ anno: 2022, inizioAttivita: '2022-01-01', contributi: { ivs } }] }] })
    const dovuto = riconciliazione.flatMap((riga) => (riga.anno === 2022 && riga.tributo.startsWith('IVS') ? [[riga.tributo, riga.dovuto]] : []))
    expect(dovuto).toEqual([
      ['IVS_FISSI', 3_905.76],
      ['IVS_PERCENTUALE', 7_820.9],
    ])
  })

  it('Forme: una colonna paga ciò che la colonna costa, con i contributi e le imposte dell’anno', () => {
    const calcolati = stati('forme')
      .slice(0, howMany(6, 20))
      .flatMap((statoSimulatore) => {
        const tabella = forme.calcola(statoSimulatore)
        return ('colonne' in tabella ? tabella.colonne : []).map(({ forma, calcolata }) => {
          const dato = calendario.calcola({ simulatore: 'FORME', forma, statoSimulatore, situazionePrecedente: 'INIZIO_ATTIVITA' })
          expect('pagamenti' in dato, forma).toBe(calcolata)
          if (!('pagamenti' in dato)) expect(dato.messaggi.map(({ id }) => id)).toEqual(['CALENDARIO_NON_CALCOLABILE'])
          return forma
        })
      })
    expect(new Set(calcolati).size).toBe(10)
  })

  // What the column costs, from its own golden figures; without other incomes nothing of a person is due to them.
  it('Forme: di associati e soci il calendario deve quanto la colonna, persona per persona, e l’IRAP è dell’ente', () => {
    let confrontate = 0
    for (const statoSimulatore of stati('forme').filter((uno) => valueAt(uno, 'persone.1') !== undefined)) {
      const tabella = forme.calcola(statoSimulatore)
      for (const { forma, calcolata, persone, imposte, contributi } of 'colonne' in tabella ? tabella.colonne : []) {
        if (!calcolata || (forma !== 'STUDIO_ASSOCIATO' && forma !== 'SOCIETA_DI_PERSONE')) continue
        const { soggetti = [] } = intero({ simulatore: 'FORME', forma, statoSimulatore, situazionePrecedente: 'INIZIO_ATTIVITA' })
        const dovutoDa = ({ anni = [] }: (typeof soggetti)[number]) =>
          anni.flatMap(({ imposte: i = {}, contributi: c }) => [
            ...Object.values(i).map((una) => una?.imposta ?? 0),
            ...(c?.ivs ?? []).map(({ importo }) => importo ?? 0),
            ...[c?.gestioneSeparata?.importo ?? 0, c?.cassa?.importo ?? 0],
          ])
        const somma = (importi: readonly number[]) => Math.round(importi.reduce((a, b) => a + b * 100, 0)) / 100
        const [ente, ...loro] = soggetti
        expect(ente?.natura).toBe('SOCIETA_DI_PERSONE')
        expect(loro.length).toBe(persone.length)
        const daSole = persone.every((p) => valueAt(statoSimulatore, `persone.${p.indice - 1}.redditi`) === undefined)
        if (!daSole) continue
        for (const [k, uno] of loro.entries()) expect(somma(dovutoDa(uno)), forma).toBe(somma([persone[k]?.imposte ?? 0, persone[k]?.contributi ?? 0]))
        expect(somma(soggetti.flatMap(dovutoDa)), forma).toBe(somma([imposte ?? 0, contributi ?? 0]))
        confrontate += 1
      }
    }
    expect(confrontate).toBeGreaterThan(howMany(2, 5))
  })

  // By hand: fees of 100,000 shared 60 and 40, 20% withheld on them: 12,000 and 8,000 (art. 22 TUIR).
  it('Forme: le ritenute subite dallo studio associato sono degli associati, secondo le quote', () => {
    const statoSimulatore = {
      annoImposta: 2026,
      attivita: { tipologia: 'PROFESSIONE', ricavi: 100_000 },
      previdenza: { aliquotaSep: 'PIENA' },
      persone: [
        { nome: 'Ada', quotaSociale: 60 },
        { nome: 'Ugo', quotaSociale: 40 },
      ],
    }
    const { soggetti = [], riconciliazione } = intero({
      simulatore: 'FORME',
      forma: 'STUDIO_ASSOCIATO',
      statoSimulatore,
      situazionePrecedente: 'INIZIO_ATTIVITA',
    })
    expect(soggetti.map(({ nome, anni }) => [nome, anni?.[0]?.imposte?.irpef?.ritenute])).toEqual([
      ['', undefined],
      ['Ada', 12_000],
      ['Ugo', 8_000],
    ])
    expect(riconciliazione.filter(({ tributo, anno }) => tributo === 'IRPEF' && anno === 2026).map(({ ritenute }) => ritenute)).toEqual([12_000, 8_000])
    // More was withheld than is due: a credit, not a wrong value.
    expect(calendario.calcola({ simulatore: 'FORME', forma: 'STUDIO_ASSOCIATO', statoSimulatore }).messaggi.map(({ id }) => id)).not.toContain(
      'VALORE_NON_VALIDO',
    )
    // The year before is closed, so only its balances and the advances of this year are paid in the first year of the calendar.
    const dopo = intero({ simulatore: 'FORME', forma: 'STUDIO_ASSOCIATO', statoSimulatore })
    expect(dopo.soggetti?.map(({ anni }) => anni?.map(({ anno }) => anno))).toEqual([
      [2025, 2026],
      [2025, 2026],
      [2025, 2026],
    ])
    const ids = calendario.calcola({ simulatore: 'FORME', forma: 'STUDIO_ASSOCIATO', statoSimulatore, situazionePrecedente: 'ALTRO_REGIME' }).messaggi
    expect(ids.map(({ id }) => id)).toEqual(['CALENDARIO_NON_CALCOLABILE'])
  })

  // Nota 3 to art. 23 of the tariff of D.P.R. 641/1972: 516.46 above a capital of 516,456.90, as the column of Forme counts it.
  it.each([
    [516_456.9, 309.87],
    [516_456.91, 516.46],
  ])('Forme: con un capitale di %d la S.r.l. versa per i libri sociali %d', (capitaleSociale, tassa) => {
    const statoSimulatore = { annoImposta: 2026, attivita: { tipologia: 'IMPRESA', ricavi: 100_000 }, srl: { capitaleSociale } }
    const { soggetti = [], pagamenti } = intero({ simulatore: 'FORME', forma: 'SRL_UTILE_IN_SOCIETA', statoSimulatore })
    expect(soggetti[0]?.anni?.[0]?.tassaConcessione).toBe(tassa)
    expect(pagamenti.flatMap(({ tributo, importo }) => (tributo === 'TASSA_CONCESSIONE' ? [importo] : []))).toEqual([tassa, tassa, tassa])
  })

  // With years alike, what is paid in one is what it owes: 24% of the income less the chamber fee and books, the balances of 2025 and the advances of 2026.
  it('Forme: la S.r.l. di oggi ha già un anno, con i suoi acconti, contributi e dividendi; una nuova comincia', () => {
    const statoSimulatore = (formaAttuale: string) => ({
      ...{ annoImposta: 2026, formaAttuale, attivita: { tipologia: 'IMPRESA', ricavi: 100_000 }, previdenza: { gestioneIvs: 'COMMERCIANTE' } },
    })
    const versati = (formaAttuale: string, altro: object = {}) => {
      const scelte = { simulatore: 'FORME', forma: 'SRL_TUTTO_DISTRIBUITO', statoSimulatore: statoSimulatore(formaAttuale), ...altro }
      const { pagamenti, riconciliazione } = intero(scelte)
      const nel = (anno: string, tributo: string) => {
        const sue = pagamenti.filter((riga) => riga.data.startsWith(anno) && riga.tributo === tributo && riga.voce !== 'CREDITO')
        return Math.round(sue.reduce((somma, { capitale }) => somma + capitale, 0) * 100) / 100
      }
      const dovuta = riconciliazione.find(({ tributo, anno }) => tributo === 'IRES' && anno === 2026)?.dovuto ?? 0
      const anni = (tributo: string) => ['2026', '2027'].map((anno) => nel(anno, tributo))
      return {
        dovuta,
        ires: anni('IRES'),
        dividendi: anni('RITENUTE_DIVIDENDI'),
        libri: anni('TASSA_CONCESSIONE'),
        prima: pagamenti.some(({ data }) => data < '2026'),
      }
    }
    const oggi = versati('SRL_UTILE_IN_SOCIETA')
    expect(oggi.dovuta).toBeGreaterThan(20_000)
    expect(oggi.ires).toEqual([oggi.dovuta, oggi.dovuta])
    expect(oggi.dividendi[0]).toBeGreaterThan(10_000)
    expect(oggi.dividendi[0]).toBe(oggi.dividendi[1])
    expect(oggi.libri).toEqual([309.87, 309.87])
    expect(oggi.prima).toBe(false)
    const nuova = versati('DITTA_INDIVIDUALE')
    expect([nuova.ires[0], nuova.ires[1], nuova.dividendi[0]]).toEqual([0, 2 * nuova.dovuta, 0])
    expect(versati('SRL_UTILE_IN_SOCIETA', { situazionePrecedente: 'INIZIO_ATTIVITA' }).ires[0]).toBe(0)
  })

  it('Forme: senza una scelta è il calendario della forma di oggi, o della migliore, o della prima che la legge non vieta', () => {
    const di = (formaAttuale: string, attivita: object, forma?: string, previdenza: object = { gestioneIvs: 'COMMERCIANTE' }) => {
      const persone = [
        { nome: 'Ada', quotaSociale: 60, lavora: true },
        { nome: 'Ugo', quotaSociale: 40, lavora: true },
      ]
      const statoSimulatore = { annoImposta: 2026, formaAttuale, attivita: { ricavi: 60_000, ...attivita }, persone, previdenza }
      const fatto = calendario.calcola({ simulatore: 'FORME', forma, statoSimulatore })
      const risultato = forme.calcola(statoSimulatore)
      return { forma: 'forma' in fatto ? fatto.forma : null, migliore: 'migliore' in risultato ? risultato.migliore : null }
    }
    const impresa = { tipologia: 'IMPRESA', costi: 10_000, costiNoti: true }
    // Without a sector group the flat-rate column has no figures.
    expect(di('DITTA_INDIVIDUALE', impresa).forma).toBe('DITTA_INDIVIDUALE')
    expect(di('STUDIO_ASSOCIATO', { tipologia: 'PROFESSIONE' }, undefined, { aliquotaSep: 'PIENA' }).forma).toBe('STUDIO_ASSOCIATO')
    const nuova = di('NESSUNA', impresa)
    expect(nuova.migliore).not.toBeNull()
    expect(nuova.forma).toBe(nuova.migliore)
    expect(di('FORFETTARIO', impresa).forma).toBe(nuova.migliore)
    // The law forbids the flat-rate regime above 100,000, and nothing is ranked while the pension fund is not known.
    expect(di('NESSUNA', { ...impresa, gruppo: 4, ricavi: 150_000 }, undefined, {})).toEqual({ forma: 'DITTA_INDIVIDUALE', migliore: null })
    expect(di('DITTA_INDIVIDUALE', { ...impresa, gruppo: 4 }, 'FORFETTARIO').forma).toBe('FORFETTARIO')
    expect(di('DITTA_INDIVIDUALE', impresa, 'FORFETTARIO').forma).toBeNull()
    expect(di('NESSUNA', {}).forma).toBeNull()
  })

  it('un simulatore che non c’è, o senza risultato, non ha calendario e lo dice', () => {
    const ids = (state: object) => calendario.calcola(state).messaggi.map(({ id, campo }) => `${id} ${campo}`)
    expect(ids({ simulatore: 'BOH' })).toEqual(['VALORE_NON_VALIDO simulatore'])
    expect(ids({ simulatore: 'BUDGET4U', statoSimulatore: { annoImposta: 2026 } })).toEqual(['CALENDARIO_NON_CALCOLABILE calendario'])
    // The flat-rate side has no result without a sector group.
    expect(ids({ simulatore: 'IFORFETTARI', statoSimulatore: { annoImposta: 2026, tipologia: 'IMPRESA' } })).toEqual(['CALENDARIO_NON_CALCOLABILE calendario'])
    expect(ids({ simulatore: 'BUDGET4U' })).toEqual(['CAMPO_OBBLIGATORIO annoImposta'])
  })
})

describe('il calendario: le spiegazioni', () => {
  it.each(
    stati('calendario')
      .slice(0, 24)
      .map((state, n) => [n, state] as const),
  )('ogni importo del calendario %i si apre e si rifà con la calcolatrice', (_, state) => {
    const { pagamenti, riconciliazione, riepilogo } = intero(state)
    const attesi = [
      ...pagamenti.slice(0, 60).map(({ importo }, k) => [`pagamenti[${k}].importo`, importo] as const),
      ...riconciliazione.map(({ saldo }, k) => [`riconciliazione[${k}].saldo`, saldo] as const),
      ...riepilogo.anni.map(({ totale }, k) => [`riepilogo.anni[${k}].totale`, totale] as const),
      ['riepilogo.impatto.competenza', riepilogo.impatto.competenza] as const,
      ...(riepilogo.impatto.picco ? [['riepilogo.impatto.picco.importo', riepilogo.impatto.picco.importo] as const] : []),
    ]
    for (const [path, atteso] of attesi) {
      expect(calendario.spiegabile(path)).toBe(true)
      const spiegazione = calendario.spiega(state, path)
      const nodo = radiceDi(spiegazione)
      expect(nodo.valore, path).toBe(atteso)
      if (nodo.conValori) expect(uguali(rifatta(nodo.conValori, false), stampato(nodo.testo)), `${path}: ${nodo.conValori} = ${nodo.testo}`).toBe(true)
      const aperti = nodo.da.map(spiegazione.nodo)
      expect(aperti).not.toContain(undefined)
      for (const uno of aperti) if (uno?.tipo === 'parametro') expect([uno.fonte, uno.attendibilita]).not.toContain(undefined)
    }
  })

  it('un codice che nessun testo letto conferma è da memoria, gli altri dello stesso tributo no', () => {
    const gradi = new Map<string | null, string | undefined>()
    for (const state of stati('calendario'))
      for (const [k, { codiceTributo, tributo }] of intero(state).pagamenti.slice(0, 80).entries()) {
        if (gradi.has(codiceTributo) || !['IVA', 'INAIL', 'INTERESSI_RATEAZIONE'].includes(tributo)) continue
        const spiegazione = calendario.spiega(state, `pagamenti[${k}].importo`)
        gradi.set(
          codiceTributo,
          radiceDi(spiegazione)
            .da.map(spiegazione.nodo)
            .find((nodo) => nodo?.nome === 'Codice')?.attendibilita,
        )
      }
    expect([gradi.get('902025'), gradi.get('3805')]).toEqual(Array(2).fill('da memoria'))
    expect(['6001', '6013', '6031', '6099', '1668'].map((codice) => gradi.get(codice))).toEqual([...Array(4).fill('fonte unica'), 'confermata'])
  })

  it('una riga che il calendario non ha, e un percorso che non c’è, si dicono', () => {
    const [state = {}] = diretti
    expect(() => calendario.spiega(state, 'pagamenti[9999].importo')).toThrow(RangeError)
    expect(() => calendario.spiega(state, 'pagamenti[0].boh')).toThrow(/boh/)
    expect(() => calendario.spiega({}, 'pagamenti[0].importo')).toThrow(RangeError)
  })
})
