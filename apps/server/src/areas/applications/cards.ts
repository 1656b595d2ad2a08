/** The cards of the home page, and which of them a user may open. */
import { type ApplicationRecord, applications, type Brand, type Identity } from '@bilancia/contract/api'
import type { Config } from '../../platform/config.ts'

type Card = Omit<ApplicationRecord, 'inactive'>

/** The identifiers under which the provider of a federated company knows the simulators. */
const guids = { forfetari: 'iforfettari', convenienza: 'convsrl', budget: 'budget4u' } as const
const descriptions = {
  forfetari: 'Confronta imposte e contributi del regime forfettario e di quello ordinario.',
  convenienza: 'Confronta la ditta o la società di persone con la Srl, anche in trasparenza.',
  budget: "Prepara il budget di chi inizia un'attività: ricavi, costi, imposte e contributi.",
} as const
const menus = { forfetari: 'ForfetariMenuName', convenienza: 'ConvMenuName', budget: 'BudgetMenuName' } as const

/** The external tool, for a company that has it and a user who may. */
export const easyStartCard = ({ Company, ApplicationEasyStart }: Identity, { easyStart }: Pick<Config, 'easyStart'>, { tools }: Brand): Card | null =>
  Company?.HasEasyStart && ApplicationEasyStart
    ? {
        Type: 'EASYSTART',
        Guid: easyStart.guid,
        Nome: Company.EasystartName || tools.easyStart,
        Descrizione: "Consulenza per l'avvio dell'impresa, in un sito a parte.",
        Url: easyStart.url,
      }
    : null

/** The simulators, named as the company or else the brand names them, inactive without their flag; the external tool last. */
export function cardsOf(who: Identity, config: Pick<Config, 'easyStart'>, brand: Brand): ApplicationRecord[] {
  const simulators = (['forfetari', 'convenienza', 'budget'] as const).map((key) => {
    const { card, flag, path } = applications[key]
    return {
      Type: card,
      Guid: guids[key],
      Nome: who.Company?.[menus[key]] || brand.tools[key],
      Descrizione: descriptions[key],
      Url: path,
      inactive: !who[flag],
    }
  })
  const external = easyStartCard(who, config, brand)
  return external ? [...simulators, { ...external, inactive: false }] : simulators
}
