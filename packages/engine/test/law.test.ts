/** The reliability of a figure: one case for each rule of ADR 15. */
import { describe, expect, it } from 'vitest'
import { type Attendibilita, attendibilitaDi, definizione, type Fonte, figureDiLegge, letta, minima, type Prova } from '../src/index.ts'

const testo = (id: string, altro: Partial<Fonte> = {}): Fonte => ({
  id,
  tipo: 'ufficiale',
  atto: 'circ. INPS 6/2026',
  dove: `https://${id}.it`,
  letto: '2026-11-22',
  ...altro,
})
const prova = (...fonti: readonly Fonte[]): Prova => ({ id: 'prova', fonti })
const stampa = (id: string, altro: Partial<Fonte> = {}) => testo(id, { tipo: 'stampa', atto: null, ...altro })

describe("l'attendibilità di una cifra", () => {
  it.each<[string, Prova | undefined, Attendibilita]>([
    ['senza letture', undefined, 'da memoria'],
    ['con un elenco vuoto', prova(), 'da memoria'],
    ["con il solo atto, di cui non c'è l'indirizzo", prova(testo('a', { dove: null })), 'da memoria'],
    ['con una lettura', prova(testo('a')), 'fonte unica'],
    ['con due autori, uno dei quali nomina un atto', prova(testo('a'), stampa('b')), 'confermata'],
    ['con due autori che nominano lo stesso atto', prova(testo('a'), testo('b')), 'confermata'],
    ['con due autori, nessuno dei quali nomina un atto', prova(stampa('a'), stampa('b')), 'fonte unica'],
    [
      "con due articoli sullo stesso comunicato, che è l'origine di tutti e due",
      prova(testo('a', { origine: 'c' }), testo('b', { origine: 'c' })),
      'fonte unica',
    ],
    ['con una pagina e una che la ripete', prova(testo('a'), testo('b', { origine: 'a' })), 'fonte unica'],
    ['con una pagina, una che la ripete e un altro autore', prova(testo('a'), testo('b', { origine: 'a' }), stampa('c')), 'confermata'],
    ["con due autori, ma l'atto nominato solo da un testo senza indirizzo", prova(stampa('a'), stampa('b'), testo('c', { dove: null })), 'fonte unica'],
    ['con un deposito e una stampa che nominano un atto', prova(testo('a', { tipo: 'deposito' }), testo('b', { tipo: 'stampa' })), 'confermata'],
    ['che le fonti stesse stimano', { id: 'prova', fonti: [testo('a'), testo('b')], stima: true }, 'stima'],
  ])('%s', (_, lette, attesa) => {
    expect(attendibilitaDi({}, lette)).toBe(attesa)
  })

  it('di una stima resta stima, e di una scelta del programma o di una definizione resta tale, qualunque testo la ripeta', () => {
    expect(attendibilitaDi({ natura: 'stima' }, prova(testo('a'), testo('b')))).toBe('stima')
    expect(attendibilitaDi({ natura: 'scelta' }, prova(testo('a'), testo('b')))).toBe('scelta del programma')
    expect(attendibilitaDi(definizione(12, 'art. 12, c. 3, TUIR'), undefined)).toBe('per definizione')
  })

  it('di più cifre è la più bassa; una scelta del programma e una definizione non abbassano nulla', () => {
    expect(minima(['confermata', 'fonte unica', 'stima'])).toBe('stima')
    expect(minima(['confermata', 'da memoria', 'stima'])).toBe('da memoria')
    expect(minima(['confermata', 'per definizione', 'scelta del programma'])).toBe('confermata')
  })

  it('porta con sé norma, letture e il loro posto nel registro', () => {
    expect(letta({ valore: 1, fonte: 'cit.' }, 'art. 1', prova(testo('a')))).toMatchObject({ norma: 'art. 1', attendibilita: 'fonte unica', lettura: 'prova' })
    expect(letta({ valore: 1, fonte: 'cit.' }, 'art. 1', undefined)).not.toHaveProperty('lettura')
  })

  it('di una tabella è quella della cella più debole, e ogni cella ha la sua', () => {
    const ogniAnno = (valore: Readonly<Record<number, number>>) => {
      const figura = { valore, fonte: 'leggi regionali' }
      return { 2020: figura, 2021: figura, 2022: figura, 2023: figura, 2024: figura, 2025: figura, 2026: figura, 2027: figura }
    }
    const { tabella } = figureDiLegge((id) => (id === 't.1' ? prova(testo('a'), testo('b')) : undefined))
    const aliquote = tabella('t', 'aliquote', 'art. 16', ogniAnno({ 1: 3.9, 2: 4.82 }))
    expect(aliquote.cella(1, 2026).attendibilita).toBe('confermata')
    expect(aliquote.cella(2, 2026).attendibilita).toBe('da memoria')
    expect(aliquote.cifra(2026).attendibilita).toBe('da memoria')
  })
})
