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

export const forfettario = is('confronto.formaAttuale', 'FORFETTARIO')
const diProfessionisti = any(is('confronto.formaAttuale', 'PROFESSIONISTA'), is('confronto.formaAttuale', 'STUDIO_ASSOCIATO'))
const TIPOLOGIA = 'confronto.attivita.tipologia'
/** Today's form has an activity of its own: its sector, its fund, its rows. */
export const conAttivita = any(forfettario, diProfessionisti)
export const attivitaImpresa = all(forfettario, is(TIPOLOGIA, 'IMPRESA'))
export const attivitaProfessione = any(diProfessionisti, all(forfettario, is(TIPOLOGIA, 'PROFESSIONE')))
export const conCassa = all(attivitaProfessione, is('confronto.attivita.cassaProfessionale'))
export const senzaCassa = all(attivitaProfessione, not(is('confronto.attivita.cassaProfessionale')))
/** A form whose persons are insured as artisans or traders. */
export const conIvs = all(conFormaDiOggi, not(attivitaProfessione))
/** Forms with simplified or ordinary accounts, and so with losses and IRAP. */
export const conContabilita = all(conFormaDiOggi, not(conAttivita))
/** One person alone. */
export const diUnaPersona = any(ditta, forfettario, is('confronto.formaAttuale', 'PROFESSIONISTA'))

/** Sole traders and family businesses with an autonomous organisation paid IRAP up to 2021 (L. 234/2021). */
export const autonomaOrganizzazione = all(any(ditta, familiare), irapCalcolata, not(above('annoImposta', 2021)))
