/** The first year in figures: what the taxes are made of, the contributions, what is left. Lines of nothing are left out. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import { useEstimated } from '../../simulator/Estimate.tsx'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { Result, valueIn } from '../results.ts'
import { vociRisultati } from '../voci.ts'

const { condizioni, contributiDeiSoci } = budget4u
const imposte = ['irap', 'ires', 'irpefNetta', 'addizionali', 'impostaSostitutiva'] as const
type Voce = keyof typeof vociRisultati

export function PrimoAnno() {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const estimated = useEstimated('risultati.addizionali')
  const paid = useSimulation(({ result }) => imposte.filter((voce) => valueIn(result, `risultati.${voce}`)).join()).split(',')
  return (
    <Box sx={{ maxWidth: 640 }}>
      {imposte
        .filter((voce) => paid.includes(voce))
        .map((voce) => (
          <Line key={voce} voce={voce} />
        ))}
      <TotalRow>
        <Line voce="totaleImposte" />
      </TotalRow>
      <Line voce="contributi" label={paysIres ? contributiDeiSoci : undefined} />
      <TotalRow data-grand>
        <Line voce="redditoDisponibile" />
      </TotalRow>
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

const Line = ({ voce, label = vociRisultati[voce] }: { readonly voce: Voce; readonly label?: string | undefined }) => (
  <Result path={`risultati.${voce}`} label={label} />
)
