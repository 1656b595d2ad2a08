/** The answer of the optimiser: what server, page and command line agree on. Amounts in euro, to the cent. */

/** A mix of fees and dividends with what it costs. */
export type Combinazione = {
  /** Total of the scenario with this mix. */
  readonly prelievo: number
  /** One fee for each of the three partners, in the order of `soci`; 0 for one who is not there. */
  readonly compensi: readonly [number, number, number]
  /** Dividends distributed; 0 in scenario 6, where the profit is drawn. */
  readonly dividendi: number
  /** Profit drawn in scenario 6; 0 in scenario 4. */
  readonly utilePrelevato: number
  /** Sum of the net in hand. */
  readonly netto: number
}

/** One row of the sensitivity table: the fee of one partner, the others as in the best mix. */
export type PuntoSensibilita = { readonly compenso: number; readonly prelievo: number; readonly dividendi: number; readonly netto: number }

/** The levy along the fee of one partner, every 1,000 euro, the best fee among them; only points that are admitted. `socio` counts from 0. */
export type Sensibilita = { readonly socio: number; readonly punti: readonly PuntoSensibilita[] }

/** The best mix, those that cost nearly the same with fewer changes of what was typed, and the table for the chart. */
export type Ottimo = Combinazione & {
  /** Within ten euro of the best: fewer fees changed first, then more fees, which are pension rights. */
  readonly equivalenti: readonly Combinazione[]
  readonly sensibilita: readonly Sensibilita[]
}

/** How far a search is: `fatto` goes from 0 to 1, `migliore` is the best mix so far. */
export type Avanzamento = { readonly fatto: number; readonly migliore: Combinazione | null }

/** The figures of a mix, as they are called on screen and in explanations. */
export const vociOttimizzatore = {
  prelievo: 'Prelievo minimo trovato',
  compensi: 'Compenso',
  dividendi: 'Dividendi',
  utilePrelevato: 'Utile prelevato',
  netto: 'Netto in mano ai soci',
} as const
