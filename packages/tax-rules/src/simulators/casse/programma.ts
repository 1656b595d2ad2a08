/** The rules of one member of a fund in one year. */
import { casse as contratto } from '@bilancia/contract'
import { layout, type ResultOf, regola, type ShapeOf, simulator, soloRisultato } from '@bilancia/engine'
import { avvisiCassa, contributiCassa, usciteCassa } from '../../casse/index.ts'
import { legge } from '../../norme.ts'

const disposizione = layout(contratto.daRegole, 'Ricerca')
const { campi } = disposizione
const chi = { id: 'iscritto', di: "dell'iscritto" } as const
const contributi = contributiCassa(chi, campi.cassa, { ...campi, anno: campi.annoImposta })
const anno = regola('avvisi.anno', { nome: "Anno d'imposta", norma: legge('dato inserito'), formula: campi.annoImposta })

export const uscite = usciteCassa({ chi: `${chi.id}.cassa`, di: chi.di }, campi.cassa, contributi)
export type Uscite = ResultOf<typeof uscite>
/** What its hosts know of a year. */
export type Forma = ShapeOf<Uscite, typeof soloRisultato>

export const programma = simulator<Uscite>({
  nome: 'casse',
  layout: disposizione,
  outputs: uscite,
  avvisi: avvisiCassa([contributi], campi.cassa, { campo: 'cassa', anno }),
  messages: contratto.messages,
  ospiti: soloRisultato,
})
