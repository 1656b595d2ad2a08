/** The best mix of fees and dividends: limits, search, result, and the button that writes it into the form. */

import { format } from '@bilancia/contract'
import { Alert, AlertTitle, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../../design/later.tsx'
import { Section } from '../../../design/Section.tsx'
import { Limits } from './Limits.tsx'
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
