/** What the table of the balances says was paid before. */
import { calendario as contratto } from '@bilancia/contract'
import { calendario } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { giaPagato } from '../../src/features/calendario/accanto.ts'

const artisan = {
  ...{ annoImposta: 2026, nomeCognome: 'Rossi', tipologia: 'IMPRESA', gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' } },
  ...{ regimeForfettario: { gruppo: 5, impostaSost: 15 }, redditoContributiImposta: { ricavi: 78_000 } },
}
const righe = () => {
  const dato = calendario.calcola(contratto.statoDi('IFORFETTARI', artisan))
  if (!('riconciliazione' in dato)) throw new Error('not calculated')
  return dato.riconciliazione
}

it('a contribution of the year before without a balance was paid in full', () => {
  const before = righe().filter(({ tributo, anno }) => tributo === 'IVS_PERCENTUALE' && anno === 2025)
  expect(before.map(({ saldo }) => saldo)).toEqual([0])
  for (const riga of before) expect([giaPagato(riga), giaPagato(riga) > 5_000]).toEqual([riga.dovuto, true])
})

it('elsewhere it is what was withheld and the advances', () => {
  const others = righe().filter(({ tributo, anno }) => tributo !== 'IVS_PERCENTUALE' || anno > 2025)
  expect(others.length).toBeGreaterThan(5)
  for (const riga of others) expect(giaPagato(riga)).toBeCloseTo(riga.ritenute + riga.acconti, 2)
  // IRAP of 2020: half was not due, 600 were paid, 100 come back.
  expect(giaPagato({ dovuto: 1_000, nonDovuto: 500, saldo: -100 })).toBe(600)
})
