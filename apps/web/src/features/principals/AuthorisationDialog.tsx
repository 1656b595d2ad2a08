/** The authorisation of a user for one studio of the user's company. */
import { type PrincipalAuthRecord, principalAuthForm } from '@bilancia/contract/api'
import { DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { FormActions, FormDialog } from '../../design/FormDialog.tsx'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'

type Props = {
  readonly companyId: number | null
  /** The authorisation to change; null to add one. */
  readonly link: PrincipalAuthRecord | null
  readonly error: string | null
  readonly pending: boolean
  readonly onSave: (agencyId: number) => void
  readonly onClose: () => void
}

export function AuthorisationDialog({ companyId, link, error, pending, onSave, onClose }: Props) {
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
