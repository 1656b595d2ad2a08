/** The second tab: the two collaborators and the requirements of the flat-rate regime. */
import { iforfettari } from '@bilancia/contract'
import { Button } from '@mui/material'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { useGoToField } from '../simulator/explanation/context.ts'
import { FieldGrid, FieldRows } from '../simulator/FieldGrid.tsx'
import { Messages } from '../simulator/Messages.tsx'
import { Result } from '../simulator/Result.tsx'
import { useHolds } from '../simulator/store.ts'
import { DatiIrpef } from './dati/Persona.tsx'
import { Requisiti } from './Requisiti.tsx'
import { Field, type Path } from './simulator.ts'

const { altreVoci, condizioni } = iforfettari

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
              <Result path={`${dati}.redditoImputato`} label={altreVoci[`${dati}.redditoImputato`]} />
            </FieldRows>
          </Section>
          <DatiIrpef persona={dati} di={di} />
        </>
      ) : (
        <Assente n={n} />
      )}
    </Section>
  )
}

/** Says what is missing on the first tab, in the order in which it enables the rest. */
function Assente({ n }: { readonly n: 1 | 2 }) {
  const goToField = useGoToField()
  const impresa = useHolds(condizioni.impresa)
  const familiare = useHolds(condizioni.familiare)
  const primo = useHolds(condizioni.conCollaboratore1)
  const [campo, path]: readonly [string, Path] = !impresa
    ? ['Tipologia', 'tipologia']
    : !familiare
      ? ['Impresa famigliare', 'famigliare']
      : n === 1 || !primo
        ? ['Quota collab. 1', 'quotaCollab1']
        : ['Quota collab. 2', 'quotaCollab2']
  return (
    <EmptyState
      title="Il collaboratore non partecipa alla simulazione"
      action={
        <Button variant="outlined" onClick={() => goToField(path)}>
          Vai al campo
        </Button>
      }
    >
      Per vedere le informazioni compilare il campo «{campo}» nella pagina Dati.
    </EmptyState>
  )
}
