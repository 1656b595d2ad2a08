/** The calculations that this user saved last, in any simulator that can be opened. Each links to its own. */
import { type CalculationItem, routes } from '@bilancia/contract/api'
import { Button, List, ListItem, ListItemButton, ListItemText, Skeleton } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useBrand } from '../../design/brand.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { tools } from '../shell/tools.tsx'

const SHOWN = 5
const when = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' })

export function LastCalculations() {
  const identity = useIdentity()
  const { Username: username, provinciaDefault: province } = identity
  const open = tools(identity, useBrand()).filter((tool) => tool.closed === null)
  const asked = useQueries({
    queries: open.map(({ id: application }) => ({
      queryKey: ['calculations', username, application],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(routes.calculations, { params: { province, username, application } }, { signal }),
      staleTime: 0,
    })),
  })
  const [first] = open
  if (!first) return null
  const failed = asked.filter(({ error }) => error)
  const found = asked.flatMap(({ data }, at) => (data ?? []).map((item) => ({ item, path: open[at]?.path, name: open[at]?.name })))
  const last = found.sort((a, b) => b.item.TStamp.localeCompare(a.item.TStamp)).slice(0, SHOWN)
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <Section title="Ultime elaborazioni">
      {failed.length > 0 ? (
        <EmptyState title="Le elaborazioni salvate non sono arrivate" action={<Button onClick={retry}>Riprova</Button>}>
          {failed[0]?.error?.message}
        </EmptyState>
      ) : asked.some(({ data }) => !data) ? (
        <Skeleton variant="rounded" height={SHOWN * 56} />
      ) : last.length === 0 ? (
        <EmptyState
          title="Nessuna elaborazione salvata"
          action={
            <Button component={Link} to={first.path} variant="outlined">
              Nuova elaborazione
            </Button>
          }
        >
          Quelle salvate compaiono qui, dalla più recente.
        </EmptyState>
      ) : (
        <List disablePadding>
          {last.map(({ item, path, name }) => (
            <ListItem key={item.ID} disablePadding divider>
              <ListItemButton component={Link} to={`${path}/${item.ID}`}>
                <ListItemText primary={item.NomeSimulazione} secondary={[open.length > 1 && name, ...details(item)].filter(Boolean).join(' · ')} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  )
}

const details = ({ Identificativo, annoImposta, TStamp }: CalculationItem) => [
  Identificativo,
  annoImposta && `anno ${annoImposta}`,
  `salvata il ${when.format(new Date(TStamp))}`,
]
