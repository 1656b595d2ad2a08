/** The worker's side of the questions, run without a worker. */
import { afterEach, expect, it, vi } from 'vitest'
import type { AnyHost } from '../../src/features/simulator/calcolatore/hosts.ts'
import type { AnyReply, Question } from '../../src/features/simulator/calcolatore/messages.ts'
import { serve } from '../../src/features/simulator/calcolatore/serve.ts'

afterEach(() => void vi.unstubAllGlobals())

class Worker extends EventTarget {
  readonly replies: AnyReply[] = []
  postMessage(reply: AnyReply) {
    this.replies.push(reply)
  }
  ask(question: Question) {
    this.dispatchEvent(new MessageEvent('message', { data: question }))
  }
}

it('opens a simulator again if its file did not arrive, and only once if it did', async () => {
  const worker = new Worker()
  vi.stubGlobal('self', worker)
  const host: AnyHost = { calculate: async (state) => ({ State: state, Quadro: null }), now: () => null, prepare: async () => {}, search: async () => null }
  const open = vi.fn(async () => host).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  serve({ iforfettari: open })
  const ask = async (id: number) => {
    worker.ask({ id, simulator: 'iforfettari', what: 'calculate', state: { id } })
    await vi.waitFor(() => expect(worker.replies).toHaveLength(id))
  }
  for (const id of [1, 2, 3]) await ask(id)
  expect(worker.replies[0]).toMatchObject({ id: 1, error: expect.stringContaining('Failed to fetch') })
  expect(worker.replies.slice(1)).toEqual([2, 3].map((id) => ({ id, answer: { State: { id }, Quadro: null } })))
  expect(open).toHaveBeenCalledTimes(2)
})
