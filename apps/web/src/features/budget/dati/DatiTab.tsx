/** 'Dati': the firm, what it is, and the choices that hold for the whole budget. */
import { Section } from '../../../design/Section.tsx'
import { AddizionaleComunale } from '../../simulator/AddizionaleComunale.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { condizioni, residenti } from './conditions.ts'

const INFO = 'informazioniCostiDiAvvio'

export function DatiTab() {
  const ordinary = useHolds(condizioni.normale)
  const resident = useHolds(residenti)
  return (
    <>
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
            <Field path={`${INFO}.codiceRegioneResidenza`} />
          </FieldGrid>
          <AddizionaleComunale dati={INFO} />
        </Section>
      )}
      {ordinary && (
        <Section title="Scelte sui costi" id="scelte">
          <FieldGrid>
            <Field path={`${INFO}.imputazioneCostiAvvio`} />
            <Field path={`${INFO}.ivaCostiIniziali`} />
            <Field path={`${INFO}.agenteRappresentante`} />
          </FieldGrid>
          <Note>
            Le spese si inseriscono in Costi di avvio, a partire dagli <FieldLink path={`${INFO}.investimenti.macchinari.costo`}>investimenti</FieldLink>.
          </Note>
        </Section>
      )}
    </>
  )
}
