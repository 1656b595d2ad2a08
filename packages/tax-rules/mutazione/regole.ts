/** Mistakes in the rules: one node replaced by another (`sbagli.ts`), a missing rounding, or the branch of a neighbouring year. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { type Expression, isLaw, isRule, leafOf, type Rule } from '@bilancia/engine'
import { type Code, grain, Source, type Step, stepOf, storedToCent } from '@bilancia/engine/emitters'
import { type Cambio, type Edizione, edizioni } from './edizioni.ts'
import { sbagliDi } from './sbagli.ts'

/** A mistake in a line of source. It is in every rule that the line makes: of each person, scenario, year and simulator. */
export type Errore = {
  /** The name of the rule, the number of rules with the mistake, and one of them as an example. */
  readonly regola: string
  readonly regole: number
  readonly esempio: string
  readonly che: string
  /** The changed rules. Null if the mistake cannot be written, because its branch reads a figure that the year does not have. */
  readonly cambi: () => ReadonlyMap<Edizione, Cambio> | null
}

const senzaNumeri = (testo: string): string => testo.replace(/\d+/g, 'n')
/** The name of a rule without its person or scenario. */
const nomeDi = ({ definition: { nome, di } }: Rule): string => senzaNumeri(di ? nome.replace(` ${di}`, '') : nome)

/** Numbers nodes by what they read and how. Nodes that one line of source makes for several persons have the same number. */
class Letture {
  readonly #anno: TaxYear
  readonly #noti: Map<string, number>
  readonly #lette = new Map<Expression, number>()

  constructor(anno: TaxYear, noti: Map<string, number>) {
    this.#anno = anno
    this.#noti = noti
  }

  di(e: Expression): number {
    const letta = this.#lette.get(e)
    if (letta !== undefined) return letta
    const scritta = this.#scritta(e)
    const numero = this.#noti.get(scritta) ?? this.#noti.size
    this.#noti.set(scritta, numero)
    this.#lette.set(e, numero)
    return numero
  }

  #scritta(e: Expression): string {
    if (isRule(e)) return `regola ${nomeDi(e)}`
    const campo = leafOf.get(e)
    if (campo) return `campo ${senzaNumeri(campo.path.replace(/^.*\./, ''))}`
    if (isLaw(e)) return `cifra ${senzaNumeri(e.id)}`
    return `${senzaNumeri(e.op.nome)}(${e
      .operands(this.#anno)
      .map((o) => this.di(o))
      .join()})`
  }
}

/** The nodes of a formula, without those of the rules that it reads. */
function nodiDi(formula: Expression, anno: TaxYear): readonly Expression[] {
  const visti = new Set<Expression>()
  const visita = (e: Expression): void => {
    if (visti.has(e)) return
    visti.add(e)
    if (!isRule(e) && !leafOf.has(e)) e.operands(anno).forEach(visita)
  }
  visita(formula)
  return [...visti].filter((e) => !isRule(e) && !leafOf.has(e) && !isLaw(e))
}

type Posti = Map<Edizione, number[]>
/** Rules of one name that have a node in common; `nodo` is one of them. */
type Famiglia = { readonly nodo: Expression; readonly anno: TaxYear; readonly lettura: number; readonly posti: Posti }

function mettiIn(posti: Posti, edizione: Edizione, posto: number): void {
  const suoi = posti.get(edizione) ?? []
  if (suoi.at(-1) !== posto) suoi.push(posto)
  posti.set(edizione, suoi)
}

const noti = new Map<string, number>()
const letture = new Map<TaxYear, Letture>(taxYears.map((anno) => [anno, new Letture(anno, noti)]))
const lettureDi = (anno: TaxYear): Letture => letture.get(anno) as Letture

function famiglie(): ReadonlyMap<string, Famiglia> {
  const trovate = new Map<string, Famiglia>()
  for (const edizione of edizioni())
    for (const [posto, regola] of edizione.regole.entries())
      for (const nodo of nodiDi(regola.definition.formula, edizione.anno)) {
        const lettura = lettureDi(edizione.anno).di(nodo)
        const chiave = `${nomeDi(regola)}\n${lettura}`
        const famiglia = trovate.get(chiave) ?? { nodo, anno: edizione.anno, lettura, posti: new Map() }
        trovate.set(chiave, famiglia)
        mettiIn(famiglia.posti, edizione, posto)
      }
  return trovate
}

const quante = (posti: Posti): number => [...posti.values()].reduce((somma, { length }) => somma + length, 0)
type Passo = (regola: Rule, source: Source) => Step
type Altro = (e: Expression, anno: TaxYear) => Expression | undefined
const con =
  (altro: Altro): Passo =>
  (regola, source) =>
    stepOf(regola, new ConAltro(source, altro))

function errore(posti: Posti, che: string, passo: Passo): Errore {
  const [[edizione, [posto = 0] = []] = []] = posti
  const prima = edizione?.regole[posto] as Rule
  const cambi = (): ReadonlyMap<Edizione, Cambio> | null => {
    try {
      return new Map([...posti].map(([una, suoi]) => [una, una.compila(suoi, passo)]))
    } catch {
      return null
    }
  }
  return { regola: nomeDi(prima), regole: quante(posti), esempio: `${edizione?.simulatore} ${edizione?.anno} ${prima.id}`, che, cambi }
}

/** Mistakes that replace one node by another. */
export function* erroriDeiNodi(): Generator<Errore> {
  for (const { nodo, anno, lettura, posti } of famiglie().values())
    for (const [k, { che }] of sbagliDi(nodo, anno).entries())
      yield errore(
        posti,
        che,
        con((e, nel) => (lettureDi(nel).di(e) === lettura ? sbagliDi(e, nel)[k]?.nuova : undefined)),
      )
}

/** Mistakes that do not round a line to the cent. Sums of whole cents are left out, because rounding them removes only binary noise. */
export function* erroriDiRiga(): Generator<Errore> {
  const trovate = new Map<string, Posti>()
  for (const edizione of edizioni())
    for (const [posto, regola] of edizione.regole.entries()) {
      const { formula } = regola.definition
      if (!storedToCent(regola, edizione.anno) || grain(formula, edizione.anno) !== 'free') continue
      const posti = trovate.get(nomeDi(regola)) ?? new Map()
      trovate.set(nomeDi(regola), posti)
      mettiIn(posti, edizione, posto)
    }
  for (const posti of trovate.values()) yield errore(posti, 'riga non arrotondata', nonArrotondata)
}

function nonArrotondata(regola: Rule, source: Source): Step {
  const passo = stepOf(regola, source)
  if (passo.does !== 'set' || passo.value.is !== 'call') return passo
  const [dentro] = passo.value.args
  return dentro ? { ...passo, value: dentro } : passo
}

/** Mistakes that move the change of a formula to one year earlier or later. */
export function* erroriDiAnno(): Generator<Errore> {
  for (const anno of taxYears)
    for (const accanto of taxYears.filter((altro) => Math.abs(altro - anno) === 1)) {
      const trovati = new Map<string, { readonly lettura: number; readonly posti: Posti }>()
      for (const edizione of edizioni().filter((una) => una.anno === anno))
        for (const [posto, regola] of edizione.regole.entries())
          for (const nodo of nodiDi(regola.definition.formula, anno)) {
            if (!cambia(nodo, anno, accanto)) continue
            const lettura = lettureDi(anno).di(nodo)
            const trovato = trovati.get(`${nomeDi(regola)}\n${lettura}`) ?? { lettura, posti: new Map() }
            trovati.set(`${nomeDi(regola)}\n${lettura}`, trovato)
            mettiIn(trovato.posti, edizione, posto)
          }
      for (const { lettura, posti } of trovati.values())
        yield errore(
          posti,
          `nel ${anno} il ramo del ${accanto}`,
          con((e) => (cambia(e, anno, accanto) && lettureDi(anno).di(e) === lettura ? e.written(accanto)[0] : undefined)),
        )
    }
}

const cambia = (e: Expression, anno: TaxYear, accanto: TaxYear): boolean => e.op.trasparente === true && e.written(anno)[0] !== e.written(accanto)[0]

/** Writes the node that `altro` gives in place of a node, if it gives one. */
class ConAltro extends Source {
  readonly #source: Source
  readonly #altro: Altro

  constructor(source: Source, altro: Altro) {
    super(source.year, new Map())
    this.#source = source
    this.#altro = altro
  }

  override slot(leaf: Expression): number {
    return this.#source.slot(leaf)
  }

  override code(e: Expression): Code {
    if (isRule(e) || leafOf.has(e) || isLaw(e)) return super.code(e)
    return super.code(this.#altro(e, this.year) ?? e)
  }
}
