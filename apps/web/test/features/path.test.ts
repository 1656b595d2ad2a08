import { expect, it } from 'vitest'
import { getPath, merge, setPath } from '../../src/features/simulator/path.ts'

it('writes into sections, arrays by index and lists by key, and does not change the original', () => {
  const before = { soci: [{ nome: 'Anna' }, { nome: 'Bruno' }], beni: [{ costo: 1 }] }
  expect(setPath(before, 'soci[1].nome', 'Bea')).toEqual({ ...before, soci: [{ nome: 'Anna' }, { nome: 'Bea' }] })
  expect(setPath(before, 'beni.0.costo', 2)).toEqual({ ...before, beni: [{ costo: 2 }] })
  expect(before.soci[1]?.nome).toBe('Bruno')
  expect(setPath(before, 'soci[0].nome', 'Ada').soci[1]).toBe(before.soci[1])
})

it('creates missing sections and arrays on the path', () => {
  expect(setPath({}, 'dati.soci[1].redditi.pensione', 10)).toEqual({ dati: { soci: [null, { redditi: { pensione: 10 } }] } })
  expect(getPath(setPath({ compensi: [5] }, 'compensi[2]', 7), 'compensi')).toEqual([5, null, 7])
})

it('merges a state into the defaults: missing values stay, also inside the entries of an array', () => {
  const initial = {
    soci: [
      { nome: '', quota: 0 },
      { nome: '', quota: 0 },
    ],
    persone: [],
    beni: [],
  }
  const typed = { soci: [{ nome: 'Anna' }], persone: [{ socio: 1 }], beni: [{ costo: 3 }] }
  expect(merge(initial, typed)).toEqual({
    soci: [
      { nome: 'Anna', quota: 0 },
      { nome: '', quota: 0 },
    ],
    persone: [{ socio: 1 }],
    beni: [{ costo: 3 }],
  })
})

it('ignores a section or an array of the wrong type', () => {
  const initial = { soci: [{ nome: '' }], confronto: { soglia: 1000 } }
  expect(merge(initial, { soci: 'x', confronto: [] })).toEqual(initial)
})
