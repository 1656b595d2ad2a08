/**
 * The tests of a file as functions that can be run again and again in one process, with the law changed between two runs.
 * A test file imported as `./casi.test.ts?raccolta` gets this module in place of `vitest` (vitest.config.ts).
 */
export { expect } from 'vitest'

/** A test of a file: its title, and what it does. */
export type Prova = { readonly titolo: string; readonly corri: () => unknown }

type Corpo = (...argomenti: never[]) => unknown
type PerOgni = (righe: readonly unknown[]) => (titolo: string, corpo: Corpo) => void

const raccolte: Prova[] = []
let sopra: readonly string[] = []

/** The tests that `importa` reads, in their order. */
export async function raccogli(importa: () => Promise<unknown>): Promise<readonly Prova[]> {
  raccolte.length = 0
  await importa()
  return [...raccolte]
}

const argomenti = (riga: unknown): readonly unknown[] => (Array.isArray(riga) ? riga : [riga])
const conDati = (titolo: string, riga: unknown): string =>
  `${titolo} [${argomenti(riga)
    .map((uno) => (typeof uno === 'object' ? JSON.stringify(uno) : String(uno)))
    .join(', ')
    .slice(0, 80)}]`

function prova(titolo: string, corpo: Corpo): void {
  raccolte.push({ titolo: [...sopra, titolo].join(' › '), corri: () => corpo() })
}
function gruppo(titolo: string, corpo: Corpo): void {
  const fuori = sopra
  sopra = [...sopra, titolo]
  corpo()
  sopra = fuori
}
const perOgni =
  (uno: (titolo: string, corpo: Corpo) => void): PerOgni =>
  (righe) =>
  (titolo, corpo) => {
    for (const riga of righe) uno(conDati(titolo, riga), () => Reflect.apply(corpo, undefined, argomenti(riga)))
  }

export const it = Object.assign(prova, { each: perOgni(prova) })
export const test = it
export const describe = Object.assign(gruppo, { each: perOgni(gruppo) })
