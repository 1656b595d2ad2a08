import { readFileSync } from 'node:fs'
import {
  type Boxes,
  type ForfettariLoad,
  type Load,
  loadConvSrl,
  loadForfettari,
  type ModelYear,
  readReturns,
  type TaxReturn,
  taxYearOf,
} from '../../src/index.ts'

export const CF = 'FTTDND96B67H501M'
export const SOCIO = 'FTTDND62T42F205F'
export const SRL = '98084600638'

/** A return with these boxes in module 1. */
export const dichiarazione = (boxes: Boxes, cf = CF, type: TaxReturn['type'] = 'PF', modelYear: ModelYear = 2026): TaxReturn => ({
  cf,
  type,
  modelYear,
  taxYear: taxYearOf(modelYear),
  modules: { 1: boxes },
})

/** Reads a sample file, and the expected figures in the file beside it. */
export async function esempio(
  name: string,
): Promise<{ readonly letta: TaxReturn; readonly attesi: Readonly<Record<string, Readonly<Record<string, number>>>> }> {
  const [letta] = (await readReturns([new Uint8Array(readFileSync(new URL(`../samples/${name}.txt`, import.meta.url)))])).declarations
  if (!letta) throw new Error(`${name} has no return`)
  const { declarations } = JSON.parse(readFileSync(new URL(`../samples/${name}.expected.json`, import.meta.url), 'utf8'))
  return { letta, attesi: declarations[0].derived }
}

export const forfettari = (titolare: TaxReturn | null, more: Partial<Parameters<typeof loadForfettari>[0]> = {}): ForfettariLoad =>
  loadForfettari({ titolare, cfImpresa: titolare?.cf ?? CF, collaboratori: [null, null], tipologia: 'NON_DEFINITO', quadro: null, ...more })
export const srl = (impresa: TaxReturn | null, more: Partial<Parameters<typeof loadConvSrl>[0]> = {}): Load =>
  loadConvSrl({ impresa, cfImpresa: impresa?.cf ?? SRL, soci: [null, null, null], spostaImposte: true, ...more })

export const valori = ({ campi }: Load) => Object.fromEntries(campi.map(({ campo, valore }) => [campo, valore]))

/** The state with the loaded fields. A path like `a.b[0].c` becomes objects and lists. */
export function stato(load: Load, state: Record<string, unknown>): Record<string, unknown> {
  for (const { campo: path, valore } of load.campi) {
    const keys = path.replace(/\[(\d+)\]/g, '.$1').split('.')
    let at = state as Record<string, unknown>
    keys.forEach((key, i) => {
      const next = keys[i + 1]
      if (next === undefined) at[key] = valore
      else {
        at[key] ??= /^\d+$/.test(next) ? [] : {}
        at = at[key] as Record<string, unknown>
      }
    })
  }
  return state
}
