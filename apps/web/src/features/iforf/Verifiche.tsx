/** Each requirement with its answer: yes, no, or not verified. */
import { iforfettari, type Verifica, verifiche } from '@bilancia/contract'
import { Box } from '@mui/material'
import { ExplainLink } from '../simulator/Result.tsx'
import { useResult } from '../simulator/store.ts'

const { nomiRequisiti, vociConfronto } = iforfettari

export function Verifiche() {
  const known = useResult<Verifica>('confronto.ammissibilita') !== null
  if (!known) return null
  return (
    <Box component="ul" aria-label="Requisiti verificati" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 720 }}>
      {Object.entries(nomiRequisiti).map(([key, { nome }]) => (
        <Verified key={key} path={`confronto.requisitiVerificati.${key}`} label={nome} />
      ))}
      <Verified path="confronto.ammissibilita" label={vociConfronto.ammissibilita} strong />
    </Box>
  )
}

function Verified({ path, label, strong = false }: { readonly path: string; readonly label: string; readonly strong?: boolean }) {
  const answer = useResult<Verifica>(path)
  if (answer === null) return null
  const colour = answer === 'NO' ? 'error.main' : answer === 'SI' ? 'text.primary' : 'warning.main'
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25, fontWeight: strong ? 600 : 400 }}>
      <span>{label}</span>
      <Box component="span" sx={{ color: colour, whiteSpace: 'nowrap' }}>
        <ExplainLink path={path} name={`${label}: ${verifiche[answer]}`}>
          {verifiche[answer]}
        </ExplainLink>
      </Box>
    </Box>
  )
}
