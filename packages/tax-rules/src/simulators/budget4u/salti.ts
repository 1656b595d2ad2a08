/** The jumps of Budget4u. The variable is the revenue of the first year; the levies are the taxes and contributions of that year. */
import type { Salto, TaxYear } from '@bilancia/contract'
import { type Excerpt, regola } from '@bilancia/engine'
import { previsione } from '../../norme.ts'
import { salti } from '../salti.ts'
import { calcolato, campi, contoProfessionista, ditta, inRegimeForfetario, studio } from './dati.ts'
import { contributi, totaleImposte } from './risultati.ts'

export const prelievo = regola('salti.prelievo', {
  nome: 'Imposte e contributi del primo anno',
  norma: previsione('risultati'),
  formula: totaleImposte.piu(contributi),
})

export const regoleSalti = [prelievo, calcolato, contoProfessionista, inRegimeForfetario] as const
export const campiSalti = [ditta.ricavi, studio.compensi, campi.forfetari.ricaviCompensi] as const

export const saltiVicini = (excerpt: Excerpt, year: TaxYear, state: object): readonly Salto[] =>
  salti(excerpt, year, state, (valore) => {
    if (valore(calcolato) !== 1) return { mosse: [], prelievi: [] }
    const [campo, nome] = valore(inRegimeForfetario)
      ? ([campi.forfetari.ricaviCompensi, 'ricavi o compensi'] as const)
      : valore(contoProfessionista)
        ? ([studio.compensi, 'compensi'] as const)
        : ([ditta.ricavi, 'ricavi'] as const)
    return { mosse: [{ campo, nome, valore: valore(campo) }], prelievi: [{ lato: 'primoAnno', regola: prelievo }] }
  })
