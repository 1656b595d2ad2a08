/**
 * IRAP of Convenienza Srl: the base typed, presumed or zero, the part left out and the messages about it (convsrl.md 5-bis;
 * figures worked out by hand).
 */
import type { convsrl as contratto } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'
import { intero } from './support.ts'

type Dati = NonNullable<contratto.Input['datiSimulazioniSrl']>
type Irap = NonNullable<Dati['irap']>
type Confronto = NonNullable<contratto.Input['confronto']>

const calcola = (irap: Irap, confronto: Confronto = {}, annoImposta = 2026, utileAnteImposte = 100_000) => {
  const datiSimulazioniSrl = { denominazione: 'Prova', utileAnteImposte, soci: [{ nome: 'A', quota: 100 }], irap }
  return intero(convsrl.calcola({ annoImposta, datiSimulazioniSrl, confronto }))
}
const sullIrap = (r: convsrl.Risultato) =>
  r.messaggi.filter(({ id }) => id.startsWith('IRAP_')).map(({ id, gravita, campo, testo }) => [id, gravita, campo.replace('datiSimulazioniSrl.', ''), testo])

describe("il valore della produzione dell'IRAP", () => {
  it("non indicato si presume pari all'utile, senza deduzioni del personale, e una nota lo dice: (100.000 − 8.000) × 3,9% = 3.588", () => {
    const r = calcola({ deduzioniPersonale: 30_000 })
    expect(r.irapApplicata).toEqual({
      valoreProduzione: 100_000,
      presunto: true,
      deduzioniPersonale: 0,
      deduzioneFissa: 8_000,
      imponibile: 92_000,
      aliquota: 3.9,
      dovuta: 3_588,
      imposta: 3_588,
      nonCalcolata: 0,
      nonCalcolataOggi: 0,
    })
    for (const s of ['scenario1', 'scenario4'] as const) expect(r.compDivSimulazioniSrl[s]?.societa.irap).toBe(3_588)
    const testo = "IRAP calcolata su un valore della produzione presunto, pari all'utile ante imposte (100.000,00 €)"
    expect(sullIrap(r)).toEqual([['IRAP_PRESUNTA', 'NOTA', 'irap.valoreProduzione', testo]])
  })

  it("di un utile che la deduzione assorbe non dà imposta e non c'è nulla da dire", () => {
    for (const utile of [8_000, 0, -5_000]) {
      const r = calcola({}, {}, 2026, utile)
      expect([r.irapApplicata.valoreProduzione, r.irapApplicata.imposta]).toEqual([utile, 0])
      expect(sullIrap(r)).toEqual([])
    }
  })

  it("indicato vale com'è, meno personale e deduzione fissa: (190.000 − 60.000 − 8.000) × 3,9% = 4.758", () => {
    const r = calcola({ valoreProduzione: 190_000, deduzioniPersonale: 60_000 })
    expect(r.irapApplicata).toMatchObject({ presunto: false, deduzioniPersonale: 60_000, imponibile: 122_000, imposta: 4_758, nonCalcolata: 0 })
    expect(sullIrap(r)).toEqual([])
  })

  it.each([0, -1_000])("indicato pari a %d con un utile non dà imposta: l'avviso dice quella sull'utile, della S.r.l. e di oggi", (valoreProduzione) => {
    const r = calcola({ valoreProduzione, deduzioniPersonale: 30_000 }, { formaAttuale: 'SOCIETA_DI_PERSONE' })
    // (100,000 − 13,000) × 3.9% = 3,393 for the partnership.
    expect(r.irapApplicata).toMatchObject({ presunto: false, valoreProduzione, imposta: 0, nonCalcolata: 3_588, nonCalcolataOggi: 3_393 })
    const testo = 'IRAP non calcolata: restano fuori 3.588,00 € della S.r.l. e 3.393,00 € della forma attuale'
    expect(sullIrap(r)).toEqual([['IRAP_NON_CALCOLATA', 'AVVISO', 'irap.valoreProduzione', testo]])
  })
})

describe("l'IRAP esclusa", () => {
  it("resta fuori da ogni scenario e dalla forma di oggi, e l'avviso dice quanta ne manca", () => {
    const r = calcola({ modalita: 'ESCLUSA' }, { formaAttuale: 'SOCIETA_DI_PERSONE' })
    expect(r.irapApplicata).toMatchObject({ dovuta: 3_588, imposta: 0, nonCalcolata: 3_588, nonCalcolataOggi: 3_393 })
    expect([r.riepilogo.scenario1.totali?.irap, r.confronto?.oggi.irap]).toEqual([0, 0])
    const testo = 'IRAP non calcolata: restano fuori 3.588,00 € della S.r.l. e 3.393,00 € della forma attuale'
    expect(sullIrap(r)).toEqual([['IRAP_NON_CALCOLATA', 'AVVISO', 'irap.modalita', testo]])
  })

  it('di chi oggi non la deve nomina la sola S.r.l.', () => {
    const testo = 'IRAP non calcolata: restano fuori 3.588,00 € della S.r.l.'
    for (const formaAttuale of ['NESSUNA', 'DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE'] as const)
      expect(sullIrap(calcola({ modalita: 'ESCLUSA' }, { formaAttuale }))).toEqual([['IRAP_NON_CALCOLATA', 'AVVISO', 'irap.modalita', testo]])
  })

  it('su una base indicata dice quella della base: (50.000 − 8.000) × 3,9% = 1.638', () => {
    expect(calcola({ modalita: 'ESCLUSA', valoreProduzione: 50_000 }).irapApplicata).toMatchObject({ dovuta: 1_638, nonCalcolata: 1_638 })
  })
})

describe("l'IRAP della forma di oggi", () => {
  const oggi = (formaAttuale: 'NESSUNA' | 'DITTA_INDIVIDUALE' | 'IMPRESA_FAMILIARE' | 'SOCIETA_DI_PERSONE', anno: number, autonomaOrganizzazione = true) => {
    const confronto = { formaAttuale, autonomaOrganizzazione, persone: [{ nome: 'A', quota: 100 }] }
    return [calcola({}, confronto, anno).confronto?.oggi.irap, calcola({ modalita: 'ESCLUSA' }, confronto, anno).irapApplicata.nonCalcolataOggi]
  }
  it('di una società di persone si paga ogni anno, sulla stessa base presunta: 3.393', () => {
    for (const anno of [2020, 2021, 2022, 2026]) expect(oggi('SOCIETA_DI_PERSONE', anno)).toEqual([3_393, 3_393])
  })
  it('di ditta e impresa familiare fino al 2021, con autonoma organizzazione', () => {
    for (const forma of ['DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE'] as const) {
      expect(oggi(forma, 2021)).toEqual([3_393, 3_393])
      expect(oggi(forma, 2021, false)).toEqual([0, 0])
      expect(oggi(forma, 2022)).toEqual([0, 0])
    }
  })
  it('senza forma di oggi nessuno la deve', () => expect(oggi('NESSUNA', 2021)).toEqual([undefined, 0]))
})

it("una ditta con 130.000 di utile: senza l'IRAP conveniva per 2.750 €, con l'IRAP non conviene per 2.007 €", () => {
  // Today, 2026: IVS 30.018,95; IRPEF on 99.981,05 35.191,85; regional 2.658,39 (Liguria), municipal 0,6% 599,89: 68.469,08.
  // S.r.l.: IRES 31.200 + IVS 30.018,95; IRAP (130.000 − 8.000) × 3,9% = 4.758. Yearly costs 309,87 + 4.000 + 190.
  const soci = [{ nome: 'A', quota: 100, gestioneIvs: 'ARTIGIANO', codiceRegioneResidenza: 9, addizionaleComunalePercentuale: 0.6 }] as const
  const confronto = { formaAttuale: 'DITTA_INDIVIDUALE', gestioneIvs: 'ARTIGIANO', costi: { contabilita: 4_000, depositoBilancio: 190 } } as const
  const verdetto = (irap: Irap) => {
    const stato = { annoImposta: 2026, datiSimulazioniSrl: { denominazione: 'Prova', utileAnteImposte: 130_000, soci, irap }, confronto }
    const { scenario1 } = intero(convsrl.calcola(stato)).confronto?.utileInSocieta ?? {}
    return [scenario1?.risparmio, scenario1?.verdetto]
  }
  expect(verdetto({ modalita: 'ESCLUSA' })).toEqual([2_750.26, 'CONVIENE'])
  expect(verdetto({})).toEqual([-2_007.74, 'NON_CONVIENE'])
})
