/** Messages of a section or of a result line that belong to no single field. */
import type { Message } from '@bilancia/contract'
import { MessageNotes } from '../../design/fields/FieldFrame.tsx'
import { useSimulation } from './store.ts'

const none: readonly Message[] = []

/** `<Messages campo="gestionePrevidenziale" />`. Empty without messages. Links to the section lead here. On paper the heading above stays with the fields below. */
export function Messages({ campo }: { readonly campo: string }) {
  const messages = useSimulation((simulation) => simulation.messages.get(campo) ?? none)
  return (
    <div id={`campo-${campo}`} tabIndex={-1} style={{ outline: 'none', marginBottom: messages.length > 0 ? 12 : 0, breakAfter: 'avoid' }}>
      <MessageNotes messages={messages} />
    </div>
  )
}
