import { convsrl, iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { type Boxes, boxName, type Load, type ModelYear } from '../src/index.ts'
import { CF, dichiarazione, esempio, forfettari, SOCIO, SRL, srl, stato, valori } from './tools/loads.ts'

const campo = ({ campi }: Load, path: string) => campi.find((one) => one.campo === path)

describe('una dichiarazione in iForfettari', () => {
  it("riempie l'impresa riga per riga, e il reddito che il simulatore ne calcola è RG12 - RG24", async () => {
    const { letta, attesi } = await esempio('pf-impresa-2026')
    const load = forfettari(letta)
    const det = 'regimeNormale.determinazioneDelReddito'
    expect(valori(load)).toMatchObject({
      tipologia: 'IMPRESA',
      'redditoContributiImposta.ricavi': 129_938 + 2_787,
      [`${det}.altriProventi`]: 1_568 + 806,
      [`${det}.acquisti`]: 54_573,
      [`${det}.lavoroDipendente`]: 9_416,
      [`${det}.ammortamenti`]: 2_932,
      [`${det}.canoniLeasing`]: 568,
      [`${det}.altriCosti`]: 6_819,
      [`${det}.servizi`]: 0,
      'regimeNormale.contabilitaOrdinaria': false,
      'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.fabbricatiLocati': 4_560,
      'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.abitazionePrincipale': 567,
      'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.altriRedditi': 0,
      'liquidazioneIrpef.altriDatiPersonali.oneriDeducibili': 0,
      'liquidazioneIrpef.altriDatiPersonali.detrazioniOneri': 320,
      'liquidazioneIrpef.altriDatiPersonali.addizionaleComunalePercentuale': 0.8,
      'liquidazioneIrpef.altriDatiPersonali.coniugeACarico': true,
    })
    const result = iforfettari.calcola(stato(load, { annoImposta: 2025, nomeCognome: 'Prova' })) as Record<string, unknown>
    expect(JSON.stringify(result)).toContain(`"redditoNormale":${attesi.attivita?.redditoEffettivo}`)
    expect((result.messaggi as { id: string }[]).filter(({ id }) => id === 'VALORE_NON_VALIDO')).toEqual([])
  })

  it('riempie la professione, e il reddito calcolato è RE6 - RE20', async () => {
    const { letta, attesi } = await esempio('pf-professionista-2026')
    const load = forfettari(letta, { tipologia: 'PROFESSIONE' })
    expect(valori(load)).toMatchObject({ 'redditoContributiImposta.ricavi': attesi.attivita?.compensi })
    expect(campo(load, 'tipologia')).toBeUndefined()
    const result = iforfettari.calcola(stato(load, { annoImposta: 2025, nomeCognome: 'Prova', tipologia: 'PROFESSIONE' }))
    expect(JSON.stringify(result)).toContain(`"redditoNormale":${attesi.attivita?.redditoEffettivo}`)
  })

  it('dice di ogni campo da quali caselle viene, con modello e anno', async () => {
    const load = forfettari((await esempio('pf-impresa-2026')).letta)
    expect(campo(load, 'redditoContributiImposta.ricavi')).toMatchObject({
      daDove: 'quadro RG, righi RG2 col. 2 e RG3, modello PF 2026, redditi 2025',
      caselle: ['RG002002', 'RG003001'],
      codiceFiscale: CF,
    })
    expect(campo(load, 'regimeNormale.determinazioneDelReddito.acquisti')?.daDove).toBe('quadro RG, rigo RG15, modello PF 2026, redditi 2025')
    expect(campo(load, 'liquidazioneIrpef.altriDatiPersonali.oneriDeducibili')?.daDove).toBe('quadri RN, RP, rigo RN3 meno RP21, modello PF 2026, redditi 2025')
  })

  it.each([
    ['RG002002', 'RG2 col. 2'],
    ['RG015001', 'RG15'],
    ['RE10A001', 'RE10A'],
    ['RG03402A', 'RG34 col. 2A'],
  ])('la casella %s si legge %s', (code, name) => expect(boxName(code)).toBe(name))

  it('con due attività carica quella scelta e dice i numeri dell’altra', () => {
    const due = dichiarazione({ RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RE002002: 9_000, RE006001: 9_000, RE020001: 1_000 })
    const impresa = forfettari(due, { tipologia: 'IMPRESA' })
    expect(valori(impresa)).toMatchObject({ 'redditoContributiImposta.ricavi': 50_000 })
    expect(impresa.avvisi).toContain(
      `${CF}: il quadro RE, con ricavi o compensi 9.000,00 € e reddito 8.000,00 €, non è stato caricato, perché la simulazione è di una impresa`,
    )
    expect(valori(forfettari(due, { quadro: 'RE' }))).toMatchObject({ 'redditoContributiImposta.ricavi': 9_000, tipologia: 'PROFESSIONE' })
  })

  it('con più quadri adatti non scrive niente: li elenca con gli importi, e carica quello scelto', () => {
    const due = dichiarazione({ RG002002: 50_000, RG012001: 52_000, RG024001: 20_000, LM022002: 40, LM022003: 12_000, RN001005: 32_000 })
    const daScegliere = [
      { quadro: 'RG', nome: 'impresa in contabilità semplificata', ricavi: 50_000, reddito: 32_000 },
      { quadro: 'LM', nome: 'attività in regime forfettario', ricavi: 12_000, reddito: null },
    ]
    // RE is not in the return, so asking for it is not a choice.
    for (const quadro of [null, 'RE'] as const)
      expect(forfettari(due, { tipologia: 'IMPRESA', quadro })).toEqual({ campi: [], avvisi: [], daScegliere, quadro: null })
    const scelto = forfettari(due, { tipologia: 'IMPRESA', quadro: 'LM' })
    expect(scelto.daScegliere).toEqual([])
    expect(valori(scelto)).toMatchObject({ 'redditoContributiImposta.ricavi': 12_000 })
    expect(scelto.avvisi).toContain(`${CF}: il quadro RG, con ricavi o compensi 50.000,00 € e reddito 32.000,00 €, non è stato caricato`)
    // For a profession only LM is suitable.
    expect(forfettari(due, { tipologia: 'PROFESSIONE' }).daScegliere).toEqual([])
  })

  it('con il concordato carica il reddito effettivo e lo dice', () => {
    const load = forfettari(dichiarazione({ RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RG031001: 41_000, CP007005: 41_000 }))
    expect(valori(load)['regimeNormale.determinazioneDelReddito.altriCosti']).toBe(20_000)
    expect(load.avvisi.join()).toContain('il reddito concordato (41.000,00 €), è stato caricato quello effettivo (30.000,00 €)')
  })

  it('con il concordato tutto a imposta sostitutiva dice il reddito concordato, e non una verifica che non torna', () => {
    const boxes = { RE002002: 80_000, RE006001: 80_000, RE020001: 30_000, CP002001: 40_000, CP002003: 40_000, CP002005: 4_000 }
    expect(forfettari(dichiarazione(boxes)).avvisi).toEqual([
      `${CF}: concordato preventivo: la dichiarazione porta il reddito concordato (40.000,00 €, di cui 40.000,00 € con imposta sostitutiva), è stato caricato quello effettivo (50.000,00 €)`,
    ])
  })

  it('del regime di vantaggio non carica nulla, e dice qual è il regime', () => {
    const vantaggio = { LM001001: '712010', LM002001: 28_000, LM005005: 9_000, LM006001: 19_000, LM007001: 3_000 }
    // LM6 = LM4 (28.000) - LM5 col. 5 (9.000).
    const detto = `${CF}: regime di vantaggio (quadro LM, sezione I), con componenti positivi 28.000,00 € e reddito 19.000,00 €: non è il regime forfettario e non è stato caricato, ricavi e costi vanno indicati a mano`
    const solo = forfettari(dichiarazione(vantaggio))
    expect(solo.quadro).toBeNull()
    expect(solo.campi.filter(({ campo }) => !campo.startsWith('liquidazioneIrpef.'))).toEqual([])
    expect(solo.avvisi).toEqual([detto])
    // Beside a business the choice is the business, without a question.
    const conImpresa = forfettari(dichiarazione({ ...vantaggio, RG002002: 5_000, RG012001: 5_000, RG025001: 5_000 }))
    expect(conImpresa.daScegliere).toEqual([])
    expect(valori(conImpresa)).toMatchObject({ 'redditoContributiImposta.ricavi': 5_000 })
    expect(conImpresa.avvisi).toEqual([detto])
  })

  it('con la tassa piatta incrementale carica il quadro della professione, e dice che RN1 non ne ha il reddito', () => {
    const boxes = { RE002002: 90_000, RE006001: 90_000, RE025001: 90_000, LM014002: 30_000, LM015001: 4_500, RN001005: 60_000, RN004001: 60_000 }
    const load = forfettari(dichiarazione(boxes, CF, 'PF', 2024))
    expect(valori(load)).toMatchObject({ tipologia: 'PROFESSIONE', 'redditoContributiImposta.ricavi': 90_000 })
    expect(load.avvisi.join()).toContain('tassa piatta incrementale (quadro LM, sezione II)')
    expect(load.avvisi.join()).not.toContain('forfettario')
    // The highest income of the three years, with its box. LM12 col. 4 already has the 5%. No other model has the section.
    const triennio = { ...boxes, LM012001: 52_000, LM012002: 58_000, LM012003: 41_000, LM012004: 60_900 }
    const pieno = forfettari(dichiarazione(triennio, CF, 'PF', 2024))
    expect(valori(pieno)).toMatchObject({ 'regimeNormale.flatTaxIncrementale': true, 'regimeNormale.redditoMax3Anni': 58_000 })
    expect(pieno.campi.find(({ campo }) => campo === 'regimeNormale.redditoMax3Anni')?.caselle).toEqual(['LM012002'])
    expect(pieno.avvisi.join()).toContain('sono caricati «Flat tax incrementale» e «Reddito più alto del 2020-2022»')
    for (const altro of [load, forfettari(dichiarazione(triennio, CF, 'PF', 2025))])
      expect(altro.campi.map(({ campo }) => campo)).not.toContain('regimeNormale.flatTaxIncrementale')
    // Convenienza Srl has no such field for a partner.
    const spuntare = 'Per il 2023 spuntare «Flat tax incrementale» e indicare «Reddito più alto del 2020-2022»'
    expect(load.avvisi.join()).toContain(spuntare)
    const dichiarato = dichiarazione({ RN001005: 60_000, LM014002: 30_000 }, SOCIO, 'PF', 2024)
    const socio = srl(null, { soci: [dichiarato, null, null] }).avvisi.join()
    expect(socio).toContain('tassa piatta incrementale')
    expect(socio).not.toContain('spuntare')
  })

  describe('del forfettario confronta LM34 con il reddito dei coefficienti (istruzioni PF 2026, fascicolo 3, pagina 46)', () => {
    const diverso = (boxes: Boxes) => forfettari(dichiarazione(boxes)).avvisi.filter((avviso) => avviso.includes('LM34 col. 3'))
    const detto = (dichiarato: string, daCoefficienti: string) => [
      `${CF}: il reddito lordo dichiarato (LM34 col. 3) è ${dichiarato}, i coefficienti applicati ai ricavi danno ${daCoefficienti}: il simulatore calcola con i coefficienti, e non distingue diritti d'autore (LM22 col. 4) e compensi sportivi (col. 7, codice 2)`,
    ]

    it("i diritti d'autore hanno una riduzione loro", () => {
      // Col. 5: 20.000 × 78% + 10.000 × 0,75 = 23.100. With the coefficient alone: 30.000 × 78% = 23.400.
      expect(diverso({ LM022002: 78, LM022003: 20_000, LM022004: 10_000, LM022005: 23_100, LM034003: 23_100 })).toEqual(detto('23.100,00 €', '23.400,00 €'))
    })

    it('dei compensi sportivi conta ciò che supera 15.000', () => {
      // (20.000 - 15.000) × 78% = 3.900. With the coefficient alone: 15.600.
      const sport = { LM022002: 78, LM022003: 20_000, LM022005: 3_900, LM022007: 2, LM034003: 3_900 }
      expect(diverso(sport)).toEqual(detto('3.900,00 €', '15.600,00 €'))
      // They count in full for the limits of the regime.
      expect(forfettari(dichiarazione(sport)).avvisi.join()).not.toContain('limiti del regime')
      // 12.000 are exempt: nothing is declared. 12.000 × 78% = 9.360.
      expect(diverso({ LM022002: 78, LM022003: 12_000, LM022007: 2 })).toEqual(detto('0,00 €', '9.360,00 €'))
    })

    it('un euro per rigo è arrotondamento', () => {
      // 10.001 × 67% = 6.700,67 and 10.001 × 86% = 8.600,86: together 15.301,53.
      const due = { LM022002: 67, LM022003: 10_001, LM023002: 86, LM023003: 10_001 }
      expect(diverso({ ...due, LM034003: 15_300 })).toEqual([])
      expect(diverso({ ...due, LM034003: 15_299 })).toEqual(detto('15.299,00 €', '15.301,53 €'))
    })

    it('ciò che non conta per i limiti del regime è detto', () => {
      // Code 1: a maternity allowance, in a row of its own; it is taxed: 70.000 × 78% + 5.000 × 78% = 58.500.
      const boxes = { LM022002: 78, LM022003: 70_000, LM023002: 78, LM023003: 5_000, LM023007: 1, LM034003: 58_500 }
      expect(diverso(boxes)).toEqual([])
      expect(forfettari(dichiarazione(boxes)).avvisi).toContain(
        `${CF}: tra i ricavi 5.000,00 € non contano per i limiti del regime (LM22 col. 7, codice 1): il simulatore li conta`,
      )
    })
  })

  it('del forfettario carica i ricavi e dice che i costi vanno indicati a mano', () => {
    const load = forfettari(dichiarazione({ LM022002: 40, LM022003: 30_000, LM035001: 4_000 }), { tipologia: 'IMPRESA' })
    expect(load.campi.map((one) => one.campo).filter((path) => path.startsWith('redditoC') || path.startsWith('regime'))).toEqual([
      'redditoContributiImposta.ricavi',
    ])
    expect(load.avvisi).toContain(`${CF}: Dichiarazione in regime forfettario: i costi del regime ordinario vanno indicati a mano`)
  })

  it('del forfettario con due moduli somma i ricavi, e dei due coefficienti dice ciascuno con i suoi ricavi', () => {
    const modules = {
      1: { LM022002: 40, LM022003: 12_000, LM035001: 3_000 },
      2: { LM022002: 78, LM022003: 30_000, LM022004: 1_000, LM023002: 67, LM023003: 5_000 },
    }
    const load = forfettari({ ...dichiarazione({}), modules }, { tipologia: 'IMPRESA' })
    // 12.000 + 30.000 + 1.000 + 5.000
    expect(valori(load)).toMatchObject({ 'redditoContributiImposta.ricavi': 48_000 })
    expect(load.avvisi).toContain(
      `${CF}: più coefficienti di redditività (78% su ricavi di 31.000,00 €, 40% su 12.000,00 €, 67% su 5.000,00 €): il simulatore ha un gruppo di settore solo, scegliere quello dell'attività prevalente (78%); contributi versati (LM35) 3.000,00 €`,
    )
    expect(load.avvisi.join()).not.toContain('145%')
  })

  it('del forfettario con un coefficiente solo, ripetuto nei moduli, lo dice una volta', () => {
    const modules = { 1: { LM022002: 67, LM022003: 12_000 }, 2: { LM022002: 67, LM022003: 8_000 } }
    const load = forfettari({ ...dichiarazione({}), modules }, { tipologia: 'IMPRESA' })
    expect(valori(load)).toMatchObject({ 'redditoContributiImposta.ricavi': 20_000 })
    expect(load.avvisi).toContain(`${CF}: coefficiente di redditività 67%: scegliere il gruppo di settore`)
  })

  it("dell'impresa familiare carica le quote nell'ordine dei codici chiesti e controlla il reddito attribuito", () => {
    const altro = 'RSSMRA80A01H501U'
    const titolare = dichiarazione({
      RG002002: 50_000,
      RG012001: 50_000,
      RG024001: 20_000,
      RS006001: altro,
      RS006002: 20,
      RS006003: 6_000,
      RS007001: SOCIO,
      RS007002: 10,
      RS007003: 3_000,
    })
    const socio = dichiarazione({ RH001001: CF, RH001004: 3_500, RH014001: 3_500, RC001001: 2, RC005006: 8_000, RN001005: 11_500 }, SOCIO)
    const load = forfettari(titolare, { collaboratori: [socio, null] })
    expect(valori(load)).toMatchObject({ famigliare: true, quotaCollab1: 10, quotaCollab2: 20 })
    // The share of the business under study (3.500) is not among the other incomes again: only the 8.000 of employment are left.
    expect(valori(load)).toMatchObject({
      'datiCollaboratore1.redditiDiversiDaImpresa_LavAutonomo.lavoroDipendente': 8_000,
      'datiCollaboratore1.redditiDiversiDaImpresa_LavAutonomo.altriRedditi': 0,
    })
    expect(load.avvisi).toContain(`${SOCIO}: la quota di reddito dichiarata (RH, 3.500,00 €) non è quella attribuita dal titolare (RS, 3.000,00 €)`)
  })

  it('i giorni di lavoro e di pensione (RC6) sono quelli della dichiarazione, in tutti e due i simulatori', () => {
    const persona = dichiarazione({ RC001001: 2, RC001003: 9_000, RC005006: 9_000, RC006001: 120, RC006002: 245, RN001005: 9_000 })
    const redditi = 'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo'
    expect(valori(forfettari(persona))).toMatchObject({ [`${redditi}.giorniLavoro`]: 120, [`${redditi}.giorniPensione`]: 245 })
    expect(campo(forfettari(persona), `${redditi}.giorniLavoro`)?.caselle).toEqual(['RC006001'])
    const soci = 'datiSimulazioniSrl.soci[0].redditi'
    expect(valori(srl(null, { soci: [persona, null, null] }))).toMatchObject({ [`${soci}.giorniLavoro`]: 120, [`${soci}.giorniPensione`]: 245 })
    expect(campo(forfettari(dichiarazione({ RN001005: 9_000 })), `${redditi}.giorniLavoro`)).toBeUndefined()
  })

  it("senza collaboratori in RS dice che l'impresa non è familiare, e con uno che il secondo non c'è: un carico precedente non resta", () => {
    const RG = { RG002002: 50_000, RG012001: 50_000, RG024001: 20_000 }
    expect(valori(forfettari(dichiarazione(RG)))).toMatchObject({ famigliare: false })
    const uno = dichiarazione({ ...RG, RS006001: SOCIO, RS006002: 20, RS006003: 6_000 })
    expect(valori(forfettari(uno))).toMatchObject({ famigliare: true, quotaCollab1: 20, quotaCollab2: 0 })
    expect(campo(forfettari(uno), 'quotaCollab2')?.daDove).toBe('quadro RS con un collaboratore solo, modello PF 2026, redditi 2025')
    // Asked for in the second place only: a first share of zero would clear it.
    expect(campo(forfettari(uno, { collaboratori: [null, dichiarazione({}, SOCIO)] }), 'quotaCollab1')).toBeUndefined()
    // A flat-rate return attributes no income to collaborators.
    expect(campo(forfettari(dichiarazione({ LM022002: 67, LM022003: 9_000 }), { tipologia: 'IMPRESA' }), 'famigliare')).toBeUndefined()
  })

  describe('ciò che la dichiarazione ha e il simulatore non calcola è detto con il suo importo', () => {
    const avvisi = (boxes: Boxes, model: ModelYear = 2026) => forfettari(dichiarazione(boxes, CF, 'PF', model)).avvisi.join()

    it('perdite di anni precedenti, e partecipazioni comprese nel reddito', () => {
      const rg = { RG002002: 50_000, RG012001: 50_000, RG024001: 20_000, RG025001: 30_000 }
      expect(avvisi({ ...rg, RG035003: 24_000, RG036001: 6_000 })).toContain(
        'perdite di anni precedenti usate nella dichiarazione (RG35) 24.000,00 €: non sono state caricate, nel simulatore si scrivono in «Perdite pregresse»',
      )
      expect(avvisi({ ...rg, RG026004: 12_000, RG027003: 2_000, RG036001: 40_000 })).toContain(
        "partecipazioni comprese nel reddito d'impresa (RG26 e RG27) 10.000,00 €: non sono state caricate",
      )
      expect(avvisi({ RS116001: 90_000, RF057001: 30_000, RF058004: 5_000, RF100001: 8_000 })).toMatch(/\(RF100\) 8\.000,00.*\(RF58 e RF59\) 5\.000,00/)
      expect(avvisi({ RE002002: 30_000, RE006001: 30_000, RE024001: 900 })).toContain(
        '(RE24) 900,00 €: non sono state caricate, e il simulatore non ne ha il campo',
      )
      expect(avvisi({ LM022002: 40, LM022003: 60_000, LM037005: 16_000 })).toContain('(LM37) 16.000,00 €')
      expect(avvisi(rg)).toBe('')
    })

    it('altri familiari a carico (RN6 col. 4)', () => {
      expect(avvisi({ RN006004: 560 })).toContain('altri familiari a carico: la loro detrazione (RN6 col. 4) 560,00 € si aggiunge in «Detrazioni per oneri»')
    })

    it('i redditi assimilati di RC9 hanno la detrazione di «Redditi diversi»: il simulatore, lì, dà quella della legge', () => {
      // Art. 13 c. 5 TUIR with 14.000: 500 + 765 × (28.000 - 14.000) / 22.500 + 50 = 1.026; no bonus.
      const boxes = { RE002002: 5_000, RE006001: 5_000, RC007002: 9_000, RC009002: 9_000, RN001005: 14_000 }
      expect(avvisi(boxes)).toMatch(/sezione II \(RC9\) 9\.000,00 €.*«Redditi diversi».*«Pensione»/)
      const carico = stato(forfettari(dichiarazione(boxes)), { annoImposta: 2025, nomeCognome: 'Prova', gestionePrevidenziale: { aliquotaSep: 'RIDOTTA' } })
      expect(carico).toHaveProperty('liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.assimilatiLavoroDipendente', 9_000)
      const spostati = { liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: { redditiDiversi: 9_000 } } }
      expect(iforfettari.calcola({ ...carico, ...spostati })).toMatchObject({
        irpefImprenditore: { detrazioneAutonomi: expect.closeTo(1_026, 0), trattamentoIntegrativo: 0 },
      })
    })

    it('i redditi diversi che non sono occasionali', () => {
      expect(avvisi({ RL012001: 6_000, RL019001: 6_000 })).toContain('redditi diversi non occasionali (RL19, RL22) 6.000,00 €')
      expect(avvisi({ RL015001: 3_000, RL019001: 3_000, RL022002: 700 })).toContain('(RL19, RL22) 700,00 €')
      expect(avvisi({ RL016001: 3_000, RL019001: 3_000 })).not.toContain('non occasionali')
    })

    it('il concordato dei forfettari, che è del modello 2025 soltanto', () => {
      // Agreed 30.000, of which 4.000 above the income of the year before.
      const lm = { LM022002: 40, LM022003: 60_000, LM022005: 24_000, LM032001: 30_000, LM032003: 4_000, LM033001: 26_000, LM034003: 26_000 }
      expect(avvisi(lm, 2025)).toContain(
        'concordato preventivo: la dichiarazione porta il reddito concordato (30.000,00 €, di cui 4.000,00 € con imposta sostitutiva), sono stati caricati i ricavi effettivi',
      )
      expect(avvisi(lm, 2025)).not.toContain("diritti d'autore")
    })
  })

  it("la cedolare ha l'aliquota della dichiarazione; con più d'una si dicono i canoni di ciascuna", () => {
    const aliquota = (boxes: Boxes, model: ModelYear = 2026) =>
      valori(forfettari(dichiarazione(boxes, CF, 'PF', model)))['liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.aliquotaCedolare']
    expect([aliquota({ RB010014: 900 }), aliquota({ RB010015: 900 }), aliquota({ RB010016: 900 }), aliquota({ RB010016: 900 }, 2024), aliquota({})]).toEqual([
      21,
      10,
      26,
      undefined,
      undefined,
    ])
    expect([aliquota({ RL010008: 900 }), aliquota({ RL010006: 900 }, 2024)]).toEqual([26, 21])
    const due = forfettari(dichiarazione({ RB010014: 7_000, RB010015: 900, RL010007: 100 }))
    expect(due.avvisi.join()).toContain('cedolare secca a più aliquote (21% su 7.100,00 €, 10% su 900,00 €)')
    expect(due.campi.some(({ campo }) => campo.endsWith('aliquotaCedolare'))).toBe(false)
    // Convenienza Srl has no rate: the tax is the same before and after.
    expect(srl(null, { soci: [dichiarazione({ RB010014: 7_000, RB010015: 900 }), null, null] }).avvisi.join()).not.toContain('aliquot')
  })

  it('un importo fuori dai limiti del campo è detto e non caricato', () => {
    const load = forfettari(dichiarazione({ RG002002: 10_000_000, RG012001: 10_000_000 }))
    expect(campo(load, 'redditoContributiImposta.ricavi')).toBeUndefined()
    expect(load.avvisi.join()).toContain('«Ricavi o compensi»: 10.000.000,00 € è fuori dai limiti del campo e non è stato caricato')
  })
})

describe('una dichiarazione in Convenienza Srl', () => {
  it('la società porta utile e variazioni, con le imposte riportate prima; il reddito calcolato è RF57', async () => {
    const { letta } = await esempio('sc-2026')
    const load = srl(letta)
    // 90.772 + 25.416 and 29.589 - 25.416.
    expect(valori(load)).toMatchObject({
      'datiSimulazioniSrl.utileAnteImposte': 116_188,
      'datiSimulazioniSrl.variazioniAumento': 4_173,
      'datiSimulazioniSrl.idSocieta': SRL,
    })
    expect(valori(srl(letta, { spostaImposte: false }))).toMatchObject({
      'datiSimulazioniSrl.utileAnteImposte': 90_772,
      'datiSimulazioniSrl.variazioniAumento': 29_589,
    })
    const soci = [{ nome: 'A', quota: 100 }]
    const state = stato(load, { annoImposta: 2025, datiSimulazioniSrl: { denominazione: 'Prova', soci } })
    expect(JSON.stringify(convsrl.calcola(state))).toContain('"redditoImpresa":116274')
  })

  it('il titolare che si trasforma è la fonte della società, e il suo reddito non torna tra gli altri', () => {
    const titolare = dichiarazione({ RG012001: 80_000, RG024001: 30_000, RG025001: 50_000, RG036001: 50_000, RB010013: 2_000, RN001005: 52_000, RN033004: 700 })
    const load = srl(titolare, { soci: [titolare, null, null] })
    expect(valori(load)).toMatchObject({
      'datiSimulazioniSrl.utileAnteImposte': 50_000,
      'datiSimulazioniSrl.variazioniAumento': 0,
      'datiSimulazioniSrl.soci[0].redditi.impreseMinoriLavoroAutonomo': 0,
      'datiSimulazioniSrl.soci[0].redditi.fabbricatiLocati': 2_000,
      'datiSimulazioniSrl.soci[0].redditi.altriRedditi': 0,
      'datiSimulazioniSrl.soci[0].ritenute': 700,
    })
  })

  it('del socio non si conta due volte la quota della società in studio, e le altre partecipazioni restano', () => {
    const socio = dichiarazione({ RH005001: SRL, RH005004: 20_000, RH001001: '98000000009', RH001004: 4_000, RH014001: 24_000, RN001005: 24_000 }, SOCIO)
    expect(valori(srl(null, { soci: [null, socio, null] }))).toMatchObject({
      'datiSimulazioniSrl.soci[1].redditi.impreseMinoriLavoroAutonomo': 4_000,
      'datiSimulazioniSrl.soci[1].redditi.altriRedditi': 0,
    })
  })

  it('una perdita della società in studio può aver ridotto gli altri redditi del socio, e lo dice', () => {
    const socio = dichiarazione({ RC005006: 30_000, RH001001: SRL, RH001002: 1, RH001004: -20_000, RN001005: 30_000, RN004001: 30_000 }, SOCIO)
    const load = srl(null, { soci: [socio, null, null] })
    expect(valori(load)).toMatchObject({ 'datiSimulazioniSrl.soci[0].redditi.impreseMinoriLavoroAutonomo': 0 })
    expect(load.avvisi).toEqual([
      `${SOCIO}: la quota dell'impresa in studio è una perdita (−20.000,00 €): può aver ridotto gli altri redditi della dichiarazione, controllare`,
    ])
  })

  it('con il concordato dice il reddito concordato, del titolare e della società', () => {
    const detto = 'concordato preventivo: è stato caricato il reddito effettivo, non quello concordato'
    const parte = { CP001001: 60_000, CP001002: 45_000, CP001003: 15_000 }
    const amounts = ' (60.000,00 €, di cui 15.000,00 € con imposta sostitutiva)'
    expect(srl(dichiarazione({ RG012001: 5_000, RG025001: 5_000, ...parte })).avvisi).toEqual([`${CF}: ${detto}${amounts}`])
    const conti = { RF004001: 5_000, RF057001: 5_000 }
    expect(srl(dichiarazione({ ...conti, ...parte }, SRL, 'SC')).avvisi).toContain(`${SRL}: ${detto}${amounts}`)
    // The column of the adjusted income is not confirmed for a company.
    expect(srl(dichiarazione({ ...conti, CP007005: 46_000 }, SRL, 'SC')).avvisi).toContain(`${SRL}: ${detto}`)
    expect(srl(dichiarazione({ ...conti, CP003001: 1, CP010001: 5_000 }, SRL, 'SC')).avvisi.join()).not.toContain('concordato')
  })

  it("ricorda i compensi agli amministratori già nei conti della società, non nell'impresa individuale", () => {
    const ricordo = "se nei conti ci sono già compensi agli amministratori, l'utile ne è al netto: aggiungerli, o sarebbero dedotti due volte"
    expect(srl(dichiarazione({ RF004001: 5_000, RF057001: 5_000 }, SRL, 'SC')).avvisi).toContain(`${SRL}: ${ricordo}`)
    expect(srl(dichiarazione({ RG012001: 5_000, RG025001: 5_000 })).avvisi.join()).not.toContain('amministratori')
  })

  it('ricorda che il compenso della società può essere tra i redditi di lavoro del socio (RC), e lì sarebbe tassato due volte', () => {
    const societa = dichiarazione({ RF004001: 5_000, RF057001: 5_000 }, SRL, 'SC')
    const socio = (boxes: Boxes) => srl(societa, { soci: [dichiarazione(boxes), null, null] }).avvisi.join()
    const ricordo = `${CF}: nei redditi di lavoro (RC) può esserci il compenso di amministratore della società: toglierlo, o sarebbe tassato due volte`
    expect(socio({ RC001001: 2, RC001003: 24_000, RC005006: 24_000, RN001005: 24_000, RN004001: 24_000 })).toContain(ricordo)
    expect(socio({ RC001001: 1, RC001003: 24_000, RC005006: 24_000, RN001005: 24_000, RN004001: 24_000 })).not.toContain(ricordo)
  })

  it('con due quadri d’impresa il titolare porta quello in contabilità ordinaria, e si dice il reddito dell’altro', () => {
    const load = srl(dichiarazione({ RF004001: 5_000, RF057001: 5_000, RG012001: 9_000, RG024001: 2_000, RG025001: 7_000 }))
    expect(valori(load)['datiSimulazioniSrl.utileAnteImposte']).toBe(5_000)
    expect(load.avvisi).toContain(`${CF}: il quadro RG, con reddito 7.000,00 €, non è stato caricato: l'impresa è quella del quadro RF`)
  })

  it('dice le perdite usate dalla società, e le partecipazioni nel reddito del titolare, che non sono caricate', () => {
    const societa = dichiarazione({ RF004001: 50_000, RF057001: 50_000, RF063001: 50_000, RN001003: 50_000, RN004001: 30_000 }, SRL, 'SC')
    expect(srl(societa).avvisi.join()).toContain(
      "perdite di anni precedenti usate nella dichiarazione (RN4) 30.000,00 €: l'imponibile IRES del simulatore non le conta",
    )
    const titolare = dichiarazione({ RG012001: 50_000, RG024001: 20_000, RG025001: 30_000, RG026004: 7_000 })
    expect(srl(titolare).avvisi.join()).toContain("partecipazioni comprese nel reddito d'impresa (RG26 e RG27) 7.000,00 €: non sono state caricate")
  })

  it('una perdita entra con il suo segno', () => {
    expect(valori(srl(dichiarazione({ RF005001: 5_000, RF057001: -5_000 }, SRL, 'SC')))['datiSimulazioniSrl.utileAnteImposte']).toBe(-5_000)
  })
})
