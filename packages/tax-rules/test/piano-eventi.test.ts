/** Each event of a plan, with its year and its norm, and plans without events. */
import type { piano as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { piano } from '../src/index.ts'

type Input = contratto.Input
type Profilo = NonNullable<Input['profilo']>

const profilo = {
  denominazione: 'Prova',
  formaAttuale: 'FORFETTARIO',
  attivita: { tipologia: 'IMPRESA', gruppo: 9, annoInizio: 2015, ricavi: 60_000, determinazioneDelReddito: { servizi: 20_000 } },
  previdenza: { gestioneIvs: 'ARTIGIANO' },
  requisiti: { ricaviAnnoPrecedente: 60_000, spesePersonaleAnnoPrecedente: 0, redditoDipendenteAnnoPrecedente: 0 },
  persone: [{ nome: 'Ada', codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 }],
} as const satisfies Profilo
const due = ['FORFETTARIO', 'DITTA_INDIVIDUALE'] as const
const base = { annoInizio: 2026, anni: 4, forme: due, profilo } as const satisfies Input
const con = (attivita: NonNullable<Profilo['attivita']>, altro: Partial<Profilo> = {}): Profilo => ({
  ...profilo,
  ...altro,
  attivita: { ...profilo.attivita, ...attivita },
})

const eventi = (stato: Input) => piano.calcola({ ...base, ...stato }).eventi.map(({ anno, id, norma }) => `${anno} ${id} (${norma})`)
/** A comma of the flat-rate regime as an event from 2027 on cites it: every event of it here is of 2027 or later. */
const comma = (testo: string) => `art. 235, D.Lgs. 117/2026 (già L. 190/2014, art. 1, ${testo})`
/** An event of every plan in which the flat-rate regime is a form: the limit of lett. d-ter goes back to 30,000 in 2027. */
const limite = `2027 LIMITE_DIPENDENTE_30000 (${comma('c. 57, lett. d-ter)')})`

const casi: readonly (readonly [evento: string, stato: Input])[] = [
  // Start in 2024: five periods, 2024 to 2028.
  [`2029 ALIQUOTA_15 (${comma('c. 65')})`, { profilo: con({ annoInizio: 2024 }, { forfettario: { requisitiStartUp: true } }) }],
  // 36 months from 2025: 2025 to 2027.
  ['2028 FINE_RIDUZIONE_50 (L. 207/2024, art. 1, c. 186)', { profilo: { ...profilo, persone: [{ ...profilo.persone[0], riduzione50: true }] } }],
  // 60,000, then 90,000: above 85,000 in 2027, out in 2028.
  [`2028 USCITA_85000 (${comma('c. 54, lett. a), e 71')})`, { crescitaRicavi: [50, 0, 0] }],
  // 60,000, then 105,000: out in 2027 itself.
  [`2027 USCITA_100000 (${comma('c. 71')})`, { crescitaRicavi: [75, 0, 0] }],
  // 60,000, 90,000, 108,000: 2027 passed 85,000, so 2028 is outside from its first day (c. 71, first sentence).
  [`2028 USCITA_85000 (${comma('c. 54, lett. a), e 71')})`, { crescitaRicavi: [50, 20, 0] }],
  // 90,000 in 2026 keeps 2027 out; 45,000 in 2027 opens 2028.
  [
    `2028 RIENTRO_POSSIBILE (${comma('c. 54')})`,
    {
      crescitaRicavi: [-50, 0, 0],
      profilo: con({ ricavi: 90_000 }, { formaAttuale: 'DITTA_INDIVIDUALE', requisiti: { ...profilo.requisiti, ricaviAnnoPrecedente: 90_000 } }),
    },
  ],
  ['2026 VINCOLO_ORDINARIA (D.P.R. 442/1997, art. 3; ris. 64/E/2018)', { forme: ['DITTA_INDIVIDUALE'], profilo: con({ contabilita: 'ORDINARIA' }) }],
  ['2026 VINCOLO_TRASPARENZA (artt. 115, c. 4, e 116 TUIR)', { forme: ['SRL_TRASPARENTE'] }],
  ['2029 VINCOLO_TRASPARENZA (artt. 115, c. 4, e 116 TUIR (dal 2027 nel D.Lgs. 117/2026, articoli da verificare))', { forme: ['SRL_TRASPARENTE'] }],
  ['2026 PERDITE_ESAURITE (art. 8, c. 3, TUIR)', { forme: ['DITTA_INDIVIDUALE'], profilo: con({ perditePregresse: 1_000 }) }],
  [
    '2026 RETTIFICA_IVA (D.P.R. 633/1972, art. 19-bis2)',
    { forme: ['FORFETTARIO'], rettifica: { ivaRimanenze: 500 }, profilo: con({}, { formaAttuale: 'DITTA_INDIVIDUALE' }) },
  ],
  ['2026 CONVERSIONE (artt. 2463 e 2484 ss. c.c.)', { forme: ['SRL_TUTTO_DISTRIBUITO'] }],
  [limite, {}],
]

it.each(casi)('%s', (evento, stato) => {
  expect(eventi(stato)).toContain(evento)
})

describe.each([2024, 2025, 2026, 2027])('un piano dal %i', (annoInizio) => {
  const detto = (quale: string, stato: Input) =>
    piano.calcola({ ...base, annoInizio, ...stato }).eventi.flatMap(({ anno, id, testo }) => (anno === annoInizio && id === quale ? [testo] : []))

  it('chiude il forfettario per tre anni dopo la contabilità ordinaria', () => {
    expect(detto('VINCOLO_ORDINARIA', { forme: ['DITTA_INDIVIDUALE'], profilo: con({ contabilita: 'ORDINARIA' }) })).toEqual([
      `Ditta individuale in contabilità ordinaria: il forfettario è chiuso fino al ${annoInizio + 2}`,
    ])
  })

  it("tiene tre anni l'opzione per la trasparenza", () => {
    expect(detto('VINCOLO_TRASPARENZA', { forme: ['SRL_TRASPARENTE'] })).toEqual([`L'opzione per la trasparenza vincola fino al ${annoInizio + 2}`])
  })

  // Revenue of 20,000 and costs of 30,000, in each of the first four periods of the activity.
  it('tiene da parte le perdite dei primi tre periodi, che si usano per intero', () => {
    const rimaste = (periodo: number) => {
      const attivita = { annoInizio: annoInizio - periodo + 1, ricavi: 20_000, determinazioneDelReddito: { servizi: 30_000 } }
      const { anni } = piano.calcola({ ...base, annoInizio, anni: 2, forme: ['DITTA_INDIVIDUALE'], profilo: con(attivita) })
      return anni.slice(0, 1).map(({ perditeResidue, perditePrimiTrePeriodiResidue }) => [perditeResidue > 0, perditePrimiTrePeriodiResidue > 0])
    }
    const piene = [[false, true]]
    expect([1, 2, 3, 4].map(rimaste)).toEqual([piene, piene, piene, [[true, false]]])
  })
})

it('chi è già fuori per i ricavi dell’anno prima non esce una seconda volta oltre i 100.000', () => {
  expect(eventi({ crescitaRicavi: [50, 20, 0] }).filter((uno) => uno.includes('USCITA_100000'))).toEqual([])
})

it('chi è già fuori per le spese di personale dell’anno prima non esce una seconda volta oltre i 100.000', () => {
  const determinazioneDelReddito = { servizi: 5_000, lavoroDipendente: 20_000 }
  const uscite = (lavoroDipendente: number) =>
    eventi({ crescitaRicavi: [75, 0, 0], profilo: con({ determinazioneDelReddito: { ...determinazioneDelReddito, lavoroDipendente } }) }).filter((uno) =>
      uno.includes('USCITA_100000'),
    )
  expect(uscite(20_000)).toHaveLength(1)
  expect(uscite(20_000.01)).toEqual([])
})

it('i ricavi dell’anno prima si ragguagliano ad anno anche nell’uscita', () => {
  const uscita = (giorniAttivitaAnnoPrecedente: number) =>
    piano
      .calcola({ ...base, profilo: con({}, { requisiti: { ...profilo.requisiti, giorniAttivitaAnnoPrecedente } }) })
      .eventi.flatMap(({ anno, id, testo }) => (id === 'USCITA_85000' ? [`${anno} ${testo}`] : []))
  // 60,000 in 257 days are 85,214.01 a year, in 258 days 84,883.72.
  expect(uscita(257)).toEqual(["2026 Esce dal forfettario: i ricavi dell'anno prima (60.000,00 €, ragguagliati ad anno 85.214,01 €) superano 85.000,00 €"])
  expect(uscita(258)).toEqual([])
})

it('dove nulla si muove non ci sono altri eventi, e senza il forfettario tra le forme nemmeno il suo limite', () => {
  expect(eventi({})).toEqual([limite])
  expect(eventi({ forme: ['DITTA_INDIVIDUALE'] })).toEqual([])
})

it('gli eventi vanno per anno, e ogni anno senza legge definitiva è segnato', () => {
  const { eventi: tutti } = piano.calcola({
    ...base,
    crescitaRicavi: [50, 0, 0],
    profilo: con({ annoInizio: 2024 }, { forfettario: { requisitiStartUp: true } }),
  })
  expect(tutti.map(({ anno }) => anno)).toEqual(tutti.map(({ anno }) => anno).toSorted((a, b) => a - b))
  for (const { anno, provvisorio } of tutti) expect(provvisorio).toBe(anno > 2026)
})

// L. 190/2014, art. 1, c. 65: the period of the start and the four after it.
it('con il 5% scritto, un piano che va oltre i primi cinque periodi dice da quale anno versa meno di quanto deve', () => {
  const detto = (annoInizio: number | null, impostaSost: number | null = 5, forme: Input['forme'] = due) =>
    piano
      .calcola({ ...base, forme, profilo: con({ annoInizio }, { forfettario: { impostaSost } }) })
      .messaggi.flatMap(({ id, campo, testo }) => (id === 'ALIQUOTA_5_SCADUTA' ? [`${campo} ${/dal (\d+)/.exec(testo)?.[1]}`] : []))
  const campo = 'profilo.forfettario.impostaSost'
  expect([2024, 2021, 2025].map((anno) => detto(anno))).toEqual([[`${campo} 2029`], [`${campo} 2026`], []])
  expect([detto(null), detto(2024, null), detto(2024, 15), detto(2024, 5, ['DITTA_INDIVIDUALE'])]).toEqual([[], [], [], []])
})
