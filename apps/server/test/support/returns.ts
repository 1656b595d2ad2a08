/** Files of returns for the tests of the calls: real samples, and generated files. */
import { readFileSync } from 'node:fs'
import { CheckDigitizer } from '@marketto/codice-fiscale-utils'
import { fileOf } from '../../../../packages/telematic/test/tools/file.ts'

export const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../packages/telematic/test/samples/${name}.txt`, import.meta.url)))

/** Valid tax codes of invented people, all different: day, year and comune are counted up. */
export function personCode(i: number): string {
  const [year, day, comune] = [i % 100, 1 + (Math.floor(i / 100) % 28), 500 + (Math.floor(i / 2800) % 400)]
  const body = `PRVPRV${String(year).padStart(2, '0')}A${String(day).padStart(2, '0')}H${comune}`
  return body + CheckDigitizer.checkDigit(body)
}

/** A file with `count` returns of sole traders. */
export const manyReturns = (count: number, boxes: Readonly<Record<string, number | string>> = { RG002002: 1_000, RG012001: 1_000 }): Uint8Array =>
  fileOf({ fornitura: 'RPF26', returns: Array.from({ length: count }, (_, i) => ({ cf: personCode(i), modules: { 1: boxes } })) })

type Sent = { readonly status: number; readonly type: string; readonly body: unknown }
export type Form = { readonly file?: Uint8Array | readonly Uint8Array[]; readonly fields?: Readonly<Record<string, string | number>>; readonly name?: string }

/** Sends a form with a file, as the page does. */
export async function send(
  { origin }: { readonly origin: string },
  token: string,
  path: 'preview' | 'upload',
  { file, fields = {}, name = 'fornitura.txt' }: Form,
): Promise<Sent> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value))
  for (const bytes of file === undefined ? [] : file instanceof Uint8Array ? [file] : file) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const response = await fetch(`${origin}/api/telematico/${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.json() }
}
