/** The history of a client: advice, reminders, and everything that happened in order of time. */
import { type AdviceItem, type HistoryLine, outcomeNames, type Reminder, routes } from '@bilancia/contract/api'
import { Box, Button, Checkbox, FormControlLabel, Link as MuiLink, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { onlyOnScreen } from '../../design/DialogOnPaper.tsx'
import { dayOf, shownDay } from '../../design/day.ts'
import { later } from '../../design/later.tsx'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { askAtUnload } from '../../design/unload.ts'
import { unsent } from '../../design/unsent.ts'
import { useIdentity } from '../auth/identity.ts'
import { leftUnder, useKept } from '../records/detail/kept.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { pathOf } from '../simulator/document/address.ts'
import { isReminder, ReminderFields, type TypedReminder } from './ReminderFields.tsx'

const AdviceDialog = later(async () => (await import('./AdviceDialog.tsx')).AdviceDialog)
const ReminderDialog = later(async () => (await import('./ReminderDialog.tsx')).ReminderDialog)
const historyKey = (client: number) => ['clients', 'storia', client]

export function History({ client }: { readonly client: number }) {
  const [shown, setShown] = useState<number | null>(null)
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: historyKey(client) })
  const { data, error, refetch } = useQuery({
    queryKey: historyKey(client),
    queryFn: ({ signal }) => call(routes.clientHistory, { params: { id: client } }, { signal }),
    staleTime: 0,
  })
  if (!data) return error && <NotArrived onRetry={refetch}>Consegne, promemoria e storia non sono arrivati.</NotArrived>
  return (
    <>
      <Section title="Consegne">
        {data.consegne.length === 0 ? (
          <Typography>Nessuna consegna: da un'elaborazione della cartella, «Consegna» la sigilla com'è.</Typography>
        ) : (
          <Delivered items={data.consegne} onOpen={setShown} />
        )}
      </Section>
      <Section title="Promemoria" ofActions={data.promemoria.length === 0}>
        <Reminders client={client} items={data.promemoria} newest={async () => (await refetch()).data?.promemoria ?? []} />
      </Section>
      <Section title="Storia">
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.righe.map((line) => (
            <Line key={`${line.il} ${line.tipo} ${line.testo}`} line={line} onOpen={setShown} />
          ))}
        </Box>
      </Section>
      <Suspense fallback={null}>{shown !== null && <AdviceDialog id={shown} onDecided={refresh} onClose={() => setShown(null)} />}</Suspense>
    </>
  )
}

function Line({ line: { il, tipo, testo, di, id, Applicazione }, onOpen }: { readonly line: HistoryLine; readonly onOpen: (id: number) => void }) {
  const what =
    id === null ? (
      testo
    ) : tipo === 'ELABORAZIONE' && Applicazione !== null ? (
      <MuiLink component={Link} to={pathOf(Applicazione, id)}>
        {testo}
      </MuiLink>
    ) : (
      <MuiLink component="button" type="button" onClick={() => onOpen(id)} sx={{ verticalAlign: 'baseline', textAlign: 'left' }}>
        {testo}
      </MuiLink>
    )
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 1, py: 0.5, overflowWrap: 'anywhere' }}>
      <time dateTime={il}>{dayOf(il)}</time>
      <span>
        {what}
        {di && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${di}`}
          </Typography>
        )}
      </span>
    </Box>
  )
}

function Delivered({ items, onOpen }: { readonly items: readonly AdviceItem[]; readonly onOpen: (id: number) => void }) {
  const columns: readonly Column<AdviceItem & { readonly Id: number }>[] = [
    {
      label: 'Consegna',
      value: ({ id, titolo }) => (
        <MuiLink component="button" type="button" onClick={() => onOpen(id)} sx={{ textAlign: 'left' }}>
          {titolo}
        </MuiLink>
      ),
    },
    { label: 'Anno', value: ({ annoImposta }) => annoImposta },
    { label: 'Il', value: ({ il }) => dayOf(il) },
    { label: 'Di', value: ({ di }) => di },
    { label: 'Esito', value: ({ esito }) => outcomeNames[esito] },
  ]
  return <RecordTable label="Consegne al cliente" columns={columns} rows={items.map((item) => ({ ...item, Id: item.id }))} />
}

const textOf = ({ il, testo }: Reminder) => `${shownDay(il)} · ${testo}`

type RemindersProps = { readonly client: number; readonly items: readonly Reminder[]; readonly newest: () => Promise<readonly Reminder[]> }

function Reminders({ client, items, newest }: RemindersProps) {
  const [asked, setAsked] = useState<{ readonly to: 'modificare' | 'eliminare'; readonly one: Reminder } | null>(null)
  const done = () => setAsked(null)
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: historyKey(client) })
  const onError = ({ message }: Error) => toast.error(message)
  const close = useMutation({
    mutationFn: ({ id, fatto }: { readonly id: number; readonly fatto: boolean }) =>
      call(routes.closeReminder, { params: { id: client, promemoria: id }, body: { fatto } }),
    onSuccess,
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ id, il, testo }: Reminder) => call(routes.deleteReminder, { params: { id: client, promemoria: id }, body: { prima: { il, testo } } }),
    onSuccess,
    onError: (refused) => {
      onError(refused)
      // It may be another by now. Without a network nobody waits for that.
      void onSuccess()
    },
  })
  const name = `${useIdentity().Id} reminder ${client}`
  const [left] = useState(() => leftUnder<TypedReminder>(name)?.values)
  const [il, setIl] = useState(left?.il ?? '')
  const [testo, setTesto] = useState(left?.testo ?? '')
  const typed = il !== '' || testo.trim() !== ''
  useKept(name, { stored: {}, values: { il, testo }, typed })
  useEffect(() => (typed ? askAtUnload(() => true) : undefined), [typed])
  const add = useMutation({
    mutationFn: (body: TypedReminder) => call(routes.insertReminder, { params: { id: client }, body }),
    onSuccess: (_, sent) => {
      setTesto(unsent(sent.testo))
      setIl(unsent(sent.il))
      return onSuccess()
    },
    onError,
  })
  const ready = isReminder({ il, testo }) && !add.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) add.mutate({ il, testo })
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, overflowWrap: 'anywhere' }}>
        {items.map((one) => {
          const { id, fattoIl, fattoDi } = one
          return (
            <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={close.isPending && close.variables.id === id ? close.variables.fatto : fattoIl !== null}
                    disabled={close.isPending}
                    onChange={({ target }) => close.mutate({ id, fatto: target.checked })}
                  />
                }
                label={`${textOf(one)}${fattoIl ? ` (fatto il ${dayOf(fattoIl)} da ${fattoDi ?? '—'})` : ''}`}
              />
              {/* On a phone both go to the next line. */}
              <Box>
                <Button
                  size="small"
                  aria-label={`Modifica ${textOf(one)}`}
                  onMouseEnter={ReminderDialog.soon}
                  onClick={() => setAsked({ to: 'modificare', one })}
                >
                  Modifica
                </Button>
                <Button size="small" aria-label={`Elimina ${textOf(one)}`} disabled={remove.isPending} onClick={() => setAsked({ to: 'eliminare', one })}>
                  Elimina
                </Button>
              </Box>
            </Box>
          )
        })}
      </Box>
      <Box component="form" onSubmit={submit} sx={{ ...onlyOnScreen, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <ReminderFields il={il} testo={testo} onDay={setIl} onText={setTesto} />
        <Button type="submit" variant="outlined" disabled={!ready}>
          Aggiungi promemoria
        </Button>
      </Box>
      <ConfirmDialog
        open={asked?.to === 'eliminare'}
        title="Eliminare il promemoria?"
        confirm="Elimina"
        danger
        onClose={done}
        onConfirm={() => {
          if (asked) remove.mutate(asked.one)
          done()
        }}
      >
        {asked && textOf(asked.one)}
      </ConfirmDialog>
      <Suspense fallback={null}>
        {asked?.to === 'modificare' && (
          <ReminderDialog
            client={client}
            reminder={asked.one}
            newest={async () => (await newest()).find(({ id }) => id === asked.one.id)}
            onClose={done}
            onSaved={() => {
              done()
              void onSuccess()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
