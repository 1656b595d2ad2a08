/** What any path of the state or of the result is called on screen. */
import { type Fields, iforfettari, located } from '@bilancia/contract'

const { catalog, altreVoci, vociForfettario, vociNormale, vociIrpef, pannelliIrpef } = iforfettari

const prefixed = (labels: Readonly<Record<string, string>>, prefix: string) => Object.entries(labels).map(([key, label]) => [prefix + key, label] as const)

const labels: ReadonlyMap<string, string> = new Map([
  ...located(catalog).map(({ path, field }) => [path, field.label] as const),
  ...sections(catalog),
  ...Object.entries(altreVoci),
  ...prefixed(vociForfettario, 'redditoContributiImposta.'),
  ...prefixed(vociNormale, 'regimeNormale.'),
  ...Object.values(pannelliIrpef).flatMap(({ normale, forfettario }) => [...prefixed(vociIrpef, `${normale}.`), ...prefixed(vociIrpef, `${forfettario}.`)]),
])

/** The label of `confronto.tabellaRettifica.beni.0.costo`, a collaborator's with its person; the path itself where nothing has that name. */
export function labelOf(path: string): string {
  const label = labels.get(path) ?? labels.get(path.replace(/\.\d+\./, '[].')) ?? path
  const person = /^datiCollaboratore([12])\./.exec(path)?.[1]
  return person ? `Collaboratore ${person}, ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label
}

/** A warning may stand beside a whole section. */
function sections(fields: Fields, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([key, entry]) =>
    entry.kind === 'group' ? [[prefix + key, entry.label] as const, ...sections(entry.fields, `${prefix}${key}.`)] : [],
  )
}
