/** What must stand beside every position: whether the law admits the form, how complete its data are, and what is missing. The tests: `Motivi`. */
import { forme, type Grado } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FieldLink } from '../simulator/FieldLink.tsx'
import { useSimulationStore } from '../simulator/store.ts'
import { nomeGrado, nomeMancante, toniEsito, toniGrado } from './words.ts'

type Props = { readonly colonna: forme.Colonna }

/** `ammessa · dati completi` */
export const Stato = ({ colonna: { ammissibilita, affidabilita } }: Props) => <EsitoGrado esito={ammissibilita.esito} grado={affidabilita.grado} />

export function EsitoGrado({ esito, grado }: { readonly esito: forme.Colonna['ammissibilita']['esito']; readonly grado: Grado }) {
  return (
    <Typography component="span" variant="caption" sx={{ display: 'block' }}>
      <Box component="span" sx={{ color: toniEsito[esito] }}>
        {forme.esiti[esito]}
      </Box>
      {' · '}
      <Box component="span" sx={{ color: toniGrado[grado] }}>
        {nomeGrado(grado)}
      </Box>
    </Typography>
  )
}

/** The missing data, each linked to its field; the determining ones first. A datum that several persons lack is named once. */
export function Mancanti({ colonna }: Props) {
  const { labelOf } = useSimulationStore().simulator
  const { mancanti } = colonna.affidabilita
  if (mancanti.length === 0) return null
  const named = Map.groupBy(mancanti, ({ dato, peso }) => `${peso === 'DETERMINANTE' ? 0 : 1}${nomeMancante(labelOf, dato)}`)
  return (
    <Typography component="span" variant="caption" sx={{ display: 'block', textAlign: 'left', whiteSpace: 'normal' }}>
      Manca:{' '}
      {[...named]
        .sort(([a], [b]) => Number(a[0]) - Number(b[0]))
        .map(([key, [primo]], at) => (
          <span key={key}>
            {at > 0 && ', '}
            {primo && (
              <FieldLink path={primo.dato} underline="always">
                {key.slice(1)}
              </FieldLink>
            )}
            {key.startsWith('0') && ' (determinante)'}
          </span>
        ))}
    </Typography>
  )
}
