/** The label on screen of any path of the state or of the result of Convenienza Srl. */
import { convsrl, labelsOf } from '@bilancia/contract'
import { vociSocieta } from './results.ts'

const { catalog, nomiScenari, percorsiScenari, scenari } = convsrl

/** Messages can be beside lines of the company of a scenario. */
const lines = scenari.flatMap((scenario) =>
  Object.entries(vociSocieta).map(([voce, label]) => [`${percorsiScenari[scenario]}.societa.${voce}`, `${label} (${nomiScenari[scenario]})`] as const),
)

export const labelOf = labelsOf(catalog, lines)
