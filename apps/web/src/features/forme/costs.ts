/** What a slider moves: the revenue, or all cost rows in the proportions typed. */
import { forme, inForce } from '@bilancia/contract'
import { setPath, type Values } from '../simulator/path.ts'

const { catalog, costiDi, statoConCosti } = forme

/** The value that a slider starts from, in euro. */
export function valoreDi(values: Values, variabile: forme.Variabile): number {
  const dati = inForce(catalog, values)
  return variabile === 'RICAVI' ? dati.attivita.ricavi : costiDi(dati)
}

/** The values with another revenue or other costs. Only those fields change. */
export function conValore(values: Values, variabile: forme.Variabile, valore: number): Values {
  if (variabile === 'RICAVI') return setPath(values, 'attivita.ricavi', valore)
  const { attivita } = statoConCosti(inForce(catalog, values), valore)
  const con = Object.entries(attivita.determinazioneDelReddito).reduce(
    (next: Values, [riga, importo]) => setPath(next, `attivita.determinazioneDelReddito.${riga}`, importo),
    values,
  )
  return setPath(con, 'attivita.ivaIndetraibileAnnua', attivita.ivaIndetraibileAnnua)
}
