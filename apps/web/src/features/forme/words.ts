/** The words of the page for what the table says in codes. */
import { format, forme } from '@bilancia/contract'

type Colonna = forme.Colonna

export const toniEsito = { SI: 'success.main', NO: 'error.main', NON_VERIFICATO: 'warning.main' } as const satisfies Readonly<
  Record<Colonna['ammissibilita']['esito'], string>
>
export const toniGrado = { COMPLETO: 'success.main', PARZIALE: 'warning.main', NON_AFFIDABILE: 'error.main' } as const

/** An advantage of −1.234,56 €: the amount and its sign in words. */
export const inPiu = (vantaggio: number): { readonly importo: string; readonly senso: string } => ({
  importo: format.money(Math.abs(vantaggio)),
  senso: vantaggio < 0 ? 'in meno' : 'in più',
})

/** Also says if today's form is no longer allowed, because it can cost less than the best allowed one. */
export const rispettoA = ({ forma, ammissibilita }: Pick<Colonna, 'forma' | 'ammissibilita'>): string =>
  `all'anno rispetto a oggi (${forme.forme[forma]}${ammissibilita.esito === 'NO' ? ', forma non ammessa' : ''})`
