/** Letters from the golden simulations: figures computed by an independent program. */
import { readFileSync } from 'node:fs'
import type { TaxYear } from '@bilancia/contract'
import type { Letter } from '@bilancia/contract/api'
import { iforfettari } from '@bilancia/tax-rules'
import { composeLetter, type LetterInput, type LetterResult } from '../src/index.ts'

type State = { readonly annoImposta: TaxYear } & Readonly<Record<string, unknown>>
export type Golden = { readonly id: string; readonly stato: State; readonly atteso: LetterResult }

export const golden = readFileSync(new URL('../../tax-rules/golden/iforfettari.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden)

export function simulazione(id: string): Golden {
  const found = golden.find((line) => line.id === id)
  if (!found) throw new Error(`No golden simulation ${id}`)
  return found
}

const isSection = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Sections are merged key by key; lists and values are replaced. */
export function con<T>(base: T, diverso: object): T {
  const merge = (a: unknown, b: unknown): unknown =>
    isSection(a) && isSection(b)
      ? Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, key in b ? merge(a[key], b[key]) : a[key]]))
      : b
  return merge(base, diverso) as T
}

/** The reference results contain no grade, so this one is complete. */
const affidabile = { confronto: { ammissibilita: 'SI', affidabilita: { grado: 'COMPLETO', datiMancanti: [] } } }

type Changes = { readonly stato?: object; readonly atteso?: object; readonly limiti?: object; readonly input?: Partial<LetterInput> }

/** The composer's input and output for a golden simulation, with the changes that a test needs. */
export function answer(from: string | Golden, { stato = {}, atteso = {}, limiti = {}, input = {} }: Changes = {}) {
  const base = typeof from === 'string' ? simulazione(from) : from
  return composeLetter({
    anno: base.stato.annoImposta,
    stato: con(base.stato, stato),
    risultato: con(con(base.atteso, affidabile), atteso),
    limiti: con(iforfettari.limiti(base.stato.annoImposta), limiti),
    nome: iforfettari.nomeDi,
    studio: { nome: 'Studio Bianchi', indirizzo: 'Via Indipendenza 1, 40121 Bologna (BO)', luogo: 'Bologna', logo: null },
    firma: 'Giulia Bianchi',
    oggi: '2026-11-20',
    ...input,
  })
}

export function letter(from: string | Golden, changes: Changes = {}): Letter {
  const composed = answer(from, changes)
  if ('manca' in composed) throw new Error(`The letter lacks ${composed.manca}`)
  return composed
}

/** Text by block id, with straight apostrophes, so that a test reads like the rule page. */
export const texts = ({ blocchi }: Letter): Readonly<Record<string, string>> =>
  Object.fromEntries(blocchi.flatMap((block) => (block.tipo === 'testo' ? [[block.id, block.testo.replaceAll('’', "'")]] : [])))

export const ids = ({ blocchi }: Letter): readonly string[] => blocchi.map(({ id }) => id)

export const rows = ({ blocchi }: Letter) => blocchi.flatMap((block) => (block.tipo === 'tabella' ? block.righe : []))
