/** iForfettari for the generic simulator page. */
import { iforfettari, isTaxYear, type PathOf, taxYears } from '@bilancia/contract'
import { applications, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { AnyField, type TypedField } from '../simulator/Field.tsx'
import type { Simulator } from '../simulator/simulation.ts'

const { catalog, effects, messages } = iforfettari

const thisYear = new Date().getFullYear()

/** The year an answer is asked for is that of the state. */
export const yearOf = (values: object): number => Number((values as { readonly annoImposta?: unknown }).annoImposta)

export const simulator: Simulator = {
  catalog,
  effects,
  messages,
  applicationId: applications.forfetari.id,
  start: { annoImposta: isTaxYear(thisYear) ? thisYear : Math.max(...taxYears) },
  calculate: async (values, signal) => {
    // A saved state may name any year; the address of the call takes only these.
    if (!isTaxYear(yearOf(values))) throw new Error(`Anno d'imposta da scegliere, dal ${Math.min(...taxYears)} al ${Math.max(...taxYears)}`)
    const { State, Quadro } = await call(routes.calcolaForfetari, { params: { param: yearOf(values) }, body: values }, { signal })
    return { ...State, quadro: Quadro }
  },
  nameOf: ({ nomeCognome }) => (typeof nomeCognome === 'string' ? nomeCognome.trim() : ''),
}

export type Path = PathOf<typeof catalog>

/** A field of iForfettari: a wrong path does not compile. */
export const Field: TypedField<Path> = AnyField
