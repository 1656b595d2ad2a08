/** The load of filed returns into a simulation: the form, the function that sends it, and what the page does with the answer. */
import { type FrameChoice, type Loaded, type LoadedField, type Quadro, routes } from '@bilancia/contract/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { toast } from '../../../design/toast.ts'
import { getPath, type Values } from '../path.ts'
import { useSimulationStore } from '../store.ts'
import { withoutEarlier } from './earlier.ts'
import { applyLoaded, importedAt, writtenByHand } from './imported.ts'
import { prevailing } from './prevailing.ts'

export const tipiTelematico = { PF: 'Redditi PF', SC: 'Redditi SC' } as const
type TipoTelematico = keyof typeof tipiTelematico

/** The load form of the specification, section 3.3. A year is that of the declaration, null if none is chosen. */
export type LoadForm = {
  /** The company and up to three partners, instead of an owner and two collaborators. */
  readonly isConvenienza: boolean
  /** The profile of Forme, from the same returns as iForfettari. */
  readonly isForme: boolean
  readonly companyId: number | null
  readonly agencyId: number | null
  readonly telematicoType: TipoTelematico | null
  readonly year: number | null
  readonly cfImpresa: string
  readonly yearCf1: number | null
  readonly cfCollab1: string
  readonly yearCf2: number | null
  readonly cfCollab2: string
  readonly yearS3: number | null
  readonly cfSocio3: string
  /** The chosen quadro, if more than one suits. */
  readonly quadro: Quadro | null
  /** For a company: moves the taxes in its accounts (RF16) from the increases into the profit. */
  readonly spostaImposte: boolean
}

/** None of the requested returns is stored: 'Nessun dato recuperato' (specification, section 8). */
export class NothingFound extends Error {
  /** The missing returns. */
  readonly avvisi: readonly string[]

  constructor(avvisi: readonly string[]) {
    super('Nessun dato recuperato')
    this.avvisi = avvisi
  }
}

/** The kind of business that the user has chosen. One that an earlier return brought is replaced by the new return's. */
export function chosenTipologia(values: Values, path: string): (typeof tipologie)[number] | 'NON_DEFINITO' {
  const now = getPath(values, path)
  const chosen = importedAt(values, path)?.valore === now ? undefined : now
  return tipologie.find((one) => one === chosen) ?? 'NON_DEFINITO'
}

/** Requests the returns of a complete form. The kind of business is that of the simulation. Throws `NothingFound`, or like `call`. */
async function loadReturns(form: LoadForm, values: Values): Promise<Loaded> {
  const { companyId, telematicoType, ...rest } = form
  if (companyId === null || telematicoType === null) throw new Error('La company è obbligatorio')
  const tipologia = chosenTipologia(values, form.isForme ? 'attivita.tipologia' : 'tipologia')
  const loaded = await call(routes.loadTelematico, { body: { ...rest, companyId, telematicoType, tipologia } })
  const { primoCF, collab1CF, collab2CF, socio3CF, avvisi } = loaded
  if (!primoCF && !collab1CF && !collab2CF && !socio3CF) throw new NothingFound(avvisi)
  return { ...loaded, avvisi: [...avvisi, ...prevailing(values, loaded.campi)] }
}

const tipologie = ['IMPRESA', 'PROFESSIONE'] as const

type Outcome = { readonly loaded: Loaded; readonly byHand: readonly LoadedField[] }

/** A load that waits for a quadro. */
type Asked = { readonly form: LoadForm; readonly choices: readonly FrameChoice[] }

/**
 * Loads filed returns into the simulation of the page. Asks first if hand-typed values would be replaced. `outcome`: the questions and remarks after the
 * load, null if there are none. `choices`: the quadri to choose from first.
 */
export function useLoad(onDone: () => void) {
  const { store, initial } = useSimulationStore()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  const write = ({ loaded, byHand }: Outcome, keep: readonly LoadedField[]) => {
    const { values, replace, settle } = store.getState()
    replace(
      applyLoaded(
        withoutEarlier(values, initial, loaded.campi),
        loaded.campi,
        keep.map(({ campo }) => campo),
      ),
    )
    for (const { campo } of loaded.campi) settle(campo)
    toast.success('Caricamento avvenuto con successo')
    if (loaded.avvisi.length === 0 || byHand.length > 0) onDone()
    else setOutcome({ loaded, byHand: [] })
  }
  const load = useMutation({
    mutationFn: (form: LoadForm) => loadReturns(form, store.getState().values),
    onError: () => setAsked(null),
    onSuccess: (loaded, form) => {
      if (loaded.daScegliere.length > 0) {
        setAsked({ form, choices: loaded.daScegliere })
        return
      }
      setAsked(null)
      const found = { loaded, byHand: writtenByHand(store.getState().values, initial, loaded.campi) }
      if (found.byHand.length > 0) setOutcome(found)
      else write(found, [])
    },
  })
  return {
    load,
    outcome,
    choices: asked?.choices ?? null,
    choose: (quadro: Quadro) => asked && load.mutate({ ...asked.form, quadro }),
    replaceAll: () => outcome && write(outcome, []),
    keepMine: () => outcome && write(outcome, outcome.byHand),
  }
}
