/** The calculations in the folder of a client: the colleagues' to open, one's own to put in and take out. */
import { applications, type FiledItem, type Identity, refusal, routes } from '@bilancia/contract/api'
import { Box, Button, NativeSelect, OutlinedInput, Typography } from '@mui/material'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useBrand } from '../../design/brand.ts'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { dayOf } from '../records/day.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { toolName } from '../shell/tools.tsx'
import { pathOf } from '../simulator/document/address.ts'

const tools = Object.entries(applications).map(([name, tool]) => ({ ...tool, name: name as keyof typeof applications }))
const toolOf = (id: number) => tools.find((tool) => tool.id === id)
const keyOf = (id: number) => ['clients', 'cartella', id]

type Row = FiledItem & { readonly Id: number }

export function Folder({ client }: { readonly client: number }) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: keyOf(client),
    queryFn: ({ signal }) => call(routes.clientCalculations, { params: { id: client } }, { signal }),
    staleTime: 0,
  })
  const take = useMutation({
    mutationFn: (elaborazione: number) => call(routes.unfileCalculation, { params: { id: client, elaborazione } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(client) }),
    onError: ({ message }) => toast.error(message),
  })
  const columns: readonly Column<Row>[] = [
    { label: 'Elaborazione', opens: true, value: ({ NomeSimulazione }) => NomeSimulazione },
    { label: 'Strumento', value: ({ Applicazione }) => toolOf(Applicazione)?.nome },
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

/** A new document in the folder, in each tool that the user has. */
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

/** The choice of an own calculation that is not in the folder yet. */
function Add({ client, inside }: { readonly client: number; readonly inside: readonly FiledItem[] }) {
  const id = useId()
  const identity = useIdentity()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<number | null>(null)
  const lists = useQueries({
    queries: mineOf(identity).map(({ id: application, nome }) => ({
      queryKey: ['calculations', identity.Username, application],
      queryFn: async () => call(routes.calculations, { params: { province: identity.provinciaDefault, username: identity.Username, application } }),
      select: (items: readonly { readonly ID: number; readonly NomeSimulazione: string; readonly annoImposta: number | null }[]) =>
        items.map((item) => ({ id: item.ID, name: [nome, item.annoImposta, item.NomeSimulazione].filter(Boolean).join(' · ') })),
      staleTime: 0,
    })),
  })
  const own = lists.flatMap(({ data = [] }) => data).filter((one) => !inside.some(({ ID }) => ID === one.id))
  const put = useMutation({
    mutationFn: (ID: number) => call(routes.fileCalculation, { params: { id: client }, body: { ID } }),
    onSuccess: (items) => {
      queries.setQueryData(keyOf(client), items)
      setChosen(null)
    },
    onError: ({ message }) => toast.error(message),
  })
  if (own.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mt: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, maxWidth: 440 }}>
        <FieldFrame id={id} label="Una mia elaborazione">
          <NativeSelect
            input={<OutlinedInput size="small" />}
            fullWidth
            value={chosen ?? ''}
            inputProps={{ id }}
            onChange={({ target }) => setChosen(Number(target.value) || null)}
          >
            <option value="">Scegliere…</option>
            {own.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
      </Box>
      <Button variant="outlined" disabled={chosen === null || put.isPending} onClick={() => chosen !== null && put.mutate(chosen)}>
        Metti nella cartella
      </Button>
    </Box>
  )
}
