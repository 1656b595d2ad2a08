/** What the curve of Forme says where the best form does not change. */
import { forme } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { senzaCambi } from '../../src/features/forme/CurveTab.tsx'

const profile = {
  annoImposta: 2026,
  attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 40_000 },
  persone: [{ nome: 'Ada' }],
  escludi: ['SRL_OTTIMIZZATA'],
}
function detto(previdenza: object) {
  const curva = forme.curva({ ...profile, previdenza }, { variabile: 'COSTI', punti: 3 })
  if (!curva) throw new Error('no curve')
  return senzaCambi({ ...curva, incroci: [] })
}

it('a best form that stays, or that no form is ranked because determining data are missing', () => {
  expect(detto({ aliquotaSep: 'PIENA' })).toMatch(/^La migliore non cambia tra 0 e [\d.,]+ € di costi\.$/)
  expect(detto({})).toMatch(/^Nessuna forma è in classifica tra 0 e [\d.,]+ € di costi/)
})
