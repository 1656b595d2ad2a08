/** Builds the artefact of every simulator and year into a folder: `node build.ts FOLDER`. Set-up runs it if the sources have changed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type TaxYear, taxYears } from '@bilancia/contract'
import { modules, packed } from '@bilancia/engine/host'
import { budget4u, calendario, casse, concordato, convsrl, forme, iforfettari, piano } from '@bilancia/tax-rules'
import { artefact, type Built } from './artefact.ts'
import { cifreCalendario, cifreForme, fileDi, schemaDi } from './index.ts'

const simulatori = { iforfettari, convsrl, budget4u, casse, concordato } as const
/** The simulators and years to build. */
export const parti = {
  iforfettari: iforfettari.programma,
  convsrl: convsrl.programma,
  budget4u: budget4u.programma,
  casse: casse.programma,
  concordato: concordato.programma,
} as const

const versione = (di: string): string => (JSON.parse(readFileSync(new URL(di, import.meta.url), 'utf8')) as { readonly version: string }).version
const versioni = { motore: versione('../../engine/package.json'), legge: versione('../../tax-rules/package.json') }

export const costruito = (simulatore: keyof typeof parti, anno: TaxYear): Built => artefact({ simulatore, anno, ...versioni }, parti[simulatore])

function costruisci(dove: string): void {
  rmSync(dove, { recursive: true, force: true })
  mkdirSync(dove, { recursive: true })
  writeFileSync(schemaDi(dove, 'forme'), JSON.stringify(forme.schema))
  writeFileSync(schemaDi(dove, 'piano'), JSON.stringify(piano.schema))
  writeFileSync(schemaDi(dove, 'calendario'), JSON.stringify(calendario.schema))
  writeFileSync(cifreCalendario(dove), JSON.stringify(calendario.cifreDi()))
  for (const anno of taxYears) writeFileSync(cifreForme(dove, anno), JSON.stringify(forme.cifreDi(anno)))
  for (const simulatore of Object.keys(parti) as (keyof typeof parti)[]) {
    writeFileSync(schemaDi(dove, simulatore), JSON.stringify(simulatori[simulatore].schema))
    for (const anno of taxYears) {
      const { manifest, ospite } = costruito(simulatore, anno)
      const { moduli, manifesto, perOspite, perPagina, nomi } = fileDi(dove, simulatore, anno)
      for (const name of modules) writeFileSync(moduli[name], ospite.modules[name])
      writeFileSync(manifesto, JSON.stringify(manifest))
      writeFileSync(perOspite, JSON.stringify(ospite.manifest))
      const { first, names } = packed(ospite.manifest)
      writeFileSync(perPagina, first)
      writeFileSync(nomi, names)
    }
  }
}

const [, script, dove] = process.argv
if (dove !== undefined && script === import.meta.filename) costruisci(dove)
