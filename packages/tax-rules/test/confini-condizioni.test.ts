/** Rules that ask two things at once: each of the two alone, and both. Worked by hand. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { calcola, famiglia, intero, presente, unArtigiano, unisci, unProfessionista } from './support.ts'

type Gruppo = { readonly [chiave: string]: unknown }

describe('iForfettari', () => {
  it('i ricavi dell’anno prima non si chiedono solo a chi comincia quest’anno', () => {
    const verificato = (annoInizioAttivita: number | null, ricaviAnnoPrecedente: number | null) =>
      calcola(unArtigiano(2026, { regimeForfettario: { annoInizioAttivita }, requisiti: { ricaviAnnoPrecedente } })).confronto.requisitiVerificati
        .ricaviAnnoPrecedente
    expect([verificato(2026, null), verificato(2025, null), verificato(null, null)]).toEqual(['SI', 'NON_VERIFICATO', 'NON_VERIFICATO'])
    expect([verificato(2025, 50_000), verificato(null, 0)]).toEqual(['SI', 'SI'])
  })
  it('chi perde mesi con la riduzione del 35% è chiamato per nome, se ne ha uno', () => {
    const detto = (riduzione35: boolean, nomeCognome: string) => {
      const stato = famiglia([20, 10], {
        ...unArtigiano(2026, { redditoContributiImposta: { ricavi: 30_000, riduzione35 } }),
        datiCollaboratore1: { nomeCognome },
      })
      return calcola(stato).messaggi.flatMap(({ id, testo }) => (id === 'CONTRIBUTI_RIDOTTI_SOTTO_MINIMALE' ? [testo] : []))
    }
    expect(detto(false, 'Rossi Anna')).toEqual([])
    const [[conNome = ''], [senzaNome = '']] = [detto(true, 'Rossi Anna'), detto(true, '')]
    expect([conNome.includes('Rossi Anna: '), conNome.includes('collaboratore 1: ')]).toEqual([true, false])
    expect([senzaNome.includes('Rossi Anna'), senzaNome.includes('collaboratore 1: ')]).toEqual([false, true])
  })
  it('la cassa dice se il minimo è ciò che si versa, a ogni reddito e in ogni anno', () => {
    const conMinimo = ['FORENSE', 'INARCASSA', 'GEOMETRI', 'CNPADC', 'ENPAP'] as const
    const minimo = (anno: TaxYear, codice: (typeof conMinimo)[number], redditoBase: number) =>
      calcola(unProfessionista(anno, { gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice, redditoBase } } })).cassa.normale
    const viste = new Set<string>()
    for (const anno of taxYears)
      for (const codice of conMinimo) {
        const [nulla, poco, molto] = [0, 100, 90_000].map((reddito) => minimo(anno, codice, reddito))
        // Without a figure of the year nothing is computed.
        if (nulla?.minimoApplicato === null || molto?.minimoApplicato === null) continue
        viste.add(codice)
        expect([anno, codice, nulla?.minimoApplicato, poco?.minimoApplicato, molto?.minimoApplicato]).toEqual([anno, codice, true, true, false])
        expect([anno, codice, poco?.soggettivo]).toEqual([anno, codice, nulla?.soggettivo])
      }
    expect([...viste]).toEqual(expect.arrayContaining([...conMinimo]))
  })
})

describe('Convenienza Srl', () => {
  const conDati = (anno: TaxYear, datiSimulazioniSrl: Gruppo): Gruppo => ({
    annoImposta: anno,
    datiSimulazioniSrl: unisci<Gruppo>({ denominazione: 'Prova', utileAnteImposte: 60_000, soci: [{ nome: 'Anna', quota: 100 }] }, datiSimulazioniSrl),
  })
  const messaggi = (stato: Gruppo) => intero(convsrl.calcola(stato)).messaggi.map(({ id, campo }) => `${id} ${campo}`)

  it('l’IRES premiale del 2025 chiede la conferma finché non c’è; altrove non la chiede', () => {
    const chiesta = (anno: TaxYear, aliquotaIres: number, iresPremialeConfermata: boolean) =>
      presente(
        intero(convsrl.calcola({ ...conDati(anno, { aliquotaIres, iresPremialeConfermata }), confronto: { formaAttuale: 'DITTA_INDIVIDUALE' } })).confronto,
      ).affidabilita.datiMancanti.some(({ dato }) => dato === 'datiSimulazioniSrl.iresPremialeConfermata')
    expect([chiesta(2025, 20, false), chiesta(2025, 20, true), chiesta(2025, 24, false), chiesta(2026, 20, false)]).toEqual([true, false, false, false])
  })
  it('in perdita si parla di dividendi solo se se ne chiedono', () => {
    const avviso = (utileAnteImposte: number, dividendiTotali: number) =>
      messaggi(conDati(2026, { utileAnteImposte, scenario3: { dividendiTotali } })).filter((uno) => uno.startsWith('NESSUN_UTILE_DISTRIBUIBILE'))
    const [senza, con] = [[], ['NESSUN_UTILE_DISTRIBUIBILE datiSimulazioniSrl.scenario3.dividendiTotali']]
    expect([avviso(-10_000, 0), avviso(-10_000, 1_000), avviso(60_000, 1_000)]).toEqual([senza, con, senza])
  })
  it('dal 2023 un dividendo è in parte tassato solo se deliberato entro il 2022, o al 58,14% in regime d’impresa', () => {
    const ammessa = (anno: TaxYear, rilevanzaFiscale: number, scelte: Gruppo) =>
      !messaggi(conDati(anno, { dividendi: { sostitutiva26: false, rilevanzaFiscale, ...scelte } })).some((uno) => uno.startsWith('RILEVANZA_NON_AMMESSA'))
    const [entro, impresa] = [{ deliberaEntro2022: true }, { partecipazioneRegimeImpresa: true }]
    for (const anno of [2023, 2026] as const) {
      expect([ammessa(anno, 58.14, impresa), ammessa(anno, 58.14, {}), ammessa(anno, 49.72, impresa)]).toEqual([true, false, false])
      expect([40, 49.72, 58.14].map((una) => ammessa(anno, una, entro))).toEqual([true, true, true])
    }
    expect(ammessa(2022, 40, {})).toBe(true)
  })
})
