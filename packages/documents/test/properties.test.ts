import { describe, expect, it } from 'vitest'
import { answer, con, type Golden, golden, rows, simulazione } from './support.ts'

const letters = (changes: object = {}) =>
  golden.flatMap((line) => {
    const composed = answer(line, changes)
    return 'manca' in composed ? [] : [{ line, composed }]
  })

const varianti: readonly [nome: string, stato: object][] = [
  ['come sono', {}],
  ['con qualifica e testi', { lettera: { qualifica: "dottore commercialista dell'Ordine", testi: { B: "L'altro testo" } } }],
  ['senza nomi di collaboratori', { datiCollaboratore1: { nomeCognome: '' }, datiCollaboratore2: { nomeCognome: '' } }],
  ['senza requisiti', { requisiti: null }],
]

describe('ogni lettera delle simulazioni di riferimento', () => {
  it.each(varianti)('è completa, con importi e apostrofi da stampa: %s', (_, stato) => {
    const all = letters({ stato })
    expect(all.length).toBeGreaterThan(55)
    for (const { line, composed } of all) {
      const testo = JSON.stringify(composed)
      const printed = composed.blocchi.flatMap((block) =>
        block.tipo === 'testo' ? [block.testo] : block.righe.flatMap((r) => [r.voce, r.forfettario, r.normale]),
      )
      for (const piece of [composed.luogoData, composed.destinatario, ...printed]) {
        expect(piece, line.id).not.toMatch(/[{}']|undefined|null|NaN|Infinity| {2}| [,.;]/)
        expect(piece.trim(), line.id).not.toBe('')
      }
      for (const [importo] of testo.matchAll(/.{0,16} €/g)) expect(importo, line.id).toMatch(/(^|[^\d.,])\d{1,3}(\.\d{3})*,\d{2} €$/)
    }
  })

  it('la tabella torna: la somma delle voci è il totale, con spese e IVA il costo', () => {
    const cents = (text: string) =>
      text === '—' ? 0 : Math.round(Number(text.replace(' €', '').replaceAll('.', '').replace(',', '.').replace('−', '-')) * 100)
    for (const { line, composed } of letters())
      for (const side of ['forfettario', 'normale'] as const) {
        const righe = rows(composed).filter(({ tipo }) => tipo !== 'dettaglio')
        const at = righe.findIndex(({ tipo }) => tipo === 'totale')
        const sum = (from: number, to: number) => righe.slice(from, to).reduce((total, row) => total + cents(row[side]), 0)
        expect(sum(1, at), `${line.id} ${side}`).toBe(sum(at, at + 1))
        expect(sum(at, righe.length - 1), `${line.id} ${side}`).toBe(sum(righe.length - 1, righe.length))
      }
  })

  it('un valore digitato che il calcolo ha rifiutato non si stampa', () => {
    const base = simulazione('controllo-2026')
    const sbagliato: Golden = con(base, {
      stato: { regimeNormale: { determinazioneDelReddito: { altriCosti: 'centomila', servizi: 10.005 } } },
      atteso: {
        messaggi: [{ id: 'VALORE_NON_VALIDO', gravita: 'ERRORE', campo: 'regimeNormale.determinazioneDelReddito.altriCosti', testo: 'Valore non valido' }],
      },
    })
    expect(JSON.stringify(answer(sbagliato))).toContain('costi deducibili per 10,01 €')
  })
})
