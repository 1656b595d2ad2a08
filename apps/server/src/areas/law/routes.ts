/** The call of the law page: the figures of law of the whole product. */
import { setImmediate } from 'node:timers/promises'
import { type LawFigures, routes } from '@bilancia/contract/api'
import type { Fonte } from '@bilancia/engine'
import type { CifraDiLegge } from '@bilancia/tax-rules/catalogo'
import type { Mount } from '../../platform/mount.ts'

export function law(mount: Mount): void {
  // The figures are the same for every user and do not change while the process runs, so they are computed once, at the first call.
  let answer: Promise<LawFigures> | undefined
  mount(routes.lawFigures, () => {
    answer ??= figures()
    return answer
  })
}

/** Yields between steps, so that other calls are answered. */
async function figures(): Promise<LawFigures> {
  const { fonti, passiCatalogo } = await import('@bilancia/tax-rules/catalogo')
  const steps = passiCatalogo()
  for (;;) {
    const step = steps.next()
    if (step.done) return answered(fonti, step.value)
    await setImmediate()
  }
}

const answered = (fonti: readonly Fonte[], cifre: readonly CifraDiLegge[]): LawFigures => ({
  fonti: Object.fromEntries(fonti.map((fonte) => [fonte.id, fonte])),
  cifre: cifre.map((cifra) => ({ ...cifra, anni: cifra.anni.map((anno) => ({ ...anno, fonti: anno.fonti.map(({ id }) => id) })) })),
})
