/** Before the run: demo data made once, which every server of the suite copies, because making them takes longer than the rest of its start. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/server/test/support/port.ts'
import { startServer } from './server.ts'

export default async function demoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-demo-'))
  const { close } = await startServer(await freePort(), { DATA_DIR: folder })
  await close()
  // Workers are started after this and take it from here.
  process.env.DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
