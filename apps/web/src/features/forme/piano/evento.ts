import { format } from '@bilancia/contract'

/** An event of the plan with its effect. */
export const eventoDetto = (testo: string, effetto: number | null): string => (effetto === null ? testo : `${testo}. Effetto: ${format.money(effetto)}`)
