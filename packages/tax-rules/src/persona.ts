/** A person as the law reads one: what the contract asks for, each datum an expression. */
import type { persona } from '@bilancia/contract'
import type { Aliquota, Condizione, Facoltativa, Importo, Leaves, Numero } from '@bilancia/engine'

/** Who is taxed and how the lines are called: `{ id: 'titolare.normale', di: 'del titolare' }`. */
export type Soggetto = { readonly id: string; readonly di: string }

export type Redditi = Leaves<typeof persona.redditi> & {
  /** Days of art. 49 employment alone, where `giorniLavoro` counts those of an office too. */
  readonly giorniDipendente?: Numero
}

/** The seven incomes outside the activity that enter the reddito complessivo, cedolare left out. */
export const redditiFuori = (r: Redditi): readonly [Importo, ...Importo[]] => [
  r.pensione,
  r.lavoroDipendente,
  r.assimilatiLavoroDipendente,
  r.redditiDiversi,
  r.fabbricatiLocati,
  r.altriRedditi,
  r.abitazionePrincipale,
]

/** Of the children for the region only what stands in for an empty field is read. */
export type Famiglia = Omit<Leaves<typeof persona.famiglia>, 'numeroFigliRegione'> & { readonly numeroFigliRegione: Pick<Facoltativa<'numero'>, 'oppure'> }

export type Oneri = Leaves<typeof persona.oneri>

type Scaglione = { readonly presente: Condizione; readonly finoA: Facoltativa<'euro'>; readonly aliquota: Aliquota }
/** The comune chosen, with its threshold and brackets. */
export type ComuneScelto = { readonly presente: Condizione; readonly sogliaEsenzione: Importo; readonly scaglioni: readonly Scaglione[] }

export type Residenza = Omit<Leaves<typeof persona.residenza>, 'addizionaleComunale'> & {
  readonly addizionaleComunale?: ComuneScelto
  /** Instead of the one above, where the person may be one of several: the first that is there. */
  readonly comuni?: readonly ComuneScelto[]
}
