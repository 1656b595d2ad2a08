/** What one should know before starting: a law that changed, a studio about to be disabled. */
import type { Identity } from '@bilancia/contract/api'
import { Alert, AlertTitle, Stack } from '@mui/material'
import { useIdentity } from '../auth/identity.ts'

export function Notices() {
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      {expiries(useIdentity(), new Date()).map((day) => (
        <Alert key={day} severity="warning">
          <AlertTitle>SCADENZA STUDIO</AlertTitle>
          {`Attenzione. Studio sarà disabilitato in data: ${day}`}
        </Alert>
      ))}
      <Alert severity="info">
        <AlertTitle>Aggiornamento IRPEF 2024</AlertTitle>
        Per il 2024 chi ha un reddito complessivo oltre 50.000 euro può dovere fino a 260 euro in più, per minori detrazioni (art. 2 D.Lgs. 216/2023).
      </Alert>
    </Stack>
  )
}

/** The days, as `dd/mm/yyyy`, from which studios of the user will be disabled. */
function expiries({ Role, Company, PrincipalAuth }: Identity, now: Date): readonly string[] {
  if (Role === 'SUPERADMIN' || Company?.IsFederated) return []
  const today = now.toLocaleDateString('sv-SE')
  const days = PrincipalAuth.flatMap(({ Agency: { Disabled } }) => (Disabled && today < Disabled ? [Disabled] : []))
  return [...new Set(days)].sort().map((day) => day.split('-').reverse().join('/'))
}
