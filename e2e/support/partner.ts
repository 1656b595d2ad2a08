/** Another company's site for the tests: its federation service, its start-up tool, and its sign-out page. */
import { createServer } from 'node:http'
import type { ApplicationRecord } from '@bilancia/contract/api'
import { freePort } from '../../apps/server/test/support/port.ts'

export type Partner = {
  readonly origin: string
  /** Sets the list of the federation service; null makes it fail. */
  readonly list: (applications: readonly Pick<ApplicationRecord, 'Type' | 'Url' | 'inactive'>[] | null) => void
  readonly close: () => Promise<void>
}

/** Every page except `/federation` shows its own address. */
export async function partner(): Promise<Partner> {
  let listed: Parameters<Partner['list']>[0] = []
  const server = createServer(({ url = '' }, response) => {
    if (url === '/federation') {
      const records = listed?.map((card) => ({
        Guid: card.Type.toLowerCase(),
        Nome: `${card.Type} federata`,
        Descrizione: 'Come la racconta la federazione.',
        ...card,
      }))
      response.writeHead(records ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(records ?? {}))
    } else response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Altrove</title><p>${url.replaceAll('<', '')}</p>`)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    list: (applications) => {
      listed = applications
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
