/** Wrong values are reported, and the rest is computed. */
import { expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { intero } from './support.ts'

const calcola = (state: object) => intero(budget4u.calcola(state))
const messaggi = (state: object) => calcola({ annoImposta: 2026, ...state }).messaggi.map((m) => `${m.id} ${m.campo}`)
const info = { nomeDitta: 'Prova', tipologia: 'SOCIETA_DI_PERSONE', regime: 'NORMALE' }
const impresa = { informazioniCostiDiAvvio: { ...info, tipologia: 'IMPRESA' } }

it.each<[string, object, string]>([
  ['sei soci', { informazioniCostiDiAvvio: info, imposteContributi: { soci: [{}, {}, {}, {}, {}, {}] } }, 'VALORE_NON_VALIDO imposteContributi.soci'],
  [
    'una classe di rischio oltre 9',
    { ...impresa, contoEconomicoDittaSocieta: { tipologiaInail: 'ARTIGIANATO' }, inail: { classeDiRischio: 10 } },
    'VALORE_NON_VALIDO inail.classeDiRischio',
  ],
  ['due righe del diritto annuale', { ...impresa, dirittiCCIAA: { sezione: ['SNC_SAS', 'SRL_SPA'] } }, 'VALORE_NON_VALIDO dirittiCCIAA.sezione'],
  ['una sezione che non è una sezione', { ...impresa, contoEconomicoDittaSocieta: 'no' }, 'VALORE_NON_VALIDO contoEconomicoDittaSocieta'],
  ['una società soggetta senza aliquota', { informazioniCostiDiAvvio: info }, 'ALIQUOTA_IRAP_MANCANTE imposteContributi.irap.aliquota'],
  [
    'quote che non fanno 100',
    { informazioniCostiDiAvvio: info, imposteContributi: { soci: [{ quota: 60 }, { quota: 30 }] } },
    'QUOTE_TOTALE imposteContributi.soci',
  ],
  [
    'un titolare sotto il 51',
    {
      informazioniCostiDiAvvio: { ...info, tipologia: 'IMPRESA_FAMILIARE' },
      imposteContributi: { titolare: { quota: 50.99 }, collaboratori: [{ quota: 49.01 }] },
    },
    'QUOTA_TITOLARE_MINIMA imposteContributi.titolare.quota',
  ],
  ['una perdita', { ...impresa, contoEconomicoDittaSocieta: { merciMateriePrime: 1 } }, 'BILANCIO_IN_PERDITA contoEconomicoDittaSocieta.risultatoNetto'],
])('%s si nomina, e il resto si calcola', (_, state, atteso) => {
  expect(messaggi(state)).toContain(atteso)
  expect(calcola({ annoImposta: 2026, ...state }).risultati).not.toBeNull()
})

it('due riduzioni dei contributi di un forfetario si escludono: lo si dice, a chi è iscritto a una gestione IVS', () => {
  const di = (tipologia: string, forfetari: object, regime = 'FORFETARIO') =>
    messaggi({
      informazioniCostiDiAvvio: { ...info, tipologia, regime },
      forfetari: { gruppoDiSettore: { gruppo: 9 }, ricaviCompensi: 40_000, ...forfetari },
    }).includes('RIDUZIONI_ALTERNATIVE forfetari.riduzione50')
  const due = { tipologia: 'ARTIGIANO', riduzione35: true, riduzione50: true }
  expect([di('IMPRESA', due), di('IMPRESA_FAMILIARE', { ...due, tipologia: 'COMMERCIANTE' })]).toEqual([true, true])
  expect([di('IMPRESA', { ...due, riduzione35: false }), di('IMPRESA', { ...due, riduzione50: false })]).toEqual([false, false])
  expect([di('IMPRESA', { ...due, tipologia: 'NON_DEFINITO' }), di('PROFESSIONE', due), di('IMPRESA', due, 'NORMALE')]).toEqual([false, false, false])
})

it('un professionista forfetario ha il gruppo delle attività professionali: un altro, rimasto da prima, si nomina', () => {
  const di = (tipologia: string, gruppo: number, regime = 'FORFETARIO') =>
    messaggi({ informazioniCostiDiAvvio: { ...info, tipologia, regime }, forfetari: { gruppoDiSettore: { gruppo }, ricaviCompensi: 40_000 } }).includes(
      'GRUPPO_NON_COERENTE forfetari.gruppoDiSettore.gruppo',
    )
  expect([1, 4, 7, 9].map((gruppo) => di('PROFESSIONE', gruppo))).toEqual([true, true, true, true])
  expect([di('PROFESSIONE', 0), di('PROFESSIONE', 8), di('PROFESSIONE', 4, 'NORMALE'), di('IMPRESA', 4)]).toEqual([false, false, false, false])
})

it("senza anno, o con un anno sconosciuto, c'è solo il messaggio", () => {
  expect(budget4u.calcola({})).toEqual({ messaggi: [{ id: 'CAMPO_OBBLIGATORIO', gravita: 'ERRORE', campo: 'annoImposta', testo: 'Campo obbligatorio' }] })
  expect(budget4u.calcola({ annoImposta: 2028 }).messaggi.map((m) => m.id)).toEqual(['VALORE_NON_VALIDO'])
})

it('ciò che è solo del piano non si può scrivere in uno stato', () => {
  const stato = { annoImposta: 2026, ...impresa, contoEconomicoDittaSocieta: { ricavi: 50_000 } }
  expect(calcola({ ...stato, esercizio: { numero: 3, irapAnnoPrecedente: 900 } })).toEqual(calcola(stato))
})
