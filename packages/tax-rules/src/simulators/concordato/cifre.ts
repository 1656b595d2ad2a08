/** The figures of a year that the host reads beside the rules; null where the concordato does not exist. */
import type { TaxYear } from '@bilancia/contract'
import type { Parametro } from '@bilancia/engine'
import { parametri as f } from '../../forfettario/index.ts'
import type { CifreConcordato } from './ospite/cifre.ts'
import * as p from './parametri.ts'

export function cifreDi(anno: TaxYear): CifreConcordato | null {
  if (!p.redditoMinimo.previsto(anno)) return null
  const di = (figura: Parametro): number => figura.cifra(anno).valore
  const seC = (figura: Parametro): number | null => (figura.previsto(anno) ? di(figura) : null)
  const { aliquote: a, isa, aumentoMassimo: aumento, maggiorazione } = p
  return {
    isa: { massimo: di(isa.massimo), ottimo: di(isa.ottimo), affidabile: di(isa.affidabile), sufficiente: di(isa.sufficiente) },
    aliquote: { ALTA: di(a.alta), MEDIA: di(a.media), BASSA: di(a.bassa), FORFETTARIO: seC(a.forfettario), AVVIO: seC(a.avvio) },
    aumento: {
      massimo: seC(aumento.massimo),
      ottimo: seC(aumento.ottimo),
      affidabile: seC(aumento.affidabile),
      sufficiente: seC(aumento.sufficiente),
      basso: seC(aumento.basso),
    },
    redditoMinimo: di(p.redditoMinimo),
    quotaEventi: di(p.quotaEventi),
    ricaviIsa: di(p.ricaviIsa),
    ricaviForfettario: seC(p.ricaviForfettario),
    uscitaForfettario: di(f.limiteUscitaImmediata),
    maggiorazione: { reddito: di(maggiorazione.reddito), avvio: seC(maggiorazione.avvio), irap: di(maggiorazione.irap) },
  }
}
