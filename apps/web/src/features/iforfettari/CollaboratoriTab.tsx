/** The second tab: the two collaborators and the requirements of the flat-rate regime. */
import { iforfettari } from '@bilancia/contract'
import { FieldRows } from '../../design/fields/FieldGrid.tsx'
import { Section } from '../../design/Section.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useHolds } from '../simulator/store.ts'
import { CollaboratoreAssente } from './CollaboratoreAssente.tsx'
import { nome, Result } from './results.ts'
import { Verifiche } from './Verifiche.tsx'

const { condizioni, sections } = iforfettari
const collaboratori = {
  1: { presente: condizioni.conCollaboratore1, form: sections.collaboratore1 },
  2: { presente: condizioni.conCollaboratore2, form: sections.collaboratore2 },
} as const

export function CollaboratoriTab() {
  return (
    <Sheet title="collaboratori e requisiti">
      <Collaboratore n={1} />
      <Collaboratore n={2} />
      <FormSection of={sections.requisiti}>
        <Verifiche />
      </FormSection>
    </Sheet>
  )
}

function Collaboratore({ n }: { readonly n: 1 | 2 }) {
  const { presente, form } = collaboratori[n]
  const imputato = `datiCollaboratore${n}.redditoImputato` as const
  if (!useHolds(presente))
    return (
      <Section title={form.title} id={form.id}>
        <CollaboratoreAssente n={n} />
      </Section>
    )
  return (
    <FormSection
      of={form}
      inside={{
        previdenza: (
          <FieldRows>
            <Result path={imputato} label={nome(imputato)} />
          </FieldRows>
        ),
      }}
    />
  )
}
