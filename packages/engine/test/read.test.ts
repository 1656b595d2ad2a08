import { taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { esito, regola, requisito, sceltaTra, somma, zero } from '../src/index.ts'
import { build, campi } from './support.ts'

const nota = requisito('r.spedito', { nome: 'Spedito', norma: 'n', formula: campi.spedito })
const prezzo = regola('r.prezzo', { nome: 'Prezzo in forza', norma: 'n', formula: campi.prezzo.piu(zero) })
const righe = regola('r.righe', {
  nome: 'Righe',
  norma: 'n',
  formula: somma(
    'euro',
    campi.righe.map(({ presente, importo }) => [presente, importo]),
  ),
})
const piano = regola('r.piano', { nome: 'Piano', norma: 'n', formula: campi.consegna.piano })
const premio = regola('r.premio', { nome: 'Premio', norma: 'n', formula: campi.premio })
const sconto = regola('r.sconto', { nome: 'Sconto', norma: 'n', formula: campi.sconto })
const rata = regola('r.rata', { nome: 'Rata', norma: 'n', formula: campi.rata })
const extra = regola('r.extra', { nome: 'Extra', norma: 'n', formula: somma('euro', [[campi.extra.presente, campi.extra.costo]]) })
const modo = esito('r.modo', {
  nome: 'Modo',
  norma: 'n',
  formula: sceltaTra({ A_MANO: 'a mano', ALTRO: 'altro' }, [[campi.modo.vale('A_MANO'), 'A_MANO']], 'ALTRO'),
})
const fasce = regola('r.fasce', {
  nome: 'Fasce',
  norma: 'n',
  formula: somma(
    'euro',
    campi.tariffa.fasce.map(({ presente, finoA }) => [presente, finoA.oppure(zero)]),
  ),
})
const tariffa = requisito('r.tariffa', { nome: 'Tariffa', norma: 'n', formula: campi.tariffa.presente })
const { calculate } = build({ tariffa, nota, prezzo, righe, piano, premio, sconto, rata, extra, modo, fasce })

type Answer = Record<string, unknown> & { messaggi: readonly { id: string; campo: string }[] }
const calcola = (state: object) => calculate({ annoImposta: 2026, nome: 'x', ...state }) as Answer
const wrong = (state: object) =>
  calcola(state)
    .messaggi.filter((m) => m.id === 'VALORE_NON_VALIDO')
    .map((m) => m.campo)

describe('reading a state', () => {
  it('takes the default for a missing key, null and the empty text', () => {
    for (const prezzo of [undefined, null, '']) {
      expect(calcola({ prezzo })).toMatchObject({ prezzo: 0, messaggi: [] })
    }
  })

  it('reports each wrong value once, in the order of the catalog, for any order in the state', () => {
    const prezzo = { prezzo: -1 }
    const sconto = { sconto: 'x' }
    const tariffa = { tariffa: {} }
    const asTyped = wrong({ ...prezzo, ...sconto, ...tariffa })
    expect(asTyped).toEqual(['prezzo', 'sconto', 'tariffa.fasce'])
    expect(wrong({ ...tariffa, ...sconto, ...prezzo })).toEqual(asTyped)
  })

  it('rounds amounts to the cent, shares to two decimals, and trims texts', () => {
    expect(calcola({ prezzo: 10.005, sconto: 33.335 })).toMatchObject({ prezzo: 10.01, sconto: 33.34 })
    expect(calcola({ nome: '  ' }).messaggi).toMatchObject([{ id: 'CAMPO_OBBLIGATORIO', campo: 'nome' }])
  })

  it.each<[string, object, string]>([
    ['text for an amount', { prezzo: '10' }, 'prezzo'],
    ['a number that is not one', { prezzo: Number.NaN }, 'prezzo'],
    ['an infinite amount', { prezzo: Infinity }, 'prezzo'],
    ['an amount below the bound', { prezzo: -0.01 }, 'prezzo'],
    ['an amount above the bound', { prezzo: 10_000_000 }, 'prezzo'],
    ['a list for an amount', { prezzo: [1] }, 'prezzo'],
    ['a percentage that is not offered', { rata: 30 }, 'rata'],
    ['a fraction for a whole number', { zona: 1.5 }, 'zona'],
    ['a number for a yes or no', { spedito: 1 }, 'spedito'],
    ['an unknown option', { modo: 'PICCIONE' }, 'modo'],
    ['a name that is a number', { nome: 7 }, 'nome'],
    ['a wrong value inside a list', { righe: [{ importo: 1 }, { importo: '2' }] }, 'righe.1.importo'],
    ['a list that is too long', { righe: [{}, {}, {}, {}] }, 'righe'],
    ['bounds that do not grow', { tariffa: { fasce: [{ finoA: 10 }, { finoA: 10 }, {}] } }, 'tariffa.fasce'],
    ['a bound missing before the last', { tariffa: { fasce: [{}, { finoA: 10 }, {}] } }, 'tariffa.fasce'],
    ['a last bound that is not open', { tariffa: { fasce: [{ finoA: 10 }] } }, 'tariffa.fasce'],
    ['a scale that is too long', { tariffa: { fasce: [{ finoA: 1 }, { finoA: 2 }, { finoA: 3 }, {}] } }, 'tariffa.fasce'],
    ['a scale without entries', { tariffa: { fasce: [] } }, 'tariffa.fasce'],
    ['a section without its scale', { tariffa: {} }, 'tariffa.fasce'],
  ])('names %s, once, and goes on with the default', (_, state, campo) => {
    expect(wrong(state)).toEqual([campo])
    expect(calcola(state)).toHaveProperty('prezzo')
  })

  it.each<[string, object, string]>([
    ['an amount', { prezzo: -1 }, 'ammesso da 0,00 a 9.999.999,00 €'],
    ['a percentage', { sconto: 101 }, 'ammesso da 0% a 100%'],
    ['one of some percentages', { rata: 30 }, 'ammessi 0%, 50%, 100%'],
    ['a whole number', { zona: 1.5 }, 'ammesso un numero intero da 0 a 3'],
    ['a yes or no', { spedito: 1 }, 'ammesso sì o no'],
    ['an option', { modo: 'PICCIONE' }, 'ammessi A_MANO, CORRIERE, POSTA'],
    ['a text', { nome: 7 }, 'ammesso un testo'],
    ['an amount in a list', { righe: [{}, { importo: '2' }] }, 'ammesso da 0,00 a 9.999.999,00 €'],
    ['a list', { righe: [{}, {}, {}, {}] }, 'ammesso un elenco di al più 3 voci'],
    ['a scale', { tariffa: {} }, "ammesse da 1 a 3 voci, con «Fino a» che cresce e vuoto soltanto nell'ultima"],
  ])('says what is allowed beside a wrong value: %s', (_, state, dettaglio) =>
    expect(calcola(state).messaggi[0]).toMatchObject({ id: 'VALORE_NON_VALIDO', testo: 'Valore non valido', dettaglio }),
  )

  it('does not list the allowed values in other messages', () => {
    expect(calcola({ nome: '' }).messaggi).toEqual([{ id: 'CAMPO_OBBLIGATORIO', gravita: 'ERRORE', campo: 'nome', testo: 'Campo obbligatorio' }])
  })

  it('counts a list in error as empty', () => {
    expect(calcola({ righe: [{ importo: 1 }, {}, {}, {}] })).toMatchObject({ righe: 0 })
  })

  it('counts an optional section with a wrong scale as absent', () => {
    expect(calcola({ tariffa: { fasce: [{ finoA: 10 }, { finoA: 5 }, {}] } })).toMatchObject({ fasce: 0, tariffa: false })
    expect(calcola({ tariffa: {} })).toMatchObject({ fasce: 0, tariffa: false })
    expect(calcola({ tariffa: { fasce: [{ finoA: 10 }, { finoA: 15 }, {}] } })).toMatchObject({ fasce: 25, tariffa: true, messaggi: [] })
  })

  it('counts a section or a list of the wrong kind as missing', () => {
    for (const section of ['testo', 3, [], true])
      expect(calcola({ spedito: true, consegna: section, extra: section })).toMatchObject({ piano: 0, extra: 0, messaggi: [] })
    expect(calcola({ righe: { importo: 3 } })).toMatchObject({ righe: 0, messaggi: [] })
    expect(calcola({ righe: ['a', { importo: 2 }] })).toMatchObject({ righe: 2, messaggi: [] })
  })

  it('distinguishes an absent section from an empty one', () => {
    expect(calcola({ extra: { costo: 5 } })).toMatchObject({ extra: 5 })
    expect(calcola({ extra: null })).toMatchObject({ extra: 0 })
  })

  it('neither uses nor checks fields that do not apply', () => {
    expect(calcola({ consegna: { piano: 3 } })).toMatchObject({ piano: 0 })
    expect(calcola({ spedito: true, consegna: { piano: 3 } })).toMatchObject({ piano: 3 })
    expect(wrong({ consegna: { piano: 'tre' } })).toEqual([])
    expect(wrong({ spedito: true, consegna: { piano: 'tre' } })).toEqual(['consegna.piano'])
    expect([100, 101].map((p) => calcola({ prezzo: p, premio: 9 }).premio)).toEqual([0, 9])
  })

  it('ignores unknown keys, also hostile ones', () => {
    expect(calcola({ boh: 1, ...(JSON.parse('{"__proto__": {"prezzo": 5}, "constructor": 3}') as object) })).toMatchObject({ prezzo: 0, messaggi: [] })
  })

  it('does not change the state it reads', () => {
    const state = Object.freeze({ annoImposta: 2026, nome: ' x ', prezzo: 1.005 })
    calculate(state)
    expect(state).toEqual({ annoImposta: 2026, nome: ' x ', prezzo: 1.005 })
  })
})

describe('the year', () => {
  it.each([
    [{}, 'CAMPO_OBBLIGATORIO'],
    [{ annoImposta: null }, 'CAMPO_OBBLIGATORIO'],
    [{ annoImposta: '' }, 'CAMPO_OBBLIGATORIO'],
    [{ annoImposta: 2019 }, 'VALORE_NON_VALIDO'],
    [{ annoImposta: '2026' }, 'VALORE_NON_VALIDO'],
    [{ annoImposta: 2026.5 }, 'VALORE_NON_VALIDO'],
    [null as never, 'CAMPO_OBBLIGATORIO'],
  ])('stops %o with %s and nothing else', (state, id) => {
    expect(calculate(state)).toEqual({ messaggi: [expect.objectContaining({ id, campo: 'annoImposta', gravita: 'ERRORE' })] })
    const [message] = calculate(state).messaggi
    expect(message?.dettaglio).toBe(id === 'VALORE_NON_VALIDO' ? `ammesso un numero intero da 2020 a ${taxYears.at(-1)}` : undefined)
  })
})
