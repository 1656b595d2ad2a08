/** Forme: ten legal and tax forms of one client side by side, on the simulators with their rules. */
import { forme as contratto } from '@bilancia/contract'
import { type CifraUsata, figuresRead, PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { programma as convsrl } from '../convsrl/index.ts'
import { programma as iforfettari } from '../iforfettari/index.ts'
import { cifreDi } from './cifre.ts'
import { metroDi } from './ospite/colonne.ts'
import { ospite } from './ospite/index.ts'
import { spiegazioni } from './spiegazione.ts'
import { proprio } from './spiegazione-parti.ts'

export { altrove, radice } from './spiegazione-parti.ts'
export { cifreDi }
export const { calcola, conti, curva } = ospite({ iforfettari: iforfettari.edition, convsrl: convsrl.edition }, cifreDi)

export type Risultato = contratto.Risultato

/** Every place of the result. */
export const schema = { risultato: contratto.risultato }

/** Every path that `spiega` accepts: a column is named by its code. */
export const percorsi: readonly string[] = contratto.codici.flatMap((forma) => contratto.cifreSpiegate.map((cifra) => `colonne.${forma}.${cifra}`))
export const spiegabile = (path: string): boolean => percorsi.includes(path)

/** The explanation of a figure of a column. Throws `PercorsoSconosciuto` and, without a year or a kind of activity, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const [, codice, chiave] = path.split('.')
  const forma = contratto.codici.find((una) => una === codice)
  const cifra = contratto.cifreSpiegate.find((una) => una === chiave)
  if (!forma || !cifra || !spiegabile(path)) throw new PercorsoSconosciuto(path)
  const risultato = calcola(state)
  const suoi = conti(state)
  if (!suoi || !('colonne' in risultato)) throw new RangeError("Mancano l'anno d'imposta o la tipologia dell'attività: nessuna forma è calcolata")
  return spiegazioni(suoi, risultato)(forma, cifra)
}

/** The figures of law behind the best form and today's, by the criterion of the ranking. */
export function cifreUsate(state: object): readonly CifraUsata[] {
  const suoi = conti(state)
  const risultato = calcola(state)
  if (!suoi || !('colonne' in risultato)) return []
  const { formaAttuale } = suoi.profilo.dati
  const misura = metroDi(suoi.profilo.dati)
  const dire = spiegazioni(suoi, risultato)
  const quali = contratto.codici.filter((forma) => forma === risultato.migliore || forma === formaAttuale)
  const trovate = figuresRead(quali.map((forma) => dire(forma, misura)))
  // Each column reads the same figures under a name of its own.
  return [...new Map(trovate.map((una) => [proprio(una.id), { ...una, id: proprio(una.id) }])).values()]
}
