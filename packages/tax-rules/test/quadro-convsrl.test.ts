/**
 * The picture of the six scenarios: its parts equal those of the reference run and of the golden lines, and they add up to
 * the profit.
 */
import { convsrl as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { convsrl } from '../src/index.ts'
import { randomSrl, seeded } from './random-states.ts'
import { riferimenti } from './riferimenti.ts'
import { presente } from './support.ts'

const { scenari } = contratto
type Parti = NonNullable<convsrl.Quadro['scenario1']>
type Totali = Readonly<Record<'imposte' | 'contributi' | 'totale' | 'attribuibile' | 'netto', number>>
type Persona = { readonly quota: number; readonly irpefAddizionali: number }
type Risultato = {
  readonly confronto: {
    readonly oggi: { readonly persone: readonly Persona[]; readonly attribuibile: number; readonly contributi: number }
  } | null
  readonly riepilogo: Readonly<Record<contratto.Scenario, { readonly totali: Totali | null }>>
}
type Stato = { readonly datiSimulazioniSrl?: { readonly utileAnteImposte?: number } }

const golden = riferimenti<Risultato, Stato>('convsrl').filter(({ atteso }) => 'riepilogo' in atteso)

const quadroDi = (state: object) => convsrl.calcolaConQuadro(state).quadro
const senzaIrap = { modalita: 'ESCLUSA' }
const cents = (euro: number) => Math.round(euro * 100)
const sum = (parti: Parti) => Object.values(parti).reduce((total, euro) => total + cents(euro), 0)

describe('il quadro degli scenari', () => {
  it("dell'esempio della pagina della regola (2025, 100.000 € di utile, due soci)", () => {
    const luogo = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }
    const compensi = { compensoTotale: 40_000, compensi: [30_000, 10_000, 0] }
    const quadro = presente(
      quadroDi({
        annoImposta: 2025,
        consideraSommeIntegrative: false,
        datiSimulazioniSrl: {
          utileAnteImposte: 100_000,
          variazioniAumento: 4_000,
          variazioniDiminuzione: 1_000,
          irap: senzaIrap,
          soci: [
            { nome: 'A', quota: 60, ...luogo },
            { nome: 'B', quota: 40, gestioneIvs: 'COMMERCIANTE', ...luogo },
          ],
          scenario2: compensi,
          scenario4: { ...compensi, dividendiTotali: 20_000 },
        },
      }),
    )
    // IRES 24.720, and IVS 10.093,20 paid by the partner, who receives nothing from the company.
    expect(quadro.scenario1).toEqual({ imposteSocieta: 24_720, imposteSoci: 0, contributi: 10_093.2, netto: -10_093.2, restaInSocieta: 75_280 })
    // 17.574,20 − 13.054,56 = 4.519,64; 100.000 − 17.574,20 − 18.242,70 − 38.339,44 = 25.843,66.
    expect(quadro.scenario2).toEqual({ imposteSocieta: 13_054.56, imposteSoci: 4_519.64, contributi: 18_242.7, netto: 25_843.66, restaInSocieta: 38_339.44 })
    // 22.774,20 − 13.054,56 = 9.719,64; 38.339,44 − 20.000 = 18.339,44; the rest, 40.643,66, is left to the partners.
    expect(quadro.scenario4).toEqual({ imposteSocieta: 13_054.56, imposteSoci: 9_719.64, contributi: 18_242.7, netto: 40_643.66, restaInSocieta: 18_339.44 })
  })

  it('dei contributi del socio conta solo quanto la società aggiunge a quelli della sua altra impresa', () => {
    const soci = [{ nome: 'A', quota: 100, gestioneIvs: 'COMMERCIANTE', altriRedditiImpresaIvs: 10_000 }]
    const quadro = presente(quadroDi({ annoImposta: 2025, datiSimulazioniSrl: { utileAnteImposte: 20_000, irap: senzaIrap, soci } }))
    // With the company: 30.000 x 24,48% + 7,44 = 7.351,44. Without: minimum 18.555 x 24,48% + 7,44 = 4.549,70. IRES 4.800.
    expect(quadro.scenario1).toEqual({ imposteSocieta: 4_800, imposteSoci: 0, contributi: 2_801.74, netto: -2_801.74, restaInSocieta: 15_200 })
  })

  it.each(golden.map((g) => [g.id, g] as const))("di %s somma all'utile ante imposte, scenario per scenario", (_, { stato, atteso }) => {
    const quadro = presente(quadroDi(stato))
    for (const s of scenari) {
      const { totali } = atteso.riepilogo[s]
      const parti = quadro[s]
      expect(parti === null, s).toBe(totali === null)
      if (!parti || !totali) continue
      expect(cents(parti.imposteSocieta) + cents(parti.imposteSoci) + cents(parti.contributi), s).toBe(cents(totali.attribuibile))
      expect(parti.netto, s).toBe(totali.netto)
      expect(sum(parti), s).toBe(cents(stato.datiSimulazioniSrl?.utileAnteImposte ?? 0))
    }
  })

  it.each(golden.flatMap((g) => (g.atteso.confronto ? [[g.id, g] as const] : [])))('della forma di oggi di %s totalizza le persone', (_, { stato, atteso }) => {
    const persone = atteso.confronto?.oggi.persone ?? []
    const total = (voce: keyof Persona) => persone.reduce((euro, p) => euro + cents(p[voce]), 0) / 100
    const { attribuibile, contributi } = presente(atteso.confronto).oggi
    const imposte = (cents(attribuibile) - cents(contributi)) / 100
    expect(presente(quadroDi(stato)).oggi).toEqual({ quota: total('quota'), irpefAddizionali: total('irpefAddizionali'), imposte })
  })

  it('somma in società qualsiasi', () => {
    const random = seeded(417)
    let checked = 0
    for (let i = 0; i < howMany(40, 200); i++) {
      const { risultato, quadro } = convsrl.calcolaConQuadro(randomSrl(random))
      if (!quadro || !('compDivSimulazioniSrl' in risultato)) continue
      const blocchi = { ...risultato.compDivSimulazioniSrl, ...risultato.traspSimulazioniSrl }
      for (const s of scenari) {
        const parti = quadro[s]
        if (!parti) continue
        expect(sum(parti as Parti)).toBe(cents(blocchi[s]?.societa.utileAnteImposte ?? Number.NaN))
        checked++
      }
    }
    expect(checked).toBeGreaterThan(howMany(40, 100))
  })

  it("senza anno non c'è, e senza soci non ha scenari", () => {
    expect(quadroDi({})).toBeNull()
    const { stime, ...parti } = presente(quadroDi({ annoImposta: 2026 }))
    for (const voci of [stime, parti]) expect(Object.values(voci)).toEqual([...scenari, 'oggi'].map(() => null))
  })
})

describe('le addizionali stimate, accanto a un risultato che non le conta', () => {
  const di = (residenza: object, pensione = 30_000) =>
    presente(
      quadroDi({
        annoImposta: 2025,
        datiSimulazioniSrl: { utileAnteImposte: 10_000, irap: senzaIrap, soci: [{ nome: 'A', quota: 100, redditi: { pensione }, ...residenza }] },
        confronto: { formaAttuale: 'DITTA_INDIVIDUALE' },
      }),
    ).stime

  // The example of Budget4u: 2,5% of 30.000 = 750. Today the firm adds 10.000: 2,5% of 40.000 = 1.000.
  it('sono il 2,5% di tutto l’imponibile di chi non ha né regione né comune', () => expect(di({})).toMatchObject({ scenario1: 750, oggi: 1_000 }))
  it('non ci sono con la regione, o con l’aliquota del comune', () => {
    expect(di({ codiceRegioneResidenza: 16 })).toMatchObject({ scenario1: 0, oggi: 0 })
    expect(di({ addizionaleComunalePercentuale: 0.8 })).toMatchObject({ scenario1: 0, oggi: 0 })
  })
  // 8.000 € of pension: 1.840 of gross IRPEF, 1.955 of deduction. Net IRPEF is zero.
  it('non ci sono dove le addizionali non sono dovute', () => expect(di({}, 8_000).scenario1).toBe(0))
})
