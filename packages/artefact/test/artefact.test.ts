import { readFileSync } from 'node:fs'
import { stateKeys, taxYears } from '@bilancia/contract'
import { ArtefattoDiverso } from '@bilancia/engine'
import { modules, runOn } from '@bilancia/engine/host'
import { budget4u, casse, concordato, convsrl, iforfettari } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { fingerprint } from '../src/artefact.ts'
import { ArtefattoMancante, cartella, daDisco, fileDi } from '../src/index.ts'
import { costruito, parti } from '../src/share.ts'

/** Built here, by another process than the set-up. */
const diQui = { iforfettari: costruito('iforfettari', 2026), budget4u: costruito('budget4u', 2026) } as const

it('another build gives the same bytes as the set-up', () => {
  const legge = daDisco()
  for (const simulatore of ['iforfettari', 'budget4u'] as const) {
    const uno = diQui[simulatore]
    // A second build in this process takes a second for each.
    if (process.env.BILANCIA_LUNGO) expect(costruito(simulatore, 2026)).toEqual(uno)
    expect(legge.manifesto(simulatore, 2026)).toEqual(uno.manifest)
    const { moduli } = fileDi(cartella, simulatore, 2026)
    for (const name of modules) expect(readFileSync(moduli[name]).equals(uno.ospite.modules[name])).toBe(true)
  }
})

it('the set-up stores the shape of each result that the rules give, and the names that a state may have', () => {
  const { schema } = daDisco()
  for (const [nome, simulatore] of Object.entries({ iforfettari, convsrl, budget4u, casse, concordato }))
    expect(schema(nome)).toEqual({ ...simulatore.schema, stato: stateKeys()[nome] })
})

it('every simulator has an artefact for every year, each with its own fingerprint of module and manifest', () => {
  const impronte = Object.keys(parti).flatMap((simulatore) =>
    taxYears.map((anno) => {
      const manifest = daDisco().manifesto(simulatore, anno)
      const { sha256, ...altro } = manifest
      const { moduli, perOspite } = fileDi(cartella, simulatore, anno)
      const modules = { calcolo: readFileSync(moduli.calcolo), pesi: readFileSync(moduli.pesi), ricerche: readFileSync(moduli.ricerche) }
      expect(fingerprint(altro, { manifest: JSON.parse(readFileSync(perOspite, 'utf8')), modules })).toBe(sha256)
      const { calcolo, ...altri } = modules
      const changed = { calcolo, ...altri, pesi: Buffer.concat([altri.pesi, Buffer.from([0])]) }
      expect(fingerprint(altro, { manifest: JSON.parse(readFileSync(perOspite, 'utf8')), modules: changed })).not.toBe(sha256)
      expect(manifest).toMatchObject({ simulatore, anno })
      return sha256
    }),
  )
  expect(new Set(impronte).size).toBe(Object.keys(parti).length * taxYears.length)
})

it('the manifest has the places of fields and results', () => {
  const { manifest } = diQui.iforfettari
  const ingressi = new Map(manifest.ingressi)
  const uscite = new Map(manifest.uscite)
  const { program, read } = iforfettari.programma.edition(2026)
  const { values } = read({ annoImposta: 2026, redditoContributiImposta: { ricavi: 1234.5 } })
  expect(values[ingressi.get('redditoContributiImposta.ricavi') ?? -1]).toBe(1234.5)
  expect([...uscite.keys()].sort()).toEqual([...iforfettari.programma.paths].sort())
  const { campi, regole } = manifest.programmi.calcola ?? expect.unreachable()
  expect(campi + regole).toBe(program.size)
  for (const [, posto] of uscite) expect(posto).toBeLessThan(program.size)
})

it('an artefact is refused by other rules than those of its build', () => {
  const { artefatti } = daDisco()
  runOn((simulatore, anno) => ({ ...artefatti(simulatore, anno), firma: '0' }))
  expect(() => budget4u.programma.edition(2024)).toThrow(ArtefattoDiverso)
  runOn(artefatti)
  expect(() => budget4u.programma.edition(2024)).not.toThrow()
})

it('a host without artefacts gets an error that says how to build them', () => {
  const { artefatti, schema } = daDisco('/nessuna')
  expect(() => artefatti('iforfettari', 2026)).toThrow(ArtefattoMancante)
  expect(() => schema('iforfettari')).toThrow(ArtefattoMancante)
})
