/** The first year in figures: the taxes, the contributions, the remaining income. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { useEstimated } from '../../simulator/Estimate.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { useHolds } from '../../simulator/store.ts'
import { disponibile } from '../disponibile.ts'
import { Panel } from '../results.ts'

const { condizioni } = budget4u
const imposte = (['irap', 'ires', 'irpefNetta', 'addizionali', 'impostaSostitutiva'] as const).map((voce) => `risultati.${voce}` as const)

export function PrimoAnno() {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const estimated = useEstimated('risultati.addizionali')
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Panel
        groups={[{ lines: imposte, totals: ['risultati.totaleImposte'] }, ...disponibile(paysIres, 'risultati.contributi', 'risultati.redditoDisponibile')]}
      />
      {estimated && (
        <Note>
          Addizionali stimate:{' '}
          <FieldLink path="informazioniCostiDiAvvio.codiceRegioneResidenza" underline="always">
            indicare la regione di residenza
          </FieldLink>
          .
        </Note>
      )}
      <Messages campo="contoEconomicoDittaSocieta.redditoDisponibile" />
    </Box>
  )
}
