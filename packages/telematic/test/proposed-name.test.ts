/** The name on the title page of a return. No official text confirms its position, so a person's name is proposed only if it fits the tax code. */
import { expect, it } from 'vitest'
import { streamReturns } from '../src/index.ts'
import { bytesOf, recordA, recordsC, recordZ } from './tools/file.ts'

async function nameIn(fornitura: 'RPF26' | 'RSC26', cf: string, at105: string, at129 = ''): Promise<string | null | undefined> {
  const titlePage = `B${cf.padEnd(16)}00000001`.padEnd(104) + at105.padEnd(24).slice(0, at129 ? 24 : 60) + at129
  const records = [recordA(fornitura), `${titlePage.padEnd(1897)}A`, ...recordsC(cf, 1, { RF032001: 1 }), recordZ(1, 1)]
  let found: string | null | undefined
  const { ok } = await streamReturns([bytesOf(records.map((record) => `${record}\r\n`).join(''))], ({ proposedName }) => {
    found = proposedName
  })
  expect(ok).toBe(true)
  return found
}

it.each([
  // The codes are worked out by hand: consonants, then vowels; of four consonants of a first name the second is left out.
  ['FTTDND96B67H501M', 'FITTIZIANI', 'ADELINDA', 'Fittiziani Adelinda'],
  ['DNGLCU80A01H501S', "D'ANGELO", 'LUCA', "D'Angelo Luca"],
  // The apostrophe of Windows-1252, and the accents that are typed instead of one.
  ['DNGLCU80A01H501S', 'D\x92ANGELO', 'LUCA', "D'Angelo Luca"],
  ['DNGLCU80A01H501S', 'D´ANGELO', 'LUCA', "D'Angelo Luca"],
  ['DLCMRA80A01H501T', 'DE LUCA', 'MARIA', 'De Luca Maria'],
])('of a person with the tax code %s: %s %s is proposed', async (cf, surname, name, expected) => {
  expect(await nameIn('RPF26', cf, surname, name)).toBe(expected)
})

it.each([
  ['another person', 'ROSSI', 'ADELINDA'],
  ['no name', 'FITTIZIANI', '0010'],
  ['opaque text', 'ON LETTO', ''],
  ['nothing', '', ''],
])('of a person with %s there, nothing is proposed', async (_, surname, name) => {
  expect(await nameIn('RPF26', 'FTTDND96B67H501M', surname, name)).toBeNull()
})

it('of a company the text is proposed if it can be a name', async () => {
  expect(await nameIn('RSC26', '98084600638', 'CAFFÈ & FIGLI S.R.L. DEI FRATELLI ROSSI IN LIQUIDAZIONE')).toBe(
    'CAFFÈ & FIGLI S.R.L. DEI FRATELLI ROSSI IN LIQUIDAZIONE',
  )
  expect(await nameIn('RSC26', '98084600638', 'L\x92AURORA S.R.L.')).toBe("L'AURORA S.R.L.")
  for (const text of ['', '0101', '*** ###', '  ; DROP']) expect(await nameIn('RSC26', '98084600638', text)).toBeNull()
})
