/**
 * Runs before all tests: creates the demo data once. Every server copies them, because creating them takes longer than the
 * rest of its start.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/server/test/support/port.ts'
import { startServer } from './server.ts'

export default async function demoData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'bilancia-demo-'))
  const { close } = await startServer(await freePort(), { DATA_DIR: folder })
  await close()
  // Workers start later and read this variable.
  process.env.DEMO_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
