/** 'Confronta con il forfetario': the same year computed a second time, after the main result. */
import { above, all, budget4u, format, type Message, not } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { IDLE_MS } from '../../../design/useSettled.ts'
import { ricerca } from '../../simulator/calcolatore/calcolatore.ts'
import type { Following } from '../../simulator/calcolatore/desk.ts'
import { pageFirst } from '../../simulator/page-first.ts'
import type { Values } from '../../simulator/path.ts'
import { ofTurn, useSettledValues } from '../../simulator/settled.ts'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { askedOf } from '../../simulator/year.ts'
import { useResult, valueIn } from '../results.ts'

const { condizioni, elementi } = budget4u

/** The result of the second calculation, and the difference of the remaining income in euro (negative if it is less). */
export type Confronto = { readonly risultato: Values; readonly differenza: number; readonly messaggi: readonly Message[] }
export type Confrontato = {
  /** Only a natural person can choose between the two regimes. */
  readonly possibile: boolean
  /** Undefined until it is known, null if it is impossible. */
  readonly confronto: Confronto | null | undefined
  readonly error: Error | null
}

/** The second calculation as received, with its state; null if it is impossible. */
type Secondo = { readonly stato: object; readonly risultato: object; readonly differenza: number } | null

const byPage = ricerca('budget4u')
const byServer = async (values: Values, { signal }: Following): Promise<Secondo> =>
  (await call(routes.confrontaSchedaBudget, askedOf(values), { signal })).confronto

export function useForfetario(): Confrontato {
  const { values: state, turn } = useSettledValues(IDLE_MS)
  const pending = useSimulation((s) => s.pending)
  const differs = useSimulation((s) => s.differs)
  const computed = useResult('risultati.redditoDisponibile') !== null
  const possibile = useHolds(elementi.confrontoForfetario.visibile) && computed
  const { data: confronto, error } = useQuery({
    queryKey: ['confrontaSchedaBudget', state, differs, turn],
    queryFn: ({ signal }) => pageFirst({ differs }, byPage, byServer)(state, { signal }),
    enabled: possibile && !pending,
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return {
    possibile,
    error: confronto === undefined ? error : null,
    confronto: confronto && found(confronto),
  }
}

const found = ({ risultato, differenza }: NonNullable<Secondo>): Confronto => {
  const values = { ...risultato }
  return { risultato: values, differenza, messaggi: messagesOf(values) }
}

/** Only the messages about the comparison: missing data, and the revenue limit of the first year. */
const messagesOf = (risultato: Values): readonly Message[] =>
  (valueIn(risultato, 'messaggi') ?? []).filter(({ gravita, campo }) => gravita !== 'NOTA' && campo.startsWith('forfetari'))

/** A firm has to choose a sector; a professional has only one. */
export const conSettore = all(condizioni.normale, condizioni.personaFisica, not(condizioni.professione))

/** Why there is no second calculation; null if nothing is missing. */
export function useMancanza(): 'collaboratori' | 'settore' | null {
  const sector = useHolds(all(conSettore, not(above('forfetari.gruppoDiSettore.gruppo', 0))))
  const helpers = useResult('imposteContributi.quote.collaboratori')?.length ?? 0
  return helpers > 1 ? 'collaboratori' : sector ? 'settore' : null
}

/**
 * The comparison in a sentence: the difference between the flat-rate regime and the ordinary one. Revenue above the limit excludes the flat-rate regime
 * (L. 190/2014, art. 1, c. 54).
 */
export function frase({ differenza, messaggi }: Pick<Confronto, 'differenza' | 'messaggi'>): string {
  const opening = messaggi.some(({ id }) => id === 'RICAVI_OLTRE_SOGLIA') ? 'Se fosse ammesso, con il forfetario' : 'Con il forfetario'
  if (differenza === 0) return `${opening} resterebbe lo stesso.`
  return `${opening} resterebbero ${format.money(Math.abs(differenza))} in ${differenza > 0 ? 'più' : 'meno'}.`
}

/** Why there is nothing to compare. */
export const perche = {
  collaboratori: 'Con più di un collaboratore il forfetario non si calcola.',
  settore: 'Per il confronto serve il gruppo di settore.',
} as const
