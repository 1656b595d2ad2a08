/** Whole simulations computed by an independent program. */
import { readFileSync } from 'node:fs'

export type Simulatore = 'iforfettari' | 'convsrl' | 'budget4u'
export type Riferimento<Atteso = Readonly<Record<string, unknown>>, Stato = object> = {
  readonly id: string
  readonly perche: string
  readonly stato: Stato
  readonly atteso: Atteso
}

/** The lines of a file in `golden`. The type parameters describe their contents, for callers that read more than the names. */
export const riferimenti = <Atteso = Readonly<Record<string, unknown>>, Stato = object>(
  nome: Simulatore | 'ottimizzatore' | 'forme' | 'piano' | 'calendario' | 'concordato' | 'casse' | 'confini-casse',
): readonly Riferimento<Atteso, Stato>[] =>
  readFileSync(new URL(`../golden/${nome}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

export const stati = <Stato = object>(nome: Simulatore | 'ottimizzatore' | 'forme' | 'piano' | 'calendario'): readonly Stato[] =>
  riferimenti<unknown, Stato>(nome).map(({ stato }) => stato)
