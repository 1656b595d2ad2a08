/** The data that a form lacks. */
import type { forme, LabelOf } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { FieldLink } from '../simulator/FieldLink.tsx'
import { useSimulationStore } from '../simulator/store.ts'

/** What is missing where the field itself is filled: its answer is what the columns do not compute. */
const altroManca: Readonly<Record<string, string>> = {
  costiNoti: "Costi dell'attività",
  cassaProfessionale: 'Contributi alla cassa del professionista in società, che qui non si calcolano',
  riduzione50: 'Riduzione 50% del socio, che qui non si calcola',
}

/** The name of a missing datum, without the person and without the form: both are those of the column. */
const nomeMancante = (labelOf: LabelOf, dato: string): string =>
  dato.startsWith('spese.onorari.') ? 'Onorario annuo' : (altroManca[dato.slice(dato.lastIndexOf('.') + 1)] ?? labelOf(dato).replace(/^Persona \d, /, ''))

/** The missing data, each linked to its field; the determining ones first. A datum that several persons lack is named once. */
export function Mancanti({ colonna }: { readonly colonna: forme.Colonna }) {
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
