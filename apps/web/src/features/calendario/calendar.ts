/** Calculates the calendar in the page, or on the server if the page cannot or its figures differed from the server's. */
import { calendario, type Message } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { IDLE_MS, TYPED_MS, useSettled } from '../../design/useSettled.ts'
import { calcolatore } from '../simulator/calcolatore/calcolatore.ts'
import { pageFirst } from '../simulator/page-first.ts'
import type { Values } from '../simulator/path.ts'
import { ofTurn, useSettledValues } from '../simulator/settled.ts'
import type { SimulationStore } from '../simulator/simulation.ts'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { askedOf } from '../simulator/year.ts'
import { altreDi } from './accanto.ts'
import { type Altre, metodi, nomeDi, type Quale, qualeDi } from './state.ts'

const { statoDi } = calendario

type Answer = calendario.Risultato | Pick<calendario.Risultato, 'messaggi'>

const byPage = calcolatore('calendario')

/** A calendar of any state. `differs`: the server has given other figures than the page. */
export const calculated = (differs: boolean) =>
  pageFirst<Values>({ differs }, byPage, async (stato, { signal }) => {
    const { State } = await call(routes.calcolaCalendario, askedOf(stato), { signal })
    return { ...State }
  })

/** The page and the server answer with the same shape, which only the server's call declares. */
export const isCalendario = (answer: object): answer is calendario.Risultato => 'pagamenti' in answer
export const messaggiDi = (answer: object): readonly Message[] => ('messaggi' in answer ? (answer as Answer).messaggi : [])

/** The calendar, calculated when typing stops. Until then the previous one stays on screen. */
export function useCalendario(altre: Altre | null) {
  const { simulator } = useSimulationStore()
  const { values: settled, turn } = useSettledValues(IDLE_MS)
  const differs = useSimulation((s) => s.differs)
  const nome = nomeDi(simulator)
  return useQuery({
    queryKey: ['calendario', nome, altre, settled, differs, turn],
    queryFn: ({ signal }) => calculated(differs)(statoDi(nome, settled, altre ?? {}), { signal }),
    enabled: altre !== null,
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
}

/** The days and codes that no text confirms. Only the server knows which texts were read. */
export function useDeboli() {
  const { simulator } = useSimulationStore()
  const values = useSettled(
    useSimulation((s) => s.values),
    TYPED_MS,
  )
  const nome = nomeDi(simulator)
  return useQuery({
    queryKey: ['calendario-cifre', nome, values],
    queryFn: ({ signal }) => call(routes.usedCalendario, askedOf(statoDi(nome, values)), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
}

/** The explanation of a figure of one of the calendars on the page. */
export function explain(
  { path, steps }: { readonly path: string; readonly steps: readonly string[] },
  { simulator, store }: SimulationStore,
  values: Values,
  signal: AbortSignal,
) {
  const nome = nomeDi(simulator)
  const altre: Readonly<Record<Quale, Altre>> = { scelto: {}, accanto: altreDi(nome, values, store.getState().result) ?? {}, ...metodi }
  const { quale, resto } = qualeDi(path)
  const { params, body } = askedOf(statoDi(nome, values, altre[quale]))
  return call(routes.explainCalendario, { params: { ...params, path: resto }, query: { passi: [...steps] }, body }, { signal })
}
