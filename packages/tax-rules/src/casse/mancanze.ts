/** What is missing to compute the contributions of a fund: without some figures nothing, without others all but one amount. */
import { casse } from '@bilancia/contract'
import { almenoUna, type Condizione, esito, type Requisito, requisito, sceltaTra } from '@bilancia/engine'
import { prospetto } from '../norme.ts'

const { nomiMancanti } = casse
type Mancante = casse.Mancante
export type Parziale = 'integrativo.minimo' | 'maternita'
export type Bloccante = Exclude<Mancante, Parziale>

const norma = prospetto('cifre della cassa')
export const esiti = { COMPLETO: 'completo', PARZIALE: 'parziale', NON_CALCOLABILE: 'non calcolabile' } as const

export function mancanze(
  { chi, di }: { readonly chi: string; readonly di: string },
  bloccano: Readonly<Record<Bloccante, Condizione>>,
  riducono: Readonly<Record<Parziale, Condizione>>,
) {
  const mancaOra = (quale: Mancante, formula: Condizione): Requisito =>
    requisito(`${chi}.manca.${quale}`, { nome: `Manca ${nomiMancanti[quale]} ${di}`, di, norma, formula })
  const fermo = almenoUna(Object.values(bloccano))
  const calcolata = requisito(`${chi}.calcolata`, { nome: `Contributi alla cassa calcolabili ${di}`, di, norma, formula: fermo.non() })
  const quando = (quale: Mancante): Condizione => (quale in riducono ? calcolata.e(riducono[quale as Parziale]) : bloccano[quale as Bloccante])
  const mancanti = Object.fromEntries((Object.keys(nomiMancanti) as Mancante[]).map((quale) => [quale, mancaOra(quale, quando(quale))])) as Readonly<
    Record<Mancante, Requisito>
  >
  const stato = esito(`${chi}.esito`, {
    nome: `Che cosa si sa dei contributi alla cassa ${di}`,
    di,
    norma,
    formula: sceltaTra(
      esiti,
      [
        [calcolata.non(), 'NON_CALCOLABILE'],
        [mancanti['integrativo.minimo'].o(mancanti.maternita), 'PARZIALE'],
      ],
      'COMPLETO',
    ),
  })
  return { bloccanti: fermo, mancanti, stato, calcolata }
}
