/** /forme: ten legal and tax forms for one client, and the best path over the years. */
import { later } from '../../design/later.tsx'
import type { PageOf } from '../simulator/page/page.ts'
import { SimulatorPage } from '../simulator/page/SimulatorPage.tsx'
import { DatiTab } from './DatiTab.tsx'
import { Headline } from './Headline.tsx'
import { simulator } from './simulator.ts'

const Classifica = later(async () => (await import('./Classifica.tsx')).Classifica)
const ConfrontoTab = later(async () => (await import('./ConfrontoTab.tsx')).ConfrontoTab)
const CurveTab = later(async () => (await import('./CurveTab.tsx')).CurveTab)
const PianoTab = later(async () => (await import('./PianoTab.tsx')).PianoTab)
const QuandoSiPaga = later(async () => (await import('../calendario/QuandoSiPaga.tsx')).QuandoSiPaga)

const page: PageOf = {
  simulator,
  application: 'forme',
  tabs: [
    { label: 'Dati', content: DatiTab },
    { label: 'Confronto', content: ConfrontoTab, shows: /^(colonne|migliore)/, final: true },
    { label: 'Ricavi e costi', content: CurveTab, final: true },
    { label: 'Piano', content: PianoTab, shows: /^piano\b/ },
    { label: 'Quando si paga', content: QuandoSiPaga, shows: /^calendario/, final: true },
  ],
  calculate: 'Calcola forme',
  answer: { headline: Headline, content: Classifica },
  guide: { parts: async () => (await import('./guide.ts')).guide },
}

export const FormePage = () => <SimulatorPage page={page} />
