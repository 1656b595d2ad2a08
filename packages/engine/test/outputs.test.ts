import { describe, expect, it } from 'vitest'
import { avviso, nodiDi, PercorsoSconosciuto, parametro, parole, radiceDi, radici, regola, requisito, soloSe, testoDi } from '../src/index.ts'
import { build, campi, messages, sempre } from './support.ts'

const soglia = parametro('euro', 'soglia', 'Soglia', 'norma della soglia', sempre(100))
const caro = requisito('caro', { nome: 'Prezzo caro', norma: 'n', formula: campi.prezzo.supera(soglia) })
const scontato = regola('scontato', {
  nome: 'Prezzo scontato',
  norma: 'norma dello sconto',
  nota: 'lettura scelta',
  formula: campi.prezzo.ridottoDel(campi.sconto),
})
const messaggio = avviso('CARO', messages.CARO as (typeof messages)[string], {
  campo: 'prezzo',
  nome: 'Prezzo caro',
  norma: 'n',
  quando: caro,
  valori: { chi: campi.nome, quanto: { separatore: ' e ', elenco: [{ quando: caro, parti: [{ valore: scontato, formato: 'importo' }, ' €'] }] } },
})
const simulatore = build({ a: { scontato, caro }, quando: soloSe(caro, { scontato }), motivi: parole({ caro }), testo: testoDi(messaggio) }, [messaggio])
const calcola = (state: object) => simulatore.calculate({ annoImposta: 2026, nome: 'Anna', ...state })

describe('a result', () => {
  it('has the shape of the outputs, with nulls, words and messages', () => {
    expect(calcola({ prezzo: 200, sconto: 10 })).toEqual({
      a: { scontato: 180, caro: true },
      quando: { scontato: 180 },
      motivi: ['caro'],
      testo: 'Anna paga 180,00 €',
      messaggi: [{ id: 'CARO', gravita: 'AVVISO', campo: 'prezzo', testo: 'Anna paga 180,00 €' }],
    })
    expect(calcola({ prezzo: 50 })).toEqual({ a: { scontato: 50, caro: false }, quando: null, motivi: [], testo: null, messaggi: [] })
  })

  it('refuses a message whose text names a value that is not given', () => {
    expect(() => avviso('CARO', { gravita: 'NOTA', testo: '{manca}' }, { campo: 'prezzo', nome: 'x', norma: 'n', quando: caro })).toThrow('names {manca}')
  })
})

describe('an explanation', () => {
  const spiega = (path: string, state: object = { prezzo: 200, sconto: 10 }) => simulatore.explain({ annoImposta: 2026, nome: 'Anna', ...state }, path)

  it('gives value, words, norm, note and the values read, both fields and figures', () => {
    const explained = spiega('a.scontato')
    expect(radiceDi(explained)).toMatchObject({
      id: 'scontato',
      valore: 180,
      testo: '180,00 €',
      norma: 'norma dello sconto',
      nota: 'lettura scelta',
      da: ['prezzo', 'sconto'],
    })
    expect(explained.nodo('prezzo')).toMatchObject({ tipo: 'campo', valore: 200, campo: 'prezzo', cella: 'A1' })
    expect(nodiDi(spiega('a.caro')).soglia).toMatchObject({
      tipo: 'parametro',
      valore: 100,
      norma: 'norma della soglia',
      fonte: 'fonte di prova',
      attendibilita: 'da memoria',
    })
  })

  it('says why a value is absent', () => {
    const root = radiceDi(spiega('quando.scontato', { prezzo: 50 }))
    expect(root).toMatchObject({ id: 'caro', valore: false, conValori: 'Prezzo [50,00 €] supera Soglia [100,00 €]' })
  })

  it('exists for the words of a list and for the text of a message', () => {
    expect(spiega('motivi.caro').radice).toBe('caro')
    expect(spiega('testo').radice).toBe('avvisi.CARO.prezzo')
  })

  it('refuses a path that the result does not have', () => {
    expect(() => spiega('a.boh')).toThrow(PercorsoSconosciuto)
    expect(() => simulatore.explain({}, 'a.caro')).toThrow(RangeError)
  })
})

describe('roots', () => {
  it.each<[string, (x: number) => number, readonly number[]]>([
    ['the first whole number on the other side', (x) => 700.5 - x, [701]],
    ['where the function is zero', (x) => 700 - x, [700]],
    ['every crossing of a curve that comes back', (x) => (x - 200.5) * (x - 1300.5), [201, 1301]],
    ['a zero at the very start', (x) => -x, [0]],
    ['a zero at the upper end', (x) => 1750 - x, [1750]],
    ['nothing where the sign never changes', () => 1, []],
  ])('give %s', (_, f, expected) => expect(radici(f, { from: 0, to: 1750, step: 500 })).toEqual(expected))
})
