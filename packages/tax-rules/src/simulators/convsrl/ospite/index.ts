/** Convenienza Srl around the flat program, the same in every host. It refers to slots and figures by name and contains no rules. */
import type { convsrl as contratto, Salto } from '@bilancia/contract'
import { type ConMessaggi, type Editions, yearOf } from '@bilancia/engine/host'
import { type Scelti, scelti as sceltiDi } from '../../ospite/scelti.ts'
import type { Forma } from '../programma.ts'
import { ProvaCompensi, type Richiesta, richiestaDi } from './ottimizzatore-prova.ts'
import { migliore, ottimo, percorsiOttimo } from './ottimo.ts'
import { RicercaInterrotta } from './ricerca.ts'
import { type Risultato, vivo } from './vivo.ts'

export { incerte, type Risultato, stessoNetto } from './vivo.ts'

type Ascolto = {
  readonly progress?: (done: contratto.Avanzamento) => void
  /** An `AbortSignal` or an equivalent object. A getter over shared memory can reach a busy worker. */
  readonly signal?: { readonly aborted: boolean }
}

/** `salti` searches for jumps and needs the rules: a host without rules leaves it out. */
export function ospite(edizioni: Editions<Forma>, salti?: (state: object) => readonly Salto[]) {
  const { calcolaConQuadro } = vivo(edizioni, salti)

  function richiestaOttimo(state: object): Richiesta | null {
    const year = yearOf(state)
    return typeof year === 'number' ? richiestaDi(edizioni(year), state) : null
  }

  /**
   * The search of the best mix in steps of some milliseconds. The caller may stop between two steps. It runs even if
   * `ottimizzatore.attivo` is false. Null if the scenario is blocked or no mix is allowed.
   */
  function* ricercaOttimo(state: object): Generator<contratto.Avanzamento, contratto.Ottimo | null> {
    const year = yearOf(state)
    const asked = richiestaOttimo(state)
    return asked && typeof year === 'number' ? yield* ottimo(new ProvaCompensi(asked, edizioni(year), state)) : null
  }

  /** The best mix alone, as `ottimizza` finds it. */
  function mixMigliore(state: object): contratto.Combinazione | null {
    const year = yearOf(state)
    const asked = richiestaOttimo(state)
    return asked && typeof year === 'number' ? migliore(new ProvaCompensi(asked, edizioni(year), state)) : null
  }

  /** Runs the search of the best mix to its end. Throws `RicercaInterrotta` once the signal is aborted. */
  function ottimizza(state: object, { progress, signal }: Ascolto = {}): contratto.Ottimo | null {
    const search = ricercaOttimo(state)
    for (;;) {
      if (signal?.aborted) throw new RicercaInterrotta()
      const step = search.next()
      if (step.done) return step.value
      progress?.(step.value)
    }
  }

  /**
   * Computes what can be computed, including the search of the best mix if the state requests it (up to a second). Never
   * throws on a state. If the year is missing or unknown, the result has only messages.
   */
  function calcola(state: object): Risultato | ConMessaggi {
    const { risultato } = calcolaConQuadro(state)
    if (!('riepilogo' in risultato)) return risultato
    const asked = richiestaOttimo(state)
    if (!asked?.attivo) return risultato
    const ottimizzatore = ottimizza(state)
    return {
      ...risultato,
      ottimizzatore,
      ...(ottimizzatore && risultato.cifreProvvisorie && { cifreProvvisorie: conOttimo(risultato.cifreProvvisorie, asked) }),
    }
  }

  const scelti = (percorsi: readonly string[]): Scelti => sceltiDi(edizioni, percorsi)

  return { calcola, calcolaConQuadro, scelti, richiestaOttimo, ricercaOttimo, ottimizza, mixMigliore }
}

const conOttimo = (cifre: readonly string[], { scenario }: Richiesta): readonly string[] =>
  cifre.includes(`riepilogo.${scenario}.totali.totale`) ? [...cifre, ...percorsiOttimo].sort() : cifre
