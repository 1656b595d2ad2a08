/** The plan and the curve of what is typed: searched in the page, otherwise by the server. */
import { forme, piano } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { IDLE_MS } from '../../design/useSettled.ts'
import { ricerca } from '../simulator/calcolatore/calcolatore.ts'
import type { Following } from '../simulator/calcolatore/desk.ts'
import type { AskedOfForme, FoundOfForme } from '../simulator/calcolatore/forme-asked.ts'
import { pageFirst } from '../simulator/page-first.ts'
import type { Values } from '../simulator/path.ts'
import { ofTurn, useSettledValues } from '../simulator/settled.ts'
import { useSimulation } from '../simulator/store.ts'
import { askedOf, yearOf } from '../simulator/year.ts'

const { PUNTI } = forme
const { documento, pianoDi, PRIMO_ANNO, ULTIMO_ANNO } = piano

const byPage = ricerca('forme')

/** The call for the plan. A first year that is not valid counts as not written, like every other value. */
export function planAsked(values: Values) {
  const body = pianoDi(values)
  const year = Number(body.annoInizio)
  const valid = Number.isInteger(year) && year >= PRIMO_ANNO && year <= ULTIMO_ANNO
  const param = valid ? year : documento.piano.fields.annoInizio.default
  return { params: { param }, body: { ...body, annoInizio: param } }
}

/** The first year of the plan if it is not the year of the table. */
export function anotherYear(values: Values): number | null {
  const { annoInizio } = planAsked(values).body
  return annoInizio === yearOf(values) ? null : annoInizio
}

/** The state that carries the question. The plan has a state of its own, made from that of the document. */
const carrying = (values: Values, chiesto: AskedOfForme): Values =>
  chiesto.cerca === 'piano' ? { ...planAsked(values).body, annoImposta: values.annoImposta, chiesto } : { ...values, chiesto }

async function onServer(values: Values, chiesto: AskedOfForme, { signal }: Following): Promise<FoundOfForme> {
  if (chiesto.cerca === 'piano') {
    const { State } = await call(routes.calcolaPiano, planAsked(values), { signal })
    if (!('percorso' in State)) throw new Error('The plan has no result')
    return { piano: State }
  }
  if (chiesto.cerca === 'apri') throw new Error('Questo browser non calcola da sé: qui un simulatore si apre solo dalla sua pagina.')
  return call(routes.curveForme, { ...askedOf(values), query: { variabile: chiesto.variabile, points: PUNTI } }, { signal })
}

/** Searches in the page, or on the server if the page cannot or its figures differed from the server's. */
export const found = (chiesto: AskedOfForme, { differs }: { readonly differs: boolean }) =>
  pageFirst<FoundOfForme>({ differs }, byPage && ((values, following) => byPage(carrying(values, chiesto), following)), (values, following) =>
    onServer(values, chiesto, following),
  )

/** The result of the search, which starts when typing stops. Until then the previous one stays on screen. */
export function useFound(chiesto: AskedOfForme) {
  const values = useSimulation((s) => s.values)
  const { values: state, turn } = useSettledValues(IDLE_MS)
  const differs = useSimulation((s) => s.differs)
  const known = useSimulation(({ result }) => result !== null)
  return useQuery({
    queryKey: ['forme', chiesto, state, differs, turn],
    queryFn: ({ signal }) => found(chiesto, { differs })(state, { signal }),
    enabled: known && state === values,
    placeholderData: (previous, query) => (known ? ofTurn(turn)(previous, query) : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
}
