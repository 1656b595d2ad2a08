// @vitest-environment node
/** The calculation within the keystroke: it gives the same figures as the server's function, once the year is loaded, and only while it is fast. */
import { readFileSync } from 'node:fs'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartella, cifreForme, fileDi } from '../../../../packages/artefact/src/index.ts'
import { atOnce } from '../../src/features/simulator/calcolatore/at-once.ts'
import type { SimulatorName } from '../../src/features/simulator/calcolatore/hosts.ts'
import type { Source } from '../../src/features/simulator/calcolatore/law.ts'

vi.mock('../../src/features/simulator/calcolatore/files.ts', () => ({
  filesOf:
    (simulator: SimulatorName): Source =>
    async (year, part, of = simulator) => {
      if (year === null) throw new Error('Nothing at once reads what is the same in every year')
      const { moduli, perPagina, nomi } = fileDi(cartella, of, year)
      return new Response(readFileSync({ ...moduli, manifesto: perPagina, nomi, cifre: cifreForme(cartella, year) }[part]))
    },
}))
afterEach(() => vi.restoreAllMocks())

const PATIENCE = { timeout: 20_000 }
const simulators = { iforfettari, convsrl, budget4u } as const

describe.each(['iforfettari', 'convsrl', 'budget4u'] as const)('%s within a keystroke', (name) => {
  it('opens a year while the worker answers, then gives the same as the server', async () => {
    const subito = atOnce(name)
    for (const annoImposta of [2026, 2027]) {
      const state = { annoImposta }
      expect(subito?.(state)).toBeNull()
      const { risultato, quadro } = simulators[name].calcolaConQuadro(state)
      await vi.waitFor(() => expect(subito?.(state)).toEqual({ ...risultato, quadro }), PATIENCE)
    }
  })
})

it('leaves searches, jumps and years without law to the worker and the server', async () => {
  const subito = atOnce('iforfettari')
  await vi.waitFor(() => expect(subito?.({ annoImposta: 2026 })).not.toBeNull(), PATIENCE)
  for (const more of [{ calcolaPareggio: true }, { calcolaSalti: true }, { annoImposta: 1999 }, { annoImposta: '' }])
    expect(subito?.({ annoImposta: 2026, ...more })).toBeNull()
})

it('leaves keystrokes to the worker after three calculations that took more than half a frame', async () => {
  const subito = atOnce('iforfettari')
  const state = { annoImposta: 2026 }
  let clock = 0
  // From the start: on a busy machine the first calculation may take more than half a real frame.
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  await vi.waitFor(() => expect(subito?.(state)).not.toBeNull(), PATIENCE)
  now.mockImplementation(() => (clock += 9))
  expect([subito?.(state), subito?.(state)]).not.toContain(null)
  now.mockImplementation(() => clock)
  expect(subito?.(state)).not.toBeNull()
  now.mockImplementation(() => (clock += 9))
  expect([subito?.(state), subito?.(state), subito?.(state)]).not.toContain(null)
  expect(subito?.(state)).toBeNull()
})
