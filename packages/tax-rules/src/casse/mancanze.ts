/** What is missing to compute the contributions of a fund. Without some figures nothing is computed, without others all but one amount. */
import { casse, keysOf } from '@bilancia/contract'
import { almenoUna, type Condizione, esito, type Requisito, requisito, sceltaTra } from '@bilancia/engine'
import { prospetto } from '../norme.ts'

const { nomiMancanti } = casse
type Mancante = casse.Mancante
export type Parziale = 'integrativo.minimo' | 'maternita'
export type Bloccante = Exclude<Mancante, Parziale>

const norma = prospetto('cifre della cassa')
const esiti = { COMPLETO: 'completo', PARZIALE: 'parziale', NON_CALCOLABILE: 'non calcolabile' } as const

export function mancanze(
  { chi, di }: { readonly chi: string; readonly di: string },
  bloccano: Readonly<Record<Bloccante, Condizione>>,
  riducono: Readonly<Record<Parziale, Condizione>>,
) {
  const mancaOra = (quale: Mancante, formula: Condizione): Requisito =>
    requisito(`${chi}.manca.${quale}`, { nome: `Manca ${nomiMancanti[quale]} ${di}`, di, norma, formula })
  const tutti = keysOf(nomiMancanti)
  const bloccanti = new Map(tutti.flatMap((quale) => (quale in bloccano ? [[quale, mancaOra(quale, bloccano[quale as Bloccante])] as const] : [])))
  const calcolata = requisito(`${chi}.calcolata`, {
    nome: `Contributi alla cassa calcolabili ${di}`,
    di,
    norma,
    formula: almenoUna([...bloccanti.values()]).non(),
  })
  const mancanti = Object.fromEntries(
    tutti.map((quale) => [quale, bloccanti.get(quale) ?? mancaOra(quale, calcolata.e(riducono[quale as Parziale]))]),
  ) as Readonly<Record<Mancante, Requisito>>
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
  return { mancanti, stato, calcolata }
}
