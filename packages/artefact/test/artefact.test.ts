import { readFileSync } from 'node:fs'
import { taxYears } from '@bilancia/contract'
import { ArtefattoDiverso, Loaded } from '@bilancia/engine'
import { iforfettari } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { fingerprint } from '../src/artefact.ts'
import { costruito, parti } from '../src/build.ts'
import { ArtefattoMancante, cartella, daDisco, fileDi } from '../src/index.ts'

it('two builds give the same bytes, which are those that set-up keeps', () => {
  for (const simulatore of ['iforfettari', 'budget4u'] as const) {
    const [uno, altro, tenuto] = [costruito(simulatore, 2026), costruito(simulatore, 2026), daDisco()(simulatore, 2026)]
    expect(uno.manifest).toEqual(altro.manifest)
    expect(Buffer.from(uno.bytes).equals(altro.bytes)).toBe(true)
    expect(tenuto?.manifest).toEqual(uno.manifest)
    expect(Buffer.from(uno.bytes).equals(tenuto?.bytes ?? new Uint8Array())).toBe(true)
  }
})

it('every simulator has one for every year, each with its own fingerprint, of the module and of its manifest', () => {
  const impronte = Object.keys(parti).flatMap((simulatore) =>
    taxYears.map((anno) => {
      const { manifest } = daDisco()(simulatore, anno) ?? expect.unreachable()
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
  expect(new Set(impronte).size).toBe(3 * taxYears.length)
})

it('the manifest says where fields and results stand', () => {
  const { manifest } = costruito('iforfettari', 2026)
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

it('is refused by rules that are not those it was built from', () => {
  const { rules } = iforfettari.programma.edition(2026).program
  const loaded = new Loaded(costruito('iforfettari', 2026))
  expect(() => loaded.runner('calcola', rules)).not.toThrow()
  expect(() => loaded.runner('calcola', rules.slice(1))).toThrow(ArtefattoDiverso)
})

it('a host without artefacts is told to build them', () => {
  expect(() => daDisco('/nessuna')('iforfettari', 2026)).toThrow(ArtefattoMancante)
})
