/** A filed return in Forme: the boxes of iForfettari in the paths of the profile, today's form from the quadro. */
import { forme as contratto, evaluator } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { loadForme } from '../src/index.ts'
import { CF, dichiarazione, esempio, forfettari, SOCIO, valori } from './tools/loads.ts'

const forme = (titolare: Parameters<typeof loadForme>[0]['titolare'], more: Partial<Parameters<typeof loadForme>[0]> = {}) =>
  loadForme({ titolare, cfImpresa: CF, collaboratori: [null, null], tipologia: 'NON_DEFINITO', quadro: null, ...more })
const { find } = evaluator(contratto.catalog)

describe('una dichiarazione in Forme', () => {
  it("riempie attività, costi e titolare con le cifre della dichiarazione, e la forma di oggi dal quadro d'impresa", async () => {
    const { letta } = await esempio('pf-impresa-2026')
    expect(valori(forme(letta))).toMatchObject({
      formaAttuale: 'DITTA_INDIVIDUALE',
      'attivita.tipologia': 'IMPRESA',
      'attivita.ricavi': 129_938 + 2_787,
      'attivita.contabilita': 'SEMPLIFICATA',
      'attivita.determinazioneDelReddito.altriProventi': 1_568 + 806,
      'attivita.determinazioneDelReddito.acquisti': 54_573,
      'attivita.determinazioneDelReddito.lavoroDipendente': 9_416,
      'persone[0].redditi.fabbricatiLocati': 4_560,
      'persone[0].redditi.abitazionePrincipale': 567,
      'persone[0].detrazioniOneri': 320,
      'persone[0].addizionaleComunalePercentuale': 0.8,
      'persone[0].coniugeACarico': true,
    })
    expect(valori(forme((await esempio('pf-professionista-2026')).letta))).toMatchObject({
      formaAttuale: 'PROFESSIONISTA',
      'attivita.tipologia': 'PROFESSIONE',
    })
  })

  it('dopo i due della forma di oggi ha tutti i campi di Forfetari, con le stesse caselle, e ciascuno è un campo del profilo', async () => {
    for (const nome of ['pf-impresa-2026', 'pf-professionista-2026']) {
      const { letta } = await esempio(nome)
      const carico = forme(letta)
      expect(carico.campi.map(({ campo }) => campo).filter((campo) => !find(campo))).toEqual([])
      const diForfettari = forfettari(letta).campi.filter(({ campo }) => campo !== 'famigliare')
      expect(carico.campi.slice(2).map(({ caselle, daDove }) => [caselle, daDove])).toEqual(diForfettari.map(({ caselle, daDove }) => [caselle, daDove]))
      expect(carico.avvisi).toEqual(forfettari(letta).avvisi)
    }
  })

  it('un forfettario non porta costi, e il profilo lo dice', () => {
    expect(valori(forme(dichiarazione({ LM022003: 60_000, LM022001: 1, LM034001: 40_200 })))).toMatchObject({
      formaAttuale: 'FORFETTARIO',
      'attivita.costiNoti': false,
    })
  })

  // Tassa piatta incrementale of 2023, model 2024. LM12 columns 1 to 3: the three years before.
  it('con la tassa piatta incrementale riempie il resto: il profilo non ha quei campi, e non si dice che sono caricati', () => {
    const boxes = { RE002002: 90_000, RE006001: 90_000, RE025001: 90_000, LM012001: 52_000, LM012002: 58_000, LM014002: 30_000, RN001005: 60_000 }
    const carico = forme(dichiarazione(boxes, CF, 'PF', 2024))
    expect(valori(carico)).toMatchObject({ formaAttuale: 'PROFESSIONISTA', 'attivita.ricavi': 90_000 })
    expect(carico.campi.map(({ campo }) => campo).filter((campo) => !find(campo))).toEqual([])
    expect(carico.avvisi.join()).toContain('tassa piatta incrementale')
    expect(carico.avvisi.join()).not.toMatch(/sono caricati|spuntare/)
  })

  it('dopo una dichiarazione da forfettario, quella di un anno con i costi li rende noti', () => {
    const conCosti = dichiarazione({ RG002002: 50_000, RG012001: 50_000, RG015001: 9_000, RG024001: 9_000 })
    expect(valori(forme(conCosti))).toMatchObject({ 'attivita.costiNoti': true })
  })

  it("l'impresa familiare porta le quote dei collaboratori alla seconda persona", () => {
    const titolare = dichiarazione({ RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RS006001: 1, RS006002: SOCIO, RS006003: 30, RS006005: 9_000 })
    const carico = valori(forme(titolare))
    const daForfettari = valori(forfettari(titolare))
    expect(carico['persone[1].quotaFamiliare']).toBe(daForfettari.quotaCollab1)
    expect(carico.formaAttuale).toBe(daForfettari.famigliare ? 'IMPRESA_FAMILIARE' : 'DITTA_INDIVIDUALE')
  })

  it('con un collaboratore solo non aggiunge una terza persona', () => {
    const uno = dichiarazione({ RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RS006001: SOCIO, RS006002: 30, RS006003: 9_000 })
    expect(Object.keys(valori(forme(uno))).filter((campo) => campo.startsWith('persone[2]'))).toEqual([])
  })

  it('con due attività chiede quale, come Forfetari', () => {
    const due = dichiarazione({ RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RE002002: 9_000, RE006001: 9_000, RE020001: 1_000 })
    expect(forme(due).daScegliere.map(({ quadro }) => quadro)).toEqual(['RG', 'RE'])
    expect(valori(forme(due, { quadro: 'RE' }))).toMatchObject({ formaAttuale: 'PROFESSIONISTA', 'attivita.ricavi': 9_000 })
  })
})
