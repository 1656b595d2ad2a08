/** The clients to look at this week. */
import { refusal, routes } from '@bilancia/contract/api'
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'

const TITLE = 'Da rivedere questa settimana'

/** Renders nothing when there are none. */
export function DueReminders() {
  const identity = useIdentity()
  const { data, error, refetch } = useQuery({
    queryKey: ['promemoria', identity.Id],
    queryFn: ({ signal }) => call(routes.dueReminders, undefined, { signal }),
    enabled: refusal('clienti', identity) === null,
    staleTime: 0,
  })
  if (!data)
    return (
      error && (
        <NotArrived title={TITLE} onRetry={refetch}>
          I promemoria di questa settimana non sono arrivati.
        </NotArrived>
      )
    )
  if (data.length === 0) return null
  return (
    <Section title={TITLE}>
      <List disablePadding>
        {data.map(({ id, cliente, nome, il, testo }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/cliente/${cliente}`} sx={{ overflowWrap: 'anywhere' }}>
              <ListItemText primary={nome} secondary={`${il.split('-').reverse().join('/')} · ${testo}`} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
