/**
 * Every figure of law of the product: its value in each year, the norm, the readings, its reliability, the rules that use
 * it. Years without the figure are left out. It does not change while the process runs.
 */
import { gruppi, recordOf, regioni, type TaxYear, taxYears, type Unit } from '@bilancia/contract'
import { type Attendibilita, type CifraLetta, type Fascia, type Fonte, gradi, type Marchio, Parametro, type Scaglione, Tabella } from '@bilancia/engine'
import { letture } from '../fonti/index.ts'
import { parametri as forfettario } from '../forfettario/index.ts'
import { posto, type Tributo, tributoDi } from './tributi.ts'
import { type NomeSimulatore, type Trovata, trovate } from './trovate.ts'

/** A row of brackets or bands. `fino` is null in a row without an upper limit. */
export type Riga = Omit<Scaglione | Fascia, 'fino'> & { readonly fino: number | null }
/** A number, brackets or bands in order, or figures by code. */
export type Valore = number | readonly Riga[] | Readonly<Record<string, number>>

export type CifraDiUnAnno = {
  readonly anno: TaxYear
  readonly valore: Valore
  readonly norma: string
  /** The act, as the figure cites it. */
  readonly citazione: string
  readonly attendibilita: Attendibilita
  readonly fonti: readonly Fonte[]
  /** The id of its readings in the register. */
  readonly lettura?: string
  readonly marchio?: Marchio
}
export type CifraDiLegge = {
  readonly id: string
  readonly nome: string
  readonly unita: Unit | 'scaglioni' | 'fasce'
  readonly tributo: Tributo
  /** Code of the region that made the law. */
  readonly regione: number | null
  readonly anni: readonly CifraDiUnAnno[]
  /**
   * The rules of iForfettari, Convenienza Srl and Budget4u that read it. Rules of several persons or scenarios have one entry. Empty if
   * none of the three reads the figure.
   */
  readonly usata: readonly { readonly simulatore: NomeSimulatore; readonly regole: readonly { readonly nome: string; readonly ids: readonly string[] }[] }[]
}

export { fonti } from '../fonti/index.ts'

let known: readonly CifraDiLegge[] | undefined

/** Builds the catalog in steps of some milliseconds, at its first use. */
export function* passiCatalogo(): Generator<void, readonly CifraDiLegge[]> {
  known ??= catalogoDi(yield* trovate())
  return known
}

/** The whole catalog, built in one go. */
export function catalogo(): readonly CifraDiLegge[] {
  const steps = passiCatalogo()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Number of figures (one for each year) by reliability, from confirmed down. */
export function conteggio(): Readonly<Record<Attendibilita, number>> {
  const tutte = catalogo().flatMap(({ anni }) => anni)
  const quante = (grado: Attendibilita) => tutte.filter(({ attendibilita }) => attendibilita === grado).length
  return recordOf(gradi.toReversed(), quante)
}

const byName = new Intl.Collator('it', { numeric: true })

function catalogoDi(found: ReadonlyMap<string, Trovata>): readonly CifraDiLegge[] {
  return [...found]
    .flatMap(([id, trovata]) => cifreDi(id, trovata))
    .filter(({ anni }) => anni.length > 0)
    .sort((a, b) => posto(a.tributo) - posto(b.tributo) || byName.compare(a.id, b.id))
}

/** A table by code whose cells have their own readings counts as one figure for each cell; any other table as one. */
function cifreDi(id: string, trovata: Trovata): readonly CifraDiLegge[] {
  const [figura] = trovata.anni.values()
  if (!figura) return []
  const base = { tributo: tributoDi(id), usata: usi(trovata) }
  const nome = figura.nome.charAt(0).toUpperCase() + figura.nome.slice(1)
  const codes = figura instanceof Tabella ? cellsOf(figura) : []
  if (figura instanceof Tabella && codes.length)
    return codes.map((code) => ({
      ...base,
      id: `${id}.${code}`,
      nome: `${nome}: ${perGruppo(id) ? gruppi[Number(code) as keyof typeof gruppi] : luogo(code)}`,
      unita: trovata.unita ?? 'numero',
      regione: perGruppo(id) ? null : Number(code) || null,
      anni: taxYears.flatMap((anno) => ofYear(figura.cella(code, anno), anno, (valore) => numbers(valore)[code])),
    }))
  const anni = taxYears.flatMap((anno) => {
    const one = trovata.anni.get(anno)
    if (!one || (one instanceof Parametro && !one.previsto(anno))) return []
    return ofYear<unknown>(one.cifra(anno), anno, plain)
  })
  return [{ ...base, id, nome, unita: trovata.unita ?? (isBrackets(anni) ? 'scaglioni' : 'fasce'), regione: regioneDi(id), anni }]
}

/** The codes of a table are regions, but here groups of activities. */
const perGruppo = (id: string): boolean => id === forfettario.coefficienti.id
const luogo = (code: string): string => (code === '0' ? 'misura nazionale' : regioni[Number(code) as keyof typeof regioni])

const byCode = (valore: unknown): object => (typeof valore === 'object' && valore !== null && !Array.isArray(valore) ? valore : {})
const numbers = (valore: unknown): Readonly<Record<string, number>> => ({ ...byCode(valore) })

function cellsOf(table: Tabella): readonly string[] {
  const codes = new Set(taxYears.flatMap((year) => Object.keys(byCode(table.cifra(year).valore))))
  return [...codes].some((code) => letture[`${table.id}.${code}`]) ? [...codes] : []
}

/** Undefined for a table that is empty in the year, or that only selects an act: its figures are in the act. */
function plain(valore: unknown): Valore | undefined {
  if (typeof valore === 'number') return valore
  if (Array.isArray(valore))
    return valore.length ? valore.map((riga: Scaglione | Fascia) => ({ ...riga, fino: Number.isFinite(riga.fino) ? riga.fino : null })) : undefined
  const cells = Object.entries(numbers(valore))
  return cells.length && cells.every(([, cell]) => typeof cell === 'number') ? Object.fromEntries(cells) : undefined
}

function ofYear<T>(cifra: CifraLetta<T>, anno: TaxYear, valoreIn: (valore: T) => Valore | undefined): readonly CifraDiUnAnno[] {
  const { valore: whole, norma, fonte, attendibilita, fonti, lettura, marchio } = cifra
  const valore = valoreIn(whole)
  if (valore === undefined) return []
  return [{ anno, valore, norma, citazione: fonte, attendibilita, fonti, ...(lettura && { lettura }), ...(marchio && { marchio }) }]
}

const isBrackets = ([first]: readonly CifraDiUnAnno[]): boolean => Array.isArray(first?.valore) && first.valore.some((riga: Riga) => 'aliquota' in riga)

const regioneDi = (id: string): number | null => Number(/^(?:addizionali\.regionale|irap\.settori)\.(\d+)\./.exec(id)?.[1]) || null

const usi = ({ regole }: Trovata): CifraDiLegge['usata'] =>
  [...regole].map(([simulatore, names]) => ({
    simulatore,
    regole: [...names].map(([nome, ids]) => ({ nome, ids: [...ids] })).sort((a, b) => byName.compare(a.nome, b.nome)),
  }))
