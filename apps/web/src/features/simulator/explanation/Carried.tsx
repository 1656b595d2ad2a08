/** Of a figure in a provisional year: which parameter is carried, from what and until which act. */

import type { ParametroProvvisorio } from '@bilancia/contract'
import type { Explanation, ExplanationNode } from '@bilancia/contract/api'
import { Alert, Box } from '@mui/material'
import { useResult } from '../common-results.ts'

type Props = { readonly node: ExplanationNode; readonly nodes: Explanation['nodi'] }

/** Nothing where all that was read is law of the year. */
export function Carried({ node, nodes }: Props) {
  const read = useResult('parametriProvvisori') ?? none
  if (node.marchio) {
    return (
      <Alert severity="warning" sx={{ my: 2 }}>
        {said(node)}
      </Alert>
    )
  }
  const carried = provisionalUnder(node, nodes, read)
  if (carried.length === 0) return null
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      Provvisorio. Poggia su:
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {carried.map((one) => (
          <li key={one.id}>
            {one.nome}: {said(one)}
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

function said({ marchio, fonte }: ExplanationNode): string {
  if (!marchio) return ''
  const from = marchio.stato === 'SCADUTO' || !fonte ? '' : ` (${fonte})`
  return `${words[marchio.stato]}${from}; atto atteso: ${marchio.atteso}`
}

const none: readonly ParametroProvvisorio[] = []

/** Of the marked figures that the calculation read (of a table a row), those that a value read, itself or through others. */
function provisionalUnder(root: ExplanationNode, nodes: Explanation['nodi'], read: readonly ParametroProvvisorio[]): readonly ExplanationNode[] {
  const wasRead = ({ id }: ExplanationNode) => read.some(({ percorso }) => percorso === id || percorso.startsWith(`${id}.`))
  const seen = new Set<string>()
  const found: ExplanationNode[] = []
  const visit = (node: ExplanationNode): void => {
    if (seen.has(node.id)) return
    seen.add(node.id)
    if (node.marchio && wasRead(node)) found.push(node)
    for (const id of node.da) if (nodes[id]) visit(nodes[id])
  }
  visit(root)
  return found
}
