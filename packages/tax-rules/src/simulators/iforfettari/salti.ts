/** The jumps of iForfettari: the variables, and the levies that may jump (both sides, and the choice between them where it ends). */

import type { Salto, TaxYear } from '@bilancia/contract'
import { type Excerpt, type Expression, regola, se } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import { type Ricerca, salti } from '../salti.ts'
import { escluso, totaleComplessivo } from './confronto.ts'
import { calcolabile, campi, definito } from './dati.ts'
import { righeCosti } from './per-ospiti.ts'

const { redditoContributiImposta, regimeNormale, liquidazioneIrpef, tipologia } = campi
const { ricavi } = redditoContributiImposta
const { ricaviNormale } = regimeNormale.determinazioneDelReddito
const altri = liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo
const nomi = [
  [altri.lavoroDipendente, 'reddito di lavoro dipendente'],
  [altri.pensione, 'pensione'],
  [altri.redditiDiversi, 'redditi diversi'],
  [altri.fabbricatiLocati, 'redditi dei fabbricati locati'],
  [altri.altriRedditi, 'altri redditi'],
] as const

export const migliore = regola('salti.migliore', {
  nome: 'Totale complessivo del regime ammesso che costa meno',
  norma: prospetto('il forfettario finché è ammesso'),
  formula: se(escluso, { allora: totaleComplessivo.normale, altrimenti: totaleComplessivo.forfettario.alMassimo(totaleComplessivo.normale) }),
})

/** The rules and the fields of the search. */
export const regoleSalti = [totaleComplessivo.forfettario, totaleComplessivo.normale, migliore, calcolabile, definito] as const
export const campiSalti: readonly Expression[] = [ricavi, ricaviNormale, ...righeCosti, ...nomi.map(([campo]) => campo)]

export const saltiVicini = (excerpt: Excerpt, year: TaxYear, state: object): readonly Salto[] =>
  salti(excerpt, year, state, (valore): Ricerca => {
    const professione = valore(tipologia) === tipologia.opzioni.indexOf('PROFESSIONE')
    const nome = professione ? 'compensi' : 'ricavi'
    const costi = righeCosti.reduce((sum, riga) => sum + valore(riga), 0)
    const prima = righeCosti.reduce((most, riga) => (valore(riga) > valore(most) ? riga : most))
    const conForfettario = valore(calcolabile) === 1
    return {
      mosse: [
        { campo: ricavi, nome, valore: valore(ricavi) },
        ...(valore(ricaviNormale) > 0 ? [{ campo: ricaviNormale, nome: `${nome} in regime ordinario`, valore: valore(ricaviNormale) }] : []),
        ...(costi > 0 ? [{ campo: prima, nome: 'costi', valore: costi }] : []),
        ...nomi.flatMap(([campo, cosa]) => (valore(campo) > 0 ? [{ campo, nome: cosa, valore: valore(campo) }] : [])),
      ],
      prelievi: [
        ...(conForfettario ? [{ lato: 'forfettario', regola: totaleComplessivo.forfettario }] : []),
        ...(valore(definito) === 1 ? [{ lato: 'normale', regola: totaleComplessivo.normale }] : []),
        ...(conForfettario ? [{ lato: null, regola: migliore }] : []),
      ],
    }
  })
