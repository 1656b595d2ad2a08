/** Concordato, every figure of its own in every year: states at each side of the figure, with the amounts worked out by hand beside them. */
import type { concordato as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { concordato } from '../src/index.ts'
import { intero, presente } from './support.ts'

type Anno = (typeof anni)[number]
const anni = [2024, 2025, 2026, 2027] as const
const biennio = { 2024: '2024-2025', 2025: '2025-2026', 2026: '2026-2027', 2027: '2026-2027' } as const
/** No biennium begins in 2027. */
const cominciano = [2024, 2025, 2026] as const

type Diverso = { readonly anno?: object; readonly [campo: string]: unknown }
/** A company whose income goes from 30,000 to 40,000, as agreed and as it comes. */
function dato(anno: Anno, { anno: uno = {}, ...altro }: Diverso): contratto.Risultato {
  const questo = { concordato: 40_000, effettivo: 40_000, opzioneSostitutiva: true, ...uno }
  return intero(
    concordato.calcola({
      ...{ soggetto: 'SOCIETA_CAPITALI', biennio: biennio[anno], punteggioIsa: 8, redditoPrecedente: 30_000, adesioneDal13Giugno2025: true },
      anni: anno === 2027 ? [{}, questo] : [questo, {}],
      ...altro,
    }),
  )
}
const con = (anno: Anno, diverso: Diverso) => presente(dato(anno, diverso).anni.find((uno) => uno.anno === anno)).con
const ids = ({ messaggi }: contratto.Risultato) => messaggi.map(({ id }) => id)

describe.each(anni)('Concordato, %i', (anno) => {
  // D.Lgs. 13/2024, art. 20-bis: 10%, 12% and 15% of 10,000.
  it("l'imposta sostitutiva dipende dal punteggio ISA", () => {
    const conIsa = (punteggioIsa: number) => con(anno, { punteggioIsa }).impostaSostitutiva
    expect([8, 7.99, 6, 5.99].map(conIsa)).toEqual([1_000, 1_200, 1_200, 1_500])
  })

  // Art. 20-bis, c. 1-bis, from the adhesions of 13 June 2025: 8,500 on 85,000, and 24% or 43% of the other 1,000.
  it("oltre 85.000 € di eccedenza paga l'aliquota ordinaria", () => {
    const di = (soggetto: string, concordato_: number) => con(anno, { soggetto, anno: { concordato: concordato_, effettivo: concordato_ } }).impostaSostitutiva
    const oltre = anno === 2024 ? [8_600, 8_600] : [8_740, 8_930]
    expect([di('SOCIETA_CAPITALI', 115_000), di('SOCIETA_CAPITALI', 116_000), di('PERSONA_FISICA', 116_000)]).toEqual([8_500, ...oltre])
  })

  it('il reddito in concordato non scende sotto 2.000 €', () => {
    expect(con(anno, { anno: { concordato: 1_000, effettivo: 1_000 } }).reddito).toBe(2_000)
  })

  it('cessa con circostanze eccezionali e un reddito ridotto di oltre il 30%', () => {
    const cessa = (effettivo: number) => ids(dato(anno, { anno: { concordato: 100_000, effettivo, circostanzeEccezionali: true } }))
    expect(cessa(70_000)).not.toContain('CESSAZIONE_EVENTI')
    expect(cessa(69_999.99)).toContain('CESSAZIONE_EVENTI')
  })

  // 70% of 40,001.80 is 28,001.26: the income is reduced by 30%, not by more.
  it('non cessa con un reddito ridotto del 30% esatto, anche con i centesimi', () => {
    const cessa = (effettivo: number) => ids(dato(anno, { anno: { concordato: 40_001.8, effettivo, circostanzeEccezionali: true } }))
    expect(cessa(28_001.26)).not.toContain('CESSAZIONE_EVENTI')
    expect(cessa(28_001.25)).toContain('CESSAZIONE_EVENTI')
  })

  // 5,164,569 and half as much again.
  it('cessa con ricavi oltre 7.746.853,50 €', () => {
    const cessa = (ricavi: number) => ids(dato(anno, { anno: { ricavi } }))
    expect(cessa(7_746_853.5)).not.toContain('RICAVI_OLTRE_ISA')
    expect(cessa(7_746_853.51)).toContain('RICAVI_OLTRE_ISA')
  })
})

describe.each(cominciano)('Concordato, biennio dal %i', (anno) => {
  // Art. 9, c. 3-bis: none for 2024; D.Lgs. 81/2025 for scores from 8; D.L. 38/2026 for the others.
  it("l'aumento della proposta ha un limite per punteggio", () => {
    const limiti = {
      2024: [null, null, null, null, null, null, null, null],
      2025: [10, 15, 15, 25, 25, null, null, null],
      2026: [10, 15, 15, 25, 25, 30, 30, 35],
    }[anno]
    const limite = (punteggioIsa: number) => dato(anno, { punteggioIsa }).limitePropostaPercento
    expect([10, 9.99, 9, 8.99, 8, 7.99, 6, 5.99].map(limite)).toEqual(limiti)
  })

  // Art. 19, c. 2, and art. 21: the agreement ends once.
  it("finito nel primo anno, quello che accade nel secondo non lo dice finito un'altra volta", () => {
    const finito = dato(anno, {
      anni: [
        { concordato: 40_000, ricavi: 8_000_000 },
        { concordato: 100_000, effettivo: 10_000, circostanzeEccezionali: true },
      ],
    })
    expect(finito.messaggi.map(({ testo }) => testo).filter((testo) => testo.includes('cessa'))).toEqual([
      `Ricavi oltre 7.746.853,50 €: il concordato cessa dal ${anno}.`,
    ])
  })

  // Art. 20, c. 2: 10% of 10,000, and 3% of 10,000 of value of production.
  it('il primo acconto cresce del 10% e, per la IRAP, del 3%', () => {
    const vpn = { vpnPrecedente: 40_000, anno: { vpnConcordato: 50_000 } }
    expect([dato(anno, {}).maggiorazioneAcconto, dato(anno, vpn).maggiorazioneAcconto]).toEqual([1_000, 1_300])
  })
})

describe('Concordato dei forfettari, 2024', () => {
  const forfettario = (aliquotaForfettario: number, ricavi = 0) =>
    intero(
      concordato.calcola({
        ...{ soggetto: 'FORFETTARIO', biennio: '2024', redditoPrecedente: 24_000, aliquotaForfettario },
        anni: [{ concordato: 25_000, effettivo: 25_000, opzioneSostitutiva: true, ricavi }],
      }),
    )

  // Artt. 31 and 31-bis: 10% and, in the first years, 3% of 1,000, for the substitute tax and for the advance.
  it('paga il 10% o il 3%', () => {
    const cifre = (aliquota: number) => [forfettario(aliquota).anni[0]?.con.impostaSostitutiva, forfettario(aliquota).maggiorazioneAcconto]
    expect([cifre(15), cifre(5)]).toEqual([
      [100, 100],
      [30, 30],
    ])
  })

  it('cessa con ricavi oltre 150.000 €', () => {
    expect(ids(forfettario(15, 150_000))).not.toContain('RICAVI_OLTRE_150000')
    expect(ids(forfettario(15, 150_000.01))).toContain('RICAVI_OLTRE_150000')
  })
})
