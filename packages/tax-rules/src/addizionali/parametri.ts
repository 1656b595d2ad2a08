/** When the surcharges are due. */
import { cifra } from '@bilancia/engine'
import { parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'

export const impostaNettaMinima = parametro(
  'euro',
  'addizionali.sogliaIrpefNetta',
  'IRPEF netta oltre la quale sono dovute le addizionali',
  legge('D.Lgs. 446/1997, art. 50, c. 2; D.Lgs. 360/1998, art. 1, c. 4; istruzioni Redditi PF, quadro RV'),
  sempre(cifra(10.33, 'istruzioni Redditi PF, quadro RV: «non supera euro 10,33»'), { finoAl: 2027 }),
)
