/** The HTML of a component inside what the suite gives to each page. Effects do not run: it is the first picture, before any answer of the server. */
import type { Identity } from '@bilancia/contract/api'
import { createTheme, ThemeProvider } from '@mui/material'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { BrandContext } from '../../src/design/brand.tsx'
import { IdentityContext } from '../../src/features/auth/identity.ts'
import { DocumentContext, type Opened } from '../../src/features/simulator/document/context.ts'
import type { SimulationStore } from '../../src/features/simulator/simulation.ts'
import type { Simulation } from '../../src/features/simulator/simulation-state.ts'
import { SimulationContext } from '../../src/features/simulator/store.ts'
import { aBrand } from '../a-brand.ts'
import { aUser } from './identities.ts'

const Agency: Identity['PrincipalAuth'][number]['Agency'] = {
  ...{ Id: 2, CompanyId: 1, Name: 'Studio Bianchi', State: 'A', Disabled: null, AssignedClientsOnly: false },
  ...{ Address: null, Cap: null, City: null, ProvinceCode: null },
}
/** With one studio. */
export const user = aUser({ AgencyId: Agency.Id, PrincipalAuth: [{ Id: 1, AgencyId: Agency.Id, Agency }] })

type Around = {
  readonly who?: Identity
  readonly simulation?: SimulationStore
  readonly document?: Opened
  readonly queries?: QueryClient
  readonly at?: string
}

// A dialog in a portal would need a window.
const theme = createTheme({ components: { MuiDialog: { defaultProps: { disablePortal: true } } } })

export function rendered(page: ReactNode, { who = user, simulation, document, queries = new QueryClient(), at = '/' }: Around = {}): string {
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [at] },
      createElement(
        ThemeProvider,
        { theme },
        createElement(
          QueryClientProvider,
          { client: queries },
          createElement(
            IdentityContext,
            { value: who },
            createElement(
              BrandContext,
              { value: aBrand },
              createElement(DocumentContext, { value: document ?? null }, createElement(SimulationContext, { value: simulation ?? null }, page)),
            ),
          ),
        ),
      ),
    ),
  )
}

/** As it is after every call that it makes has failed. */
export function withoutAnswers(page: ReactNode, around: Around = {}): string {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  rendered(page, { ...around, queries })
  for (const query of queries.getQueryCache().getAll()) query.setState({ status: 'error', error: new Error('Server non raggiungibile') })
  return rendered(page, { ...around, queries })
}

/** A simulation in this state. On the server React takes a store as it was made. */
export function inState({ store, ...simulation }: SimulationStore, state: Partial<Simulation>): SimulationStore {
  store.setState(state)
  return { ...simulation, store: { ...store, getInitialState: store.getState } }
}
