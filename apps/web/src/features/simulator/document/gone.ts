/** A document that the user can no longer open: deleted, or of a client who went to a colleague or to another studio. */
import { CallError } from '../../../api/call-error.ts'

export const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'ELABORAZIONE_NON_TROVATA'

export const GONE = "L'elaborazione non è più tra quelle che si vedono: è stata eliminata, o il suo cliente è passato a un collega o a un altro studio."
export const KEPT = 'Quanto digitato e non salvato resta in questo browser, e si può tenere in una nuova simulazione.'
