/** The roundings of the contract as code for WebAssembly. `roundings.test.ts` checks that they give the same bits. */
import {
  asNumber,
  call,
  compare,
  every,
  type FunctionName,
  local,
  type Num,
  name,
  number,
  one,
  pick,
  type Step,
  some,
  two,
  when,
} from '@bilancia/engine/emitters'

/** A function of numbers: its steps define values, `gives` is the result. */
export type Rounding = { readonly parameters: readonly string[]; readonly steps: readonly Step[]; readonly gives: Num }

const SIXTEEN_ULP = number(2 ** -48)
const half = number(0.5)
const x = local('x')

const plus = (a: Num, b: Num) => two(a, '+', b)
const minus = (a: Num, b: Num) => two(a, '-', b)
const times = (a: Num, b: Num) => two(a, '*', b)
const over = (a: Num, b: Num) => two(a, '/', b)
const floor = (a: Num) => one('floor', a)

/** The size with the sign of `of`. Zero has no sign. */
const signed = (of: Num, size: Num): Num => pick(every([compare(of, '<', number(0)), compare(size, '!==', number(0))]), one('neg', size), size)
const noise = (scaled: Num) => times(scaled, SIXTEEN_ULP)

function scaledBy(scale: number, whole: (scaled: Num) => Num): Rounding {
  const scaled = local('scaled')
  const size = local('size')
  return {
    parameters: ['x'],
    steps: [name('scaled', times(one('abs', x), number(scale))), name('size', over(whole(scaled), number(scale)))],
    gives: signed(x, size),
  }
}
const rounded = (scale: number) => scaledBy(scale, (scaled) => floor(plus(plus(scaled, half), noise(scaled))))
const cut = (decimals: number) => scaledBy(10 ** decimals, (scaled) => floor(plus(scaled, noise(scaled))))

/** The exact product of two whole numbers below 2^53, as a double and its remainder (Dekker). */
function exactly(of: string, a: Num, b: Num): readonly Step[] {
  const split = (part: string, value: Num): readonly Step[] => [
    name(`${part}Far`, times(value, number(2 ** 27 + 1))),
    name(`${part}High`, minus(local(`${part}Far`), minus(local(`${part}Far`), value))),
    name(`${part}Low`, minus(value, local(`${part}High`))),
  ]
  const [aHigh, aLow, bHigh, bLow] = [`${of}AHigh`, `${of}ALow`, `${of}BHigh`, `${of}BLow`].map(local) as [Num, Num, Num, Num]
  const product = local(of)
  const rest = minus(minus(minus(product, times(aHigh, bHigh)), times(aLow, bHigh)), times(aHigh, bLow))
  return [...split(`${of}A`, a), ...split(`${of}B`, b), name(of, times(a, b)), name(`${of}Rest`, minus(times(aLow, bLow), rest))]
}

/** The whole cents of an amount, as `Math.round` gives them. */
function cents(of: string, amount: Num): readonly Step[] {
  const scaled = local(`${of}Scaled`)
  const lower = local(`${of}Lower`)
  return [
    name(`${of}Scaled`, times(one('abs', amount), number(100))),
    name(`${of}Lower`, floor(scaled)),
    name(of, plus(lower, pick(compare(minus(scaled, lower), '>=', half), number(1), number(0)))),
  ]
}

/** `roundProportion`: a near tie is decided by comparing two exact products of whole cents, like its integers do. */
function share(): Rounding {
  const [part, whole, value, scaled, lower] = ['part', 'whole', 'value', 'scaled', 'lower'].map(local) as [Num, Num, Num, Num, Num]
  const near = every([compare(one('abs', minus(minus(scaled, lower), half)), '<=', plus(number(1e-6), noise(scaled))), compare(scaled, '<', number(2 ** 46))])
  const [mine, mineRest, its, itsRest] = ['mine', 'mineRest', 'its', 'itsRest'].map(local) as [Num, Num, Num, Num]
  const reaches = some([compare(mine, '>', its), every([compare(mine, '===', its), compare(mineRest, '>=', itsRest)])])
  return {
    parameters: ['x', 'part', 'whole'],
    steps: [
      name('value', over(times(x, part), whole)),
      name('scaled', times(one('abs', value), number(100))),
      name('lower', floor(scaled)),
      name('given', call('cent', value)),
      ...when(near, [
        ...cents('xCents', x),
        ...cents('partCents', part),
        ...cents('wholeCents', whole),
        // 2 x part >= whole (2 lower + 1)
        ...exactly('mine', times(number(2), local('xCents')), local('partCents')),
        ...exactly('its', local('wholeCents'), plus(times(number(2), lower), number(1))),
        name('given', signed(value, over(plus(lower, asNumber(reaches)), number(100)))),
      ]),
    ],
    gives: local('given'),
  }
}

export const roundings: Readonly<Record<FunctionName, Rounding>> = {
  cent: rounded(100),
  euro: rounded(1),
  up: { parameters: ['x'], steps: [], gives: one('ceil', minus(x, noise(one('abs', x)))) },
  cut0: cut(0),
  cut1: cut(1),
  cut4: cut(4),
  share: share(),
}
