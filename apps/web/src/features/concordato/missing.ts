import { concordato } from '@bilancia/contract'
import { getPath, type Values } from '../simulator/path.ts'
import { anniDi } from './simulator.ts'

/**
 * What a verdict needs: subject, biennium, income of the year before, and of each year the proposal and what is expected. A company that pays IRAP also
 * needs the values of production. Any of them counted as zero would favour one side.
 */
export function missing(values: Values): readonly string[] {
  const choices = ['soggetto', 'biennio'].filter((path) => !values[path])
  if (choices.length > 0) return choices
  const irap = values.soggetto === 'SOCIETA_CAPITALI' && Number(values.aliquotaIrap) > 0
  const ofYear = ['concordato', 'effettivo', ...(irap ? ['vpnConcordato', 'vpnEffettivo'] : [])]
  const paths = ['redditoPrecedente', ...anniDi(values).flatMap((_, i) => ofYear.map((key) => `anni.${i}.${key}`))]
  return paths.filter((path) => typeof getPath(values, path) !== 'number')
}

const { punteggioIsa } = concordato.catalog
const addizionali = { addizionaleRegionalePercentuale: 'Addizionale regionale', addizionaleComunalePercentuale: 'Addizionale comunale' } as const

/** What the verdict takes for granted because nobody has typed it, by path. A score that was typed as the proposed one counts as not typed. */
export function takenForGranted(values: Values): readonly (readonly [path: string, text: string])[] {
  const { soggetto } = values
  const score = soggetto !== 'FORFETTARIO' && values.punteggioIsa === punteggioIsa.default
  return [
    ...(score ? [['punteggioIsa', `Punteggio ISA ${punteggioIsa.default}: è quello proposto, se non è stato scritto`] as const] : []),
    ...Object.entries(addizionali).flatMap(([path, name]) =>
      soggetto === 'PERSONA_FISICA' && !values[path] ? [[path, `${name} a zero: non è contata`] as const] : [],
    ),
  ]
}
