/** Properties of every state, whatever the figures. */
import { type Affidabilita, roundToCent, setPath, type TaxYear, taxYears, valueAt } from '@bilancia/contract'
import { type Expression, leafOf } from '@bilancia/engine'
import { slotIn } from '@bilancia/engine/emitters'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { iforfettari } from '../src/index.ts'
import { campi } from '../src/simulators/iforfettari/dati.ts'
import { randomState, seeded } from './random-states.ts'
import { calcola, chiHa, con, famiglia, intero, presente, type Risultato, unArtigiano, unCommerciante, unProfessionista } from './support.ts'

/** Where only the rules count: the search for jumps takes most of the time. */
const senzaSalti = { calcolaSalti: false }

/** `n` states from a seed, spread over the years. */
function* states(n: number, seed: number): Generator<object> {
  const random = seeded(seed)
  for (let i = 0; i < n; i++) yield randomState(random)
}

const sum = (...amounts: readonly number[]) => roundToCent(amounts.reduce((a, b) => a + b, 0))

/** Every number in a result, with its path. */
function* numbers(value: unknown, path = ''): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* numbers(inner, path ? `${path}.${key}` : key)
}

const STATES = howMany(150, 100_000)

it('stati validi a caso di tutti gli anni danno solo numeri finiti, al centesimo', () => {
  const seen = new Map<number, number>()
  let n = 0
  for (const state of states(STATES, 2026)) {
    // In the daily run one state in three may ask for the jumps.
    const result = iforfettari.calcola(n++ % howMany(3, 1) === 0 ? state : { ...state, ...senzaSalti })
    for (const [path, x] of numbers(result)) if (!Number.isFinite(x) || roundToCent(x) !== x) expect.fail(`${path} = ${x}\n${JSON.stringify(state)}`)
    const { annoImposta } = state as { annoImposta: number }
    seen.set(annoImposta, (seen.get(annoImposta) ?? 0) + 1)
  }
  for (const year of taxYears) expect(seen.get(year)).toBeGreaterThan(STATES / 12)
}, 600_000)

it('le parti fanno il totale: quote, righe del confronto, liquidazioni, verdetto', () => {
  for (const state of states(howMany(80, 3_000), 11)) {
    const r = intero(iforfettari.calcola({ ...state, ...senzaSalti }))
    const { regimeNormale: n, redditoContributiImposta: f, confronto: c } = r
    const collaboratori = [r.irpefCollaboratore1, r.irpefCollaboratore2]
    if (r.irpefImprenditore && (state as { tipologia: string }).tipologia === 'IMPRESA') {
      expect(sum(n.redditoTitolare, r.datiCollaboratore1.redditoImputato, r.datiCollaboratore2.redditoImputato)).toBe(n.redditoDaImputare)
      for (const [i, p] of collaboratori.entries())
        if (p) expect(p.redditoImpresaLavoroAutonomo).toBe([r.datiCollaboratore1, r.datiCollaboratore2][i]?.redditoImputato)
    }
    for (const lato of ['forfettario', 'normale'] as const) {
      const { totaleImposteContributi, ...righe } = c.imposte
      expect(sum(...Object.values(righe).map((riga) => riga[lato]))).toBe(totaleImposteContributi[lato])
      expect(sum(totaleImposteContributi[lato], c.speseAmministrative[lato])).toBe(c.totaleComplessivo[lato])
    }
    expect([f.totaleForfettario, n.totaleNormale]).toEqual([c.imposte.totaleImposteContributi.forfettario, c.imposte.totaleImposteContributi.normale])
    expect(
      sum(
        f.contributiIvsNetti,
        f.contribIvsCollab1Netti,
        f.contribIvsCollab2Netti,
        f.contributiGestSep,
        f.contributiCassaProfApplicati,
        f.contributiCassaNonDeducibili,
      ),
    ).toBe(f.contributiTotali)
    expect(
      sum(
        n.contributiIvsNetti,
        n.contribIvsCollab1Netti,
        n.contribIvsCollab2Netti,
        n.contributiGestSep,
        n.contributiCassaProfApplicati,
        n.contributiCassaNonDeducibili,
      ),
    ).toBe(n.contributiTotali)
    expect(sum(f.contributiDedotti, f.eccedenzaContributi)).toBe(f.contributiDeducibili)
    for (const p of [r.irpefImprenditore, r.irpefImprenditoreForfettario, ...collaboratori]) {
      if (!p) continue
      expect(sum(p.irpefNetta, p.addizionaleRegionale, p.addizionaleComunale, p.impostaCedolare, p.impostaFlatTaxIncrementale)).toBe(p.totaleImposte)
      expect(sum(p.irpefLorda, -p.totaleDetrazioni)).toBe(p.irpefNetta)
      expect(sum(p.detrazioneCarichi, p.detrazioneLavoroDipendente, p.detrazionePensione, p.detrazioneAutonomi, p.ulterioreDetrazione, p.detrazioneOneri)).toBe(
        sum(p.totaleDetrazioni, p.detrazioniNonUtilizzate),
      )
      expect(p.detrazioneAutonomi > 0 ? [p.detrazioneLavoroDipendente, p.detrazionePensione] : [0, 0]).toEqual([0, 0])
    }
    if (c.vantaggioForfettario !== null) expect(sum(c.totaleComplessivo.normale, -c.totaleComplessivo.forfettario)).toBe(c.vantaggioForfettario)
  }
})

/** Sorts the missing data, whose order does not matter. */
const inOrdine = (a: Affidabilita): Affidabilita => ({ ...a, datiMancanti: a.datiMancanti.toSorted((x, y) => (x.dato < y.dato ? -1 : 1)) })

describe('collaboratori', () => {
  const due = (a: object, b: object, quote: readonly [number, number]) =>
    unCommerciante(
      2026,
      con(famiglia(quote), { redditoContributiImposta: { ricavi: 80_000, riduzione35: true }, datiCollaboratore1: a, datiCollaboratore2: b }),
    )

  it('il loro ordine non cambia nulla, con due quote sopra zero', () => {
    const random = seeded(3)
    for (let i = 0; i < howMany(40, 500); i++) {
      const drawn = randomState(random) as Record<string, Record<string, unknown>>
      const base = { ...drawn, ...senzaSalti, tipologia: 'IMPRESA', famigliare: true, quotaCollab1: 12.34, quotaCollab2: 30.5 }
      const { collab1ACarico, collab2ACarico, ...altro } = (drawn.redditoContributiImposta ?? {}) as Record<string, unknown>
      const diretto = { ...base, redditoContributiImposta: { ...altro, collab1ACarico, collab2ACarico } }
      const scambiato = {
        ...base,
        quotaCollab1: 30.5,
        quotaCollab2: 12.34,
        datiCollaboratore1: drawn.datiCollaboratore2,
        datiCollaboratore2: drawn.datiCollaboratore1,
        redditoContributiImposta: { ...altro, collab1ACarico: collab2ACarico, collab2ACarico: collab1ACarico },
      }
      const [uno, altri] = [diretto, scambiato].map((s) => intero(iforfettari.calcola(s))) as [Risultato, Risultato]
      const nominati = JSON.stringify(altri.confronto.affidabilita).replace(/datiCollaboratore([12])/g, (_, n) => `datiCollaboratore${3 - n}`)
      expect({ ...altri.confronto, affidabilita: inOrdine(JSON.parse(nominati)) }).toEqual({
        ...uno.confronto,
        affidabilita: inOrdine(uno.confronto.affidabilita),
      })
      expect(altri.irpefCollaboratore1).toEqual(uno.irpefCollaboratore2)
      expect(altri.irpefCollaboratore2Forfettario).toEqual(uno.irpefCollaboratore1Forfettario)
      expect(altri.irpefImprenditore).toEqual(uno.irpefImprenditore)
    }
  })

  it('con quota zero sono come se non ci fossero, qualunque cosa sia scritta nei loro dati; e la quota si chiede', () => {
    const random = seeded(4)
    for (let i = 0; i < howMany(40, 500); i++) {
      const drawn: object = { ...randomState(random), ...senzaSalti }
      const senza = { ...drawn, famigliare: false, datiCollaboratore1: undefined, datiCollaboratore2: undefined }
      const { redditoContributiImposta, ...altro } = intero(iforfettari.calcola({ ...drawn, famigliare: true, quotaCollab1: 0, quotaCollab2: 30 }))
      const { redditoContributiImposta: atteso, ...resto } = intero(iforfettari.calcola(senza))
      const { affidabilita, ...confronto } = altro.confronto
      const { affidabilita: attesa, ...confrontoAtteso } = resto.confronto
      expect([redditoContributiImposta, confronto, altro.regimeNormale, altro.irpefCollaboratore1]).toEqual([
        atteso,
        confrontoAtteso,
        resto.regimeNormale,
        null,
      ])
      expect(affidabilita.datiMancanti.filter(({ dato }) => dato !== 'quotaCollab1')).toEqual(attesa.datiMancanti)
      if ((drawn as { readonly tipologia: string }).tipologia === 'IMPRESA') expect(affidabilita.datiMancanti.map(({ dato }) => dato)).toContain('quotaCollab1')
    }
  })

  it('le quote si arrotondano da sole e il resto va al titolare', () => {
    const { redditoContributiImposta: r } = calcola(due({}, {}, [33.33, 15.66]))
    expect(sum(r.redditoPerIvs, r.redditoIvsCollab1, r.redditoIvsCollab2)).toBe(r.redditoLordo)
    expect([r.redditoIvsCollab1, r.redditoIvsCollab2]).toEqual([10_665.6, 5_011.2])
  })
})

/** A threshold of income, in euro, at which the law itself lowers the tax of a person when the income rises by one euro. */
type Scalino = { readonly nome: string; readonly euro: number; readonly anni: readonly TaxYear[] }
const dal2022: readonly TaxYear[] = [2022, 2023, 2024, 2025, 2026, 2027]
const scaliniAutonomi: readonly Scalino[] = [{ nome: 'aumento di 50 €, art. 13 c. 5-ter', euro: 11_000, anni: dal2022 }]
const scaliniDipendenti: readonly Scalino[] = [
  { nome: 'aumento di 65 €, art. 13 c. 1.1', euro: 25_000, anni: dal2022 },
  { nome: 'detrazione da 1.880 o 1.955 a 3.100 € dove il trattamento integrativo si riduce, art. 13 c. 1 lett. b)', euro: 15_000, anni: dal2022 },
  { nome: 'ulteriore detrazione, D.L. 3/2020 art. 2', euro: 28_000, anni: [2020, 2021] },
  { nome: 'ulteriore detrazione al posto della somma esente, L. 207/2024', euro: 20_000, anni: [2025, 2026, 2027] },
]
const scaliniPensionati: readonly Scalino[] = [{ nome: 'aumento di 50 €, art. 13 c. 3-bis', euro: 25_000, anni: dal2022 }]
const scaliniConiuge: readonly Scalino[] = [29_000, 29_200, 34_700].map((euro) => ({
  nome: 'aumenti per il coniuge, art. 12 c. 1 lett. b)',
  euro,
  anni: taxYears,
}))
const scaliniRegionali: Readonly<Record<number, readonly Scalino[]>> = {
  2: [{ nome: 'Basilicata, aliquota per due figli', euro: 55_000, anni: [2020, 2021] }],
  8: [
    { nome: 'Lazio, detrazione', euro: 35_000, anni: [2022] },
    { nome: 'Lazio, detrazione', euro: 28_000, anni: [2024, 2025, 2026] },
  ],
  19: [{ nome: 'Umbria, detrazione', euro: 28_000, anni: [2025, 2026] }],
}

describe("l'imposta non scende mai quando il reddito sale, se non agli scalini di legge", () => {
  const falls = (tax: (income: number) => number, step = howMany(100, 50), to = 130_000): readonly number[] => {
    const found: number[] = []
    let before = tax(0)
    for (let income = step; income <= to; income += step) {
      const now = tax(income)
      // The quotients of art. 12 and 13 are cut at four decimals and every line is rounded, so a few cents do not count as a fall.
      if (now < before - 0.3) found.push(income - step)
      before = now
    }
    return found
  }
  const admitted = (scalini: readonly Scalino[], anno: TaxYear) => scalini.filter(({ anni }) => anni.includes(anno)).map(({ euro }) => euro)

  /**
   * An amount of the result as a field grows. The state is read once, then only the rules run: writing a whole result takes ten times as long. At three
   * incomes the amount is compared with that of the whole result.
   */
  const alCrescere = (stato: ReturnType<typeof chiHa>, campo: Expression, percorso: string): ((euro: number) => number) => {
    const { edition, places } = iforfettari.programma
    const { program, read } = edition(stato.annoImposta as TaxYear)
    const { values } = read(stato)
    const [posto, esito] = [campo, presente(places.get(percorso)).rule].map((e) => slotIn(program.slots, e)) as [number, number]
    const importo = (euro: number): number => {
      values[posto] = euro
      program.evaluate(values)
      return values[esito] as number
    }
    for (const euro of [900, 20_000, 84_000])
      expect(importo(euro), percorso).toBe(valueAt(calcola(setPath(stato, presente(leafOf.get(campo)).path, euro)), percorso))
    return importo
  }
  const { redditiDiversiDaImpresa_LavAutonomo: altri } = campi.liquidazioneIrpef
  const { ricavi } = campi.redditoContributiImposta
  const imposte = 'irpefImprenditore.totaleImposte'

  it.each(taxYears)('lavoro autonomo, dipendente e pensione nel %i', (anno) => {
    const chi = [
      [scaliniAutonomi, alCrescere(unProfessionista(anno), ricavi, imposte)],
      [scaliniDipendenti, alCrescere(chiHa(anno, {}), altri.lavoroDipendente, imposte)],
      [scaliniPensionati, alCrescere(chiHa(anno, {}), altri.pensione, imposte)],
      [scaliniConiuge, alCrescere(chiHa(anno, {}, { coniugeACarico: true }), altri.altriRedditi, imposte)],
    ] as const
    for (const [scalini, tax] of chi) expect(falls(tax).filter((euro) => !admitted(scalini, anno).includes(euro))).toEqual([])
  })

  it.each(taxYears)("l'addizionale di ogni regione nel %i", (anno) => {
    for (let codiceRegioneResidenza = 1; codiceRegioneResidenza <= 21; codiceRegioneResidenza++) {
      // In the daily run each region has one number of children a year, another every year.
      const figli = [0, 2, 4].filter((_, k) => k % howMany(3, 1) === (codiceRegioneResidenza + anno) % howMany(3, 1))
      for (const numeroFigliRegione of figli) {
        const chi = chiHa(anno, {}, { codiceRegioneResidenza, numeroFigliRegione, percentualeCarichi: 100 })
        const tax = alCrescere(chi, altri.altriRedditi, 'irpefImprenditore.addizionaleRegionale')
        const unexpected = falls(tax, howMany(1_000, 250)).filter((euro) => !admitted(scaliniRegionali[codiceRegioneResidenza] ?? [], anno).includes(euro))
        expect(unexpected, `regione ${codiceRegioneResidenza}, ${numeroFigliRegione} figli`).toEqual([])
      }
    }
  })

  it.each(taxYears)('imposta sostitutiva e contributi al crescere dei ricavi nel %i', (anno) => {
    const forfettario = alCrescere(unArtigiano(anno, { redditoContributiImposta: { riduzione35: true } }), ricavi, 'redditoContributiImposta.totaleForfettario')
    expect(falls(forfettario, 500, 100_000)).toEqual([])
    expect(falls(alCrescere(unArtigiano(anno), ricavi, 'regimeNormale.contributiTotali'), 500, 200_000)).toEqual([])
  })
})

describe('pareggio', () => {
  it("a ogni radice il vantaggio cambia segno nell'ultimo euro", () => {
    const stato = unArtigiano(2026, {
      redditoContributiImposta: { riduzione35: true },
      regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
      calcolaPareggio: true,
    })
    const { pareggio } = calcola(stato)
    const vantaggio = (diverso: object) => calcola(con(stato, { ...diverso, calcolaPareggio: false })).confronto.vantaggioForfettarioConIva as number
    for (const x of pareggio?.ricaviCostiFissi.radici ?? []) {
      const [prima, dopo] = [x - 1, x].map((ricavi) => vantaggio({ redditoContributiImposta: { ricavi } })) as [number, number]
      expect(prima > 0).not.toBe(dopo > 0)
    }
    for (const x of pareggio?.costi.radici ?? []) {
      const [prima, dopo] = [x - 1, x].map((altriCosti) => vantaggio({ regimeNormale: { determinazioneDelReddito: { altriCosti } } })) as [number, number]
      expect(prima > 0).not.toBe(dopo > 0)
    }
    expect(pareggio?.costi.radici.length).toBe(1)
  })

  it('la curva passa per i totali delle simulazioni', () => {
    const stato = unArtigiano(2026)
    for (const { ricavi, forfettario, normale } of iforfettari.curva(stato, 11).slice(1)) {
      const { totaleComplessivo } = calcola(con(stato, { redditoContributiImposta: { ricavi } })).confronto
      expect({ forfettario, normale }).toEqual(totaleComplessivo)
    }
    expect(iforfettari.curva({ annoImposta: 1999 }, 10)).toEqual([])
  })
})
