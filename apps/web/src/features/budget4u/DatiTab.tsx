/** 'Dati': the firm, its type, and the choices for the whole budget. */
import { budget4u } from '@bilancia/contract'
import { later } from '../../design/later.tsx'
import { Note } from '../../design/Note.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { GuidedForm } from '../simulator/guided/GuidedForm.tsx'
import { Sheet } from '../simulator/Sheet.tsx'

const { informazioni, residenza } = budget4u.sections

const Inizio = later(async () => (await import('./inizio/Inizio.tsx')).Inizio)

export const DatiTab = () => (
  <Sheet title="dati">
    <GuidedForm guide={Inizio}>
      <FormSection of={informazioni}>
        <Note>Cambiare tipologia o regime una seconda volta fa ricominciare la simulazione, dopo una conferma.</Note>
      </FormSection>
      <FormSection of={residenza} />
    </GuidedForm>
  </Sheet>
)
