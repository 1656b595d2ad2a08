/** Decides whether a user may use the suite today. */
import type { ErrorCode, Identity } from '@bilancia/contract/api'

const romeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' })

/** The day in Italy, as `2026-11-21`. */
export const dayInRome = (moment: Date): string => romeDay.format(moment)

type Subject = Pick<Identity, 'Role' | 'Disabled'> & {
  readonly Company: Pick<NonNullable<Identity['Company']>, 'IsLocked'> | null
  readonly PrincipalAuth: readonly { readonly Agency: Pick<Identity['PrincipalAuth'][number]['Agency'], 'State' | 'Disabled'> }[]
}

/**
 * The code of the refusal, in the specification's order, or null. Of several studios the first linked counts. A SUPERADMIN needs no studio, so neither
 * studio nor company can lock out the person who repairs it. A studio in state D without a date counts as disabled at once. A locked company comes last:
 * the specification gives it no message.
 */
export function signInRefusal({ Role, Disabled, Company, PrincipalAuth }: Subject, today: string): ErrorCode | null {
  if (isReached(Disabled, today)) return 'UTENTE_DISABILITATO'
  if (Role === 'SUPERADMIN') return null
  const agency = PrincipalAuth[0]?.Agency
  if (!agency) return 'AGENZIA_MANCANTE'
  if (agency.State === 'S') return 'AGENZIA_SOSPESA'
  if (isReached(agency.Disabled, today) || (agency.State === 'D' && agency.Disabled === null)) return 'AGENZIA_DISABILITATA'
  return Company?.IsLocked ? 'COMPANY_BLOCCATA' : null
}

/** Whether the day of disabling has been reached. */
export const isReached = (date: string | null, today: string): boolean => date !== null && today >= date
