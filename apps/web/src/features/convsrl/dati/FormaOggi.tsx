/** The form of today, to which the six scenarios are compared: its persons, what a company costs more, when a saving counts. */
import { convsrl } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { PersoneOggi } from './PersoneOggi.tsx'

const { conFormaDiOggi, autonomaOrganizzazione } = convsrl.condizioni

export function FormaOggi() {
  const chosen = useHolds(conFormaDiOggi)
  const organised = useHolds(autonomaOrganizzazione)
  return (
    <Section title="Forma di oggi" id="oggi">
      <FieldGrid>
        <Field path="confronto.formaAttuale" />
        {chosen && <Field path="confronto.contabilita" />}
        {chosen && <Field path="confronto.gestioneIvs" />}
        {chosen && organised && <Field path="confronto.autonomaOrganizzazione" />}
      </FieldGrid>
      {chosen ? (
        <>
          <PersoneOggi />
          <Section title="Costi in più della società, all'anno" level={3}>
            <FieldGrid data-compact>
              <Field path="confronto.costi.contabilita" />
              <Field path="confronto.costi.tassaConcessioneGovernativa" />
              <Field path="confronto.costi.dirittoAnnuale" />
              <Field path="confronto.costi.depositoBilancio" />
              <Field path="confronto.costi.notaio" />
              <Field path="confronto.costi.anniNotaio" />
              <Field path="confronto.soglia" />
            </FieldGrid>
          </Section>
        </>
      ) : (
        <Note>Scegliere la forma con cui l'attività si svolge oggi per sapere se conviene passare alla società.</Note>
      )}
    </Section>
  )
}
