/** A column of Forme: the simulator that computes it, with its state, side or scenario. */
import { type calendario, forme } from '@bilancia/contract'
import { colonna, colonneDi, inClassifica } from '../../forme/ospite/colonne.ts'
import type { Conti } from '../../forme/ospite/conti.ts'
import { statoSrl } from '../../forme/ospite/societa.ts'
import { isSrl, libriSociali } from '../../forme/ospite/spese.ts'
import { statoPersonaFisica } from '../../forme/ospite/stati.ts'
import type { Scelte, Soggetti } from './da-comune.ts'
import { chiuso, type Letto } from './da-iforfettari.ts'
import { conSoci } from './da-soci.ts'

/** Forme with its simulators on a state; null without a known year or kind of activity. */
export type ContiDiForme = (state: object) => Conti | null

const scenari: Readonly<Partial<Record<forme.Forma, number>>> = {
  SRL_UTILE_IN_SOCIETA: 1,
  SRL_TUTTO_DISTRIBUITO: 3,
  SRL_OTTIMIZZATA: 4,
  SRL_TRASPARENTE: 5,
}

/** The chosen form, or the one taken while none is chosen; null if no column has figures. */
export function formaDi(suoi: Conti, scelta: calendario.DaSimulatore['forma']): forme.Forma | null {
  const { dati } = suoi.profilo
  return scelta || forme.formaIniziale(dati.formaAttuale, inClassifica(dati, colonneDi(suoi)).colonne)
}

/**
 * The choices and the state for the simulator of the column. Null where the column is not computed, and for associates and partnerships, whose
 * partners are subjects of their own (`da-soci.ts`).
 */
export function simulatoreDi(suoi: Conti, scelte: Scelte): { readonly scelte: Scelte; readonly stato: object } | null {
  const { forma } = scelte
  if (conSoci(forma) || !colonna(suoi, forma).calcolata) return null
  if (isSrl(forma)) {
    const stato = statoSrl(suoi, forma)
    const confronto = { costi: { tassaConcessioneGovernativa: libriSociali(suoi.profilo) } }
    return stato && { scelte: { ...scelte, simulatore: 'CONVSRL', scenario: scenari[forma] ?? 1 }, stato: { ...stato, confronto } }
  }
  const lato = forma === 'FORFETTARIO' ? 'FORFETTARIO' : 'NORMALE'
  return { scelte: { ...scelte, simulatore: 'IFORFETTARI', lato }, stato: statoPersonaFisica(suoi.profilo, forma) }
}

/** Whether the chosen column is an S.r.l. that the client has already: it does not start with its calendar. */
export const giaSrl = ({ profilo: { dati } }: Conti, { forma, situazionePrecedente }: Scelte): boolean =>
  isSrl(forma) && dati.formaAttuale !== 'NESSUNA' && isSrl(dati.formaAttuale) && situazionePrecedente !== 'INIZIO_ATTIVITA'

/** The subjects of a new S.r.l. with a year before that was like this one. Its dividends are paid in this one. */
export const conAnnoPrima = (soggetti: Soggetti, letto: Pick<Letto, 'anno' | 'cifreDi'>): Soggetti =>
  soggetti.map(({ anni = [], ...chi }) => ({
    ...chi,
    anni: anni.flatMap(({ inizioAttivita: _, ...questo }) => {
      const { sostituto, ...prima } = chiuso(letto, questo)
      const dividendi = sostituto?.dividendi?.map((uno) => ({ ...uno, anno: letto.anno }))
      return [{ ...prima, ...(sostituto && { sostituto: { ...sostituto, ...(dividendi && { dividendi }) } }) }, questo]
    }),
  }))
