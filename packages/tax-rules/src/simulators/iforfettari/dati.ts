/** The fields of iForfettari as leaves, and the conditions used by the whole simulator. */
import { iforfettari } from '@bilancia/contract'
import { type Condizione, type Importo, type Leaves, layout, type Norma, type Regola, regola, requisito, zero, zeroPercento } from '@bilancia/engine'
import { forfettari, legge, tuir } from '../../norme.ts'

/** The break-even search sets `scansione`, so that a revenue of 0 is computed like any other. */
export const disposizione = layout(iforfettari.catalog, 'Ricerca del punto di pareggio')

export const { campi, interruttore: scansione } = disposizione

const { tipologia, regimeForfettario, redditoContributiImposta } = campi

export const definito = requisito('tipologiaDefinita', {
  nome: 'Tipologia definita',
  norma: legge('dato necessario al calcolo'),
  formula: tipologia.vale('NON_DEFINITO').non(),
})
export const impresa = requisito('impresa', { nome: 'Attività di impresa', norma: tuir('55'), formula: tipologia.vale('IMPRESA') })
export const professione = requisito('professione', { nome: 'Attività professionale', norma: tuir('53'), formula: tipologia.vale('PROFESSIONE') })

export const calcolabile = requisito('forfettarioCalcolabile', {
  nome: 'Regime forfettario calcolabile',
  norma: forfettari('c. 64'),
  nota: 'Servono tipologia, gruppo di settore, aliquota e ricavi.',
  formula: definito.e(
    regimeForfettario.gruppo.codice(0).non(),
    regimeForfettario.impostaSost.supera(zeroPercento),
    redditoContributiImposta.ricavi.supera(zero).o(scansione),
  ),
})

export type Persona = Leaves<typeof iforfettari.catalog.liquidazioneIrpef.fields>

/** A collaborator of the family business; `presente` says whether there is one. */
const collaboratore = (n: 1 | 2) => {
  const dati = campi[`datiCollaboratore${n}`]
  const quota = campi[`quotaCollab${n}`]
  return {
    n,
    id: `collaboratore${n}`,
    di: `del collaboratore ${n}`,
    dati,
    quota,
    aCaricoDigitato: redditoContributiImposta[`collab${n}ACarico`],
    presente: requisito(`collaboratore${n}.presente`, { nome: `C'è il collaboratore ${n}`, norma: tuir('5, c. 4'), formula: quota.supera(zeroPercento) }),
  }
}

export const collaboratori = [collaboratore(1), collaboratore(2)] as const
export type Collaboratore = (typeof collaboratori)[number]

/** Builds a value for each collaborator. */
export const perCollaboratore = <T>(crea: (c: Collaboratore, i: 0 | 1) => T): readonly [T, T] => [crea(collaboratori[0], 0), crea(collaboratori[1], 1)]

export const titolare = { id: 'titolare', di: 'del titolare' } as const

export type Ripartizione = { readonly titolare: Regola<'euro'>; readonly quote: readonly [Regola<'euro'>, Regola<'euro'>] }

/** Each collaborator's share, to the cent. The owner takes the remainder, so that the parts add up. */
export function ripartizione(id: string, nome: string, norma: Norma, totale: Importo): Ripartizione {
  const quote = perCollaboratore(({ id: chi, di, quota }) => regola(`${chi}.${id}`, { nome: `${nome} ${di}`, di, norma, formula: totale.al(quota) }))
  return { quote, titolare: regola(`titolare.${id}`, { nome: `${nome} del titolare`, norma, formula: totale.meno(...quote) }) }
}

/** Whether the owner is insured as artisan or as trader. */
export const tipoPrevidenza = campi.gestionePrevidenziale.tipoPrevidenza
export const conIvs: Condizione = tipoPrevidenza.vale('NON_DEFINITO').non()
