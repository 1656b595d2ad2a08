/** Messages about the current form of business. */
import { convsrl } from '@bilancia/contract'
import { type Avviso, almenoUna, avviso, cifra, type Regola } from '@bilancia/engine'
import { parametro, sempre } from '../../legge.ts'
import { tuir } from '../../norme.ts'
import { attivo, complete, quote } from './oggi.ts'
import { forma, posti } from './oggi-persone.ts'

const quotaMinima = parametro(
  'percento',
  'oggi.quotaTitolare',
  'Quota minima del titolare',
  tuir('5, c. 4'),
  sempre(cifra(51, 'art. 5, c. 4, TUIR: ai collaboratori non più del 49%'), { finoAl: 2027 }),
)
const { messages } = convsrl

export const avvisi: readonly Avviso[] = [
  avviso('QUOTA_TITOLARE_MINIMA', messages.QUOTA_TITOLARE_MINIMA, {
    campo: 'confronto.persone[0].quota',
    nome: 'Quota del titolare sotto il minimo',
    norma: tuir('5, c. 4'),
    quando: attivo.e(forma.familiare, almenoUna(posti.map((p, k) => p.presente.e(p.primo, (quote[k] as Regola<'percento'>).sotto(quotaMinima))))),
  }),
  avviso('QUOTE_OGGI_TOTALE', messages.QUOTE_OGGI_TOTALE, {
    campo: 'confronto.persone',
    nome: 'Le quote di oggi non fanno 100',
    norma: tuir('5'),
    quando: attivo.e(complete.non()),
  }),
]
