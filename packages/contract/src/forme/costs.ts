/** All cost rows together: their sum, and the same profile with another sum in the same proportions. */
import { righeCosti } from '../iforfettari/labels.ts'
import { roundToCent } from '../rounding.ts'
import type { State } from './catalog.ts'

const righeDi = ({ attivita }: State) => righeCosti[attivita.tipologia === 'PROFESSIONE' ? 'PROFESSIONE' : 'IMPRESA']

export const costiDi = (dati: State): number =>
  roundToCent(righeDi(dati).reduce((somma, riga) => somma + (dati.attivita.determinazioneDelReddito[riga] ?? 0), 0))

/** If no costs are typed, the whole sum goes to services or other expenses. The remainder of the rounding goes to the largest row. */
export function statoConCosti(dati: State, totale: number): State {
  const { attivita } = dati
  const righi = attivita.determinazioneDelReddito
  const somma = costiDi(dati)
  const generica = attivita.tipologia === 'PROFESSIONE' ? 'altreSpese' : 'servizi'
  const scalate = Object.fromEntries(righeDi(dati).map((riga) => [riga, somma === 0 ? 0 : roundToCent(((righi[riga] ?? 0) * totale) / somma)]))
  const [prima = generica] = righeDi(dati).toSorted((a, b) => (righi[b] ?? 0) - (righi[a] ?? 0))
  const riga = somma === 0 ? generica : prima
  const resto = roundToCent(totale - Object.values(scalate).reduce((a, b) => a + b, 0))
  const nuovi = { ...righi, ...scalate, [riga]: roundToCent((scalate[riga] ?? 0) + resto) }
  const iva = somma === 0 ? attivita.ivaIndetraibileAnnua : roundToCent((attivita.ivaIndetraibileAnnua * totale) / somma)
  return { ...dati, attivita: { ...attivita, ivaIndetraibileAnnua: iva, determinazioneDelReddito: nuovi } }
}
