/**
 * The best mix of fees and dividends. The levy is made of flat pieces that meet in edges and jumps, so the best mix lies
 * on a corner (ADR 8): the corners of each fee alone are found by following the compiled rules, all their combinations
 * are measured, and from the best ones the search walks along the edges. It runs the rules of the scenario alone on a row
 * that it changes in place, and gives way after every few hundred mixes. One fee alone has no edges: its corners are all there is,
 * and only those that can be the lowest are opened.
 */
import type { convsrl } from '@bilancia/contract'
import type { Compensi, ProvaCompensi } from './ottimizzatore-prova.ts'
import { angoli, place, ruvidezza, spezzata } from './spezzata.ts'
import { directions, ENOUGH, type Funzione, normals, polished, walk } from './spigoli.ts'
import { product, suSocieta } from './spigoli-societa.ts'

type Avanzamento = convsrl.Avanzamento
export type Misurato = { readonly fees: Compensi; readonly cost: number }

/** In cents: the step along a fee, up to the thresholds of law, and beyond them. */
const STEP = 25_000
const DENSE = 30_000_000
const FAR_STEPS = 200
const TOLERANCE = 0.25
/** A corner: its reach in cents, and the minimum increase of the slope. */
const REACH = 40_000
const BEND = 0.00004
/** Maximum number of corners of one fee that are combined with those of the others. */
const CORNERS = 26
/** A coarse grid over all the fees, for cases in which the corners are not allowed; up to a fee beyond all thresholds, in cents. */
const GRID = 7
const FAR = 15_000_000
/** Number of combinations that the search starts from, first and later; their distance in cents; number of restarts from the best one. */
const STARTS = 6
const AGAIN = 3
const APART = 150_000
const ROUNDS = 3
/**
 * Maximum number of sweeps, from the best combination and from the others; number of edges from which only `AGAIN` starting
 * points are used.
 */
const LONG = 6
const SHORT = 2
const STEPS = 120
/** In cents: a fee below one euro becomes zero, if that costs at most this many euro. */
const EURO = 100
const TOO_SMALL = 0.1

/** In euro: how far above the lowest mix the corners of one fee alone are found, for the mixes that cost nearly the same. */
const NEAR = 10

type Ricerca = Generator<Avanzamento, Misurato & { readonly vicini: readonly Misurato[] }>

export const cerca = (prova: ProvaCompensi): Ricerca => (prova.limiti.length === 1 ? unoSolo(prova) : insieme(prova))

function* unoSolo(prova: ProvaCompensi): Ricerca {
  const noti = new Map<number, number>()
  const along = (x: number): number => {
    const noto = noti.get(x) ?? prova.costo([x])
    noti.set(x, noto)
    return noto
  }
  const cost = ([x = 0]: Compensi) => along(x)
  const lowest = Math.min(...ladder(prova, 0).map(along))
  const fees = corner(along, prova, 0, TOLERANCE, (low, length) => prova.puoScendere(low, length, lowest + NEAR))
  const vicini = fees.map((x) => ({ fees: [x], cost: along(x) })).sort((a, b) => a.cost - b.cost)
  const best = vicini[0]?.fees ?? [0]
  yield { fatto: 0.5, migliore: prova.ammesso(cost(best)) ? prova.combinazione(best) : null }
  return { ...senzaSpiccioli(polished(funzioneDi(prova, cost, TOLERANCE), best), cost), vicini }
}

const funzioneDi = (prova: ProvaCompensi, cost: (fees: Compensi) => number, tolerance: number): Funzione => ({
  limits: prova.limiti.map(({ massimo }) => massimo),
  cost,
  tolerance,
  thresholds: (fees) => prova.soglie(fees),
  puoScendere: (low, cents, lowest) => prova.puoScendere(low, cents, lowest),
})

/** The mix without the fees of some cents, if that costs next to nothing. */
function senzaSpiccioli(fees: Compensi, cost: (fees: Compensi) => number): Misurato {
  const whole = fees.map((fee) => (fee < EURO ? 0 : fee))
  const [one, without] = [cost(fees), cost(whole)]
  return without <= one + TOO_SMALL ? { fees: whole, cost: without } : { fees, cost: one }
}

function* insieme(prova: ProvaCompensi): Ricerca {
  const misura = (fees: Compensi): Misurato => ({ fees, cost: prova.costo(fees) })
  const limits = prova.limiti.map(({ massimo }) => massimo)
  const cost = (fees: Compensi) => prova.costo(fees)
  let best = misura(prova.limiti.map(({ obbligatorio, minimo }) => (obbligatorio ? minimo : 0)))
  const along = (i: number) => (x: number) => cost(best.fees.map((fee, k) => (k === i ? x : fee)))
  const rough = limits.map((limit, i) => ruvidezza(along(i), Math.min(limit, DENSE), EURO))
  const tolerance = Math.max(TOLERANCE, ...rough)
  const funzione = funzioneDi(prova, cost, tolerance)
  let vicini: readonly Misurato[] = []
  const say = (fatto: number): Avanzamento => ({ fatto, migliore: prova.ammesso(best.cost) ? prova.combinazione(best.fees) : null })
  const better = (found: Misurato) => {
    if (found.cost < best.cost) best = found
  }
  // Near fees that are not allowed, the levy shows no corners.
  if (!prova.ammesso(best.cost)) better(misura(prova.soloCompensi()))
  for (let round = 0; round < ROUNDS; round++) {
    const before = best.cost
    const done = (share: number) => say((round + share) / ROUNDS)
    const corners: (readonly number[])[] = []
    for (const i of limits.keys()) {
      corners.push(corner(along(i), prova, i, tolerance))
      yield done(0.05 * i)
    }
    const all: Misurato[] = []
    const everywhere = round > 0 ? [] : product(limits.map((limit) => Array.from({ length: GRID + 1 }, (_, k) => place((Math.min(limit, FAR) * k) / GRID))))
    for (const fees of [...product(corners), ...suSocieta(prova, corners), ...everywhere]) {
      all.push(misura(fees))
      if (all.length % 500 === 0) yield done(0.2)
    }
    all.sort((a, b) => a.cost - b.cost)
    if (all[0]) better(all[0])
    vicini = [...vicini, ...all.slice(0, 500)]
    let steps = 0
    for (const [k, start] of apart(all, round > 0 ? AGAIN : STARTS).entries()) {
      if (steps > STEPS && k >= AGAIN) break
      for (const fees of walk(funzione, start.fees, k > 0 ? SHORT : LONG)) {
        better(misura(fees))
        steps++
        yield done(0.4)
      }
    }
    // If no fee moves the thresholds of another, a second round would find the same mix.
    const moves = directions(limits.length, normals(funzione, best.fees)).length > limits.length + (limits.length * (limits.length - 1)) / 2
    if (!moves || best.cost > before - ENOUGH) break
  }
  // The best point may be where a short walk stopped.
  for (const fees of walk(funzione, best.fees, LONG)) {
    better(misura(fees))
    yield say(0.95)
  }
  return { ...senzaSpiccioli(polished(funzione, best.fees), cost), vicini }
}

/** The fees of one partner at which a search for corners begins. */
function ladder(prova: ProvaCompensi, i: number): readonly number[] {
  const { massimo } = prova.limiti[i] as ProvaCompensi['limiti'][number]
  const rungs: number[] = []
  const far = Math.max(STEP, Math.ceil((massimo - DENSE) / FAR_STEPS))
  for (let x = 0; x < massimo; x += x < DENSE ? STEP : far) rungs.push(x)
  return [...rungs, massimo]
}

/** The fees of one partner at which the levy can be lowest while the other fees stay the same, and the typed one. `worth`: see `spezzata`. */
function corner(f: (x: number) => number, prova: ProvaCompensi, i: number, tolerance: number, worth?: Parameters<typeof spezzata>[3]): readonly number[] {
  const { massimo, minimo } = prova.limiti[i] as ProvaCompensi['limiti'][number]
  const found = angoli(spezzata(f, ladder(prova, i), tolerance, worth), REACH, BEND)
  const kept = found.toSorted((a, b) => a.y - b.y).slice(0, CORNERS)
  return [...new Set([...kept.map(({ x }) => x), 0, minimo, prova.digitati[i] as number])].filter((x) => x <= massimo)
}

/** The best points of a sorted list, none close to another. */
function apart(sorted: readonly Misurato[], most: number): readonly Misurato[] {
  const chosen: Misurato[] = []
  for (const one of sorted) {
    if (chosen.length === most) break
    if (chosen.every(({ fees }) => fees.some((fee, i) => Math.abs(fee - (one.fees[i] as number)) > APART))) chosen.push(one)
  }
  return chosen
}
