/** Whether the flat-rate regime may be entered: amounts of the year before and the causes of exclusion. */
import { Section } from '../../design/Section.tsx'
import { FieldGrid } from '../simulator/FieldGrid.tsx'
import { Messages } from '../simulator/Messages.tsx'
import { Note } from '../simulator/Note.tsx'
import { Field } from './simulator.ts'
import { Verifiche } from './Verifiche.tsx'

const cause = ['a', 'b', 'c', 'd', 'dBis'] as const

export function Requisiti() {
  return (
    <Section title="Requisiti di accesso" id="requisiti">
      <Note>Un importo lasciato vuoto non si controlla: il confronto si calcola comunque.</Note>
      <Messages campo="requisiti" />
      <FieldGrid>
        <Field path="requisiti.ricaviAnnoPrecedente" />
        <Field path="requisiti.giorniAttivitaAnnoPrecedente" />
        <Field path="requisiti.spesePersonaleAnnoPrecedente" />
        <span />
        <Field path="requisiti.redditoDipendenteAnnoPrecedente" />
        <Field path="requisiti.rapportoCessato" />
      </FieldGrid>
      <Verifiche />
      <Section title="Cause ostative" level={3}>
        <FieldGrid>
          {cause.map((lettera) => (
            <Field key={lettera} path={`requisiti.causeOstative.${lettera}`} />
          ))}
        </FieldGrid>
      </Section>
    </Section>
  )
}
