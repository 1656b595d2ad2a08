/** What every verdict says of IRAP: what is left out of the figures, and that the base is presumed. */
import type { convsrl, Message } from '@bilancia/contract'
import { MessageNotes } from '../../design/fields/FieldFrame.tsx'
import { useResult } from './results.ts'

type Id = keyof typeof convsrl.messages
const ofVerdicts: readonly Id[] = ['IRAP_NON_CALCOLATA', 'IRAP_PRESUNTA']
const none: readonly Message[] = []

/** The messages in their own words; `compact` has room for the warning alone. */
export function IrapNotes({ compact = false }: { readonly compact?: boolean }) {
  const messages = useResult('messaggi') ?? none
  return <MessageNotes messages={messages.filter(({ id, gravita }) => ofVerdicts.some((known) => known === id) && !(compact && gravita === 'NOTA'))} />
}

/** What a line of IRAP is called: on a presumed base it says so. */
export function useIrapLabel(label: string): string {
  return useResult('irapApplicata.presunto') ? `${label} (presunto)` : label
}
