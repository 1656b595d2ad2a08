/** 'Confronta con il forfetario': the same revenue and costs, so that only taxes and contributions differ. */
import { roundToCent } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { intero } from './support.ts'

const base = (tipologia: string, altro: object = {}) => ({
  annoImposta: 2026,
  informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia, regime: 'NORMALE', codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 },
  ...altro,
})
const artigiano = (altro: object = {}) =>
  base('IMPRESA', {
    contoEconomicoDittaSocieta: { ricavi: 50_000, merciMateriePrime: 16_500, affittoFigurativo: 3_000 },
    imposteContributi: { gestioneIvs: 'ARTIGIANO' },
    forfetari: { gruppoDiSettore: { gruppo: 9 }, riduzione35: true },
    ...altro,
  })
const confronto = (state: object) => budget4u.confrontaConForfetario(state)

describe('il confronto con il forfetario', () => {
  it("dell'artigiano con 50.000 € di ricavi e 16.500 € di costi (pagina della regola di iForfettari, 2026)", () => {
    const trovato = confronto(artigiano())
    // 33.500 of income: contributions 5.233,44 and 4.239,98 of tax on the flat-rate side; 50.000 − 16.500 − 9.473,42.
    expect(trovato?.risultato.forfetari).toMatchObject({ reddito: 33_500, contributi: 5_233.44, impostaSostitutiva: 4_239.98, redditoDisponibile: 24_026.58 })
    // Ordinary side: contributions 8.047,44 and 6.123,04 of taxes; the difference is that of the taxes and contributions.
    expect(trovato?.differenza).toBe(4_697.06)
  })

  it('i costi effettivi tolgono ai ricavi quanto li separa dal risultato, senza affitto figurativo', () => {
    const risultato = intero(budget4u.calcola(artigiano()))
    const { stato } = confronto(artigiano()) ?? {}
    const { costiEffettivi } = (stato as { forfetari: { costiEffettivi: number } }).forfetari
    const conto = risultato.contoEconomicoDittaSocieta
    expect(roundToCent(50_000 - costiEffettivi)).toBe(roundToCent((conto?.risultatoNetto ?? 0) + 3_000))
  })

  it('un professionista ha il gruppo delle attività professionali e la sua previdenza', () => {
    const { risultato } =
      confronto(
        base('PROFESSIONE', { contoEconomicoProfessionista: { compensi: 40_000 }, imposteContributi: { previdenzaProfessionista: 'GESTIONE_SEPARATA_PIENA' } }),
      ) ?? {}
    // 78% of 40.000, 26,07% of it, 15% of the rest.
    expect(risultato?.forfetari).toMatchObject({ reddito: 31_200, contributi: 8_133.84, impostaSostitutiva: 3_459.92 })
  })

  it("con un collaboratore l'impresa familiare ha la sua quota; con due non c'è confronto", () => {
    const familiare = (...quote: readonly number[]) =>
      artigiano({
        informazioniCostiDiAvvio: { ...artigiano().informazioniCostiDiAvvio, tipologia: 'IMPRESA_FAMILIARE' },
        imposteContributi: { gestioneIvs: 'COMMERCIANTE', titolare: { quota: 60 }, collaboratori: quote.map((quota) => ({ quota })) },
      })
    expect(confronto(familiare(40))?.risultato.forfetari?.contributiCollaboratore).toBeGreaterThan(0)
    expect(confronto(familiare(20, 20))).toBeNull()
  })

  it.each([
    ['una società', base('SRL_TRASPARENTE')],
    ['chi è già forfetario', { ...artigiano(), informazioniCostiDiAvvio: { nomeDitta: 'Prova', tipologia: 'IMPRESA', regime: 'FORFETARIO' } }],
    ['chi non ha indicato il gruppo', artigiano({ forfetari: {} })],
    ['uno stato vuoto', {}],
  ])('non si fa per %s', (_, state) => expect(confronto(state)).toBeNull())
})
