/** Who may not adhere, and when and why the agreement ends. */
import { concordato as contratto, format, type Message, roundToCent, type TaxYear } from '@bilancia/contract'
import { standard } from '@bilancia/engine/host'
import type { CifreConcordato } from './cifre.ts'

type Dati = contratto.State
export type Detto = { readonly id: keyof typeof contratto.messages; readonly campo: string; readonly valori?: Readonly<Record<string, string>> }
export const messaggio = ({ id, campo, valori = {} }: Detto): Message => {
  const base = standard(id, campo, contratto.messages)
  return { ...base, testo: Object.entries(valori).reduce((testo, [nome, valore]) => testo.replace(`{${nome}}`, valore), base.testo) }
}

/** A hundred times a percentage of an amount, without noise: as doubles, 70% of 40,001.80 is more than 28,001.26. */
const parte = (euro: number, percento: number): number => roundToCent(euro * percento)

/** The year from which the agreement ends, and why; what happens in a later year ends nothing. */
export function uscite(dati: Dati, anni: readonly TaxYear[], cifre: (anno: TaxYear) => CifreConcordato): readonly (Detto & { readonly dal: TaxYear })[] {
  const forfettario = dati.soggetto === 'FORFETTARIO'
  const ingresso = dati.ingressoForfettario
  const tutte = anni.flatMap((anno, i) => {
    const uno = dati.anni[i]
    if (!uno) return []
    const valori = { anno: String(anno) }
    const limite = cifre(anno)[forfettario ? 'ricaviForfettario' : 'ricaviIsa']
    const eventi = uno.circostanzeEccezionali && parte(uno.effettivo, 100) < parte(uno.concordato, 100 - cifre(anno).quotaEventi)
    const regime = i > 0 && ingresso === anno
    return [
      ...(regime ? [{ id: 'CESSAZIONE_FORFETTARIO', campo: 'ingressoForfettario', valori, dal: anno } as const] : []),
      ...(eventi ? [{ id: 'CESSAZIONE_EVENTI', campo: `anni.${i}.effettivo`, valori, dal: anno } as const] : []),
      ...(limite !== null && uno.ricavi > limite
        ? [
            {
              id: forfettario ? 'RICAVI_OLTRE_150000' : 'RICAVI_OLTRE_ISA',
              campo: `anni.${i}.ricavi`,
              valori: { ...valori, limite: format.money(limite) },
              dal: anno,
            } as const,
          ]
        : []),
    ]
  })
  return tutte.filter(({ dal }) => dal === tutte[0]?.dal)
}

export function esclusioni(dati: Dati, anni: readonly TaxYear[]): readonly Detto[] {
  const ammesso = (dati.soggetto === 'FORFETTARIO') === (dati.biennio === '2024')
  return [
    ...(ammesso ? [] : [{ id: 'SOGGETTO_NON_AMMESSO', campo: 'biennio', valori: { biennio: dati.biennio } } as const]),
    ...(dati.debitiOltre5000 ? [{ id: 'DEBITI_OLTRE_5000', campo: 'debitiOltre5000' } as const] : []),
    ...(dati.ingressoForfettario !== null && dati.ingressoForfettario === anni[0]
      ? [{ id: 'FORFETTARIO_PRIMO_ANNO', campo: 'ingressoForfettario' } as const]
      : []),
  ]
}
