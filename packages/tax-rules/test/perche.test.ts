/** The changes between two years: the steps add up, and each has the effect stated by the law. */
import { roundToCent, type TaxYear, taxYears, valueAt } from '@bilancia/contract'
import { iforfettari } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { riferimenti } from './riferimenti.ts'
import { simulatori } from './simulatori.ts'
import { con, unArtigiano, unProfessionista } from './support.ts'

describe.each(simulatori)('$nome: i passi', ({ nome, simulatore: { perche, programma } }) => {
  it('portano dal risultato di un anno a quello di un altro, e la loro somma è la differenza al centesimo', () => {
    // Each pair of years needs a program of its own. The test takes one state in five with the year after it, and one
    // comparison over the whole range backwards. The programs of Convenienza Srl take half a second each: a day, those of four states.
    const ogni = nome === 'convsrl' ? howMany(15, 5) : 5
    const noti = riferimenti<unknown, { readonly annoImposta: TaxYear }>(nome).filter(({ stato }, n) => n % ogni === 0 && taxYears.includes(stato.annoImposta))
    for (const [n, { id, stato }] of noti.entries()) {
      const da = stato.annoImposta
      for (const a of n === 0 ? [taxYears[0], da] : taxYears.filter((year) => year === da + 1)) {
        const { voci, passi } = perche(stato, [da, a])
        const [prima, dopo] = [da, a].map((annoImposta) => programma.calculate({ ...stato, annoImposta }))
        voci.forEach((voce, i) => {
          const where = `${id} ${voce.percorso} ${da}-${a}`
          expect(voce.prima, where).toBe(valueAt(prima, voce.percorso))
          expect(voce.dopo, where).toBe(valueAt(dopo, voce.percorso))
          expect(roundToCent(passi.reduce((somma, { effetti }) => somma + (effetti[i] as number), 0)), where).toBe(voce.differenza)
        })
        if (a === da) expect(passi, id).toEqual([])
      }
    }
  })
})

describe('un passo vale quanto dice la legge', () => {
  const ordinario = (stato: object, anni: readonly [TaxYear, TaxYear]) => {
    const { voci, passi } = iforfettari.perche(stato, anni)
    const i = voci.findIndex(({ percorso }) => percorso === 'confronto.totaleComplessivo.normale')
    return Object.fromEntries(passi.flatMap(({ id, effetti }) => (effetti[i] ? [[id, effetti[i]]] : [])))
  }

  it('dal 2025 al 2026 lo scaglione di mezzo passa dal 35% al 33%: 2% di quanto sta sopra 28.000', () => {
    // A professional with a fund of 5,000: taxable income 45,000 − 5,000 = 40,000; (40,000 − 28,000) × 2% = 240.
    const stato = con(unProfessionista(2025), {
      gestionePrevidenziale: { aliquotaSep: 'NESSUNA', cassaProfessionale: true },
      redditoContributiImposta: { ricavi: 45_000, contributiCassaProf: 5_000 },
    })
    expect(ordinario(stato, [2025, 2026])).toEqual({ 'irpef.scaglioni': -240 })
    expect(ordinario({ ...stato, annoImposta: 2026 }, [2026, 2025])).toEqual({ 'irpef.scaglioni': 240 })
  })

  it('dal 2026 al 2027 nulla cambia per un artigiano, oltre al limite del lavoro dipendente che non entra nei totali', () => {
    expect(iforfettari.perche(con(unArtigiano(2026), { redditoContributiImposta: { ricavi: 50_000 } }), [2026, 2027]).passi).toEqual([])
  })

  it('ogni passo porta nome e norma, e una cifra sola anche il valore di prima e di dopo', () => {
    const { passi } = iforfettari.perche(con(unArtigiano(2025), { redditoContributiImposta: { ricavi: 20_000 } }), [2025, 2026])
    const minimale = passi.find(({ id }) => id === 'inps.minimale')
    expect(minimale).toMatchObject({ nome: 'Reddito minimale IVS', norma: 'L. 233/1990, art. 1, c. 3', prima: '18.555,00 €', dopo: '18.808,00 €' })
    for (const { nome, norma } of passi) expect(`${nome} ${norma}`).not.toMatch(/^\s|\s$|undefined/)
  })
})
