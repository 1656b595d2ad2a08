/**
 * Jumps told: where one euro more of what the client moves costs over 20 euro at one stroke, within 5% of where the
 * client stands, with the rule that jumps and the figure that is crossed. A search outside the rule graph: it runs the
 * same rules on a row it changes in place.
 */
import { format, regioni, roundToCent, type Salto, type TaxYear } from '@bilancia/contract'
import { type Excerpt, type Expression, jumps, leafOf, normaIn, type Regola, Requisito } from '@bilancia/engine'

/** Euro from which a jump is told. */
export const LIMIT = 20
const WITHIN = 0.05
/** Samples of a search: two opposite jumps hide each other only inside one of so many parts. */
const SAMPLES = 32

/** What the client moves. */
export type Mossa = {
  readonly campo: Expression
  /** As it reads after 'un euro in meno di': 'ricavi'. */
  readonly nome: string
  /** Euro around which it moves: what is typed. */
  readonly valore: number
  /** Fields that follow it euro for euro. */
  readonly seguono?: readonly Expression[]
}

/** A levy that may jump. */
export type Prelievo = { readonly lato: string | null; readonly regola: Regola<'euro'> }

export type Ricerca = { readonly mosse: readonly Mossa[]; readonly prelievi: readonly Prelievo[] }

/** The jumps near what is typed. `cosa` sees the row evaluated as typed. */
export function salti(excerpt: Excerpt, year: TaxYear, state: object, cosa: (valore: (e: Expression) => number) => Ricerca): readonly Salto[] {
  const typed = excerpt.read(state)
  excerpt.run(typed)
  const { mosse, prelievi } = cosa((e) => typed[excerpt.slot(e)] as number)
  return mosse.flatMap((mossa) => {
    const most = Math.floor(Math.abs(mossa.valore) * WITHIN)
    const least = Math.min(...[mossa.campo, ...(mossa.seguono ?? [])].map((campo) => typed[excerpt.slot(campo)] as number))
    // A row of costs, a fee: what moves may be less than the 5%, and does not fall below zero.
    const from = least > 0 ? -Math.min(most, Math.floor(least)) : -most
    return most < 1 ? [] : tra(excerpt, year, typed, mossa, prelievi, { from, to: most, samples: SAMPLES })
  })
}

/** The nearest first; of two as near, the larger. */
export const perDistanza = (trovati: readonly Salto[]): readonly Salto[] =>
  [...trovati].sort((a, b) => Math.abs(a.distanza) - Math.abs(b.distanza) || Math.abs(b.costo) - Math.abs(a.costo))

type Tratto = { readonly from: number; readonly to: number; readonly samples: number }

/** The jumps between two distances, in euro, from what is typed. `typed` is a row evaluated. */
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
      // The choice between the sides jumps with each of them: it is told where it ends.
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

/** ' (Lazio)': the region whose figure it is, which closes the name of the figure. */
function where(figure: string): string {
  const region = Object.values(regioni).find((name) => figure.endsWith(`(${name})`) || figure.endsWith(`, ${name}`))
  return region ? ` (${region})` : ''
}

/** A name inside a sentence; an abbreviation keeps its capitals. */
const lower = (name: string) => (/^\p{Lu}[\p{Lu}.]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

/** What stands before the id of a rule in the path of its explanation. */
const PREFIX = 'salti.'
/** The id of the rule whose explanation a path asks for. */
export const regolaDi = (path: string): string | null => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : null)
