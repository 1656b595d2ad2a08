/** Properties of every rule, figure and field of a simulator, in every year. */
import { iforfettari as contratto, located, type TaxYear, taxYears } from '@bilancia/contract'
import { leafOf, normaIn, type Rule } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { iforfettari } from '../src/index.ts'
import { misure, regoleRicerca, regoleRichiesta } from '../src/simulators/convsrl/ottimizzatore-regole.ts'
import { expressionsOf, isLaw } from './expressions.ts'
import type { Simulatore } from './riferimenti.ts'
import { simulatori } from './simulatori.ts'

/** Rules in addition to those of the program. */
const accanto: Readonly<Record<Simulatore, readonly Rule[]>> = {
  iforfettari: [],
  convsrl: [...regoleRichiesta, ...(['scenario4', 'scenario6'] as const).flatMap((s) => [...regoleRicerca(s, true), misure[s].costo])],
  budget4u: [],
}

/** Fields that count although no rule reads them: requests, partners' names in texts, the plan, which changes the row itself, and the cash. */
const altrove: Readonly<Record<Simulatore, RegExp>> = {
  iforfettari: /^calcola(Pareggio|Salti)$/,
  convsrl: /^calcolaSalti$|^(confronto\.persone|datiSimulazioniSrl\.soci)\[\d\]\.nome$/,
  budget4u: /^calcolaSalti$|^(pianoTriennale|cassa)\./,
}

describe.each(simulatori)('in $nome', ({ nome, contratto, simulatore }) => {
  const rulesOf = (year: TaxYear) => [...simulatore.programma.edition(year).program.rules, ...accanto[nome]]
  const expressions = (year: TaxYear) => [...expressionsOf(rulesOf(year), year)]

  it('nel 2027 i commi 54-75 della L. 190/2014 si citano con il loro articolo nuovo', () => {
    for (const { id, definition } of rulesOf(2027))
      expect(normaIn(definition.norma, 2027), id).not.toMatch(/(?<!già )L\. 190\/2014, art\. 1, c\. (5[4-9]|6\d|7[0-5])\b/)
  })

  it("nel 2027 l'articolo nuovo non contiene i commi sui contributi (76-89)", () => {
    for (const { id, definition } of rulesOf(2027))
      expect(normaIn(definition.norma, 2027), id).not.toMatch(/già L\. 190\/2014, art\. 1, c\. (\d+-)?(7[6-9]|8\d)\b/)
  })

  describe.each(taxYears)('nel %i', (year) => {
    it('più articoli insieme sono «artt.»', () => {
      for (const { id, definition } of rulesOf(year)) expect(normaIn(definition.norma, year), id).not.toMatch(/\bart\. \d+(-[a-z]+)?( e|,) \d/)
    })

    it('ogni regola ha un nome, cita una norma e non porta numeri scritti a mano', () => {
      for (const { id, definition } of rulesOf(year)) {
        expect(normaIn(definition.norma, year).trim(), id).not.toBe('')
        expect(definition.nome.trim(), id).not.toBe('')
      }
      expect(expressions(year).flatMap(({ op }) => (op.nome.startsWith('figura') || op.nome === 'calcolata' ? [op.nome] : []))).toEqual([])
    })

    it('ogni cifra di legge ha norma, fonte e valore', () => {
      const figures = expressions(year).filter(isLaw)
      expect(figures.length).toBeGreaterThan(100)
      for (const figure of figures) {
        const { valore, fonte, norma } = figure.cifra(year)
        expect(norma.trim(), figure.id).not.toBe('')
        expect(fonte.trim(), figure.id).not.toBe('')
        expect(typeof valore === 'number' ? Number.isFinite(valore) : Object.keys(valore as object).length > 0, figure.id).toBe(true)
      }
    })
  })

  /** Entries of a list are one field: `scaglioni.3.finoA` is `scaglioni[].finoA`. */
  const inList = (path: string) => path.replace(/\.\d+(?=\.)/g, '[]')
  const read = new Set(taxYears.flatMap((year) => expressions(year).map((e) => inList(leafOf.get(e)?.path ?? ''))))
  const fields = located(contratto.catalog)

  it('ogni campo del catalogo è letto da una regola o da una condizione, oppure è segnato come informazione', () => {
    const conditions = JSON.stringify(contratto.catalog)
    const unread = fields.filter(
      ({ path, field }) => !field.information && !read.has(path) && !altrove[nome].test(path) && !conditions.includes(`"field":"${path}"`),
    )
    expect(unread.map(({ path }) => path)).toEqual([])
  })

  it('una informazione non entra in nessuna regola', () => {
    expect(fields.filter(({ path, field }) => field.information && read.has(path))).toEqual([])
  })
})

it('iForfettari: nessun numero del risultato sta dove lo stato ha un dato, perché il risultato torna unito allo stato', () => {
  const inputs = new Set(located(contratto.catalog).map(({ path }) => path))
  expect(iforfettari.percorsi.filter((path) => inputs.has(path))).toEqual([])
})
