/**
 * Every figure of the calendar is covered. If a row of its series changes by one unit, by a week (either way) or to the other of two answers, some
 * golden line or case fails, or `mute` says why none can. Contributions and the tax on books are figures of `cifre-sentite.test.ts`. It runs with
 * `npm run test:lungo`, in half a minute.
 */
import { isSection } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { budget4u, calendario, convsrl, forme, iforfettari } from '../src/index.ts'
import type { CifreCalendario } from '../src/simulators/calendario/ospite/cifre.ts'
import { piuGiorni } from '../src/simulators/calendario/ospite/giorni.ts'
import { ospite } from '../src/simulators/calendario/ospite/index.ts'
import { aConfronto } from './a-confronto.ts'
import { casi, confini, controllaCon } from './casi-calendario.ts'
import { riferimenti } from './riferimenti.ts'
import { intero } from './support.ts'

/** Rows that no calendar can feel. */
const mute: Readonly<Record<string, string>> = {
  'festivita.fisse.10.dal 2026': 'Il primo 4 ottobre festivo, del 2026, è di domenica.',
}

const altrove = ['contributi', 'libriSociali', 'nome', 'norma', 'categoria', 'sezione']

type Cella = { readonly dove: readonly string[]; readonly valore: number | string | boolean }
const celle = (valore: unknown, dove: readonly string[] = []): readonly Cella[] => {
  if (typeof valore === 'number' || typeof valore === 'string' || typeof valore === 'boolean') return [{ dove, valore }]
  if (!isSection(valore) && !Array.isArray(valore)) return []
  // A holiday from the year 0 was always one.
  const sue = Object.entries(valore).filter(([nome, una]) => !altrove.includes(nome) && !(nome === 'dal' && una === 0))
  return sue.flatMap(([nome, una]) => celle(una, [...dove, nome]))
}

const GIORNO = /^\d\d-\d\d$/
function mosso(valore: Cella['valore'], verso: 1 | -1): Cella['valore'] {
  if (typeof valore === 'boolean') return !valore
  if (typeof valore === 'number') return Number((valore + verso * (Number.isInteger(valore) ? 1 : 0.01)).toFixed(2))
  return GIORNO.test(valore) ? piuGiorni(`2025-${valore}`, 7 * verso).slice(5) : `${valore}X`
}

/** A series has one row for all years in a run that have its value. */
const rigaDi = ({ dove, valore }: Cella): string => `${dove.filter((_, i) => !(dove[0] === 'anni' && i === 1)).join('.')} ${valore}`

function conMosse(cifre: CifreCalendario, mosse: readonly Cella[], verso: 1 | -1): CifreCalendario {
  const copia = structuredClone(cifre)
  for (const { dove, valore } of mosse) {
    const dentro = dove.slice(0, -1).reduce((in_, passo) => (in_ as Readonly<Record<string, object>>)[passo] as object, copia as object)
    Object.assign(dentro, { [dove.at(-1) as string]: mosso(valore, verso) })
  }
  return copia
}

const righe = riferimenti('calendario')

function fallisce(cifre: CifreCalendario): boolean {
  const simulatori = {
    iforfettari: iforfettari.programma.edition,
    convsrl: convsrl.programma.edition,
    budget4u: budget4u.programma.edition,
    forme: forme.conti,
  }
  const { calcola } = ospite(() => cifre, simulatori)
  const controlla = controllaCon({ calcola: (stato) => intero(calcola(stato)), cifre })
  try {
    for (const caso of [...confini, ...casi]) controlla(caso)
    for (const { stato, atteso: linea } of righe) {
      const { atteso, ottenuto } = aConfronto('calendario', linea, calcola(stato))
      expect(ottenuto).toEqual(atteso)
    }
    return false
  } catch {
    return true
  }
}

it('ogni riga delle cifre del calendario, mossa di una unità, si fa sentire', { timeout: 3_600_000 }, () => {
  const cifre = calendario.cifreDi()
  expect(fallisce(cifre)).toBe(false)
  const gruppi = Map.groupBy(celle(cifre), rigaDi)
  const silenziose = [...gruppi].filter(([, mosse]) => !fallisce(conMosse(cifre, mosse, 1)) && !fallisce(conMosse(cifre, mosse, -1))).map(([riga]) => riga)
  process.stdout.write(`${gruppi.size} righe del calendario: ${gruppi.size - silenziose.length} sentite\n`)
  expect(silenziose).toEqual(Object.keys(mute))
})
