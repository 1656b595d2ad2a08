/** What a host without Node loads for a simulator and year: the manifest and the modules. */
import type { TaxYear } from '@bilancia/contract'
import type { Layout, Program, Simulator } from '@bilancia/engine'
import { Coder, stepOf } from '@bilancia/engine/emitters'
import { type ModuleName, moduleWith, placesOf, routine, sizesOf } from '@bilancia/engine/host'
import { moduleOf } from './module.ts'
import type { Routine } from './pieces.ts'

export type Part = Pick<Simulator, 'manifest' | 'routines'> & { readonly layout: Layout; readonly edition: (anno: TaxYear) => { readonly program: Program } }

export type PerOspite<M> = { readonly manifest: M; readonly modules: Readonly<Record<ModuleName, Uint8Array>> }

export function perOspite<P extends Part>(part: P, anno: TaxYear): PerOspite<ReturnType<P['manifest']>> {
  const manifest = part.manifest(anno) as ReturnType<P['manifest']>
  const { program } = part.edition(anno)
  const { year, slots, rules, searched } = program
  const { v, d, w, m, end } = placesOf(sizesOf(manifest))
  const first = part.layout.defaults.length
  const coder = new Coder(year, slots)
  const evaluate: Routine = {
    name: routine.evaluate,
    places: { v },
    steps: rules.map((rule) => [stepOf(rule, coder)]),
    checked: { first, count: rules.length },
  }
  const others = part.routines(anno).map(({ name, steps }): Routine => {
    const evaluates = moduleWith(name) === 'ricerche'
    return { name, steps, places: evaluates ? { v } : { v, d, w, m }, ...(evaluates && { checked: { first, count: rules.length + searched.length } }) }
  })
  const written = (module: ModuleName) =>
    moduleOf(
      [evaluate, ...others].filter(({ name }) => moduleWith(name) === module),
      end,
    )
  return { manifest, modules: { calcolo: written('calcolo'), pesi: written('pesi'), ricerche: written('ricerche') } }
}
