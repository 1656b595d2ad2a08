import { type Migration, type Saved, untyped } from '../fields/migrations.ts'
import { catalog } from './catalog.ts'

const section = (value: unknown): Saved | null => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Saved) : null)

/**
 * Until November 2026 IRAP was left out by default, and an empty base counted as zero. A calculation saved then keeps both.
 * If IRAP was left out, a zero base was never typed: it becomes empty, and the warning can report what is missing.
 */
const irapEsclusa: Migration = (state) => {
  const company = section(state.datiSimulazioniSrl ?? {})
  const irap = section(company?.irap ?? {})
  if (!company || !irap) return state
  const modalita = irap.modalita ?? 'ESCLUSA'
  const valoreProduzione = modalita === 'CALCOLATA' ? (irap.valoreProduzione ?? 0) : irap.valoreProduzione || null
  return { ...state, datiSimulazioniSrl: { ...company, irap: { ...irap, modalita, valoreProduzione } } }
}

/** One entry for each change of the catalog that needs a migration of saved states, oldest first. */
export const migrations: readonly Migration[] = [irapEsclusa, untyped(catalog)]
