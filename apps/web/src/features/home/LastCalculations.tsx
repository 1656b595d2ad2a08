/** The calculations of this user that were changed last, in any simulator that can be opened. Each links to its own. */
import { LAST_SHOWN, type LastCalculation, routes } from '@bilancia/contract/api'
import { Button, List, ListItem, ListItemButton, ListItemText, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useBrand } from '../../design/brand.tsx'
import { momentOf } from '../../design/day.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { Arrived } from '../records/list/Arrived.tsx'
import { tools } from '../shell/tools.tsx'

export function LastCalculations() {
  const identity = useIdentity()
  const { Username: username } = identity
  const open = tools(identity, useBrand()).filter((tool) => tool.closed === null)
  const [first] = open
  const saved = useQuery({
    queryKey: ['calculations', username, 'last'],
    queryFn: ({ signal }) => call(routes.lastCalculations, {}, { signal }),
    enabled: first !== undefined,
    staleTime: 0,
  })
  if (!first) return null
  const { data } = saved
  const last = (data ?? []).flatMap((item) => {
    const tool = open.find(({ id }) => id === item.Applicazione)
    return tool ? [{ item, path: tool.path, name: tool.name }] : []
  })
  return (
    <Section title="Ultime elaborazioni">
      <Arrived of={saved} failed={(reason) => `Le elaborazioni salvate non sono arrivate: ${reason}`}>
        {!data ? (
          <Skeleton variant="rounded" height={LAST_SHOWN * 56} />
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
      </Arrived>
    </Section>
  )
}

const details = ({ Identificativo, annoImposta, TStamp, Modifica }: LastCalculation) => [
  Identificativo,
  annoImposta && `anno ${annoImposta}`,
  `${Modifica === TStamp ? 'salvata' : 'modificata'} il ${momentOf(Modifica)}`,
]
