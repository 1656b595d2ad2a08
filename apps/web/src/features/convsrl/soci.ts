/** The partners, and the fields that change when one is removed. */
import { convsrl, initialState, isSection, roundToCent, sumToCent } from '@bilancia/contract'
import { sourcesWithout } from '../simulator/load/imported.ts'
import { getPath, type Values } from '../simulator/path.ts'

export type Posizione = 0 | 1 | 2
export const posizioni = [0, 1, 2] as const

const vuoto = initialState(convsrl.catalog).datiSimulazioniSrl.soci

/** Whether there is a partner: one with a name or a share. */
export const presente = (values: Values, i: number): boolean => {
  const nome = getPath(values, `datiSimulazioniSrl.soci[${i}].nome`)
  return (typeof nome === 'string' && nome.trim() !== '') || Number(getPath(values, `datiSimulazioniSrl.soci[${i}].quota`)) > 0
}

/** The name of a partner, or its number. */
export function nomeSocio(values: Values, i: number): string {
  const nome = getPath(values, `datiSimulazioniSrl.soci[${i}].nome`)
  return typeof nome === 'string' && nome.trim() !== '' ? nome.trim() : `Socio ${i + 1}`
}

/** How many partners the form shows: up to the last one with typed data, and always the first. */
export function mostrati(values: Values): number {
  const typed = posizioni.filter((i) => JSON.stringify(getPath(values, `datiSimulazioniSrl.soci[${i}]`) ?? vuoto[i]) !== JSON.stringify(vuoto[i]))
  return Math.max(1, (typed.at(-1) ?? 0) + 1)
}

/** An array of three without its entry `i`; later entries move up. A longer array, which no form creates, gets shorter. */
const senza = (entries: unknown, i: number, last: unknown): unknown =>
  Array.isArray(entries) ? [...entries.toSpliced(i, 1), last].slice(0, Math.max(posizioni.length, entries.length - 1)) : entries

const somma = (compensi: unknown): number => (Array.isArray(compensi) ? sumToCent(compensi.map((euro) => Number(euro) || 0)) : 0)

/** The fees of a scenario without partner `i`. The total follows if it was their sum. */
function compensiSenza(values: Values, scenario: string, i: number): Readonly<Record<string, unknown>> {
  const [totale, compensi] = [`datiSimulazioniSrl.${scenario}.compensoTotale`, `datiSimulazioniSrl.${scenario}.compensi`]
  const prima = getPath(values, compensi)
  const dopo = senza(prima, i, 0)
  return { [compensi]: dopo, ...(getPath(values, totale) === somma(prima) && { [totale]: somma(dopo) }) }
}

/**
 * The changes, by path, when partner `i` is removed: the partner's fees and limits go too, sources of imported values stay with their partner, and persons
 * linked to the partner keep the partner's data.
 */
export function senzaSocio(values: Values, i: number): Readonly<Record<string, unknown>> {
  const fees = ['scenario2', 'scenario4', 'scenario6'].map((scenario) => compensiSenza(values, scenario, i))
  const limits = { compensiMinimi: 0, compensiMassimi: null, nettiObiettivo: 0 }
  const persone = getPath(values, 'confronto.persone')
  return {
    'datiSimulazioniSrl.soci': senza(getPath(values, 'datiSimulazioniSrl.soci'), i, vuoto.at(-1)),
    ...Object.assign({}, ...fees),
    ...Object.fromEntries(Object.entries(limits).map(([key, last]) => [`ottimizzatore.${key}`, senza(getPath(values, `ottimizzatore.${key}`), i, last)])),
    ...(Array.isArray(persone) && { 'confronto.persone': persone.map((persona) => scollegata(persona, i, values)) }),
    ...sourcesWithout(values, 'datiSimulazioniSrl.soci', i),
  }
}

function scollegata(persona: unknown, i: number, values: Values): unknown {
  if (!isSection(persona)) return persona
  const { socio } = persona
  if (typeof socio !== 'number' || socio <= i) return persona
  return socio === i + 1 ? { ...persona, ...personali(values, i), socio: 0, nome: nomeSocio(values, i) } : { ...persona, socio: socio - 1 }
}

const diPersona = convsrl.catalog.confronto.fields.persone.items[0]?.fields ?? {}
/** What a person takes from partner `i` while they are linked. Share and fund are the person's own. */
const personali = (values: Values, i: number) =>
  Object.fromEntries(
    Object.entries(getPath(values, `datiSimulazioniSrl.soci[${i}]`) ?? {}).filter(([key]) => key in diPersona && key !== 'quota' && key !== 'gestioneIvs'),
  )

/** A total split by the shares of the partners present. The last one takes the remaining cents. */
export function perQuota(totale: number, quote: readonly number[]): readonly number[] {
  const intero = quote.reduce((sum, quota) => sum + quota, 0)
  if (intero === 0) return quote.map(() => 0)
  const parti = quote.map((quota) => roundToCent((totale * quota) / intero))
  const ultimo = quote.findLastIndex((quota) => quota > 0)
  const altri = parti.reduce((sum, parte, i) => (i === ultimo ? sum : sum + parte), 0)
  return parti.map((parte, i) => (i === ultimo ? roundToCent(totale - altri) : parte))
}
