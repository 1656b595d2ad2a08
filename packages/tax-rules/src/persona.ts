/** A person as the rules read one: the fields of the contract, each as an expression. */
import type { persona } from '@bilancia/contract'
import type { Aliquota, Condizione, Facoltativa, Importo, Leaves, Numero } from '@bilancia/engine'

/** The taxed person, and the words for the lines: `{ id: 'titolare.normale', di: 'del titolare' }`. */
export type Soggetto = { readonly id: string; readonly di: string }

export type Redditi = Leaves<typeof persona.redditi> & {
  /** Days of art. 49 employment only, if `giorniLavoro` also counts the days of an office. */
  readonly giorniDipendente?: Numero
}

/** The seven incomes outside the activity that are part of the reddito complessivo, without cedolare. */
export const redditiFuori = (r: Redditi): readonly [Importo, ...Importo[]] => [
  r.pensione,
  r.lavoroDipendente,
  r.assimilatiLavoroDipendente,
  r.redditiDiversi,
  r.fabbricatiLocati,
  r.altriRedditi,
  r.abitazionePrincipale,
]

/** Of the children for the region, only the replacement of an empty field is read. */
export type Famiglia = Omit<Leaves<typeof persona.famiglia>, 'numeroFigliRegione'> & { readonly numeroFigliRegione: Pick<Facoltativa<'numero'>, 'oppure'> }

export type Oneri = Leaves<typeof persona.oneri>

type Scaglione = { readonly presente: Condizione; readonly finoA: Facoltativa<'euro'>; readonly aliquota: Aliquota }
/** The chosen comune, with its threshold and brackets. */
export type ComuneScelto = { readonly presente: Condizione; readonly sogliaEsenzione: Importo; readonly scaglioni: readonly Scaglione[] }

export type Residenza = Omit<Leaves<typeof persona.residenza>, 'addizionaleComunale'> & {
  readonly addizionaleComunale?: ComuneScelto
  /** Used instead if the person may be one of several: the first one present. */
  readonly comuni?: readonly ComuneScelto[]
}
