/** The label on screen of any path of the state or of the result of Budget4u. */
import { budget4u, labelsOf, located } from '@bilancia/contract'
import { linesUnder } from './results.ts'

const { catalog } = budget4u

/** Paths of the catalog keep their label there. */
const kept = new Set(located(catalog).map(({ path }) => path))
const named = (...paths: readonly Parameters<typeof linesUnder>[0][]) => paths.flatMap(linesUnder).filter(([path]) => !kept.has(path))
const years = ['primo anno', 'secondo anno', 'terzo anno']

export const labelOf = labelsOf(catalog, [
  ...named('informazioniCostiDiAvvio', 'contoEconomicoDittaSocieta', 'contoEconomicoProfessionista', 'inail', 'dirittiCCIAA'),
  ...named('imposteContributi.irap.imponibile', 'imposteContributi.irap.imposta', 'forfetari', 'risultati', 'quadro.ripartizione'),
  ...years.flatMap((year, k) => linesUnder(`pianoTriennale[${k}]`).map(([path, label]) => [path, `${label}, ${year}`] as const)),
])
