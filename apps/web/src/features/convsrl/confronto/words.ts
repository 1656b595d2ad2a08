/** The comparison in sentences, always with scenario and reading. */
import { convsrl, format, keysOf, valueInForce } from '@bilancia/contract'
import { getPath, type Values } from '../../simulator/path.ts'
import type { Verdict } from './best.ts'

const { nomiLetture, nomiScenari } = convsrl

/** The question of each reading. */
export const domande: Readonly<Record<convsrl.Lettura, { readonly titolo: string; readonly testo: string }>> = {
  utileInSocieta: {
    titolo: 'Utile in società',
    testo: 'Scenari 1 e 2 come inseriti: si confronta il prelievo di oggi con quello della società. I soci ricevono meno, il resto rimane in società.',
  },
  tuttoDistribuito: {
    titolo: 'Tutto distribuito',
    testo: "Scenari da 3 a 6 con tutto l'utile distribuibile ai soci, compensi come inseriti.",
  },
  stessoNetto: {
    titolo: 'A parità di netto',
    testo: 'Scenari da 2 a 4 con il compenso o i dividendi che lasciano ai soci, insieme, il netto di oggi.',
  },
}

export const frasi: Readonly<Record<convsrl.Verdetto, string>> = {
  CONVIENE: 'Conviene la S.r.l.',
  NON_CONVIENE: 'La S.r.l. non conviene',
  INDIFFERENTE: 'Oggi e S.r.l. si equivalgono',
}

/** The same in one or two words, for small places. */
export const brevi: Readonly<Record<convsrl.Verdetto, string>> = { CONVIENE: 'Conviene', NON_CONVIENE: 'Non conviene', INDIFFERENTE: 'Indifferente' }

/** 'solo compenso, a parità di netto' */
export const chi = ({ scenario, lettura }: Pick<Verdict, 'scenario' | 'lettura'>): string => `${nomiScenari[scenario]}, ${nomiLetture[lettura]}`

/** A saving of 1.234,56 €: the amount and its meaning. */
export const risparmioIn = (risparmio: number): { readonly importo: string; readonly breve: string; readonly senso: string } => ({
  importo: format.money(Math.abs(risparmio)),
  breve: risparmio < 0 ? 'in più' : 'in meno',
  senso: risparmio < 0 ? "in più all'anno" : "in meno all'anno",
})

const { formaAttuale } = convsrl.catalog.confronto.fields
export const nomiForme = formaAttuale.names

/** The current form as the calculation reads it. */
export function formaIn(values: Values): keyof typeof nomiForme {
  const forma = valueInForce(formaAttuale, getPath(values, 'confronto.formaAttuale'))
  return keysOf(nomiForme).find((one) => one === forma) ?? 'NESSUNA'
}
