import { describe, expect, it } from 'vitest'
import {
  allowed,
  allowedAt,
  allowedYears,
  budget4u,
  choice,
  convsrl,
  type Entry,
  type Fields,
  flag,
  group,
  iforfettari,
  inFull,
  integer,
  list,
  located,
  MAX_MONEY,
  money,
  optionalMoney,
  percent,
  taxYears,
  text,
  tuple,
} from '../src/index.ts'

describe('the allowed values of a field, in words', () => {
  it.each<[string, Entry, string]>([
    ['an amount', money('Ricavi'), 'ammesso da 0,00 a 9.999.999,00 €'],
    ['an amount that may be negative', money('Utile', { min: -MAX_MONEY }), 'ammesso da −9.999.999,00 a 9.999.999,00 €'],
    ['a percentage', percent('Quota', { max: 49 }), 'ammesso da 0% a 49%'],
    ['one of some percentages', percent('Aliquota', { options: [0, 5, 49.72] }), 'ammessi 0%, 5%, 49,72%'],
    ['a whole number', integer('Giorni', [1, 365]), 'ammesso un numero intero da 1 a 365'],
    ['one of some numbers', integer('Scenario', [4, 6], { options: [4, 6] }), 'ammessi 4, 6'],
    ['a yes or no', flag('Soglia'), 'ammesso sì o no'],
    ['one of some words', choice('Modo', { A_MANO: 'a mano', POSTA: 'posta' }), 'ammessi A_MANO, POSTA'],
    ['a text', text('Nome'), 'ammesso un testo'],
    ['a section', group('Sezione', {}), 'ammessa una sezione con i suoi campi'],
    ['a list', list('Beni', { costo: money('Costo') }, 50), 'ammesso un elenco di al più 50 voci'],
    ['a fixed number of entries', tuple('Soci', [money('A'), money('B'), money('C')]), 'ammesso un elenco di al più 3 voci'],
    [
      'a scale of brackets',
      list('Scaglioni', { finoA: optionalMoney('Fino a') }, 12, 'finoA'),
      "ammesse da 1 a 12 voci, con «Fino a» che cresce e vuoto soltanto nell'ultima",
    ],
  ])('%s', (_, entry, words) => expect(allowed(entry)).toBe(words))

  it('the tax years are those of the suite', () => expect(allowedYears()).toBe(`ammesso un numero intero da 2020 a ${taxYears.at(-1)}`))

  it('a full message ends with the allowed values', () => {
    expect(inFull({ testo: 'Valore non valido', dettaglio: 'ammesso sì o no' })).toBe('Valore non valido: ammesso sì o no')
    expect(inFull({ testo: 'Campo obbligatorio' })).toBe('Campo obbligatorio')
  })
})

describe('the allowed values at a path', () => {
  it.each<[string, Fields, string, string]>([
    ['a field of a section', iforfettari.catalog, 'redditoContributiImposta.ricavi', 'ammesso da 0,00 a 9.999.999,00 €'],
    ['a field in a list', iforfettari.catalog, 'liquidazioneIrpef.altriDatiPersonali.addizionaleComunale.scaglioni.1.aliquota', 'ammesso da 0% a 1,2%'],
    ['the longest list', iforfettari.catalog, 'confronto.tabellaRettifica.beni', 'ammesso un elenco di al più 50 voci'],
    ['partners', convsrl.catalog, 'datiSimulazioniSrl.soci', 'ammesso un elenco di al più 3 voci'],
    ['a partner', convsrl.catalog, 'datiSimulazioniSrl.soci[2]', 'ammessa una sezione con i suoi campi'],
    ['an entry of a tuple', convsrl.catalog, 'datiSimulazioniSrl.scenario2.compensi[1]', 'ammesso da 0,00 a 9.999.999,00 €'],
    ['one of some percentages of a partner', convsrl.catalog, 'datiSimulazioniSrl.soci[0].percentualeCarichi', 'ammessi 0%, 50%, 100%'],
    ['partners of Budget4u', budget4u.catalog, 'imposteContributi.soci', 'ammesso un elenco di al più 5 voci'],
    ['one of some percentages', budget4u.catalog, 'forfetari.aliquotaSostitutiva', 'ammessi 0%, 5%, 15%'],
  ])('%s', (_, catalog, path, words) => expect(allowedAt(catalog, path)).toBe(words))

  it('throws for an unknown path', () => {
    for (const path of ['boh', 'nomeCognome.boh', 'redditoContributiImposta.boh.ricavi']) expect(() => allowedAt(iforfettari.catalog, path)).toThrow(path)
  })

  it.each([
    ['iForfettari', iforfettari.catalog],
    ['Convenienza Srl', convsrl.catalog],
    ['Budget4u', budget4u.catalog],
  ])('every field of %s has its words', (_, catalog: Fields) => {
    for (const { path } of located(catalog)) expect(allowedAt(catalog, path.replaceAll('[]', '.0'))).toMatch(/^ammess[oaie] \S/)
  })
})
