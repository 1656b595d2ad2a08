/** The calendar of payments on the law of the simulators that it reads, and on its own terms, rates and codes. */
import type { Editions } from '@bilancia/engine/host'
import { type CifreCalendario, ospite, type Simulatori } from '@bilancia/tax-rules/calendario/ospite'
import { type CifreForme, ospite as ospiteForme } from '@bilancia/tax-rules/forme/ospite'
import { calculating, type Host } from './hosts.ts'
import { figuresFrom, lawFrom, type Source } from './law.ts'

type LawOf<S extends 'iforfettari' | 'convsrl' | 'budget4u'> = Simulatori[S] extends Editions<infer T> ? T : never

export async function calendario(source: Source): Promise<Host<null>> {
  const forfettari = lawFrom<LawOf<'iforfettari'>>((year, part) => source(year, part, 'iforfettari'))
  const srl = lawFrom<LawOf<'convsrl'>>((year, part) => source(year, part, 'convsrl'))
  const budget = lawFrom<LawOf<'budget4u'>>((year, part) => source(year, part, 'budget4u'))
  const cifreForme = figuresFrom<CifreForme>((year, part) => source(year, part, 'forme'))
  const cifre = figuresFrom<CifreCalendario>(source)
  const { conti } = ospiteForme({ iforfettari: forfettari.editions, convsrl: srl.editions }, cifreForme)
  const { calcola } = ospite(() => cifre(null), { iforfettari: forfettari.editions, convsrl: srl.editions, budget4u: budget.editions, forme: conti })
  const host = { calcolaConQuadro: (state: object) => ({ risultato: calcola(state), quadro: null }) }
  // `complete` of one law also loads what the other laws lack. Nothing is loaded ahead, because a calendar searches for nothing.
  return { ...calculating({ ...forfettari, host, ahead: () => {} }), search: async () => null }
}
