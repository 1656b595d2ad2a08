/** Runs the years of the simulators with some rules changed. Every rule is a separate function, so that another can take its place. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { expressionsOf, type Figura, isLaw, type Program, type Reading, type Rule, soloRisultato } from '@bilancia/engine'
import { excerpt, excerptOf, type Ricerca, Source, type Step, slotIn, stepOf } from '@bilancia/engine/emitters'
import { budget4u, casse, concordato, convsrl, iforfettari } from '../src/index.ts'
import { perOspiti as diBudget4u } from '../src/simulators/budget4u/per-ospiti.ts'
import { perOspiti as diConcordato } from '../src/simulators/concordato/programma.ts'
import { perOspiti as diConvsrl } from '../src/simulators/convsrl/per-ospiti.ts'
import { perOspiti as diIforfettari } from '../src/simulators/iforfettari/per-ospiti.ts'

type Riga = Float64Array
/** What a rule writes into a row. */
type Scrive = (riga: Riga) => void
/** For each changed rule, by its place in the program, the function that runs instead. */
export type Cambio = ReadonlyMap<number, Scrive>

type DiUnAnno = { readonly program: Program; readonly evaluate: Scrive; readonly read: (stato: object) => Reading }
type Ospiti = { readonly cifre: (anno: TaxYear) => unknown; readonly ricerche: Readonly<Record<string, Ricerca>> }
type Ricercata = { readonly run: Scrive; readonly rerun: Scrive }
type Simulatore = { readonly nome: string; readonly programma: { readonly edition: (anno: TaxYear) => DiUnAnno }; readonly ospiti: Ospiti }

const simulatori: readonly Simulatore[] = [
  { nome: 'iforfettari', programma: iforfettari.programma, ospiti: diIforfettari },
  { nome: 'convsrl', programma: convsrl.programma, ospiti: diConvsrl },
  { nome: 'budget4u', programma: budget4u.programma, ospiti: diBudget4u },
  { nome: 'concordato', programma: concordato.programma, ospiti: diConcordato },
  { nome: 'casse', programma: casse.programma, ospiti: soloRisultato },
]

export class Edizione {
  readonly simulatore: string
  readonly anno: TaxYear
  readonly program: Program
  /** Rules of the result, then those that only searches read. */
  readonly regole: readonly Rule[]
  /** Called with every row after it is evaluated, unless rules are changed. */
  static vista: (edizione: Edizione, riga: Riga) => void = () => undefined
  readonly #posti: readonly number[]
  readonly #intere: (riga: Riga) => void
  readonly #leggi: (stato: object) => Riga
  #scritte: readonly Scrive[] | undefined
  #cambio: Cambio | null = null
  #lettrici: ReadonlyMap<Figura['id'], readonly number[]> | undefined
  readonly #ricerche = new Map<Ricerca, Ricercata>()

  constructor({ nome, programma, ospiti }: Simulatore, anno: TaxYear) {
    const edition = programma.edition(anno)
    this.simulatore = nome
    this.anno = anno
    this.program = edition.program
    this.regole = [...edition.program.rules, ...edition.program.searched]
    this.#posti = this.regole.map((regola) => slotIn(edition.program.slots, regola))
    this.#intere = edition.evaluate
    const evaluate = (riga: Riga) => this.calcola(riga)
    const read = (stato: object) => edition.read(stato).values
    this.#leggi = read
    Object.assign(edition.program, { evaluate })
    Object.assign(edition, { evaluate, search: (quale: string) => ({ read, ...this.#ricerca(ospiti.ricerche[quale]) }) })
    Object.defineProperty(edition, 'cifre', { get: () => ospiti.cifre(anno) })
  }

  /** Rules that name a figure or a table in their formula, by its id. */
  lettrici(id: string): readonly number[] {
    this.#lettrici ??= this.#cercate()
    return this.#lettrici.get(id) ?? []
  }

  /** Compiles every rule before the law is changed. Rules that are not changed run in this form. */
  pronta(): this {
    this.#scritte ??= [...this.compila(this.regole.map((_, i) => i)).values()]
    return this
  }

  /** Compiles these rules with the law as it is now. */
  compila(posti: readonly number[], passo: (regola: Rule, coder: Source) => Step = stepOf): Cambio {
    const source = new Source(this.anno, this.program.slots)
    const testi = posti.map((i) => source.steps([passo(this.regole[i] as Rule, source)]))
    const scritte = source.build<readonly Scrive[]>(`return [${testi.map((testo) => `(v) => {\n${testo}\n}`).join(',\n')}]`)
    return new Map(posti.map((posto, k) => [posto, scritte[k] as Scrive]))
  }

  /** Changes rules from now on; null restores the law. */
  cambia(cambio: Cambio | null): void {
    this.#cambio = cambio?.size ? cambio : null
  }

  /** The place of the first changed rule that writes another value into an evaluated row; -1 if none does. */
  sente(cambio: Cambio, riga: Riga): number {
    for (const [i, scrive] of cambio) {
      const posto = this.#posti[i] as number
      const prima = riga[posto] as number
      scrive(riga)
      const dopo = riga[posto] as number
      riga[posto] = prima
      if (dopo !== prima) return i
    }
    return -1
  }

  /** Evaluates all rules for a state, also those that only searches read. */
  riga(stato: object): Riga {
    const riga = this.#leggi(stato)
    this.#intere(riga)
    for (let i = this.program.rules.length; i < this.regole.length; i++) this.#scritte?.[i]?.(riga)
    return riga
  }

  calcola(riga: Riga): void {
    this.#intere(riga)
    if (this.#cambio) {
      const primo = this.sente(this.#cambio, riga)
      if (primo >= 0)
        this.#tutte(
          riga,
          Array.from({ length: this.program.rules.length }, (_, i) => i),
        )
    } else Edizione.vista(this, riga)
  }

  #tutte(riga: Riga, quali: readonly number[]): void {
    for (const i of quali) {
      const scrive = this.#cambio?.get(i) ?? (this.#scritte?.[i] as Scrive)
      scrive(riga)
      if (!Number.isFinite(riga[this.#posti[i] as number])) throw new RangeError(`«${this.regole[i]?.id}» non dà un numero`)
    }
  }

  #ricerca(ricerca: Ricerca | undefined): Ricercata {
    if (!ricerca) throw new RangeError('A search that the simulator does not name')
    const nota = this.#ricerche.get(ricerca)
    if (nota) return nota
    const intera = excerpt(this.program, ricerca)
    const come = (quale: 'run' | 'rerun') => {
      let posti: readonly number[] | undefined
      return (riga: Riga): void => {
        if (this.#cambio) {
          posti ??= excerptOf(this.program, ricerca)[quale].map((regola) => this.regole.indexOf(regola))
          this.#tutte(riga, posti)
        } else intera[quale](riga)
      }
    }
    const fatta = { run: come('run'), rerun: come('rerun') }
    this.#ricerche.set(ricerca, fatta)
    return fatta
  }

  #cercate(): ReadonlyMap<string, readonly number[]> {
    const trovate = new Map<string, number[]>()
    for (const [i, regola] of this.regole.entries())
      for (const e of expressionsOf([regola], this.anno))
        if (isLaw(e)) {
          const posti = trovate.get(e.id) ?? []
          if (posti.at(-1) !== i) posti.push(i)
          trovate.set(e.id, posti)
        }
    return trovate
  }
}

let aperte: readonly Edizione[] | undefined

/** Every year of every simulator, opened once. After the first call every calculation of this process runs on them. */
export function edizioni(): readonly Edizione[] {
  aperte ??= simulatori.flatMap((simulatore) => taxYears.map((anno) => new Edizione(simulatore, anno)))
  return aperte
}
