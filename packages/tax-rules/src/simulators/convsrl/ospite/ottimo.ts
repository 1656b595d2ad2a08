/** The result of the search: the best mix, mixes that cost nearly the same, the levy along each fee. */
import type { convsrl } from '@bilancia/contract'
import { cerca, type Misurato } from './ottimizzatore.ts'
import type { Compensi, ProvaCompensi } from './ottimizzatore-prova.ts'

type Ottimo = convsrl.Ottimo

/** The paths of the best mix itself. */
export const percorsiOttimo: readonly string[] = ['prelievo', 'compensi[0]', 'compensi[1]', 'compensi[2]', 'dividendi', 'utilePrelevato', 'netto'].map(
  (voce) => `ottimizzatore.${voce}`,
)

/** In euro: the extra cost accepted for fewer changes; the number of such mixes; their minimum distance in cents. */
const EQUIVALENT = 10
const MOST = 3
const APART = 10_000
/** In cents: the step of the table; the maximum number of steps. */
const STEP = 100_000
const STEPS = 300

/** The best mix alone, for a caller that shows nothing around it. Null if no mix is allowed. */
export function migliore(prova: ProvaCompensi): convsrl.Combinazione | null {
  const search = cerca(prova)
  for (;;) {
    const step = search.next()
    if (step.done) return prova.ammesso(step.value.cost) ? prova.combinazione(step.value.fees) : null
  }
}

/** Searches step by step. Gives null if no mix is allowed. */
export function* ottimo(prova: ProvaCompensi): Generator<convsrl.Avanzamento, Ottimo | null> {
  const { vicini, ...best } = yield* cerca(prova)
  if (!prova.ammesso(best.cost)) return null
  const trovata = prova.combinazione(best.fees)
  const sensibilita: convsrl.Sensibilita[] = []
  for (const [i, { socio, massimo }] of prova.limiti.entries()) {
    const along = (x: number) => best.fees.map((fee, k) => (k === i ? x : fee))
    const step = STEP * Math.max(1, Math.ceil(massimo / STEP / STEPS))
    const fees = [...Array.from({ length: Math.floor(massimo / step) + 1 }, (_, k) => k * step), best.fees[i] as number]
    const punti = [...new Set(fees)]
      .sort((a, b) => a - b)
      .filter((x) => prova.ammesso(prova.costo(along(x))))
      .map((x) => {
        const { prelievo, dividendi, netto } = prova.combinazione(along(x))
        return { compenso: x / 100, prelievo, dividendi, netto }
      })
    sensibilita.push({ socio, punti })
    yield { fatto: 0.97, migliore: trovata }
  }
  return { ...trovata, equivalenti: equivalenti(prova, best, vicini), sensibilita }
}

/**
 * Mixes with fewer changed fees first, then those with higher fees, which give pension rights. Mixes that the best one
 * beats in both are left out.
 */
function equivalenti(prova: ProvaCompensi, best: Misurato, found: readonly Misurato[]): readonly convsrl.Combinazione[] {
  const changes = (fees: Compensi) => fees.filter((fee, i) => fee !== prova.digitati[i]).length
  const total = (fees: Compensi) => fees.reduce((sum, fee) => sum + fee, 0)
  const near = (a: Compensi, b: Compensi) => a.every((fee, i) => Math.abs(fee - (b[i] as number)) < APART)
  const chosen: Compensi[] = []
  const candidates = found
    .filter(({ fees, cost }) => cost <= best.cost + EQUIVALENT && !near(fees, best.fees))
    .filter(({ fees }) => changes(fees) < changes(best.fees) || total(fees) > total(best.fees))
    .toSorted((a, b) => changes(a.fees) - changes(b.fees) || total(b.fees) - total(a.fees) || a.cost - b.cost)
  for (const { fees } of candidates) if (chosen.length < MOST && !chosen.some((other) => near(fees, other))) chosen.push(fees)
  return chosen.map((fees) => prova.combinazione(fees))
}
