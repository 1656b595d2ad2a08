/** Builds artefacts: everything that hosts run for a simulator and year, and one hash of the whole. */
import { createHash } from 'node:crypto'
import { firma, type Manifest, type Posto, type Simulator } from '@bilancia/engine'
import { slotIn } from '@bilancia/engine/emitters'
import { type Manifest as HostManifest, modules as order } from '@bilancia/engine/host'
import { type Part, type PerOspite, perOspite } from './ospite.ts'

type Named = Pick<Manifest, 'simulatore' | 'anno' | 'motore' | 'legge'>
export type Built = { readonly manifest: Manifest; readonly ospite: PerOspite<HostManifest> }

export function artefact({ simulatore, anno, motore, legge }: Named, part: Part & Pick<Simulator, 'places'>): Built {
  const ospite = perOspite(part, anno)
  const { layout, places } = part
  const { rules, slots } = part.edition(anno).program
  const manifest = {
    simulatore,
    anno,
    motore,
    legge,
    programmi: { calcola: { campi: layout.defaults.length, regole: rules.length, firma: firma(rules) } },
    moduli: Object.fromEntries(order.map((name) => [name, ospite.modules[name].length])),
    ingressi: layout.paths.flatMap((path, slot, paths): readonly Posto[] => (path && paths.indexOf(path) === slot ? [[path, slot]] : [])),
    uscite: [...places].map(([path, { rule }]): Posto => [path, slotIn(slots, rule)]),
  }
  return { manifest: { ...manifest, sha256: fingerprint(manifest, ospite) }, ospite }
}

/** Hash of every module, of the hosts' data, and of the manifest without the hash itself. */
export function fingerprint(manifest: Omit<Manifest, 'sha256'>, { modules, manifest: ofHosts }: PerOspite<unknown>): string {
  const hash = createHash('sha256')
  for (const name of order) hash.update(modules[name])
  return hash.update(JSON.stringify(ofHosts)).update(JSON.stringify(manifest)).digest('hex')
}
