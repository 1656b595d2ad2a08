/** Tab 2, 'Regime normale - liquidazione IRPEF': owner and collaborators on the ordinary side, read only. */
import { iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import { getPath } from '../simulator/path.ts'
import { groupsAt } from '../simulator/results/Panel.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useHolds, useSimulation } from '../simulator/store.ts'
import { ToFill } from '../simulator/ToFill.tsx'
import { CollaboratoreAssente } from './CollaboratoreAssente.tsx'
import { gruppiDi, Panel, useResult } from './results.ts'

const { condizioni, pannelliIrpef } = iforfettari
const gruppi = gruppiDi('irpefImprenditore')

type Person = keyof typeof pannelliIrpef

/** The three blocks; the second collaborator's only if it has a name. */
export function NormaleTab() {
  const owner = useSimulation(({ values }) => String(getPath(values, 'nomeCognome') ?? '').trim())
  const profession = useSimulation(({ values }) => getPath(values, 'tipologia') === 'PROFESSIONE')
  const first = useSimulation(({ values }) => nameOf(values, 1))
  const second = useSimulation(({ values }) => nameOf(values, 2))
  return (
    <Sheet title="regime normale">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))', columnGap: 5 }}>
        <Person person="titolare" title={titled(profession ? 'Professionista' : 'Imprenditore', owner)} />
        <Person person="collaboratore1" title={titled('Collaboratore 1', first)} />
        {second && <Person person="collaboratore2" title={titled('Collaboratore 2', second)} />}
      </Box>
    </Sheet>
  )
}

const nameOf = (values: object, n: 1 | 2) => String(getPath(values, `datiCollaboratore${n}.nomeCognome`) ?? '').trim()
const titled = (role: string, name: string) => (name ? `${role}: ${name}` : role)

function Person({ person, title }: { readonly person: Person; readonly title: string }) {
  const panel = pannelliIrpef[person].normale
  const there = useResult(panel) !== null
  return <Section title={title}>{there ? <Panel groups={groupsAt(gruppi, (voce) => `${panel}.${voce}` as const)} /> : <Absent person={person} />}</Section>
}

/** What a panel waits for: the next calculation, or a field on the first tab. */
function Absent({ person }: { readonly person: Person }) {
  const typed = [useHolds(condizioni.impresa), useHolds(condizioni.professione)].some(Boolean)
  const first = useHolds(condizioni.conCollaboratore1)
  const second = useHolds(condizioni.conCollaboratore2)
  if ({ titolare: typed, collaboratore1: first, collaboratore2: second }[person])
    return <Typography color="textSecondary">La liquidazione compare con il prossimo calcolo riuscito.</Typography>
  if (person === 'titolare') return <ToFill title="La liquidazione dipende dalla tipologia" path="tipologia" page="Dati" />
  return <CollaboratoreAssente n={person === 'collaboratore1' ? 1 : 2} />
}
