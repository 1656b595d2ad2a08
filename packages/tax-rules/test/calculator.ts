/**
 * A calculator that computes a printed line of an explanation from its text alone, by its grammar
 * (`engine/src/telling.ts`). It is independent of the engine and uses exact fractions instead of floating point.
 */
import { Frazione } from './replay.ts'

/** A number (a percentage in hundredths), or a word or yes/no as written. */
type Letto = { readonly n: Frazione; readonly in: 'euro' | 'percento' | 'numero' } | string

const ZERO = Frazione.of(0)
const CENTO = Frazione.of(100)

/** The result of a computed line; `sì` or `no` for a condition. Throws if the line cannot be read or contains a false statement. */
export const rifatta = (line: string, isCondition: boolean): Letto => new Lettura(line).line(isCondition)

/** An amount, a percentage or a number as it is printed; anything else is a word. */
export function stampato(text: string): Letto {
  const found = /^(−?)(\d[\d.]*)(?:,(\d+))?( €|%)?$/.exec(text)
  if (!found) return text
  const [, sign = '', whole = '', decimals = '', unit = ''] = found
  const n = new Frazione(BigInt(whole.replaceAll('.', '') + decimals) * (sign ? -1n : 1n), 10n ** BigInt(decimals.length))
  return unit === '%' ? { n: n.diviso(CENTO), in: 'percento' } : { n, in: unit ? 'euro' : 'numero' }
}

export const uguali = (a: Letto, b: Letto): boolean => (typeof a === 'string' || typeof b === 'string' ? a === b : a.n.pari(b.n))
export const scritto = (x: Letto): string => (typeof x === 'string' ? x : `${x.n.n}/${x.n.d}`)

class Lettura {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  line(isCondition: boolean): Letto {
    if (this.#takes('Poiché ')) this.#reasons()
    const value = isCondition ? this.#conditions() : this.#formula()
    if (this.#at < this.#text.length) this.#stop('the line goes on')
    return value
  }

  /** The conditions before the formula: each must be true. */
  #reasons(): void {
    for (;;) {
      const from = this.#at
      if (!this.#condition()) this.#stop(`this is not so: ${this.#text.slice(from, this.#at)}`)
      if (this.#takes(': ')) return
      if (!this.#takes(', ') && !this.#takes(' e ')) this.#stop('no end of the reasons')
    }
  }

  #conditions(): string {
    const first = this.#condition(true)
    let all = first
    let any = first
    while (this.#takes(' e ')) all = this.#condition(true) && all
    while (this.#takes(' oppure ')) any = this.#condition(true) || any
    return (all !== first ? all : any) ? 'sì' : 'no'
  }

  /** A name with only its value is a fact; for a requirement, it is the answer. */
  #condition(answers = false): boolean {
    if (this.#takes('sempre')) return true
    if (this.#takes('mai')) return false
    const a = this.#sum()
    if (this.#takes(' è «')) return wordOf(a) === this.#until('»')
    if (this.#takes(' non è «')) return wordOf(a) !== this.#until('»')
    if (this.#takes(' è no')) return a === 'no'
    if (this.#takes(' è compilato')) return a !== 'vuoto'
    if (this.#takes(' è vuoto')) return a === 'vuoto'
    const compare = (words: string, holds: (x: Frazione, y: Frazione) => boolean): boolean | undefined =>
      this.#takes(words) ? holds(this.#number(a).n, this.#number(this.#sum()).n) : undefined
    const found =
      compare(' non supera ', (x, y) => !x.supera(y)) ??
      compare(' supera ', (x, y) => x.supera(y) && (!this.#takes(' ma non ') || !x.supera(this.#number(this.#sum()).n))) ??
      compare(' raggiunge ', (x, y) => !y.supera(x)) ??
      compare(' è sotto ', (x, y) => y.supera(x)) ??
      compare(' è pari a ', (x, y) => x.pari(y)) ??
      compare(' è diverso da ', (x, y) => !x.pari(y))
    return found ?? (answers ? a === 'sì' : true)
  }

  #formula(): Letto {
    const most = this.#takes('il maggiore tra ') ? 1 : this.#takes('il minore tra ') ? -1 : 0
    let x = most ? this.#extreme(most) : this.#sum()
    for (;;) {
      if (this.#takes(', mai sotto zero')) x = ZERO.supera(this.#number(x).n) ? { ...this.#number(x), n: ZERO } : x
      else if (this.#takes(', al centesimo')) x = this.#rounded(x, 100n, 'arrotonda')
      else if (this.#takes(', a due decimali')) x = this.#rounded(x, 10_000n, 'arrotonda')
      else if (this.#takes(", all'euro")) x = this.#rounded(x, 1n, 'arrotonda')
      else if (this.#takes(", all'intero per eccesso")) x = this.#rounded(x, 1n, 'eccesso')
      else if (this.#takes(", all'intero per difetto")) x = this.#rounded(x, 1n, 'tronca')
      else if (this.#takes(', troncato a un decimale')) x = this.#rounded(x, 10n, 'tronca')
      else if (this.#takes(', troncato a quattro decimali')) x = this.#rounded(x, 10_000n, 'tronca')
      else return x
    }
  }

  #extreme(most: number): Letto {
    let best = this.#number(this.#sum())
    for (let last = false; !last; ) {
      last = this.#takes(' e ')
      if (!last && !this.#takes(', ')) this.#stop('no last of those to choose from')
      const x = this.#number(this.#sum())
      if (most > 0 ? x.n.supera(best.n) : best.n.supera(x.n)) best = x
    }
    return best
  }

  #rounded(x: Letto, scale: bigint, how: 'arrotonda' | 'tronca' | 'eccesso'): Letto {
    const { n, in: unit } = this.#number(x)
    return unit === 'percento' ? { n: n.per(CENTO).unita(scale, how).diviso(CENTO), in: unit } : { n: n.unita(scale, how), in: unit }
  }

  #sum(): Letto {
    let x = this.#quotient()
    for (;;) {
      const sign = this.#takes(' + ') ? 1n : this.#takes(' − ') ? -1n : 0n
      if (!sign) return x
      const y = this.#number(this.#quotient())
      const before = this.#number(x)
      x = { n: before.n.piu(y.n.per(new Frazione(sign))), in: before.n.pari(ZERO) ? y.in : before.in }
    }
  }

  #quotient(): Letto {
    const x = this.#product()
    if (!this.#takes(' / ')) return x
    const [a, b] = [this.#number(x), this.#number(this.#thing())]
    return { n: a.n.diviso(b.n), in: a.in === b.in ? 'numero' : a.in }
  }

  #product(): Letto {
    let x = this.#thing()
    while (this.#takes(' × ')) {
      const [a, b] = [this.#number(x), this.#number(this.#thing())]
      x = { n: a.n.per(b.n), in: a.in === 'euro' || b.in === 'euro' ? 'euro' : a.in === 'percento' ? a.in : b.in }
    }
    return x
  }

  #thing(): Letto {
    const x = this.#bare()
    return this.#takes(' a scaglioni (') ? this.#slices(this.#number(x).n) : x
  }

  /** Slices with their rates. The slices must add up to the amount. */
  #slices(amount: Frazione): Letto {
    let slices = ZERO
    let tax = ZERO
    do {
      const slice = this.#number(this.#bare()).n
      if (!this.#takes(' × ')) this.#stop('no rate')
      slices = slices.piu(slice)
      tax = tax.piu(slice.per(this.#number(this.#bare()).n))
    } while (this.#takes(' + '))
    if (!this.#takes(')')) this.#stop('no end of the brackets')
    if (!slices.pari(amount.supera(ZERO) ? amount : ZERO)) this.#stop('the slices are not the amount')
    return { n: tax, in: 'euro' }
  }

  #bare(): Letto {
    if (this.#takes('(')) {
      const x = this.#formula()
      if (!this.#takes(')')) this.#stop('no closing parenthesis')
      return x
    }
    if (this.#takes('«')) return this.#until('»')
    if (this.#takes('zero')) return { n: ZERO, in: 'numero' }
    const figure = /^−?\d[\d.]*(,\d+)?( €|%)?(?=[ ,):]|$)/.exec(this.#text.slice(this.#at, this.#at + 30))?.[0]
    if (figure) {
      this.#at += figure.length
      return stampato(figure)
    }
    this.#until(' [')
    const value = this.#until(']')
    const whole = stampato(value)
    return typeof whole === 'string' && value.includes(': ') && typeof stampato(value.slice(value.lastIndexOf(': ') + 2)) !== 'string'
      ? stampato(value.slice(value.lastIndexOf(': ') + 2))
      : whole
  }

  #number(x: Letto): Exclude<Letto, string> {
    return typeof x === 'string' ? this.#stop(`not a number: ${x}`) : x
  }

  /** Reads a phrase if it comes next. A line starts with a capital. */
  #takes(words: string): boolean {
    const here = this.#text.substr(this.#at, words.length)
    const same = here === words || (this.#at === 0 && here.charAt(0).toLowerCase() + here.slice(1) === words)
    if (same) this.#at += words.length
    return same
  }

  #until(end: string): string {
    const to = this.#text.indexOf(end, this.#at)
    if (to < 0) this.#stop(`no «${end}»`)
    const words = this.#text.slice(this.#at, to)
    this.#at = to + end.length
    return words
  }

  #stop(why: string): never {
    throw new Error(`${why}, at ${this.#at}: …${this.#text.slice(Math.max(0, this.#at - 30), this.#at)}⟨${this.#text.slice(this.#at, this.#at + 40)}⟩`)
  }
}

const wordOf = (x: Letto): string => (typeof x === 'string' ? x : x.n.d === 1n ? String(x.n.n) : `${x.n.n}/${x.n.d}`)
