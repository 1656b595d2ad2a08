/** A document and its variants side by side: inputs that differ, results that differ, the difference to the first, one picture. */
import { format } from '@bilancia/contract'
import { routes, VARIANTS_MAX, type VariantItem } from '@bilancia/contract/api'
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { problemOf } from '../../../api/call-error.ts'
import { call } from '../../../api/client.ts'
import { toast } from '../../../design/toast.ts'
import { FigureTable } from '../figures.tsx'
import { getPath, merge, type Values } from '../path.ts'
import { Bar } from '../results/Bar.tsx'
import { scaleOf } from '../results/bars.ts'
import type { Simulator } from '../simulator.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { pathOf } from './address.ts'
import { comparedOf } from './compared.ts'
import type { ComparedLine } from './compared-line.ts'
import { useDocument } from './context.ts'
import { fieldChanges, fieldName, useWritten } from './written.ts'

const LEFT = 'left'

export function VariantsDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { about } = useDocument()
  const { data, error } = useQuery({
    queryKey: ['variants', about.ID],
    queryFn: ({ signal }) => call(routes.variants, { params: { id: about.ID } }, { signal }),
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="lg" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>Varianti</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          Una variante è una copia con qualcosa di diverso: «con la moglie collaboratrice», «anno 2027», «ricavi +20%». Ciò che si cambia nella prima cambia
          anche nelle varianti che lì hanno lo stesso valore.
        </Typography>
        {error && <Alert severity="warning">{problemOf(error, "L'elenco delle varianti")}</Alert>}
        {data && data.length < VARIANTS_MAX && <New />}
        {data && <SideBySide items={data} onClose={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => window.print()}>Stampa</Button>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}

function New() {
  const { about } = useDocument()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [nome, setNome] = useState('')
  const make = useMutation({
    mutationFn: () => call(routes.insertVariant, { params: { id: about.ID }, body: { nome } }),
    onSuccess: ({ ID, Applicazione, NomeSimulazione }) => {
      void queries.invalidateQueries({ queryKey: ['variants'] })
      toast.success(`Variante «${NomeSimulazione}» aperta: cambiare ciò che in essa è diverso`)
      void navigate(pathOf(Applicazione, ID))
    },
    onError: ({ message }) => toast.error(message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (nome.trim() !== '') make.mutate()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <TextField
        size="small"
        label="Nome della nuova variante"
        value={nome}
        onChange={({ target }) => setNome(target.value)}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" disabled={nome.trim() === '' || make.isPending}>
        Crea variante
      </Button>
    </Box>
  )
}

type Shown = { readonly item: VariantItem; readonly state: Values; readonly result: Values | null }

/** Computed where this page computes. */
function resultOf({ compared, calcola, calculate }: Simulator, state: Values, signal: AbortSignal): Promise<Values> {
  if (compared) return compared(state, signal)
  return calcola ? calcola(state) : calculate(state, signal)
}

function SideBySide({ items, onClose }: { readonly items: readonly VariantItem[]; readonly onClose: () => void }) {
  const { about } = useDocument()
  const { simulator, initial } = useSimulationStore()
  const navigate = useNavigate()
  const now = useSimulation(({ values }) => values)
  const found = useQueries({
    queries: items.map(({ ID }) => ({
      queryKey: ['variant', ID, ID === about.ID ? now : null],
      queryFn: async ({ signal }) => {
        const state = ID === about.ID ? now : merge(initial, (await call(routes.document, { params: { id: ID } })).State)
        return { state, result: await resultOf(simulator, state, signal) }
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
  const go = (id: number) => {
    onClose()
    void navigate(pathOf(simulator.applicationId, id))
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {items.map(({ ID, NomeSimulazione }) => (
          <li key={ID}>
            <Button size="small" variant="outlined" disabled={ID === about.ID} onClick={() => go(ID)}>
              Apri {NomeSimulazione}
            </Button>
          </li>
        ))}
      </Box>
      {items.length === 1 ? (
        <Typography>Non ci sono ancora varianti.</Typography>
      ) : (
        <>
          <Inputs shown={shown} />
          <Results shown={shown} lines={lines.data} />
        </>
      )}
    </>
  )
}

function Heads({ shown, first }: { readonly shown: readonly Shown[]; readonly first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {shown.map(({ item }) => (
          <th key={item.ID} scope="col">
            {item.NomeSimulazione}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Inputs({ shown }: { readonly shown: readonly Shown[] }) {
  const { simulator } = useSimulationStore()
  const written = useWritten()
  const [first, ...others] = shown
  const paths = [...new Set(others.flatMap(({ state }) => fieldChanges(simulator, first?.state ?? {}, state).map(({ percorso }) => percorso)))]
  if (paths.length === 0) return <Typography sx={{ mb: 2 }}>Nessun dato è ancora diverso.</Typography>
  return (
    <FigureTable label="Dati diversi">
      <Heads shown={shown} first="Dati diversi" />
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <th scope="row">{fieldName(simulator, path)}</th>
            {shown.map(({ item, state }) => (
              <td key={item.ID}>{written(path, state)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

const euroAt = (result: Values | null, path: string): number | null => {
  const value = getPath(result, path)
  return typeof value === 'number' ? value : null
}

function Results({ shown, lines }: { readonly shown: readonly Shown[]; readonly lines: readonly ComparedLine[] }) {
  const rows = lines
    .map((line) => ({ ...line, euro: shown.map(({ result }) => euroAt(result, line.path)) }))
    .filter(({ euro }) => euro.some((value) => value !== null && value !== 0))
  const bars = rows.filter(({ main }) => main)
  const scale = scaleOf(bars.flatMap(({ euro }) => euro.map((value) => ({ from: Math.min(0, value ?? 0), to: Math.max(0, value ?? 0) }))))
  return (
    <>
      <Box sx={{ my: 3 }} role="img" aria-label="Le varianti a confronto: le cifre sono nella tabella che segue">
        {bars.map(({ path, name, euro }) => (
          <Box key={path} sx={{ mb: 1.5, breakInside: 'avoid' }}>
            <Typography variant="subtitle2">{name}</Typography>
            {shown.map(({ item }, at) => (
              <Box
                key={item.ID}
                sx={{ display: 'grid', gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' }, gap: 1, alignItems: 'center' }}
              >
                <Typography variant="caption" noWrap title={item.NomeSimulazione}>
                  {item.NomeSimulazione}
                </Typography>
                <Bar
                  segments={[{ name: item.NomeSimulazione, fill: LEFT, euro: euro[at] ?? 0, from: Math.min(0, euro[at] ?? 0), to: Math.max(0, euro[at] ?? 0) }]}
                  scale={scale}
                  height={16}
                  amounts
                />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      <FigureTable label="Risultati a confronto">
        <Heads shown={shown} first="Risultati, euro (differenza dalla prima)" />
        <tbody>
          {rows.map(({ path, name, euro, main }) => (
            <tr key={path} data-total={main ? '' : undefined}>
              <th scope="row">{name}</th>
              {euro.map((value, at) => (
                <td key={shown[at]?.item.ID}>
                  {value === null ? '—' : format.amount(value)}
                  {at > 0 && value !== null && typeof euro[0] === 'number' && value !== euro[0] && (
                    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                      {format.difference(value - euro[0])}
                    </Typography>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </>
  )
}
