/** /clienti/passaggi: the clients that go from one studio of the company to another, those that wait for an answer and the outcome of the others. */
import { accessErrors, type ClientTransfer, filled, refusal, routes } from '@bilancia/contract/api'
import { Button, Link as MuiLink } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { dayOf } from '../../design/day.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { BackIcon } from '../../design/icons.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { Missing } from '../records/detail/DetailPage.tsx'
import { Arrived } from '../records/list/Arrived.tsx'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { usePageActions } from '../shell/page-actions.ts'
import { clientKind } from './kind.ts'

type Row = ClientTransfer & { readonly Id: number }
type Outcome = 'ACCETTATO' | 'RIFIUTATO' | 'RITIRATO'

const states = { ATTESA: 'In attesa', ACCETTATO: 'Accettato', RIFIUTATO: 'Rifiutato', RITIRATO: 'Ritirato', SCADUTO: 'Scaduto' } as const
const acts: Readonly<Record<Outcome, { readonly verb: string; readonly says: string }>> = {
  ACCETTATO: { verb: 'Accetta', says: 'Il cliente passa al vostro studio con la cartella: elaborazioni, consegne, promemoria e dichiarazioni.' },
  RIFIUTATO: { verb: 'Rifiuta', says: 'Il cliente resta allo studio che lo ha proposto.' },
  RITIRATO: { verb: 'Ritira', says: "Il cliente resta qui, e l'altro studio non può più accettarlo." },
}

function stateOf({ esito, scade, esitoIl, esitoDa }: ClientTransfer): string {
  if (esito === 'ATTESA') return `${states[esito]}, fino al ${dayOf(scade)}`
  if (esito === 'SCADUTO') return `${states[esito]} il ${dayOf(scade)}`
  return `${states[esito]} il ${dayOf(esitoIl)}${esitoDa ? ` da ${esitoDa}` : ''}`
}

export function TransfersPage() {
  const code = refusal('clientiEliminazione', useIdentity())
  return code ? <Missing text={accessErrors[code].testo} to="/" /> : <Transfers />
}

function Transfers() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  usePageActions([{ id: 'indietro', label: 'Indietro', icon: <BackIcon />, onClick: () => void navigate(clientKind.listPath) }])
  const [asked, setAsked] = useState<{ readonly row: ClientTransfer; readonly outcome: Outcome } | null>(null)
  const transfers = useQuery({
    queryKey: ['clients', 'passaggi'],
    queryFn: ({ signal }) => call(routes.clientTransfers, undefined, { signal }),
    staleTime: 0,
  })
  const { data } = transfers
  const answer = useMutation({
    mutationFn: ({ row, outcome }: { readonly row: ClientTransfer; readonly outcome: Outcome }) =>
      call(routes.answerTransfer, { params: { id: row.id }, body: { esito: outcome } }),
    onSuccess: ({ nome, esito }) => toast.success(`Passaggio di ${nome}: ${states[esito].toLowerCase()}`),
    onError: ({ message }) => toast.error(message),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['clients'] }),
  })
  const act = (row: Row, outcome: Outcome) => (
    <Button
      key={outcome}
      size="small"
      variant={outcome === 'ACCETTATO' ? 'contained' : 'text'}
      aria-label={`${acts[outcome].verb} il passaggio di ${row.nome}`}
      onClick={() => setAsked({ row, outcome })}
    >
      {acts[outcome].verb}
    </Button>
  )
  const columns: readonly Column<Row>[] = [
    {
      label: 'Cliente',
      value: ({ cliente, nome }) =>
        cliente === null ? (
          nome
        ) : (
          <MuiLink component={Link} to={`${clientKind.detailPath}/${cliente}`}>
            {nome}
          </MuiLink>
        ),
    },
    { label: 'Codice Fiscale', value: ({ codiceFiscale }) => codiceFiscale },
    { label: 'Da', value: ({ da }) => da },
    { label: 'A', value: ({ a }) => a },
    { label: 'Chiesto', value: ({ chiestoIl, chiestoDa }) => `il ${dayOf(chiestoIl)} da ${chiestoDa || '—'}` },
    { label: 'Stato', value: stateOf },
    {
      label: 'Risposta',
      quiet: true,
      value: (row) => [...(row.puoRispondere ? [act(row, 'ACCETTATO'), act(row, 'RIFIUTATO')] : []), ...(row.puoRitirare ? [act(row, 'RITIRATO')] : [])],
    },
  ]
  return (
    <>
      <PrintedHead title="Passaggi di clienti" landscape />
      <Arrived of={transfers} failed={(status) => filled(clientKind.says.notRetrieved, { status })}>
        {data?.length === 0 ? (
          <EmptyState title="Nessun passaggio tra gli studi: si chiede dalla pagina di un cliente" />
        ) : (
          <RecordTable label="Passaggi di clienti" columns={columns} rows={data?.map((row) => ({ ...row, Id: row.id }))} />
        )}
      </Arrived>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `${acts[asked.outcome].verb} il passaggio di ${asked.row.nome}` : ''}
        confirm={asked ? acts[asked.outcome].verb : ''}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) answer.mutate(asked)
          setAsked(null)
        }}
      >
        {asked && acts[asked.outcome].says}
      </ConfirmDialog>
    </>
  )
}
