/** 'Dati': the firm, what it is, and the choices that hold for the whole budget. */
import { Section } from '../../../design/Section.tsx'
import { AddizionaleComunale } from '../../simulator/AddizionaleComunale.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds } from '../../simulator/store.ts'
import { residenti } from '../conditions.ts'
import { Field } from '../simulator.ts'

const INFO = 'informazioniCostiDiAvvio'

export function DatiTab() {
  const resident = useHolds(residenti)
  return (
    <Sheet title="dati">
      <Section title="Informazioni generali" id="informazioni">
        <FieldGrid>
          <Field path={`${INFO}.nomeDitta`} />
          <Field path={`${INFO}.attivita`} />
          <Field path={`${INFO}.tipologia`} />
          <Field path={`${INFO}.regime`} />
          <Field path={`${INFO}.contabilita`} />
          <Field path={`${INFO}.mesiAttivita`} />
        </FieldGrid>
        <Note>Cambiare tipologia o regime una seconda volta fa ricominciare la simulazione, dopo una conferma.</Note>
      </Section>
      {resident && (
        <Section title="Residenza e addizionali" id="residenza">
          <FieldGrid>
            <Field path={`${INFO}.codiceRegioneResidenza`} help="Di tutte le persone" />
          </FieldGrid>
          <AddizionaleComunale dati={INFO} />
        </Section>
      )}
    </Sheet>
  )
}
