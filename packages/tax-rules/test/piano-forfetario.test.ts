/** The three-year plan of Budget4u in the flat-rate regime: section 11 of the rule page, figures worked by hand beside the test. */
import { type budget4u as contratto, roundToCent, type TaxYear } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'
import { intero, unisci } from './support.ts'

type Input = contratto.Input
const con = unisci<Input>
const calcola = (state: Input) => intero(budget4u.calcola(state))
const piano = (state: Input) => calcola(state).pianoTriennale ?? []
const crescita = (crescitaRicavi: readonly [number, number], crescitaCosti: readonly [number, number] = [0, 0]): Input => ({
  pianoTriennale: { crescitaRicavi, crescitaCosti },
})
const forfetario = (anno: TaxYear, ricaviCompensi: number, diverso: Input = {}) =>
  con(
    {
      annoImposta: anno,
      informazioniCostiDiAvvio: { nomeDitta: 'Esempio', tipologia: 'IMPRESA', regime: 'FORFETARIO' },
      forfetari: { gruppoDiSettore: { gruppo: 9 }, tipologia: 'ARTIGIANO', aliquotaSostitutiva: 5, ricaviCompensi, costiEffettivi: 1_000 },
    },
    diverso,
  )
const oltre = (state: Input) => calcola(state).messaggi.flatMap(({ id, campo, testo }) => (id === 'RICAVI_OLTRE_SOGLIA' ? [`${campo}: ${testo}`] : []))

it("ricavi e costi effettivi crescono, l'aliquota resta", () => {
  const anni = piano(forfetario(2024, 40_000, crescita([10, 10], [50, 50])))
  expect(anni.map((riga) => [riga.ricavi, riga.costi, riga.risultatoNetto])).toEqual([
    [40_000, 1_000, 39_000],
    [44_000, 1_500, 42_500],
    [48_400, 2_250, 46_150],
  ])
  for (const riga of anni) expect(riga.impostaSostitutiva).toBe(roundToCent((riga.redditoFiscale - riga.contributi) * 0.05))
})
it("oltre la soglia del suo anno: un messaggio accanto ai ricavi di quell'anno", () => {
  expect(oltre(forfetario(2026, 85_000, crescita([0.01, 0])))).toEqual([
    'pianoTriennale[1].ricavi: Ricavi oltre la soglia di 85.000,00 €',
    'pianoTriennale[2].ricavi: Ricavi oltre la soglia di 85.000,00 €',
  ])
  expect(oltre(forfetario(2021, 70_000))).toEqual([
    'forfetari.ricaviCompensi: Ricavi oltre la soglia di 65.000,00 €',
    'pianoTriennale[1].ricavi: Ricavi oltre la soglia di 65.000,00 €',
  ])
})
