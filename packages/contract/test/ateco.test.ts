import { describe, expect, it } from 'vitest'
import { atecoDigits, proposedGroup } from '../src/index.ts'

// L. 145/2018, annex 2: the codes of ATECO 2007 in each row of the table.
const table = {
  1: ['10', '11.07.00'],
  2: ['45', '46.2', '46.90.00', '47.1', '47.79', '47.9'],
  3: ['47.81', '47.81.01'],
  4: ['47.82', '47.89.09'],
  5: ['41', '42', '43.22.01', '68.31.00'],
  6: ['46.1', '46.19.02'],
  7: ['55', '56.10.11'],
  8: ['64', '66.22.01', '69.20.11', '75', '85.53', '86', '88.99'],
  9: ['01', '03', '05', '09', '12', '33', '35', '39', '49', '53', '58', '62.01.00', '63', '77', '82', '84', '90', '96.02.01', '99'],
} as const

describe.each(Object.entries(table))('group %s', (group, codes) => {
  it.each(codes)('has %s', (code) => expect(proposedGroup(code).gruppo).toBe(Number(group)))
})

it('proposes no group for a division that the table does not have, or a text that is no code', () => {
  for (const text of ['', '4', '04', '34', '40', '44', '48', '54', '57', '67', '76', '83', '89', '00', 'XX', '62.01.000'])
    expect(proposedGroup(text), text).toEqual({ gruppo: 0, daVerificare: false })
})

it('reads a code with dots, with spaces or without', () => {
  expect(['62.01.00', '620100', ' 62 01 '].map(atecoDigits)).toEqual(['620100', '620100', '6201'])
})

// NACE Rev. 2.1 (Reg. UE 2023/137), from which ATECO 2025 comes.
it.each(['46.71', '47.91', '95.31', '43.60', '55.40', '56.40.00', '85.61', '86.97', '87.91'])('%s is to be checked: ATECO 2025 has changed it', (code) =>
  expect(proposedGroup(code).daVerificare).toBe(true),
)

it.each(['43.22.01', '55.10', '56.10.11', '62.01.00', '69.20.11', '86.90'])('%s needs no check', (code) => expect(proposedGroup(code).daVerificare).toBe(false))
