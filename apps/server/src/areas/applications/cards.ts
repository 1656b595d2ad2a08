/** The cards of the home page, and which of them a user may open. */
import { keysOf, taxYears } from '@bilancia/contract'
import { type ApplicationRecord, applications, type Brand, type Identity } from '@bilancia/contract/api'
import type { Config } from '../../platform/config.ts'
import { flagOf } from './federation.ts'

type Settings = Pick<Config, 'easyStart'>

const descriptions = {
  iforfettari: `Confronta imposte e contributi dei due regimi per una impresa o un professionista, dal ${taxYears[0]} al ${Math.max(...taxYears)}, con la spiegazione di ogni importo.`,
  convsrl: 'Confronta la forma di oggi, dal forfettario allo studio associato, con la Srl, anche in trasparenza, tra compensi, dividendi e contributi.',
  budget4u: 'Prepara il budget di chi inizia: ricavi, costi, imposte e contributi dei primi tre anni.',
  forme: 'Confronta dieci forme per lo stesso cliente, dal forfettario alla Srl, con il percorso migliore su più anni.',
} as const
const names = { IFORFETTARI: 'ForfetariMenuName', CONVSRL: 'ConvMenuName', BUDGET4U: 'BudgetMenuName', FORME: null, EASYSTART: 'EasystartName' } as const
const nameOf = (type: ApplicationRecord['Type'], { Company }: Identity, otherwise: string): string => (names[type] && Company?.[names[type]]) || otherwise

/** The simulators, with the names of the company or the brand, inactive without their flag. The external tool comes last, for users who may open it. */
export function cardsOf(who: Identity, { easyStart }: Settings, { tools }: Brand): ApplicationRecord[] {
  const simulators = keysOf(applications).map((key) => {
    const { card, flag, path } = applications[key]
    return { Type: card, Guid: key, Nome: nameOf(card, who, tools[key]), Descrizione: descriptions[key], Url: path, inactive: !who[flag] }
  })
  const external: ApplicationRecord = {
    Type: 'EASYSTART',
    Guid: easyStart.guid,
    Nome: nameOf('EASYSTART', who, tools.easyStart),
    Descrizione: "Consulenza per l'avvio dell'impresa, in un sito a parte.",
    Url: easyStart.url,
    inactive: false,
  }
  return who.ApplicationEasyStart ? [...simulators, external] : simulators
}

/** The list of a federation service, which the flags of the user already reflect. The external tool only if the company has it. */
export const federatedCards = (list: readonly ApplicationRecord[], who: Identity, { easyStart }: Settings): ApplicationRecord[] =>
  list
    .filter(({ Type }) => Type !== 'EASYSTART' || who.Company?.HasEasyStart)
    .map((card) => ({
      ...card,
      Nome: nameOf(card.Type, who, card.Nome),
      Url: card.Type === 'EASYSTART' ? (card.Url ?? easyStart.url) : card.Url,
      inactive: !who[flagOf(card.Type)],
    }))
