/** /convsrl: six scenarios of a company beside the current form of business. */
import { convsrl } from '@bilancia/contract'
import { later } from '../../design/later.tsx'
import type { PageOf, PageTab } from '../simulator/page/page.ts'
import { SimulatorPage } from '../simulator/page/SimulatorPage.tsx'
import { Headline } from './answer/Headline.tsx'
import { DatiTab } from './dati/DatiTab.tsx'
import { simulator } from './simulator.ts'

const RiepilogoTab = later(async () => (await import('./riepilogo/RiepilogoTab.tsx')).RiepilogoTab)
const Simulazione = later(async () => (await import('./risultati/Simulazione.tsx')).Simulazione)

const QuandoSiPaga = later(async () => (await import('../calendario/QuandoSiPaga.tsx')).QuandoSiPaga)

/** The tab that shows a scenario in full. */
const simulazione = (scenario: convsrl.Scenario, label: string): PageTab => ({
  label,
  content: Object.assign(() => <Simulazione scenario={scenario} />, { soon: Simulazione.soon }),
  shows: new RegExp(`^${convsrl.percorsiScenari[scenario].replace('.', '\\.')}\\b`),
})
const Content = later(async () => (await import('./answer/Content.tsx')).Content)
const Figure = later(async () => (await import('./picture/Figure.tsx')).Figure)

const page: PageOf = {
  simulator,
  application: 'convsrl',
  tabs: [
    { label: 'Inserimento Dati', content: DatiTab },
    simulazione('scenario1', 'Normale'),
    simulazione('scenario2', 'Solo compenso'),
    simulazione('scenario3', 'Solo dividendi'),
    simulazione('scenario4', 'Compensi e Dividendi'),
    simulazione('scenario5', 'S.r.l trasparente'),
    simulazione('scenario6', 'Trasparente e Compensi'),
    {
      label: 'Riepilogo',
      content: RiepilogoTab,
      shows: /^(riepilogo|quadro|confronto\.(oggi|costiAggiuntivi|utileInSocieta|tuttoDistribuito|stessoNetto))\b/,
      final: true,
    },
    { label: 'Quando si paga', content: QuandoSiPaga, shows: /^calendario/, final: true },
  ],
  calculate: 'Calcola convenienza Srl',
  answer: { headline: Headline, content: Content, picture: { figure: Figure, height: 340 } },
  guide: { parts: async () => (await import('./guide.ts')).guide },
}

export const ConvsrlPage = () => <SimulatorPage page={page} />
