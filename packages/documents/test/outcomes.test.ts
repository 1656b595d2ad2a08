import { iforfettari } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { ids, letter, texts } from './support.ts'

const { righeCostiTutte } = iforfettari
const verificati = { messaggi: [] }
const senzaCosti = Object.fromEntries(righeCostiTutte.map((riga) => [riga, 0]))
const suggerimento = 'Le suggeriamo pertanto di applicare il regime forfettario'

describe('esito E1: conviene il forfettario', () => {
  it('dice costi, risparmio, imponibile e pareggio della simulazione', () => {
    const blocchi = texts(letter('controllo-2026', { atteso: verificati }))
    expect(blocchi.E1).toBe(
      [
        'Dalla simulazione emerge che, a parità di ricavi e costi, il regime forfettario comporta per il 2026 un costo complessivo annuo di 9.473,42 €, contro 14.170,48 € del regime ordinario. Il risparmio stimato è pari a 4.697,06 € (33,15% del costo del regime ordinario).',
        "Il reddito imponibile forfettario, al netto dei contributi deducibili, è di 28.266,56 € e sconta l'imposta sostitutiva del 15%, che tiene luogo di IRPEF, addizionali e IRAP. Le suggeriamo pertanto di applicare il regime forfettario.",
        'Il vantaggio viene meno se i costi effettivamente deducibili superano 26.669,00 € (53,34% dei ricavi).',
        "Resta inteso che in tale regime non potrà detrarre l'IVA sugli acquisti né far valere, sul reddito dell'attività, detrazioni personali e oneri deducibili diversi dai contributi obbligatori.",
      ].join('\n\n'),
    )
    expect(blocchi.B).toBe(
      'con riferimento alla Sua impresa, abbiamo elaborato una simulazione del carico fiscale e contributivo per l\'anno 2026, ponendo a confronto il regime forfettario (art. 1, commi 54-89, della legge n. 190/2014) e il regime ordinario di determinazione del reddito. I dati di partenza sono quelli da Lei forniti: ricavi o compensi per 50.000,00 € e costi deducibili per 16.500,00 €. Per il settore "Altre attività economiche" la legge fissa un coefficiente di redditività del 67%.',
    )
  })

  it('il costo del forfettario comprende l’IVA non detraibile, come il verdetto', () => {
    // 9,473.42 + 1,000: the two costs still differ by the advantage.
    const { E1 } = texts(
      letter('controllo-2026', { stato: { confronto: { ivaIndetraibileAnnua: 1000 } }, atteso: { confronto: { vantaggioForfettarioConIva: 3697.06 } } }),
    )
    expect(E1).toContain('di 10.473,42 €, contro 14.170,48 € del regime ordinario. Il risparmio stimato è pari a 3.697,06 € (26,09%')
  })

  it('senza pareggio la frase manca', () => {
    for (const pareggio of [null, { costi: { radici: [] } }]) expect(texts(letter('controllo-2026', { atteso: { pareggio } })).E1).not.toContain('viene meno')
  })

  it('un pareggio sotto i costi digitati non toglie il vantaggio: vale il primo sopra', () => {
    const con = (radici: readonly number[]) => texts(letter('controllo-2026', { atteso: { pareggio: { costi: { radici } } } })).E1
    expect(con([16_000])).not.toContain('viene meno')
    expect(con([16_000, 30_000, 40_000])).toContain('superano 30.000,00 € (60% dei ricavi)')
  })

  it('un costo ordinario che i bonus portano sotto zero non ha una percentuale', () => {
    const { E1 } = texts(letter('controllo-2026', { atteso: { confronto: { totaleComplessivo: { normale: -100 } } } }))
    expect(E1).toContain('Il risparmio stimato è pari a 4.697,06 €.')
  })
})

describe("esito E2: conviene l'ordinario", () => {
  it('dice costi, risparmio, deduzione forfettaria e vincolo', () => {
    expect(texts(letter('irap-2020-condono', { atteso: verificati })).E2).toBe(
      [
        'Dalla simulazione emerge che il regime ordinario comporta per il 2020 un costo complessivo annuo di 5.654,28 €, contro 8.520,68 € del regime forfettario, con un risparmio stimato di 2.866,40 €. La differenza dipende dalle detrazioni personali che il regime forfettario non consente di utilizzare.',
        "Le suggeriamo quindi di optare per il regime ordinario. Qualora scegliesse la contabilità ordinaria, l'opzione vincola per almeno un triennio; l'adozione della contabilità semplificata, regime naturale, consente invece di rientrare nel forfettario già dall'anno successivo, se sussistono i requisiti.",
      ].join('\n\n'),
    )
  })

  it('dice sotto quali costi il forfettario torna a vincere: il pareggio più vicino sotto quelli digitati', () => {
    const con = (radici: readonly number[]) => texts(letter('irap-2020-condono', { atteso: { pareggio: { costi: { radici } } } })).E2
    expect(con([2_000, 5_000, 12_000])).toMatch(/\n\nIl forfettario tornerebbe conveniente con costi inferiori a 5\.000,00 €\.$/)
    expect(con([12_000])).not.toContain('tornerebbe')
  })

  it('con costi oltre i ricavi, dove la ricerca finisce, non dice un pareggio', () => {
    const costi = (altriCosti: number) =>
      texts(
        letter('irap-2020-condono', {
          stato: { regimeNormale: { determinazioneDelReddito: { altriCosti } } },
          atteso: { pareggio: { costi: { radici: [3000] } } },
        }),
      ).E2
    expect(costi(10_000)).toContain('con costi inferiori a 3.000,00 €')
    expect(costi(60_001)).not.toContain('tornerebbe')
  })

  it('dice da che cosa dipende la differenza solo se è vero', () => {
    // The flat-rate regime deducts 60,000 × (100 − 40)% = 36,000. The owner's deductions are 985.21 in the ordinary regime only.
    const differenza = (altriCosti: number, totaleDetrazioni = 985.21) =>
      /La differenza[^.]*(?:\.\d[^.]*)*\./.exec(
        texts(
          letter('irap-2020-condono', {
            stato: { regimeNormale: { determinazioneDelReddito: { ...senzaCosti, altriCosti } } },
            atteso: { irpefImprenditore: { totaleDetrazioni } },
          }),
        ).E2 ?? '',
      )?.[0]
    const incidenza =
      "La differenza dipende dall'incidenza dei costi effettivi, pari a 36.000,01 € a fronte di una deduzione forfettaria di 60.000,00 € × (100 − 40)%"
    expect(differenza(36_000.01)).toBe(`${incidenza}, e dalle detrazioni personali che il regime forfettario non consente di utilizzare.`)
    expect(differenza(36_000.01, 0)).toBe(`${incidenza}.`)
    expect(differenza(36_000)).toBe('La differenza dipende dalle detrazioni personali che il regime forfettario non consente di utilizzare.')
    expect(differenza(36_000, 0)).toBeUndefined()
  })
})

describe('esito E3: non ammesso', () => {
  it('elenca i motivi in parole, coi limiti, e sta prima della tabella che annuncia', () => {
    const composed = letter('requisiti')
    expect(texts(composed).E3).toBe(
      [
        "In base ai dati forniti, per l'anno 2025 il regime forfettario non risulta applicabile per i seguenti motivi: ricavi o compensi del 2024, ragguagliati ad anno, superiori a 85.000,00 €; spese per lavoro dipendente e collaborazioni del 2024 superiori a 20.000,00 €; redditi di lavoro dipendente, di pensione e assimilati del 2024 superiori a 35.000,00 €; attività svolta in prevalenza verso datori di lavoro attuali o dei due anni precedenti (comma 57, lettera d-bis). Il confronto che segue ha quindi valore soltanto indicativo.",
        "L'attività va gestita in regime ordinario, con un costo complessivo stimato in 18.078,99 €. Il regime forfettario potrà essere riesaminato per l'anno successivo a quello in cui verranno meno le cause sopra indicate, tenuto conto di eventuali opzioni in corso.",
      ].join('\n\n'),
    )
    expect(ids(composed)).toEqual(['A', 'B', 'C', 'E3', 'D', 'R-avvisi', 'L', 'M'])
  })

  it.each([
    ['causeOstative.a', 'regimi speciali IVA'],
    ['causeOstative.b', 'residenza'],
    ['causeOstative.c', 'fabbricati'],
    ['causeOstative.d', 's.r.l.'],
    ['ricaviOltreUscitaImmediata', 'ricavi o compensi del 2025 superiori a 100.000 euro'],
  ])('il motivo %s ha le sue parole', (id, parole) => {
    expect(texts(letter('requisiti', { atteso: { confronto: { motiviNonAmmesso: [id] } } })).E3).toContain(parole)
  })
})

describe('un motivo solo', () => {
  const unMotivo = { confronto: { motiviNonAmmesso: ['causeOstative.b'] } }

  it('è detto al singolare', () => {
    const { E3 } = texts(letter('requisiti', { atteso: unMotivo }))
    expect(E3).toContain('per il seguente motivo: mancanza della residenza in Italia (comma 57, lettera b).')
    expect(E3).toContain("l'anno successivo a quello in cui verrà meno la causa sopra indicata,")
  })

  it('si dice anche con dati incompleti, e allora non si parla di scelta', () => {
    const composed = letter('non-calcolabile', { atteso: unMotivo })
    expect(texts(composed)['E3-incompleto']).toBe(
      "In base ai dati forniti, per l'anno 2026 il regime forfettario non risulta applicabile per il seguente motivo: mancanza della residenza in Italia (comma 57, lettera b). L'attività va gestita in regime ordinario; con dati incompleti (manca: «Aliquota dell'imposta sostitutiva») i due regimi non si possono confrontare.",
    )
    expect(JSON.stringify(composed)).not.toContain('La scelta')
  })
})

describe('i dati di partenza', () => {
  const partenza = (id: string, stato: object = {}) => /I dati.*/.exec(texts(letter(id, { stato })).B ?? '')?.[0]

  it('nominano ciò che nel reddito non è ricavo, e il coefficiente con il suo articolo', () => {
    expect(partenza('g1-000')).toContain('ricavi o compensi per 24.112,82 €, altri proventi per 2.169,00 €, plusvalenze per 8.963,00 € e costi deducibili per')
    expect(partenza('controllo-2026')).toMatch(/ricavi o compensi per 50\.000,00 € e costi deducibili per 16\.500,00 €\..* redditività del 67%\.$/)
    const di = (percentualeRedditivita: number) => texts(letter('controllo-2026', { atteso: { regimeForfettario: { percentualeRedditivita } } })).B
    expect(di(86)).toContain("un coefficiente di redditività dell'86%.")
  })

  it('nominano i due ricavi se sono diversi: allora la differenza non è a parità di ricavi', () => {
    // Golden line confronto-completo: 62,000 in the flat-rate regime, 61,500 in the ordinary one, closing stock of 3,000.
    expect(partenza('confronto-completo')).toContain(
      'ricavi o compensi per 62.000,00 € (61.500,00 € nel regime ordinario), rimanenze finali per 3.000,00 € e costi',
    )
    expect(texts(letter('confronto-completo')).E1).toMatch(/^Dalla simulazione emerge che il regime forfettario comporta/)
    expect(texts(letter('controllo-2026')).E1).toMatch(/^Dalla simulazione emerge che, a parità di ricavi e costi, il regime/)
  })

  it("l'imponibile al netto delle perdite lo dice", () => {
    expect(texts(letter('g1-001')).E1).toContain('al netto dei contributi deducibili e delle perdite pregresse, è di')
    expect(texts(letter('controllo-2026')).E1).toContain('al netto dei contributi deducibili, è di')
  })
})

describe('esito E0', () => {
  it('i regimi si equivalgono', () => {
    expect(texts(letter('art13-5ter-11000')).E0).toBe(
      "Ai fini dei soli oneri considerati i due regimi si equivalgono. La scelta può fondarsi sugli adempimenti, sugli investimenti previsti e sull'IVA.",
    )
  })

  it('con dati incompleti lo dice, nomina i campi e non dice né che si equivalgono né che uno conviene', () => {
    const composed = letter('non-calcolabile')
    const tutto = JSON.stringify(composed)
    expect(texts(composed)['E0-incompleto']).toContain("dati incompleti (manca: «Aliquota dell'imposta sostitutiva»)")
    expect(tutto).not.toMatch(/conviene|equivalgono/)
  })

  it('senza gruppo la premessa non nomina un settore', () => {
    const { B } = texts(
      letter('non-calcolabile', { stato: { regimeForfettario: { gruppo: 0 } }, atteso: { regimeForfettario: { percentualeRedditivita: 0 } } }),
    )
    expect(B).not.toContain('Per il settore')
  })
})

describe('requisiti non compilati', () => {
  it('lo dicono il blocco C e il suggerimento', () => {
    const atteso = { confronto: { ammissibilita: 'NON_VERIFICATO' } }
    const { C, E1 } = texts(letter('controllo-2026', { atteso }))
    expect(C).toMatch(/La verifica dei requisiti non è stata completata\.$/)
    expect(E1).toContain(`${suggerimento}, ove ne sussistano i requisiti.`)
    expect(texts(letter('irap-2020-condono', { atteso })).E2).toContain('del regime forfettario, ove ne sussistano i requisiti, con un risparmio')
  })

  // Without last year's revenue, as in a new activity, the result still asks to check, although every requirement is answered.
  it.each([verificati, {}])('compilati, non lo dice nessuno, nemmeno di una nuova attività', (atteso) => {
    const { C, E1 } = texts(letter('controllo-2026', { atteso }))
    expect(C).not.toContain('non è stata completata')
    expect(E1).toContain(`${suggerimento}.`)
  })
})
