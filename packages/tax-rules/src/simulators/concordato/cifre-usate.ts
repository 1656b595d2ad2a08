/** The figures of law that the verdict reads outside the rules: thresholds of the score, limits, exits, the first advance. */
import { concordato as contratto, format, inForce, type TaxYear } from '@bilancia/contract'
import type { CifraUsata, Parametro } from '@bilancia/engine'
import { esclusioni } from './ospite/uscite.ts'
import * as p from './parametri.ts'

export type CifraFuori = Pick<CifraUsata, 'id' | 'nome' | 'testo' | 'attendibilita' | 'marchio'>

export function cifreFuori(state: object): readonly CifraFuori[] {
  const dati = inForce(contratto.catalog, state)
  if (dati.biennio === '') return []
  const anni = contratto.bienni[dati.biennio]
  const [anno] = anni
  if (esclusioni(dati, anni).length > 0) return []
  const lette = dati.soggetto === 'FORFETTARIO' ? [p.ricaviForfettario] : [p.ricaviIsa, ...delPunteggio(dati.punteggioIsa, anno)]
  const { reddito, avvio, irap } = p.maggiorazione
  const delReddito = dati.soggetto === 'FORFETTARIO' && dati.aliquotaForfettario === 5 ? avvio : reddito
  const acconti = dati.rinnovo ? [] : [delReddito, ...(dati.soggetto === 'SOCIETA_CAPITALI' ? [irap] : [])]
  const eventi = dati.anni.some(({ circostanzeEccezionali }) => circostanzeEccezionali)
  return [p.redditoMinimo, ...lette, ...acconti, ...(eventi ? [p.quotaEventi] : [])]
    .filter((figura) => figura.previsto(anno))
    .map((figura) => {
      const { valore, attendibilita, marchio } = figura.cifra(anno)
      return { id: figura.id, nome: figura.nome, testo: format.withUnit(figura.unita, valore), attendibilita, ...(marchio && { marchio }) }
    })
}

/** The rate of the substitute tax and the limit of the proposal that the score gives; no limit where the law of the year sets none. */
export function fasciaDi(dati: contratto.State, anno: TaxYear): { readonly fascia: Parametro; readonly limite: Parametro | null } {
  const { soggetto, punteggioIsa, aliquotaForfettario } = dati
  const { aliquote: a, isa } = p
  if (soggetto === 'FORFETTARIO') return { fascia: aliquotaForfettario === 5 ? a.avvio : a.forfettario, limite: null }
  const da = (soglia: Parametro): boolean => punteggioIsa >= soglia.cifra(anno).valore
  const limite = delPunteggio(punteggioIsa, anno).at(-1)
  return { fascia: da(isa.affidabile) ? a.alta : da(isa.sufficiente) ? a.media : a.bassa, limite: limite?.previsto(anno) ? limite : null }
}

/** The thresholds up to the one that the score reaches, and the limit that it has. */
function delPunteggio(punteggio: number, anno: TaxYear): readonly Parametro[] {
  const { isa, aumentoMassimo: aumento } = p
  const gradini = [
    [isa.massimo, aumento.massimo],
    [isa.ottimo, aumento.ottimo],
    [isa.affidabile, aumento.affidabile],
    [isa.sufficiente, aumento.sufficiente],
  ] as const
  const k = gradini.findIndex(([soglia]) => punteggio >= soglia.cifra(anno).valore)
  const [, limite] = gradini[k] ?? [null, aumento.basso]
  return [...gradini.slice(0, k < 0 ? gradini.length : k + 1).map(([soglia]) => soglia), limite]
}
