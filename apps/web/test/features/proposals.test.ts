import type { ImportSummary } from '@bilancia/contract/api'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { TextInput } from '../../src/design/fields/inputs.tsx'
import { ClientProposals } from '../../src/features/telematico/ClientProposals.tsx'
import { proposalsOf, withoutChoices } from '../../src/features/telematico/proposals.ts'
import { rendered } from './rendered.ts'

type Declarant = ImportSummary['dichiaranti'][number]
const declarant = (TaxCodeDichiarante: string, cliente: Declarant['cliente']): Declarant => ({
  ...{ TaxCodeDichiarante, cliente, quadri: [], campi: 0, contributiVersati: 0, sostituisce: null, verifiche: [] },
})
const summary = (...dichiaranti: Declarant[]): ImportSummary => ({
  ...{ esito: true, fornitura: 'RPF26', TelematicoType: 'PF', Year: 2026, annoImposta: 2025, CompanyId: 1, AgencyId: 1, dichiaranti },
  ...{ avvisi: [], altriAvvisi: 0 },
})
const declared = { nome: "Nicolo' Rossi", ateco: '47.11.00', diAltri: false }
const now = { id: 1, denominazione: 'NICOLÒ ROSSI', ateco: '47.11.00', comune: null, aggiornatoIl: '2026-11-24T00:00:00.000Z' }

it('a client is proposed only if a value really differs: not by accents or case, nor if the return lacks it', () => {
  const found = proposalsOf([
    summary(
      declarant('UGUALE', { ...declared, presente: now }),
      declarant('SENZA', { nome: null, ateco: null, diAltri: false, presente: now }),
      declarant('ATECO', { ...declared, presente: { ...now, ateco: null } }),
      declarant('COLLEGA', { ...declared, presente: null, diAltri: true }),
      declarant('NESSUNO', null),
    ),
  ])
  expect(found).toMatchObject({ same: 2, others: 1 })
  expect(found.proposals.map(({ code }) => code)).toEqual(['ATECO'])
})

it('a declarant in several files is proposed once, and one without a name is not ticked to be added', () => {
  const found = proposalsOf([
    summary(declarant('UNO', { ...declared, presente: null }), declarant('DUE', { ...declared, nome: null, presente: null })),
    summary(declarant('UNO', { ...declared, nome: 'Altro', presente: null })),
  ])
  expect(found.proposals.map((one) => [one.code, withoutChoices(one).add, withoutChoices(one).name])).toEqual([
    ['UNO', true, 'Altro'],
    ['DUE', false, ''],
  ])
})

it('a name that is too long is refused in the words of the form, not cut', () => {
  const page = (nome: string) =>
    rendered(createElement(ClientProposals, { summaries: [summary(declarant('UNO', { ...declared, nome, presente: null }))], studio: 1, onClose: () => {} }))
  const long = page('a'.repeat(201))
  expect(long).toContain('Cognome e nome, o denominazione: al massimo 200 caratteri')
  expect(long).toContain('Lasciata la pagina, le proposte tornano importando di nuovo i file.')
  expect(long).toMatch(/<button[^>]* disabled=""[^>]*>Conferma/)
  expect(page('a'.repeat(200))).not.toMatch(/al massimo|<button[^>]* disabled=""[^>]*>Conferma/)
  expect(long).not.toContain('maxLength')
  expect(rendered(createElement(TextInput, { id: 'x', value: 'a', onChange: () => {} }))).not.toContain('maxLength')
})
