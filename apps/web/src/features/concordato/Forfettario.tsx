/** The flat-rate regime beside the ordinary one under the agreement: choosing it ends the agreement. */
import { format, roundToCent } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { getPath, type Values } from '../simulator/path.ts'

type Props = {
  readonly risultato: Values
  /** The place of the year in the biennium, and the year. */
  readonly anno: 0 | 1
  readonly annoImposta: number
  /** How much less the flat-rate regime costs than the ordinary one without the agreement, in euro. */
  readonly vantaggioForfettario: number
}

export function AccantoAlForfettario({ risultato, anno, annoImposta, vantaggioForfettario }: Props) {
  const delConcordato = getPath(risultato, `anni.${anno}.vantaggio`)
  if (getPath(risultato, `anni.${anno}.inConcordato`) !== true || typeof delConcordato !== 'number') return null
  const resta = roundToCent(vantaggioForfettario - delConcordato)
  const esito =
    Math.abs(resta) <= 1
      ? 'forfettario e normale con il concordato costano lo stesso'
      : `${resta > 0 ? 'il forfettario' : 'il normale con il concordato'} costa ${format.money(Math.abs(resta))} in meno`
  return (
    <Typography component="p" sx={{ mt: 1, maxWidth: 720 }}>
      {`Nel ${annoImposta}, sul lato normale con il concordato: `}
      <strong>{esito}</strong>
      {` (senza il concordato il forfettario costa ${format.money(Math.abs(vantaggioForfettario))} in ${vantaggioForfettario < 0 ? 'più' : 'meno'}). `}
      {anno === 0
        ? `Chi entra nel forfettario nel ${annoImposta}, primo anno del biennio, non può aderire (D.Lgs. 13/2024, art. 11).`
        : `Chi sceglie il forfettario nel ${annoImposta} fa cessare il concordato da quell'anno, senza altre conseguenze (art. 21): il primo anno resta com'è.`}
    </Typography>
  )
}
