/** Dividends of natural persons: 26% withheld, or the transitional share in IRPEF (resolutions to 31/12/2022 on profits to 2017). */
import { type Aliquota, type Condizione, type Importo, perPeriodo, regola, requisito, se, vero, zero, zeroPercento } from '@bilancia/engine'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
import * as p from './parametri.ts'

const transitoria = legge('L. 205/2017, art. 1, c. 1006; D.M. 26 maggio 2017')

type Scelte = {
  /** 40, 49.72 or 58.14; 0 means none. */
  readonly rilevanza: Aliquota
  readonly sostitutiva26: Condizione
  readonly deliberaEntro2022: Condizione
  readonly inRegimeImpresa: Condizione
}

/** Which of the two regimes applies. The 26% takes precedence if both are chosen, and replaces a share that is not allowed. */
export function regimeDividendi({ rilevanza, sostitutiva26, deliberaEntro2022, inRegimeImpresa }: Scelte) {
  const scelta = rilevanza.supera(zeroPercento)
  const ammessa = requisito('dividendi.rilevanzaAmmessa', {
    nome: 'Dividendo tassato in parte ammesso',
    norma: transitoria,
    nota: "Distribuzioni deliberate entro il 31/12/2022 su utili fino al 2017; il 58,14% anche per la partecipazione in regime d'impresa. La soglia del 5% o di 500.000 € che la L. 199/2025, art. 1, c. 51, chiedeva a questa dal 2026 è abrogata dalla stessa data (D.L. 38/2026, art. 11). Fino al 2022 la quota scelta vale senza altre domande: si dà per vero che gli utili siano fino al 2017 e, per una persona, la partecipazione qualificata.",
    formula: perPeriodo({ dal2020: vero, dal2023: deliberaEntro2022.o(rilevanza.pariA(p.quotaImpresa).e(inRegimeImpresa)), finoAl: 2027 }),
  })
  const al26 = requisito('dividendi.al26', {
    nome: 'Dividendi al 26%',
    norma: legge('D.P.R. 600/1973, art. 27'),
    formula: sostitutiva26.o(scelta.non(), ammessa.non()),
  })
  return { al26, nonAmmessa: scelta.e(sostitutiva26.non(), ammessa.non()), rilevanza }
}

export function dividendo({ id, di }: Soggetto, importo: Importo, { al26, rilevanza }: Pick<ReturnType<typeof regimeDividendi>, 'al26' | 'rilevanza'>) {
  const imponibile = regola(`${id}.dividendiImponibili`, {
    nome: `Dividendi imponibili IRPEF ${di}`,
    di,
    norma: transitoria,
    formula: se(al26, { allora: zero, altrimenti: importo.al(rilevanza) }),
  })
  const sostitutiva = regola(`${id}.impostaSostitutiva`, {
    nome: `Ritenuta sui dividendi ${di}`,
    di,
    norma: legge('D.P.R. 600/1973, art. 27'),
    formula: se(al26, { allora: importo.al(p.ritenuta), altrimenti: zero }),
  })
  return { imponibile, sostitutiva }
}

/** The tax that would be withheld if the profit left in the company were distributed later. */
export const impostaLatente = ({ id, di }: Soggetto, nonDistribuito: Importo) =>
  regola(`${id}.impostaLatente`, {
    nome: `Ritenuta latente sull'utile non distribuito ${di}`,
    di,
    norma: legge('D.P.R. 600/1973, art. 27'),
    formula: nonDistribuito === zero ? zero : nonDistribuito.al(p.ritenuta),
  })
