/** /norme: every figure of law, with its years side by side, its sources and the rules that use it. The address contains the filters. */
import { regioni, taxYears } from '@bilancia/contract'
import { type LawFigures, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { PrintIcon } from '../../design/icons.tsx'
import { Section } from '../../design/Section.tsx'
import { usePrinting } from '../../design/usePrinting.ts'
import type { Filters } from '../records/list/address.ts'
import { type Filter, FilterBar } from '../records/list/FilterBar.tsx'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { usePageActions } from '../shell/page-actions.ts'
import { FigureTable } from './FigureTable.tsx'
import { CHANGED, filtered, names, yearAsked } from './filters.ts'
import { counted, statuses } from './words.ts'

const TITLE = 'Norme e cifre di legge'
const actions = [{ id: 'stampa', label: 'Stampa', icon: <PrintIcon />, onClick: () => window.print() }]

export function LawPage() {
  const [address, setAddress] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['law'],
    queryFn: ({ signal }) => call(routes.lawFigures, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  usePageActions(actions)
  const values: Filters = Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']))
  const search = (next: Filters) => setAddress(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')))
  const filters = filtersOf(data)
  const said = filters.flatMap(({ name, label }) => (values[name] ? [`${label}: ${values[name]}`] : []))
  return (
    <>
      <PrintedHead title={TITLE} subtitle={said.length ? `Filtri: ${said.join(' · ')}` : 'Tutte le cifre'} landscape />
      <FilterBar filters={filters} values={values} onSearch={search} />
      {error && <EmptyState title={`Non è stato possibile leggere le norme: ${error.message}`} action={<Button onClick={() => refetch()}>Riprova</Button>} />}
      {!error && !data && <Loading />}
      {data && <Figures data={data} values={values} only={address.get('cifra') ?? ''} onClear={() => setAddress({})} />}
    </>
  )
}

const filtersOf = (data: LawFigures | undefined): readonly Filter[] => [
  { name: 'testo', label: 'Cerca nel testo' },
  { name: 'tributo', label: 'Tributo', options: [...new Set(data?.cifre.map(({ tributo }) => tributo))] },
  { name: 'regione', label: 'Regione', options: Object.values(regioni).slice(1), all: 'Tutte' },
  { name: 'anno', label: 'Anno', options: taxYears.map(String) },
  { name: 'attendibilita', label: 'Attendibilità', options: statuses, all: 'Tutte' },
  { name: 'cambia', label: 'Cambiamenti', options: [CHANGED], all: 'Tutto' },
]

type Props = { readonly data: LawFigures; readonly values: Filters; readonly only: string; readonly onClear: () => void }

function Figures({ data, values, only, onClear }: Props) {
  const printing = usePrinting()
  const figures = filtered(data, values, only)
  const year = only ? null : yearAsked(values)
  const years = year === null ? taxYears : [year]
  const all = (
    <Button size="small" color="inherit" onClick={onClear}>
      Mostra tutte
    </Button>
  )
  if (figures.length === 0)
    return (
      <EmptyState title={only ? `Nessuna cifra si chiama «${only}»` : 'Nessuna cifra con questi filtri'} action={all}>
        Allargare la ricerca: meno parole, un altro anno, ogni attendibilità.
      </EmptyState>
    )
  const shown = figures.flatMap(({ anni }) => anni.filter(({ anno }) => year === null || anno === year)).map(({ attendibilita }) => attendibilita)
  const groups = [...Map.groupBy(figures, ({ tributo }) => tributo)]
  return (
    <>
      {only && (
        <Alert severity="info" action={all} sx={{ mb: 2, '@media print': { display: 'none' } }}>
          Solo la cifra aperta da una spiegazione.
        </Alert>
      )}
      <Typography role="status" sx={{ mb: 0.5 }}>
        {`${figures.length} ${figures.length === 1 ? 'voce' : 'voci'}; contando ogni anno, ${counted(shown)}.`}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 3 }}>
        Gli anni uguali stanno insieme. Il bordo e il grassetto segnano un valore diverso dall'anno prima. Il nome di una cifra apre norma, letture e regole che
        la usano.
      </Typography>
      {groups.map(([tributo, some]) => (
        <Section key={tributo} title={tributo} aside={<Typography variant="caption">{some.length}</Typography>}>
          <FigureTable label={tributo} figures={some} years={years} sources={data.fonti} open={printing || only !== ''} />
        </Section>
      ))}
    </>
  )
}

function Loading() {
  return (
    <Box aria-busy aria-label="Si leggono le norme" role="status">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={48} />
      ))}
    </Box>
  )
}
