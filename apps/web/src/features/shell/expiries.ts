/** The dates on which studios of the signed-in user will be disabled. */
import type { Role } from '@bilancia/contract/api'

type Subject = {
  readonly Role: Role
  readonly Company: { readonly IsFederated: boolean } | null
  readonly PrincipalAuth: readonly { readonly Agency: { readonly Disabled: string | null } }[]
}

/** The future dates as `dd/mm/yyyy`, the nearest first; empty for roles without studios. */
export function expiries({ Role, Company, PrincipalAuth }: Subject, now: Date): readonly string[] {
  if (Role === 'SUPERADMIN' || Company?.IsFederated) return []
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const days = PrincipalAuth.flatMap(({ Agency: { Disabled } }) => (Disabled && today < Disabled ? [Disabled] : []))
  return [...new Set(days)].sort().map((day) => day.split('-').reverse().join('/'))
}
