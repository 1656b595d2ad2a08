/** Forme: ten legal and tax forms of one client side by side, on the simulators with their rules. */
import { forme as contratto } from '@bilancia/contract'
import { PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { programma as convsrl } from '../convsrl/index.ts'
import { programma as iforfettari } from '../iforfettari/index.ts'
import { cifreDi } from './cifre.ts'
import { ospite } from './ospite/index.ts'
import { spiegazioni } from './spiegazione.ts'

export { altrove, radice } from './spiegazione-parti.ts'
export { cifreDi }
export const { calcola, conti } = ospite({ iforfettari: iforfettari.edition, convsrl: convsrl.edition }, cifreDi)

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
