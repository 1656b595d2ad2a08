/** The types of the results, for the calls that return them. */
import type { calendario } from '@bilancia/contract'
import type {} from '@bilancia/contract/api'
import type * as budget4u from './simulators/budget4u/index.ts'
import type * as concordato from './simulators/concordato/index.ts'
import type * as convsrl from './simulators/convsrl/index.ts'
import type * as forme from './simulators/forme/index.ts'
import type * as iforfettari from './simulators/iforfettari/index.ts'
import type * as piano from './simulators/piano/index.ts'

declare module '@bilancia/contract/api' {
  interface Results {
    readonly iforfettari: { readonly risultato: iforfettari.Risultato; readonly quadro: iforfettari.Quadro }
    readonly convsrl: { readonly risultato: convsrl.Risultato; readonly quadro: convsrl.Quadro }
    readonly budget4u: { readonly risultato: budget4u.Risultato; readonly quadro: budget4u.Quadro }
    readonly calendario: { readonly risultato: calendario.Risultato }
    readonly concordato: { readonly risultato: concordato.Risultato }
    readonly forme: { readonly risultato: forme.Risultato }
    readonly piano: { readonly risultato: piano.Risultato }
  }
}
