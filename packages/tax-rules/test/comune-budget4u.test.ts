/** Budget4u: the comune of the persons, with its threshold and brackets instead of one percentage (D.Lgs. 360/1998, art. 1). */
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { intero } from './support.ts'

const scaglioni = [
  { finoA: 28_000, aliquota: 0.8 },
  { finoA: null, aliquota: 0.9 },
]
/** 100,000 of income without IVS in transparency: 60,000 and 40,000 of imponibile. */
const calcola = (sogliaEsenzione: number, codiceRegioneResidenza = 12) =>
  intero(
    budget4u.calcola({
      annoImposta: 2025,
      informazioniCostiDiAvvio: {
        nomeDitta: 'Prova',
        tipologia: 'SRL_TRASPARENTE',
        regime: 'NORMALE',
        codiceRegioneResidenza,
        addizionaleComunalePercentuale: 0.5,
        addizionaleComunale: { codiceCatastale: 'Z999', comune: 'Prova', sogliaEsenzione, scaglioni },
      },
      contoEconomicoDittaSocieta: { ricavi: 100_000 },
      imposteContributi: { irap: { aliquota: 3.9 }, soci: [60, 40].map((quota) => ({ quota, senzaContributi: true })) },
    }),
  )
const comunali = (r: budget4u.Risultato) => r.persone.map((p) => p.addizionaleComunale)

describe('il comune scelto conta al posto della percentuale, per tutte le persone', () => {
  it('28.000 × 0,8% + 32.000 × 0,9% = 512,00; 28.000 × 0,8% + 12.000 × 0,9% = 332,00', () => expect(comunali(calcola(12_000))).toEqual([512, 332]))
  it('fino alla soglia non si deve nulla, oltre si paga su tutto', () => expect(comunali(calcola(40_000))).toEqual([512, 0]))
  it('senza regione le addizionali restano stimate', () => expect(comunali(calcola(12_000, 0))).toEqual([null, null]))
})
