/** The notice of the specification, in place of what a field decides: which field to fill, on which page, and the way there. */
import { Button } from '@mui/material'
import { EmptyState } from '../../design/EmptyState.tsx'
import { useGoToField } from './explanation/context.ts'
import { useSimulationStore } from './store.ts'

type Props = {
  readonly title: string
  readonly path: string
  /** The tab of the field; without one the title says all. */
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
