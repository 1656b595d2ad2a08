/** When the parts of the Convenienza Srl form apply. */
import { above, all, any, type Condition, is, not } from '../fields/condition.ts'

const DIVIDENDI = 'datiSimulazioniSrl.dividendi'

export const irapCalcolata = is('datiSimulazioniSrl.irap.modalita', 'CALCOLATA')
/** The premium rate exists for one year (L. 207/2024, art. 1, c. 436). */
export const iresPremiale = all(is('annoImposta', 2025), is('datiSimulazioniSrl.aliquotaIres', 20))

export const sostitutiva26 = is(`${DIVIDENDI}.sostitutiva26`)
/** With a share in IRPEF the substitute tax cannot be selected. If a loaded state has both, it can still be deselected. */
export const sostitutivaModificabile: Condition = any(is(`${DIVIDENDI}.rilevanzaFiscale`, 0), sostitutiva26)
export const rilevanzaModificabile: Condition = not(sostitutiva26)

export const ditta = is('confronto.formaAttuale', 'DITTA_INDIVIDUALE')
export const familiare = is('confronto.formaAttuale', 'IMPRESA_FAMILIARE')
export const conFormaDiOggi = not(is('confronto.formaAttuale', 'NESSUNA'))
/** Sole traders and family businesses with an autonomous organisation paid IRAP up to 2021 (L. 234/2021). */
export const autonomaOrganizzazione = all(any(ditta, familiare), irapCalcolata, not(above('annoImposta', 2021)))
