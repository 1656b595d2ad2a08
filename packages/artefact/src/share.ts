/** Half of what `build.ts` builds: `share.ts FOLDER 0`, or `1` for the other half. */
import { readFileSync, writeFileSync } from 'node:fs'
import { keysOf, stateKeys, type TaxYear, taxYears } from '@bilancia/contract'
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

/** Even and odd years of each simulator, so that both threads take about as long. */
function costruisci(dove: string, quota: number): void {
  if (quota === 0) schemi(dove)
  for (const simulatore of keysOf(parti))
    for (const anno of taxYears.filter((_, n) => n % 2 === quota)) {
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

function schemi(dove: string): void {
  const stati = stateKeys()
  for (const [simulatore, { schema }] of Object.entries({ ...simulatori, forme, piano, calendario }))
    writeFileSync(schemaDi(dove, simulatore), JSON.stringify({ ...schema, stato: stati[simulatore] }))
  writeFileSync(cifreCalendario(dove), JSON.stringify(calendario.cifreDi()))
  for (const anno of taxYears) writeFileSync(cifreForme(dove, anno), JSON.stringify(forme.cifreDi(anno)))
}

const [, script, dove, quota] = process.argv
if (dove !== undefined && script === import.meta.filename) costruisci(dove, Number(quota))
