/**
 * The simulators on their compiled law. `regole` loads the rules of a simulator, for an explanation or a change between two years.
 * `per` returns the calculator of a state; for jumps it loads the rules too.
 */
import { createHash } from 'node:crypto'
import { type ObjectShape, type TaxYear, taxYears } from '@bilancia/contract'
import { ospite as ospiteBudget } from '@bilancia/tax-rules/budget4u/ospite'
import { ospite as ospiteCalendario } from '@bilancia/tax-rules/calendario/ospite'
import { ospite as ospiteConcordato } from '@bilancia/tax-rules/concordato/ospite'
import { ospite as ospiteSrl } from '@bilancia/tax-rules/convsrl/ospite'
import { ospite as ospiteForme } from '@bilancia/tax-rules/forme/ospite'
import { ospite as ospiteForfettari } from '@bilancia/tax-rules/iforfettari/ospite'
import { ospite as ospitePiano } from '@bilancia/tax-rules/piano/ospite'
import { legge } from './law.ts'

const asksJumps = (state: object): boolean => 'calcolaSalti' in state && state.calcolaSalti === true

type Loaded<H, R> = {
  readonly host: H
  readonly regole: () => Promise<R>
  readonly per: (state: object) => H | Promise<R>
  readonly schema: ReturnType<typeof legge.schema>
  /** The fingerprint of the law of a year. */
  readonly impronta: (anno: TaxYear) => string
}

const loaded = <H, R>(simulatore: string, host: H, regole: () => Promise<R>): Loaded<H, R> => ({
  host,
  regole,
  per: (state) => (asksJumps(state) ? regole() : host),
  schema: legge.schema(simulatore),
  impronta: (anno) => legge.artefatti(simulatore, anno).impronta,
})

export const iforfettari = loaded('iforfettari', ospiteForfettari(legge.edizioni('iforfettari')), () => import('@bilancia/tax-rules/iforfettari'))
export const convsrl = loaded('convsrl', ospiteSrl(legge.edizioni('convsrl')), () => import('@bilancia/tax-rules/convsrl'))
export const budget4u = loaded('budget4u', ospiteBudget(legge.edizioni('budget4u')), () => import('@bilancia/tax-rules/budget4u'))
export const concordato = loaded('concordato', ospiteConcordato(legge.edizioni('concordato')), () => import('@bilancia/tax-rules/concordato'))

const law = (anno: TaxYear): readonly string[] => [iforfettari.impronta(anno), convsrl.impronta(anno), JSON.stringify(legge.cifreForme(anno))]
const hashed = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex')
const shapeOf = (simulatore: string): { readonly risultato: ObjectShape } => legge.schema(simulatore)

/** Forme runs two simulators; its law is theirs and the figures that only it reads. */
export const forme = {
  host: ospiteForme({ iforfettari: legge.edizioni('iforfettari'), convsrl: legge.edizioni('convsrl') }, legge.cifreForme),
  regole: () => import('@bilancia/tax-rules/forme'),
  schema: shapeOf('forme'),
  impronta: (anno: TaxYear) => hashed(law(anno)),
}

/** Piano is a search over tables of Forme: a call runs it in a thread (`areas/simulators/search`), a command here. A plan reads the law of several years. */
export const piano = { host: ospitePiano(forme.host, legge.cifreForme), schema: shapeOf('piano'), impronta: hashed(taxYears.flatMap(law)) }

const calendarLaw = JSON.stringify(legge.cifreCalendario())

/** The calendar reads any of the simulators; its law is theirs, and its own terms, rates and codes. */
export const calendario = {
  host: ospiteCalendario(legge.cifreCalendario, {
    iforfettari: legge.edizioni('iforfettari'),
    convsrl: legge.edizioni('convsrl'),
    budget4u: legge.edizioni('budget4u'),
    forme: forme.host.conti,
  }),
  regole: () => import('@bilancia/tax-rules/calendario'),
  schema: shapeOf('calendario'),
  impronta: (anno: TaxYear) => hashed([...law(anno), budget4u.impronta(anno), calendarLaw]),
}
