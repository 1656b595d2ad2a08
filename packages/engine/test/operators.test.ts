import { describe, expect, it } from 'vitest'
import {
  almenoUna,
  casi,
  esito,
  mai,
  nessuno,
  parametro,
  type Quantita,
  radiceDi,
  regola,
  requisito,
  sceltaTra,
  se,
  secondoTabella,
  somma,
  tabella,
  vero,
  zero,
} from '../src/index.ts'
import { build, campi, read, sempre, soglia, value, words } from './support.ts'

const { prezzo, sconto, proposto } = campi
const scaglioni = tabella(
  'scaglioni',
  'scaglioni di prova',
  'norma',
  sempre([
    { fino: 100, aliquota: 10 },
    { fino: 300, aliquota: 20 },
    { fino: Infinity, aliquota: 30 },
  ]),
)
const fasce = tabella(
  'fasce',
  'detrazione di prova',
  'norma',
  sempre([
    { fino: 100, base: 50 },
    { fino: 400, base: 10, quota: 40, da: 400, su: 300 },
  ]),
)

describe('each operator computes what its words say', () => {
  it.each<[string, Quantita, object, number, string]>([
    ['adds', prezzo.piu(soglia), { prezzo: 20 }, 120, 'Prezzo [20,00 €] + Soglia [100,00 €]'],
    ['subtracts', prezzo.meno(soglia), { prezzo: 20 }, -80, 'Prezzo [20,00 €] − Soglia [100,00 €]'],
    ['divides into parts', prezzo.diviso(campi.zona), { prezzo: 20, zona: 3 }, 6.67, 'Prezzo [20,00 €] / Zona [sud], al centesimo'],
    ['keeps the whole without parts', prezzo.diviso(campi.zona), { prezzo: 20 }, 20, 'Poiché Zona [nessuna] è pari a zero: Prezzo [20,00 €]'],
    ['takes a percentage', prezzo.al(sconto), { prezzo: 10.1, sconto: 33.33 }, 3.37, 'Prezzo [10,10 €] × Sconto [33,33%], al centesimo'],
    ['reduces by a percentage', prezzo.ridottoDel(sconto), { prezzo: 200, sconto: 35 }, 130, 'Prezzo [200,00 €] × (100% − Sconto [35%]), al centesimo'],
    [
      'takes a part in proportion',
      prezzo.inProporzione(soglia, prezzo.meno(soglia)),
      { prezzo: 400 },
      133.33,
      'Prezzo [400,00 €] × Soglia [100,00 €] / (Prezzo [400,00 €] − Soglia [100,00 €]), al centesimo',
    ],
    ['takes nothing in proportion to zero', prezzo.inProporzione(soglia, zero), { prezzo: 400 }, 0, 'Poiché zero è pari a zero: zero'],
    ['never goes below zero', prezzo.meno(soglia).nonNegativo(), { prezzo: 20 }, 0, 'Prezzo [20,00 €] − Soglia [100,00 €], mai sotto zero'],
    ['keeps a minimum', prezzo.almeno(soglia), { prezzo: 20 }, 100, 'Il maggiore tra Prezzo [20,00 €] e Soglia [100,00 €]'],
    ['keeps a maximum', prezzo.alMassimo(soglia), { prezzo: 120 }, 100, 'Il minore tra Prezzo [120,00 €] e Soglia [100,00 €]'],
    ['turns the sign', prezzo.opposto(), { prezzo: 20 }, -20, 'Zero − Prezzo [20,00 €]'],
    ['divides', prezzo.rapporto(soglia, { seZero: nessuno }), { prezzo: 25 }, 0.25, 'Prezzo [25,00 €] / Soglia [100,00 €]'],
    ['gives the zero case of a division', soglia.rapporto(prezzo, { seZero: nessuno }), { prezzo: 0 }, 0, 'Poiché Prezzo [0,00 €] è pari a zero: zero'],
    [
      'cuts at four decimals',
      prezzo.rapporto(soglia, { seZero: nessuno }).troncato(4),
      { prezzo: 33.33 },
      0.3333,
      'Prezzo [33,33 €] / Soglia [100,00 €], troncato a quattro decimali',
    ],
    [
      'cuts at one decimal',
      prezzo.rapporto(soglia, { seZero: nessuno }).troncato(1),
      { prezzo: 99.99 },
      0.9,
      'Prezzo [99,99 €] / Soglia [100,00 €], troncato a un decimale',
    ],
    [
      'cuts at none',
      prezzo.rapporto(soglia, { seZero: nessuno }).troncato(0),
      { prezzo: 799 },
      7,
      "Prezzo [799,00 €] / Soglia [100,00 €], all'intero per difetto",
    ],
    [
      'goes up to the next whole',
      prezzo.rapporto(soglia, { seZero: nessuno }).perEccesso(),
      { prezzo: 701 },
      8,
      "Prezzo [701,00 €] / Soglia [100,00 €], all'intero per eccesso",
    ],
    ['rounds to the euro', prezzo.allEuro(), { prezzo: 20.5 }, 21, "Prezzo [20,50 €], all'euro"],
    [
      'taxes by brackets',
      prezzo.aScaglioni(scaglioni),
      { prezzo: 350 },
      65,
      'Prezzo [350,00 €] a scaglioni (100,00 € × 10% + 200,00 € × 20% + 50,00 € × 30%), al centesimo',
    ],
    [
      'taxes the whole at the rate of its bracket',
      prezzo.allAliquotaDiFascia(scaglioni),
      { prezzo: 300 },
      60,
      'Prezzo [300,00 €] × Scaglioni di prova [oltre 100,00 € fino a 300,00 €: 20%], al centesimo',
    ],
    [
      'follows a band',
      prezzo.aFasce(fasce),
      { prezzo: 250 },
      30,
      'Poiché Prezzo [250,00 €] supera 100,00 € ma non 400,00 €: 10,00 € + 40,00 € × ((400,00 € − Prezzo [250,00 €]) / 300,00 €, troncato a quattro decimali), al centesimo',
    ],
    ['gives nothing beyond the last band', prezzo.aFasce(fasce), { prezzo: 401 }, 0, 'Poiché Prezzo [401,00 €] supera 400,00 €: 0,00 €'],
    [
      'looks a code up',
      campi.zona.in('percento', tabella('aliquote', 'aliquota di zona', 'norma', sempre({ 1: 4, 2: 7 }))),
      { zona: 2 },
      7,
      'Aliquota di zona [Zona centro: 7%]',
    ],
    ['keeps what was filled in', proposto.oppure(prezzo), { prezzo: 5, proposto: 7 }, 7, 'Proposto [7,00 €]'],
    ['computes what was left empty', proposto.oppure(prezzo), { prezzo: 5 }, 5, 'Poiché Proposto [vuoto]: Prezzo [5,00 €]'],
    ['keeps a zero that was typed', proposto.oppure(prezzo), { prezzo: 5, proposto: 0 }, 0, 'Proposto [0,00 €]'],
    [
      'says where what stands in ends',
      proposto.oppure(prezzo).al(sconto),
      { prezzo: 50, sconto: 10 },
      5,
      'Poiché Proposto [vuoto]: Prezzo [50,00 €] × Sconto [10%], al centesimo',
    ],
    [
      'says what was filled in by itself',
      proposto.oppure(prezzo).al(sconto),
      { proposto: 50, sconto: 10 },
      5,
      'Proposto [50,00 €] × Sconto [10%], al centesimo',
    ],
  ])('%s', (_, formula, state, expected, conValori) => {
    expect(value(formula, state)).toBe(expected)
    expect(words(formula, state).conValori).toBe(conValori)
  })
})

describe('alternatives', () => {
  const alternativa = se(prezzo.supera(soglia), { allora: se(campi.spedito, { allora: soglia, altrimenti: prezzo }), altrimenti: zero })

  it('show the branch taken, with the reasons before it', () => {
    const state = { prezzo: 150, spedito: true }
    expect(value(alternativa, state)).toBe(100)
    expect(words(alternativa, state)).toEqual({
      formula: 'Se Prezzo supera Soglia e Spedito: Soglia',
      conValori: 'Poiché Prezzo [150,00 €] supera Soglia [100,00 €] e Spedito [sì]: Soglia [100,00 €]',
    })
    expect(words(alternativa, { prezzo: 90 }).conValori).toBe('Poiché Prezzo [90,00 €] non supera Soglia [100,00 €]: zero')
  })

  it('list only the values that the branch taken read', () => {
    const rule = regola('prova', { nome: 'Prova', norma: 'n', formula: alternativa })
    const from = (state: object) => [...reads(rule, state)].sort()
    expect(from({ prezzo: 90 })).toEqual(['prezzo', 'soglia'])
    expect(from({ prezzo: 150 })).toEqual(['prezzo', 'soglia', 'spedito'])
  })

  it('take the first case that holds', () => {
    const formula = casi(
      [
        [prezzo.supera(soglia), soglia],
        [prezzo.supera(zero), prezzo],
      ],
      zero,
    )
    expect([0, 50, 150].map((p) => value(formula, { prezzo: p }))).toEqual([0, 50, 100])
  })

  it('show which cases did not hold before the one that does', () => {
    const formula = casi(
      [
        [campi.spedito, zero],
        [prezzo.supera(soglia).e(campi.modo.vale('POSTA')), soglia],
      ],
      prezzo,
    )
    expect(words(formula, { prezzo: 150, modo: 'POSTA' }).conValori).toBe(
      'Poiché Spedito [no], Prezzo [150,00 €] supera Soglia [100,00 €] e Modo [posta]: Soglia [100,00 €]',
    )
    expect(words(formula, { prezzo: 50 }).conValori).toBe('Poiché Spedito [no] e Prezzo [50,00 €] non supera Soglia [100,00 €]: Prezzo [50,00 €]')
  })

  it('give a value for each option of a choice, and name only the chosen one', () => {
    const formula = campi.modo.tra({ A_MANO: zero, CORRIERE: soglia, POSTA: prezzo })
    expect(value(formula, { prezzo: 7, modo: 'POSTA' })).toBe(7)
    expect(words(formula, { prezzo: 7, modo: 'POSTA' })).toEqual({
      formula: 'Se Modo è «posta»: Prezzo',
      conValori: 'Poiché Modo [posta]: Prezzo [7,00 €]',
    })
  })

  it('leave out impossible cases', () => {
    expect(words(casi([[mai, soglia]], prezzo), { prezzo: 3 }).formula).toBe('Prezzo')
    expect(vero.non()).toBe(mai)
    expect(mai.o(campi.spedito)).toBe(campi.spedito)
    expect(campi.spedito.e(vero)).toBe(campi.spedito)
    expect(campi.spedito.e(mai)).toBe(mai)
    expect(campi.spedito.o(vero)).toBe(vero)
    expect(prezzo.piu(zero)).toBe(prezzo)
  })

  it('explain only the branch taken out of many', () => {
    const perZona = tabella<Readonly<Record<number, number>>>('perZona', 'tariffa per zona', 'n', sempre({ 1: 3, 2: 5, 3: 9 }))
    const formula = secondoTabella(campi.zona, perZona, (t, code) => prezzo.al(parametro('percento', `t${code}`, `Tariffa ${code}`, 'n', sempre(t))), zero)
    expect(value(formula, { prezzo: 200, zona: 3 })).toBe(18)
    expect(words(formula, { prezzo: 200, zona: 3 })).toEqual({
      formula: 'Se Zona è «sud»: Prezzo × Tariffa 3, al centesimo',
      conValori: 'Poiché Zona [sud]: Prezzo [200,00 €] × Tariffa 3 [9%], al centesimo',
    })
    expect(words(formula, { prezzo: 200 })).toEqual({
      formula: 'Se Zona non è tra i casi previsti: zero',
      conValori: 'Poiché Zona [nessuna]: zero',
    })
  })

  it('can give a word as result', () => {
    const verdetto = esito('verdetto', {
      nome: 'V',
      norma: 'n',
      formula: sceltaTra({ CARO: 'caro', GIUSTO: 'giusto' }, [[prezzo.supera(soglia), 'CARO']], 'GIUSTO'),
    })
    expect([100, 101].map((p) => verdetto.opzioni[read(verdetto, { prezzo: p })])).toEqual(['GIUSTO', 'CARO'])
  })
})

describe('conditions', () => {
  const c = (formula: Parameters<typeof requisito>[1]['formula'], state: object) => read(requisito('c', { nome: 'C', norma: 'n', formula }), state) === 1

  it('distinguish the last euro from the next', () => {
    expect([99, 100, 101].map((p) => c(prezzo.supera(soglia), { prezzo: p }))).toEqual([false, false, true])
    expect([99, 100, 101].map((p) => c(prezzo.nonSupera(soglia), { prezzo: p }))).toEqual([true, true, false])
    expect([99, 100, 101].map((p) => c(prezzo.raggiunge(soglia), { prezzo: p }))).toEqual([false, true, true])
    expect([99, 100, 101].map((p) => c(prezzo.sotto(soglia), { prezzo: p }))).toEqual([true, false, false])
    expect([99, 100, 101].map((p) => c(prezzo.pariA(soglia), { prezzo: p }))).toEqual([false, true, false])
  })

  it('combine', () => {
    expect(c(campi.spedito.e(prezzo.supera(soglia)), { spedito: true, prezzo: 101 })).toBe(true)
    expect(c(campi.spedito.o(prezzo.supera(soglia)), { prezzo: 100 })).toBe(false)
    expect(c(almenoUna([]), {})).toBe(false)
    expect(c(vero.e(mai.non()), {})).toBe(true)
  })

  it('read a flag that may be empty', () => {
    expect([true, false, null].map((accetta) => c(campi.accetta.oppure(vero), { accetta }))).toEqual([true, false, true])
  })

  it('read a choice and whether a field was filled', () => {
    expect(c(campi.modo.vale('CORRIERE'), { modo: 'CORRIERE' })).toBe(true)
    expect([c(proposto.compilato(), { proposto: 0 }), c(proposto.compilato(), {})]).toEqual([true, false])
  })
})

describe('sums of values that may be absent', () => {
  const righe = somma(
    'euro',
    campi.righe.map(({ presente, importo }) => [presente, importo]),
  )

  it('add and name only present values', () => {
    const state = { righe: [{ importo: 1.1 }, { importo: 2.2 }] }
    expect(value(righe, state)).toBe(3.3)
    expect(words(righe, state)).toEqual({ formula: 'Importo + Importo', conValori: 'Importo [1,10 €] + Importo [2,20 €]' })
    expect(words(righe).conValori).toBe('Zero')
  })

  it('leave out terms that are zero, and list them separately', () => {
    const formula = prezzo.piu(soglia, proposto.oppure(zero)).meno(campi.premio)
    const told = radiceDi(build({ x: regola('prova', { nome: 'Prova', norma: 'n', formula }) }).explain({ annoImposta: 2026, proposto: 0 }, 'x'))
    expect(told).toMatchObject({
      formula: 'Prezzo + Soglia + Proposto − Premio',
      conValori: 'Soglia [100,00 €]',
      aZero: expect.arrayContaining(['prezzo', 'proposto', 'premio']),
    })
  })

  it('keep the first term of a difference, and use parentheses only where the words would be ambiguous', () => {
    expect(words(prezzo.meno(soglia)).conValori).toBe('Prezzo [0,00 €] − Soglia [100,00 €]')
    expect(words(prezzo.meno(soglia.meno(proposto.oppure(zero))).al(sconto), { prezzo: 9, proposto: 3, sconto: 50 }).conValori).toBe(
      '(Prezzo [9,00 €] − (Soglia [100,00 €] − Proposto [3,00 €])) × Sconto [50%], al centesimo',
    )
    expect(words(prezzo.piu(soglia.alMassimo(proposto.oppure(zero))), { prezzo: 9, proposto: 3 }).conValori).toBe(
      'Prezzo [9,00 €] + (il minore tra Soglia [100,00 €] e Proposto [3,00 €])',
    )
  })
})

describe('a requirement', () => {
  const told = (formula: Parameters<typeof requisito>[1]['formula'], state: object) => {
    const told = radiceDi(build({ x: requisito('c', { nome: 'C', norma: 'n', formula }) }).explain({ annoImposta: 2026, ...state }, 'x'))
    return [told.testo, told.conValori]
  }
  const formula = campi.spedito.e(prezzo.supera(soglia)).o(campi.modo.vale('POSTA')).non()

  it('is shown by the conditions that decide it, without double negation', () => {
    expect(told(formula, { spedito: true, prezzo: 150 })).toEqual(['no', 'Spedito [sì] è no oppure Prezzo [150,00 €] non supera Soglia [100,00 €]'])
    expect(told(formula, { prezzo: 150 })).toEqual(['sì', 'Spedito [no] è no e Modo [a mano] non è «posta»'])
    expect(told(formula.non(), { prezzo: 150 })).toEqual(['no', 'Spedito [no] oppure Modo [a mano] è «posta»'])
    expect(told(formula.non(), { modo: 'POSTA' })).toEqual(['sì', 'Modo [posta] è «posta»'])
  })
})

function reads(rule: ReturnType<typeof regola>, state: object): readonly string[] {
  const told = radiceDi(build({ x: rule }).explain({ annoImposta: 2026, ...state }, 'x'))
  return told.da
}
