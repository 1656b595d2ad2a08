/** The calculations in the folder of a client. Users can open all of them, and add or remove their own. */
import { keysOf } from '@bilancia/contract'
import { applications, type FiledItem, type FoundCalculation, type Identity, refusal, routes } from '@bilancia/contract/api'
import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { keepNewest } from '../../api/newest.ts'
import { useBrand } from '../../design/brand.tsx'
import { onlyOnScreen } from '../../design/DialogOnPaper.tsx'
import { dayOf } from '../../design/day.ts'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { IDLE_MS, useSettled } from '../../design/useSettled.ts'
import { useIdentity } from '../auth/identity.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { toolName, toolNameOf } from '../shell/tools.tsx'
import { useFound } from '../simulator/archive/useFound.ts'
import { pathOf } from '../simulator/document/address.ts'

const tools = keysOf(applications).map((name) => ({ ...applications[name], name }))
const keyOf = (id: number) => ['clients', 'cartella', id]

type Row = FiledItem & { readonly Id: number }

export function Folder({ client }: { readonly client: number }) {
  const queries = useQueryClient()
  const identity = useIdentity()
  const brand = useBrand()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(client),
    queryFn: ({ signal }) => call(routes.clientCalculations, { params: { id: client } }, { signal }),
    staleTime: 0,
  })
  const take = useMutation({
    mutationFn: (elaborazione: number) => call(routes.unfileCalculation, { params: { id: client, elaborazione } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(client) }),
    onError: ({ message }) => toast.error(message),
  })
  const columns: readonly Column<Row>[] = [
    { label: 'Elaborazione', opens: true, value: ({ NomeSimulazione }) => NomeSimulazione },
    { label: 'Strumento', value: ({ Applicazione }) => toolNameOf(Applicazione, identity, brand) },
    { label: 'Anno', value: ({ annoImposta }) => annoImposta },
    { label: 'Di', value: ({ Autore, Mia }) => (Mia ? `${Autore} (mia)` : Autore) },
    { label: 'Salvata il', value: ({ TStamp }) => dayOf(TStamp) },
    {
      label: 'Togli',
      quiet: true,
      value: ({ Mia, ID, NomeSimulazione }) =>
        Mia && (
          <Button
            size="small"
            aria-label={`Togli ${NomeSimulazione} dalla cartella`}
            disabled={take.isPending}
            onClick={(event) => {
              event.stopPropagation()
              take.mutate(ID)
            }}
          >
            Togli
          </Button>
        ),
    },
  ]
  return (
    <Section title="Elaborazioni">
      {!data && error && <NotArrived onRetry={refetch}>Le elaborazioni della cartella non sono arrivate.</NotArrived>}
      {data?.length === 0 && <Typography sx={{ mb: 2 }}>La cartella è vuota: ciò che vi si mette lo aprono i colleghi dello studio.</Typography>}
      {data && data.length > 0 && (
        <RecordTable
          label="Elaborazioni del cliente"
          columns={columns}
          rows={data.map((item) => ({ ...item, Id: item.ID }))}
          pathOf={({ Applicazione, ID }) => pathOf(Applicazione, ID)}
        />
      )}
      {data && <New client={client} />}
      {data && <Add client={client} inside={data} />}
    </Section>
  )
}

const mineOf = (identity: Identity) => tools.filter(({ name }) => refusal(name, identity) === null)

/** Buttons that make a new document in the folder, one for each tool that the user has. */
function New({ client }: { readonly client: number }) {
  const navigate = useNavigate()
  const identity = useIdentity()
  const brand = useBrand()
  const make = useMutation({
    mutationFn: (Applicazione: number) => call(routes.insertDocument, { body: { Applicazione, Cliente: client } }),
    onSuccess: ({ Applicazione, ID }) => navigate(pathOf(Applicazione, ID)),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {mineOf(identity).map(({ id, name }) => (
        <Button key={id} variant="contained" disabled={make.isPending} onClick={() => make.mutate(id)}>
          Nuova in {toolName(name, identity, brand)}
        </Button>
      ))}
    </Box>
  )
}

/** Adds one of the user's calculations that is not in the folder yet. The server searches for it. */
function Add({ client, inside }: { readonly client: number; readonly inside: readonly FiledItem[] }) {
  const id = useId()
  const queries = useQueryClient()
  const identity = useIdentity()
  const brand = useBrand()
  const optionOf = ({ ID, Applicazione, annoImposta, NomeSimulazione }: FoundCalculation): Option => ({
    id: ID,
    name: [toolNameOf(Applicazione, identity, brand), annoImposta, NomeSimulazione].filter(Boolean).join(' · '),
  })
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const settled = useSettled(text, IDLE_MS)
  const { data } = useFound(null, settled === chosen?.name ? '' : settled)
  const found = (data?.pages.flatMap(({ righe }) => righe) ?? []).filter((one) => !inside.some(({ ID }) => ID === one.ID)).map(optionOf)
  const put = useMutation({
    mutationFn: (ID: number) => call(routes.fileCalculation, { params: { id: client }, body: { ID } }),
    onSuccess: async (items) => {
      await keepNewest(queries, keyOf(client), items)
      setChosen(null)
      setText('')
    },
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Box sx={{ ...onlyOnScreen, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mt: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, maxWidth: 440 }}>
        <FieldFrame id={id} label="Una mia elaborazione">
          <Autocomplete
            id={id}
            size="small"
            options={found}
            filterOptions={(all) => all}
            value={chosen}
            inputValue={text}
            onInputChange={(_, typed) => setText(typed)}
            onChange={(_, option) => setChosen(option)}
            getOptionKey={(option) => option.id}
            getOptionLabel={(option) => option.name}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            noOptionsText={data ? 'Nessuna elaborazione trovata' : 'Cerco…'}
            renderInput={(params) => (
              <TextField
                {...params}
                placeholder="Nome, cliente o anno"
                slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength: 200 } }}
              />
            )}
          />
        </FieldFrame>
      </Box>
      <Button variant="outlined" disabled={chosen === null || put.isPending} onClick={() => chosen !== null && put.mutate(chosen.id)}>
        Metti nella cartella
      </Button>
    </Box>
  )
}

type Option = { readonly id: number; readonly name: string }
