/** Opens an application to those who have the right; the others are told which is missing and go home. Entering is logged once. */
import { type Application, accessErrors, applications, areas, type Permission, refusal, routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from './identity.ts'
import { useSession } from './use-session.ts'

export function ForApplication({ application }: { readonly application: Application }) {
  return <ForPage permission={application} id={applications[application].id} />
}

/** The same for a page of administration. */
export function ForArea({ area }: { readonly area: keyof typeof areas }) {
  const { permission, id } = areas[area]
  return <ForPage permission={permission} id={id} />
}

/** `id` is the identifier under which the accesses of the page are recorded. */
function ForPage({ permission, id }: { readonly permission: Permission; readonly id: number }) {
  const code = refusal(permission, useIdentity())
  return code ? <Refused text={accessErrors[code].testo} /> : <Entered id={id} />
}

function Refused({ text }: { readonly text: string }) {
  useEffect(() => toast.error(text), [text])
  return <Navigate to="/" replace />
}

function Entered({ id }: { readonly id: number }) {
  const { Username } = useIdentity()
  const { remove } = useSession()
  useQuery({
    queryKey: ['loguser', Username, id],
    staleTime: Infinity,
    queryFn: async () => {
      const welcome = await call(routes.loguser, { params: { a: Username, b: id } })
      if (!welcome) {
        toast.error("L'utente o lo studio non possono più entrare: la sessione è chiusa")
        await remove()
      }
      return welcome
    },
  })
  return <Outlet />
}
