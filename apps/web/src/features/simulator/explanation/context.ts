/** Gives every part of a simulator's page access to explanations and to moving to a field. */
import { createContext, use } from 'react'

type Explaining = {
  /** Opens the explanation of a path of the result. */
  readonly explain: (path: string) => void
  /** Shows a field of the form and focuses it. */
  readonly goToField: (path: string) => void
}

export const ExplanationContext = createContext<Explaining | null>(null)

function useExplaining(): Explaining {
  const found = use(ExplanationContext)
  if (!found) throw new Error('Results stand inside an ExplanationProvider')
  return found
}

/** `const explain = useExplain()`, then `explain('confronto.vantaggioForfettario')`. */
export const useExplain = () => useExplaining().explain

/** `const goToField = useGoToField()`, then `goToField('regimeForfettario.gruppo')`. */
export const useGoToField = () => useExplaining().goToField
