/** Advice as it was given. Nothing is calculated here unless somebody asks for today's law, and then both are shown. */
import { format, piedeProvvisorio, valueAt } from '@bilancia/contract'
import { type AdviceToday, adviceOutcomes, outcomeNames, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { problemOf } from '../../api/call-error.ts'
import { call, callFile } from '../../api/client.ts'
import { DialogOnPaper, onlyOnScreen } from '../../design/DialogOnPaper.tsx'
import { LabelledSelect } from '../../design/fields/LabelledSelect.tsx'
import { Note } from '../../design/Note.tsx'
import { toast } from '../../design/toast.ts'
import { download as save } from '../records/download.ts'
import { PaperHead } from '../shell/PaperHead.tsx'
import { comparedOf } from '../simulator/document/compared.ts'
import { notesOf } from '../simulator/document/notes.ts'
import { FigureTable } from '../simulator/figures.tsx'
import { firstProvisional, provisionalPaths } from '../simulator/Provisional.tsx'

const when = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

type Props = { readonly id: number; readonly onDecided: () => void; readonly onClose: () => void }

export function AdviceDialog({ id, onDecided, onClose }: Props) {
  const heading = useId()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const queries = useQueryClient()
  const params = { id }
  const onError = ({ message }: Error) => toast.error(message)
  const { data, error } = useQuery({ queryKey: ['advice', id], queryFn: ({ signal }) => call(routes.advice, { params }, { signal }), staleTime: 0 })
  const application = data?.Applicazione
  const lines = useQuery({
    queryKey: ['compared', application],
    queryFn: () => comparedOf(application ?? 0),
    enabled: application !== undefined,
    staleTime: Infinity,
  })
  const today = useMutation({ mutationFn: () => call(routes.recalculateAdvice, { params }) })
  const download = useMutation({ mutationFn: () => callFile(routes.adviceFile, { params }), onSuccess: save, onError })
  const decide = useMutation({
    mutationFn: (esito: (typeof adviceOutcomes)[number]) => call(routes.adviceOutcome, { params, body: { esito } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['advice', id] })
      onDecided()
    },
    onError,
  })
  // A year that is no longer provisional may have been when the advice was given.
  const provisional = data && (provisionalPaths(data.contenuto.Risultato).size > 0 ? data.annoImposta : firstProvisional([data.annoImposta]))
  const title = data ? `Consegna: ${data.titolo}` : 'Consegna'
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogOnPaper />
      <DialogTitle id={heading} sx={onlyOnScreen}>
        {title}
      </DialogTitle>
      <DialogContent>
        <PaperHead title={title} subtitle={data?.contenuto.cliente.denominazione ?? ''} foot={provisional ? piedeProvvisorio(provisional) : ''} />
        {error && <Alert severity="error">{problemOf(error, 'La consegna')}</Alert>}
        {data && (
          <>
            <Typography>
              {`A ${data.contenuto.cliente.denominazione}, da ${data.di} il ${when.format(new Date(data.il))}. Anno ${data.annoImposta ?? '—'}, programma ${data.contenuto.programma}.`}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {`La firma torna: nulla è cambiato da allora. ${data.contenuto.cifre.length} cifre di legge lette. Impronta della legge: ${data.Impronta ?? '—'}. Chiave che ha firmato, con cui chi riceve il file verifica da dove viene: ${data.chiave}`}
            </Typography>
            <Box sx={{ maxWidth: 320, mb: 2 }}>
              <LabelledSelect
                label="Esito"
                value={data.esito}
                disabled={decide.isPending}
                onChange={(value) => {
                  const chosen = adviceOutcomes.find((one) => one === value)
                  if (chosen) decide.mutate(chosen)
                }}
              >
                {adviceOutcomes.map((one) => (
                  <option key={one} value={one}>
                    {outcomeNames[one]}
                  </option>
                ))}
              </LabelledSelect>
            </Box>
            {today.error && <Alert severity="warning">{problemOf(today.error, 'Il ricalcolo')}</Alert>}
            {today.data && <Changed today={today.data} />}
            {today.data && !today.data.uguale && <ByNorm today={today.data} />}
            <FigureTable label="Risultato consegnato">
              <thead>
                <tr>
                  <th scope="col">Euro</th>
                  <th scope="col">Alla consegna</th>
                  {today.data && <th scope="col">Oggi</th>}
                  {today.data && <th scope="col">Differenza</th>}
                </tr>
              </thead>
              <tbody>
                {(lines.data ?? []).flatMap(({ path, name, main }) => {
                  const [then, now] = [valueAt(data.contenuto.Risultato, path), today.data && valueAt(today.data.Risultato, path)]
                  if (typeof then !== 'number' || (then === 0 && !now)) return []
                  return [
                    <tr key={path} data-total={main ? '' : undefined}>
                      <th scope="row">{name}</th>
                      <td>{format.amount(then)}</td>
                      {today.data && <td>{typeof now === 'number' ? format.amount(now) : '—'}</td>}
                      {today.data && <td>{typeof now === 'number' ? format.difference(now - then) : ''}</td>}
                    </tr>,
                  ]
                })}
              </tbody>
            </FigureTable>
            {notesOf(data.contenuto.Risultato).map((text) => (
              <Note key={text}>{text}</Note>
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => today.mutate()} disabled={!data || today.isPending}>
          Ricalcola con le norme di oggi
        </Button>
        <Button onClick={() => download.mutate()} disabled={!data || download.isPending}>
          Scarica il file sigillato
        </Button>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}

function Changed({ today: { uguale, cifre } }: { readonly today: AdviceToday }) {
  if (uguale)
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        Con le norme di oggi ogni cifra è la stessa.
      </Alert>
    )
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Con le norme di oggi il risultato è un altro; la consegna resta com'è.
      {cifre.length === 0 ? ' Nessuna cifra di legge letta è cambiata: è cambiata una regola del programma (vedi Novità).' : ' Cifre di legge cambiate:'}
      <ul>
        {cifre.map(({ id, nome, prima, dopo }) => (
          <li key={id}>{prima === dopo ? `${nome}: la tabella ha altre righe` : `${nome}: ${prima ?? 'non letta'} → ${dopo ?? 'non letta'}`}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** The effect of each norm whose figures changed, in euro, and the remainder. The lines of a column add up to its difference. */
function ByNorm({ today: { cifre, voci, norme, resto } }: { readonly today: AdviceToday }) {
  if (voci.length === 0) return null
  const nameOf = new Map(cifre.map(({ id, nome }) => [id, nome]))
  return (
    <FigureTable label="Differenza norma per norma">
      <thead>
        <tr>
          <th scope="col">Norma, effetto in euro</th>
          {voci.map(({ percorso, nome }) => (
            <th key={percorso} scope="col">
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {norme.map(({ norma, cifre: ids, effetti }) => (
          <tr key={norma}>
            <th scope="row">
              {norma}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {ids.map((id) => nameOf.get(id) ?? id).join(', ')}
              </Typography>
            </th>
            {effetti.map((euro, at) => (
              <td key={voci[at]?.percorso}>{format.difference(euro)}</td>
            ))}
          </tr>
        ))}
        {resto.some((euro) => euro !== 0) && (
          <tr>
            <th scope="row">Regole del programma, e cifre il cui effetto non si misura da solo</th>
            {resto.map((euro, at) => (
              <td key={voci[at]?.percorso}>{format.difference(euro)}</td>
            ))}
          </tr>
        )}
        <tr data-total="">
          <th scope="row">Differenza</th>
          {voci.map(({ percorso, differenza }) => (
            <td key={percorso}>{format.difference(differenza)}</td>
          ))}
        </tr>
      </tbody>
    </FigureTable>
  )
}
