/** /budget: what a start-up costs and what its first year leaves. */
import { budget4u } from '@bilancia/contract'
import type { PageOf, PageTab } from '../simulator/page/page.ts'
import { SimulatorPage } from '../simulator/page/SimulatorPage.tsx'
import { AiutoScreen } from './aiuto/AiutoScreen.tsx'
import { Content } from './answer/Content.tsx'
import { Headline } from './answer/Headline.tsx'
import { AvvioTab } from './avvio/AvvioTab.tsx'
import { ContoTab } from './conto/ContoTab.tsx'
import { DatiTab } from './dati/DatiTab.tsx'
import { ForfetarioTab } from './forfetario/ForfetarioTab.tsx'
import { RisultatiTab } from './risultati/RisultatiTab.tsx'
import { simulator } from './simulator.ts'

const { schede } = budget4u

type Scheda = keyof typeof schede
const scheda = (chiave: Scheda, rest: Pick<PageTab, 'content' | 'shows' | 'final'>): PageTab => ({
  label: schede[chiave].nome,
  when: schede[chiave].visibile,
  ...rest,
})

const page: PageOf = {
  simulator,
  application: 'budget',
  tabs: [
    scheda('dati', { content: DatiTab }),
    scheda('costiDiAvvio', {
      content: AvvioTab,
      shows: /^(informazioniCostiDiAvvio\.(investimenti|speseDiAvvio|totale|agente|imputazione|iva)|iscrizione(RegistroImprese|ImpreseArtigiane)\b)/,
    }),
    scheda('contoEconomico', { content: ContoTab, shows: /^(contoEconomico|inail\b|dirittiCCIAA\b|imposteContributi\b|ricalcolaQuote|persone\b|dettagli\b)/ }),
    scheda('forfetario', { content: ForfetarioTab, shows: /^forfetari\b/ }),
    scheda('risultati', { content: RisultatiTab, shows: /^(risultati|pianoTriennale|quadro|forfetari)\b/, final: true }),
  ],
  calculate: 'Calcola Budget4u',
  answer: { headline: Headline, content: Content },
  guide: AiutoScreen,
}

export const BudgetPage = () => <SimulatorPage page={page} />
