/** The best mix of fees and dividends: limits, search, result, and the button that writes it into the form. */
import { convsrl, format } from '@bilancia/contract'
import { Alert, AlertTitle, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Suspense } from 'react'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import { later } from '../../../design/later.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { getPath } from '../../simulator/path.ts'
import { useSimulation } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { nomeSocio, type Posizione, posizioni, presente } from '../soci.ts'
import { type Search, useSearch } from './useSearch.ts'

const Best = later(async () => (await import('./Best.tsx')).Best)

export function Ottimizzatore() {
  const { search, start, stop } = useSearch()
  const searching = search.phase === 'searching'
  return (
    <Section title="Combinazione migliore di compensi e dividendi" id="ottimizzatore">
      <Limits />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', minHeight: 40, '@media print': { display: 'none' } }}>
        {/* The button stays in place during the search: a double click must not stop what it started, and the focus must not move. */}
        <Button
          variant="contained"
          aria-disabled={searching}
          onPointerEnter={Best.soon}
          onFocus={Best.soon}
          onClick={() => !searching && start()}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
        >
          Cerca la combinazione migliore
        </Button>
        {searching && (
          <Button variant="outlined" onClick={stop}>
            Interrompi
          </Button>
        )}
        <Progress search={search} />
      </Box>
      <Outcome search={search} />
    </Section>
  )
}

/** Reserves its place, so that nothing moves when the search ends. */
function Progress({ search }: { readonly search: Search }) {
  const { fatto, migliore } = search.phase === 'searching' ? search.progress : { fatto: 0, migliore: null }
  return (
    <Box role="status" sx={{ flex: '1 1 240px', maxWidth: 480 }}>
      {search.phase === 'searching' && (
        <>
          <LinearProgress variant="determinate" value={fatto * 100} aria-label="Ricerca della combinazione migliore" />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
            {migliore ? `Ricerca in corso. Prelievo più basso finora: ${format.money(migliore.prelievo)}` : 'Ricerca in corso'}
          </Typography>
        </>
      )}
      {search.phase === 'stopped' && <Typography color="textSecondary">Ricerca interrotta.</Typography>}
      {search.phase === 'found' && search.best && <Typography color="textSecondary">Ricerca finita.</Typography>}
    </Box>
  )
}

function Outcome({ search }: { readonly search: Search }) {
  if (search.phase === 'failed')
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {search.error}
      </Alert>
    )
  if (search.phase !== 'found') return null
  if (!search.best)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        <AlertTitle>Nessuna combinazione ammessa</AlertTitle>
        Controllare che soci e quote siano completi, che i limiti dei compensi stiano nell'utile della società e che i netti da garantire si possano
        raggiungere.
      </Alert>
    )
  return (
    <Suspense fallback={null}>
      <Best {...search} best={search.best} />
    </Suspense>
  )
}

const netGiven = 'PRELIEVO_MINIMO_A_NETTO_DATO'

/** The objective of the search and its limits. */
function Limits() {
  const floor = useSimulation(({ values }) => Number(getPath(values, 'ottimizzatore.compensoMinimoSePresente')) || 0)
  const objective = useSimulation(({ values }) => getPath(values, 'ottimizzatore.obiettivo'))
  const present = useSimulation(({ values }) => posizioni.filter((i) => presente(values, i)).join())
  const partners = posizioni.filter((i) => present.includes(String(i)))
  return (
    <>
      <FormFields of={convsrl.sections.ottimizzatore} />
      <Note>
        {floor > 0 && `Un compenso è nullo oppure almeno ${format.money(floor)} l'anno: uno di pochi centesimi esisterebbe solo sulla carta. `}
        Un compenso massimo vuoto non è un limite.
      </Note>
      {partners.map((i) => (
        <Partner key={i} i={i} withNet={objective === netGiven} />
      ))}
    </>
  )
}

function Partner({ i, withNet }: { readonly i: Posizione; readonly withNet: boolean }) {
  const name = useSimulation(({ values }) => nomeSocio(values, i))
  return (
    <Box role="group" aria-label={`Limiti di ${name}`}>
      <FieldGrid data-compact>
        <Field path={`ottimizzatore.compensiMinimi[${i}]`} label={`Compenso minimo di ${name}`} />
        <Field path={`ottimizzatore.compensiMassimi[${i}]`} label={`Compenso massimo di ${name}`} help="" />
        {withNet && <Field path={`ottimizzatore.nettiObiettivo[${i}]`} label={`Netto da garantire a ${name}`} help="" />}
      </FieldGrid>
    </Box>
  )
}
