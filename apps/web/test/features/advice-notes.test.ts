/** What an advice of Forme says of the figures that it shows. */
import { forme } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { adviceNotes } from '../../src/features/clients/advice-notes.ts'

const consultant = {
  ...{ annoImposta: 2026, formaAttuale: 'PROFESSIONISTA', escludi: ['SRL_OTTIMIZZATA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_UTILE_IN_SOCIETA'] },
  ...{ attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 60_000 }, previdenza: { aliquotaSep: 'PIENA' }, persone: [{ nome: 'Ada' }] },
}

it('forms that are not ranked, forms to be verified, and the provisional years of the plan', () => {
  const risultato = { ...forme.calcola(consultant), piano: { primoAnnoProvvisorio: 2027 } }
  expect(adviceNotes(risultato)).toEqual([
    'Fuori classifica: S.r.l. trasparente (da verificare, affidabilità: non affidabile).',
    'In classifica, ma da verificare: Forfettario.',
    'Piano: dal 2027 gli anni sono provvisori, e con loro ogni totale del piano.',
  ])
})

it('nothing of another simulator', () => expect(adviceNotes({ riepilogo: {} })).toEqual([]))
