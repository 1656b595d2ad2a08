import { describe, expect, it } from 'vitest'
import { ids, letter, rows, simulazione, texts } from './support.ts'

const ammesso = { confronto: { regimeConveniente: 'FORFETTARIO', motiviNonAmmesso: [] } }

describe('F: rettifica IVA', () => {
  it('in ingresso è una restituzione', () => {
    expect(texts(letter('g1-010')).F).toBe(
      "Il passaggio al regime forfettario comporta inoltre la restituzione dell'IVA detratta sulle rimanenze e sui beni strumentali non ancora interamente ammortizzati ai fini dell'imposta, stimata in 2.771,94 €, da versare in unica soluzione con il saldo dell'ultima dichiarazione IVA. Tale importo, dovuto una sola volta, non è compreso nel costo annuo.",
    )
  })
  it('in uscita è un recupero', () => {
    expect(texts(letter('g1-004'))['F-uscita']).toContain("Il passaggio al regime ordinario consente di recuperare un'imposta stimata in 7.075,77 €.")
  })
  it('un importo negativo digitato è un recupero anche senza direzione', () => {
    expect(simulazione('g1-019').stato.confronto).not.toHaveProperty('tabellaRettifica.direzione', 'USCITA')
    expect(ids(letter('g1-019'))).toContain('F-uscita')
  })
  it('senza rettifica, o con un importo positivo in uscita, non se ne parla', () => {
    expect(ids(letter('controllo-2026')).join()).not.toContain('F')
    expect(ids(letter('g1-010', { stato: { confronto: { tabellaRettifica: { direzione: 'USCITA' } } } })).join()).not.toContain('F')
  })
})

describe('G: riduzione contributiva', () => {
  const base =
    "Il conteggio tiene conto della riduzione del 35% dei contributi IVS, da richiedere all'INPS entro il 28 febbraio dell'anno (per le nuove attività, con tempestività rispetto all'iscrizione)."

  it('con dodici mesi non avverte di nulla', () => expect(texts(letter('controllo-2026')).G).toBe(base))
  it('con meno dice quanti', () => {
    expect(texts(letter('mesi-2026-11')).G).toBe(
      `${base} I contributi ridotti risultano però inferiori al minimo ordinario: per l'anno potranno essere accreditati 11 mesi in luogo di dodici, con possibili effetti sulla pensione.`,
    )
  })
  it('con un collaboratore dice anche i suoi', () => {
    expect(texts(letter('over65-e-W7')).G).toContain('accreditati 8 mesi, e 7 mesi per il collaboratore in luogo di dodici')
  })
  it('con due senza nome dice quale è il primo', () => {
    const senzaNomi = { datiCollaboratore1: { nomeCognome: '' }, datiCollaboratore2: { nomeCognome: '' } }
    expect(texts(letter('under21-2024', { stato: senzaNomi })).G).toContain(
      'accreditati 7 mesi, e 7 mesi per il primo collaboratore e 7 mesi per il secondo collaboratore in luogo',
    )
  })
  it('con due li chiama per nome', () => {
    expect(texts(letter('under21-2024')).G).toContain(
      'accreditati 7 mesi, e 7 mesi per il collaboratore Anna Rossi e 7 mesi per il collaboratore Luca Rossi in luogo',
    )
  })
  it('chi ha dodici mesi non è nominato', () => {
    // The owner has 12, the collaborators 11 and 7.
    expect(texts(letter('g1-002', { atteso: ammesso })).G).toContain(
      'accreditati 11 mesi per il collaboratore Collaboratore 1 e 7 mesi per il collaboratore Collaboratore 2 in luogo',
    )
  })
  it('non vale per chi non ha la gestione IVS, né senza conteggio', () => {
    expect(ids(letter('controllo-2026', { stato: { redditoContributiImposta: { riduzione35: false } } }))).not.toContain('G')
    expect(ids(letter('controllo-2026', { stato: { tipologia: 'PROFESSIONE' } }))).not.toContain('G')
    expect(ids(letter('non-calcolabile'))).not.toContain('G')
  })
  it('un forfettario non ammesso non ne ha, e non ha la rettifica in ingresso', () => {
    expect(ids(letter('g1-002'))).not.toContain('G')
    const escluso = { confronto: { regimeConveniente: 'NON_AMMESSO', motiviNonAmmesso: ['causeOstative.b'] } }
    expect(ids(letter('g1-010'))).toContain('F')
    expect(ids(letter('g1-010', { atteso: escluso }))).not.toContain('F')
  })
})

describe('G-50: prima iscrizione nel 2025', () => {
  const base = (dove: string) =>
    `Il conteggio tiene conto, ${dove}, della riduzione del 50% dei contributi IVS per la prima iscrizione nel 2025 (L. 207/2024, art. 1, c. 186).`
  const mesi =
    " Nel regime forfettario i contributi ridotti risultano però inferiori al minimo ordinario: per l'anno potranno essere accreditati 7 mesi, e 6 mesi per il collaboratore Anna Rossi in luogo di dodici, con possibili effetti sulla pensione."
  const anche = ' Anche nel regime ordinario i mesi accreditati potranno essere meno di dodici.'
  const soloOrdinario =
    " Nel regime ordinario i contributi ridotti risultano però inferiori al minimo ordinario: per l'anno potranno essere accreditati meno di dodici mesi, con possibili effetti sulla pensione."
  const dodici = { redditoContributiImposta: { mesiTitolare: 12, mesiCollab1: 12 } }
  const interiInOrdinario = { confronto: { altreCaratteristicheApplicate: { accreditoDodiciMesi: { normale: true } } } }

  it('vale nei due regimi, e di ciascuno dice i mesi se sono meno di dodici', () => {
    // Golden line nuovi-2025: the owner has 7 months, Anna Rossi 6; Luca Rossi has no reduction and 12. The owner's ordinary
    // 29,400 are below 37,110, twice the minimale of 2025.
    const testo = (atteso: object) => texts(letter('nuovi-2025', { atteso }))['G-50']
    expect(testo({})).toBe(base('in entrambi i regimi') + mesi + anche)
    expect(testo(interiInOrdinario)).toBe(base('in entrambi i regimi') + mesi)
    expect(testo(dodici)).toBe(base('in entrambi i regimi') + soloOrdinario)
    expect(testo({ ...dodici, ...interiInOrdinario })).toBe(base('in entrambi i regimi'))
  })
  it('di un forfettario non ammesso dice i mesi del regime ordinario', () => {
    const escluso = { confronto: { regimeConveniente: 'NON_AMMESSO', motiviNonAmmesso: ['causeOstative.b'] } }
    expect(texts(letter('nuovi-2025', { atteso: escluso }))['G-50']).toBe(base('in entrambi i regimi') + soloOrdinario)
  })
  it('con quella del 35% vale solo in regime ordinario', () => {
    // The choice of the flat-rate side comes first (ivs.ts): there the contributions are reduced by 35%.
    const { G, 'G-50': nuovi } = texts(letter('nuovi-2025', { stato: { redditoContributiImposta: { riduzione35: true } } }))
    expect(nuovi).toBe(base('nel regime ordinario') + soloOrdinario)
    expect(G).toContain('riduzione del 35%')
  })
  it('non prima del 2025, né senza contributi IVS', () => {
    expect(ids(letter('g1-018'))).not.toContain('G-50')
    expect(ids(letter('nuovi-2025', { atteso: { redditoContributiImposta: { contributiIvs: 0 } } }))).not.toContain('G-50')
  })
})

describe('H, I', () => {
  it('impresa familiare', () => {
    const blocchi = texts(letter('under21-2020'))
    expect(blocchi.H).toBe(
      "Nel regime forfettario l'imposta sostitutiva è dovuta dal titolare sull'intero reddito, senza ripartizione ai fini fiscali; le quote rilevano per i contributi di ciascun collaboratore. Nel regime ordinario il reddito è imputato ai collaboratori nella misura complessiva massima del 49%.",
    )
    expect(blocchi.B).toContain('alla Sua impresa familiare,')
  })
  it('un professionista non ha impresa familiare, anche se la casella è spuntata', () => {
    expect(simulazione('requisiti').stato).toMatchObject({ famigliare: true, tipologia: 'PROFESSIONE' })
    const composed = letter('requisiti')
    expect(ids(composed)).not.toContain('H')
    expect(texts(composed).B).toContain('alla Sua attività professionale,')
  })
  it("l'aliquota del 5% ha le sue condizioni, quella del 15% no", () => {
    expect(texts(letter('nuovi-2025')).I).toBe(
      "L'aliquota del 5% spetta per il primo anno di attività e i quattro successivi, a condizione che l'attività non prosegua un'attività già svolta e che non si sia esercitata attività d'impresa o professionale nei tre anni precedenti.",
    )
    expect(ids(letter('controllo-2026'))).not.toContain('I')
  })
  it('i blocchi seguono il loro ordine', () => {
    expect(ids(letter('nuovi-2025'))).toEqual(['A', 'B', 'C', 'D', 'E1', 'G-50', 'H', 'I', 'L', 'M'])
    expect(ids(letter('g1-010'))).toEqual(['A', 'B', 'C', 'D', 'E1', 'F', 'G', 'L', 'M'])
  })
})

describe('D: tabella', () => {
  const voci = (id: string) => rows(letter(id)).map(({ voce, forfettario, normale }) => [voce.replaceAll('’', "'"), forfettario, normale])

  it('le righe sempre presenti', () => {
    expect(voci('controllo-2026')).toEqual([
      ['Reddito', '33.500,00 €', '33.500,00 €'],
      ['Contributi previdenziali', '5.233,44 €', '8.047,44 €'],
      ['Imposta sostitutiva', '4.239,98 €', '0,00 €'],
      ['IRPEF e addizionali', '0,00 €', '6.123,04 €'],
      ['Totale imposte e contributi', '9.473,42 €', '14.170,48 €'],
      ['Spese amministrative', '0,00 €', '0,00 €'],
      ['IVA non detraibile', '0,00 €', '0,00 €'],
      ['Costo complessivo annuo', '9.473,42 €', '14.170,48 €'],
    ])
  })
  it("IRAP fino al 2021; imposta sull'incremento, cedolare e somme integrative se ci sono", () => {
    expect(voci('irap-2020-condono')).toContainEqual(['IRAP', '0,00 €', '1.167,95 €'])
    expect(voci('flat-tax-incrementale-2023')).toContainEqual(["Imposta sostitutiva sull'incremento", '0,00 €', '4.410,00 €'])
    expect(voci('integrativo-2024-15000').map(([voce]) => voce)).toContain('Trattamento integrativo e somma esente')
    expect(voci('controllo-2026').map(([voce]) => voce)).not.toContain('IRAP')
  })
  it('una riga per collaboratore con un nome, sotto IRPEF e sotto contributi', () => {
    const dettagli = (stato: object) => rows(letter('under21-2024', { stato })).filter(({ tipo }) => tipo === 'dettaglio')
    expect(dettagli({}).map(({ voce, forfettario, normale }) => [voce, forfettario, normale])).toEqual([
      ['di cui Anna Rossi', '2.937,63 €', '4.583,27 €'],
      ['di cui Luca Rossi', '2.937,63 €', '4.515,43 €'],
      ['di cui Anna Rossi', '0,00 €', '2.895,70 €'],
      ['di cui Luca Rossi', '0,00 €', '0,00 €'],
    ])
    expect(dettagli({ datiCollaboratore2: { nomeCognome: ' ' } }).map(({ voce }) => voce)).toEqual(['di cui Anna Rossi', 'di cui Anna Rossi'])
  })
  it('un lato non calcolato non costa zero: è una lineetta', () => {
    expect(new Set(rows(letter('non-calcolabile')).map(({ forfettario }) => forfettario))).toEqual(new Set(['—']))
  })
})
