/** Tries the mistakes that no test reaches on random states. A mistake that changes none of them may not change any result. */
import { casse as contratto } from '@bilancia/contract'
import { randomBudget, randomCassa, randomLato, randomSrl, randomState, seeded } from '../test/random-states.ts'
import { type Cambio, type Edizione, edizioni } from './edizioni.ts'

/** Random states for each simulator and year. */
export const STATI = 4000

/** A mistake, written into the rules of each simulator and year that it is in. */
export type Cambi = ReadonlyMap<Edizione, Cambio>
type Random = () => number
type Gruppo = { readonly [chiave: string]: unknown }

const scegli = <T>(random: Random, tra: readonly T[]): T => tra[Math.floor(random() * tra.length)] as T
const funds = Object.keys(contratto.conTabella) as readonly contratto.Cassa[]

/** Amounts at which funds, contributions and admission to a regime change, in addition to those of a random state. */
const spigoli = [0.01, 516.46, 2_840.51, 5_000, 10_000, 18_075.99, 20_000, 25_822.84, 30_000, 35_000, 65_000, 85_000, 100_000, 180_799.99, 180_919.91] as const

/** A member of a fund with a table, usually with a relief that the fund has. */
function membro(random: Random, gruppo: Gruppo): Gruppo {
  const codice = scegli(random, funds)
  const eta = scegli(random, [25, 29, 30, 34, 35, 39, 40, 49, 50, 54, 65, 70])
  return {
    ...gruppo,
    codice,
    eta,
    etaPrimaIscrizione: Math.max(20, eta - scegli(random, [0, 1, 3, 5, 6, 10, 20])),
    annoPrimaIscrizione: scegli(random, [2000, 2015, 2018, 2020, 2021, 2022, 2023, 2024, 2025, 2026]),
    mesi: scegli(random, [12, 12, 6, 0, 1]),
    agevolazione: scegli(random, ['NESSUNA', ...contratto.agevolazioniDi[codice]]),
    aliquotaScelta: scegli(random, [null, null, 10, 12, 15, 30]),
    classe: scegli(random, Object.keys(contratto.classi)),
  }
}

/** Changes a random state so that regions, households, funds and amounts at a threshold are more frequent. */
function piuRaro(random: Random, valore: unknown, chiave = ''): unknown {
  if (Array.isArray(valore)) return valore.map((uno) => piuRaro(random, uno))
  if (typeof valore === 'object' && valore !== null) {
    const gruppo = Object.fromEntries(Object.entries(valore).map(([k, v]) => [k, piuRaro(random, v, k)]))
    return chiave === 'cassa' && 'codice' in gruppo && random() < 0.85 ? membro(random, gruppo) : gruppo
  }
  switch (chiave) {
    case 'codiceRegioneResidenza':
      return random() < 0.9 ? 1 + Math.floor(random() * 21) : 0
    case 'numeroFigliACarico':
      return scegli(random, [null, 0, 1, 2, 3, 3])
    case 'percentualeCarichi':
      return scegli(random, [0, 50, 100, 100])
    case 'cassaProfessionale':
      return random() < 0.5
    case 'contributiCassaProf':
    case 'contributiCassaProfNormale':
      return random() < 0.7 ? null : valore
    default:
      return valore === 0 && random() < 0.1 ? scegli(random, spigoli) : valore
  }
}

const stati: Readonly<Record<string, (random: Random) => object>> = {
  iforfettari: randomState,
  convsrl: randomSrl,
  // `esercizio` puts the state into any year of the plan.
  budget4u: (random) => ({ ...randomBudget(random), esercizio: { numero: scegli(random, [1, 1, 2, 3]), irapAnnoPrecedente: scegli(random, [0, 500]) } }),
  casse: randomCassa,
  concordato: randomLato,
}

/** For each mistake, whether it changes a rule of some state. Each state is calculated once for all mistakes that have changed none so far. */
export function sentiteACaso(tutte: readonly Cambi[]): readonly boolean[] {
  const sentite = tutte.map(() => false)
  for (const edizione of edizioni()) {
    const random = seeded(1)
    const crea = stati[edizione.simulatore]
    if (!crea) throw new Error(`no random states of ${edizione.simulatore}`)
    let aperte = tutte.flatMap((cambi, i) => {
      const cambio = cambi.get(edizione)
      return cambio && !sentite[i] ? [{ i, cambio }] : []
    })
    for (let k = 0; k < STATI && aperte.length > 0; k++) {
      const stato = crea(random)
      // Every second state stays as it was drawn, because rare values everywhere would hide the usual ones.
      const riga = edizione.riga({ ...((k % 2 ? piuRaro(random, stato) : stato) as object), annoImposta: edizione.anno })
      aperte = aperte.filter(({ i, cambio }) => {
        sentite[i] = edizione.sente(cambio, riga) >= 0
        return !sentite[i]
      })
    }
  }
  return sentite
}
