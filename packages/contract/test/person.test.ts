import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, type Field, iforfettari, located } from '../src/index.ts'
import { famiglia, oneri, previdenza, redditi, residenza } from '../src/person.ts'

const { addizionaleComunale, ...residenzaDigitata } = residenza
const declared: ReadonlyMap<string, Field> = new Map(Object.entries({ ...redditi, ...famiglia, ...oneri, ...residenzaDigitata, ...previdenza }))

/** The values that a field accepts and how they count: the field without its words and its place. */
const taken = ({ label, help, cell, when, enabled, messages, information, form, ...rest }: Field) => JSON.stringify(rest, Object.keys(rest).sort())

/** The fields of a person that a simulator declares differently, each once. */
function otherwise(catalog: Parameters<typeof located>[0]): readonly string[] {
  const found = located(catalog).flatMap(({ path, field }) => {
    const key = path.split('.').at(-1) ?? ''
    // In these groups «Lavoro dipendente» is a cost.
    const one = /determinazioneDelReddito|ricaviCosti/.test(path) ? undefined : declared.get(key)
    return one && taken(one) !== taken(field) ? [key] : []
  })
  return [...new Set(found)].sort()
}

describe('a person is declared once, and a simulator allows other values only where its specification says so', () => {
  it.each([
    // Any rate of the cedolare; 21 and 10 are the usual ones.
    ['iforfettari', iforfettari.catalog, ['aliquotaCedolare']],
    ['convsrl', convsrl.catalog, []],
    // Up to three children. An empty field counts as zero and is not reported as missing.
    ['budget4u', budget4u.catalog, ['numeroFigliACarico']],
  ] as const)('%s', (_, catalog, expected) => expect(otherwise(catalog)).toEqual(expected))

  it.each([
    ['iforfettari', iforfettari.catalog, 'liquidazioneIrpef.'],
    ['convsrl', convsrl.catalog, 'datiSimulazioniSrl.soci[0].'],
  ] as const)('%s asks every person for all incomes, family, charges and residence', (_, catalog, prefix) => {
    const keys = located(catalog).flatMap(({ path }) => (path.startsWith(prefix) ? [path.split('.').at(-1)] : []))
    expect(keys).toEqual(expect.arrayContaining(Object.keys({ ...redditi, ...famiglia, ...oneri, ...residenzaDigitata })))
  })
})
