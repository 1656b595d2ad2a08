/** The messages of today's form. */
import { convsrl } from '@bilancia/contract'
import { type Avviso, almenoUna, avviso, conFonte, type Regola } from '@bilancia/engine'
import { parametro } from '../../legge.ts'
import { tuir } from '../../norme.ts'
import { attivo, complete, quote } from './oggi.ts'
import { forma, posti } from './oggi-persone.ts'

const quotaMinima = parametro(
  'percento',
  'oggi.quotaTitolare',
  'Quota minima del titolare',
  tuir('5, c. 4'),
  conFonte('art. 5, c. 4, TUIR: ai collaboratori non più del 49%', { 2020: 51, 2021: 51, 2022: 51, 2023: 51, 2024: 51, 2025: 51, 2026: 51, 2027: 51 }),
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
