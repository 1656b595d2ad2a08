/** The calendar beside the chosen one: the other regime, scenario or form, and the regime of the year before that belongs to it. */
import { calendario, convsrl, forme, sumToCent, valueAt } from '@bilancia/contract'
import { toFill } from '../convsrl/filled.ts'
import { resultAt } from '../simulator/common-values.ts'
import type { Values } from '../simulator/path.ts'
import { type Altre, type Nome, sceltaDi } from './state.ts'

const { daSimulatore } = calendario
const SCENARI = 6
const diForme = resultAt<forme.Risultato>()

/** The result of the simulator on screen. */
export type Result = Values | null

type Lato = keyof typeof daSimulatore.lato.names
type Situazione = keyof typeof daSimulatore.situazionePrecedente.names

export const latoDi = (values: Values): Lato => (sceltaDi(values, 'lato') === 'NORMALE' ? 'NORMALE' : 'FORFETTARIO')
export function situazioneDi(values: Values): Situazione {
  const scelta = sceltaDi(values, 'situazionePrecedente')
  return scelta === 'ALTRO_REGIME' || scelta === 'INIZIO_ATTIVITA' ? scelta : 'STESSO_REGIME'
}
export const scenarioDi = (values: Values): number => {
  const scelto = sceltaDi(values, 'scenario')
  return typeof scelto === 'number' && scelto >= 1 && scelto <= SCENARI ? scelto : 1
}
/** The form of the calendar of Forme: the chosen one, or the one that the calculation takes. Null if no column has figures. */
export function formaDi(values: Values, result: Result): forme.Forma | null {
  const scelta = sceltaDi(values, 'forma')
  return forme.isForma(scelta) ? scelta : forme.formaIniziale(String(values.formaAttuale), diForme(result, 'colonne') ?? [])
}
/** Whether today's form is an S.r.l. Any other S.r.l. is a new company, which starts with its calendar. */
export const giaSrl = ({ formaAttuale }: Values): boolean =>
  typeof formaAttuale === 'string' && forme.isForma(formaAttuale) && forme.voceDi[formaAttuale] === 'srl'
const accanto = (values: Values) => sceltaDi(values, 'accanto')

/** The situation of the year before, seen from the other regime: a taxpayer who stays in one regime would change to reach the other. */
const altraSituazione = (una: Situazione): Situazione => (una === 'INIZIO_ATTIVITA' ? una : una === 'ALTRO_REGIME' ? 'STESSO_REGIME' : 'ALTRO_REGIME')

/** Never the chosen calendar itself, which may have been chosen later. Null if the tool has only one calendar. */
export function altreDi(nome: Nome, values: Values, result: Result): Altre | null {
  switch (nome) {
    case 'IFORFETTARI':
      return { lato: latoDi(values) === 'FORFETTARIO' ? 'NORMALE' : 'FORFETTARIO', situazionePrecedente: altraSituazione(situazioneDi(values)) }
    case 'CONVSRL': {
      const [scelto, questo] = [accanto(values), scenarioDi(values)]
      const scenario = typeof scelto === 'number' && scelto >= 1 && scelto <= SCENARI && scelto !== questo ? scelto : questo === 3 ? 1 : 3
      return { scenario }
    }
    case 'FORME': {
      const [scelta, questa] = [accanto(values), formaDi(values, result)]
      if (forme.isForma(scelta) && scelta !== questa) return { forma: scelta }
      const ordinaria = valueAt(values, 'attivita.tipologia') === 'PROFESSIONE' ? 'PROFESSIONISTA' : 'DITTA_INDIVIDUALE'
      const altra = questa === 'FORFETTARIO' ? ordinaria : 'FORFETTARIO'
      const altreColonne = (diForme(result, 'colonne') ?? []).filter(({ forma }) => forma !== questa)
      return { forma: forme.formaIniziale(altra, altreColonne) ?? altra }
    }
    case 'BUDGET4U':
      return null
  }
}

export const scenari: Readonly<Record<number, string>> = {
  1: 'Normale',
  2: 'Solo compenso',
  3: 'Solo dividendi',
  4: 'Compensi e Dividendi',
  5: 'S.r.l trasparente',
  6: 'Trasparente e Compensi',
}

/** Whether a scenario still repeats another one. */
export function daCompilare(values: Values, scenario: number): boolean {
  const chiave = convsrl.scenari[scenario - 1]
  return chiave !== undefined && toFill(values, chiave) !== null
}

/** The name of a calendar as a heading of a column. */
export function titoloDi(nome: Nome, values: Values, result: Result, altre: Altre): string {
  switch (nome) {
    case 'IFORFETTARI': {
      const situazione = altre.situazionePrecedente ?? situazioneDi(values)
      const lato = daSimulatore.lato.names[altre.lato ?? latoDi(values)]
      const come = { STESSO_REGIME: 'come l’anno prima', ALTRO_REGIME: 'cambiando regime', INIZIO_ATTIVITA: 'dall’inizio' }[situazione]
      return `${lato}, ${come}`
    }
    case 'CONVSRL': {
      const scenario = altre.scenario ?? scenarioDi(values)
      return `${scenari[scenario]}${daCompilare(values, scenario) ? ' (da compilare)' : ''}`
    }
    case 'FORME': {
      const forma = altre.forma ?? formaDi(values, result)
      return forma ? forme.forme[forma] : 'Nessuna forma'
    }
    case 'BUDGET4U':
      return 'Questa attività'
  }
}

/** What was withheld or paid before the balance: what the balance leaves. A balance that a simulator gives for the year before counts as well. */
export const giaPagato = ({ dovuto, nonDovuto, saldo }: Pick<calendario.RigaRiconciliazione, 'dovuto' | 'nonDovuto' | 'saldo'>): number =>
  sumToCent([dovuto, -nonDovuto, -saldo])
