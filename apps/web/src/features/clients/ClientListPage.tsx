/** /clienti: the clients of the user's studios. The address contains the filters; more rows come on request. */
import { keysOf } from '@bilancia/contract'
import { type ClientFound, clientForm, filled, followedOnly, refusal, routes } from '@bilancia/contract/api'
import { Box, Button } from '@mui/material'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { call, callFile } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { AddIcon, ChangeIcon, DownloadIcon, FolderIcon, UploadIcon } from '../../design/icons.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { download } from '../records/download.ts'
import { Arrived } from '../records/list/Arrived.tsx'
import { type Filter, FilterBar } from '../records/list/FilterBar.tsx'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { usePageActions } from '../shell/page-actions.ts'
import { ChosenClients } from './ChosenClients.tsx'
import { FORMER_FOLLOWER, FollowerSelect, useFollowers } from './FollowerSelect.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { clientKind, TRANSFERS_PATH } from './kind.ts'

const { tipo, stato } = clientForm
const filters: readonly Filter[] = [
  { name: 'testo', label: 'Nome o codice' },
  { name: 'tipo', label: tipo.label, options: Object.values(tipo.options) },
  { name: 'stato', label: stato.label, options: Object.values(stato.options) },
  { name: 'etichetta', label: 'Etichetta' },
  {
    name: 'seguitoDa',
    label: clientForm.seguitoDa.label,
    control: ({ id, value, onChange }) => (
      <FollowerSelect id={id} value={Number(value) || null} onChange={(one) => onChange(one ? String(one) : '')} none="Tutti" />
    ),
  },
]

const orders = { recenti: 'Ultima modifica', ateco: clientForm.ateco.label, seguitoDa: clientForm.seguitoDa.label, stato: stato.label } as const
const order: Filter = { name: 'ordine', label: 'Ordina per', options: Object.values(orders), all: 'Nome' }

/** The choice with this name, or none. */
const keyOf = <K extends string>(options: Readonly<Record<K, string>>, name: string | null): K | null =>
  keysOf(options).find((key) => options[key] === name) ?? null

/** The filters in the address. */
const askedIn = (address: URLSearchParams) => ({
  ...{ testo: address.get('testo'), etichetta: address.get('etichetta'), seguitoDa: Number(address.get('seguitoDa')) || null },
  ...{ tipo: keyOf(tipo.options, address.get('tipo')), stato: keyOf(stato.options, address.get('stato')) },
})

export function ClientListPage() {
  const navigate = useNavigate()
  const identity = useIdentity()
  const { search } = useLocation()
  const [address, setAddress] = useSearchParams()
  const [importing, setImporting] = useState(false)
  const [choice, setChoice] = useState<{ readonly of: string; readonly chosen: ReadonlySet<number> }>({ of: '', chosen: new Set() })
  const { data: people } = useFollowers()
  const body = askedIn(address)
  const ordine = keyOf(orders, address.get('ordine')) ?? 'denominazione'
  const found = useInfiniteQuery({
    queryKey: [clientKind.name, 'list', body, ordine],
    queryFn: ({ signal, pageParam }) => call(routes.searchClients, { body: { ...body, ordine, cursore: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursore }) => cursore,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = found
  // Ticks count only for the search in sight, so that nobody changes clients that they do not see.
  const asked = JSON.stringify(body)
  const chosen: ReadonlySet<number> = choice.of === asked ? choice.chosen : new Set()
  const choose = (next: ReadonlySet<number>) => setChoice({ of: asked, chosen: next })
  const state = { list: search }
  const add = () => navigate(`${clientKind.detailPath}/0`, { state })
  usePageActions([
    { id: 'scadenze', label: 'Prossimi pagamenti', icon: <FolderIcon />, onClick: () => navigate('/scadenze') },
    {
      id: 'csv',
      label: 'Scarica CSV',
      icon: <DownloadIcon />,
      onClick: () => void callFile(routes.clientsCsv, { body }).then(download, (failure: Error) => toast.error(failure.message)),
    },
    ...(refusal('clientiEliminazione', identity) === null
      ? [{ id: 'passaggi', label: 'Passaggi', icon: <ChangeIcon />, onClick: () => void navigate(TRANSFERS_PATH) }]
      : []),
    { id: 'importa', label: 'Importa CSV', icon: <UploadIcon />, onClick: () => setImporting(true) },
    { id: 'aggiungi', label: 'Aggiungi', icon: <AddIcon />, main: true, onClick: add },
  ])

  const rows = data?.pages.flatMap(({ righe }) => righe.map((row) => ({ ...row, Id: row.id })))
  const values = Object.fromEntries(filters.map(({ name }) => [name, address.get(name) ?? '']))
  const filtering = Object.values(values).some((value) => value !== '')
  const columns: readonly Column<ClientFound & { readonly Id: number }>[] = [
    { label: 'Cliente', opens: true, value: ({ denominazione }) => denominazione },
    {
      label: clientForm.codiceFiscale.label,
      value: ({ codiceFiscale, codicePrecedente: prima }) => (prima ? `${codiceFiscale} (prima ${prima})` : codiceFiscale),
    },
    { label: clientForm.partitaIva.label, value: ({ partitaIva }) => partitaIva },
    { label: clientForm.comune.label, value: ({ comune }) => comune },
    {
      label: clientForm.seguitoDa.label,
      value: ({ seguitoDa }) => (people && seguitoDa !== null ? (people.find(({ id }) => id === seguitoDa)?.nome ?? FORMER_FOLLOWER) : ''),
    },
    { label: stato.label, value: (row) => stato.options[row.stato] },
    { label: clientForm.etichette.label, value: ({ etichette }) => etichette },
  ]
  return (
    <>
      <PrintedHead title="Clienti" landscape />
      <FilterBar
        filters={[...filters, order]}
        values={{ ...values, ordine: address.get('ordine') ?? '' }}
        onSearch={(next) => setAddress(Object.entries(next).filter(([, value]) => value !== ''))}
      />
      <Arrived of={found} failed={(status) => filled(clientKind.says.notRetrieved, { status })}>
        {rows?.length === 0 && !filtering ? (
          <EmptyState
            title={followedOnly(identity).length > 0 ? 'Ancora nessun cliente seguito: qui ci sono solo i propri' : 'Lo studio non ha ancora clienti'}
            action={<Button onClick={add}>Aggiungi il primo</Button>}
          >
            {`Molti insieme: con «Importa CSV»${refusal('importTelematico', identity) === null ? ', o dalle dichiarazioni con «Import telematico»' : ''}.`}
          </EmptyState>
        ) : (
          <>
            <ChosenClients chosen={chosen} shown={rows?.map(({ Id }) => Id) ?? []} onChoose={choose} />
            <RecordTable
              label="Clienti"
              choice={{ chosen, onChoose: choose, nameOf: ({ denominazione }) => denominazione, apart: ({ codiceFiscale }) => codiceFiscale }}
              columns={columns}
              rows={rows}
              pathOf={({ Id }) => `${clientKind.detailPath}/${Id}`}
              state={state}
              dimmed={isPlaceholderData}
            />
            {hasNextPage && (
              <Box sx={{ py: 2, textAlign: 'center' }}>
                <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
                  Mostra altri clienti
                </Button>
              </Box>
            )}
          </>
        )}
      </Arrived>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}
