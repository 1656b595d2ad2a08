/** The notice of the specification for parts that depend on an empty field: which field to fill in, on which page, with a link. */
import { Button } from '@mui/material'
import { EmptyState } from '../../design/EmptyState.tsx'
import { useGoToField } from './explanation/context.ts'
import { useSimulationStore } from './store.ts'

type Props = {
  readonly title: string
  readonly path: string
  /** The tab of the field. Without it the title is the whole text. */
  readonly page?: string
}

/** `<ToFill title="Simulazione da compilare" path="datiSimulazioniSrl.soci[0].nome" page="Inserimento Dati" />` */
export function ToFill({ title, path, page }: Props) {
  const goToField = useGoToField()
  const label = useSimulationStore().simulator.labelOf(path)
  const go = (
    <Button variant="outlined" onClick={() => goToField(path)}>
      {`Vai a «${label}»`}
    </Button>
  )
  return (
    <EmptyState title={title} action={go}>
      {page && `Per vedere le informazioni compilare il campo «${label}» nella pagina ${page}.`}
    </EmptyState>
  )
}
