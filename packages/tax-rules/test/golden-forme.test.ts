/** Forme: whole tables computed by an independent program, every number of every column. */
import { type forme as contratto, isSection } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { forme } from '../src/index.ts'
import { type Riferimento, riferimenti } from './riferimenti.ts'
import { intero } from './support.ts'

type Attesa = Readonly<Record<string, unknown>> & { readonly forma: contratto.Forma; readonly prelievo: number | null; readonly tolleranza?: number }
type Atteso = Readonly<Record<string, unknown>> & { readonly colonne: readonly Attesa[]; readonly messaggi: readonly object[] }

const lines = riferimenti<Atteso>('forme')

const asSet = (messaggi: readonly object[]) => messaggi.map((m) => JSON.stringify(m, ['id', 'gravita', 'campo', 'testo'])).sort()

/** A column with its reasons and missing data as sets, and only the keys of the expected one. */
function comparata(colonna: object, chiavi: readonly string[]): object {
  const sole = Object.fromEntries(Object.entries(colonna).filter(([key]) => chiavi.includes(key)))
  const insieme = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((v) => JSON.stringify(v, isSection(v) ? Object.keys(v).sort() : undefined)).sort()
    return isSection(value) ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, insieme(v)])) : value
  }
  return { ...sole, ammissibilita: insieme(sole.ammissibilita), affidabilita: insieme(sole.affidabilita) }
}

/** The cost of the optimised column is left out: the test checks it in one direction only, because the search may find a better point than the line. */
function confronto({ atteso }: Pick<Riferimento<Atteso>, 'atteso'>, dato: contratto.Risultato) {
  const { colonne: attese, messaggi, ...altro } = atteso
  const date = attese.map((attesa, i) => {
    const { tolleranza, prelievo, ...esatte } = attesa
    const colonna = dato.colonne[i] ?? {}
    if (tolleranza === undefined) return [comparata(attesa, Object.keys(attesa)), comparata(colonna, Object.keys(attesa))] as const
    return [comparata(esatte, Object.keys(esatte)), comparata(colonna, Object.keys(esatte))] as const
  })
  return {
    atteso: { ...altro, colonne: date.map(([attesa]) => attesa), messaggi: asSet(messaggi) },
    ottenuto: {
      annoImposta: dato.annoImposta,
      migliore: dato.migliore,
      miglioreAmmessa: dato.miglioreAmmessa,
      colonne: [...date.map(([, data]) => data), ...dato.colonne.slice(attese.length)],
      messaggi: asSet(dato.messaggi),
    },
  }
}

describe('Forme: le simulazioni di riferimento tornano al centesimo, colonna per colonna, con ogni motivo, dato che manca e messaggio', () => {
  it.each(lines)('$id: $perche', (linea) => {
    const dato = intero(forme.calcola(linea.stato))
    const { atteso, ottenuto } = confronto(linea, dato)
    expect(ottenuto).toEqual(atteso)
    for (const { forma, prelievo, tolleranza } of linea.atteso.colonne) {
      if (tolleranza === undefined) continue
      expect(dato.colonne.find((c) => c.forma === forma)?.prelievo).toBeLessThanOrEqual((prelievo ?? 0) + tolleranza)
    }
  })

  it('sono sessanta, con cinquecentotrentotto colonne di ogni forma', () => {
    const colonne = lines.flatMap(({ atteso }) => atteso.colonne)
    expect([lines.length, colonne.length, new Set(colonne.map(({ forma }) => forma)).size]).toEqual([60, 538, 10])
  })
})
