/** The owner's social security. */
import { all, iforfettari } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid, FieldRows } from '../../simulator/FieldGrid.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { nome, Result } from '../results.ts'
import { Field } from '../simulator.ts'

const { condizioni } = iforfettari
const aliquota = 'gestionePrevidenziale.aliquotaSepApplicata'

export function GestionePrevidenziale() {
  const scelta = useHolds({ any: [condizioni.impresa, condizioni.professione] })
  const separata = useHolds(all(condizioni.professione, condizioni.aliquotaSeparataScelta))
  return (
    <Section title="Gestione previdenziale" id="gestione-previdenziale">
      {!scelta && <Note>Scegliere la tipologia per compilare questa sezione.</Note>}
      <Messages campo="gestionePrevidenziale" />
      <FieldGrid>
        <Field path="gestionePrevidenziale.tipoPrevidenza" />
        <Field path="gestionePrevidenziale.aliquotaSep" />
        <Field path="gestionePrevidenziale.cassaProfessionale" />
        <Field path="gestionePrevidenziale.anzianitaAl1995" />
        <Field path="gestionePrevidenziale.pensionatoOver65" />
        <Field path="gestionePrevidenziale.riduzione50" />
      </FieldGrid>
      {separata && (
        <FieldRows>
          <Result path={aliquota} label={nome(aliquota)} unit="percento" />
        </FieldRows>
      )}
    </Section>
  )
}
