/** What must stand beside every position: whether the law admits the form, and how complete its data are. The tests: `Motivi`; what is missing: `Mancanti`. */
import { forme, type Grado, nomeGrado } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { toniEsito, toniGrado } from './words.ts'

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
