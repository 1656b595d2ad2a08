/** What any path of the state or of the result is called on screen. */
import { iforfettari, located } from '@bilancia/contract'

const { catalog, altreVoci, vociForfettario, vociNormale, vociIrpef, pannelliIrpef } = iforfettari

const prefixed = (labels: Readonly<Record<string, string>>, prefix: string) => Object.entries(labels).map(([key, label]) => [prefix + key, label] as const)

const labels: ReadonlyMap<string, string> = new Map([
  ...located(catalog).map(({ path, field }) => [path, field.label] as const),
  ...Object.entries(catalog).flatMap(([key, entry]) => ('label' in entry ? [[key, entry.label] as const] : [])),
  ...Object.entries(altreVoci),
  ...prefixed(vociForfettario, 'redditoContributiImposta.'),
  ...prefixed(vociNormale, 'regimeNormale.'),
  ...Object.values(pannelliIrpef).flatMap(({ normale, forfettario }) => [...prefixed(vociIrpef, `${normale}.`), ...prefixed(vociIrpef, `${forfettario}.`)]),
])

/** The label of `confronto.tabellaRettifica.beni.0.costo`; the path itself where nothing is known by that name. */
export const labelOf = (path: string): string => labels.get(path) ?? labels.get(path.replace(/\.\d+\./, '[].')) ?? path
