import { iforfettari as contratto, convsrl as contrattoSrl, evaluator } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import type { Boxes, Load, TaxReturn } from '../src/index.ts'
import { dichiarazione, forfettari, srl, valori } from './tools/loads.ts'

describe('la mappa', () => {
  /** Every named box has an amount large enough to change its field, and the totals are large enough for all boxes. */
  const amounts = (boxes: readonly string[], total: readonly string[]): Boxes =>
    Object.fromEntries([...boxes.map((code, i) => [code, 100 + i] as const), ...total.map((code) => [code, 50_000] as const)])
  const persona = [
    'RC005006',
    'RC009002',
    'RL019001',
    'RL022002',
    'RB010013',
    'RN002001',
    'RB010019',
    'RB010014',
    'RB010015',
    'RB010016',
    'RL010007',
    'RL010008',
    'RP021001',
    'RN008001',
    'RN033004',
    'RE025001',
    'RF101001',
    'RH014001',
    'RH017001',
    'RL032001',
    'RC005003',
  ]
  const totali = ['RN001005', 'RN003001', 'RN022001']
  const pensione = { RC001001: 1, RC001003: 4_000, RC005006: 9_000, RV009002: 0.5, RN006001: 1 }
  const RG = ['RG002002', 'RG003001', 'RG005002', 'RG013004', 'RG015001', 'RG016001', 'RG017001', 'RG018001', 'RG019001', 'RG020001']
  const RE = [
    'RE002001',
    'RE002002',
    'RE003001',
    'RE005002',
    'RE004001',
    'RE007002',
    'RE008002',
    'RE009001',
    'RE010001',
    'RE10A001',
    'RE011003',
    'RE012001',
    'RE013001',
    'RE014001',
    'RE015003',
    'RE016003',
    'RE017004',
  ]
  const casi: readonly (readonly [string, Boxes, (taxReturn: TaxReturn) => Load])[] = [
    ['RG', { ...amounts([...RG, ...persona], ['RG012001', 'RG024001', ...totali]), ...pensione }, (letta) => forfettari(letta, { quadro: 'RG' })],
    ['RE', { ...amounts([...RE, ...persona], ['RE006001', 'RE020001', ...totali]), ...pensione }, (letta) => forfettari(letta, { quadro: 'RE' })],
    [
      'RF',
      { ...amounts(['RS116001', ...persona], totali), RS116001: 90_000, RF002001: 50, RF057001: 30_000, ...pensione },
      (letta) => forfettari(letta, { quadro: 'RF' }),
    ],
    ['LM', amounts(['LM022003', 'LM027004'], totali), (letta) => forfettari(letta)],
    ['SC', amounts(['RF004001', 'RF005001', 'RF006004', 'RF016001', 'RF056001'], ['RF032001']), (letta) => srl({ ...letta, type: 'SC' })],
    ['socio', { ...amounts(persona, totali), ...pensione, RG036001: 40 }, (letta) => srl(null, { soci: [letta, null, null] })],
  ]

  it.each(casi)('nel caso %s ogni casella nominata da un campo lo muove', (_, boxes, load) => {
    const before = load(dichiarazione(boxes))
    // A field that stays at its minimum of zero does not move.
    const loaded = before.campi.filter(({ valore }) => valore !== 0)
    const named = loaded.flatMap(({ campo: path, caselle }) => caselle.map((casella) => [path, casella] as const))
    expect(named.length).toBeGreaterThan(1)
    for (const [path, casella] of named) {
      const value = boxes[casella]
      // Spouse and family are yes or no, so the field is missing without its box.
      const { [casella]: _gone, ...without } = boxes
      const changed = typeof value === 'number' && value !== 1 ? { ...boxes, [casella]: value + (value < 1 ? 0.1 : 7) } : without
      expect(valori(load(dichiarazione(changed)))[path], `${casella} in ${path}`).not.toBe(valori(before)[path])
    }
  })

  it.each(casi)('nel caso %s un campo che una casella muove la nomina, o dice che è ciò che resta', (_, boxes, load) => {
    const before = load(dichiarazione(boxes))
    for (const [casella, value] of Object.entries(boxes)) {
      // The type of an income is not an amount.
      if (typeof value !== 'number' || casella === 'RC001001') continue
      const after = valori(load(dichiarazione({ ...boxes, [casella]: value + (value < 1 ? 0.1 : 7) })))
      const silent = before.campi.filter(
        ({ campo, valore, caselle, daDove }) => after[campo] !== valore && !caselle.includes(casella) && !daDove.includes('senza '),
      )
      expect(silent.map(({ campo }) => `${casella} muove ${campo}`)).toEqual([])
    }
  })

  it('scrive soltanto campi che ci sono', () => {
    for (const [name, boxes, load] of casi) {
      const catalog = evaluator(name === 'SC' || name === 'socio' ? contrattoSrl.catalog : contratto.catalog)
      for (const { campo: path } of load(dichiarazione(boxes)).campi) expect(catalog.find(path), path).toBeDefined()
    }
  })
})
