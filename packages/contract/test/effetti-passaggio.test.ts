import { describe, expect, it } from 'vitest'
import { convsrl, evaluator } from '../src/index.ts'

const { holds } = evaluator(convsrl.catalog)
const effetti = (confronto: NonNullable<convsrl.Input['confronto']>, annoImposta = 2026) =>
  convsrl.effettiPassaggio.filter(({ when }) => holds(when, { annoImposta, confronto })).map(({ id }) => id)

describe('gli effetti del passaggio a S.r.l. dipendono dalla forma di oggi', () => {
  it('senza forma di oggi non si stampa nulla', () => expect(effetti({})).toEqual([]))

  it.each(['DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE'] as const)(
    "%s: forfettario, IRAP, semplificata, perdite, conferimento d'azienda, registro",
    (formaAttuale) => {
      expect(effetti({ formaAttuale })).toEqual([
        'FINE_FORFETTARIO',
        'TORNA_IRAP',
        'FINE_SEMPLIFICATA',
        'PERDITE_DEL_TITOLARE',
        'CONFERIMENTO_SENZA_IVA',
        'REGISTRO_FISSO',
      ])
    },
  )

  it("la società di persone paga già l'IRAP e si trasforma", () => {
    expect(effetti({ formaAttuale: 'SOCIETA_DI_PERSONE', contabilita: 'ORDINARIA' })).toEqual([
      'PERDITE_DEI_SOCI',
      'TRASFORMAZIONE_SENZA_IVA',
      'RISERVE_GIA_TASSATE',
      'REGISTRO_FISSO',
    ])
  })

  it('il forfettario esce dal regime e comincia a pagare l’IRAP; il professionista conferisce lo studio', () => {
    expect(effetti({ formaAttuale: 'FORFETTARIO', attivita: { tipologia: 'IMPRESA' } })).toEqual([
      'FINE_FORFETTARIO',
      'TORNA_IRAP',
      'CONFERIMENTO_SENZA_IVA',
      'REGISTRO_FISSO',
    ])
    expect(effetti({ formaAttuale: 'FORFETTARIO', attivita: { tipologia: 'PROFESSIONE' } })).toEqual(['FINE_FORFETTARIO', 'TORNA_IRAP', 'CONFERIMENTO_STUDIO'])
    expect(effetti({ formaAttuale: 'PROFESSIONISTA' })).toEqual(['FINE_FORFETTARIO', 'TORNA_IRAP', 'CONFERIMENTO_STUDIO'])
    expect(effetti({ formaAttuale: 'STUDIO_ASSOCIATO' })).toEqual(['CONFERIMENTO_STUDIO'])
  })

  it("fino al 2021 l'IRAP torna solo per chi non aveva autonoma organizzazione", () => {
    const ditta = (autonomaOrganizzazione: boolean) => effetti({ formaAttuale: 'DITTA_INDIVIDUALE', autonomaOrganizzazione }, 2021)
    expect(ditta(true)).not.toContain('TORNA_IRAP')
    expect(ditta(false)).toContain('TORNA_IRAP')
  })

  it('ogni nota ha titolo, testo e norma, ed è una sola', () => {
    const ids = convsrl.effettiPassaggio.map(({ id, titolo, testo, norma }) => {
      for (const words of [titolo, testo, norma]) expect(words.trim(), id).not.toBe('')
      return id
    })
    expect(new Set(ids).size).toBe(ids.length)
  })
})
