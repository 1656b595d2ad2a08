/** The shares of a family business. Its one figure is the limit of the collaborators. */
import { type Aliquota, regola } from '@bilancia/engine'
import { parametri } from '../forfettario/index.ts'
import { tuir } from '../norme.ts'

export const { quotaMassimaCollaboratori } = parametri

/** `tutto`: 100%. */
export const quotaMinimaTitolare = (tutto: Aliquota) =>
  regola('famiglia.quotaMinimaTitolare', {
    nome: 'Quota minima del titolare',
    norma: tuir('5, c. 4'),
    nota: 'Ciò che resta oltre la quota massima dei collaboratori.',
    formula: tutto.meno(quotaMassimaCollaboratori),
  })
