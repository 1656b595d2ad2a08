/** Convenienza Srl around the flat program, the same in every host: it knows slots and figures by name, and no rule. */
import type { convsrl as contratto, Salto } from '@bilancia/contract'
import { type ConMessaggi, type Editions, yearOf } from '@bilancia/engine/host'
import { type Scelti, scelti as sceltiDi } from '../../ospite/scelti.ts'
import type { Forma } from '../programma.ts'
import { ProvaCompensi, type Richiesta, richiestaDi } from './ottimizzatore-prova.ts'
import { ottimo, percorsiOttimo } from './ottimo.ts'
import { RicercaInterrotta } from './ricerca.ts'
import { type Risultato, vivo } from './vivo.ts'

export { type ConQuadro, incerte, type Risultato, stessoNetto } from './vivo.ts'

type Ascolto = {
  readonly progress?: (done: contratto.Avanzamento) => void
  /** An `AbortSignal`, or anything that says the same: a getter over shared memory reaches a busy worker. */
  readonly signal?: { readonly aborted: boolean }
}

/** `salti` looks for jumps, which takes the rules: a host that has none leaves them out. */
export function ospite(edizioni: Editions<Forma>, salti?: (state: object) => readonly Salto[]) {
  const { calcolaConQuadro } = vivo(edizioni, salti)

  function richiestaOttimo(state: object): Richiesta | null {
    const year = yearOf(state)
    return typeof year === 'number' ? richiestaDi(edizioni(year), state) : null
  }

  /**
   * The search of the best mix, a step of some milliseconds at a time: whoever runs it may stop between two steps. Calling
   * it is asking for it, whatever `ottimizzatore.attivo` says. Null where the scenario is blocked or no mix is admitted.
   */
  function* ricercaOttimo(state: object): Generator<contratto.Avanzamento, contratto.Ottimo | null> {
    const year = yearOf(state)
    const asked = richiestaOttimo(state)
    return asked && typeof year === 'number' ? yield* ottimo(new ProvaCompensi(asked, edizioni(year), state)) : null
  }

  /** The search of the best mix to its end. Throws `RicercaInterrotta` once the signal is aborted. */
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
   * Computes what can be computed, the search of the best mix included where the state asks for it (up to a second). Never
   * throws on a state; where the year is missing or unknown the messages stand alone.
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

  return { calcola, calcolaConQuadro, scelti, richiestaOttimo, ricercaOttimo, ottimizza }
}

const conOttimo = (cifre: readonly string[], { scenario }: Richiesta): readonly string[] =>
  cifre.includes(`riepilogo.${scenario}.totali.totale`) ? [...cifre, ...percorsiOttimo].sort() : cifre
