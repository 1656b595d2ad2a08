/** The part of the result's shape for the search of the same net. */
import { convsrl as contratto, type ObjectShape, shape as s, type TypeOf } from '@bilancia/contract'
import { type Cercato, cercati } from './ospite/cercati.ts'

const explained = { explained: true } as const
/** The lines of one search. */
export const vociStessoNetto = {
  importo: s.nullable(s.euro('Compenso o dividendo', { ...explained, help: 'Quello che lascia il netto di oggi' })),
  prelievo: s.nullable(s.euro('Prelievo', explained)),
  netto: s.nullable(s.euro('Netto in mano', explained)),
  risparmio: s.nullable(s.euro('Risparmio', explained)),
  verdetto: s.nullable(s.word(contratto.verdetti, 'Verdetto', explained)),
  utileInSocieta: s.nullable(s.euro('Utile che resta in società', explained)),
} as const
type Voci = TypeOf<ObjectShape<typeof vociStessoNetto>>
export type Trovato = { readonly [K in keyof Voci]: NonNullable<Voci[K]> }
/** The keys of `Trovato`, all null, if the current net is not reached. */
export type Mancato = { readonly [K in keyof Trovato]: null }
const unaRicerca = s.nullable(s.object(vociStessoNetto))
export const formaStessoNetto = s.object(
  { scenario2: unaRicerca, scenario3: unaRicerca, scenario4: unaRicerca, migliore: s.nullable(s.word(cercati, 'Scenario migliore', explained)) },
  { label: 'A parità di netto' },
)
export type StessoNetto = { readonly [S in Cercato]: Trovato | Mancato | null } & { readonly migliore: Cercato | null }
