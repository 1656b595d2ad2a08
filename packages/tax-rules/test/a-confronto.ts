/** The comparison of a result with a simulation computed by an independent program: in Node, on the artefacts, in the browser. */
import { isSection, valueAt } from '@bilancia/contract'
import type { Riferimento, Simulatore } from './riferimenti.ts'

/**
 * Every expected number and message with the actual one, for an equality check. For Budget4u every key of the result is
 * compared; for the others the result may contain more.
 */
export function aConfronto(simulatore: Simulatore | 'calendario', atteso: Riferimento['atteso'], risultato: object) {
  const suoi = anniSuoi(atteso, risultato)
  const { messaggi, ...numeri } = soltanto(suoi, atteso)
  const { messaggi: detti, ...ottenuti } = soltanto(suoi, { messaggi: [], ...risultato })
  return {
    atteso: { numeri, messaggi: asSet(messaggi) },
    ottenuto: { numeri: simulatore === 'budget4u' ? senzaGrado(ottenuti) : named(numeri, ottenuti), messaggi: asSet(detti) },
  }
}

const PIANO = 'pianoTriennale'
const annoDi = (riga: unknown, chiave: 'anno' | 'annoParametri') => (isSection(riga) ? Number(riga[chiave]) : Number.NaN)

/**
 * How many years of a plan are valid in the line. A line was computed with the laws known on its day. A year that had to
 * use an earlier law is no longer valid once its own law is published, nor are the years after it.
 */
function anniSuoi(atteso: object, risultato: object): number {
  const [attese, date] = [valueAt(atteso, PIANO), valueAt(risultato, PIANO)]
  if (!Array.isArray(attese) || !Array.isArray(date)) return Number.POSITIVE_INFINITY
  const uscita = attese.findIndex((riga, k) => {
    const legge = annoDi(riga, 'annoParametri')
    return legge < annoDi(riga, 'anno') && legge < annoDi(date[k], 'annoParametri')
  })
  return uscita < 0 ? Number.POSITIVE_INFINITY : uscita
}

/** A result with only the first years of its plan, without the messages about the others. */
function soltanto(anni: number, risultato: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { [PIANO]: piano, messaggi } = risultato
  if (!Array.isArray(piano) || !Array.isArray(messaggi) || anni >= piano.length) return risultato
  const oltre = piano.slice(anni).map((_, k) => `${PIANO}[${anni + k}].`)
  const suo = (messaggio: unknown) => !oltre.some((inizio) => String(valueAt(messaggio, 'campo')).startsWith(inizio))
  return { ...risultato, [PIANO]: piano.slice(0, anni), messaggi: messaggi.filter(suo) }
}

/** The part of the result whose keys are in the expected result. */
function named(expected: unknown, got: unknown): unknown {
  if (Array.isArray(expected)) return Array.isArray(got) && got.length === expected.length ? got.map((inner, i) => named(expected[i], inner)) : got
  if (!isSection(expected) || !isSection(got)) return got
  return Object.fromEntries(Object.entries(expected).map(([key, inner]) => [key, named(inner, got[key])]))
}

/** Leaves out the grade, which has its own tests: it is not a number of the rule book. */
function senzaGrado({ risultati, ...altro }: Readonly<Record<string, unknown>>) {
  if (!isSection(risultati)) return { ...altro, risultati }
  const { affidabilita: _, ...resto } = risultati
  return { ...altro, risultati: resto }
}

const asSet = (messages: unknown): readonly string[] =>
  Array.isArray(messages) ? messages.map((message) => JSON.stringify(message, ['id', 'gravita', 'campo', 'testo'])).sort() : []
