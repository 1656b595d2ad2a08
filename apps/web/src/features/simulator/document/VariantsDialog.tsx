/** A document and its variants side by side, on screen and on paper. */
import { piedeProvvisorio } from '@bilancia/contract'
import { routes, VARIANTS_MAX, type VariantItem } from '@bilancia/contract/api'
import { Alert, Box, Button, CircularProgress, DialogActions, DialogContent, DialogTitle, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { problemOf } from '../../../api/call-error.ts'
import { call } from '../../../api/client.ts'
import { DialogOnPaper, onlyOnScreen } from '../../../design/DialogOnPaper.tsx'
import { FormDialog } from '../../../design/FormDialog.tsx'
import { Note } from '../../../design/Note.tsx'
import { PaperHead } from '../../shell/PaperHead.tsx'
import { firstProvisional } from '../Provisional.tsx'
import { pageFirst } from '../page-first.ts'
import { merge, type Values } from '../path.ts'
import type { Simulator } from '../simulator.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { Alike, Inputs } from './Alike.tsx'
import { pathOf } from './address.ts'
import { comparedOf, comparisonOf } from './compared.ts'
import type { Shown } from './compared-line.ts'
import { useDocument } from './context.ts'
import { Mixed } from './Mixed.tsx'
import { NewVariant } from './NewVariant.tsx'
import { notesOf } from './notes.ts'

export function VariantsDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { about } = useDocument()
  const { data, error } = useQuery({
    queryKey: ['variants', about.ID],
    queryFn: ({ signal }) => call(routes.variants, { params: { id: about.ID } }, { signal }),
    staleTime: 0,
  })
  const own = useSimulation(({ values }) => values.annoImposta)
  const provisional = firstProvisional([own, ...(data ?? []).filter(({ ID }) => ID !== about.ID).map(({ annoImposta }) => annoImposta)])
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="lg" fullScreen={phone}>
      <DialogOnPaper />
      <DialogTitle id={heading} sx={onlyOnScreen}>
        Varianti{about.Cliente && ` · ${about.Cliente.nome}`}
      </DialogTitle>
      <DialogContent>
        <PaperHead title="Varianti" subtitle={about.Cliente?.nome ?? ''} foot={provisional ? piedeProvvisorio(provisional) : ''} />
        <Typography variant="body2" sx={{ mb: 2, ...onlyOnScreen }}>
          Una variante è una copia con qualcosa di diverso: «con la moglie collaboratrice», «anno 2027», «ricavi +20%». Ciò che si cambia nella prima cambia
          anche nelle varianti che lì hanno lo stesso valore.
        </Typography>
        {error && <Alert severity="warning">{problemOf(error, "L'elenco delle varianti")}</Alert>}
        {data && data.length < VARIANTS_MAX && <NewVariant />}
        {data && <SideBySide items={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => window.print()}>Stampa</Button>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </FormDialog>
  )
}

/** The result of a variant in this simulator: from the page, or from the server if the page cannot compute or its figures differed. */
function resultOf({ compared, calcola, calculate }: Simulator, differs: boolean, state: Values, signal: AbortSignal): Promise<Values> {
  if (compared) return compared(state, signal)
  return pageFirst<Values>({ differs }, calcola, (asked, following) => calculate(asked, following.signal))(state, { signal })
}

/** A document of another simulator is computed by the server. */
const elsewhere = async (application: number, state: Values, signal: AbortSignal): Promise<Values | null> =>
  (await comparisonOf(application))?.computed(state, signal) ?? null

function SideBySide({ items }: { readonly items: readonly VariantItem[] }) {
  const { about } = useDocument()
  const { simulator, initial } = useSimulationStore()
  const navigate = useNavigate()
  const now = useSimulation(({ values }) => values)
  const differs = useSimulation((simulation) => simulation.differs)
  const found = useQueries({
    queries: items.map(({ ID, Applicazione }) => ({
      queryKey: ['variant', ID, ID === about.ID ? now : null, differs],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const typed = ID === about.ID ? now : (await call(routes.document, { params: { id: ID } })).State
        if (Applicazione !== simulator.applicationId) return { state: typed, result: await elsewhere(Applicazione, typed, signal) }
        const state = merge(initial, typed)
        return { state, result: await resultOf(simulator, differs, state, signal) }
      },
      staleTime: 0,
      gcTime: 0,
    })),
  })
  const lines = useQuery({ queryKey: ['compared', simulator.applicationId], queryFn: () => comparedOf(simulator.applicationId), staleTime: Infinity })
  const failed = found.find(({ error }) => error)?.error
  if (failed) return <Alert severity="warning">{problemOf(failed, 'Il confronto')}</Alert>
  const shown: readonly Shown[] = items.flatMap((item, at) => {
    const data = found[at]?.data
    return data ? [{ item, ...data }] : []
  })
  if (shown.length < items.length || !lines.data) return <CircularProgress size={24} aria-label="Calcolo in corso" />
  const go = ({ Applicazione, ID }: VariantItem) => void navigate(pathOf(Applicazione, ID))
  const own = shown.filter(({ item }) => item.Applicazione === simulator.applicationId)
  const mixed = own.length < shown.length
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {items.map((item) => (
          <li key={item.ID}>
            <Button size="small" variant="outlined" disabled={item.ID === about.ID} onClick={() => go(item)} sx={{ overflowWrap: 'anywhere' }}>
              Apri {item.NomeSimulazione}
            </Button>
          </li>
        ))}
      </Box>
      {items.length === 1 && <Typography>Non ci sono ancora varianti.</Typography>}
      {items.length > 1 && !mixed && <Alike shown={shown} lines={lines.data} />}
      {mixed && own.length > 1 && <Inputs shown={own} />}
      {mixed && <Mixed shown={shown} />}
      {items.length > 1 && <Notes shown={shown} />}
    </>
  )
}

/** What each result says of its figures; once if all say it. */
function Notes({ shown }: { readonly shown: readonly Shown[] }) {
  const said = Map.groupBy(
    shown.flatMap(({ item, result }) => notesOf(result).map((text) => ({ item, text }))),
    ({ text }) => text,
  )
  return [...said].map(([text, by]) => (
    <Note key={text}>{by.length === shown.length ? text : `${by.map(({ item }) => item.NomeSimulazione).join(', ')} · ${text}`}</Note>
  ))
}
