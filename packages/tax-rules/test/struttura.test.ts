/** Properties of every rule, figure and field of a simulator, in every year. */
import { iforfettari as contratto, convsrl, forme, located, type TaxYear, taxYears } from '@bilancia/contract'
import { type Expression, leafOf, normaIn, type Rule } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { calendario, iforfettari } from '../src/index.ts'
import { scritte } from '../src/legge.ts'
import { cifreDi as cifreCalendario } from '../src/simulators/calendario/cifre.ts'
import { misure, regoleRicerca, regoleRichiesta } from '../src/simulators/convsrl/ottimizzatore-regole.ts'
import { cifreDi as cifreForme } from '../src/simulators/forme/cifre.ts'
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

/** A comma from 54 to 75 of L. 190/2014 under that name alone. */
const soloVecchi = /(?<!già )L\. 190\/2014,? art\. 1,? c\. (5[4-9]|6\d|7[0-5])\b(?![^;]*dal 2027)/

describe.each(simulatori)('in $nome', ({ nome, contratto, simulatore }) => {
  const rulesOf = (year: TaxYear) => [...simulatore.programma.edition(year).program.rules, ...accanto[nome]]
  const walked = new Map(taxYears.map((year) => [year, expressionsOf(rulesOf(year), year)] as const))
  const expressions = (year: TaxYear): readonly Expression[] => walked.get(year) ?? expect.unreachable()

  it('nel 2027 i commi 54-75 della L. 190/2014 si citano con il loro articolo nuovo', () => {
    for (const { id, definition } of rulesOf(2027))
      for (const testo of [normaIn(definition.norma, 2027), definition.nota ?? '']) expect(testo, id).not.toMatch(soloVecchi)
  })

  it("nel 2027 l'articolo nuovo non contiene i commi sui contributi (76-89)", () => {
    for (const { id, definition } of rulesOf(2027))
      expect(normaIn(definition.norma, 2027), id).not.toMatch(/già L\. 190\/2014, art\. 1, c\. (\d+-)?(7[6-9]|8\d)\b/)
  })

  describe.each(taxYears)('nel %i', (year) => {
    it('più articoli insieme sono «artt.»', () => {
      const norme = rulesOf(year).map(({ id, definition }) => ({ id, norma: normaIn(definition.norma, year) }))
      expect(norme.filter(({ norma }) => /\bart\. \d+(-[a-z]+)?( e|,) \d/.test(norma))).toEqual([])
    })

    it('ogni regola ha un nome, cita una norma e non porta numeri scritti a mano', () => {
      const incomplete = rulesOf(year).filter(({ definition: { norma, nome } }) => !normaIn(norma, year).trim() || !nome.trim())
      expect(incomplete.map(({ id }) => id)).toEqual([])
      expect(expressions(year).flatMap(({ op }) => (op.nome.startsWith('figura') || op.nome === 'calcolata' ? [op.nome] : []))).toEqual([])
    })

    it('ogni cifra di legge ha norma, fonte e valore', () => {
      const figures = expressions(year).filter(isLaw)
      expect(figures.length).toBeGreaterThan(100)
      const incomplete = figures.filter((figure) => {
        const { valore, fonte, norma } = figure.cifra(year)
        const hasValue = typeof valore === 'number' ? Number.isFinite(valore) : Object.keys(valore as object).length > 0
        return !norma.trim() || !fonte.trim() || !hasValue
      })
      expect(incomplete.map(({ id }) => id)).toEqual([])
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

describe('nel 2027 i commi 54-75 della L. 190/2014 hanno il nome nuovo anche fuori dalle regole', () => {
  const { motivi, eventi } = cifreForme(2027).norme
  it.each([
    ['nelle cifre', scritte.flatMap((figura) => ('norma' in figura ? [figura.norma(2027)] : []))],
    ['nei motivi di Forme', Object.values(motivi)],
    ['negli eventi del piano', Object.values(eventi)],
    ['nei tributi del calendario', Object.values(cifreCalendario().tributi).map(({ norma }) => norma)],
    ['nelle cifre del calendario', calendario.cifreDelCalendario().flatMap(({ anno, atto, nota }) => (anno < 2027 ? [] : [atto, nota ?? '']))],
    ['negli effetti del passaggio a S.r.l.', convsrl.effettiPassaggio.flatMap(({ testo, norma }) => [testo, norma])],
    ['negli aiuti di Forme', located(forme.catalog).map(({ field }) => field.help ?? '')],
  ])('%s', (_, testi) => {
    expect(testi.length).toBeGreaterThan(0)
    expect(testi.filter((testo) => soloVecchi.test(testo))).toEqual([])
  })

  it('nel 2026 i motivi e gli eventi hanno il nome di allora', () => {
    const allora = cifreForme(2026).norme
    expect([allora.motivi.ricaviOltreUscitaImmediata, allora.eventi.ALIQUOTA_15]).toEqual(['L. 190/2014, art. 1, c. 71', 'L. 190/2014, art. 1, c. 65'])
    expect([motivi.ricaviOltreUscitaImmediata, eventi.ALIQUOTA_15]).toEqual([
      'art. 235, D.Lgs. 117/2026 (già L. 190/2014, art. 1, c. 71)',
      'art. 235, D.Lgs. 117/2026 (già L. 190/2014, art. 1, c. 65)',
    ])
  })
})

it('iForfettari: nessun numero del risultato sta dove lo stato ha un dato, perché il risultato torna unito allo stato', () => {
  const inputs = new Set(located(contratto.catalog).map(({ path }) => path))
  expect(iforfettari.percorsi.filter((path) => inputs.has(path))).toEqual([])
})

it("le quote dell'impresa familiare hanno una cifra sola: il minimo del titolare è ciò che resta (art. 5, c. 4, TUIR)", () => {
  const delle = scritte.filter((figura) => 'norma' in figura && figura.norma(2026).startsWith('art. 5, c. 4,'))
  expect(delle.map(({ id }) => id)).toEqual(['famiglia.quotaMassima'])
})
