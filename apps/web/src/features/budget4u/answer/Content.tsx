/** The content below the headline: missing data, the money needed to begin and the other regime in a sentence. */
import { budget4u, inForce } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { MessageNotes } from '../../../design/fields/FieldFrame.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { Jumps } from '../../simulator/Jumps.tsx'
import { type Granted, GrantedList, granted } from '../../simulator/page/Granted.tsx'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Part } from '../../simulator/page/Part.tsx'
import type { Values } from '../../simulator/path.ts'
import { Reliability } from '../../simulator/Reliability.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { Panel, Result, useResult } from '../results.ts'
import { frase, perche, useForfetario, useMancanza } from '../risultati/forfetario.ts'
import { BreakEven } from './BreakEven.tsx'
import { lacksGroup, missing } from './missing.ts'

const { condizioni, contributiDeiSoci, elementi } = budget4u
const avvio = [
  { lines: ['risultati.totaleCostiIniziali', 'risultati.ivaCostiIniziali', 'risultati.costiTrimestrali'], totals: ['risultati.fabbisognoIniziale'] },
] as const

export function Content() {
  const computed = useResult('risultati') !== null
  const revenue = useResult('quadro.ripartizione.ricavi')
  const withoutGroup = useSimulation(({ values }) => lacksGroup(values))
  const comparable = useHolds(elementi.confrontoForfetario.visibile)
  const ordinary = useHolds(condizioni.normale)
  const paysIres = useHolds(condizioni.nonTrasparente)
  const irpef = useResult('dettagli.totale.irpefAddizionali')
  const residents = useHolds(condizioni.residenti)
  const oneOwner = useHolds(condizioni.personaFisica)
  const lines = takenForGranted(
    useSimulation(({ values }) => values),
    oneOwner,
  )
  return (
    <>
      {(!revenue || withoutGroup) && <Missing missing={missing} for="il budget" />}
      {computed && (
        <>
          {Boolean(revenue) && <Reliability path="risultati.affidabilita" />}
          {Boolean(revenue) && residents && Boolean(irpef) && <GrantedList lines={lines} />}
          {Boolean(revenue) && !withoutGroup && <BreakEven />}
          {ordinary && (
            <Part title="Per cominciare servono">
              <Panel groups={avvio} />
            </Part>
          )}
          {paysIres && (
            <Part title="Fuori dalla società">
              <Result path="risultati.contributi" label={contributiDeiSoci} />
            </Part>
          )}
          {comparable && Boolean(revenue) && <FlatRate />}
          <Jumps />
        </>
      )}
    </>
  )
}

/** About the persons who pay the IRPEF of the budget: the owner and collaborators, or the partners. */
export function takenForGranted(values: Values, oneOwner: boolean): Granted {
  const { titolare, collaboratori, soci } = inForce(budget4u.catalog, values).imposteContributi
  const carichi = [titolare, ...collaboratori, ...soci].some((uno) => uno !== null && (uno.coniugeACarico || uno.numeroFigliACarico > 0))
  return [
    ...granted(
      !carichi,
      oneOwner ? 'imposteContributi.titolare.numeroFigliACarico' : 'imposteContributi.soci',
      "Nessun familiare a carico: se ce ne sono, l'IRPEF è più bassa",
    ),
    ...granted(true, null, "Solo il reddito di questa attività: altri redditi, che qui non si scrivono, alzano l'IRPEF"),
  ]
}

/** Reserves the height of the sentence before it arrives. */
function FlatRate() {
  const { confronto } = useForfetario()
  const mancanza = useMancanza()
  return (
    <Part title="E con il forfetario?">
      <Box sx={{ minHeight: 40 }}>
        {confronto && (
          <>
            <Typography sx={{ fontWeight: 600 }}>{frase(confronto)}</Typography>
            <MessageNotes messages={confronto.messaggi} />
          </>
        )}
        {confronto === null && mancanza === 'collaboratori' && <Typography>{perche.collaboratori}</Typography>}
        {confronto === null && mancanza === 'settore' && <FieldLink path="forfetari.gruppoDiSettore.gruppo">{perche.settore}</FieldLink>}
      </Box>
    </Part>
  )
}
