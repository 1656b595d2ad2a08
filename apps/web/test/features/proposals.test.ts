import type { ImportSummary } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { proposalsOf, withoutChoices } from '../../src/features/telematico/proposals.ts'

type Declarant = ImportSummary['dichiaranti'][number]
const declarant = (TaxCodeDichiarante: string, cliente: Declarant['cliente']): Declarant => ({
  ...{ TaxCodeDichiarante, cliente, quadri: [], campi: 0, contributiVersati: 0, sostituisce: null, verifiche: [] },
})
const summary = (...dichiaranti: Declarant[]): ImportSummary => ({
  ...{ esito: true, fornitura: 'RPF26', TelematicoType: 'PF', Year: 2026, annoImposta: 2025, CompanyId: 1, AgencyId: 1, dichiaranti },
  ...{ avvisi: [], altriAvvisi: 0 },
})
const said = { nome: "Nicolo' Rossi", ateco: '47.11.00', diAltri: false }
const now = { id: 1, denominazione: 'NICOLÒ ROSSI', ateco: '47.11.00', comune: null, aggiornatoIl: '2026-11-24T00:00:00.000Z' }

it('a client is proposed only if a value really differs: not by accents or case, nor if the return lacks it', () => {
  const found = proposalsOf([
    summary(
      declarant('UGUALE', { ...said, presente: now }),
      declarant('SENZA', { nome: null, ateco: null, diAltri: false, presente: now }),
      declarant('ATECO', { ...said, presente: { ...now, ateco: null } }),
      declarant('COLLEGA', { ...said, presente: null, diAltri: true }),
      declarant('NESSUNO', null),
    ),
  ])
  expect(found).toMatchObject({ same: 2, others: 1 })
  expect(found.proposals.map(({ code }) => code)).toEqual(['ATECO'])
})

it('a declarant in several files is proposed once, and one without a name is not ticked to be added', () => {
  const found = proposalsOf([
    summary(declarant('UNO', { ...said, presente: null }), declarant('DUE', { ...said, nome: null, presente: null })),
    summary(declarant('UNO', { ...said, nome: 'Altro', presente: null })),
  ])
  expect(found.proposals.map((one) => [one.code, withoutChoices(one).add, withoutChoices(one).name])).toEqual([
    ['UNO', true, 'Altro'],
    ['DUE', false, ''],
  ])
})
