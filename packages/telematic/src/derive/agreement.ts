import type { Concordato } from '../record-layouts/pf-firm.ts'
import type { Figures } from './figures.ts'

/** The income agreed with the Agenzia (concordato preventivo), and the part of it with the substitute tax. Zero if the return does not say it. */
export type Agreement = { readonly reddito: number; readonly sostitutiva: number }

/** The agreement of a return, null if there is none. The amounts do not prove it: if all the agreed income has the substitute tax, CP7 and CP9 are zero. */
export function agreementOf({ has, value }: Figures, concordato: Concordato | null): Agreement | null {
  if (!concordato?.righi.some((rigo) => has(rigo))) return null
  return { reddito: value(concordato.reddito), sostitutiva: value(concordato.sostitutiva) }
}
