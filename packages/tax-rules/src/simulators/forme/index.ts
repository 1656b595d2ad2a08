/** Forme: ten legal and tax forms of one client side by side, on the simulators with their rules. */
import { forme as contratto, roundToCent } from '@bilancia/contract'
import { type CifraUsata, type FigureComparison, figuresRead, once, PercorsoSconosciuto, type Spiegazione, since } from '@bilancia/engine'
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

/**
 * The effect of each figure of law that has changed since. `were`: the earlier values, by id. The columns are calculated again, so the best mix of
 * fees and dividends is that of those figures. The values are those of today's form, of the best form then and of the best form now.
 */
export function daAllora(state: object, were: ReadonlyMap<string, unknown>): FigureComparison {
  const suoi = conti(state)
  const adesso = calcola(state)
  if (!suoi || !('colonne' in adesso)) return { voci: [], passi: [] }
  const { anno, dati } = suoi.profilo
  const misura = metroDi(dati)
  let dette: readonly contratto.Forma[] | undefined
  const { prima, dopo, passi } = since([iforfettari.edition(anno).program, convsrl.edition(anno).program], were, (figures) => {
    const delle = { iforfettari: once(() => iforfettari.editionUnder(anno, figures)), convsrl: once(() => convsrl.editionUnder(anno, figures)) }
    const altre = dette && contratto.codici.filter((forma) => !dette?.includes(forma))
    const tavola = ospite(delle, cifreDi).calcola({ ...state, ...(altre && { escludi: altre }) })
    if (!('colonne' in tavola)) return []
    // The first table has all figures as they were, and all columns: one of them was the best.
    dette ??= contratto.codici.filter((forma) => [dati.formaAttuale, adesso.migliore, tavola.migliore].includes(forma))
    return dette.map((forma) => tavola.colonne.find((una) => una.forma === forma)?.[misura] ?? Number.NaN)
  })
  const voci = (dette ?? []).map((forma, k) => {
    const [era, oggi] = [prima[k] ?? Number.NaN, dopo[k] ?? Number.NaN]
    const nome = `${contratto.forme[forma]}: ${contratto.catalog.criterio.names[dati.criterio]}`
    return { percorso: `quadro.${forma}.${misura}`, nome, prima: era, dopo: oggi, differenza: roundToCent(oggi - era) }
  })
  // A form that is not calculated with some of those figures has no difference.
  const conta = (k: number) => [voci[k]?.differenza, ...passi.map(({ effetti }) => effetti[k])].every(Number.isFinite)
  const diQuelle = <T>(tutte: readonly T[]) => tutte.filter((_, k) => conta(k))
  return { voci: diQuelle(voci), passi: passi.map((passo) => ({ ...passo, effetti: diQuelle(passo.effetti) })) }
}
