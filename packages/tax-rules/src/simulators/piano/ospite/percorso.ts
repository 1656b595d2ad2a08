/** The best path by dynamic programming. Amounts are summed in whole cents, so equal totals are equal. */
import type { forme } from '@bilancia/contract'
import type { AnnoDelPiano, Perdite } from './anni.ts'
import type { Passi, Passo } from './passi.ts'
import { dopo, type Legami, permessa } from './vincoli.ts'

type Forma = forme.Forma
export type Partenza = { readonly legami: Legami; readonly perdite: Perdite }
/** A path from a year to the end. `centesimi`: its total. */
export type Percorso = { readonly centesimi: number; readonly tappe: readonly { readonly forma: Forma; readonly passo: Passo; readonly legami: Legami }[] }

const centesimi = (euro: number) => Math.round(euro * 100)

/**
 * The path with the largest total among those that `amesse` allows in each year; with equal totals the one whose forms come
 * first, year by year. Null where no path reaches the end.
 */
export function migliore(anni: readonly AnnoDelPiano[], passi: Passi, partenza: Partenza, amesse: (t: number) => readonly Forma[]): Percorso | null {
  const noti = new Map<string, Percorso | null>()

  function da(t: number, legami: Legami, perdite: Perdite): Percorso | null {
    const anno = anni[t]
    if (!anno) return { centesimi: 0, tappe: [] }
    const chiave = [t, legami.forma, legami.forfettarioDal, legami.trasparenzaFinoAl, perdite.limitate, perdite.piene].join(' ')
    const noto = noti.get(chiave)
    if (noto !== undefined) return noto
    let scelto: Percorso | null = null
    for (const forma of amesse(t)) {
      const passo = permessa(anno, legami, forma) ? passi.passo(t, legami.forma, forma, perdite) : null
      const resto = passo && da(t + 1, dopo(anno, legami, forma), passo.perdite)
      if (!passo || !resto) continue
      const totale = centesimi(passo.valore) + resto.centesimi
      if (!scelto || totale > scelto.centesimi) scelto = { centesimi: totale, tappe: [{ forma, passo, legami }, ...resto.tappe] }
    }
    noti.set(chiave, scelto)
    return scelto
  }

  return da(0, partenza.legami, partenza.perdite)
}
