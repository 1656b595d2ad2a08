/** For a figure in a provisional year: the carried-over parameters, their source and the act they wait for. */

import type { ParametroProvvisorio } from '@bilancia/contract'
import type { Explanation, ExplanationNode } from '@bilancia/contract/api'
import { Alert, Box } from '@mui/material'
import { useResult } from '../result-values.ts'

type Figure = Explanation['riportate'][number]
type Props = { readonly node: Pick<ExplanationNode, 'fonte' | 'marchio'>; readonly under: readonly Figure[] }

/** Renders nothing if all figures read are law of the year. `under`: the carried-over figures of the whole calculation below the node. */
export function Carried({ node, under }: Props) {
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

function markText({ marchio, fonte }: Props['node']): string {
  if (!marchio) return ''
  const from = marchio.stato === 'SCADUTO' || !fonte ? '' : ` (${fonte})`
  return `${words[marchio.stato]}${from}; atto atteso: ${marchio.atteso}`
}

const none: readonly ParametroProvvisorio[] = []
