import type { Identity } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { letterFor } from '../../src/areas/simulators/iforfettari.ts'

const oggi = new Date('2026-11-20T23:30:00Z')
const studio = { Name: 'Studio Bianchi', Address: 'Via Indipendenza 1', Cap: '40121', City: 'Bologna', ProvinceCode: 'BO' }
const chi = (diverso: object = {}) =>
  ({
    Name: 'Giulia',
    Surname: 'Bianchi',
    Company: { BusinessName: 'Gruppo Alfa', UiLogoUrl: '/logo.svg' },
    PrincipalAuth: [{ Agency: studio }],
    ...diverso,
  }) as unknown as Identity

/** The worked example of the rule page. */
const stato = {
  annoImposta: 2026,
  nomeCognome: 'Mario Rossi',
  tipologia: 'IMPRESA',
  gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
  regimeForfettario: { gruppo: 9, impostaSost: 15 },
  redditoContributiImposta: { ricavi: 50_000, riduzione35: true },
  regimeNormale: { determinazioneDelReddito: { altriCosti: 16_500 } },
  liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 4, addizionaleComunalePercentuale: 0.8 } },
}

describe('the letter of a state', async () => {
  it('has the break-even, the name of the studio and the Italian date', async () => {
    const letter = await letterFor(stato, chi(), oggi)
    expect(letter.studio).toEqual({ nome: 'Studio Bianchi', indirizzo: 'Via Indipendenza 1, 40121 Bologna (BO)', logo: '/logo.svg' })
    expect(letter.luogoData).toBe('Bologna, 21 novembre 2026')
    const text = JSON.stringify(letter)
    expect(text).toContain('pari a 4.697,06 €')
    expect(text).toContain('superano 26.669,00 € (53,34% dei ricavi)')
  })

  it('of a user without an agency names the company, and needs the place', async () => {
    const senza = chi({ PrincipalAuth: [] })
    await expect(letterFor(stato, senza, oggi)).rejects.toThrow('La lettera non si può comporre: manca «Luogo»')
    expect(await letterFor({ ...stato, lettera: { luogo: 'Modena' } }, senza, oggi)).toMatchObject({
      studio: { nome: 'Gruppo Alfa', indirizzo: '' },
      luogoData: 'Modena, 21 novembre 2026',
    })
  })

  it('is refused with the label of the missing field', async () => {
    const refusal = (change: object) => expect(letterFor({ ...stato, ...change }, chi(), oggi)).rejects
    await refusal({ nomeCognome: '' }).toThrow(
      expect.objectContaining({ code: 'LETTERA_INCOMPLETA', status: 422, message: 'La lettera non si può comporre: manca «Cognome e nome»' }),
    )
    await refusal({ tipologia: 'NON_DEFINITO' }).toThrow('manca «Tipologia»')
    await refusal({ annoImposta: null }).toThrow("manca «Anno d'imposta»")
  })

  it('can be asked for with any state', async () => {
    const odd = [null, 'x', -1, [], {}, { a: 1 }]
    for (const value of odd) {
      const states = Object.keys(stato)
        .filter((key) => !['annoImposta', 'nomeCognome', 'tipologia'].includes(key))
        .map((key) => ({ ...stato, [key]: value, lettera: value }))
      for (const state of states) expect(JSON.stringify(await letterFor(state, chi(), oggi))).not.toMatch(/undefined|NaN|\{\w+\}/)
    }
  })
})
