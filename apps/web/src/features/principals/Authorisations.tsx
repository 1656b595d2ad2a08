/** 'Autorizzazioni': the studios of a user. ADMIN and SUPERADMIN can add one; only a SUPERADMIN can change or remove one. */
import { handOn, notices, type PrincipalAuthRecord, type PrincipalRecord, principalAuthForm, refusal, routes } from '@bilancia/contract/api'
import { Box, Button, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { AddIcon, DeleteIcon, EditIcon } from '../../design/icons.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Arrived } from '../records/list/Arrived.tsx'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'
import { principalKind } from './kind.ts'

type Asking = { readonly what: 'add' } | { readonly what: 'edit' | 'delete'; readonly link: PrincipalAuthRecord } | null

export function Authorisations({ user }: { readonly user: PrincipalRecord }) {
  const identity = useIdentity()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<Asking>(null)
  const studios = useQuery({
    queryKey: [principalKind.name, 'studios', user.Id],
    queryFn: ({ signal }) => call(routes.searchPrincipalAuth, { body: { PrincipalId: user.Id } }, { signal }),
    staleTime: 0,
  })
  const changed = () => {
    setAsking(null)
    void queries.invalidateQueries({ predicate: ({ queryKey: [of, what] }) => of === 'license' || (of === principalKind.name && what !== 'record') })
  }
  const remove = useMutation({
    mutationFn: (id: number) => call(routes.deletePrincipalAuth, { body: id }),
    onSuccess: changed,
    onError: (failure) => toast.error(failure.message),
  })
  const save = useMutation({
    mutationFn: (body: { readonly Id: number; readonly AgencyId: number }) => call(routes.savePrincipalAuth, { body: { ...body, PrincipalId: user.Id } }),
    onSuccess: changed,
  })
  const commanded = user.ClosedAt === null && handOn(identity, user) === 'tutto'
  const mayAdd = commanded && user.CompanyId !== null && refusal('autorizzazioniAggiunta', identity) === null
  const mayEdit = commanded && refusal('autorizzazioniModifica', identity) === null
  const ask = (next: Asking) => {
    save.reset()
    setAsking(next)
  }

  const columns: Column<PrincipalAuthRecord>[] = [
    { label: 'Id', value: ({ Id }) => Id },
    { label: 'Studio', value: ({ Agency }) => Agency.Name },
    {
      label: 'AZIONI',
      value: (link) =>
        mayEdit ? (
          <Box sx={{ my: -0.5, whiteSpace: 'nowrap' }}>
            <IconButton size="small" aria-label={`Modifica ${link.Agency.Name}`} onClick={() => ask({ what: 'edit', link })}>
              <EditIcon fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={`Elimina ${link.Agency.Name}`} onClick={() => ask({ what: 'delete', link })}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ) : null,
    },
  ]
  return (
    <Section
      title="Autorizzazioni"
      aside={
        mayAdd && (
          <Button size="small" startIcon={<AddIcon />} aria-label="Aggiungi autorizzazione" onClick={() => ask({ what: 'add' })}>
            Aggiungi
          </Button>
        )
      }
    >
      <Arrived of={studios}>
        <RecordTable label="Autorizzazioni" columns={columns} rows={studios.data} />
      </Arrived>
      {(asking?.what === 'add' || asking?.what === 'edit') && (
        <AuthorisationDialog
          companyId={user.CompanyId}
          link={asking.what === 'edit' ? asking.link : null}
          error={save.error && `${notices.SALVATAGGIO_AUTORIZZAZIONE}: ${save.error.message}`}
          pending={save.isPending}
          onSave={(AgencyId) => save.mutate({ Id: asking.what === 'edit' ? asking.link.Id : 0, AgencyId })}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title="Elimina autorizzazione"
        confirm="Elimina"
        danger
        onConfirm={() => asking?.what === 'delete' && remove.mutate(asking.link.Id)}
        onClose={() => setAsking(null)}
      >
        {asking?.what === 'delete' && `L'utente non potrà più entrare per ${asking.link.Agency.Name}. Eliminare l'autorizzazione?`}
      </ConfirmDialog>
    </Section>
  )
}

type Props = {
  readonly companyId: number | null
  /** The authorisation to change; null to add one. */
  readonly link: PrincipalAuthRecord | null
  readonly error: string | null
  readonly pending: boolean
  readonly onSave: (agencyId: number) => void
  readonly onClose: () => void
}

/** The authorisation of a user for one studio of the user's company. */
function AuthorisationDialog({ companyId, link, error, pending, onSave, onClose }: Props) {
  const heading = useId()
  const id = useId()
  const [agencyId, setAgencyId] = useState(link?.AgencyId ?? null)
  const [tried, setTried] = useState(false)
  const said = error ?? (tried && agencyId === null ? principalAuthForm.AgencyId.required : null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (agencyId !== null) onSave(agencyId)
  }
  return (
    <FormDialog onClose={onClose} chosen={agencyId !== (link?.AgencyId ?? null)} aria-labelledby={heading} maxWidth="xs">
      <form onSubmit={save} noValidate>
        <DialogTitle id={heading}>{link ? 'Modifica autorizzazione' : 'Aggiungi autorizzazione'}</DialogTitle>
        <DialogContent>
          <FieldFrame id={id} label={principalAuthForm.AgencyId.label} messages={said ? [{ id: said, gravita: 'ERRORE', campo: 'AgencyId', testo: said }] : []}>
            <AgencyPicker
              id={id}
              value={agencyId}
              companyId={companyId}
              onChange={setAgencyId}
              invalid={said !== null}
              describedBy={said ? notesId(id) : undefined}
            />
          </FieldFrame>
        </DialogContent>
        <FormActions confirm="Salva" disabled={pending} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
