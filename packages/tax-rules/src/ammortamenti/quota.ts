/** Depreciation of one asset in the first and in the following years, and what the tax law recognises of a car. */
import { type Aliquota, type Condizione, type Importo, type Numero, regola, se } from '@bilancia/engine'
import { legge, tuir } from '../norme.ts'
import * as p from './parametri.ts'

type Soggetto = { readonly id: string; readonly di: string }
type Piano = {
  readonly coefficiente: Aliquota
  /** Whether the first quota is halved: business income, tangible goods. */
  readonly dimezzata: Condizione
  /** Year of use: 1 the first. */
  readonly anno: Numero
}

/** Quota of the year on a base: never beyond what is left of it. Not a line. */
function quota(base: Importo, { coefficiente, dimezzata, anno }: Piano): Importo {
  const intera = base.al(coefficiente).alCentesimo()
  const prima = se(dimezzata, { allora: base.al(coefficiente).ridottoDel(p.meta).alCentesimo(), altrimenti: intera }).alMassimo(base)
  const dedotta = prima.piu(intera.per(anno.meno(p.secondoAnno))).alMassimo(base)
  return se(anno.sotto(p.secondoAnno), { allora: prima, altrimenti: intera.alMassimo(base.meno(dedotta)) })
}

/** A line: `ammortamento({ id, di: 'dei macchinari' }, costo, piano)`. */
export const ammortamento = ({ id, di }: Soggetto, costo: Importo, piano: Piano) =>
  regola(id, {
    nome: `Ammortamento ${di}`,
    di,
    norma: legge('artt. 102, c. 1 e 2, e 103 TUIR; D.M. 31 dicembre 1988'),
    nota: 'Il coefficiente della tabella è indicativo: cambia secondo attività e gruppo. I beni fino a 516,46 € si possono dedurre per intero con coefficiente 100.',
    formula: quota(costo, piano),
  })

/** Depreciation of cars that is not deductible: `quota` less the quota on the recognised cost. */
export function ripresaAutovetture(
  { id, di }: Soggetto,
  { costo, ammortamento: quotaIntera, agente, ...piano }: Piano & { readonly costo: Importo; readonly ammortamento: Importo; readonly agente: Condizione },
) {
  const riconosciuto = se(agente, {
    allora: costo.alMassimo(p.autovetture.limiteAgenti).al(p.autovetture.deducibileAgenti),
    altrimenti: costo.alMassimo(p.autovetture.limite).al(p.autovetture.deducibile),
  })
  const fiscale = regola(`${id}.quotaFiscale`, {
    nome: `Ammortamento deducibile delle autovetture ${di}`,
    di,
    norma: tuir('164, c. 1, lett. b)'),
    formula: quota(riconosciuto, piano),
  })
  return regola(id, {
    nome: `Ammortamento non deducibile delle autovetture ${di}`,
    di,
    norma: tuir('164, c. 1, lett. b)'),
    formula: quotaIntera.meno(fiscale),
  })
}
