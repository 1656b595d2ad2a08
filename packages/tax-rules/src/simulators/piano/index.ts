/** Piano: Forme over several years, with its rules. */
import { piano as contratto } from '@bilancia/contract'
import { PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { cifreDi, conti, calcola as diForme } from '../forme/index.ts'
import { ospite } from './ospite/index.ts'
import { spiegazioni } from './spiegazione.ts'

const mio = ospite({ calcola: diForme, conti }, cifreDi)
export const { calcola, campo } = mio

export type Risultato = contratto.Risultato

/** Every place of the result. */
export const schema = { risultato: contratto.risultato }

/** Every path that `spiega` accepts. A plan with fewer years has fewer of them. */
export const percorsi: readonly string[] = [
  'totale',
  ...Array.from({ length: contratto.ANNI_MASSIMI }, (_, t) => contratto.cifreSpiegate.map((cifra) => `anni[${t}].${cifra}`)).flat(),
]
export const spiegabile = (path: string): boolean => percorsi.includes(path)

/** The explanation of a figure of the best path. Throws `PercorsoSconosciuto` and, without a path or beyond its years, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  if (!spiegabile(path)) throw new PercorsoSconosciuto(path)
  const calcolato = mio.percorsoDi(state)
  if (!calcolato) throw new RangeError('Nessun percorso: il piano non ha cifre da spiegare')
  const t = Number(/\d+/.exec(path)?.[0] ?? 0)
  if (t >= calcolato.percorso.tappe.length) throw new RangeError(`Il piano ha ${calcolato.percorso.tappe.length} anni: anni[${t}] non c'è`)
  const chiave = contratto.cifreSpiegate.find((cifra) => path === `anni[${t}].${cifra}`) ?? 'totale'
  return spiegazioni(calcolato)(chiave, t)
}
