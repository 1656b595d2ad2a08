/** Outside figures beside ours: every case has the outcome that it declares, and the page is up to date. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Caso, casi, confronta, fonti, type Voce } from '../concordanza/confronto.ts'
import { pagina } from '../concordanza/pagina.ts'

const tutti = casi()

it.each(tutti)('$id: ogni cifra di fuori concorda o differisce come dichiarato', (caso) => {
  expect(confronta([caso]).flatMap(({ voce, nostro, contraddetto }) => (contraddetto ? [{ voce: voce.voce, nostro, contraddetto }] : []))).toEqual([])
})

it('docs/concordanza.md è quella dei casi di oggi (npm run prova:concordanza la riscrive)', () => {
  const scritta = readFileSync(new URL('../../../docs/concordanza.md', import.meta.url), 'utf8')
  expect(scritta).toBe(pagina(confronta(tutti), fonti()))
})

describe('i casi', () => {
  const voci = tutti.flatMap((caso) => caso.voci)

  it('sono almeno 90 cifre, con nomi diversi, e ogni fonte serve', () => {
    expect(voci.length).toBeGreaterThanOrEqual(90)
    expect(new Set(tutti.map(({ id }) => id)).size).toBe(tutti.length)
    expect(new Set(tutti.map(({ fonte }) => fonte))).toEqual(new Set(Object.keys(fonti())))
  })
  it('dicono dove e quando la fonte è stata letta; un motore, a quale commit', () => {
    for (const fonte of Object.values(fonti())) {
      expect(fonte).toMatchObject({ dove: expect.stringMatching(/^https?:\/\//), letto: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
      if (fonte.tipo === 'motore') expect(fonte.commit).toMatch(/^[0-9a-f]{40}$/)
    }
  })
  it('dove la cifra differisce dicono perché, e con quale norma', () => {
    for (const voce of voci) {
      expect(['concorda', 'differisce']).toContain(voce.esito)
      if (voce.esito === 'differisce') expect(voce.ragione).toMatch(/art\. \d|L\. \d|L\.R\. |L\.P\. |D\.L\. |circ\. |prospetto MEF|tabelle del MEF/)
    }
  })
  it('uno scarto ammesso ha il suo perché; oltre mezzo euro, anche il valore calcolato a mano', () => {
    for (const { tolleranza, esatto } of voci) {
      if (tolleranza) expect(tolleranza.perche).not.toBe('')
      if (tolleranza && tolleranza.euro > 0.5) expect(esatto).toBeDefined()
    }
  })
})

describe('un esito che non torna si vede', () => {
  const [primo] = tutti.filter(({ id }) => id === 'lorda-2025-35000') as [Caso]
  const contro = (diverso: Partial<Voce>) =>
    confronta([{ ...primo, voci: primo.voci.map((voce) => ({ ...voce, ...diverso }) as Voce) }]).map((r) => r.contraddetto)

  it('dichiarato che concorda, ma differisce di un centesimo', () =>
    expect(contro({ pubblicato: 8_890.01 })).toEqual(['dichiarato che concorda, ma differisce']))
  it('dichiarato che differisce, ma concorda', () => {
    expect(contro({ esito: 'differisce', esatto: 8_890, haRagione: 'Bilancia', ragione: 'art. 11 TUIR' })).toEqual(['dichiarato che differisce, ma concorda'])
  })
  it('differisce, ma il valore calcolato a mano è un altro', () => {
    expect(contro({ pubblicato: 9_000, esito: 'differisce', esatto: 8_891, haRagione: 'Bilancia', ragione: 'art. 11 TUIR' })).toEqual([
      'il valore calcolato a mano è 8891',
    ])
  })
})
