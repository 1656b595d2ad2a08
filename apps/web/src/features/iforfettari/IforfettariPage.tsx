/** /iforf: the flat-rate regime against the ordinary one. */
import { later } from '../../design/later.tsx'
import type { PageOf } from '../simulator/page/page.ts'
import { SimulatorPage } from '../simulator/page/SimulatorPage.tsx'
import { DatiTab } from './DatiTab.tsx'
import { Headline } from './Headline.tsx'
import { simulator } from './simulator.ts'

const CollaboratoriTab = later(async () => (await import('./CollaboratoriTab.tsx')).CollaboratoriTab)
const ConfrontoTab = later(async () => (await import('./ConfrontoTab.tsx')).ConfrontoTab)
const Lettera = later(async () => (await import('./Lettera.tsx')).Lettera)
const NormaleTab = later(async () => (await import('./NormaleTab.tsx')).NormaleTab)
const Answer = later(async () => (await import('./Answer.tsx')).Answer)
const Figure = later(async () => (await import('./Figure.tsx')).Figure)

const QuandoSiPaga = later(async () => (await import('../calendario/QuandoSiPaga.tsx')).QuandoSiPaga)

const page: PageOf = {
  simulator,
  application: 'iforfettari',
  tabs: [
    { label: 'Dati', content: DatiTab },
    { label: 'Collaboratori e requisiti', content: CollaboratoriTab, shows: /^(datiCollaboratore|requisiti)/ },
    { label: 'Regime normale', content: NormaleTab, shows: /^irpef/ },
    { label: 'Confronto', content: ConfrontoTab, shows: /^confronto/ },
    { label: 'Quando si paga', content: QuandoSiPaga, shows: /^calendario/, final: true },
    { label: 'Lettera', content: Lettera, shows: /^lettera/, final: true },
  ],
  calculate: 'Calcola forfetari',
  answer: { headline: Headline, content: Answer, picture: { figure: Figure, height: 200 } },
  guide: { parts: async () => (await import('./guide.ts')).guide },
}

export const IforfettariPage = () => <SimulatorPage page={page} />
