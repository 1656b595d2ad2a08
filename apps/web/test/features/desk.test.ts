/** A desk whose worker is replaced by one that answers when the test says so. */
import { afterEach, expect, it, vi } from 'vitest'
import { desk } from '../../src/features/simulator/calcolatore/desk.ts'
import type { Question } from '../../src/features/simulator/calcolatore/messages.ts'

class StandIn extends EventTarget {
  static started: StandIn[] = []
  readonly asked: Question[] = []
  ended = false
  constructor() {
    super()
    StandIn.started.push(this)
  }
  postMessage(question: Question) {
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
  answer(answer: string) {
    for (const { id } of this.asked) this.dispatchEvent(new MessageEvent('message', { data: { id, answer } }))
  }
}

const question = { simulator: 'forme', what: 'search', state: {} } as const

afterEach(() => {
  StandIn.started = []
  vi.unstubAllGlobals()
})

it('a question asked while another is cancelled is answered by the next worker', async () => {
  vi.stubGlobal('Worker', StandIn)
  const { ask, end } = desk()
  const leaving = new AbortController()
  const given = ask<string>(question, { signal: leaving.signal })
  leaving.abort()
  const kept = ask<string>(question)
  // A search too calls `end` only after its promise is rejected. By then the second question is waiting.
  await expect(given).rejects.toThrow()
  end()
  expect(StandIn.started.map(({ ended }) => ended)).toEqual([true, false])
  expect(StandIn.started[1]?.asked).toHaveLength(1)
  StandIn.started[1]?.answer('found')
  expect(await kept).toBe('found')
})
