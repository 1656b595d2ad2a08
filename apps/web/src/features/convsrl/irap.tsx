/** The notes about IRAP beside every verdict: the part left out of the figures, and a presumed base. */
import type { convsrl, Message } from '@bilancia/contract'
import { MessageNotes } from '../../design/fields/FieldFrame.tsx'
import { useResult } from './results.ts'

type Id = keyof typeof convsrl.messages
const ofVerdicts: readonly Id[] = ['IRAP_NON_CALCOLATA', 'IRAP_PRESUNTA']
const none: readonly Message[] = []

/** The messages in their own words. `compact` shows only the warning. */
export function IrapNotes({ compact = false }: { readonly compact?: boolean }) {
  const messages = useResult('messaggi') ?? none
  return <MessageNotes messages={messages.filter(({ id, gravita }) => ofVerdicts.some((known) => known === id) && !(compact && gravita === 'NOTA'))} />
}

/** The label of a line of IRAP; it mentions a presumed base. */
export function useIrapLabel(label: string): string {
  return useResult('irapApplicata.presunto') ? `${label} (presunto)` : label
}
