/** The figure that gives the day of a row, for its explanation. */
import type { Conto, Riga } from './ospite/conto.ts'
import { annoDi } from './ospite/giorni.ts'
import * as m from './parametri/misure.ts'
import type { Serie } from './parametri/serie.ts'
import * as t from './parametri/termini.ts'

type Termine = { readonly serie: Serie<unknown>; readonly anno: number }
const { giorni } = m

/** Null where the state itself names the day. */
export function termineDi(conto: Conto, riga: Riga): Termine | null {
  const anno = annoDi(riga.data)
  const una = serieDi(conto, riga, anno)
  return una && { serie: una, anno: una === t.secondoAcconto || una === t.secondoAccontoPartitaIva || una === t.rinvio ? riga.anno : anno }
}

function serieDi(conto: Conto, { tributo, voce, anno, data, addendi }: Riga, pagato: number): Serie<unknown> | null {
  switch (tributo) {
    case 'IVS_FISSI':
      return giorni.ivs
    case 'CASSA':
      return conto.anni.get(anno)?.contributi.cassa.scadenze.length ? null : giorni.cassa
    case 'INAIL':
      return conto.anni.get(anno)?.inizioAttivita ? giorni.dopoInizio : giorni.inail
    case 'IVA':
      if (voce === 'ACCONTO2') return giorni.ivaAcconto
      if (voce !== 'PERIODICO') return voce === 'CREDITO' ? null : delSaldoIva(conto, pagato)
      return conto.anni.get(anno)?.iva.periodicita === 'TRIMESTRALE' ? giorni.ivaTrimestri : giorni.rata
    case 'IVA_RETTIFICA':
      return voce === 'CREDITO' ? null : delSaldoIva(conto, pagato)
    case 'TASSA_CONCESSIONE':
      return conto.anni.get(anno)?.inizioAttivita ? null : giorni.libri
    case 'RITENUTE_DIVIDENDI':
      return giorni.dividendi
    case 'RITENUTE_COMPENSI':
    case 'GESTIONE_SEPARATA_COMMITTENTE':
    case 'ADDIZIONALE_REGIONALE_SOSTITUTO':
    case 'ADDIZIONALE_COMUNALE_SOSTITUTO':
      return giorni.rata
    case 'DIRITTO_CAMERALE':
      return conto.anni.get(anno)?.inizioAttivita ? giorni.dopoInizio : diGiugno(conto, pagato)
    case 'SPESE':
      return null
    default:
      if (voce === 'CREDITO') return null
      if (voce === 'ACCONTO2') return diNovembre(conto, anno, data)
      return addendi.length > 0 ? giorni.rata : diGiugno(conto, pagato)
  }
}

const delSaldoIva = (conto: Conto, pagato: number) => (conto.opzioni.saldoIva === 'GIUGNO' ? diGiugno(conto, pagato) : giorni.ivaSaldo)
const diGiugno = (conto: Conto, pagato: number) => (conto.isa(pagato) && conto.cifreDi(pagato).termini?.isa ? t.isa : t.ordinario)
function diNovembre(conto: Conto, anno: number, data: string): Serie<unknown> {
  if (annoDi(data) > anno) return t.rinvio
  return conto.partitaIva(anno) && conto.cifreDi(anno).termini?.secondoAccontoPartitaIva ? t.secondoAccontoPartitaIva : t.secondoAcconto
}
