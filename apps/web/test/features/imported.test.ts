import type { LoadedField } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { withoutEarlier } from '../../src/features/simulator/load/earlier.ts'
import { applyLoaded, importedAt, markOf, writtenByHand } from '../../src/features/simulator/load/imported.ts'
import { chosenTipologia } from '../../src/features/simulator/load/load.ts'
import { prevailing } from '../../src/features/simulator/load/prevailing.ts'
import { getPath, setPath } from '../../src/features/simulator/path.ts'

const field = (campo: string, valore: LoadedField['valore']): LoadedField => ({
  campo,
  valore,
  daDove: 'quadro RG, rigo RG15',
  caselle: ['RG015001'],
  codiceFiscale: 'X',
})
const initial = { annoImposta: 2026, costi: { acquisti: 0, servizi: 0 }, soci: [{ redditi: { pensione: 0 } }] }
const fields = [field('costi.acquisti', 500), field('soci[0].redditi.pensione', 12)]

describe('a load', () => {
  it('fills its fields, records their sources, and leaves the others', () => {
    const values = applyLoaded({ ...initial, costi: { acquisti: 0, servizi: 7 } }, fields)
    expect(values).toMatchObject({ annoImposta: 2026, costi: { acquisti: 500, servizi: 7 }, soci: [{ redditi: { pensione: 12 } }] })
    expect(importedAt(values, 'costi.acquisti')).toEqual({ valore: 500, daDove: 'quadro RG, rigo RG15' })
    expect(importedAt(values, 'costi.servizi')).toBeNull()
  })

  it('asks only about hand-typed values: not about zeros, equal values, or values of an earlier load', () => {
    expect(writtenByHand(initial, initial, fields)).toEqual([])
    expect(writtenByHand(setPath(initial, 'costi.acquisti', 500), initial, fields)).toEqual([])
    expect(writtenByHand(setPath(initial, 'costi.acquisti', 400), initial, fields)).toEqual([fields[0]])
    const loaded = applyLoaded(initial, fields)
    const another = [field('costi.acquisti', 900)]
    expect(writtenByHand(loaded, initial, another)).toEqual([])
    expect(writtenByHand(setPath(loaded, 'costi.acquisti', 501), initial, another)).toEqual(another)
    // A loaded amount that was set to zero or emptied by hand.
    for (const corrected of [0, null, undefined]) expect(writtenByHand(setPath(loaded, 'costi.acquisti', corrected), initial, fields)).toEqual([fields[0]])
  })

  it('keeps the chosen values, without a mark', () => {
    const values = applyLoaded(setPath(initial, 'costi.acquisti', 400), fields, ['costi.acquisti'])
    expect(getPath(values, 'costi.acquisti')).toBe(400)
    expect(importedAt(values, 'costi.acquisti')).toBeNull()
    expect(getPath(values, 'soci[0].redditi.pensione')).toBe(12)
  })

  it('marks a field as imported, and as changed after a change', () => {
    const values = applyLoaded(initial, fields)
    const imported = importedAt(values, 'costi.acquisti')
    expect(imported && markOf(imported, 500)).toBe('importato da: quadro RG, rigo RG15')
    expect(imported && markOf(imported, 501)).toBe("modificato dopo l'importazione da: quadro RG, rigo RG15")
  })

  it('takes away what an earlier return said of a person and the new one does not, unless it was changed', () => {
    const persona = 'liquidazioneIrpef.altriDatiPersonali'
    const empty = { liquidazioneIrpef: { altriDatiPersonali: { coniugeACarico: false, addizionaleComunalePercentuale: 0, oneriDeducibili: 0 } } }
    const first = [field(`${persona}.oneriDeducibili`, 0), field(`${persona}.coniugeACarico`, true), field(`${persona}.addizionaleComunalePercentuale`, 0.8)]
    const second = [field(`${persona}.oneriDeducibili`, 1500), field(`${persona}.addizionaleComunalePercentuale`, 0.5)]
    const loaded = applyLoaded(empty, first)
    const again = applyLoaded(withoutEarlier(loaded, empty, second), second)
    expect(getPath(again, persona)).toEqual({ coniugeACarico: false, addizionaleComunalePercentuale: 0.5, oneriDeducibili: 1500 })
    expect(importedAt(again, `${persona}.coniugeACarico`)).toBeNull()
    const giorni = applyLoaded({ redditi: { cedolareSecca: 0, giorniLavoro: 365 } }, [field('redditi.giorniLavoro', 120)])
    const senza = withoutEarlier(giorni, { redditi: { giorniLavoro: 365 } }, [field('redditi.cedolareSecca', 9)])
    expect(getPath(senza, 'redditi.giorniLavoro')).toBe(365)
    // Typed, changed, or about somebody else.
    const typed = setPath(empty, `${persona}.coniugeACarico`, true)
    expect(withoutEarlier(typed, empty, second)).toBe(typed)
    const changed = setPath(loaded, `${persona}.addizionaleComunalePercentuale`, 0.7)
    expect(getPath(withoutEarlier(changed, empty, [field(`${persona}.oneriDeducibili`, 9)]), `${persona}.addizionaleComunalePercentuale`)).toBe(0.7)
    expect(withoutEarlier(loaded, empty, [field('datiCollaboratore1.altriDatiPersonali.oneriDeducibili', 9)])).toBe(loaded)
  })

  it('takes away the costs of an earlier return if the new one has revenue without costs, unless they were changed', () => {
    const DET = 'regimeNormale.determinazioneDelReddito'
    const empty = {
      redditoContributiImposta: { ricavi: 0 },
      regimeNormale: { contabilitaOrdinaria: false, determinazioneDelReddito: { acquisti: 0, altriCosti: 0, servizi: 0 } },
    }
    const rg = [
      field('redditoContributiImposta.ricavi', 90_000),
      field(`${DET}.acquisti`, 500),
      field(`${DET}.altriCosti`, 70),
      field('regimeNormale.contabilitaOrdinaria', true),
    ]
    const lm = [field('redditoContributiImposta.ricavi', 60_000)]
    const mine = setPath(setPath(applyLoaded(empty, rg), `${DET}.altriCosti`, 80), `${DET}.servizi`, 9)
    const again = applyLoaded(withoutEarlier(mine, empty, lm), lm)
    expect(getPath(again, 'regimeNormale')).toEqual({ contabilitaOrdinaria: false, determinazioneDelReddito: { acquisti: 0, altriCosti: 80, servizi: 9 } })
    expect([importedAt(again, `${DET}.acquisti`), importedAt(again, `${DET}.altriCosti`)?.valore]).toEqual([null, 70])
    // A return of a partner or a collaborator has no revenue.
    expect(withoutEarlier(mine, empty, [field('datiCollaboratore1.altriDatiPersonali.oneriDeducibili', 9)])).toBe(mine)
    const profilo = { attivita: { ricavi: 0, contabilita: 'SEMPLIFICATA', determinazioneDelReddito: { acquisti: 0 } } }
    const inForme = [field('attivita.ricavi', 9), field('attivita.contabilita', 'ORDINARIA'), field('attivita.determinazioneDelReddito.acquisti', 5)]
    expect(withoutEarlier(applyLoaded(profilo, inForme), profilo, [field('attivita.ricavi', 7)])).toMatchObject({
      attivita: { ...profilo.attivita, ricavi: 9 },
    })
  })

  it('asks for the kind of business of the new return if an earlier one brought it', () => {
    expect(chosenTipologia({ tipologia: 'IMPRESA' }, 'tipologia')).toBe('IMPRESA')
    const loaded = applyLoaded({ tipologia: 'NON_DEFINITO' }, [field('tipologia', 'IMPRESA')])
    expect(chosenTipologia(loaded, 'tipologia')).toBe('NON_DEFINITO')
    expect(chosenTipologia(setPath(loaded, 'tipologia', 'PROFESSIONE'), 'tipologia')).toBe('PROFESSIONE')
  })

  it('says what counts in place of a loaded value: a picked comune with other rates, and the revenue typed for the ordinary side', () => {
    const persona = 'liquidazioneIrpef.altriDatiPersonali'
    const rate = [field(`${persona}.addizionaleComunalePercentuale`, 0.8)]
    const scelto = (...aliquote: readonly number[]) =>
      setPath({}, `${persona}.addizionaleComunale`, { comune: 'MILANO', scaglioni: aliquote.map((aliquota) => ({ finoA: null, aliquota })) })
    expect(prevailing(scelto(0.6), rate)).toEqual([
      "X: l'addizionale comunale della dichiarazione (RV9, 0,8%) non conta, perché è scelto il comune (MILANO): per usarla si toglie il comune",
    ])
    expect(prevailing(scelto(0.8, 0.9), rate)).toHaveLength(1)
    for (const none of [scelto(0.8), {}, setPath({}, `${persona}.addizionaleComunale`, null)]) expect(prevailing(none, rate)).toEqual([])
    const ricavi = [field('redditoContributiImposta.ricavi', 60_000)]
    const scritti = (ricaviNormale: number | null) => ({ regimeNormale: { determinazioneDelReddito: { ricaviNormale } } })
    expect(prevailing(scritti(80_000), ricavi)).toEqual([
      'X: «Ricavi o compensi» del regime normale restano quelli scritti a mano, 80.000,00 €: per usare quelli della dichiarazione si svuota il campo',
    ])
    for (const same of [null, 60_000]) expect(prevailing(scritti(same), ricavi)).toEqual([])
  })

  it('accepts a saved state with invalid records of loads', () => {
    for (const importati of [null, 7, 'x', [], { 'costi.acquisti': 3 }, { 'costi.acquisti': null }])
      expect(importedAt({ ...initial, importati }, 'costi.acquisti')).toBeNull()
  })
})
