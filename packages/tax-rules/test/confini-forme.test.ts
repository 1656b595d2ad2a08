/** Forme, every figure of its own in every year: states at each side of the figure, with the amounts worked out by hand beside them. */
import { type forme as contratto, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { forme } from '../src/index.ts'
import { intero, presente } from './support.ts'

type Input = contratto.Input

const persona = { nome: 'Ada', quotaSociale: 100, codiceRegioneResidenza: 4 }
const colonna = (forma: contratto.Forma, stato: Input) => presente(intero(forme.calcola(stato)).colonne.find((c) => c.forma === forma))

describe.each(taxYears)('Spese della forma, %i', (annoImposta) => {
  // No surcharge of the chamber of commerce, and no fee typed. A sole trader pays the chamber 44 (half of 88), a company up to 100,000 of revenue 100.
  const spesa = (forma: contratto.Forma, attivita: Input['attivita'], capitaleSociale = 10_000) =>
    colonna(forma, {
      annoImposta,
      escludi: ['SRL_OTTIMIZZATA'],
      attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 50_000, ...attivita },
      previdenza: { gestioneIvs: 'ARTIGIANO' },
      srl: { capitaleSociale },
      spese: { maggiorazioneCamerale: 0 },
      persone: [persona],
    }).speseForma

  it('il forfettario ha tre onorari, fino a 20.000, fino a 40.000 e oltre', () => {
    const di = (ricavi: number) => spesa('FORFETTARIO', { ricavi })
    expect([di(20_000), di(20_000.01), di(40_000), di(40_000.01)]).toEqual([650 + 44, 850 + 44, 850 + 44, 1_050 + 44])
  })

  it('la ditta individuale paga di più in contabilità ordinaria', () => {
    expect([spesa('DITTA_INDIVIDUALE', {}), spesa('DITTA_INDIVIDUALE', { contabilita: 'ORDINARIA' })]).toEqual([1_500 + 44, 3_375 + 44])
  })

  it('la S.r.l. deposita il bilancio, e paga di più per i libri con un capitale oltre 516.456,90', () => {
    // Stamp of 65 and fees of 62.70 (2020, 2021), 62 (2022), 62.30 (2023), then 62.40.
    const deposito = { 2020: 127.7, 2021: 127.7, 2022: 127, 2023: 127.3, 2024: 127.4, 2025: 127.4, 2026: 127.4, 2027: 127.4 }[annoImposta]
    const prima = 4_275 + 100 + deposito
    expect(spesa('SRL_UTILE_IN_SOCIETA', {}, 516_456.9)).toBeCloseTo(prima + 309.87, 6)
    expect(spesa('SRL_UTILE_IN_SOCIETA', {}, 516_456.91)).toBeCloseTo(prima + 516.46, 6)
  })
})

describe.each(taxYears)('Montante, %i', (annoImposta) => {
  const professionista = (altro: Input): Input => ({
    annoImposta,
    attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 30_000 },
    spese: { onorari: { professionista: 0, srl: 0 }, maggiorazioneCamerale: 0 },
    persone: [persona],
    ...altro,
  })

  it('la gestione separata accredita il 25 e il 24 per cento del reddito di un professionista', () => {
    // 25% and 24% of 30,000, below the ceiling of every year.
    const di = (aliquotaSep: 'PIENA' | 'RIDOTTA') =>
      colonna('PROFESSIONISTA', professionista({ escludi: ['SRL_OTTIMIZZATA'], previdenza: { aliquotaSep } })).montante
    expect([di('PIENA'), di('RIDOTTA')]).toEqual([7_500, 7_200])
  })

  it('e il 33 per cento del compenso di un amministratore', () => {
    const [socio] = colonna('SRL_OTTIMIZZATA', professionista({ previdenza: { aliquotaSep: 'PIENA' } })).persone
    const { compenso, montante } = presente(socio)
    expect(compenso).toBeGreaterThan(0)
    expect(montante).toBeCloseTo(compenso * 0.33, 2)
  })
})
