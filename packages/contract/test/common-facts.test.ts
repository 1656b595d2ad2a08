/** Facts that several simulators ask for: each is the same kind of field with the same values in all of them. */
import { describe, expect, it } from 'vitest'
import {
  applyChanges,
  budget4u,
  carriedOver,
  changesBetween,
  changesFor,
  commonFacts,
  convsrl,
  type Field,
  type Fields,
  forme,
  iforfettari,
  located,
} from '../src/index.ts'

const catalogs: readonly (readonly [number, Fields])[] = [
  [1, iforfettari.catalog],
  [2, convsrl.catalog],
  [3, budget4u.catalog],
  [13, forme.catalog],
]
const fieldsOf = new Map(catalogs.map(([id, catalog]) => [id, new Map(located(catalog).map(({ path, field }) => [path, field]))]))
const { comune, ...facts } = commonFacts
const kindOf = ({ kind }: Field) => (kind === 'integer' || kind === 'choice' || kind === 'text' ? kind : 'amount')

describe('common facts', () => {
  it.each(Object.entries(facts))('%s is a field of the same kind in each simulator that has it', (_, paths) => {
    const fields = Object.entries(paths).map(([id, path]) => {
      const field = fieldsOf.get(Number(id))?.get(path)
      expect(field, `${id} ${path}`).toBeDefined()
      return field
    })
    expect(new Set(fields.map((field) => field && kindOf(field))).size).toBe(1)
    const names = fields.map((field) => field && 'names' in field && JSON.stringify(field.names))
    expect(new Set(names.filter(Boolean)).size).toBeLessThan(2)
  })

  it('comune is a group of the same fields in each simulator that has it', () => {
    const groups = Object.entries(comune).map(([id, path]) =>
      [...(fieldsOf.get(Number(id)) ?? [])].flatMap(([at, field]) => (at.startsWith(`${path}.`) ? [[at.slice(path.length), kindOf(field)]] : [])),
    )
    expect(groups[0]).toHaveLength(5)
    for (const group of groups) expect(group).toEqual(groups[0])
  })

  const bologna = { codiceCatastale: 'A944', comune: 'BOLOGNA', sogliaEsenzione: 15_000, scaglioni: [{ finoA: null, aliquota: 0.8 }] }
  const milano = { codiceCatastale: 'F205', comune: 'MILANO', sogliaEsenzione: 23_000, scaglioni: [{ finoA: null, aliquota: 0.8 }] }
  const profilo = (persona: object) => ({ persone: [persona] })
  const personali = (persona: object) => ({ liquidazioneIrpef: { altriDatiPersonali: persona } })

  it('have the comune and the rate beside the region', () => {
    const di = (addizionaleComunale: object | null, addizionaleComunalePercentuale: number | null) => ({
      ...{ codiceRegioneResidenza: 6, addizionaleComunale, addizionaleComunalePercentuale },
    })
    expect(carriedOver(profilo(di(bologna, null)), 13, 1)).toEqual(personali(di(bologna, null)))
    const both = changesFor(changesBetween(profilo(di(bologna, null)), profilo(di(null, 0.5))), 13, 1)
    expect(applyChanges(personali(di(bologna, null)), both)).toMatchObject({ state: personali(di(null, 0.5)), unlike: [] })
  })

  it('are followed by a variant that an earlier program made without a place for the comune', () => {
    const cambi = changesFor(changesBetween(profilo({ addizionaleComunale: null }), profilo({ addizionaleComunale: milano })), 13, 1)
    expect(applyChanges(personali({}), cambi)).toMatchObject({ state: personali({ addizionaleComunale: milano }), unlike: [] })
  })

  it('never mix two comuni: a variant with a comune of its own keeps all of it', () => {
    const cambi = changesFor(changesBetween(profilo({ addizionaleComunale: bologna }), profilo({ addizionaleComunale: milano })), 13, 1)
    expect(applyChanges(personali({ addizionaleComunale: bologna }), cambi).state).toEqual(personali({ addizionaleComunale: milano }))
    const own = personali({ addizionaleComunale: { ...bologna, codiceCatastale: 'H501', comune: 'ROMA' } })
    expect(applyChanges(own, cambi).state).toBe(own)
  })

  it('are followed as part of a larger change, and as a part of a fact', () => {
    const cambi = changesFor(changesBetween({ persone: [] }, profilo({ codiceRegioneResidenza: 6, nome: 'Anna' })), 13, 1)
    expect(cambi).toEqual([{ percorso: 'liquidazioneIrpef.altriDatiPersonali.codiceRegioneResidenza', prima: undefined, dopo: 6 }])
    expect(changesFor([{ percorso: 'persone[0].addizionaleComunale.sogliaEsenzione', prima: 0, dopo: 15_000 }], 13, 3)).toEqual([
      { percorso: 'informazioniCostiDiAvvio.addizionaleComunale.sogliaEsenzione', prima: 0, dopo: 15_000 },
    ])
    expect(changesFor(changesBetween({ persone: [{ nome: 'Anna' }] }, { persone: [{ nome: 'Anna' }, { codiceRegioneResidenza: 6 }] }), 13, 1)).toEqual([])
  })

  it('go from one simulator to another, and nothing else does', () => {
    const state = { annoImposta: 2026, nomeCognome: 'Rossi', redditoContributiImposta: { ricavi: 50_000, riduzione35: true }, regimeForfettario: { gruppo: 9 } }
    expect(carriedOver(state, 1, 13)).toEqual({ annoImposta: 2026, denominazione: 'Rossi', attivita: { gruppo: 9, ricavi: 50_000 } })
    // A whole state has its empty fields too. The other one begins with them, or it would not follow when they are filled.
    const intero = { annoImposta: 2026, nomeCognome: '', regimeForfettario: { gruppo: 9, annoInizioAttivita: null } }
    const altro = carriedOver(intero, 1, 13)
    expect(altro).toEqual({ annoImposta: 2026, denominazione: '', attivita: { gruppo: 9, annoInizio: null } })
    const riempito = changesFor(changesBetween(intero, { ...intero, regimeForfettario: { gruppo: 9, annoInizioAttivita: 2024 } }), 1, 13)
    expect(applyChanges(altro, riempito)).toMatchObject({ state: { attivita: { annoInizio: 2024 } }, unlike: [] })
    const changes = [
      { percorso: 'redditoContributiImposta.ricavi', prima: 1, dopo: 2 },
      { percorso: 'tipologia', dopo: 'IMPRESA' },
    ]
    expect(changesFor(changes, 1, 2)).toEqual([{ percorso: 'datiSimulazioniSrl.ricavi', prima: 1, dopo: 2 }])
    expect(changesFor(changes, 1, 1)).toBe(changes)
  })
})
