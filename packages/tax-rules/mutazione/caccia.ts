/** Runs the tests that a change of the law can reach, until one fails. */
import type { TaxYear } from '@bilancia/contract'
import { ascolta } from './cifre.ts'
import { type Cambio, Edizione, edizioni } from './edizioni.ts'
import { type Prova, raccogli } from './raccolta.ts'

/** A test that has been run once, with the rows that it calculated, the figures that it asked for by name, and its duration. */
export type Vissuta = Prova & {
  readonly file: string
  readonly righe: ReadonlyMap<Edizione, readonly Float64Array[]>
  readonly lette: ReadonlySet<string>
  readonly ms: number
}

export const lettura = (id: string, anno: TaxYear): string => `${anno} ${id}`

/** Gives the tests of a file of `test/`, the quickest first. Each is run once on the unchanged law; a file is run only the first time. */
export type Prove = (file: string) => Promise<readonly Vissuta[]>

/** Throws if a test fails on the unchanged law. */
export function vissute(): Prove {
  const note = new Map<string, readonly Vissuta[]>()
  return async (file) => {
    const nota = note.get(file)
    if (nota) return nota
    edizioni()
    const tutte: Vissuta[] = []
    for (const prova of await raccogli(() => import(/* @vite-ignore */ `../test/${file}.test.ts?raccolta`))) tutte.push(await vivi(prova, file))
    note.set(
      file,
      tutte.sort((a, b) => a.ms - b.ms),
    )
    return tutte
  }
}

async function vivi(prova: Prova, file: string): Promise<Vissuta> {
  const righe = new Map<Edizione, Float64Array[]>()
  const lette = new Set<string>()
  const basta = ascolta((id, anno) => lette.add(lettura(id, anno)))
  Edizione.vista = (edizione, riga) => {
    const sue = righe.get(edizione) ?? []
    sue.push(riga.slice())
    righe.set(edizione, sue)
  }
  const inizio = performance.now()
  try {
    await prova.corri()
  } catch (errore) {
    throw new Error(`${file}: «${prova.titolo}» fails on the law as it is`, { cause: errore })
  } finally {
    Edizione.vista = () => undefined
    basta()
  }
  return { ...prova, file, righe, lette, ms: performance.now() - inizio }
}

/** The law with a change in it: rules that write another value, and the figure that has another value if it is asked for by name. */
export type Mutante = {
  readonly cambi: ReadonlyMap<Edizione, Cambio>
  readonly letta?: string
  /** Puts the law back. */
  readonly indietro?: () => void
}

/** The test that fails, or the number of tests that the change reaches although none fails. */
export type Esito = { readonly ucciso: Vissuta } | { readonly ucciso: null; readonly raggiunte: number }

/** `cambia` changes the law. It is called for each file, after the tests of the file were run on the unchanged law. */
export async function caccia(cambia: () => Mutante, files: readonly string[], prove: Prove): Promise<Esito> {
  let raggiunte = 0
  for (const file of files) {
    const sue = await prove(file)
    const { cambi, letta, indietro } = cambia()
    const sente = ({ righe, lette }: Vissuta): boolean =>
      (letta !== undefined && lette.has(letta)) ||
      [...cambi].some(([edizione, cambio]) => righe.get(edizione)?.some((riga) => edizione.sente(cambio, riga) >= 0))
    for (const [edizione, cambio] of cambi) edizione.cambia(cambio)
    try {
      for (const prova of sue) {
        if (!sente(prova)) continue
        raggiunte++
        if (await fallisce(prova)) return { ucciso: prova }
      }
    } finally {
      for (const edizione of cambi.keys()) edizione.cambia(null)
      indietro?.()
    }
  }
  return { ucciso: null, raggiunte }
}

async function fallisce({ corri }: Prova): Promise<boolean> {
  try {
    await corri()
    return false
  } catch {
    return true
  }
}
