/** iForfettari around the flat program, the same in every host. It refers to slots and figures by name and contains no rules. */
import type { Affidabilita, iforfettari, Salto, SensibilitaForfettari } from '@bilancia/contract'
import { type ConMessaggi, type Editions, type HostEdition, type Provvisorio, standard, type Worked, work, yearOf } from '@bilancia/engine/host'
import { cifreIncerte, conIncerte } from '../../ospite/incerte.ts'
import { annoProvvisorio, delRisultato } from '../../ospite/provvisorio.ts'
import { type Scelti, scelti as sceltiDi } from '../../ospite/scelti.ts'
import type { Forma, Grafo, Quadro, Uscite } from '../programma.ts'
import { curva as curvaDi, type PuntoCurva, pareggio } from './pareggio.ts'
import { sensibilita } from './sensibilita.ts'

type Edizione = HostEdition<Forma>

/** What a provisional year adds. */
type DelProvvisorio = Provvisorio & { readonly sensibilita: SensibilitaForfettari }

/** The computed part of the state, in the shape of the rule page. `pareggio` and `salti` are present if the state requests them. */
export type Risultato = Omit<Uscite, 'confronto'> &
  ConMessaggi & { readonly confronto: Omit<Uscite['confronto'], 'affidabilita'> & { readonly affidabilita: Affidabilita } } & {
    readonly pareggio?: iforfettari.Pareggio | null
    readonly salti?: readonly Salto[]
  } & Partial<DelProvvisorio>

export type ConQuadro = { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null }

/** The weak figures with weight in the advantage. */
export const incerte = (edizione: Edizione, values: Float64Array) =>
  values[edizione.slots.calcolabile] === 1 ? cifreIncerte(edizione, values, edizione.slots.vantaggioConIva) : []

/** Break-even of a calculated state; null if the flat-rate regime cannot be computed. */
export const pareggioDi = (edizione: Edizione, state: object, { confronto }: Pick<Grafo, 'confronto'>): iforfettari.Pareggio | null =>
  confronto.regimeConveniente === null ? null : pareggio(edizione, state)

/** `salti` searches for jumps and needs the rules: a host without rules leaves it out. */
export function ospite(edizioni: Editions<Forma>, salti?: (state: object) => readonly Salto[]) {
  /** The result, and the picture beside it for the page; null without a known year. */
  function calcolaConQuadro(state: object): ConQuadro {
    const worked = work(state, edizioni)
    if (!('result' in worked)) return { risultato: worked, quadro: null }
    const edizione = edizioni(worked.year)
    const { quadro, ...grafo } = worked.result
    const affidabilita = conIncerte(grafo.confronto.affidabilita, incerte(edizione, worked.reading.values))
    const asked = (key: string): boolean => key in state && state[key as keyof typeof state] === true
    const cercato = {
      ...(asked('calcolaPareggio') && { pareggio: pareggioDi(edizione, state, grafo) }),
      ...(salti && asked('calcolaSalti') && { salti: salti(state) }),
    }
    return { risultato: conProvvisorio({ ...grafo, confronto: { ...grafo.confronto, affidabilita }, ...cercato }, edizione, worked), quadro }
  }

  /** Computes what can be computed. Never throws on a state. If the year is missing or unknown, the result has only messages. */
  const calcola = (state: object): Risultato | ConMessaggi => calcolaConQuadro(state).risultato

  /** Both regimes at `points` revenues from zero to the limit of the year. Empty without a known year. */
  function curva(state: object, points: number): readonly PuntoCurva[] {
    const year = yearOf(state)
    return typeof year === 'number' ? curvaDi(edizioni(year), state, points) : []
  }

  /** The curve with the break-even points; null if there is nothing to compare. */
  function curvaConPareggio(state: object, points: number): { readonly punti: readonly PuntoCurva[]; readonly pareggio: iforfettari.Pareggio | null } {
    const risultato = calcola({ ...state, calcolaPareggio: true })
    return { punti: curva(state, points), pareggio: ('pareggio' in risultato && risultato.pareggio) || null }
  }

  const scelti = (percorsi: readonly string[]): Scelti => sceltiDi(edizioni, percorsi)

  return { calcola, calcolaConQuadro, scelti, curva, curvaConPareggio }
}

function conProvvisorio(risultato: Risultato, edizione: Edizione, { reading }: Worked<Grafo>): Risultato {
  const { provisional, messages } = edizione
  if (!provisional) return risultato
  const rigaProvvisoria = provisional(reading.values)
  const conIva = rigaProvvisoria.cifreProvvisorie.includes('confronto.vantaggioForfettarioConIva')
  const ricerche = conIva ? Object.keys(risultato.pareggio ?? {}).map((nome) => `pareggio.${nome}`) : []
  const trovato = delRisultato(rigaProvvisoria, ricerche)
  const prova = sensibilita(edizione, reading.values)
  const sensibile = prova.stabile ? [] : [standard('ESITO_SENSIBILE', 'confronto.regimeConveniente', messages)]
  return { ...risultato, messaggi: [...risultato.messaggi, annoProvvisorio(edizione, trovato), ...sensibile], ...trovato, sensibilita: prova }
}
