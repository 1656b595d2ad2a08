/** Each requirement with its answer: yes, no, or not verified. */
import { verifiche } from '@bilancia/contract'
import { Box } from '@mui/material'
import { ExplainLink, nome, useResult } from './results.ts'

/** In the order of the result. */
const requisiti = [
  ...(['ricaviAnnoPrecedente', 'spesePersonaleAnnoPrecedente', 'redditoDipendenteAnnoPrecedente'] as const),
  ...(['a', 'b', 'c', 'd', 'dBis'] as const).map((lettera) => `causeOstative.${lettera}` as const),
  'ricaviOltreUscitaImmediata',
] as const
type Path = `confronto.requisitiVerificati.${(typeof requisiti)[number]}` | 'confronto.ammissibilita'

export function Verifiche() {
  const known = useResult('confronto.ammissibilita') !== null
  if (!known) return null
  return (
    <Box component="ul" aria-label="Requisiti verificati" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 720 }}>
      {requisiti.map((key) => (
        <Verified key={key} path={`confronto.requisitiVerificati.${key}`} />
      ))}
      <Verified path="confronto.ammissibilita" strong />
    </Box>
  )
}

function Verified({ path, strong = false }: { readonly path: Path; readonly strong?: boolean }) {
  const answer = useResult(path)
  const label = nome(path)
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
