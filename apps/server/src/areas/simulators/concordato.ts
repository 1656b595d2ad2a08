/** The calls of the concordato: calculation, explanation, figures of law. */
import { concordato as contratto, shape, type TaxYear, taxYears } from '@bilancia/contract'
import { routes } from '@bilancia/contract/api'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { concordato } from '../../platform/simulators.ts'
import { explained, NonLetti, orUnknown, type State, unreadIn, usedFigures } from './asked.ts'
import type { Opened } from './opened.ts'

const answer = shape.object({
  State: concordato.schema.risultato,
  NonLetti,
  Impronte: shape.list(shape.object({ anno: shape.count('Anno'), impronta: shape.text('Impronta') })),
})

const isBiennio = (value: unknown): value is contratto.Biennio => Object.keys(contratto.bienni).some((key) => key === value)

/** The years of the state; the year of the address if it has no known biennium. Throws ANNO_DIVERSO if the biennium begins in another year. */
function yearsOf(first: TaxYear, { biennio }: State): readonly [TaxYear, ...TaxYear[]] {
  if (!isBiennio(biennio)) return [first]
  const [begins, ...others] = contratto.bienni[biennio]
  if (begins === first) return [begins, ...others]
  throw new Refusal('ANNO_DIVERSO', { indirizzo: first, stato: begins, primo: taxYears[0], ultimo: Math.max(...taxYears) })
}

export function concordatoCalls(mount: Mount, { opened }: { readonly opened: Opened }): void {
  mount(
    routes.calcolaConcordato,
    ({ params, body }) => {
      const years = yearsOf(params.param, body)
      return {
        State: concordato.host.calcola(body),
        ...unreadIn('concordato', body),
        Impronte: years.map((anno) => ({ anno, impronta: concordato.impronta(anno) })),
      }
    },
    answer,
  )

  mount(routes.explainConcordato, ({ params: { param, path }, query, body, who }) => {
    const [first, second = first] = yearsOf(param, body)
    const year = /^anni[[.]1/.test(path) ? second : first
    return explained({ path, passi: query.passi, Impronta: concordato.impronta(year) }, () =>
      opened.of({ who: who.Id, what: `concordato ${path}`, state: body }, async () => orUnknown((await concordato.regole()).spiega, body, path)),
    )
  })

  mount(routes.usedConcordato, async ({ params, body }) => {
    const [first] = yearsOf(params.param, body)
    return usedFigures((await concordato.regole()).cifreUsate(body), concordato.impronta(first))
  })
}
