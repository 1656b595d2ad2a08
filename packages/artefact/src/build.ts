/** Builds the artefact of every simulator and year into a folder: `node build.ts FOLDER`. Set-up calls it where the sources changed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type TaxYear, taxYears } from '@bilancia/contract'
import type { Artefact } from '@bilancia/engine'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { artefact, type Parts } from './artefact.ts'
import { fileDi } from './index.ts'

/** The programs of each simulator, by the routine that runs them. */
export const parti = {
  iforfettari: { calcola: iforfettari.programma },
  convsrl: { calcola: convsrl.programma },
  budget4u: { calcola: budget4u.programma },
} as const satisfies Readonly<Record<string, Parts>>

const versione = (di: string): string => (JSON.parse(readFileSync(new URL(di, import.meta.url), 'utf8')) as { readonly version: string }).version
const versioni = { motore: versione('../../engine/package.json'), legge: versione('../../tax-rules/package.json') }

export const costruito = (simulatore: keyof typeof parti, anno: TaxYear): Artefact => artefact({ simulatore, anno, ...versioni }, parti[simulatore])

function costruisci(dove: string): void {
  rmSync(dove, { recursive: true, force: true })
  mkdirSync(dove, { recursive: true })
  for (const simulatore of Object.keys(parti) as (keyof typeof parti)[]) {
    for (const anno of taxYears) {
      const { manifest, bytes } = costruito(simulatore, anno)
      const { modulo, manifesto } = fileDi(dove, simulatore, anno)
      writeFileSync(modulo, bytes)
      writeFileSync(manifesto, JSON.stringify(manifest))
    }
  }
}

const [, script, dove] = process.argv
if (dove !== undefined && script === import.meta.filename) costruisci(dove)
