/** The last lines of a year: contributions and disposable income. */
import { budget4u } from '@bilancia/contract'
import type { PanelGroup } from '../simulator/results/Panel.tsx'

const { contributiDeiSoci } = budget4u

/** A company that pays IRES does not pay the contributions of its partners: they are not subtracted, and stand below its income. */
export const disponibile = <P extends string>(paysIres: boolean, contributi: P, reddito: P): readonly PanelGroup<P>[] =>
  paysIres
    ? [
        { lines: [], totals: [reddito], grand: true },
        { title: 'Fuori dalla società', lines: [{ path: contributi, label: contributiDeiSoci }] },
      ]
    : [{ lines: [contributi], totals: [reddito], grand: true }]
