/** Messages of a section or of a result line that belong to no single field. */
import type { Message } from '@bilancia/contract'
import { MessageNotes } from '../../design/fields/FieldFrame.tsx'
import { useSimulation } from './store.ts'

const none: readonly Message[] = []

/** `<Messages campo="gestionePrevidenziale" />`. Renders nothing without messages. Links to the section lead here. */
export function Messages({ campo }: { readonly campo: string }) {
  const messages = useSimulation((simulation) => simulation.messages.get(campo) ?? none)
  return (
    <div id={`campo-${campo}`} tabIndex={-1} style={{ outline: 'none', marginBottom: messages.length > 0 ? 12 : 0 }}>
      <MessageNotes messages={messages} />
    </div>
  )
}
