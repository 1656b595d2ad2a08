/**
 * Finds jumps within 5% of the typed value: one euro more costs over 20 euro at once. Each has the rule that jumps and the
 * figure that is crossed. The search is outside the rule graph: it runs the same rules on a row that it changes in place.
 */
import { format, regioni, roundToCent, type Salto, type TaxYear } from '@bilancia/contract'
import { type Excerpt, type Expression, jumps, leafOf, normaIn, type Regola, Requisito } from '@bilancia/engine'

/** Euro from which a jump is reported. */
const LIMIT = 20
const WITHIN = 0.05
/** Number of samples of a search. Two opposite jumps can hide each other only within one interval. */
const SAMPLES = 32

/** The variable of a search. */
export type Mossa = {
  readonly campo: Expression
  /** The words after 'un euro in meno di': 'ricavi'. */
  readonly nome: string
  /** The typed value, in euro. The search goes around it. */
  readonly valore: number
  /** Fields that change by the same euro. */
  readonly seguono?: readonly Expression[]
}

/** A levy that may jump. */
export type Prelievo = { readonly lato: string | null; readonly regola: Regola<'euro'> }

export type Ricerca = { readonly mosse: readonly Mossa[]; readonly prelievi: readonly Prelievo[] }

/** The jumps near the typed values. `cosa` receives the row evaluated as typed. */
export function salti(excerpt: Excerpt, year: TaxYear, state: object, cosa: (valore: (e: Expression) => number) => Ricerca): readonly Salto[] {
  const typed = excerpt.read(state)
  excerpt.run(typed)
  const { mosse, prelievi } = cosa((e) => typed[excerpt.slot(e)] as number)
  return mosse.flatMap((mossa) => {
    const most = Math.floor(Math.abs(mossa.valore) * WITHIN)
    const least = Math.min(...[mossa.campo, ...(mossa.seguono ?? [])].map((campo) => typed[excerpt.slot(campo)] as number))
    // A row of costs or a fee: its value may be less than the 5%, and it does not go below zero.
    const from = least > 0 ? -Math.min(most, Math.floor(least)) : -most
    return most < 1 ? [] : tra(excerpt, year, typed, mossa, prelievi, { from, to: most, samples: SAMPLES })
  })
}

/** The nearest first; of two equally near, the larger. */
export const perDistanza = (trovati: readonly Salto[]): readonly Salto[] =>
  [...trovati].sort((a, b) => Math.abs(a.distanza) - Math.abs(b.distanza) || Math.abs(b.costo) - Math.abs(a.costo))

type Tratto = { readonly from: number; readonly to: number; readonly samples: number }

/** The jumps between two distances, in euro, from the typed value. `typed` is an evaluated row. */
export function tra(excerpt: Excerpt, year: TaxYear, typed: Float64Array, mossa: Mossa, prelievi: readonly Prelievo[], tratto: Tratto): readonly Salto[] {
  const fields = [mossa.campo, ...(mossa.seguono ?? [])].map(excerpt.slot)
  const amounts = prelievi.map(({ regola }) => excerpt.slot(regola))
  const row = typed.slice()
  const at = (euro: number): Float64Array => {
    for (const field of fields) row[field] = roundToCent((typed[field] as number) + euro)
    excerpt.rerun(row)
    return row
  }
  const found = jumps((euro) => amounts.map((slot) => at(euro)[slot] as number), { ...tratto, limit: LIMIT })
  return found.flatMap(({ at: euro, by }) => {
    const before = at(euro).slice()
    const after = at(euro + 1).slice()
    return prelievi.flatMap(({ lato, regola }, i) => {
      const costo = roundToCent(by[i] as number)
      if (Math.abs(costo) <= LIMIT) return []
      const { rule, soglia } = excerpt.accuse(regola, before, after)
      // The choice between the sides jumps with each of them, so it is reported only where it ends.
      if (lato === null && !(rule instanceof Requisito)) return []
      const { id, definition } = rule
      const norme = [normaIn(definition.norma, year), ...(soglia?.norma ? [soglia.norma] : [])].flatMap((norma) => norma.split('; '))
      const salto = {
        variabile: leafOf.get(mossa.campo)?.path ?? '',
        valore: roundToCent(mossa.valore + euro),
        distanza: euro < 0 ? euro : euro + 1,
        costo,
        lato,
        regola: id,
        nome: definition.nome,
        norma: [...new Set(norme)].join('; '),
        soglia: soglia && { nome: soglia.nome, valore: soglia.valore, unita: soglia.unita },
      }
      return [{ ...salto, testo: testo(salto, mossa.nome) }]
    })
  })
}

/** 'Con un euro in meno di ricavi si risparmiano 1.182,00 €: addizionale regionale, soglia 90.000,00 €'. */
function testo({ distanza, costo, nome, soglia }: Omit<Salto, 'testo'>, variabile: string): string {
  const euro = Math.abs(distanza)
  const cost = Math.sign(distanza) * costo
  const amount = format.money(Math.abs(costo))
  const one = `${cost < 0 ? 'si risparmiano' : 'si perdono'} ${amount}`
  const many = `il prelievo ${cost < 0 ? 'scende' : 'sale'} di colpo di ${amount}`
  const moved = `Con ${euro === 1 ? 'un' : format.wholeAmount(euro)} euro in ${distanza < 0 ? 'meno' : 'più'} di ${variabile}`
  const what = soglia ? `, soglia ${format.withUnit(soglia.unita, soglia.valore)}${where(soglia.nome)}` : ''
  return `${moved} ${euro === 1 ? one : many}: ${lower(nome)}${what}`
}

/** ' (Lazio)': the region of the figure, at the end of its name. */
function where(figure: string): string {
  const region = Object.values(regioni).find((name) => figure.endsWith(`(${name})`) || figure.endsWith(`, ${name}`))
  return region ? ` (${region})` : ''
}

/** A name inside a sentence; an abbreviation keeps its capitals. */
const lower = (name: string) => (/^\p{Lu}[\p{Lu}.]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

/** The prefix of a rule id in the path of its explanation. */
const PREFIX = 'salti.'
/** The rule id in a path of an explanation; null if the path is another. */
export const regolaDi = (path: string): string | null => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : null)
