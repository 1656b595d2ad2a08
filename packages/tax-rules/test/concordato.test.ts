/** Concordato preventivo biennale: golden bienniums, published cases, and what must hold for any state. */
import { readFileSync } from 'node:fs'
import { concordato as contratto, shape, valueAt } from '@bilancia/contract'
import { nodiDi, radiceDi } from '@bilancia/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { concordato, iforfettari } from '../src/index.ts'
import { cifreFuori } from '../src/simulators/concordato/cifre-usate.ts'
import * as p from '../src/simulators/concordato/parametri.ts'
import { rifatta, stampato, uguali } from './calculator.ts'
import { riferimenti } from './riferimenti.ts'

type Atteso = Readonly<Record<string, unknown>> & { readonly messaggi: readonly string[] }
const lines = riferimenti<Atteso>('concordato')

function intero(state: object): contratto.Risultato {
  const dato = concordato.calcola(state)
  if (!('esito' in dato)) throw new Error(`not calculated: ${JSON.stringify(dato.messaggi)}`)
  return dato
}
const ids = ({ messaggi }: Pick<contratto.Risultato, 'messaggi'>) => [...new Set(messaggi.map(({ id }) => id))].sort()

describe('Concordato: i bienni di riferimento tornano al centesimo', () => {
  it.each(lines)('$id: $perche', ({ stato, atteso }) => {
    const { adesione: _1, avvertenze: _2, ...dato } = intero(stato)
    expect({ ...dato, messaggi: ids(dato) }).toEqual(atteso)
  })

  it('sono trenta, con ogni soggetto e ogni biennio', () => {
    const di = (chiave: string) => new Set(lines.map(({ stato }) => valueAt(stato, chiave))).size
    expect([lines.length, di('soggetto'), di('biennio')]).toEqual([30, 3, 4])
  })
})

type Caso = { readonly id: string; readonly inputs: object; readonly expected: Readonly<Record<string, unknown>>; readonly tolerance?: number }
const casi: readonly Caso[] = JSON.parse(readFileSync(new URL('../golden/casi-concordato.json', import.meta.url), 'utf8')).cases

describe('Concordato: i casi pubblicati', () => {
  it.each(casi)('$id', ({ inputs, expected, tolerance }) => {
    const dato = intero(inputs)
    for (const [path, atteso] of Object.entries(expected)) {
      const ottenuto = path === 'messaggi' ? ids(dato) : valueAt(dato, path)
      if (typeof atteso === 'number' && tolerance !== undefined) expect(Math.abs(Number(ottenuto) - atteso), path).toBeLessThanOrEqual(tolerance)
      else expect(ottenuto, path).toEqual(atteso)
    }
  })
})

// fisco7.it, July 2025 ("CPB 2025-2026: novità in campo e vantaggi attesi"): 10% of 10,000, the ordinary tax on 30,000.
it('Concordato: una S.r.l. con ISA 9, da 30.000 a 40.000 €, paga 1.000 € di sostitutiva e 7.200 di IRES', () => {
  const { anni } = intero({
    ...{ soggetto: 'SOCIETA_CAPITALI', biennio: '2025-2026', punteggioIsa: 9, redditoPrecedente: 30_000 },
    anni: [{ concordato: 40_000, effettivo: 40_000, opzioneSostitutiva: true }, {}],
  })
  expect([anni[0]?.con.eccedenza, anni[0]?.con.impostaSostitutiva, anni[0]?.con.imposta]).toEqual([10_000, 1_000, 7_200])
})

// ratioquotidiano.it/imposta-sostitutiva-nel-concordato-nel-modello-redditi, read on 28/11/2026: 12% of 37,600 - 36,200.
it('Concordato: una S.r.l. con ISA 7, da 36.200 a 37.600 €, paga 168 € di sostitutiva e l’IRES su 36.200', () => {
  const { anni } = intero({
    ...{ soggetto: 'SOCIETA_CAPITALI', biennio: '2024-2025', punteggioIsa: 7, redditoPrecedente: 36_200 },
    anni: [{ concordato: 37_600, effettivo: 37_600, opzioneSostitutiva: true }, {}],
  })
  expect([anni[0]?.con.eccedenza, anni[0]?.con.impostaSostitutiva, anni[0]?.con.imponibile]).toEqual([1_400, 168, 36_200])
})

// pmi.it/card/concordato-preventivo-come-aderire/doc/10, read on 28/11/2026: 10% of 24,900 - 24,000.
it('Concordato: un forfettario al 15%, da 24.000 a 24.900 €, paga 90 € di sostitutiva e il 15% su 24.000', () => {
  const { anni } = intero({
    ...{ soggetto: 'FORFETTARIO', biennio: '2024', redditoPrecedente: 24_000 },
    anni: [{ concordato: 24_900, effettivo: 24_900, opzioneSostitutiva: true }],
  })
  expect([anni[0]?.con.eccedenza, anni[0]?.con.impostaSostitutiva, anni[0]?.con.imposta]).toEqual([900, 90, 3_600])
})

describe('Concordato: senza il concordato si può essere in perdita', () => {
  const conTipo = (tipo: string) => {
    const { anni, avvertenze } = intero({
      ...{ soggetto: 'PERSONA_FISICA', biennio: '2025-2026', punteggioIsa: 8, redditoPrecedente: 20_000, altriRedditi: 40_000, detrazioneAutonomi: false },
      previdenza: { tipo },
      anni: [{ concordato: 22_000, effettivo: -10_000 }, {}],
    })
    const { contributi, imponibile, imposta } = anni[0]?.senza ?? {}
    return { cifre: [contributi, imponibile, imposta], avvertenze: avvertenze.filter((testo) => testo.includes('perdita')) }
  }
  const riporto = "Una perdita d'impresa si riporta agli anni dopo (artt. 8 e 84 TUIR): quanto vale non è contato."

  // 40,000 − 4,460.64 (IVS on the minimum) = 35,539.36; 28,000 × 23% + 7,539.36 × 35% = 6,440 + 2,638.78 (art. 8, c. 1 and 3, TUIR).
  it("la perdita di un'impresa non riduce gli altri redditi", () => {
    expect(conTipo('ARTIGIANATO')).toEqual({ cifre: [4_460.64, 35_539.36, 9_078.78], avvertenze: [riporto] })
    // The merchant's minimum has 0.48% more: 18,555 × 24.48% + 7.44 = 4,549.70; 35,450.30; 6,440 + 2,607.61.
    expect(conTipo('COMMERCIO').cifre).toEqual([4_549.7, 35_450.3, 9_047.61])
  })

  // 40,000 − 10,000; 6,440 + 2,000 × 35%.
  it('quella di una professione sì, e quale sia, senza una gestione, si dice', () => {
    expect(conTipo('SEPARATA')).toEqual({ cifre: [0, 30_000, 7_140], avvertenze: [] })
    const { cifre, avvertenze } = conTipo('NESSUNA')
    expect(cifre).toEqual([0, 30_000, 7_140])
    expect(avvertenze).toEqual([expect.stringContaining('si riporta'), expect.stringContaining('contata come quella di una professione')])
  })
})

describe('i contributi di chi ne versa meno', () => {
  const contributi = (state: object, previdenza: object) => {
    const [uno] = intero({ ...state, previdenza }).anni
    return [uno?.senza.contributi, uno?.con.contributi]
  }
  const persona = { soggetto: 'PERSONA_FISICA', biennio: '2026-2027', anni: [{ concordato: 50_000, effettivo: 30_000 }, {}] }

  // 24% of 30,000 and of 50,000, without the other 2.07% (L. 335/1995, art. 2, c. 26; L. 247/2007, art. 1, c. 79).
  it('Gestione separata ridotta', () => expect(contributi(persona, { tipo: 'SEPARATA_RIDOTTA' })).toEqual([7_200, 12_000]))

  // L. 449/1997, art. 59, c. 15: 12% of 30,000 and of 50,000, the 0.48% of merchants and 7.44 in full.
  it('oltre 65 anni', () => {
    expect(contributi(persona, { tipo: 'ARTIGIANATO', pensionatoOver65: true })).toEqual([3_607.44, 6_007.44])
    expect(contributi(persona, { tipo: 'COMMERCIO', pensionatoOver65: true })).toEqual([3_751.44, 6_247.44])
  })

  // L. 335/1995, art. 2, c. 18: 93,707 instead of 122,295; 56,224 × 24% + 37,483 × 25% + 7.44.
  it('iscritto prima del 1996', () => {
    const alto = { ...persona, anni: [{ concordato: 200_000, effettivo: 150_000 }, {}] }
    expect(contributi(alto, { tipo: 'ARTIGIANATO', anzianitaAl1995: true })).toEqual([22_871.95, 22_871.95])
  })

  // L. 190/2014, art. 1, c. 77: 24% of 30,000 and of 20,000, × 65%, and 7.44. Nobody else has it.
  it('il 35% del forfettario', () => {
    const forfettario = { soggetto: 'FORFETTARIO', biennio: '2024', anni: [{ concordato: 20_000, effettivo: 30_000 }] }
    expect(contributi(forfettario, { tipo: 'ARTIGIANATO', riduzione35: true })).toEqual([4_687.44, 3_127.44])
    expect(contributi(persona, { tipo: 'ARTIGIANATO', riduzione35: true })).toEqual([7_207.44, 12_007.44])
  })
})

it('a un forfettario non si parla di ISA, di due anni né di società di persone', () => {
  const di = (soggetto: string, biennio: string) => intero({ soggetto, biennio, anni: [{ concordato: 9_000 }, {}] }).avvertenze.join(' ')
  expect(di('PERSONA_FISICA', '2024-2025')).toMatch(/benefici ISA.*art\. 22\) cadono tutti e due gli anni.*società di persone/)
  expect(di('FORFETTARIO', '2024')).toMatch(/artt\. 22 e 33\) si paga/)
  expect(di('FORFETTARIO', '2024')).not.toMatch(/ISA|due gli anni|società di persone/)
})

// Art. 35, c. 2, D.Lgs. 13/2024 (Gazzetta Ufficiale, 24G00026): "si tiene comunque conto del reddito effettivo". Artt. 15, c. 2, 16, c. 4, and 32 as
// quoted from the Agency's answers and by the press; art. 1, c. 1, D.L. 167/2024 (retenetprof.it): "entro il 12 dicembre 2024". Read on 28/11/2026.
// L. 189/2024 repealed D.L. 167/2024 and put its text into D.L. 155/2024 (confcooperative.it/rsscircolarimarche/circ-n-202024, read on 29/11/2026).
it('è detto «da memoria» solo ciò che non è stato letto', () => {
  const di = (soggetto: string, biennio: string) => {
    const { avvertenze, adesione } = intero({ soggetto, biennio, anni: [{ concordato: 9_000 }, {}] })
    return [avvertenze.filter((testo) => testo.includes('memoria')), adesione.frase]
  }
  expect(di('PERSONA_FISICA', '2024-2025')).toEqual([
    ['Da memoria, non letto in un testo ufficiale: il limite di ricavi oltre il quale il concordato cessa (art. 21).'],
    'adesione chiusa il 31/10/2024, riaperta fino al 12/12/2024 (D.L. 155/2024, art. 7-bis, già D.L. 167/2024)',
  ])
  expect(di('FORFETTARIO', '2024')[0]).toEqual(['Da memoria, non letta in un testo ufficiale: la decadenza dei forfettari (art. 33).'])
})

describe('Concordato: ciò che nessuno ha chiesto si dice', () => {
  const di = (soggetto: string, biennio: string) => intero({ soggetto, biennio, anni: [{ concordato: 9_000 }, {}] }).avvertenze
  // Artt. 10, 11, 23 and 24, D.Lgs. 13/2024: the tool asks about debts and the first year in the flat-rate regime only.
  it('le condizioni di adesione', () => {
    expect(di('PERSONA_FISICA', '2024-2025')).toContainEqual(expect.stringMatching(/artt\. 10 e 11.*dichiarazioni dei tre anni prima, condanne/))
    expect(di('PERSONA_FISICA', '2024-2025').join(' ')).not.toContain('tra professionisti')
    // D.Lgs. 81/2025: a professional and the association agree together, from the biennium 2025-2026.
    expect(di('PERSONA_FISICA', '2025-2026').join(' ')).toContain('adesione insieme')
    expect(di('FORFETTARIO', '2024')).toContainEqual(expect.stringMatching(/artt\. 23 e 24.*attività iniziata nel 2023/))
  })
  // Artt. 115 and 116 TUIR; D.L. 384/1992, art. 3-bis.
  it('di una società, i soci', () => {
    const [societa, persona] = [di('SOCIETA_CAPITALI', '2025-2026').join(' '), di('PERSONA_FISICA', '2025-2026').join(' ')]
    for (const parte of ['S.r.l. trasparente non è calcolata', 'contributi IVS dei soci']) {
      expect(societa).toContain(parte)
      expect(persona).not.toContain(parte)
    }
  })
})

describe("Concordato: l'anno prima negativo conta zero", () => {
  const societa = (prima: object) => ({
    ...{ soggetto: 'SOCIETA_CAPITALI', biennio: '2025-2026', punteggioIsa: 8, ...prima },
    anni: [{ concordato: 10_000, vpnConcordato: 10_000, opzioneSostitutiva: true }, {}],
  })
  // 10% of 10,000 of income, 3% of 10,000 of production (art. 20, c. 2; FAQ of 8/10/2024).
  it('nella maggiorazione del primo acconto, per il reddito e per il valore della produzione', () => {
    const stato = societa({ redditoPrecedente: -8_000, vpnPrecedente: -5_000 })
    expect(intero(stato).maggiorazioneAcconto).toBe(1_300)
    const nodo = radiceDi(concordato.spiega(stato, 'maggiorazioneAcconto'))
    expect(uguali(rifatta(nodo.conValori ?? '', false), stampato('1.300,00 €'))).toBe(true)
    expect(intero(societa({ redditoPrecedente: 8_000, vpnPrecedente: 5_000 })).maggiorazioneAcconto).toBe(350)
  })
  // 26,313.69 − 25,938.54 = 375.15; × 10% = 37.515. Production: 10,000.50 − 9,999 = 1.50; × 3% = 0.045.
  it('con il mezzo centesimo arrotondato in su', () => {
    const anno = (uno: object) => ({ ...societa({ redditoPrecedente: 25_938.54, vpnPrecedente: 9_999 }), anni: [{ opzioneSostitutiva: true, ...uno }, {}] })
    expect(intero(anno({ concordato: 26_313.69, vpnConcordato: 9_999 })).maggiorazioneAcconto).toBe(37.52)
    expect(intero(anno({ concordato: 25_938.54, vpnConcordato: 10_000.5 })).maggiorazioneAcconto).toBe(0.05)
  })
})

describe("Concordato: le rettifiche non riducono l'eccedenza con l'imposta sostitutiva", () => {
  const con = (uno: object, redditoPrecedente = 50_000) => {
    const stato = {
      ...{ soggetto: 'PERSONA_FISICA', biennio: '2025-2026', punteggioIsa: 8, redditoPrecedente, detrazioneAutonomi: false },
      anni: [{ concordato: 60_000, effettivo: 60_000, opzioneSostitutiva: true, ...uno }, {}],
    }
    for (const voce of ['reddito', 'eccedenza']) {
      const nodo = radiceDi(concordato.spiega(stato, `anni[0].con.${voce}`))
      if (nodo.conValori) expect(uguali(rifatta(nodo.conValori, false), stampato(nodo.testo)), nodo.conValori).toBe(true)
    }
    const { reddito, eccedenza, imponibile, imposta, impostaSostitutiva } = intero(stato).anni[0]?.con ?? {}
    return [reddito, eccedenza, imponibile, imposta, impostaSostitutiva]
  }

  // The excess is P06 − P04. The adjustments apply only to the rest, which pays the ordinary tax (FAQ of 8/10/2024).
  it('agiscono sul resto, che non scende sotto zero', () => {
    // 50,000 − 20,000 = 30,000: 28,000 × 23% + 2,000 × 35% = 7,140.
    expect(con({ rettifiche: -20_000 })).toEqual([40_000, 10_000, 30_000, 7_140, 1_000])
    expect(con({ rettifiche: -55_000 })).toEqual([10_000, 10_000, 0, 0, 1_000])
    // Without the option the adjustments apply to the whole: 5,000 × 23%.
    expect(con({ rettifiche: -55_000, opzioneSostitutiva: false })).toEqual([5_000, 0, 5_000, 1_150, 0])
  })

  it("il minimo di 2.000 euro conta l'eccedenza e il resto insieme", () => {
    // Excess 1,500, rest 500 × 23%.
    expect(con({ concordato: 51_500, rettifiche: -60_000 })).toEqual([2_000, 1_500, 500, 115, 150])
    expect(con({ concordato: 53_000, rettifiche: -60_000 })).toEqual([3_000, 3_000, 0, 0, 300])
  })
})

describe('Concordato: il forfettario che supera 100.000 euro di ricavi', () => {
  const avvertenze = (ricavi: number) =>
    intero({ soggetto: 'FORFETTARIO', biennio: '2024', redditoPrecedente: 60_000, anni: [{ concordato: 70_000, effettivo: 80_000, ricavi }] }).avvertenze
  // L. 190/2014, art. 1, c. 71, second sentence: "superiori a 100.000 euro".
  it("esce dal regime nell'anno, e il confronto dice che non vale", () => {
    expect(avvertenze(100_000.01)).toContainEqual(expect.stringMatching(/^Oltre 100\.000,00 € di ricavi .* il confronto non vale\.$/))
    expect(avvertenze(100_000)).not.toContainEqual(expect.stringContaining('il confronto non vale'))
  })
})

const euro = (min: number, max: number) => fc.integer({ min, max }).map((centesimi) => centesimi / 100)
const anno = fc.record({
  concordato: euro(0, 20_000_000),
  effettivo: euro(-1_000_000, 20_000_000),
  opzioneSostitutiva: fc.constantFrom(true, false, null),
  vpnConcordato: euro(0, 20_000_000),
  vpnEffettivo: euro(0, 20_000_000),
})
const stato = fc.record({
  soggetto: fc.constantFrom('PERSONA_FISICA', 'SOCIETA_CAPITALI'),
  biennio: fc.constantFrom('2024-2025', '2025-2026', '2026-2027'),
  punteggioIsa: fc.integer({ min: 100, max: 1000 }).map((n) => n / 100),
  redditoPrecedente: euro(-1_000_000, 15_000_000),
  anni: fc.tuple(anno, anno).map((due) => [...due]),
  aliquotaIrap: fc.constantFrom(0, 3.9),
  previdenza: fc.record({ tipo: fc.constantFrom('NESSUNA', 'ARTIGIANATO', 'SEPARATA', 'CASSA'), aliquotaCassa: fc.constant(15), suEffettivo: fc.boolean() }),
})

// Each run draws other states: a few a day find a broken sum or choice, which nearly every state shows.
describe('Concordato: per ogni stato', () => {
  it('ogni totale è la somma delle sue voci, e il vantaggio la differenza dei totali', () =>
    fc.assert(
      fc.property(stato, (state) => {
        for (const { senza, con, vantaggio, inConcordato } of intero(state).anni) {
          expect(con.contributi + con.imposta + con.addizionali + con.irap + con.impostaSostitutiva).toBeCloseTo(con.totale, 6)
          expect(senza.contributi + senza.imposta + senza.addizionali + senza.irap).toBeCloseTo(senza.totale, 6)
          expect(vantaggio).toBeCloseTo(inConcordato ? senza.totale - con.totale : 0, 6)
          expect(con.eccedenzaAgevolata + con.eccedenzaOltreLimite).toBeCloseTo(con.eccedenza, 6)
        }
      }),
      { numRuns: howMany(12, 400) },
    ))

  it("senza scelta l'opzione è quella che costa meno", () =>
    fc.assert(
      fc.property(stato, (state) => {
        const con = (opzioneSostitutiva: boolean | null) =>
          intero({ ...state, anni: state.anni.map((one) => ({ ...one, opzioneSostitutiva })) }).anni.map((one) => one.con.totale)
        const [libera, si, no] = [con(null), con(true), con(false)]
        expect(libera).toEqual(si.map((euroSi, i) => Math.min(euroSi, no[i] ?? 0)))
      }),
      { numRuns: howMany(12, 400) },
    ))

  it('dal reddito di pareggio in su il concordato non costa mai di più, e un euro sotto sì', () =>
    fc.assert(
      fc.property(stato, fc.integer({ min: 0, max: 60 }), (state, passi) => {
        const { redditoPareggio } = intero(state).anni[0] ?? {}
        if (redditoPareggio === null || redditoPareggio === undefined) return
        const [uno, due] = state.anni
        const vantaggioA = (effettivo: number) => {
          const vpnEffettivo = (uno?.vpnEffettivo ?? 0) + effettivo - (uno?.effettivo ?? 0)
          return intero({ ...state, anni: [{ ...uno, effettivo, vpnEffettivo }, due] }).anni[0]?.vantaggio ?? 0
        }
        expect(vantaggioA(redditoPareggio)).toBeGreaterThanOrEqual(0)
        // On the search's own grid, up to its end.
        const fine = Math.ceil((2 * Math.max(uno?.concordato ?? 0, uno?.effettivo ?? 0, 1000)) / 500) * 500
        const punto = Math.ceil(redditoPareggio / 500) * 500 + passi * 500
        if (punto <= fine) expect(vantaggioA(punto)).toBeGreaterThanOrEqual(0)
        if (redditoPareggio > 0) expect(vantaggioA(redditoPareggio - 1)).toBeLessThan(0)
      }),
      { numRuns: howMany(10, 300) },
    ))

  it('non si ferma mai, e dice campo per campo che cosa non va', () => {
    for (const state of [
      {},
      { soggetto: 3 },
      { soggetto: 'PERSONA_FISICA', biennio: '2025-2026', anni: 'no' },
      { soggetto: 'PERSONA_FISICA', biennio: '2025-2026', anni: [{}] },
    ])
      expect(concordato.calcola(state)).toEqual({ messaggi: expect.arrayContaining([expect.objectContaining({ gravita: 'ERRORE' })]) })
    expect(concordato.calcola({ soggetto: 'FORFETTARIO', anni: [{}] })).toEqual({ messaggi: [expect.objectContaining({ campo: 'biennio' })] })
    const wrong = intero({ soggetto: 'PERSONA_FISICA', biennio: '2025-2026', punteggioIsa: 11, anni: [{ concordato: 'x', effettivo: 1 }, {}] })
    expect(wrong.messaggi.filter(({ id }) => id === 'VALORE_NON_VALIDO').map(({ campo, dettaglio }) => [campo, dettaglio])).toEqual([
      ['punteggioIsa', 'ammesso da 1 a 10, con due decimali'],
      ['anni.0.concordato', 'ammesso da 0,00 a 9.999.999,00 €'],
    ])
  })

  // A proposal is never negative, and a score has two decimals: 7.996 would count as 8, with the rate of a better class.
  it('una proposta negativa e un punteggio con tre decimali sono sbagliati, e lo dice', () => {
    const sbagliati = (punteggioIsa: number, proposta: number) => {
      const anno = { concordato: proposta, effettivo: 1, vpnConcordato: proposta }
      const { messaggi, aliquotaSostitutiva } = intero({ soggetto: 'SOCIETA_CAPITALI', biennio: '2026-2027', punteggioIsa, anni: [anno, { effettivo: -1 }] })
      return [messaggi.flatMap(({ id, campo }) => (id === 'VALORE_NON_VALIDO' ? [campo] : [])), aliquotaSostitutiva]
    }
    expect(sbagliati(7.99, 0)).toEqual([[], 12])
    expect(sbagliati(8.33, 0)).toEqual([[], 10])
    expect(sbagliati(7.996, -0.01)).toEqual([['punteggioIsa', 'anni.0.concordato', 'anni.0.vpnConcordato'], 15])
  })
})

describe('Concordato: spiega', () => {
  const [prima] = lines
  it.each(concordato.percorsi)('%s si apre fino alla norma, e dà la cifra del risultato', (path) => {
    const { stato } = prima ?? { stato: {} }
    const spiegazione = concordato.spiega(stato, path)
    const radice = radiceDi(spiegazione)
    expect(radice.valore).toBe(valueAt(intero(stato), path))
    expect(radice.norma).toBeTruthy()
  })

  it.each(lines.map(({ id, stato }) => [id, stato] as const))('%s: ogni conto dei limiti si rifà con la calcolatrice', (_, stato) => {
    const risultato = intero(stato)
    for (const path of concordato.percorsi.filter((uno) => /eccedenza$|reddito$|^maggiorazione|^rischio/.test(uno))) {
      if (/^anni\[1\]/.test(path) && risultato.anni.length < 2) continue
      const nodo = radiceDi(concordato.spiega(stato, path))
      expect(nodo.valore, path).toBe(valueAt(risultato, path))
      if (nodo.conValori) expect(uguali(rifatta(nodo.conValori, false), stampato(nodo.testo)), `${path}: ${nodo.conValori} = ${nodo.testo}`).toBe(true)
    }
  })

  // Art. 16 of D.Lgs. 13/2024 as cpb.md section 2 has it: agreed income and value of production do not fall below 2,000.
  it('sotto imponibile e IRAP di chi ha concordato 1.000 euro si legge il minimo di 2.000', () => {
    const anno = { concordato: 1_000, effettivo: 30_000, vpnConcordato: 1_000, vpnEffettivo: 30_000, opzioneSostitutiva: true }
    const chi = { biennio: '2026-2027', punteggioIsa: 8, redditoPrecedente: 500, aliquotaIrap: 3.9, anni: [anno, anno] }
    const conti = (soggetto: string, voce: string, altro: object = {}) =>
      Object.values(nodiDi(concordato.spiega({ ...chi, soggetto, ...altro }, `anni[0].con.${voce}`))).flatMap(({ conValori }) => conValori ?? [])
    expect(conti('SOCIETA_CAPITALI', 'irap')).toContain(
      'Il maggiore tra Valore della produzione concordato 2026 [1.000,00 €] e Reddito minimo in concordato [2.000,00 €]',
    )
    const minimo = /^Il maggiore tra Reddito concordato 2026 \[1.000,00 €\] \+ .*, Reddito minimo in concordato \[2.000,00 €\] e /
    for (const soggetto of ['SOCIETA_CAPITALI', 'PERSONA_FISICA']) {
      expect(conti(soggetto, 'imponibile')).toContainEqual(expect.stringMatching(minimo))
      expect(conti(soggetto, 'imponibile')).toContainEqual(expect.stringMatching(/^Reddito in concordato del 2026 \[2.000,00 €\] − Eccedenza .* \[500,00 €\]$/))
    }
    const separata = { previdenza: { tipo: 'SEPARATA', suEffettivo: true } }
    expect(conti('PERSONA_FISICA', 'contributi', separata)).toContain(
      'Il maggiore tra Reddito in concordato del 2026 [2.000,00 €] e Reddito effettivo atteso 2026 [30.000,00 €]',
    )
    expect(conti('PERSONA_FISICA', 'contributi', { previdenza: { tipo: 'CASSA', aliquotaCassa: 10 } }).join()).not.toContain('minimo')
    // Out of the agreement nothing was agreed.
    expect(conti('SOCIETA_CAPITALI', 'irap', { debitiOltre5000: true }).join()).not.toContain('minimo')
  })

  it("un limite che la legge dell'anno non pone non si apre, e l'aliquota è quella del punteggio", () => {
    const stato = (biennio: string, punteggioIsa: number) => ({
      soggetto: 'PERSONA_FISICA',
      biennio,
      punteggioIsa,
      redditoPrecedente: 50_000,
      anni: [{ concordato: 60_000 }, {}],
    })
    expect(() => concordato.spiega(stato('2024-2025', 9), 'limitePropostaPercento')).toThrow('Nel risultato non c')
    expect(() => concordato.spiega(stato('2025-2026', 7), 'limitePropostaPercento')).toThrow('Nel risultato non c')
    const radici = (uno: object) => (['aliquotaSostitutiva', 'limitePropostaPercento'] as const).map((path) => radiceDi(concordato.spiega(uno, path)).valore)
    expect(radici(stato('2025-2026', 10))).toEqual([10, 10])
    expect(radici(stato('2026-2027', 6.5))).toEqual([12, 30])
    expect(radici(stato('2026-2027', 3))).toEqual([15, 35])
  })

  // bcommstudio.com, Informativa 32/2025: art. 7 of D.Lgs. 81/2025 repeals artt. 23-33 of D.Lgs. 13/2024 from 1/1/2025.
  it('di chi è escluso non dice aliquota, limiti e avvertenze; dei forfettari non c’è una cifra dal 2025', () => {
    const anni = [{ concordato: 33_000, effettivo: 36_000 }, { concordato: 33_000 }]
    const forfettario = { soggetto: 'FORFETTARIO', biennio: '2025-2026', redditoPrecedente: 30_000, anni }
    const debiti = { ...forfettario, soggetto: 'PERSONA_FISICA', punteggioIsa: 10, debitiOltre5000: true }
    for (const stato of [forfettario, { ...forfettario, aliquotaForfettario: 5 }, debiti]) {
      expect(intero(stato)).toMatchObject({
        esito: 'ESCLUSO',
        aliquotaSostitutiva: null,
        limitePropostaPercento: null,
        maggiorazioneAcconto: 0,
        avvertenze: [],
      })
      expect(() => concordato.spiega(stato, 'aliquotaSostitutiva')).toThrow('Nel risultato non c')
      expect(cifreFuori(stato)).toEqual([])
    }
    const sole2024 = [p.aliquote.forfettario, p.aliquote.avvio, p.ricaviForfettario, p.maggiorazione.avvio]
    for (const anno of [2025, 2026, 2027] as const) expect(sole2024.map((cifra) => cifra.previsto(anno))).toEqual([false, false, false, false])
    expect(sole2024.map((cifra) => cifra.cifra(2024).valore)).toEqual([10, 3, 150_000, 3])
  })

  it('dice quali percorsi ci sono e che cosa manca', () => {
    expect(() => concordato.spiega({}, 'anni[0].con.boh')).toThrow('Nel risultato non c')
    expect(() => concordato.spiega({}, 'anni[0].con.totale')).toThrow('Mancano il soggetto')
    expect(shape.linesOf(contratto.risultato).filter(({ explained }) => explained).length).toBeGreaterThan(0)
  })
})

describe('Concordato: aperto con i dati di un simulatore', () => {
  it('senza il concordato costa quanto il regime ordinario di iForfettari, salvo la media delle addizionali', () => {
    const [linea] = riferimenti<Atteso>('iforfettari')
    if (!linea) throw new Error('no golden line')
    const { stato } = linea
    const risultato = iforfettari.calcola(stato)
    if (!('regimeNormale' in risultato) || !risultato.irpefImprenditore || !risultato.regimeNormale) throw new Error('not calculated')
    const { regimeNormale: normale, irpefImprenditore: irpef } = risultato
    const apertura = contratto.daOrdinario({
      ...{
        annoImposta: 2026,
        famigliare: false,
        contabilitaOrdinaria: false,
        previdenza: 'ARTIGIANATO',
        riduzioni: { anzianitaAl1995: false, pensionatoOver65: false, riduzione50: false },
      },
      ricavi: normale.determinazioneDelReddito.ricaviNormaleApplicati,
      reddito: normale.determinazioneDelReddito.redditoNormale,
      contributi: normale.contributiTotali,
      ...{ conPerdite: false, altriRedditi: irpef.altriRedditi, soloPerDetrazioni: 0, conAltraDetrazione: false },
      oneriDeducibili: irpef.oneriDeducibili,
      imponibile: irpef.redditoImponibile,
      totaleDetrazioni: irpef.totaleDetrazioni,
      detrazioneAutonomi: irpef.detrazioneAutonomi,
      addizionaleRegionale: irpef.addizionaleRegionale,
      addizionaleComunale: irpef.addizionaleComunale,
    })
    if (!apertura) throw new Error('not opened')
    const { anni, adesione } = intero(contratto.conProposta(apertura, { punteggioIsa: 8, redditoPrecedente: 30_000, concordato: [32_000, 33_000] }))
    expect([anni[0]?.senza.contributi, anni[0]?.senza.imposta]).toEqual([normale.contributiTotali, irpef.irpefNetta])
    expect(Math.abs((anni[0]?.senza.totale ?? 0) - normale.totaleNormale)).toBeLessThan(2)
    expect(adesione.frase).toContain('adesione chiusa il 2/11/2026')
  })

  it('senza il concordato la società paga le imposte di Convenienza Srl', () => {
    const apertura = contratto.daSocieta({ annoImposta: 2027, reddito: 124_000, ricavi: 0, ires: 29_760, valoreProduzione: 142_000, aliquotaIrap: 3.9 })
    if (!apertura) throw new Error('not opened')
    const { anni } = intero(contratto.conProposta(apertura, { punteggioIsa: 8, redditoPrecedente: 1, concordato: [1, 1] }))
    expect([apertura.anno, anni[1]?.senza.imposta, anni[1]?.senza.irap]).toEqual([1, 29_760, 5_538])
  })

  it('non si apre per una impresa familiare, né prima del 2024', () => {
    expect(contratto.daSocieta({ annoImposta: 2023, reddito: 1, ricavi: 0, ires: 0.24, valoreProduzione: 1, aliquotaIrap: 3.9 })).toBeNull()
  })
})
