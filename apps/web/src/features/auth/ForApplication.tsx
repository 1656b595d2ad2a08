/**
 * Opens an application to users with the right. Other users get a message about the missing right and go to the home page.
 * Each access is logged once.
 */
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

/** The same for an administration page. */
export function ForArea({ area }: { readonly area: keyof typeof areas }) {
  const { permission, id } = areas[area]
  return <ForPage permission={permission} id={id} />
}

/** `id`: the identifier of the page in the access log. */
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
