/** Opens a page of administration to those who have the right; the others are told so and go home. */
import { areas, errors, refusal } from '@bilancia/contract/api'
import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'

export function ForArea({ area }: { readonly area: keyof typeof areas }) {
  const code = refusal(areas[area].permission, useIdentity())
  return code ? <Refused text={errors[code].testo} /> : <Outlet />
}

function Refused({ text }: { readonly text: string }) {
  useEffect(() => toast.error(text), [text])
  return <Navigate to="/" replace />
}
