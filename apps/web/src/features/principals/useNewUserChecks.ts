/** Checks of a new user beyond the form: a name that is already taken, a studio without free licences, no studio. */
import { errors, type FieldError, principalAuthForm, principalForm, routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useAgencies } from '../agencies/AgencyPicker.tsx'
import type { PrincipalDraft } from './kind.ts'

const studio = (testo: string): FieldError => ({ campo: 'AgencyId', etichetta: principalAuthForm.AgencyId.label, testo })

export function useNewUserChecks(isNew: boolean, ownAgency: number | null) {
  const [agencyId, setAgencyId] = useState(ownAgency)
  const [asked, setAsked] = useState('')
  const wanted = isNew && agencyId !== null
  const allowed = useAgencies({ Id: agencyId }, wanted).data?.[0]?.PrincipalCounter
  const { data: active } = useQuery({
    queryKey: ['license', 'studio', agencyId],
    queryFn: ({ signal }) => call(routes.activeUsers, { params: { agencyId: agencyId ?? 0 } }, { signal }),
    enabled: wanted,
    staleTime: 0,
  })
  const { data: taken = false } = useQuery({
    queryKey: ['principals', 'exists', asked],
    queryFn: ({ signal }) => call(routes.usernameExists, { params: { name: asked } }, { signal }),
    enabled: isNew && asked !== '',
    staleTime: 0,
  })
  const counted = wanted && allowed !== undefined && active !== undefined

  const found = (values: PrincipalDraft): readonly FieldError[] => [
    ...(taken && values.Username?.trim() === asked
      ? [{ campo: 'Username', etichetta: principalForm.Username.label, testo: errors.USERNAME_PRESENTE.testo }]
      : []),
    ...(counted && values.Disabled === null && values.AgencyId === agencyId && active >= allowed ? [studio(errors.LICENZE_ESAURITE.testo)] : []),
    // Only a SUPERADMIN can sign in without a studio.
    ...(values.Role !== null && values.Role !== 'SUPERADMIN' && values.AgencyId === null ? [studio(errors.STUDIO_MANCANTE.testo)] : []),
  ]
  return {
    found: isNew ? found : undefined,
    /** `choose` takes the chosen studio; `ask` takes the username when it is complete. */
    choose: setAgencyId,
    ask: (username: string | null) => setAsked(username?.trim() ?? ''),
    licences: counted ? `Utenti attivi: ${active} di ${allowed} ammessi.` : undefined,
  }
}
