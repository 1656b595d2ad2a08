/** The comune of a partner and of a person of today: threshold and brackets instead of one percentage (D.Lgs. 360/1998, art. 1). */
import type { convsrl as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { intero } from './support.ts'

const comune = (sogliaEsenzione: number) => ({
  codiceCatastale: 'Z999',
  comune: 'Prova',
  sogliaEsenzione,
  scaglioni: [
    { finoA: 28_000, aliquota: 0.8 },
    { finoA: null, aliquota: 0.9 },
  ],
})
/** 60% of 100,000: an imponibile of 60,000 in transparency and in a partnership without IVS. */
const calcola = (sogliaEsenzione: number, confronto: NonNullable<contratto.Input['confronto']> = {}) =>
  intero(
    convsrl.calcola({
      annoImposta: 2025,
      datiSimulazioniSrl: {
        denominazione: 'Prova',
        utileAnteImposte: 100_000,
        soci: [
          { nome: 'A', quota: 60, addizionaleComunalePercentuale: 0.5, addizionaleComunale: comune(sogliaEsenzione) },
          { nome: 'B', quota: 40, addizionaleComunalePercentuale: 0.5 },
        ],
      },
      confronto: { formaAttuale: 'SOCIETA_DI_PERSONE', ...confronto },
    }),
  )

const oggi = (r: convsrl.Risultato) => r.confronto?.oggi.persone.map((p) => p.addizionaleComunale)

describe('il comune scelto conta al posto della percentuale', () => {
  it('per il socio: 28.000 × 0,8% + 32.000 × 0,9% = 512,00; per chi non ha scelto 40.000 × 0,5% = 200,00', () => {
    expect(calcola(12_000).traspSimulazioniSrl.scenario5?.soci.map((s) => s?.addizionaleComunale)).toEqual([512, 200, undefined])
  })

  it('fino alla soglia non si deve nulla, un centesimo oltre si paga su tutto', () => {
    expect(calcola(60_000).traspSimulazioniSrl.scenario5?.soci[0]?.addizionaleComunale).toBe(0)
    expect(calcola(59_999.99).traspSimulazioniSrl.scenario5?.soci[0]?.addizionaleComunale).toBe(512)
  })

  it('per la persona di oggi che è quel socio, anche se non è elencata', () => {
    expect(oggi(calcola(12_000))).toEqual([512, 200])
    const elencati = [
      { socio: 2, quota: 40 },
      { socio: 1, quota: 60 },
    ]
    expect(oggi(calcola(12_000, { persone: elencati }))).toEqual([200, 512])
  })

  it('per la persona di oggi con dati propri il suo comune, non quello dei soci', () => {
    const persone = [
      { nome: 'C', quota: 60, addizionaleComunale: comune(60_000) },
      { nome: 'D', quota: 40, addizionaleComunalePercentuale: 1 },
    ]
    expect(oggi(calcola(12_000, { persone }))).toEqual([0, 400])
  })
})
