/** The rules of iForfettari, assembled into one simulator. */
import { iforfettari as contratto } from '@bilancia/contract'
import { type ResultOf, type ShapeOf, simulator } from '@bilancia/engine'
import { avvisi } from './avvisi.ts'
import { disposizione } from './dati.ts'
import { perOspiti } from './per-ospiti.ts'
import { uscite as quadro } from './quadro.ts'
import { uscite } from './uscite.ts'

export type Uscite = ResultOf<typeof uscite>

/** Where the revenue goes on each side and the difference of each row, in euro. */
export type Quadro = ResultOf<typeof quadro>

export type Grafo = Uscite & { readonly quadro: Quadro }
/** The types that the code around it knows. */
export type Forma = ShapeOf<Grafo, typeof perOspiti>

export const programma = simulator<Grafo, typeof perOspiti>({
  nome: 'iforfettari',
  layout: disposizione,
  outputs: { ...uscite, quadro },
  avvisi,
  messages: contratto.messages,
  ospiti: perOspiti,
})
