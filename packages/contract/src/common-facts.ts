/** The facts that several simulators ask: the path of each fact, by application. Variants in different simulators share these facts. */
import { type Change, changesBetween, setPath } from './fields/changes.ts'
import { valueAt } from './fields/evaluate.ts'

type Paths = Readonly<Partial<Record<number, string>>>
type State = Readonly<Record<string, unknown>>

export const commonFacts = {
  anno: { 1: 'annoImposta', 2: 'annoImposta', 3: 'annoImposta', 13: 'annoImposta' },
  nome: { 1: 'nomeCognome', 2: 'datiSimulazioniSrl.denominazione', 3: 'informazioniCostiDiAvvio.nomeDitta', 13: 'denominazione' },
  gruppo: { 1: 'regimeForfettario.gruppo', 2: 'confronto.attivita.gruppo', 3: 'forfetari.gruppoDiSettore.gruppo', 13: 'attivita.gruppo' },
  inizio: { 1: 'regimeForfettario.annoInizioAttivita', 13: 'attivita.annoInizio' },
  ricavi: { 1: 'redditoContributiImposta.ricavi', 2: 'datiSimulazioniSrl.ricavi', 3: 'contoEconomicoDittaSocieta.ricavi', 13: 'attivita.ricavi' },
  regione: {
    1: 'liquidazioneIrpef.altriDatiPersonali.codiceRegioneResidenza',
    2: 'datiSimulazioniSrl.soci[0].codiceRegioneResidenza',
    3: 'informazioniCostiDiAvvio.codiceRegioneResidenza',
    13: 'persone[0].codiceRegioneResidenza',
  },
  aliquotaComunale: {
    1: 'liquidazioneIrpef.altriDatiPersonali.addizionaleComunalePercentuale',
    2: 'datiSimulazioniSrl.soci[0].addizionaleComunalePercentuale',
    3: 'informazioniCostiDiAvvio.addizionaleComunalePercentuale',
    13: 'persone[0].addizionaleComunalePercentuale',
  },
  comune: {
    1: 'liquidazioneIrpef.altriDatiPersonali.addizionaleComunale',
    2: 'datiSimulazioniSrl.soci[0].addizionaleComunale',
    3: 'informazioniCostiDiAvvio.addizionaleComunale',
    13: 'persone[0].addizionaleComunale',
  },
} as const satisfies Readonly<Record<string, Paths>>

const all: readonly Paths[] = Object.values(commonFacts)

/** A new state for another application, with the facts that both ask. An empty field is carried too: a change of it starts from that. */
export const carriedOver = (state: State, from: number, to: number): State =>
  all.reduce<State>((next, paths) => {
    const [source, target] = [paths[from], paths[to]]
    const value = source === undefined ? undefined : valueAt(state, source)
    return target === undefined || value === undefined ? next : setPath(next, target, value)
  }, {})

/**
 * The changes of one application as changes of another. Only changes of facts that both ask are kept, also where they are part of a larger change:
 * the first field of the first person is a change of `persone`.
 */
export const changesFor = (changes: readonly Change[], from: number, to: number): readonly Change[] =>
  from === to
    ? changes
    : changes.flatMap(({ percorso, prima, dopo }) => {
        const [before, after] = [setPath<State>({}, percorso, prima), setPath<State>({}, percorso, dopo)]
        return all.flatMap((paths) => {
          const [source, target] = [paths[from], paths[to]]
          if (source === undefined || target === undefined) return []
          return changesBetween({ [target]: valueAt(before, source) }, { [target]: valueAt(after, source) })
        })
      })
