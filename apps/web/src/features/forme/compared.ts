/** The lines by which variants and advice are compared: what each form leaves, and what it takes; the same over the years of the plan. */
import { forme } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import type { Compared, ComparedLine } from '../simulator/document/compared-line.ts'
import { askedOf } from '../simulator/year.ts'

const { codici, forme: nomi, quadroDi } = forme

export const compared: readonly ComparedLine[] = [
  { path: 'piano.totale', name: 'Piano: totale del percorso migliore', main: true },
  ...codici.flatMap((forma) => [
    { path: `quadro.${forma}.nettoComparabile`, name: `${nomi[forma]}: netto comparabile`, main: true },
    { path: `quadro.${forma}.prelievo`, name: `${nomi[forma]}: prelievo`, main: false, alike: { of: nomi[forma], what: 'prelievo' as const } },
    { path: `quadro.${forma}.nettoInMano`, name: `${nomi[forma]}: netto in mano`, main: false, alike: { of: nomi[forma], what: 'resta' as const } },
    { path: `piano.fisse.${forma}`, name: `Piano: sempre ${nomi[forma]}`, main: false },
  ]),
]

/** Computes no plan, because other simulators have none to compare it with. */
export const computed: Compared['computed'] = async (state, signal) => {
  const { State } = await call(routes.calcolaForme, askedOf(state), { signal })
  return { ...State, quadro: 'colonne' in State ? quadroDi(State.colonne) : null }
}
