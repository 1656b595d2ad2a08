/** The amount by which missing data can move a verdict, and the weight from which an uncertain figure is named: for every year, by hand. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { sogliaIncerte } from '../src/affidabilita/index.ts'
import { convsrl } from '../src/index.ts'
import { calcola, con, intero, unProfessionista } from './support.ts'

const PERSONA = 'liquidazioneIrpef.altriDatiPersonali'

describe.each(taxYears)('nel %i', (anno) => {
  it('senza regione e comune, su 100.000 di imponibile: la regione più cara e il comune più caro', () => {
    const { datiMancanti } = calcola(
      unProfessionista(anno, {
        regimeNormale: { determinazioneDelReddito: { ricaviNormale: 100_000 } },
        liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 0 } },
      }),
    ).confronto.affidabilita
    const alPiu = (campo: string) => datiMancanti.find(({ dato }) => dato === `${PERSONA}.${campo}`)?.alPiu
    // 3.33% everywhere to 2023; then 3.63% of Molise. Rome may ask 1.2%.
    expect([alPiu('codiceRegioneResidenza'), alPiu('addizionaleComunalePercentuale')]).toEqual([anno < 2024 ? 3_330 : 3_630, 1_200])
  })

  it("una cifra incerta si nomina quando pesa oltre l'1% della cifra che decide: una scelta del programma", () => expect(sogliaIncerte(anno)).toBe(1))

  it('Convenienza Srl: il titolare di un’impresa familiare ha almeno il 51%, e un avviso lo dice', () => {
    const avvisa = (quota: number) =>
      intero(
        convsrl.calcola({
          annoImposta: anno,
          datiSimulazioniSrl: { denominazione: 'Prova', utileAnteImposte: 100_000, soci: [{ nome: 'A', quota: 100 }] },
          confronto: {
            formaAttuale: 'IMPRESA_FAMILIARE',
            persone: [
              { nome: 'A', quota },
              { nome: 'B', quota: 100 - quota },
            ],
          },
        }),
      ).messaggi.some(({ id }) => id === 'QUOTA_TITOLARE_MINIMA')
    expect([50.99, 51].map(avvisa)).toEqual([true, false])
  })
})

it('nel 2027 l’addizionale siciliana, provvisoria, si nomina sopra un centesimo del vantaggio e non sotto', () => {
  const stato = (ivaIndetraibileAnnua: number) =>
    con(unProfessionista(2027 satisfies TaxYear, { regimeNormale: { determinazioneDelReddito: { ricaviNormale: 50_000 } } }), {
      confronto: { ivaIndetraibileAnnua },
    })
  const nominata = (iva: number) =>
    calcola(stato(iva)).confronto.affidabilita.cifreIncerte.some(({ figura }) => figura === 'addizionali.regionale.16.scaglioni')
  // 50,000 × 1.23% = 615; the flat tax is 15% of 39,000. The typed VAT brings the advantage to −615 × 99.5 and −615 × 100.5.
  const vantaggio = calcola(stato(0)).confronto.vantaggioForfettarioConIva as number
  const fino = (quante: number) => Number((vantaggio + 615 * quante).toFixed(2))
  expect([99.5, 100.5].map((quante) => nominata(fino(quante)))).toEqual([true, false])
})
