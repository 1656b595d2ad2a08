/** The pages of a simulator read its result by existing paths: a misspelt path fails the type check. */
import type { ResultPath, ValueAt } from '@bilancia/contract'
import { convsrl } from '@bilancia/tax-rules'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as budget from '../../src/features/budget4u/results.ts'
import * as srl from '../../src/features/convsrl/results.ts'
import * as iforf from '../../src/features/iforfettari/results.ts'

const scenario = 'scenario4' as 'scenario2' | 'scenario4'

describe('a path of a result', () => {
  it('is checked by the compiler, also in templates over a union', () => {
    const result = { ...convsrl.calcola({ annoImposta: 2026 }) }
    expectTypeOf(srl.valueIn(result, 'confronto.soglia')).toEqualTypeOf<number | null>()
    expectTypeOf(srl.valueIn(result, `riepilogo.${scenario}.totali.totale`)).toEqualTypeOf<number | null>()
    expectTypeOf(srl.valueIn(result, 'riepilogo.scenario1.soci[0].nome')).toEqualTypeOf<string | null>()
    expectTypeOf(srl.valueIn(result, 'confronto.stessoNetto.migliore')).toEqualTypeOf<'scenario2' | 'scenario3' | 'scenario4' | null>()
    // @ts-expect-error: there is no scenario X
    expect(srl.valueIn(result, 'riepilogo.scenarioX.totali.totale')).toBe(null)
    // @ts-expect-error: utileInSocieta compares scenarios 1 and 2 only
    expect(srl.valueIn(result, 'confronto.utileInSocieta.scenario5.risparmio')).toBe(null)
    // @ts-expect-error: a hook is held to the same paths
    expectTypeOf(srl.useResult).toBeCallableWith('riepilogo.scenarioX.totali')
    // @ts-expect-error: and so is a line on the page
    expectTypeOf(iforf.Result).toBeCallableWith({ path: 'confronto.totaleComplesivo.normale', label: '' })
    // @ts-expect-error: a part of another simulator
    expectTypeOf(budget.nome).toBeCallableWith('confronto.soglia')
  })

  it('gives the type of its value', () => {
    expectTypeOf<ValueAt<iforf.Risultato, 'confronto.regimeConveniente'>>().toEqualTypeOf<'FORFETTARIO' | 'NORMALE' | 'INDIFFERENTE' | 'NON_AMMESSO'>()
    expectTypeOf<ValueAt<iforf.Risultato, 'pareggio.costi.vicina'>>().toEqualTypeOf<number>()
    expectTypeOf<ValueAt<budget.Risultato, 'persone[0].ruolo'>>().toEqualTypeOf<'TITOLARE' | 'COLLABORATORE' | 'SOCIO' | 'PROFESSIONISTA'>()
    expectTypeOf<'pianoTriennale[1].ricavi'>().toExtend<ResultPath<budget.Risultato>>()
  })
})

describe('the names of the lines', () => {
  it.each([
    ['iforfettari', iforf.nome('irpefImprenditore.irpefNetta'), 'IRPEF netta'],
    ['convsrl', srl.nome('riepilogo.scenario3.totali.addizionaleComunale'), 'Add. comunale'],
    ['budget4u', budget.nome('contoEconomicoDittaSocieta.contributi'), 'Contributi di titolare, collaboratori e soci'],
  ])('of %s come from the rules', (_, said, name) => expect(said).toBe(name))

  it('depend on the place in the tree and keep its order', () => {
    expect(srl.nome('traspSimulazioniSrl.scenario6.societa.redditoImpresa')).toBe("Reddito d'impresa da attribuire ai soci")
    expect(srl.nome('compDivSimulazioniSrl.scenario1.societa.redditoImpresa')).toBe("Reddito d'impresa")
    expect(Object.keys(srl.vociDi('quadro.scenario1'))).toEqual(['imposteSocieta', 'imposteSoci', 'contributi', 'netto', 'restaInSocieta'])
    expect(iforf.vociDi('confronto.imposte').irap).toBe('IRAP')
  })
})
