/**
 * Convenienza Srl as calculated while the user types: everything but the search of the best mix. It refers to slots and
 * figures by name and contains no rules.
 */
import type { Affidabilita, convsrl as contratto, Salto, SensibilitaSrl } from '@bilancia/contract'
import { type ConMessaggi, type Editions, type HostEdition, type Provvisorio, standard, type Worked, work } from '@bilancia/engine/host'
import { cifreIncerte, conIncerte } from '../../ospite/incerte.ts'
import { annoProvvisorio, delRisultato } from '../../ospite/provvisorio.ts'
import type { Forma, Grafo, Quadro, StessoNetto, Uscite } from '../programma.ts'
import { type Cercato, cercati } from './cercati.ts'
import { sensibilita } from './sensibilita.ts'
import { migliore, Prova, trovato } from './stesso-netto.ts'

type Edizione = HostEdition<Forma>
type Confronto = NonNullable<Uscite['confronto']>

/** What a provisional year adds. */
type DelProvvisorio = Provvisorio & { readonly sensibilita: SensibilitaSrl }

/** The whole result. */
export type Risultato = Omit<Uscite, 'confronto'> &
  ConMessaggi & {
    readonly confronto: (Omit<Confronto, 'affidabilita'> & { readonly affidabilita: Affidabilita; readonly stessoNetto: StessoNetto }) | null
    readonly ottimizzatore: contratto.Ottimo | null
    /** Present if the state requests it. */
    readonly salti?: readonly Salto[]
  } & Partial<DelProvvisorio>

export type ConQuadro = { readonly risultato: Risultato | ConMessaggi; readonly quadro: Quadro | null }

/**
 * The weak figures with weight in the deciding saving: that of the best scenario with all profit paid out or, if there is
 * none, with the profit kept in the company.
 */
export function incerte(edizione: Edizione, values: Float64Array, { tuttoDistribuito: t, utileInSocieta: u }: Confronto) {
  const { risparmi } = edizione.slots
  return cifreIncerte(edizione, values, t[t.migliore] ? risparmi.tuttoDistribuito[t.migliore] : risparmi.utileInSocieta[u.migliore])
}

/** The search of the same net for a calculated state. */
export function stessoNetto(edizione: Edizione, state: object, grafo: Uscite, { oggi, costiAggiuntivi: costi, soglia }: Confronto): StessoNetto {
  const cerca = (s: Cercato) =>
    grafo.compDivSimulazioniSrl[s] && trovato(new Prova(s, edizione, state), { attribuibile: oggi.attribuibile, netto: oggi.netto, costi, soglia })
  const trovati = { scenario2: cerca('scenario2'), scenario3: cerca('scenario3'), scenario4: cerca('scenario4') }
  return { ...trovati, migliore: migliore(trovati) }
}

/** `salti` searches for jumps and needs the rules: a host without rules leaves it out. */
export function vivo(edizioni: Editions<Forma>, salti?: (state: object) => readonly Salto[]) {
  /**
   * The live calculation, without the search of the best mix (`ottimizzatore` is null), and the picture beside it; null
   * without a known year.
   */
  function calcolaConQuadro(state: object): ConQuadro {
    const worked = work(state, edizioni)
    if (!('result' in worked)) return { risultato: worked, quadro: null }
    const edizione = edizioni(worked.year)
    const { messaggi, quadro, ...grafo } = worked.result
    const confronto = grafo.confronto && {
      ...grafo.confronto,
      affidabilita: conIncerte(grafo.confronto.affidabilita, incerte(edizione, worked.reading.values, grafo.confronto)),
      stessoNetto: stessoNetto(edizione, state, grafo, grafo.confronto),
    }
    const vicini = salti && 'calcolaSalti' in state && state.calcolaSalti === true ? { salti: salti(state) } : {}
    return { risultato: conProvvisorio({ ...grafo, confronto, ottimizzatore: null, ...vicini, messaggi }, edizione, worked), quadro }
  }

  return { calcolaConQuadro }
}

function conProvvisorio(risultato: Risultato, edizione: Edizione, { reading: { values } }: Worked<Grafo>): Risultato {
  const { provisional, messages } = edizione
  if (!provisional) return risultato
  const riga = provisional(values)
  const trovato = delRisultato(riga, risultato.confronto ? stessoNettoProvvisorio(risultato.confronto.stessoNetto, riga.cifreProvvisorie) : [])
  const prova = sensibilita(edizione, values)
  const sensibile = prova.stabile ? [] : [standard('ESITO_SENSIBILE', 'sensibilita', messages)]
  return { ...risultato, messaggi: [...risultato.messaggi, annoProvvisorio(edizione, trovato), ...sensibile], ...trovato, sensibilita: prova }
}

/** A search that uses provisional figures gives provisional results. */
const stessoNettoProvvisorio = (trovati: StessoNetto, cifre: readonly string[]): readonly string[] =>
  cercati.flatMap((s) =>
    [`riepilogo.${s}.totali.netto`, 'confronto.oggi.netto'].some((letta) => cifre.includes(letta))
      ? Object.keys(trovati[s] ?? {}).map((voce) => `confronto.stessoNetto.${s}.${voce}`)
      : [],
  )
