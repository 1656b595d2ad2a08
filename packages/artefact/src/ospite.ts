/** What a host without Node loads for a simulator and year: the manifest and the modules. */
import type { TaxYear } from '@bilancia/contract'
import type { Layout, Program, Simulator } from '@bilancia/engine'
import { type ModuleName, moduleWith, placesOf, sizesOf } from '@bilancia/engine/host'
import { moduleOf } from './module.ts'
import type { Routine } from './pieces.ts'

export type Part = Pick<Simulator, 'manifest' | 'routines'> & { readonly layout: Layout; readonly edition: (anno: TaxYear) => { readonly program: Program } }

export type PerOspite<M> = { readonly manifest: M; readonly modules: Readonly<Record<ModuleName, Uint8Array>> }

export function perOspite<P extends Part>(part: P, anno: TaxYear): PerOspite<ReturnType<P['manifest']>> {
  const manifest = part.manifest(anno) as ReturnType<P['manifest']>
  const { program } = part.edition(anno)
  const { rules, searched } = program
  const { v, d, w, m, end } = placesOf(sizesOf(manifest))
  const first = part.layout.defaults.length
  const ofRules = { v }
  const ofWeights = { v, d, w, m }
  const routines = part.routines(anno).map(({ name, steps }): Routine => {
    const module = moduleWith(name)
    if (module === 'pesi') return { name, steps, places: ofWeights }
    return { name, steps, places: ofRules, checked: { first, count: rules.length + (module === 'calcolo' ? 0 : searched.length) } }
  })
  const written = (module: ModuleName) =>
    moduleOf(
      routines.filter(({ name }) => moduleWith(name) === module),
      end,
    )
  return { manifest, modules: { calcolo: written('calcolo'), pesi: written('pesi'), ricerche: written('ricerche') } }
}
