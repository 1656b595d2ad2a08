/** What an advice of Forme, and its variants, say of the figures that they show. */
import { forme as contratto } from '@bilancia/contract'
import { applications } from '@bilancia/contract/api'
import { forme } from '@bilancia/tax-rules'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { AdviceDialog } from '../../src/features/clients/AdviceDialog.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import type { Opened } from '../../src/features/simulator/document/context.ts'
import { notesOf } from '../../src/features/simulator/document/notes.ts'
import { VariantsDialog } from '../../src/features/simulator/document/VariantsDialog.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { rendered } from './rendered.ts'

const { codici } = contratto

const consultant = {
  ...{ annoImposta: 2026, formaAttuale: 'PROFESSIONISTA', escludi: ['SRL_OTTIMIZZATA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_UTILE_IN_SOCIETA'] },
  ...{ attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 60_000 }, previdenza: { aliquotaSep: 'PIENA' }, persone: [{ nome: 'Ada' }] },
}

it('forms that are not ranked, forms to be verified, the path of the plan and its provisional years', () => {
  const percorso = ['FORFETTARIO', 'FORFETTARIO', 'PROFESSIONISTA'].map((forma, t) => ({ anno: 2026 + t, forma }))
  const risultato = { ...forme.calcola(consultant), piano: { anni: percorso, primoAnnoProvvisorio: 2027 } }
  expect(notesOf(risultato)).toEqual([
    'Fuori classifica: S.r.l. trasparente (da verificare, affidabilità: non affidabile).',
    'In classifica, ma da verificare: Forfettario.',
    'Piano, percorso migliore: Forfettario dal 2026, Professionista dal 2028.',
    'Piano: dal 2027 gli anni sono provvisori, e con loro ogni totale del piano.',
  ])
})

it('a form that the law does not admit, with complete data', () => {
  const noto = { codiceRegioneResidenza: 10, addizionaleComunalePercentuale: 0.8, coniugeACarico: false, numeroFigliACarico: 0 }
  const oltre = {
    ...{ annoImposta: 2026, formaAttuale: 'FORFETTARIO', attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 120_000 } },
    ...{ previdenza: { aliquotaSep: 'PIENA' }, forfettario: { impostaSost: 15 }, persone: [{ nome: 'Ada', ...noto }] },
    ...{ spese: { onorari: { forfettario: 900 } }, escludi: codici.filter((forma) => forma !== 'FORFETTARIO') },
  }
  expect(notesOf(forme.calcola(oltre))).toEqual(['Fuori classifica: Forfettario (non ammessa, dati completi).'])
})

it('nothing of another simulator', () => expect(notesOf({ riepilogo: {} })).toEqual([]))

const nothing = () => {}
const OPEN = 'In classifica, ma da verificare: Forfettario.'
const OUT = 'Fuori classifica: S.r.l. trasparente (da verificare, affidabilità: non affidabile).'

it('the dialog of an advice shows them', () => {
  const queries = new QueryClient()
  const contenuto = { cliente: { denominazione: 'Ada' }, programma: '0.3.0', cifre: [], Risultato: forme.calcola(consultant) }
  queries.setQueryData(['advice', 1], {
    titolo: 'Parere',
    il: '2026-11-28T09:00:00Z',
    di: 'Verdi Ada',
    annoImposta: 2026,
    esito: 'PROPOSTA',
    chiave: '',
    contenuto,
  })
  const html = rendered(createElement(AdviceDialog, { id: 1, onDecided: nothing, onClose: nothing }), { queries })
  expect(html).toContain(OPEN)
  expect(html).toContain(OUT)
})

const { id: Applicazione } = applications.forme
const about = {
  ID: 40,
  NomeSimulazione: 'Oggi',
  TStamp: '',
  Applicazione,
  Autore: 'Verdi Ada',
  Mia: true,
  Cliente: { id: 5, nome: 'Ada' },
  Modifica: null,
} as const
const document: Opened = {
  about,
  sync: {
    state: createStore(() => ({ phase: 'salvato' as const, refusal: null, gone: false, contrasts: [], touched: null, name: 'Ada' })),
    ...{ start: nothing, stop: nothing, choose: nothing, named: nothing, retry: () => undefined, newest: async () => undefined },
  },
}

it('the dialog of variants shows what all of them say once, the rest with its variant', () => {
  const simulation = createSimulation(simulator, 1, about.ID)
  const { values, differs } = simulation.store.getState()
  const queries = new QueryClient()
  const items = [about, { ...about, ID: 41, NomeSimulazione: 'Senza S.r.l.' }].map((item) => ({ ...item, annoImposta: 2026 }))
  queries.setQueryData(['variants', about.ID], items)
  queries.setQueryData(['compared', Applicazione], [])
  queries.setQueryData(['variant', 40, values, differs], { state: values, result: forme.calcola(consultant) })
  queries.setQueryData(['variant', 41, null, differs], {
    state: values,
    result: forme.calcola({ ...consultant, escludi: [...consultant.escludi, 'SRL_TRASPARENTE', 'SOCIETA_DI_PERSONE'] }),
  })
  const html = rendered(createElement(VariantsDialog, { onClose: nothing }), { simulation, document, queries })
  expect(html).toContain(`>${OPEN}<`)
  expect(html).toContain(`>Oggi · ${OUT}<`)
})
