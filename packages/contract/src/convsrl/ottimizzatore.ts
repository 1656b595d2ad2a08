/** The result of the optimiser, shared by server, page and command line. Amounts in euro, to the cent. */
import { count, euro, fixed, list, object, type TypeOf } from '../shape/shape.ts'

const explained = { explained: true } as const
const voci = {
  prelievo: euro('Prelievo', { ...explained, help: 'Totale dello scenario con questa combinazione' }),
  compensi: fixed(euro('Compenso', explained), 3, { label: 'Compensi', help: "Uno per socio, nell'ordine di `soci`; zero per chi non c'è" }),
  dividendi: euro('Dividendi', { ...explained, help: "Distribuiti; zero nello scenario 6, dove l'utile si preleva" }),
  utilePrelevato: euro('Utile prelevato', { ...explained, help: 'Nello scenario 6; zero nel 4' }),
  netto: euro('Netto in mano ai soci', explained),
} as const

/** A mix of fees and dividends with its costs. */
export const combinazione = object(voci)
export type Combinazione = TypeOf<typeof combinazione>

/** One row of the sensitivity table: the fee of one partner varies, the others are those of the best mix. */
const punto = object({ compenso: euro('Compenso'), prelievo: euro('Prelievo'), dividendi: euro('Dividendi'), netto: euro('Netto in mano ai soci') })

/** The levy by the fee of one partner, in steps of 1,000 euro and at the best fee. Only points that the constraints allow. */
const sensibilita = object({ socio: count('Socio', { help: 'Contato da zero' }), punti: list(punto, { label: 'Punti' }) })
export type Sensibilita = TypeOf<typeof sensibilita>

/** The best mix; mixes that cost nearly the same with fewer changes of the typed values; the table for the chart. */
export const ottimo = object(
  {
    ...voci,
    prelievo: euro('Prelievo minimo trovato', explained),
    equivalenti: list(combinazione, {
      ...explained,
      label: 'Combinazioni equivalenti',
      help: 'Entro dieci euro dalla migliore: prima meno compensi cambiati, poi più compensi, che sono pensione',
    }),
    sensibilita: list(sensibilita, { ...explained, label: 'Prelievo al variare di un compenso' }),
  },
  { label: 'Combinazione migliore' },
)
export type Ottimo = TypeOf<typeof ottimo>

/** Progress of a search: `fatto` goes from 0 to 1, `migliore` is the best mix so far. */
export type Avanzamento = { readonly fatto: number; readonly migliore: Combinazione | null }
