/** Messages about the current form of business. */
import { convsrl } from '@bilancia/contract'
import { type Avviso, almenoUna, avviso, type Regola } from '@bilancia/engine'
import { quotaMinimaTitolare } from '../../imputazione/index.ts'
import { forfettari, prospetto, tuir } from '../../norme.ts'
import { forfettarioIncompleto, redditoDeiRighi, redditoImpresa, righeDiverse } from './attivita-di-oggi.ts'
import { tutto } from './dati.ts'
import { attivo, complete, quote } from './oggi.ts'
import { forma, posti } from './oggi-persone.ts'

const quotaMinima = quotaMinimaTitolare(tutto)
const { messages } = convsrl
const euro = (valore: Regola) => ({ valore, formato: 'euro' as const })

export const avvisi: readonly Avviso[] = [
  avviso('QUOTA_TITOLARE_MINIMA', messages.QUOTA_TITOLARE_MINIMA, {
    campo: 'confronto.persone[0].quota',
    nome: 'Quota del titolare sotto il minimo',
    norma: tuir('5, c. 4'),
    quando: attivo.e(forma.familiare, almenoUna(posti.map(({ presente, primo }, k) => presente.e(primo, (quote[k] as Regola<'percento'>).sotto(quotaMinima))))),
  }),
  avviso('QUOTE_OGGI_TOTALE', messages.QUOTE_OGGI_TOTALE, {
    campo: 'confronto.persone',
    nome: 'Le quote di oggi non fanno 100',
    norma: tuir('5'),
    quando: attivo.e(complete.non()),
  }),
  avviso('FORFETTARIO_DI_OGGI_INCOMPLETO', messages.FORFETTARIO_DI_OGGI_INCOMPLETO, {
    campo: 'confronto.attivita',
    nome: 'Forfettario di oggi senza i dati per calcolarlo',
    norma: forfettari('c. 64'),
    quando: forfettarioIncompleto,
  }),
  avviso('RIGHE_NON_COERENTI', messages.RIGHE_NON_COERENTI, {
    campo: 'confronto.attivita',
    nome: "I righi di oggi non danno l'utile della società",
    norma: prospetto('controllo di quadratura'),
    quando: attivo.e(righeDiverse),
    valori: { a: euro(redditoDeiRighi), b: euro(redditoImpresa) },
  }),
]
