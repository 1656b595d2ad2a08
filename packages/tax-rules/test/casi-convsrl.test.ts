/** Published cases of companies and partners, through the whole simulator. */
import { bringForward, convsrl as contratto, type TaxYear } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { intero } from './support.ts'

type Dati = NonNullable<contratto.Input['datiSimulazioniSrl']>
const calcola = (annoImposta: TaxYear, dati: Dati, altro: contratto.Input = {}) =>
  intero(convsrl.calcola({ annoImposta, consideraSommeIntegrative: false, ...altro, datiSimulazioniSrl: { denominazione: 'Prova', ...dati } }))
/** The published cases leave IRAP out unless they compute it. */
const senzaIrap = { modalita: 'ESCLUSA' } as const

it('due soci al 50% con altri redditi nel 2026 (Studio DMZ): la trasparenza costa 17.700 e 14.700 di IRPEF lorda in più', () => {
  const soci = [20_000, 5_000].map((altriRedditi, i) => ({ nome: `S${i}`, quota: 50, redditi: { altriRedditi } }))
  const r = calcola(2026, { soci, irap: senzaIrap, utileAnteImposte: 100_000, riservaLegaleEsistente: 2_000, scenario3: { dividendiTotali: 76_000 } })
  const lorde = (s: { readonly soci: readonly ({ readonly irpefLorda: number } | null)[] } | null) => s?.soci.slice(0, 2).map((x) => x?.irpefLorda ?? 0) ?? []
  const senza = lorde(r.compDivSimulazioniSrl.scenario1)
  const incrementi = lorde(r.traspSimulazioniSrl.scenario5).map((x, i) => x - (senza[i] ?? 0))
  expect(incrementi).toEqual([17_700, 14_700])
  const { scenario1, scenario3 } = r.riepilogo
  expect([scenario3.totali?.ires, scenario3.totali?.impostaSostitutiva]).toEqual([24_000, 19_760])
  const sommati = (scenario3.totali?.ires ?? 0) + (scenario3.totali?.impostaSostitutiva ?? 0) - incrementi.reduce((a, b) => a + b)
  expect(sommati).toBe(11_360)
  expect(scenario1.totali?.ires).toBe(24_000)
})

describe('esempio del 2025 con due soci (calcolato a mano nella pagina delle regole, paragrafo 9)', () => {
  const compensi = { compensoTotale: 40_000, compensi: [30_000, 10_000, 0] }
  const locali = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 }
  const dati: Dati = {
    utileAnteImposte: 100_000,
    variazioniAumento: 4_000,
    variazioniDiminuzione: 1_000,
    irap: senzaIrap,
    soci: [
      { nome: 'A', quota: 60, tipoGestioneSeparata: 'PIENA', ...locali },
      { nome: 'B', quota: 40, gestioneIvs: 'COMMERCIANTE', tipoGestioneSeparata: 'RIDOTTA', ...locali },
    ],
    scenario2: compensi,
    scenario3: { dividendiTotali: 40_000 },
    scenario4: { ...compensi, dividendiTotali: 20_000 },
    scenario6: compensi,
  }
  const r = calcola(2025, dati)
  const blocchi = { ...r.compDivSimulazioniSrl, ...r.traspSimulazioniSrl }
  const NULLA = [0, 0, 0, 0]

  // RI, IRES, profit, contributions of the company; IRPEF, regional, municipal and 26% of A and of B; thirds A + B, IVS of B.
  it.each([
    ['scenario1', [103_000, 24_720, 75_280, 0], NULLA, NULLA, 0, 10_093.2],
    ['scenario2', [54_394, 13_054.56, 38_339.44, 8_606], [3_981.75, 325.91, 211.98, 0], NULLA, 4_303, 5_333.7],
    ['scenario3', [103_000, 24_720, 75_280, 0], [0, 0, 0, 6_240], [0, 0, 0, 4_160], 0, 10_093.2],
    ['scenario4', [54_394, 13_054.56, 38_339.44, 8_606], [3_981.75, 325.91, 211.98, 3_120], [0, 0, 0, 2_080], 4_303, 5_333.7],
    ['scenario5', [103_000, 0, 100_000, 0], [19_214, 760.14, 494.4, 0], [7_527.38, 382.61, 248.85, 0], 0, 10_093.2],
    ['scenario6', [54_394, 0, 51_394, 8_606], [18_067.36, 727.34, 473.07, 0], [4_175.39, 315.17, 204.99, 0], 4_303, 5_333.7],
  ] as const)('%s: società %j, A %j, B %j, terzi dei soci %d, IVS di B %d', (s, societa, a, b, contributiSocio, ivs) => {
    const { redditoImpresa, ires, utileNetto, contributiSocieta } = blocchi[s]?.societa ?? {}
    expect([redditoImpresa, ires, utileNetto, contributiSocieta]).toEqual(societa)
    const righe = r.riepilogo[s].soci.slice(0, 2).map((x) => x && [x.irpefNetta, x.addizionaleRegionale, x.addizionaleComunale, x.impostaSostitutiva])
    expect(righe).toEqual([a, b])
    expect(r.riepilogo[s].totali).toMatchObject({ contributiSocio, contributiIvs: ivs })
    expect(r.riepilogo[s].soci[1]?.contributiIvs).toBe(ivs)
  })

  it.each([
    ['scenario1', 24_720, 10_093.2, 34_813.2],
    ['scenario2', 17_574.2, 18_242.7, 35_816.9],
    ['scenario3', 35_120, 10_093.2, 45_213.2],
    ['scenario4', 22_774.2, 18_242.7, 41_016.9],
    ['scenario5', 28_627.38, 10_093.2, 38_720.58],
    ['scenario6', 23_963.32, 18_242.7, 42_206.02],
  ] as const)('%s: imposte %d, contributi %d, totale %d', (s, imposte, contributi, totale) => {
    expect(r.riepilogo[s].totali).toMatchObject({ imposte, contributi, totale })
  })

  it('le figure intermedie: compensi, contributi in terzi, detrazioni, IVS perduto come deduzione', () => {
    const [a, b] = blocchi.scenario2?.soci ?? []
    expect(a).toMatchObject({ contributiGestioneSeparata: 10_509, contributiSocieta: 7_006, contributiSocio: 3_503, compensoNetto: 26_497 })
    expect(a).toMatchObject({ irpefLorda: 6_094.31, detrazioneLavoroDipendente: 2_112.56 })
    expect(b).toMatchObject({ contributiGestioneSeparata: 2_400, contributiSocieta: 1_600, contributiSocio: 800, compensoNetto: 9_200 })
    expect(b).toMatchObject({
      redditoIvs: 21_757.6,
      redditoImponibile: 3_866.3,
      irpefLorda: 889.25,
      detrazioneLavoroDipendente: 1_955,
      trattamentoIntegrativo: 1_200,
    })
    for (const s of ['scenario1', 'scenario3'] as const) expect(blocchi[s]?.soci[1]?.deduzioniNonUtilizzate).toBe(10_093.2)
  })

  it('salvato prima del novembre 2026, senza IRAP, dà ciò che dava', () => {
    const { irap: _, ...salvati } = dati
    const stato = bringForward({ annoImposta: 2025, consideraSommeIntegrative: false, datiSimulazioniSrl: salvati }, 1, contratto.migrations)
    const { riepilogo } = intero(convsrl.calcola(stato ?? {}))
    expect([riepilogo.scenario1.totali?.totale, riepilogo.scenario6.totali?.totale]).toEqual([34_813.2, 42_206.02])
  })

  it('con la spunta i 1.200 di B riducono i totali degli scenari 2 e 4', () => {
    const { riepilogo } = calcola(2025, dati, { consideraSommeIntegrative: true })
    expect([riepilogo.scenario2.totali?.totale, riepilogo.scenario4.totali?.totale]).toEqual([34_616.9, 39_816.9])
  })
})
