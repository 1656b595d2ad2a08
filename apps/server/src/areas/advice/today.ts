/** What the program calculates today for a state, and the law behind it. A delivery seals it; later it is compared with what was sealed. */
import { isTaxYear, type piano } from '@bilancia/contract'
import type { Identity } from '@bilancia/contract/api'
import { savableOf } from '../calculations/service.ts'
import type { Searches } from '../simulators/search/searches.ts'
import { sealedFigure } from './norms.ts'

type State = Readonly<Record<string, unknown>>
/** The user who waits for a result. `gone` is aborted when they no longer wait. */
export type Asker = { readonly who: Identity; readonly gone: AbortSignal }

/** A plan takes up to some seconds, so it is searched off the request thread. */
export const planSearch =
  ({ run }: Searches) =>
  ({ who, gone }: Asker) =>
  (state: State) =>
    run({ what: 'piano', state }, { who: who.Id, gone }).then(({ risultato }) => risultato)

/** The result of today's program for a state, with every figure of law that it reads. */
export async function today(application: number, state: State, planOf: (state: State) => Promise<piano.Risultato>) {
  const { whole, cifre, piano: suo } = savableOf(application)
  const { risultato, quadro } = await whole(state)
  const plan = suo ? { piano: await planOf(suo.statoDi(state)) } : {}
  // Converted through JSON, because the JSON is signed and compared.
  const Risultato: Record<string, unknown> = JSON.parse(JSON.stringify({ ...risultato, quadro, ...plan }))
  // A state without a valid year has no figures of law. Its result says so in a message.
  const figures = isTaxYear(state.annoImposta) ? (await cifre(state)).map(sealedFigure) : []
  return { Impronta: lawOf(application, state), Risultato, cifre: figures }
}

/** The fingerprint of the law behind the whole result: of the year, or of all years where there is a plan. */
export function lawOf(application: number, state: State): string | null {
  const { fingerprint, piano: suo } = savableOf(application)
  const ofYear = fingerprint(state)
  return ofYear === null ? null : (suo?.impronta ?? ofYear)
}
