/** The cards of the home page: the list of applications of the suite, in the order of the drawer. */
import { keysOf } from '@bilancia/contract'
import { type Application, type ApplicationRecord, accessErrors, applications, areas, type Brand, type Identity, permissions } from '@bilancia/contract/api'
import { AgreementIcon, ExternalIcon } from '../../design/icons.tsx'
import { type Tool, tools } from '../shell/tools.tsx'

/** In the words of the specification; the drawer has shorter ones. */
const NOT_ALLOWED = accessErrors.UTENTE_NON_AUTORIZZATO.testo

/** `path` is null for the external tool, which opens in a new tab. */
export type HomeCard = Pick<Tool, 'id' | 'icon' | 'name' | 'question' | 'closed'> & { readonly path: string | null; readonly description: string | null }

/**
 * A card can be opened if its entry in the list is active and the user has the right. The company's name for a tool takes
 * precedence over the list; the description comes from the list. The external tool has a card only if the company has it.
 */
export function cardsOf(list: readonly ApplicationRecord[], identity: Identity, brand: Brand): readonly HomeCard[] {
  const listed = (type: ApplicationRecord['Type']) => list.find(({ Type }) => Type === type)
  const simulators = tools(identity, brand).map(({ name, ...tool }) => {
    const key = applicationOf(tool.id)
    const card = listed(applications[key].card)
    return {
      ...tool,
      name: name === brand.tools[key] ? card?.Nome || name : name,
      description: card?.Descrizione || null,
      closed: card && !card.inactive && tool.closed === null ? null : NOT_ALLOWED,
    }
  })
  const { Company } = identity
  const opens = simulators.some(({ id, closed }) => closed === null && itsSimulators.includes(id))
  const own = [...simulators, ...(opens ? [concordato] : [])]
  if (!Company?.HasEasyStart) return own
  const external = listed('EASYSTART')
  return [
    ...own,
    {
      id: EXTERNAL,
      path: null,
      icon: <ExternalIcon />,
      question: 'Da dove si comincia?',
      name: Company.EasystartName || external?.Nome || brand.tools.easyStart,
      description: external?.Descrizione || null,
      closed: external && !external.inactive ? null : NOT_ALLOWED,
    },
  ]
}

const itsSimulators: readonly number[] = permissions.concordato.anyApplication.map((key) => applications[key].id)
/** The concordato has no permission of its own, so the list of applications lacks it. It has a card if one of its simulators can be opened. */
const concordato: HomeCard = {
  id: areas.concordato.id,
  path: areas.concordato.path,
  icon: <AgreementIcon />,
  name: areas.concordato.nome,
  question: 'Conviene il concordato preventivo?',
  description: 'Mette la proposta biennale accanto al reddito atteso: imposta sostitutiva, contributi, uscite e reddito di pareggio.',
  closed: null,
}

/** The external tool has no identifier among the applications. */
const EXTERNAL = 0

const applicationOf = (id: number): Application => {
  const found = keysOf(applications).find((key) => applications[key].id === id)
  if (!found) throw new Error(`No application has the identifier ${id}`)
  return found
}
