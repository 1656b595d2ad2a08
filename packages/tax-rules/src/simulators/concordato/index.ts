/** Concordato preventivo biennale: the proposal of the Agency against the expected income. */
import { concordato as contratto } from '@bilancia/contract'
import { figuresRead, gradi, PercorsoSconosciuto, type Spiegazione } from '@bilancia/engine'
import { type CifraFuori, cifreFuori } from './cifre-usate.ts'
import { ospite } from './ospite/index.ts'
import { programma } from './programma.ts'
import { percorsiDelConfronto, spiegazioni } from './spiegazione.ts'
import { conBasi } from './spiegazione-basi.ts'
import { percorsiDeiLimiti, spiegazioniDeiLimiti } from './spiegazione-limiti.ts'

export { programma }
export type Risultato = contratto.Risultato

const { latiDi, senzaPareggio, ...host } = ospite(programma.edition)
export const { calcola } = host

/** Every place of the result. */
export const schema = { risultato: contratto.risultato }

const SPIEGATO = /^anni(?:\[([01])\]|\.([01]))\.(senza|con)\.(\w+)$/
const voci = programma.paths
const soloConcordato: readonly string[] = ['eccedenzaAgevolata', 'eccedenzaOltreLimite', 'impostaSostitutiva']

/** Every path that `spiega` accepts. */
export const percorsi: readonly string[] = [
  ...percorsiDelConfronto,
  ...percorsiDeiLimiti,
  ...[0, 1].flatMap((i) =>
    (['senza', 'con'] as const).flatMap((lato) =>
      voci.filter((voce) => lato === 'con' || !soloConcordato.includes(voce)).map((voce) => `anni[${i}].${lato}.${voce}`),
    ),
  ),
]
export const spiegabile = (path: string): boolean => percorsi.includes(path.replace(/^anni\.([01])/, 'anni[$1]'))

function totale(state: object, i: number, lato: 'senza' | 'con', voce = 'totale'): Spiegazione {
  const lati = latiDi(state, i)
  if (!lati) throw new RangeError('Mancano il soggetto, il biennio o un suo anno: il concordato non è calcolato')
  const sua = programma.explain(lati[lato], voce)
  // Out of the agreement both sides are one.
  return lato === 'con' && lati.con !== lati.senza ? conBasi(sua, state, deiLimiti.parti(state, i)) : sua
}
const delConfronto = spiegazioni({ calcola, senzaPareggio, totale })
const deiLimiti = spiegazioniDeiLimiti(senzaPareggio, delConfronto.vantaggio)

/** The explanation of a figure. Throws `PercorsoSconosciuto` and, without a biennium and its years, `RangeError`. */
export function spiega(state: object, path: string): Spiegazione {
  const chiesto = path.replace(/^anni\.([01])/, 'anni[$1]')
  if (percorsiDelConfronto.includes(chiesto)) return delConfronto.chiesta(state, chiesto)
  if (percorsiDeiLimiti.includes(chiesto)) return deiLimiti.chiesta(state, chiesto)
  const [, aperta, punto, lato, voce] = SPIEGATO.exec(path) ?? []
  if (!spiegabile(path) || voce === undefined || (lato !== 'senza' && lato !== 'con')) throw new PercorsoSconosciuto(path)
  return totale(state, Number(aperta ?? punto), lato, voce)
}

/** The figures of law behind the verdict, the least certain first: those of the rules, and those that decide limits, exits and advances. */
export function cifreUsate(state: object): readonly CifraFuori[] {
  const lati = [0, 1].flatMap((i) => latiDi(state, i) ?? [])
  const delleRegole = figuresRead(lati.flatMap(({ senza, con }) => [programma.explain(senza, 'totale'), programma.explain(con, 'totale')]))
  const tutte = new Map([...delleRegole, ...(lati.length > 0 ? cifreFuori(state) : [])].map((una) => [una.id, una]))
  return [...tutte.values()].sort((a, b) => gradi.indexOf(a.attendibilita) - gradi.indexOf(b.attendibilita))
}
