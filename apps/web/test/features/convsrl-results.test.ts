/**
 * The result screens of Convenienza Srl: each line is a line of the result, no line of the specification is missing, and
 * the headline agrees with the figures.
 */
import { readFileSync } from 'node:fs'
import { convsrl as contract, type Gruppo, type Message } from '@bilancia/contract'
import { convsrl } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { bestOf, firstVerdict, measuresOf } from '../../src/features/convsrl/confronto/best.ts'
import { Conviene } from '../../src/features/convsrl/confronto/Conviene.tsx'
import { Matrix } from '../../src/features/convsrl/confronto/Matrix.tsx'
import { toFill } from '../../src/features/convsrl/filled.ts'
import { columnsOf, rowsOf } from '../../src/features/convsrl/riepilogo/columns.ts'
import { companyGroups, isIncome, partnerGroups } from '../../src/features/convsrl/risultati/lines.ts'
import { type Blocked, blockedBy, FIRST_FIELD } from '../../src/features/convsrl/risultati/Nothing.tsx'
import { simulator } from '../../src/features/convsrl/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { getPath } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const { percorsiScenari, scenari } = contract
const luogo = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }
const compensi = { compensoTotale: 40_000, compensi: [30_000, 10_000, 0] }
/** The reference run of the rule page, section 9. */
const esempio = {
  annoImposta: 2025,
  consideraSommeIntegrative: false,
  datiSimulazioniSrl: {
    denominazione: 'Esempio',
    utileAnteImposte: 100_000,
    variazioniAumento: 4_000,
    variazioniDiminuzione: 1_000,
    soci: [
      { nome: 'A', quota: 60, ...luogo },
      { nome: 'B', quota: 40, gestioneIvs: 'COMMERCIANTE', ...luogo },
    ],
    scenario2: compensi,
    scenario3: { dividendiTotali: 40_000 },
    scenario4: { ...compensi, dividendiTotali: 20_000 },
    scenario6: compensi,
  },
}
const keysOf = (groups: readonly Gruppo[]) => groups.flatMap(({ voci, totali }) => [...voci, ...totali])

describe('the panels of a scenario', () => {
  const paths = new Set(convsrl.percorsi)

  it.each(scenari)('contain only lines of the result, each once in its group (%s)', (s) => {
    for (const key of keysOf(companyGroups(s, { irap: true }))) expect(paths, key).toContain(`${percorsiScenari[s]}.societa.${key}`)
    for (const key of keysOf(partnerGroups(s)).filter((k) => !isIncome(k as never) && k !== 'sostitutiva'))
      expect(paths, key).toContain(`${percorsiScenari[s]}.soci[2].${key}`)
    for (const { voci, totali } of partnerGroups(s)) expect(new Set([...voci, ...totali]).size).toBe(voci.length + totali.length)
  })

  // Section 2.3 of the specification, line by line.
  const ofEveryCompany = ['utileAnteImposte', 'variazioniAumento', 'variazioniDiminuzione', 'redditoImpresa', 'utileNetto']
  const ofEveryPartner = [
    ...['pensione', 'lavoroDipendente', 'assimilatiLavoroDipendente', 'impreseMinoriLavoroAutonomo', 'redditiDiversi', 'fabbricatiLocati', 'altriRedditi'],
    ...['abitazionePrincipale', 'cedolareSecca'],
  ]
    .map((key) => `redditi.${key}`)
    .concat(['redditoComplessivo', 'redditoPerDetrazioni', 'redditoIvs', 'contributiIvs', 'oneriDeducibili', 'redditoImponibile', 'irpefLorda'])
    .concat(['detrazioneCarichi', 'detrazioneLavoroDipendente', 'detrazionePensione', 'detrazioneAutonomi', 'detrazioneOneri', 'totaleDetrazioni'])
    .concat(['irpefNetta', 'addizionaleRegionale', 'addizionaleComunale'])

  it.each(scenari)('have the lines of every simulation (%s)', (s) => {
    expect(keysOf(companyGroups(s, { irap: false }))).toEqual(expect.arrayContaining(ofEveryCompany))
    expect(keysOf(partnerGroups(s))).toEqual(expect.arrayContaining(ofEveryPartner))
  })

  it('have the additional lines of each simulation, and none of another', () => {
    const company = (s: contract.Scenario) => keysOf(companyGroups(s, { irap: false }))
    const partner = (s: contract.Scenario) => keysOf(partnerGroups(s))
    const fees = ['compenso', 'contributiGestioneSeparata', 'contributiSocio', 'compensoNetto']
    const dividends = ['dividendi', 'dividendiImponibili', 'sostitutiva', 'impostaSostitutiva']
    expect(company('scenario2')).toEqual(expect.arrayContaining(['compensi', 'contributiSocieta', 'utileRettificato', 'imponibileIres', 'ires']))
    expect(company('scenario5')).not.toContain('ires')
    expect(company('scenario6')).toEqual(expect.arrayContaining(['utileRettificato', 'redditoImpresa']))
    expect(partner('scenario4')).toEqual(expect.arrayContaining([...fees, ...dividends]))
    expect(partner('scenario6')).toEqual(expect.arrayContaining([...fees, 'redditoTrasparenza', 'utilePrelevato']))
    for (const key of [...fees, ...dividends, 'redditoTrasparenza']) expect(partner('scenario1')).not.toContain(key)
    expect(partner('scenario2')).not.toContain('dividendi')
    expect(partner('scenario3')).not.toContain('compenso')
  })

  it("make up a partner's income: the lines sum to the total", () => {
    const state = structuredClone(esempio)
    const a = { redditi: { pensione: 1_000, redditiDiversi: 500, abitazionePrincipale: 300, cedolareSecca: 7_000 } }
    Object.assign(state.datiSimulazioniSrl.soci[0] ?? {}, a)
    const result = convsrl.calcola(state)
    for (const s of scenari) {
      const at = `${percorsiScenari[s]}.soci[0]`
      const lines = partnerGroups(s).find(({ titolo }) => titolo === 'Redditi')?.voci ?? []
      const sum = lines.reduce((euro, key) => euro + Number((isIncome(key) ? getPath(a, key) : getPath(result, `${at}.${key}`)) ?? 0), 0)
      expect(Math.round(sum * 100), s).toBe(Math.round(Number(getPath(result, `${at}.redditoComplessivo`)) * 100))
    }
  })
})

describe('the summary', () => {
  it("has the partner's third, without which the total understates the levy (4.303,00 € in the reference run)", () => {
    expect(columnsOf({ irap: false, somme: false })).toContain('contributiSocio')
    expect(getPath(convsrl.calcola(esempio), 'riepilogo.scenario2.totali.contributiSocio')).toBe(4_303)
  })

  it('shows IRAP and the sums received only if there are any', () => {
    expect(columnsOf({ irap: true, somme: true })).toHaveLength(13)
    expect(columnsOf({ irap: false, somme: false })).toHaveLength(11)
  })

  it('has company, present partners and totals; every cell is in the result, and the columns of a row add up to its total', () => {
    const result = convsrl.calcola(esempio)
    for (const s of scenari) {
      const partners = getPath(result, `riepilogo.${s}.soci`) as readonly ({ readonly nome: string } | null)[]
      const rows = rowsOf(s, partners)
      expect(rows.map(({ label }) => label)).toEqual(['Società', 'A', 'B', 'Totali'])
      for (const { path, at } of rows) {
        const cells = columnsOf({ irap: true, somme: false }).filter((column) => at(column) !== null)
        const euro = (column: string) => Math.round(Number(getPath(result, `${path}.${column}`) ?? Number.NaN) * 100)
        const levied = cells.filter((column) => !['compensi', 'dividendi', 'totale'].includes(column))
        expect(
          levied.reduce((sum, column) => sum + euro(column), 0),
          path,
        ).toBe(euro('totale'))
      }
    }
  })
})

describe('why a scenario shows nothing', () => {
  const messagesOf = (state: object) => (convsrl.calcola(state) as { readonly messaggi: readonly Message[] }).messaggi
  const idsOf = (blocked: Blocked) => ('errors' in blocked ? blocked.errors.map(({ id }) => id) : blocked.missing)
  const why = (state: object, s: contract.Scenario) => idsOf(blockedBy(s, state as never, messagesOf(state)))

  it('nothing typed: the field to fill in', () => expect(why({ annoImposta: 2026 }, 'scenario4')).toBe(FIRST_FIELD))

  it('shares that do not add up to 100 block all six', () => {
    const state = { annoImposta: 2026, datiSimulazioniSrl: { soci: [{ nome: 'A', quota: 90 }] } }
    for (const s of scenari) expect(why(state, s)).toEqual(['QUOTE_TOTALE'])
  })

  it('fees that do not add up to their total block only their scenario; revenue over the limit blocks the transparent ones', () => {
    const state = structuredClone(esempio)
    Object.assign(state.datiSimulazioniSrl, { ricavi: 6_000_000, scenario4: { ...compensi, compensoTotale: 50_000 } })
    expect(scenari.map((s) => why(state, s))).toEqual([[], [], [], ['COMPENSI_TOTALE'], ['TRASPARENZA_NON_AMMESSA'], ['TRASPARENZA_NON_AMMESSA']])
  })

  it('in every golden line a scenario without figures says why, and one with figures is not blocked', () => {
    const lines = readFileSync(new URL('../../../../packages/tax-rules/golden/convsrl.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    for (const { id, stato, atteso } of lines.map((line) => JSON.parse(line) as { id: string; stato: object; atteso: { messaggi: readonly Message[] } }))
      for (const s of scenari) {
        const said = idsOf(blockedBy(s, stato as never, atteso.messaggi))
        expect([id, s, said.length > 0]).toEqual([id, s, (getPath(atteso, percorsiScenari[s]) ?? null) === null])
      }
  })
})

it('the table of the scenarios says that the received sums are less, where they are', () => {
  const shown = (consideraSommeIntegrative: boolean, lavoroDipendente: number) => {
    const soci = esempio.datiSimulazioniSrl.soci.map((socio) => ({ ...socio, redditi: { lavoroDipendente } }))
    const values = { ...esempio, consideraSommeIntegrative, datiSimulazioniSrl: { ...esempio.datiSimulazioniSrl, soci } }
    const simulation = inState(createSimulation(simulator, 1), { values, result: { ...convsrl.calcola(values) } })
    const matrix = createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Matrix))
    return /Le somme integrative sono in meno/.test(rendered(matrix, { simulation }))
  }
  expect([shown(true, 12_000), shown(true, 60_000), shown(false, 12_000)]).toEqual([true, false, false])
})

it('on paper, without the form of today the page says that it cannot say whether to convert', () => {
  const shown = (formaAttuale: string) => {
    const values = { ...esempio, confronto: { formaAttuale } }
    const simulation = inState(createSimulation(simulator, 1), { values, result: {} })
    return rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Conviene)), { simulation })
  }
  expect(shown('NESSUNA')).toContain('La forma di oggi non è indicata: qui non si dice se conviene passare alla S.r.l.')
  expect(shown('FORFETTARIO')).not.toContain('La forma di oggi non è indicata')
})

describe('the headline', () => {
  it('without a current form: the lowest levy and the highest net, each with its scenario', () => {
    // Section 9: 34.813,20 is the lowest total. All the profit drawn in transparency leaves the highest net.
    expect(measuresOf(convsrl.calcola(esempio), esempio)).toEqual({ minorPrelievo: 'scenario1', maggiorNetto: 'scenario5' })
    expect(firstVerdict(convsrl.calcola(esempio), esempio)).toBeNull()
    expect(measuresOf(convsrl.calcola({ annoImposta: 2026 }), {})).toBeNull()
  })

  it('without a current form: dividends over the distributable profit give no highest net', () => {
    // IRES alone, 24% of 103,000, leaves less than 90,000; a loss of 200,000 to cover lets nothing out.
    const con = (altro: object) => {
      const state = { ...esempio, datiSimulazioniSrl: { ...esempio.datiSimulazioniSrl, ...altro } }
      return measuresOf(convsrl.calcola(state), state)?.maggiorNetto
    }
    expect(con({ scenario3: { dividendiTotali: 90_000 }, scenario5: { utilePrelevato: 0 } })).not.toBe('scenario3')
    const solo = { perditePregresse: 200_000, scenario2: {}, scenario4: {}, scenario5: { utilePrelevato: 0 }, scenario6: {} }
    expect(con({ ...solo, scenario3: { dividendiTotali: 40_000 } })).toBe('scenario1')
    expect(con({ ...solo, perditePregresse: 0, scenario3: { dividendiTotali: 40_000 } })).toBe('scenario3')
  })

  const riga = (verdetto: string, risparmio: number) => ({ verdetto, risparmio })
  const confronto = {
    utileInSocieta: { scenario1: riga('CONVIENE', 9_000), migliore: 'scenario1' },
    tuttoDistribuito: { scenario5: riga('NON_CONVIENE', -3_000), migliore: 'scenario5' },
    stessoNetto: { scenario2: riga('INDIFFERENTE', 400), migliore: 'scenario2' },
  }

  it('with a current form: the verdict at the same net, which compares like with like, not the largest saving', () => {
    expect(firstVerdict({ confronto }, esempio)).toEqual({
      lettura: 'stessoNetto',
      scenario: 'scenario2',
      at: 'confronto.stessoNetto.scenario2',
      verdetto: 'INDIFFERENTE',
      risparmio: 400,
    })
  })

  it('if no scenario reaches the current net: the verdict with all profit paid out', () => {
    const senza = { confronto: { ...confronto, stessoNetto: { scenario2: riga('', 0), migliore: null } } }
    expect(bestOf(senza, 'stessoNetto', esempio)).toBeNull()
    expect(firstVerdict(senza, esempio)).toEqual({
      lettura: 'tuttoDistribuito',
      scenario: 'scenario5',
      at: 'confronto.tuttoDistribuito.scenario5',
      verdetto: 'NON_CONVIENE',
      risparmio: -3_000,
    })
  })

  it('leaves out a scenario that is not filled in, and says which field it needs', () => {
    const { scenario2: _, scenario4: __, scenario6: ___, ...company } = esempio.datiSimulazioniSrl
    const senzaCompensi = { ...esempio, datiSimulazioniSrl: company }
    expect(scenari.map((s) => toFill(senzaCompensi, s))).toEqual([
      null,
      'datiSimulazioniSrl.scenario2.compensoTotale',
      null,
      'datiSimulazioniSrl.scenario4.compensoTotale',
      null,
      'datiSimulazioniSrl.scenario6.compensoTotale',
    ])
    const meglioVuoti = {
      confronto: {
        utileInSocieta: { scenario1: riga('CONVIENE', 1), scenario2: riga('CONVIENE', 2), migliore: 'scenario2' },
        tuttoDistribuito: { scenario3: riga('CONVIENE', 1), scenario4: riga('CONVIENE', 3), scenario5: riga('CONVIENE', 2), migliore: 'scenario4' },
      },
    }
    expect(bestOf(meglioVuoti, 'utileInSocieta', senzaCompensi)?.scenario).toBe('scenario1')
    expect(bestOf(meglioVuoti, 'tuttoDistribuito', senzaCompensi)?.scenario).toBe('scenario5')
    expect(bestOf(meglioVuoti, 'tuttoDistribuito', esempio)?.scenario).toBe('scenario4')
  })
})
