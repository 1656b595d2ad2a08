import { type TaxYear, taxYears } from '@bilancia/contract'
import { iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { notes } from '../src/letter/common.ts'
import { type Golden, golden, ids, letter, texts } from './support.ts'

/** Written by hand from the rule page. */
const limiti: Record<TaxYear, readonly [ricavi: string, personale: string, dipendente: string, uscita: boolean]> = {
  2020: ['65.000,00 €', '20.000,00 €', '30.000,00 €', false],
  2021: ['65.000,00 €', '20.000,00 €', '30.000,00 €', false],
  2022: ['65.000,00 €', '20.000,00 €', '30.000,00 €', false],
  2023: ['85.000,00 €', '20.000,00 €', '30.000,00 €', true],
  2024: ['85.000,00 €', '20.000,00 €', '30.000,00 €', true],
  2025: ['85.000,00 €', '20.000,00 €', '35.000,00 €', true],
  2026: ['85.000,00 €', '20.000,00 €', '35.000,00 €', true],
  2027: ['85.000,00 €', '20.000,00 €', '30.000,00 €', true],
}
const uscita =
  " Il superamento di 100.000 euro nel corso dell'anno comporta l'uscita immediata dal regime, con applicazione dell'IVA a partire dall'operazione che determina il superamento."
const completi = { ricaviAnnoPrecedente: 1, spesePersonaleAnnoPrecedente: 0, redditoDipendenteAnnoPrecedente: 0 }

/** The provisional year has no simulation of its own: that of 2026 gives the same euro. */
const unaDel = (anno: TaxYear): Golden => {
  const found = golden.find(({ stato, atteso }) => stato.annoImposta === Math.min(anno, 2026) && atteso.confronto.regimeConveniente === 'FORFETTARIO')
  if (!found) throw new Error(`No golden simulation of ${anno}`)
  return { ...found, stato: { ...found.stato, annoImposta: anno } }
}

describe('ogni anno ha i suoi limiti e la sua nota', () => {
  it.each(taxYears)('nel %i il blocco C porta i limiti di legge', (anno) => {
    const [ricavi, personale, dipendente, immediata] = limiti[anno]
    const { C } = texts(letter(unaDel(anno), { stato: { requisiti: completi }, atteso: { messaggi: [] } }))
    expect(C).toBe(
      `Per applicare il regime forfettario nel ${anno} occorre che nell'anno ${anno - 1} i ricavi o compensi, ragguagliati ad anno, non abbiano superato ${ricavi}, che le spese per lavoro dipendente e collaborazioni non abbiano superato ${personale} e che gli eventuali redditi di lavoro dipendente, di pensione e assimilati non abbiano superato ${dipendente}, salvo che il rapporto di lavoro sia cessato. Restano ferme le altre cause di esclusione previste ${anno === 2027 ? "dall'art. 235 (già comma 57)" : 'dal comma 57'}.${immediata ? uscita : ''}`,
    )
  })

  it.each([
    [
      2020,
      'Nel 2020 il limite di ricavi è di 65.000 euro; le persone fisiche restano soggette a IRAP in regime ordinario se dotate di autonoma organizzazione.',
    ],
    [
      2021,
      'Nel 2021 il limite di ricavi è di 65.000 euro; le persone fisiche restano soggette a IRAP in regime ordinario se dotate di autonoma organizzazione.',
    ],
    [
      2022,
      "Dal 2022 l'IRAP non è più dovuta dalle persone fisiche; dal 1° luglio 2022 la fattura elettronica si applica ai forfettari con ricavi 2021 superiori a 25.000 euro.",
    ],
    [
      2023,
      "Dal 2023 il limite di accesso è di 85.000 euro. Per il solo 2023 il contribuente in regime ordinario può applicare l'imposta sostitutiva del 15% sull'incremento di reddito.",
    ],
    [
      2024,
      'Dal 1° gennaio 2024 la fattura elettronica riguarda tutti i contribuenti forfettari. Per il 2024 era possibile aderire al concordato preventivo, non considerato nella simulazione.',
    ],
    [2025, 'Per il 2025 il limite dei redditi di lavoro dipendente è elevato a 35.000 euro; il concordato non è più previsto per i forfettari.'],
    [
      2026,
      "Il limite di 35.000 euro dei redditi di lavoro dipendente è confermato per il 2026; lo scaglione IRPEF intermedio è ridotto al 33%. In attesa dei nuovi coefficienti, l'attività è classificata con i codici ATECO 2007.",
    ],
    [
      2027,
      'Il limite dei redditi di lavoro dipendente, di 35.000 euro per il 2025 e il 2026, torna per il 2027 a 30.000 euro, salvo proroga. Dal 1° gennaio 2027 le norme sul regime sono nel testo unico delle imposte sui redditi (D.Lgs. 117/2026), senza modifiche alle cifre.',
    ],
  ] as const)('la nota del %i', (anno, nota) => {
    const flatTax = anno === 2023 ? { regimeNormale: { flatTaxIncrementale: true } } : {}
    expect(texts(letter(unaDel(anno), { stato: flatTax })).L).toBe(nota)
  })

  it('la nota del 2023 dice quando la flat tax incrementale non è nel calcolo', () => {
    const { L } = texts(letter(unaDel(2023), { stato: { regimeNormale: { flatTaxIncrementale: false } } }))
    expect(L).toMatch(/sull'incremento di reddito, non considerata nel calcolo\.$/)
  })

  it('un anno provvisorio lo dice dopo la premessa, cita il nuovo testo unico e ha il suo piede', () => {
    const lettera = letter(unaDel(2027), { atteso: { provvisorioAl: '2026-11-22' } })
    const { B, C, 'B-provvisorio': frase } = texts(lettera)
    expect(ids(lettera).slice(1, 4)).toEqual(['B', 'B-provvisorio', 'C'])
    expect(B).toContain('il regime forfettario (art. 235 del D.Lgs. 117/2026 (già art. 1, commi 54-89, della legge n. 190/2014)) e il regime ordinario')
    expect(frase).toBe(
      'Il calcolo per il 2027 è provvisorio: applica le norme vigenti al 22/11/2026; i minimali e massimali INPS e le addizionali sono quelli del 2026, in attesa degli atti per il 2027. La legge di bilancio può modificare limiti e aliquote.',
    )
    expect(C).toContain("Restano ferme le altre cause di esclusione previste dall'art. 235 (già comma 57).")
    const esclusa = letter(unaDel(2027), { atteso: { confronto: { regimeConveniente: 'NON_AMMESSO', motiviNonAmmesso: ['causeOstative.b'] } } })
    expect(texts(esclusa).E3).toContain('mancanza della residenza in Italia (già comma 57, lettera b)')
    expect(lettera.piede).toBe('Dati provvisori 2027')
    const del2026 = letter(unaDel(2026))
    expect([ids(del2026).includes('B-provvisorio'), del2026.piede]).toEqual([false, null])
  })

  it('un anno senza testo non ha nota', () => {
    expect(ids(letter('controllo-2026', { input: { anno: 2028 as TaxYear } }))).not.toContain('L')
  })

  it('le cifre scritte nelle note sono quelle dei parametri', () => {
    const cifra = (anno: TaxYear, testo: string) => expect(notes[anno], `${anno}: ${testo}`).toContain(testo)
    const euro = (valore: number) => `${valore.toLocaleString('it-IT', { useGrouping: 'always' })} euro`
    for (const anno of [2020, 2021, 2023] as const) cifra(anno, euro(iforfettari.limiti(anno).ricavi))
    for (const anno of [2025, 2026, 2027] as const) cifra(anno, euro(iforfettari.limiti(anno).dipendente))
    // The other three limits come from the calculation: 25,000 decides about the electronic invoice, 15% is the incremental tax, 33% the middle bracket.
    const fattura = (ricavi: number) => {
      const result = iforfettari.calcola({ annoImposta: 2022, tipologia: 'IMPRESA', redditoContributiImposta: { ricavi } })
      return 'confronto' in result && result.confronto.adempimentiApplicati.fatturazioneElettronica.forfettario
    }
    expect([fattura(25_000), fattura(25_001)]).toEqual([false, true])
    cifra(2022, '25.000 euro')
    const panel = (stato: object) => {
      const result = iforfettari.calcola({ tipologia: 'PROFESSIONE', ...stato })
      if (!('confronto' in result) || !result.irpefImprenditore) throw new Error('not calculated')
      return result.irpefImprenditore
    }
    const fti = panel({ annoImposta: 2023, redditoContributiImposta: { ricavi: 10_000 }, regimeNormale: { flatTaxIncrementale: true } })
    cifra(2023, `${(fti.impostaFlatTaxIncrementale / fti.baseFlatTaxIncrementale) * 100}%`)
    const lorda = (ricavi: number) => panel({ annoImposta: 2026, redditoContributiImposta: { ricavi } }).irpefLorda
    cifra(2026, `${Math.round((lorda(40_000) - lorda(39_000)) / 10)}%`)
  })
})
