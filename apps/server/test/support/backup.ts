import type { Counts, Header } from '../../src/platform/backup/archive.ts'
import { unsealed } from '../../src/platform/backup/sealed.ts'

/** What a backup says of itself, read to its end: the key opens it, and nothing is missing or changed. `verified` also restores it, which takes a second. */
export async function saidBy(file: string, key: string): Promise<{ readonly header: Header; readonly counts: Counts }> {
  const lines: string[] = []
  for await (const line of unsealed(file, key)) lines.push(line)
  const { fine } = JSON.parse(lines.at(-1) ?? '{}')
  if (!fine) throw new Error('the backup has no end')
  return { header: JSON.parse(lines[0] ?? ''), counts: fine }
}
