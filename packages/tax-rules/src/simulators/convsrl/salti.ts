/** The jumps of Convenienza Srl: the variables, and the levies (those of the scenarios filled in, and that of the current form). */
import { convsrl, type Salto, type TaxYear } from '@bilancia/contract'
import type { Excerpt, Expression, Rule } from '@bilancia/engine'
import { type Mossa, salti } from '../salti.ts'
import { type Scenario, soci, srl } from './dati.ts'
import * as oggi from './oggi.ts'
import { totali } from './riepilogo.ts'
import { scenari } from './scenari.ts'

type Lato = Scenario | 'oggi'
/** The levies. Each has its own search, because the variable of one does not change the others. */
export const lati: readonly Lato[] = ['scenario1', 'scenario2', 'scenario3', 'scenario4', 'scenario5', 'scenario6', 'oggi']

type Compilato = { readonly compensi?: readonly (typeof srl.utileAnteImposte)[]; readonly totale?: Expression; readonly dividendi?: Expression }
/** The condition that fills in a scenario. Without it the scenario equals the first one. */
const compilati: Readonly<Record<Lato, Compilato | null>> = {
  scenario1: null,
  scenario2: { compensi: srl.scenario2.compensi, totale: srl.scenario2.compensoTotale },
  scenario3: { dividendi: srl.scenario3.dividendiTotali },
  scenario4: { compensi: srl.scenario4.compensi, totale: srl.scenario4.compensoTotale, dividendi: srl.scenario4.dividendiTotali },
  scenario5: null,
  scenario6: { compensi: srl.scenario6.compensi, totale: srl.scenario6.compensoTotale },
  oggi: null,
}

const prelievo = (lato: Lato) =>
  lato === 'oggi' ? { attivo: oggi.attivo, regola: oggi.attribuibile } : { attivo: scenari[lato].attivo, regola: totali[lato].attribuibile }

/** The rules and the fields of one search. */
export const regoleSalti = (lato: Lato): readonly Rule[] => Object.values(prelievo(lato))
export function campiSalti(lato: Lato): readonly Expression[] {
  const { compensi = [], totale, dividendi } = compilati[lato] ?? {}
  return [srl.utileAnteImposte, ...compensi, ...(totale ? [totale] : []), ...(dividendi ? [dividendi] : [])]
}

export const saltiVicini = (lato: Lato, excerpt: Excerpt, year: TaxYear, state: object): readonly Salto[] =>
  salti(excerpt, year, state, (valore) => {
    const { attivo, regola } = prelievo(lato)
    const { compensi = [], totale, dividendi } = compilati[lato] ?? {}
    const dove = lato === 'oggi' ? '' : ` (${convsrl.nomiScenari[lato]})`
    const mosse: readonly Mossa[] = [
      ...soci.flatMap(({ di, i }): readonly Mossa[] => {
        const campo = compensi[i]
        return campo && totale ? [{ campo, seguono: [totale], nome: `compenso ${di}${dove}`, valore: valore(campo) }] : []
      }),
      ...(dividendi ? [{ campo: dividendi, nome: `dividendi${dove}`, valore: valore(dividendi) }] : []),
    ].filter((mossa) => mossa.valore > 0)
    if (valore(attivo) !== 1 || (compilati[lato] && mosse.length === 0)) return { mosse: [], prelievi: [] }
    return { mosse: [{ campo: srl.utileAnteImposte, nome: `utile${dove}`, valore: valore(srl.utileAnteImposte) }, ...mosse], prelievi: [{ lato, regola }] }
  })
