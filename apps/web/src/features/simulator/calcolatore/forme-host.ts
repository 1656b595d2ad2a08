/**
 * Forme on the law of two simulators. Apart from the hosts of the simulators, in another worker: it needs catalogs that they do
 * not, and in one worker the first figures of each of them would wait for more code.
 */
import { forme as contratto, type TaxYear } from '@bilancia/contract'
import type { Editions } from '@bilancia/engine/host'
import { type CifreForme, ospite, type Simulatori } from '@bilancia/tax-rules/forme/ospite'
import { askedOfForme, type FoundOfForme } from './forme-asked.ts'
import { calculating, type Host } from './hosts.ts'
import { figuresFrom, lawFrom, type Source } from './law.ts'

type LawOf<S extends keyof Simulatori> = Simulatori[S] extends Editions<infer T> ? T : never

/** The search gives the curve, the plan, or the states behind a column. */
export async function forme(source: Source): Promise<Host<FoundOfForme>> {
  const forfettari = lawFrom<LawOf<'iforfettari'>>((year, part) => source(year, part, 'iforfettari'))
  const srl = lawFrom<LawOf<'convsrl'>>((year, part) => source(year, part, 'convsrl'))
  const figures = figuresFrom<CifreForme>(source)
  const diForme = ospite({ iforfettari: forfettari.editions, convsrl: srl.editions }, figures)
  // `complete` of one law also loads what the other lacks.
  const law = {
    ...forfettari,
    ahead: (year: TaxYear) => {
      forfettari.ahead(year)
      srl.ahead(year)
    },
  }
  const calcolaConQuadro = (state: object) => {
    const risultato = diForme.calcola(state)
    return { risultato, quadro: 'colonne' in risultato ? contratto.quadroDi(risultato.colonne) : null }
  }
  const search = async (state: object): Promise<FoundOfForme> => {
    const asked = askedOfForme(state)
    if (asked.cerca === 'apri') return { aperti: await law.complete(() => diForme.aperti(state, asked.forma)) }
    if (asked.cerca === 'curva') return { curva: await law.complete(() => diForme.curva(state, { variabile: asked.variabile, punti: contratto.PUNTI })) }
    const { ospite: ospitePiano } = await import('@bilancia/tax-rules/piano/ospite')
    const diPiano = ospitePiano(diForme, figures)
    return { piano: await law.complete(() => diPiano.calcola(state)) }
  }
  return { ...calculating({ ...law, host: { calcolaConQuadro } }), search }
}
