import { NodeFS } from '@electric-sql/pglite/nodefs'
import { expect, it } from 'vitest'
import { DurableFiles, NotDurable, startDurable } from '../../src/platform/embedded-files.ts'
import { temporaryFolder } from '../support/folder.ts'

it('syncs at least once for every commit', async () => {
  const files = new DurableFiles(temporaryFolder())
  const client = await startDurable(files)
  await client.exec('create table saved (id integer)')
  const before = files.syncs
  for (let id = 0; id < 20; id++) await client.query('insert into saved values ($1)', [id])
  expect(files.syncs - before).toBeGreaterThanOrEqual(20)
  await client.close()
})

it('refuses to start where the library has dropped the hook', async () => {
  class Unhooked extends DurableFiles {
    override init = NodeFS.prototype.init
  }
  await expect(startDurable(new Unhooked(temporaryFolder()))).rejects.toThrow(NotDurable)
})
