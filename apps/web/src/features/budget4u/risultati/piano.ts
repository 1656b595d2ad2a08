/** The lines of the plan. */
import { budget4u, keysOf } from '@bilancia/contract'
import { vociPiano } from '../voci.ts'

type Voce = keyof typeof vociPiano
/** One year of the plan: years as numbers, the rest in euro. */
export type RigaPiano = Readonly<Record<Voce, number>>

const inOrder = keysOf(vociPiano).filter((voce) => voce !== 'anno' && voce !== 'annoParametri')

/** The years are in the heading. The contributions of the partners of a company that pays IRES stand below its income, which does not pay them. */
export const righePiano = (paysIres: boolean): readonly { readonly voce: (typeof inOrder)[number]; readonly name: string }[] =>
  paysIres
    ? [...named(inOrder.filter((voce) => voce !== 'contributi')), { voce: 'contributi', name: `${budget4u.contributiDeiSoci}, fuori dalla società` }]
    : named(inOrder)

const named = (voci: typeof inOrder) => voci.map((voce) => ({ voce, name: vociPiano[voce] }))
