/** The clients that wait to go from one studio to another: told to the administrators of both. */
import { refusal, routes } from '@bilancia/contract/api'
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { dayOf } from '../../design/day.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { TRANSFERS_PATH } from '../clients/kind.ts'

const TITLE = 'Passaggi di clienti in attesa'

/** Renders nothing when there are none. */
export function PendingTransfers() {
  const identity = useIdentity()
  const { data, error, refetch } = useQuery({
    queryKey: ['clients', 'passaggi'],
    queryFn: ({ signal }) => call(routes.clientTransfers, undefined, { signal }),
    enabled: refusal('clientiEliminazione', identity) === null,
    staleTime: 0,
  })
  if (!data)
    return (
      error && (
        <NotArrived title={TITLE} onRetry={refetch}>
          I passaggi in attesa non sono arrivati.
        </NotArrived>
      )
    )
  const waiting = data.filter(({ esito }) => esito === 'ATTESA')
  if (waiting.length === 0) return null
  return (
    <Section title={TITLE}>
      <List disablePadding>
        {waiting.map(({ id, nome, da, a, scade, puoRispondere }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={TRANSFERS_PATH}>
              <ListItemText primary={nome} secondary={`Da ${da} a ${a}, entro il ${dayOf(scade)}${puoRispondere ? ' · da accettare o rifiutare' : ''}`} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
