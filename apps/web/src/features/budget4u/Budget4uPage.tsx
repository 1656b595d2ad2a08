/** /budget: the costs of a start-up and the result of its first year. */
import { budget4u } from '@bilancia/contract'
import { later } from '../../design/later.tsx'
import type { PageOf, PageTab } from '../simulator/page/page.ts'
import { SimulatorPage } from '../simulator/page/SimulatorPage.tsx'
import { Headline } from './answer/Headline.tsx'
import { DatiTab } from './DatiTab.tsx'
import { simulator } from './simulator.ts'

const AvvioTab = later(async () => (await import('./avvio/AvvioTab.tsx')).AvvioTab)
const ContoTab = later(async () => (await import('./conto/ContoTab.tsx')).ContoTab)
const ForfetarioTab = later(async () => (await import('./forfetario/ForfetarioTab.tsx')).ForfetarioTab)
const RisultatiTab = later(async () => (await import('./risultati/RisultatiTab.tsx')).RisultatiTab)
const CassaTab = later(async () => (await import('./cassa/CassaTab.tsx')).CassaTab)
const AiutoScreen = later(async () => (await import('./aiuto/AiutoScreen.tsx')).AiutoScreen)
const QuandoSiPaga = later(async () => (await import('../calendario/QuandoSiPaga.tsx')).QuandoSiPaga)

const { schede, sections } = budget4u

type Scheda = keyof typeof schede
const scheda = (chiave: Scheda, rest: Pick<PageTab, 'content' | 'shows' | 'forms' | 'final'>): PageTab => ({
  label: schede[chiave].nome,
  when: schede[chiave].visibile,
  ...rest,
})
const Content = later(async () => (await import('./answer/Content.tsx')).Content)
const Figure = later(async () => (await import('./picture/Figure.tsx')).Figure)

const page: PageOf = {
  simulator,
  application: 'budget4u',
  tabs: [
    scheda('dati', { content: DatiTab }),
    scheda('costiDiAvvio', {
      content: AvvioTab,
      shows: /^(informazioniCostiDiAvvio\.(investimenti|speseDiAvvio|totale)|iscrizione(RegistroImprese|ImpreseArtigiane)\b)/,
      forms: [sections.beni, sections.scelte],
    }),
    scheda('contoEconomico', { content: ContoTab, shows: /^(contoEconomico|inail\b|dirittiCCIAA\b|imposteContributi\b|ricalcolaQuote|persone\b|dettagli\b)/ }),
    scheda('forfetario', { content: ForfetarioTab, shows: /^forfetari\b/ }),
    scheda('risultati', { content: RisultatiTab, shows: /^(risultati|pianoTriennale|quadro|forfetari)\b/, final: true }),
    { label: 'Cassa', content: CassaTab, shows: /^cassa\b/, final: true },
    { label: 'Quando si paga', content: QuandoSiPaga, shows: /^calendario/, final: true },
  ],
  calculate: 'Calcola Budget4u',
  answer: { headline: Headline, content: Content, picture: { figure: Figure, height: 200 } },
  guide: AiutoScreen,
}

export const Budget4uPage = () => <SimulatorPage page={page} />
