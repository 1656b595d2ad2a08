/** The form of today, to which the six scenarios are compared: its persons, what a company costs more, when a saving counts. */
import { convsrl } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { PersoneOggi } from './PersoneOggi.tsx'

const { conFormaDiOggi, autonomaOrganizzazione } = convsrl.condizioni

export function FormaOggi() {
  const chosen = useHolds(conFormaDiOggi)
  const organised = useHolds(autonomaOrganizzazione)
  return (
    <Section title="Confronto con la forma di oggi" id="oggi">
      <Messages campo="confronto" />
      <FieldGrid>
        <Field path="confronto.formaAttuale" />
        {chosen && <Field path="confronto.contabilita" />}
        {chosen && <Field path="confronto.gestioneIvs" />}
        {chosen && organised && <Field path="confronto.autonomaOrganizzazione" />}
      </FieldGrid>
      {chosen ? (
        <>
          <PersoneOggi />
          <Section title="Costi in più della società" level={3}>
            <FieldGrid data-compact>
              <Field path="confronto.costi.contabilita" label="Contabilità, all'anno" />
              <Field path="confronto.costi.tassaConcessioneGovernativa" label="Concessione governativa" />
              <Field path="confronto.costi.dirittoAnnuale" label="Diritto annuale" />
              <Field path="confronto.costi.depositoBilancio" />
              <Field path="confronto.costi.notaio" />
              <Field path="confronto.costi.anniNotaio" label="Anni per ripartirlo" />
              <Field path="confronto.soglia" label="Indifferente fino a" help="Un risparmio più piccolo non decide" />
            </FieldGrid>
          </Section>
        </>
      ) : (
        <Note>Scegliere la forma con cui l'attività si svolge oggi per sapere se conviene passare alla società.</Note>
      )}
    </Section>
  )
}
