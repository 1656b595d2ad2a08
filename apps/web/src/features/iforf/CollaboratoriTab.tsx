/** The second tab: the two collaborators and the requirements of the flat-rate regime. */
import { iforfettari } from '@bilancia/contract'
import { Section } from '../../design/Section.tsx'
import { FieldGrid, FieldRows } from '../simulator/FieldGrid.tsx'
import { Messages } from '../simulator/Messages.tsx'
import { useHolds } from '../simulator/store.ts'
import { CollaboratoreAssente } from './CollaboratoreAssente.tsx'
import { DatiIrpef } from './dati/Persona.tsx'
import { Requisiti } from './Requisiti.tsx'
import { nome, Result } from './results.ts'
import { Field } from './simulator.ts'

const { condizioni } = iforfettari

export function CollaboratoriTab() {
  return (
    <>
      <Collaboratore n={1} />
      <Collaboratore n={2} />
      <Requisiti />
    </>
  )
}

function Collaboratore({ n }: { readonly n: 1 | 2 }) {
  const presente = useHolds(n === 1 ? condizioni.conCollaboratore1 : condizioni.conCollaboratore2)
  const dati = `datiCollaboratore${n}` as const
  const di = `, collaboratore ${n}`
  return (
    <Section title={`Collaboratore ${n}`} id={`collaboratore-${n}`}>
      {presente ? (
        <>
          <FieldGrid>
            <Field path={`${dati}.nomeCognome`} />
          </FieldGrid>
          <Section title={`Previdenza${di}`} level={3}>
            <Messages campo={`${dati}.previdenza`} />
            <FieldGrid>
              <Field path={`${dati}.previdenza.under21`} />
              <Field path={`${dati}.previdenza.anzianitaAl1995`} />
              <Field path={`${dati}.previdenza.pensionatoOver65`} />
              <Field path={`${dati}.previdenza.riduzione50`} />
            </FieldGrid>
            <FieldRows>
              <Result path={`${dati}.redditoImputato`} label={nome(`${dati}.redditoImputato`)} />
            </FieldRows>
          </Section>
          <DatiIrpef persona={dati} di={di} />
        </>
      ) : (
        <CollaboratoreAssente n={n} />
      )}
    </Section>
  )
}
