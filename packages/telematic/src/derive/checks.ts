import { concordati, frames, quoteAttribuite } from '../record-layouts/pf-firm.ts'
import { abitazionePrincipale } from '../record-layouts/pf-person.ts'
import type { TaxReturn } from '../tax-return.ts'
import { type Figures, figuresOf } from './figures.ts'
import { agreementOf } from './firm.ts'

/** An arithmetic identity of the return that does not hold. It is a warning, never a reason to refuse the return. */
export type Mismatch = { readonly verifica: string; readonly atteso: number; readonly presente: number }

/** `rows`: how many rounded rows the identity adds up. Each gives one euro of tolerance. */
type Identity = { readonly verifica: string; readonly rows: number; readonly when: boolean; readonly atteso: number; readonly presente: number }

/** The arithmetic checks that do not hold. */
export function mismatchesOf(taxReturn: TaxReturn): readonly Mismatch[] {
  const figures = figuresOf(taxReturn)
  return [...firm(figures), ...(taxReturn.type === 'PF' ? person(figures) : [])]
    .filter(({ when, atteso, presente, rows }) => when && Math.abs(atteso - presente) > rows)
    .map(({ verifica, atteso, presente }) => ({ verifica, atteso, presente }))
}

function firm(figures: Figures): readonly Identity[] {
  const { n, value, has } = figures
  const collaborators = n('RS006003') + n('RS007003')
  const shares = value(quoteAttribuite[has('RG') ? 'RG' : 'RF'])
  const agreed = agreementOf(figures, concordati.professione) !== null
  const profit = n('RF004001') - n('RF005001') + n('RF006004') + n('RF032001') - n('RF056001')
  return [
    { verifica: 'RF57 = RF4 - RF5 + RF6 col. 4 + RF32 - RF56', rows: 5, when: has('RF'), atteso: profit, presente: n('RF057001') },
    { verifica: 'RG25 = RG12 - RG24', rows: 2, when: has('RG'), atteso: n('RG012001') - n('RG024001'), presente: n('RG025001') },
    { verifica: 'RE21 = RE6 - RE20', rows: 2, when: has('RE') && !agreed, atteso: n('RE006001') - n('RE020001'), presente: value(frames.RE.dichiarato) },
    { verifica: 'quote RS6 e RS7 = RG33 o RF98', rows: 2, when: collaborators !== 0 && shares !== 0, atteso: collaborators, presente: shares },
  ]
}

function person({ n, value, has }: Figures): readonly Identity[] {
  const when = has('RN')
  const taxable = Math.max(0, n('RN001005') + n('RN001002') - n('RN001003') - n('RN002001') - n('RN003001'))
  return [
    { verifica: 'RN4 = RN1 col. 5 + col. 2 - col. 3 - RN2 - RN3', rows: 5, when, atteso: taxable, presente: n('RN004001') },
    { verifica: 'RN3 = RP39', rows: 1, when, atteso: n('RP039001'), presente: n('RN003001') },
    { verifica: 'RN2 = RB10, abitazione principale', rows: 1, when, atteso: value(abitazionePrincipale), presente: n('RN002001') },
  ]
}
