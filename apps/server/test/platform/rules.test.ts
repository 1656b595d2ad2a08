import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = ['../../src/', '../../../cli/src/'].flatMap((folder) => {
  const at = new URL(folder, import.meta.url).pathname
  return readdirSync(at, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.ts') ? [join(at, file)] : []))
})

it('server and command line load the rules when they need them, not at the start', () => {
  expect(sources.length).toBeGreaterThan(100)
  const atStart = sources.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').match(/^(import|export) (?!type )([^'(]*? from )?'@bilancia\/tax-rules[^']*'/gm) ?? []
    return imports.filter((line) => !line.endsWith("/ospite'")).map((line) => `${file}: ${line}`)
  })
  expect(atStart).toEqual([])
})
