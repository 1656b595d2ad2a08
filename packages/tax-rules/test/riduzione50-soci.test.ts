/** The 50% relief of partners who enrolled for the first time in 2025, in the company and in today's form. Amounts worked out by hand. */
import type { convsrl as contratto, TaxYear } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { intero, presente } from './support.ts'

type Socio = NonNullable<NonNullable<contratto.Input['datiSimulazioniSrl']>['soci']>[number]

/** Two partners at 50% of a company without profit: each owes IVS on the minimum. The second never has the relief. */
const ivsDi = (annoImposta: TaxYear, socio: Socio): readonly (number | undefined)[] => {
  const { compDivSimulazioniSrl, confronto } = intero(
    convsrl.calcola({
      annoImposta,
      datiSimulazioniSrl: {
        denominazione: 'Prova',
        soci: [
          { nome: 'Ada', quota: 50, gestioneIvs: 'ARTIGIANO', ...socio },
          { nome: 'Bruno', quota: 50, gestioneIvs: 'ARTIGIANO' },
        ],
      },
      confronto: { formaAttuale: 'SOCIETA_DI_PERSONE', gestioneIvs: socio?.gestioneIvs === 'COMMERCIANTE' ? 'COMMERCIANTE' : 'ARTIGIANO' },
    }),
  )
  return [
    ...presente(compDivSimulazioniSrl.scenario1)
      .soci.slice(0, 2)
      .map((s) => s?.contributiIvs),
    presente(confronto).oggi.persone[0]?.contributiIvs,
  ]
}

it('chi si è iscritto nel 2025 paga metà IVS anche come socio, nella S.r.l. e nella forma di oggi (L. 207/2024, c. 186)', () => {
  // 2026: 18,808 x 24% = 4,513.92; x 12% = 2,256.96; maternity 7.44.
  expect(ivsDi(2026, {})).toEqual([4_521.36, 4_521.36, 4_521.36])
  expect(ivsDi(2026, { riduzione50: true })).toEqual([2_264.4, 4_521.36, 2_264.4])
  // Traders: 12% and the whole 0.48%, 18,808 x 12.48% = 2,347.24.
  expect(ivsDi(2026, { gestioneIvs: 'COMMERCIANTE', riduzione50: true })).toEqual([2_354.68, 4_521.36, 2_354.68])
})

it('prima del 2025 la riduzione non c’è', () => {
  // 2024: 18,415 x 24% = 4,419.60.
  expect(ivsDi(2024, { riduzione50: true })).toEqual([4_427.04, 4_427.04, 4_427.04])
})

it('non si cumula con quella dei pensionati oltre 65 anni', () => {
  expect(ivsDi(2026, { riduzione50: true, pensionatoOver65: true })).toEqual([2_264.4, 4_521.36, 2_264.4])
})
