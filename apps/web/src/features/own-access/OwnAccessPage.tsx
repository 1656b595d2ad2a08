/** 'Il mio accesso': password, second factor, passkeys and sessions of the signed-in user. */
import { Alert, Typography } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { ExportOwnData } from '../data/ExportData.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './Password.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'
import { useOwnAccess } from './useOwnAccess.ts'

export function OwnAccessPage() {
  const { Username, Name, Surname, Role } = useIdentity()
  const { data, error } = useOwnAccess()
  return (
    <>
      <PageHead title="Il mio accesso">
        <Typography color="textSecondary">{`${Name} ${Surname} · ${Username} · ${Role}`}</Typography>
      </PageHead>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.External && <Alert severity="info">Password, secondo fattore e sessioni si cambiano presso il fornitore di identità con cui si accede.</Alert>}
      {data && !data.External && (
        <>
          <Section title="Password">
            <PasswordForm />
          </Section>
          <Section title="Secondo fattore">
            <SecondFactor {...data.SecondFactor} />
          </Section>
          <Section title="Passkey">
            <Passkeys {...data} />
          </Section>
          <Section title="Sessioni aperte">
            <Sessions sessions={data.Sessions} />
          </Section>
        </>
      )}
      {data && <ExportOwnData />}
    </>
  )
}
