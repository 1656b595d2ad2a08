/** Cases of the calendar: the published ones, and one for each figure that they do not reach. Each is checked on a calendar and its figures. */
import { readFileSync } from 'node:fs'
import type { calendario as contratto } from '@bilancia/contract'
import { expect } from 'vitest'
import { coefficienteInail } from '../src/simulators/calendario/ospite/altri.ts'
import type { CifreCalendario } from '../src/simulators/calendario/ospite/cifre.ts'
import { delleCifre } from '../src/simulators/calendario/ospite/conto.ts'
import { giornate, nelGiorno } from '../src/simulators/calendario/ospite/giorni.ts'
import { pianoDi, terminiDi } from '../src/simulators/calendario/ospite/rate.ts'

type Calendario = { readonly calcola: (stato: object) => contratto.Risultato; readonly cifre: CifreCalendario }
export type Rata = readonly [data: string, percento: number]
export type Caso = { readonly id: string } & (
  | {
      readonly kind: 'rate'
      readonly inputs: { readonly anno: number; readonly isa: boolean; readonly pagamento: 'ORDINARIO' | 'MAGGIORAZIONE'; readonly partitaIva: boolean }
      readonly expected: {
        readonly rate?: readonly Rata[]
        readonly prefisso?: readonly Rata[]
        readonly rata?: readonly [number, string, number]
        readonly quante?: number
        readonly prima?: string
        readonly date?: readonly string[]
      }
    }
  | {
      readonly kind: 'termine'
      readonly inputs: { readonly anno: number; readonly isa: boolean }
      readonly expected: { readonly base: string; readonly lunga: string }
    }
  | { readonly kind: 'giorno_utile'; readonly inputs: { readonly data: string }; readonly expected: { readonly data: string } }
  | { readonly kind: 'secondo_acconto'; readonly inputs: { readonly anno: number; readonly partitaIva: boolean }; readonly expected: { readonly data: string } }
  | { readonly kind: 'inail'; readonly inputs: { readonly anno: number }; readonly expected: { readonly coefficienti: readonly string[] } }
  | {
      readonly kind: 'calendario'
      readonly inputs: object
      readonly expected: {
        readonly righe?: readonly (readonly [string, string, number])[]
        readonly assenti?: readonly string[]
        readonly messaggi?: readonly string[]
        readonly vuotoFino?: string
      }
    }
)
export const casi: readonly Caso[] = JSON.parse(readFileSync(new URL('../golden/casi-calendario.json', import.meta.url), 'utf8')).cases

const soloScritti = { calendario: { proiezione: 'NESSUNA' } } as const
type Righe = Extract<Caso, { kind: 'calendario' }>['expected']
const calendario = (id: string, inputs: object, expected: Righe): Caso => ({ id, kind: 'calendario', inputs: { ...soloScritti, ...inputs }, expected })

const ires = (imposta: number) => ({
  annoImposta: 2026,
  soggetti: [
    {
      natura: 'SOCIETA_DI_CAPITALI',
      anni: [
        { anno: 2025, regime: 'ORDINARIO', imposte: { ires: { imposta } } },
        { anno: 2026, regime: 'ORDINARIO' },
      ],
    },
  ],
})
const irap2020 = (ricavi: number) => ({
  annoImposta: 2020,
  soggetti: [{ natura: 'SOCIETA_DI_CAPITALI', anni: [2019, 2020].map((anno) => ({ anno, ricavi, imposte: { irap: { imposta: 1_000 } } })) }],
})
const rettifica = (rettificaIva: number) => ({ annoImposta: 2026, soggetti: [{ anni: [{ anno: 2025, rettificaIva }] }] })
const accontoIva = (acconto: number) => ({ annoImposta: 2025, soggetti: [{ anni: [{ anno: 2025, iva: { periodicita: 'TRIMESTRALE', acconto } }] }] })

/** Working days: the day after each holiday, and the days around the August pause (D.L. 223/2006, art. 37, c. 11-bis). */
const giorniUtili = {
  ...{ '2025-01-01': '2025-01-02', '2026-01-06': '2026-01-07', '2025-04-25': '2025-04-28', '2025-05-01': '2025-05-02', '2025-06-02': '2025-06-03' },
  ...{ '2025-08-15': '2025-08-20', '2024-11-01': '2024-11-04', '2025-12-08': '2025-12-09', '2025-12-24': '2025-12-24', '2025-12-25': '2025-12-29' },
  // 26 December of 2024 is a Thursday. Saint Francis is a holiday from 2026 (L. 151/2025): 4 October is a Wednesday in 2023, a Monday in 2027.
  ...{ '2024-12-26': '2024-12-27', '2023-10-04': '2023-10-04', '2027-10-04': '2027-10-05' },
  ...{ '2025-07-31': '2025-07-31', '2025-08-01': '2025-08-20', '2026-08-20': '2026-08-20', '2026-08-21': '2026-08-21' },
}
const interessiInail = {
  2020: ['0.00226767', '0.00461178', '0.00695589'],
  2021: ['0.00143863', '0.00292575', '0.00441288'],
  2025: ['0.00831479', '0.01690986', '0.02550493'],
}

/** Worked out by hand from the law. */
export const confini: readonly Caso[] = [
  // L. 97/1977, art. 1: no advance of IRES up to 20.66. One above is below 103, so it is paid in November in one sum.
  calendario('acconto-ires-non-dovuto', ires(20.66), { assenti: ['2001', '2002'] }),
  calendario('acconto-ires-dovuto', ires(20.67), { righe: [['2026-11-30', '2002', 20.67]] }),
  // D.P.R. 126/2003, art. 3: VAT up to 10.33 is not paid.
  calendario('saldo-iva-non-dovuto', rettifica(10.33), { assenti: ['6099'] }),
  calendario('saldo-iva-dovuto', rettifica(10.34), { righe: [['2026-03-16', '6099', 10.34]] }),
  // L. 405/1990, art. 6: no advance of VAT below 103.29. 27 December 2025 is a Saturday.
  calendario('acconto-iva-non-dovuto', accontoIva(103.28), { assenti: ['6035'] }),
  calendario('acconto-iva-dovuto', accontoIva(103.29), { righe: [['2025-12-29', '6035', 103.29]] }),
  // L. 145/2018, art. 1, c. 1127: 95% up to 2020. Two halves of 950 (D.L. 124/2019, art. 58), on the days of D.P.C.M. 27/6/2020 and D.L. 157/2020, art. 1.
  calendario(
    'acconto-cedolare-2020',
    { annoImposta: 2020, soggetti: [{ anni: [{ anno: 2019, imposte: { cedolareSecca: { imposta: 1_000 } } }, { anno: 2020 }] }] },
    {
      righe: [
        ['2020-07-20', '1840', 475],
        ['2020-12-10', '1841', 475],
      ],
    },
  ),
  // D.L. 34/2020, art. 24: no first advance of IRAP for 2020, 40% for a company without ISA, up to 250 million of revenue of 2019.
  calendario('acconto-irap-2020-non-dovuto', irap2020(250_000_000), { assenti: ['3812'] }),
  calendario('acconto-irap-2020-dovuto', irap2020(250_000_001), { righe: [['2020-06-30', '3812', 400]] }),
  // D.P.R. 602/1973, art. 8: what was withheld from January to March is paid by 16 April.
  calendario(
    'dividendi-del-primo-trimestre',
    {
      annoImposta: 2025,
      soggetti: [{ natura: 'SOCIETA_DI_CAPITALI', anni: [{ anno: 2025, sostituto: { dividendi: [{ anno: 2026, mese: 2, ritenuta: 260 }] } }] }],
    },
    { righe: [['2026-04-16', '1035', 260]] },
  ),
  // D.Lgs. 1/2024, art. 8: from 2024 everybody pays until 16 December. 16 November 2025 is a Sunday.
  {
    id: 'rate-senza-partita-iva-2025',
    kind: 'rate',
    inputs: { anno: 2025, isa: false, pagamento: 'ORDINARIO', partitaIva: false },
    expected: { date: ['2025-06-30', '2025-07-16', '2025-08-20', '2025-09-16', '2025-10-16', '2025-11-17', '2025-12-16'] },
  },
  ...Object.entries(giorniUtili).map(
    ([data, utile]): Caso => ({ id: `giorno-utile-${data}`, kind: 'giorno_utile', inputs: { data }, expected: { data: utile } }),
  ),
  // 0.93%, 0.59% and 3.41% for 89, 181 and 273 days of 365.
  ...Object.entries(interessiInail).map(
    ([anno, coefficienti]): Caso => ({ id: `inail-${anno}-a-mano`, kind: 'inail', inputs: { anno: Number(anno) }, expected: { coefficienti } }),
  ),
]

export const controllaCon =
  ({ calcola, cifre }: Calendario) =>
  (caso: Caso): void => {
    switch (caso.kind) {
      case 'rate': {
        const { anno, ...chi } = caso.inputs
        const rate = pianoDi(cifre, giornate(cifre), anno, chi).rate.map(({ data, percento }): Rata => [data, percento])
        const { rate: tutte, prefisso, rata, quante, prima, date } = caso.expected
        if (tutte) expect(rate).toEqual(tutte)
        if (prefisso) expect(rate.slice(0, prefisso.length)).toEqual(prefisso)
        if (rata) expect(rate[rata[0] - 1]).toEqual(rata.slice(1))
        if (quante !== undefined) expect(rate).toHaveLength(quante)
        if (prima !== undefined) expect(rate[0]?.[0]).toBe(prima)
        if (date) expect(rate.map(([data]) => data)).toEqual(date)
        return
      }
      case 'termine': {
        const { ordinario, isa } = terminiDi(cifre, caso.inputs.anno)
        const { base, lunga } = (caso.inputs.isa ? isa : null) ?? ordinario
        expect({ base, lunga: lunga ?? base }).toEqual(caso.expected)
        return
      }
      case 'giorno_utile':
        expect(giornate(cifre).utile(caso.inputs.data)).toBe(caso.expected.data)
        return
      case 'secondo_acconto': {
        const { secondoAcconto, secondoAccontoPartitaIva } = terminiDi(cifre, caso.inputs.anno)
        expect((caso.inputs.partitaIva ? secondoAccontoPartitaIva : null) ?? secondoAcconto).toBe(caso.expected.data)
        return
      }
      case 'inail': {
        const rate = cifre.giorni.inail
          .slice(1)
          .map((giorno) => coefficienteInail({ cifreDi: (anno) => delleCifre(cifre, anno) }, caso.inputs.anno, nelGiorno(caso.inputs.anno, giorno)))
        expect(rate.map((uno) => uno.toFixed(8))).toEqual(caso.expected.coefficienti)
        return
      }
      case 'calendario': {
        const { pagamenti, messaggi } = calcola(caso.inputs)
        const { righe = [], assenti = [], messaggi: detti = [], vuotoFino = '' } = caso.expected
        const date = pagamenti.map(({ data, codiceTributo, importo }) => [data, codiceTributo, importo])
        for (const riga of righe) expect(date).toContainEqual(riga)
        expect(pagamenti.filter(({ codiceTributo }) => assenti.includes(codiceTributo ?? ''))).toEqual([])
        expect(messaggi.map(({ id }) => id)).toEqual(expect.arrayContaining([...detti]))
        expect(pagamenti.filter(({ data }) => data <= vuotoFino)).toEqual([])
      }
    }
  }
