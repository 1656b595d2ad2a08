/** The figures of law that the verdict reads outside the rules: thresholds of the score, limits, exits, the first advance. */
import { concordato as contratto, format, inForce } from '@bilancia/contract'
import type { CifraUsata, Parametro } from '@bilancia/engine'
import * as p from './parametri.ts'

export type CifraFuori = Pick<CifraUsata, 'id' | 'nome' | 'testo' | 'attendibilita'>

export function cifreFuori(state: object): readonly CifraFuori[] {
  const dati = inForce(contratto.catalog, state)
  if (dati.biennio === '') return []
  const [anno] = contratto.bienni[dati.biennio]
  const societa = dati.soggetto === 'SOCIETA_CAPITALI'
  const lette: readonly Parametro[] =
    dati.soggetto === 'FORFETTARIO'
      ? [p.redditoMinimo, p.ricaviForfettario, dati.aliquotaForfettario === 5 ? p.maggiorazione.avvio : p.maggiorazione.reddito]
      : [
          p.redditoMinimo,
          p.ricaviIsa,
          ...Object.values(p.isa),
          ...Object.values(p.aumentoMassimo),
          p.maggiorazione.reddito,
          ...(societa ? [p.maggiorazione.irap] : []),
        ]
  const eventi = dati.anni.some(({ circostanzeEccezionali }) => circostanzeEccezionali)
  return [...lette, ...(eventi ? [p.quotaEventi] : [])]
    .filter((figura) => figura.previsto(anno))
    .map((figura) => {
      const { valore, attendibilita } = figura.cifra(anno)
      return { id: figura.id, nome: figura.nome, testo: format.withUnit(figura.unita, valore), attendibilita }
    })
}
