import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readReturns, validTaxCode } from '../src/index.ts'
import { joined, recordA, recordB, recordC, recordZ } from './tools/file.ts'
import { elements } from './tools/minimum.ts'

describe('un codice fiscale', () => {
  it.each([
    ['FTTDND96B67H501M', 'di persona, con il carattere di controllo giusto'],
    // RSSMRA80A01H501U with the 1 in position 15 (odd: counts 0) replaced by M (counts 18): U is 20, 20 + 18 = 38 = 12 mod 26, which is M.
    ['RSSMRA80A01H50MM', 'con omocodia sulla terza cifra del comune'],
    ['98084600638', 'di società'],
  ])('%s è valido: %s', (code) => expect(validTaxCode(code)).toBe(true))

  it.each([
    ['FTTDND96B67H501X', 'carattere di controllo sbagliato'],
    ['RSSMRA80A01H50MU', 'omocodia con il carattere di controllo di prima della sostituzione'],
    ['RSSMRA80A32H501U', 'giorno 32'],
    ['FTTDND96B67H501', 'quindici caratteri'],
    ['fttdnd96b67h501m', 'minuscolo'],
    ['98084600637', 'cifra di controllo sbagliata'],
    ['00000000000', 'undici zeri'],
    ['9808460063²', 'un apice al posto di una cifra'],
    ['', 'vuoto'],
  ])('%s non è valido: %s', (code) => expect(validTaxCode(code)).toBe(false))
})

describe('un file letto con questo controllo', () => {
  const read = (declarant: string, supplier: string) =>
    readReturns([joined([recordA('RPF26', supplier), recordB(declarant), recordC(declarant, 1, elements), recordZ(1, 1)])], { validTaxCode })

  it('è rifiutato se il dichiarante non torna, e accettato con un avviso se non torna il fornitore', async () => {
    expect((await read('FTTDND96B67H501X', 'FRNRNG65E10H501O')).errors).toMatchObject([{ code: 'E020', line: 2, position: 2 }])
    expect(await read('FTTDND96B67H501M', 'FRNRNG65E10H501X')).toMatchObject({ ok: true, warnings: [{ code: 'W012', line: 1, position: 23 }] })
  })

  it.each(['pf-impresa-2026', 'pf-professionista-2026', 'sc-2026'])('%s non ha rilievi', async (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(`samples/${name}.txt`, import.meta.url)))
    expect(await readReturns([bytes], { validTaxCode })).toMatchObject({ ok: true, errors: [], warnings: [] })
  })
})
