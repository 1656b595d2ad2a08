/** What a figure of law rests on: its sources and, in a provisional year, the parameters carried over. */
import type { ParametroProvvisorio, Reliability } from '@bilancia/contract'
import type { Explanation, ExplanationNode } from '@bilancia/contract/api'
import { Alert, Box, Link, Typography } from '@mui/material'
import { Readings } from '../../law/Readings.tsx'
import { statusMeans } from '../../law/words.ts'
import { useResult } from '../store.ts'

const standing: ReadonlySet<string> = new Set<Reliability>(['confermata', 'per definizione', 'scelta del programma'])

type Props = { readonly figure: Pick<ExplanationNode, 'id' | 'fonte' | 'fonti' | 'attendibilita'> }

/** The act that the figure cites, the texts in which it was read, its reliability. */
export function Sources({ figure: { id, fonte, fonti = [], attendibilita } }: Props) {
  return (
    <>
      {fonte}
      {fonti.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Readings of={fonti} />
        </Box>
      )}
      {attendibilita &&
        (standing.has(attendibilita) ? (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            Attendibilità: {attendibilita}, {statusMeans[attendibilita]}
          </Typography>
        ) : (
          <Alert severity="warning" sx={{ mt: 1 }}>
            Attendibilità: {attendibilita}, {statusMeans[attendibilita]}. Verificare prima di usarla.
          </Alert>
        ))}
      <Link href={`/norme?cifra=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer" variant="caption" sx={{ display: 'inline-block', mt: 1 }}>
        Tutti gli anni di questa cifra
      </Link>
    </>
  )
}

type Figure = Explanation['riportate'][number]
type CarriedProps = { readonly node: Pick<ExplanationNode, 'fonte' | 'marchio'>; readonly under: readonly Figure[] }

/**
 * For a figure in a provisional year: the carried-over parameters, their source and the act they wait for. Renders nothing if all figures read are law
 * of the year. `under`: the carried-over figures of the whole calculation below the node.
 */
export function Carried({ node, under }: CarriedProps) {
  const read = useResult('parametriProvvisori') ?? none
  if (node.marchio) {
    return (
      <Alert severity="warning" sx={{ my: 2 }}>
        {markText(node)}
      </Alert>
    )
  }
  // A different row of the table than the one read may be the carried-over one.
  const carried = under.filter(({ id }) => read.some(({ percorso }) => percorso === id || percorso.startsWith(`${id}.`)))
  if (carried.length === 0) return null
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      Provvisorio. Poggia su:
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {carried.map((one) => (
          <li key={one.id}>
            {one.nome}: {markText(one)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

const words = {
  RIPORTATO: "cifra dell'anno prima, riportata",
  DERIVATO: "calcolata da cifre dell'anno prima, riportate",
  IGNOTO: 'cifra non stabilita',
  SCADUTO: 'la deroga è finita, vale la norma a regime',
} as const

function markText({ marchio, fonte }: CarriedProps['node']): string {
  if (!marchio) return ''
  const from = marchio.stato === 'SCADUTO' || !fonte ? '' : ` (${fonte})`
  return `${words[marchio.stato]}${from}; atto atteso: ${marchio.atteso}`
}

const none: readonly ParametroProvvisorio[] = []
