/** 'Dati': the firm, its type, and the choices for the whole budget. */
import { budget4u } from '@bilancia/contract'
import { Note } from '../../design/Note.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { Sheet } from '../simulator/Sheet.tsx'

const { informazioni, residenza } = budget4u.sections

export const DatiTab = () => (
  <Sheet title="dati">
    <FormSection of={informazioni}>
      <Note>Cambiare tipologia o regime una seconda volta fa ricominciare la simulazione, dopo una conferma.</Note>
    </FormSection>
    <FormSection of={residenza} />
  </Sheet>
)
