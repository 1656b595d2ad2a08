import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { expect, it } from 'vitest'
import { DurableFiles, NotDurable, startDurable } from '../../src/platform/embedded-files.ts'
import { dataFolder } from '../support/data-folder.ts'

it('syncs at least once for every commit', async () => {
  const files = new DurableFiles(join(await dataFolder(), 'database'))
  const client = await startDurable(files)
  await client.exec('create table saved (id integer)')
  const before = files.syncs
  for (let id = 0; id < 20; id++) await client.query('insert into saved values ($1)', [id])
  expect(files.syncs - before).toBeGreaterThanOrEqual(20)
  await client.close()
})

it('refuses to start if the library has dropped the hook', async () => {
  class Unhooked extends DurableFiles {
    override init = NodeFS.prototype.init
  }
  await expect(startDurable(new Unhooked(join(await dataFolder(), 'database')))).rejects.toThrow(NotDurable)
})

/** A disk that a test can make full: the file layer then fails as on a full disk. */
class Filling extends DurableFiles {
  full = false

  override async init(...args: Parameters<DurableFiles['init']>): ReturnType<DurableFiles['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const fill = (module: unknown) => {
      const { FS, NODEFS } = module as {
        readonly FS: { readonly ErrnoError: new (code: number) => Error }
        readonly NODEFS: { readonly stream_ops: { write: (...args: unknown[]) => unknown } }
      }
      const { write } = NODEFS.stream_ops
      NODEFS.stream_ops.write = (...args) => {
        if (this.full) throw new FS.ErrnoError(51)
        return write(...args)
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] } }
  }
}

it('on a full disk refuses every statement at once instead of hanging, and keeps what was acknowledged', async () => {
  const folder = join(await dataFolder(), 'database')
  const files = new Filling(folder)
  const client = await startDurable(files)
  await client.exec('create table saved (id integer); insert into saved values (1)')
  files.full = true
  await expect(client.query('insert into saved values (2)')).rejects.toMatchObject({ code: '53100' })
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '53100' })
  await expect(client.transaction((tx) => tx.query('select 1'))).rejects.toMatchObject({ code: '53100' })
  await client.close()

  const again = await startDurable(new DurableFiles(folder))
  expect((await again.query('select id from saved')).rows).toContainEqual({ id: 1 })
  await again.close()
})
