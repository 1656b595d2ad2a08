/** The states that a column runs, to open them in their simulator. The state of an S.r.l. also contains today's form, at the same profit. */
import { type forme, sumToCent } from '@bilancia/contract'
import type { Conti } from './conti.ts'
import { confrontoConOggi } from './oggi.ts'
import { ripartisci } from './profilo.ts'
import { statoSrl } from './societa.ts'
import { aggiuntiveDi, isSrl } from './spese.ts'
import { statoAssociato, statoPersonaFisica, statoSocieta } from './stati.ts'

/** `chi`: the associate, where a column runs one state for each. */
export type Aperto = { readonly simulatore: 'iforfettari' | 'convsrl'; readonly chi: string | null; readonly stato: object }

export function apertiDi(conti: Conti, forma: forme.Forma): readonly Aperto[] {
  const { profilo } = conti
  if (isSrl(forma)) {
    const stato = statoSrl(conti, forma)
    const confronto = confrontoConOggi(conti, forma)
    return stato ? [{ simulatore: 'convsrl', chi: null, stato: confronto ? { ...stato, confronto } : stato }] : []
  }
  if (forma === 'SOCIETA_DI_PERSONE') return [{ simulatore: 'convsrl', chi: null, stato: statoSocieta(profilo, forma) }]
  if (forma !== 'STUDIO_ASSOCIATO') return [{ simulatore: 'iforfettari', chi: null, stato: statoPersonaFisica(profilo, forma) }]
  const parti = ripartisci(
    sumToCent([profilo.reddito0, -aggiuntiveDi(profilo, forma)]),
    profilo.soci.map(({ quota }) => quota),
  )
  return profilo.soci.map((p, k) => ({ simulatore: 'iforfettari', chi: p.detta, stato: statoAssociato(profilo, p, parti[k] ?? 0) }))
}
