/** Jumps: their texts by hand, each jump against the whole calculation, and the list of the cliffs of the law. */
import type { Salto } from '@bilancia/contract'
import { radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { confronta, elenco, ragioneDi, ragioni } from '../salti/elenco.ts'
import { cerca } from '../salti/ricerca.ts'
import { situazioni } from '../salti/situazioni.ts'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { stati } from './riferimenti.ts'
import { calcola, chiHa, con, intero, unArtigiano } from './support.ts'

const conRegione = (codice: number) => ({ codiceRegioneResidenza: codice, addizionaleComunalePercentuale: 0.8 })
const [SICILIA, BOLZANO] = [16, 3]
const trova = (salti: readonly Salto[], cosa: string) => salti.filter(({ regola }) => regola.includes(cosa))

describe('un salto vicino si dice con la sua norma', () => {
  it('un euro oltre la soglia: quanto si risparmia con un euro in meno', () => {
    // Art. 13, c. 5-ter: 50 € up to 17.000. One euro: IRPEF 23%, region 1,23%, comune 0,80% = 0,25 €.
    const [salto] = iforfettari.salti(chiHa(2026, { redditiDiversi: 17_001 }, conRegione(SICILIA)))
    expect(salto).toMatchObject({
      variabile: 'liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.redditiDiversi',
      valore: 17_000,
      distanza: -1,
      lato: 'normale',
      regola: 'titolare.normale.irpef.lavoro.autonomi',
      soglia: { valore: 17_000, unita: 'euro' },
    })
    expect(salto?.costo).toBeCloseTo(50.25, 1)
    expect(salto?.norma).toContain('art. 13, c. 5, 5-ter')
    expect(salto?.testo).toMatch(/^Con un euro in meno di redditi diversi si risparmiano 50,\d\d €: detrazione per lavoro autonomo .*, soglia 17\.000,00 €$/)
  })

  it('sulla soglia: quanto si perde con un euro in più', () => {
    const [salto] = iforfettari.salti(chiHa(2026, { redditiDiversi: 17_000 }, conRegione(SICILIA)))
    expect(salto).toMatchObject({ distanza: 1, valore: 17_000 })
    expect(salto?.testo).toMatch(/^Con un euro in più di redditi diversi si perdono 50,\d\d €: /)
  })

  it('più lontano: a quanti euro, e di quanto il prelievo scende o sale di colpo', () => {
    const di = (euro: number) => iforfettari.salti(chiHa(2026, { redditiDiversi: euro }, conRegione(SICILIA)))[0]?.testo
    expect(di(17_300)).toMatch(/^Con 300 euro in meno di redditi diversi il prelievo scende di colpo di 50,/)
    expect(di(16_200)).toMatch(/^Con 801 euro in più di redditi diversi il prelievo sale di colpo di 50,/)
    // A jump further away than 5% is not mentioned: 17.900 × 5% = 895 euro.
    expect(di(17_900)).toBeUndefined()
  })

  it('la regione di cui è la soglia', () => {
    // L.P. Bolzano 9/1998, art. 21-sexiesdecies: a deduction of 430,50 € up to 90.000 €; IRPEF and comune on one euro, 0,44 €.
    const salti = iforfettari.salti(chiHa(2026, { altriRedditi: 90_010 }, conRegione(BOLZANO)))
    const [salto] = trova(salti, 'addizionali.regionale')
    expect(salto?.testo).toContain('soglia 90.000,00 € (Bolzano)')
    expect(salto?.norma).toContain('L.P. Bolzano 9/1998, art. 21-sexiesdecies')
  })

  it("la fine del forfettario nell'anno", () => {
    const salti = iforfettari.salti(unArtigiano(2026, { redditoContributiImposta: { ricavi: 100_001 } }))
    const [uscita] = trova(salti, 'motivi')
    const { totaleComplessivo } = calcola(unArtigiano(2026, { redditoContributiImposta: { ricavi: 100_000 } })).confronto
    const [oltre] = [calcola(unArtigiano(2026, { redditoContributiImposta: { ricavi: 100_001 } })).confronto]
    expect(uscita).toMatchObject({ lato: null, distanza: -1, norma: 'L. 190/2014, art. 1, c. 71', soglia: { valore: 100_000 } })
    expect(uscita?.costo).toBeCloseTo(oltre.totaleComplessivo.normale - totaleComplessivo.forfettario, 2)
  })

  it('il compenso di un amministratore e i ricavi di una ditta che nasce', () => {
    // Art. 13, c. 1.1: 65 € up to 35.000 of income, which is the fee less the partner's third of the contributions.
    const soci = [{ nome: 'Anna Rossi', quota: 100, ...conRegione(SICILIA) }, {}, {}]
    const conCompenso = (euro: number) => ({
      annoImposta: 2026,
      datiSimulazioniSrl: { utileAnteImposte: 150_000, soci, scenario2: { compensoTotale: euro, compensi: [euro, 0, 0] } },
    })
    const [compenso] = trova(convsrl.salti(conCompenso(39_600)), 'lavoro.dipendente')
    expect(compenso).toMatchObject({ variabile: 'datiSimulazioniSrl.scenario2.compensi[0]', lato: 'scenario2', soglia: { valore: 35_000 } })
    const prelievo = (euro: number) => intero(convsrl.calcola(conCompenso(euro))).riepilogo.scenario2.totali?.attribuibile ?? 0
    const { valore = 0, costo } = compenso ?? {}
    expect(prelievo(valore + 1) - prelievo(valore)).toBeCloseTo(costo ?? 0, 2)
    const info = { tipologia: 'IMPRESA', regime: 'NORMALE', ...conRegione(SICILIA) }
    const [ricavi] = budget4u.salti({ annoImposta: 2026, informazioniCostiDiAvvio: info, contoEconomicoDittaSocieta: { ricavi: 17_001 } })
    expect(ricavi).toMatchObject({ variabile: 'contoEconomicoDittaSocieta.ricavi', distanza: -1, soglia: { valore: 17_000 } })
  })

  it('la spiegazione della regola si apre dal suo id', () => {
    const stato = chiHa(2026, { redditiDiversi: 17_001 }, conRegione(SICILIA))
    const told = radiceDi(iforfettari.spiega(stato, 'salti.titolare.normale.irpef.lavoro.autonomi'))
    expect(told).toMatchObject({ id: 'titolare.normale.irpef.lavoro.autonomi', tipo: 'regola' })
    expect(() => iforfettari.spiega(stato, 'salti.nonEsiste')).toThrow()
  })

  it('solo dove lo stato lo chiede', () => {
    const stato = chiHa(2026, { redditiDiversi: 17_001 }, conRegione(SICILIA))
    expect(calcola(stato)).not.toHaveProperty('salti')
    expect(calcola({ ...stato, calcolaSalti: true }).salti).toEqual(iforfettari.salti(stato))
    for (const { calcola: di } of [convsrl, budget4u]) {
      expect(di({ annoImposta: 2026 })).not.toHaveProperty('salti')
      expect(di({ annoImposta: 2026, calcolaSalti: true })).toHaveProperty('salti', [])
    }
  })
})

it('ogni salto sui ricavi è la differenza tra due calcoli interi, e sono in ordine di distanza', () => {
  let checked = 0
  for (const stato of stati<Parameters<typeof con>[0]>('iforfettari').filter((_, i) => i % 4 === 0)) {
    const salti = iforfettari.salti(stato)
    expect(salti.map(({ distanza }) => Math.abs(distanza))).toEqual(salti.map(({ distanza }) => Math.abs(distanza)).sort((a, b) => a - b))
    for (const { variabile, valore, costo, lato } of salti) {
      if (variabile !== 'redditoContributiImposta.ricavi' || (lato !== 'forfettario' && lato !== 'normale')) continue
      const totale = (ricavi: number) => calcola(con(stato, { redditoContributiImposta: { ricavi } })).confronto.totaleComplessivo[lato]
      expect(totale(valore + 1) - totale(valore)).toBeCloseTo(costo, 2)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(0)
})

describe("l'elenco dei salti della legge", () => {
  const righe = elenco()
  const date = ragioni()

  it('ha per ogni riga il suo articolo, ed è legge', () => {
    for (const riga of righe) {
      expect(ragioneDi(riga, date)?.perche, JSON.stringify(riga)).toMatch(/art\. \d/)
      expect(ragioneDi(riga, date)?.esito).toBe('legge')
      expect(riga.norma).not.toContain('=>')
    }
  })

  it('ogni ragione serve a una riga', () => {
    expect(date.filter((ragione) => !righe.some((riga) => ragioneDi(riga, date) === ragione)).map(({ perche }) => perche)).toEqual([])
  })

  // The whole list takes half a minute (npm run prova:salti). These are the years and regions with the most jumps.
  const campione = situazioni.flatMap((situazione) => {
    const anni = situazione.id.startsWith('regione') ? (/regione (3|8|18),/.test(situazione.id) ? [2026] : []) : [2022, 2026]
    return situazione.anni.filter((anno) => anni.includes(anno)).map((anno) => ({ situazione, anno, id: situazione.id }))
  })
  it.each(campione)('è quello che si trova oggi: $id, $anno', ({ situazione, anno }) => {
    const listed = righe.filter((riga) => riga.anno === anno && riga.dove === situazione.id)
    expect(confronta(cerca(situazione, anno), listed)).toEqual({ nuovi: [], spariti: [] })
  })
})
