/** Depreciation of one asset in the first and the following years, and the recognised part of a car. */
import { type Aliquota, type Condizione, type Importo, type Norma, type Numero, normaDal, regola, se } from '@bilancia/engine'
import { legge, tuir } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

type Piano = {
  readonly coefficiente: Aliquota
  /** Whether the first quota is halved: for business income and tangible assets. */
  readonly dimezzata: Condizione
  /** Year of use; 1 is the first. */
  readonly anno: Numero
}

const IMPRESA = 'artt. 102, c. 1 e 2, e 103 TUIR; D.M. 31 dicembre 1988'
/** Of a business and of a professional: a citation depends only on the year. */
const NORMA = normaDal({
  dal2020: legge(`${IMPRESA}; art. 54, c. 2, TUIR per il professionista`),
  dal2024: legge(`${IMPRESA}; artt. 54-quinquies e 54-sexies TUIR per il professionista; D.Lgs. 192/2024`),
})

/** Quota of the year on a base, at most the remaining value. Builds the line and the lines that it needs. */
function quota(
  { id, di }: Soggetto,
  base: Importo,
  { coefficiente, dimezzata, anno }: Piano,
  riga: { readonly nome: string; readonly norma: Norma; readonly nota?: string },
) {
  const intera = regola(`${id}.intera`, { nome: `Quota annua intera ${di}`, di, norma: NORMA, formula: base.al(coefficiente) })
  const prima = regola(`${id}.prima`, {
    nome: `Quota del primo anno ${di}`,
    di,
    norma: tuir('102, c. 2'),
    nota: "Ridotta a metà per l'impresa, non per i beni immateriali né per il professionista.",
    formula: se(dimezzata, { allora: base.al(coefficiente).ridottoDel(p.meta), altrimenti: intera }),
  })
  const residuo = regola(`${id}.residuo`, {
    nome: `Costo ancora da ammortizzare dopo il primo anno ${di}`,
    di,
    norma: NORMA,
    formula: base.meno(prima, intera.per(anno.meno(p.secondoAnno))).nonNegativo(),
  })
  return regola(id, { ...riga, di, formula: se(anno.sotto(p.secondoAnno), { allora: prima, altrimenti: intera.alMassimo(residuo) }) })
}

const NOTA =
  'Il coefficiente della tabella è indicativo: cambia secondo attività e gruppo. I beni fino a 516,46 € si possono dedurre per intero con coefficiente 100.'

/** A line: `ammortamento({ id, di: 'dei macchinari' }, costo, piano)`. */
export const ammortamento = (chi: Soggetto, costo: Importo, piano: Piano, altraNota?: string) =>
  quota(chi, costo, piano, {
    nome: `Ammortamento ${chi.di}`,
    norma: NORMA,
    nota: [NOTA, ...(altraNota ? [altraNota] : [])].join(' '),
  })

type Auto = Piano & {
  readonly costo: Importo
  readonly ammortamento: Importo
  /** Agents and sales representatives. */
  readonly agente: Condizione
}

/** Non-deductible depreciation of cars: the quota less the quota on the recognised cost. */
export function ripresaAutovetture({ id, di }: Soggetto, { costo, ammortamento: quotaIntera, agente, ...piano }: Auto) {
  const norma = tuir('164, c. 1, lett. b)')
  const limite = regola(`${id}.limite`, {
    nome: `Costo riconosciuto delle autovetture ${di}`,
    di,
    norma,
    formula: costo.alMassimo(se(agente, { allora: p.autovetture.limiteAgenti, altrimenti: p.autovetture.limite })),
  })
  const parte = regola(`${id}.parte`, {
    nome: `Parte deducibile delle autovetture ${di}`,
    di,
    norma,
    formula: se(agente, { allora: p.autovetture.deducibileAgenti, altrimenti: p.autovetture.deducibile }),
  })
  const fiscale = quota({ id: `${id}.quotaFiscale`, di: `${di}, sul costo riconosciuto` }, limite.al(parte), piano, {
    nome: `Ammortamento deducibile delle autovetture ${di}`,
    norma,
  })
  return regola(id, { nome: `Ammortamento non deducibile delle autovetture ${di}`, voce: 'Ripresa autovetture', di, norma, formula: quotaIntera.meno(fiscale) })
}
