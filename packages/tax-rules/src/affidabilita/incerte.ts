/** Which figures of law are weak, and from which weight they are listed beside a result. */
import type { TaxYear } from '@bilancia/contract'
import { type Figura, provvisoria, scelta } from '@bilancia/engine'
import { ogniAnno, parametro } from '../legge.ts'
import { prospetto } from '../norme.ts'

const soglia = parametro(
  'percento',
  'affidabilita.soglia',
  'Parte della cifra che decide oltre la quale pesa una cifra incerta',
  prospetto('affidabilità del risultato'),
  ogniAnno(scelta(1, 'scelta del programma: oltre un centesimo della cifra che decide')),
)

/** The share of the deciding figure, in percent, from which a weak figure of law is listed. */
export const sogliaIncerte = (year: TaxYear): number => soglia.cifra(year).valore

/** Whether a figure has no second reading or waits for its act. */
export function debole(figura: Figura, year: TaxYear): boolean {
  const cifra = figura.cifra(year)
  return cifra.attendibilita === 'da memoria' || provvisoria(cifra)
}
