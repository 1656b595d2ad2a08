/** 'Piano': growth and constraints, then the best path over the years. */
import { piano } from '@bilancia/contract'
import { Alert, Skeleton, Typography } from '@mui/material'
import { Note } from '../../design/Note.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useSimulation } from '../simulator/store.ts'
import { yearOf } from '../simulator/year.ts'
import { Attesa, NonArrivato } from './Attesa.tsx'
import { Anni } from './piano/Anni.tsx'
import { anotherYear, useFound } from './plan.ts'

const { sections } = piano

export function PianoTab() {
  const { data, error, isPlaceholderData } = useFound({ cerca: 'piano' })
  const anno = useSimulation(({ values }) => yearOf(values))
  const altro = useSimulation(({ values }) => anotherYear(values))
  const trovato = data && 'piano' in data ? data.piano : undefined
  return (
    <Sheet title="piano" provisionalFrom={trovato?.primoAnnoProvvisorio}>
      <FormSection of={sections.piano} />
      {altro !== null && (
        <Note>
          {`Il piano comincia nel ${altro}, la tabella è del ${anno}: i dati, ricavi compresi, sono presi come quelli del ${altro}, e le cifre dei due non si confrontano. «Primo anno» non segue l'anno d'imposta.`}
        </Note>
      )}
      {error && !trovato && <Alert severity="error">{error.message}</Alert>}
      {(!trovato || isPlaceholderData) && !error && <Attesa di="piano" />}
      {trovato && isPlaceholderData && <NonArrivato che="Il percorso è di prima delle ultime modifiche: quello nuovo non era ancora arrivato" />}
      {!trovato && !error && (
        <>
          <Skeleton variant="rounded" height={320} />
          <NonArrivato che="Il percorso non era ancora arrivato" />
        </>
      )}
      {trovato && <Anni trovato={trovato} stale={isPlaceholderData} />}
      <Typography variant="caption" component="p" color="textSecondary">
        Il percorso è il più alto tra quelli che la legge ammette con questi dati: non torna da una società a una forma individuale, né da una S.r.l. a una
        società di persone, e conta i costi una tantum di ogni cambio. Le perdite del titolare passano agli anni dopo, quelle di una società no.
      </Typography>
    </Sheet>
  )
}
