/**
 * A second evaluator in exact arithmetic, independent of the engine. It computes the nodes of an explanation from their
 * formulas and the values they refer to, with fractions of whole numbers instead of floating point.
 */
import type { Calcolo, Nodo } from '@bilancia/engine'

export class Frazione {
  readonly n: bigint
  readonly d: bigint

  constructor(n: bigint, d = 1n) {
    this.n = d < 0n ? -n : n
    this.d = d < 0n ? -d : d
  }

  /** The decimal value of a number as printed. */
  static of(x: number): Frazione {
    const [whole = '0', decimals = ''] = String(x).split('.')
    if (/[e]/.test(String(x))) throw new Error(`Not a plain decimal: ${x}`)
    return new Frazione(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
  }

  piu = (o: Frazione) => new Frazione(this.n * o.d + o.n * this.d, this.d * o.d)
  meno = (o: Frazione) => new Frazione(this.n * o.d - o.n * this.d, this.d * o.d)
  per = (o: Frazione) => new Frazione(this.n * o.n, this.d * o.d)
  diviso = (o: Frazione) => new Frazione(this.n * o.d, this.d * o.n)
  supera = (o: Frazione) => this.n * o.d > o.n * this.d
  pari = (o: Frazione) => this.n * o.d === o.n * this.d

  /** Whole units of `1 / scale`: rounded half up away from zero, truncated, or rounded up. */
  unita(scale: bigint, how: 'arrotonda' | 'tronca' | 'eccesso'): Frazione {
    const magnitude = (this.n < 0n ? -this.n : this.n) * scale
    const whole = how === 'arrotonda' ? (2n * magnitude + this.d) / (2n * this.d) : how === 'tronca' ? magnitude / this.d : (magnitude + this.d - 1n) / this.d
    return new Frazione(this.n < 0n ? -whole : whole, scale)
  }
}

type Valore = Frazione | boolean | string | null
type Righe = readonly {
  readonly fino: number
  readonly aliquota?: number
  readonly base?: number
  readonly quota?: number
  readonly da?: number
  readonly su?: number
}[]

const ZERO = Frazione.of(0)
const CENTO = Frazione.of(100)

/** The value of a node, computed again from what it read. */
export function replay(nodi: Readonly<Record<string, Nodo>>, id: string): Valore {
  const nodo = nodi[id] as Nodo
  return evaluate(nodo.calcolo as Calcolo, nodi)
}

/** The value that a node states. */
export function stated({ valore }: Nodo): Valore {
  return typeof valore === 'number' ? Frazione.of(valore) : (valore as Valore)
}

function evaluate(calcolo: Calcolo, nodi: Readonly<Record<string, Nodo>>): Valore {
  if (typeof calcolo === 'string') {
    const nodo = nodi[calcolo]
    if (!nodo) throw new Error(`The formula reads «${calcolo}», which the explanation does not hold`)
    return stated(nodo)
  }
  const [operatore, ...operandi] = calcolo as readonly [string, ...Calcolo[]]
  const at = (i: number): Valore => evaluate(operandi[i] as Calcolo, nodi)
  const x = (i = 0): Frazione => {
    const value = at(i)
    if (value instanceof Frazione) return value
    throw new Error(`Not a number where one is needed: ${JSON.stringify(operandi[i])} gives ${String(value)}`)
  }
  const all = (): Frazione[] => operandi.map((_, i) => x(i))
  const righe = (): Righe => (nodi[operandi[1] as string] as Nodo).valore as Righe
  const [nome, dato = ''] = operatore.split(':') as [string, string?]

  switch (nome) {
    case 'zero':
      return ZERO
    case 'vero':
      return true
    case 'mai':
      return false
    case 'figura':
      return Frazione.of(Number(dato))
    case 'opzione':
      return dato
    case 'periodo':
      return at(0)
    case 'piu':
      return all().reduce((a, b) => a.piu(b))
    case 'meno':
      return all().reduce((a, b) => a.meno(b))
    case 'per':
      return all().reduce((a, b) => a.per(b))
    case 'al':
      return x().per(x(1)).diviso(CENTO)
    case 'ridottoDel':
      return x()
        .per(CENTO.meno(x(1)))
        .diviso(CENTO)
    case 'opposto':
      return ZERO.meno(x())
    case 'nonNegativo':
      return x().supera(ZERO) ? x() : ZERO
    case 'almeno':
      return all().reduce((a, b) => (b.supera(a) ? b : a))
    case 'alMassimo':
      return all().reduce((a, b) => (a.supera(b) ? b : a))
    case 'rapporto':
      return x(1).pari(ZERO) ? x(2) : x().diviso(x(1))
    case 'diviso':
      return x(1).pari(ZERO) ? x() : x().diviso(x(1))
    case 'inProporzione':
      return x(2).pari(ZERO) ? ZERO : x().per(x(1)).diviso(x(2)).unita(100n, 'arrotonda')
    case 'oppure':
    case 'siONo':
      return at(0) ?? at(1)
    case 'compilato':
      return at(0) !== null
    case 'alCentesimo':
      return x().unita(100n, 'arrotonda')
    case 'allEuro':
      return x().unita(1n, 'arrotonda')
    case 'perEccesso':
      return x().unita(1n, 'eccesso')
    case 'troncato0':
      return x().unita(1n, 'tronca')
    case 'troncato1':
      return x().unita(10n, 'tronca')
    case 'troncato4':
      return x().unita(10_000n, 'tronca')
    case 'e':
      return operandi.every((_, i) => at(i))
    case 'o':
      return operandi.some((_, i) => at(i))
    case 'non':
      return !at(0)
    case 'supera':
      return x().supera(x(1))
    case 'nonSupera':
      return !x().supera(x(1))
    case 'raggiunge':
      return !x(1).supera(x())
    case 'sotto':
      return x(1).supera(x())
    case 'uguale':
      return x().pari(x(1))
    case 'vale':
      return at(0) === dato
    case 'codice':
      return x().pari(Frazione.of(Number(dato)))
    case 'casi':
    case 'tra': {
      for (let i = 0; i < operandi.length; i += 2) if (at(i)) return at(i + 1)
      return ZERO
    }
    case 'dallaTabella':
      return Frazione.of(((nodi[operandi[1] as string] as Nodo).valore as Record<string, number>)[String(x().n)] ?? 0)
    case 'aScaglioni':
      return perScaglioni(x(), righe())
    case 'allAliquotaDiFascia':
      return x()
        .per(Frazione.of(fascia(x(), righe())?.aliquota ?? 0))
        .diviso(CENTO)
    case 'aFasce':
      return perFasce(x(), righe())
    default:
      throw new Error(`An operator this evaluator does not know: ${operatore}`)
  }
}

const fascia = (x: Frazione, righe: Righe) => righe.find(({ fino }) => fino === Infinity || !x.supera(Frazione.of(fino)))

function perScaglioni(x: Frazione, righe: Righe): Frazione {
  let tax = ZERO
  let below = ZERO
  for (const { fino, aliquota = 0 } of righe) {
    const top = fino === Infinity || !x.supera(Frazione.of(fino)) ? x : Frazione.of(fino)
    if (top.supera(below)) tax = tax.piu(top.meno(below).per(Frazione.of(aliquota)).diviso(CENTO))
    if (fino !== Infinity) below = Frazione.of(fino)
  }
  return tax
}

function perFasce(x: Frazione, righe: Righe): Frazione {
  const met = fascia(x, righe)
  if (!met) return ZERO
  const { base = 0, quota, da = 0, su = 1 } = met
  if (!quota) return Frazione.of(base)
  const quoziente = Frazione.of(da).meno(x).diviso(Frazione.of(su)).unita(10_000n, 'tronca')
  return Frazione.of(base).piu(Frazione.of(quota).per(quoziente))
}
