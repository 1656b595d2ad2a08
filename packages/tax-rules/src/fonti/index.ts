/** The readings behind each figure of law. */
import { keysOf } from '@bilancia/contract'
import type { Fonte, Prove } from '@bilancia/engine'
import { type IdFonte, letture } from './letture.ts'
import { registro } from './registro.ts'

const fonte = (id: IdFonte): Fonte => ({ id, ...registro[id] })

/** Every text in the register. */
export const fonti: readonly Fonte[] = keysOf(registro).map(fonte)

/** The ids that have readings, each with its years. A test compares them with the figures of the program. */
export { letture }

export const prove: Prove = (id, year) => {
  const lettura = letture[id]?.[year]
  if (!lettura) return undefined
  const testi = lettura.flatMap((voce) => (voce === 'stima' ? [] : [fonte(voce)]))
  return lettura.includes('stima') ? { id, fonti: testi, stima: true } : { id, fonti: testi }
}
