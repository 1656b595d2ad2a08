/** Budget4u around the flat program, the same in every host. It refers to slots and figures by name and contains no rules. */
import { roundToCent, type Salto } from '@bilancia/contract'
import { type ConMessaggi, type Editions, type HostEdition, type Worked, work } from '@bilancia/engine/host'
import { cifreIncerte, conIncerte } from '../../ospite/incerte.ts'
import { annoProvvisorio, delRisultato } from '../../ospite/provvisorio.ts'
import { type Scelti, scelti as sceltiDi } from '../../ospite/scelti.ts'
import type { Forma, Grafo, Quadro } from '../programma.ts'
import { statoForfetario } from './confronto.ts'
import { type Piano, pianoTriennale } from './piano.ts'
import type { Risultato } from './risultato.ts'

export type ConQuadro = { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null }

/** Removes the section of the plan, which is not part of a state. */
export const pulito = (state: object): object => ('esercizio' in state ? { ...state, esercizio: undefined } : state)

/** The weak figures with weight in the remaining income. */
export const incerte = (edizione: HostEdition<Forma>, values: Float64Array) =>
  values[edizione.slots.calcolato] === 1 ? cifreIncerte(edizione, values, edizione.slots.redditoDisponibile) : []

/** `salti` searches for jumps and needs the rules: a host without rules leaves it out. The plan also opens the editions of the years after the first. */
export function ospite(edizioni: Editions<Forma>, salti?: (state: object) => readonly Salto[]) {
  /** The result, and the picture beside it for the page; null without a known year. */
  function calcolaConQuadro(state: object): ConQuadro {
    const worked = work(pulito(state), edizioni)
    if (!('result' in worked)) return { risultato: worked, quadro: null }
    const { year, reading, result } = worked
    const edizione = edizioni(year)
    const { quadro, annoDelPiano: primo, messaggi, risultati: lordi, ...grafo } = result
    const risultati = lordi && { ...lordi, affidabilita: conIncerte(lordi.affidabilita, incerte(edizione, reading.values)) }
    const piano = pianoTriennale(edizioni, year, reading.values, primo)
    const vicini = salti && 'calcolaSalti' in state && state.calcolaSalti === true ? { salti: salti(state) } : {}
    const risultato = { ...grafo, risultati, pianoTriennale: piano.righe, ...vicini, messaggi: [...messaggi, ...piano.messaggi] }
    return { risultato: conProvvisorio(risultato, edizione, worked, piano), quadro }
  }
  /** Computes what can be computed. Never throws on a state. If the year is missing or unknown, the result has only messages. */
  const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

  /**
   * The result of the same year in the flat-rate regime: the state of the second calculation, which `spiega` explains, and
   * its result.
   */
  function confrontaConForfetario(state: object): { readonly stato: object; readonly risultato: Risultato; readonly differenza: number } | null {
    const risultato = calcola(state)
    const stato = 'risultati' in risultato ? statoForfetario(state, risultato) : null
    const forfetario = stato && calcola(stato)
    if (!stato || !forfetario || !('risultati' in forfetario) || !('risultati' in risultato) || !forfetario.risultati || !risultato.risultati) return null
    return { stato, risultato: forfetario, differenza: roundToCent(forfetario.risultati.redditoDisponibile - risultato.risultati.redditoDisponibile) }
  }

  function scelti(percorsi: readonly string[]): Scelti {
    const daRegole = sceltiDi(edizioni, percorsi)
    return (state: object) => daRegole(pulito(state))
  }

  return { calcola, calcolaConQuadro, scelti, confrontaConForfetario }
}

/** Merges what is provisional in the first year and in the following years of the plan. */
function conProvvisorio(risultato: Risultato, edizione: HostEdition<Forma>, { reading }: Worked<Grafo>, { provvisori }: Piano): Risultato {
  const { provisional } = edizione
  if (!provisional) return risultato
  const anni = [provisional(reading.values), ...provvisori] as const
  const [primo] = anni
  const cifre = anni.flatMap(({ cifreProvvisorie }, k) =>
    cifreProvvisorie.map((percorso) => percorso.replace(/^annoDelPiano\.riga\./, `pianoTriennale[${k}].`)),
  )
  const parametri = new Map(anni.flatMap(({ parametriProvvisori }) => parametriProvvisori.map((p) => [p.percorso, p] as const)))
  const trovato = {
    ...delRisultato({ ...primo, cifreProvvisorie: cifre.filter((percorso) => !percorso.startsWith('annoDelPiano.')) }),
    parametriProvvisori: [...parametri.values()].sort((a, b) => (a.percorso < b.percorso ? -1 : 1)),
  }
  return { ...risultato, ...trovato, messaggi: [...risultato.messaggi, annoProvvisorio(edizione, trovato)] }
}
