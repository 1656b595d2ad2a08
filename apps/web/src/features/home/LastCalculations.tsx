/** The last calculations this user has saved; each opens its simulator. */
import { applications, routes } from '@bilancia/contract/api'
import { Button, List, ListItem, ListItemButton, ListItemText, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { tools } from '../shell/tools.tsx'

const SHOWN = 5
const when = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const { id: application, path } = applications.forfetari

export function LastCalculations() {
  const identity = useIdentity()
  const { Username: username, provinciaDefault: province } = identity
  const open = tools(identity).some((tool) => tool.id === application && tool.closed === null)
  const { data, error, refetch } = useQuery({
    queryKey: ['calculations', username, application],
    queryFn: ({ signal }) => call(routes.calculations, { params: { province, username, application } }, { signal }),
    enabled: open,
    staleTime: 0,
  })
  if (!open) return null
  return (
    <Section title="Ultime elaborazioni">
      {error ? (
        <EmptyState title="Le elaborazioni salvate non sono arrivate" action={<Button onClick={() => refetch()}>Riprova</Button>}>
          {error.message}
        </EmptyState>
      ) : !data ? (
        <Skeleton variant="rounded" height={SHOWN * 56} />
      ) : data.length === 0 ? (
        <EmptyState
          title="Nessuna elaborazione salvata"
          action={
            <Button component={Link} to={path} variant="outlined">
              Nuova elaborazione
            </Button>
          }
        >
          Quelle salvate compaiono qui, dalla più recente.
        </EmptyState>
      ) : (
        <List disablePadding>
          {data.slice(0, SHOWN).map(({ ID, NomeSimulazione, Identificativo, annoImposta, TStamp }) => (
            <ListItem key={ID} disablePadding divider>
              <ListItemButton component={Link} to={`${path}?elaborazione=${ID}`}>
                <ListItemText
                  primary={NomeSimulazione}
                  secondary={[Identificativo, annoImposta && `anno ${annoImposta}`, `salvata il ${when.format(new Date(TStamp))}`].filter(Boolean).join(' · ')}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  )
}
