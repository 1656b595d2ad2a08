/**
 * Every field that a simulator reads can be typed on one of its pages, rendered for one client of each kind, with every
 * fold and dialog open.
 */
import { budget4u, convsrl, type Fields, iforfettari, located } from '@bilancia/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AvvioTab } from '../../src/features/budget4u/avvio/AvvioTab.tsx'
import { Partenza } from '../../src/features/budget4u/cassa/CassaTab.tsx'
import { ContoTab } from '../../src/features/budget4u/conto/ContoTab.tsx'
import { DatiTab as DatiBudget } from '../../src/features/budget4u/DatiTab.tsx'
import { ForfetarioTab } from '../../src/features/budget4u/forfetario/ForfetarioTab.tsx'
import { Piano } from '../../src/features/budget4u/risultati/Piano.tsx'
import { simulator as budget } from '../../src/features/budget4u/simulator.ts'
import { DatiTab as DatiConvsrl } from '../../src/features/convsrl/dati/DatiTab.tsx'
import { PersoneOggi } from '../../src/features/convsrl/dati/PersoneOggi.tsx'
import { Scenari } from '../../src/features/convsrl/dati/Scenari.tsx'
import { Ottimizzatore } from '../../src/features/convsrl/ottimizzatore/Ottimizzatore.tsx'
import { simulator as srl } from '../../src/features/convsrl/simulator.ts'
import { CollaboratoriTab } from '../../src/features/iforfettari/CollaboratoriTab.tsx'
import { ConfrontoTab } from '../../src/features/iforfettari/ConfrontoTab.tsx'
import { DatiTab } from '../../src/features/iforfettari/DatiTab.tsx'
import { RegimeNormale } from '../../src/features/iforfettari/dati/RegimeNormale.tsx'
import { simulator as iforf } from '../../src/features/iforfettari/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { merge, type Values } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import type { Simulator } from '../../src/features/simulator/simulator.ts'
import { SimulationContext } from '../../src/features/simulator/store.ts'

type Closed = { readonly opener?: (opens: object) => ReactNode; readonly children: ReactNode }
const open = vi.hoisted(
  () =>
    ({ opener, children }: Closed) =>
      createElement(Fragment, null, opener?.({}), children),
)
vi.mock('../../src/features/simulator/form/FoldedFields.tsx', () => ({ FoldedFields: open }))
vi.mock('../../src/features/simulator/FieldDialog.tsx', () => ({ FieldDialog: open }))
// It needs the signed-in user, whose name it shows.
vi.mock('../../src/features/simulator/PrintSheet.tsx', () => ({ PrintSheet: () => null }))

const nowhere = { explain: () => {}, goToField: () => {} }

/** The paths of the fields on the pages, for each of these clients. */
function shown(simulator: Simulator, pages: readonly (() => ReactNode)[], clients: readonly Values[]): ReadonlySet<string> {
  const html = clients.flatMap((client) => {
    const simulation = createSimulation({ ...simulator, start: merge({ ...simulator.start }, client) }, 1)
    const around = (page: ReactNode) =>
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(ExplanationContext, { value: nowhere }, createElement(SimulationContext, { value: simulation }, page)),
      )
    return pages.map((page) => renderToStaticMarkup(around(createElement(page))))
  })
  return new Set(html.flatMap((page) => [...page.matchAll(/<(?:input|select)[^>]* id="campo-([^"]+)"/g)].map(([, path = '']) => path)))
}

/** The fields that no page shows, except those marked `elsewhere` in the catalog and those that the choice of the comune fills in. */
const unseen = (catalog: Fields, on: ReadonlySet<string>) =>
  located(catalog).flatMap(({ path, field }) => {
    const [comune] = path.split(/(?<=addizionaleComunale)\./)
    return on.has(path.replace('[]', '.0')) || (comune && on.has(comune)) || field.form?.elsewhere ? [] : [path]
  })

it('iForfettari', () => {
  const persona = { altriDatiPersonali: { codiceRegioneResidenza: 15 } }
  const famiglia = {
    tipologia: 'IMPRESA',
    famigliare: true,
    quotaCollab1: 20,
    quotaCollab2: 10,
    gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
    liquidazioneIrpef: persona,
    datiCollaboratore1: persona,
    datiCollaboratore2: persona,
    confronto: { tabellaRettifica: { beni: [{}] } },
  }
  const professionista = {
    tipologia: 'PROFESSIONE',
    gestionePrevidenziale: { cassaProfessionale: true },
    annoImposta: 2023,
    regimeNormale: { flatTaxIncrementale: true },
  }
  // Each fund has fields of its own.
  const iscritti = ['INARCASSA', 'CNPADC', 'ENPAM', 'ENPAF'].map((codice) => ({
    ...professionista,
    gestionePrevidenziale: { cassaProfessionale: true, cassa: { codice } },
  }))
  const clients = [{ ...famiglia, annoImposta: 2026 }, { ...famiglia, annoImposta: 2021 }, professionista, ...iscritti]
  const on = shown(iforf, [DatiTab, RegimeNormale, CollaboratoriTab, ConfrontoTab], clients)
  expect(unseen(iforfettari.catalog, on)).toEqual([])
})

it('Convenienza Srl', () => {
  const socio = (n: number) => ({ nome: `Socio ${n}`, quota: 30, codiceRegioneResidenza: 15 })
  const client = {
    annoImposta: 2025,
    datiSimulazioniSrl: { aliquotaIres: 20, soci: [1, 2, 3].map(socio), dividendi: { sostitutiva26: false } },
    confronto: { formaAttuale: 'IMPRESA_FAMILIARE', persone: [1, 2, 3, 4, 5].map(() => ({ socio: 0, codiceRegioneResidenza: 15 })) },
    ottimizzatore: { obiettivo: 'PRELIEVO_MINIMO_A_NETTO_DATO' },
  }
  const oggi = (formaAttuale: string, attivita: Values) => ({ ...client, confronto: { ...client.confronto, formaAttuale, attivita } })
  const clients = [
    // With a different fee in one scenario, each scenario has its own fields. With equal fees there is one field for all.
    merge(client, { datiSimulazioniSrl: { scenario4: { compensoTotale: 1 } } }),
    { ...client, annoImposta: 2021 },
    oggi('FORFETTARIO', { tipologia: 'IMPRESA' }),
    oggi('FORFETTARIO', { tipologia: 'PROFESSIONE' }),
    oggi('STUDIO_ASSOCIATO', { cassaProfessionale: true }),
  ]
  // The first person is the owner, for whom `under21` is not asked.
  expect(unseen(convsrl.catalog, shown(srl, [DatiConvsrl, Scenari, PersoneOggi, Ottimizzatore], clients))).toEqual(['confronto.persone[0].under21'])
})

it('Budget4u', () => {
  const client = (tipologia: string, regime: string, more: Values = {}) =>
    merge({ annoImposta: 2020, informazioniCostiDiAvvio: { tipologia, regime, codiceRegioneResidenza: 15 } }, more)
  const beni = { investimenti: { fabbricato: { costo: 1 }, autovetture: { costo: 1 } } }
  const on = shown(
    budget,
    [DatiBudget, AvvioTab, ContoTab, ForfetarioTab, Piano, Partenza],
    [
      client('PROFESSIONE', 'NORMALE', { imposteContributi: { previdenzaProfessionista: 'CASSA_AUTONOMA' } }),
      client('IMPRESA_FAMILIARE', 'NORMALE', {
        informazioniCostiDiAvvio: beni,
        contoEconomicoDittaSocieta: { tipologiaInail: 'ARTIGIANATO' },
        imposteContributi: { gestioneIvs: 'ARTIGIANO', collaboratori: [{}, {}, {}, {}] },
      }),
      client('SOCIETA_DI_PERSONE', 'NORMALE', {
        contoEconomicoDittaSocieta: { tipologiaInail: 'INDUSTRIA_E_COMMERCIO' },
        dirittiCCIAA: { sezione: 'SNC_SAS' },
        imposteContributi: { gestioneIvs: 'ARTIGIANO', soci: [{}, {}, {}, {}, {}] },
      }),
      client('SRL_NON_TRASPARENTE', 'NORMALE', { dirittiCCIAA: { sezione: 'ALTRO' }, cassa: { finanziamento: 1 } }),
      client('IMPRESA_FAMILIARE', 'FORFETARIO', { forfetari: { collaboratoreFamiliare: true } }),
      client('PROFESSIONE', 'FORFETARIO', { forfetari: { previdenza: 'CASSA_AUTONOMA' } }),
    ],
  )
  expect(unseen(budget4u.catalog, on)).toEqual([])
})
