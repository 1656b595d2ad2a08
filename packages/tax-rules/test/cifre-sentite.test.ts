/**
 * Every figure of law is covered. If it changes by its smallest unit in one year, some golden line, published case or
 * boundary test fails, or `mutazione/ragioni.jsonl` says why none can. It runs with
 * `npm run test:lungo`, in about a quarter of an hour.
 */
import { expect, it } from 'vitest'
import { caccia, lettura, vissute } from '../mutazione/caccia.ts'
import { type CifraMossa, chiave, cifreMosse, muovi, toccateDa } from '../mutazione/cifre.ts'
import { ragioni, vale } from '../mutazione/ragioni.ts'

/** Test files with figures from outside the code, the fastest first. A file runs only if those before it did not fail. */
const files = [
  ...['aliquote-irap', 'confini-irpef', 'confini-imposte', 'confini-regimi', 'golden', 'casse'],
  ...['avvio', 'budget4u', 'contributi', 'convsrl', 'correzioni', 'forfettario', 'inail', 'irpef', 'societa'].map((nome) => `casi-${nome}`),
  ...['tabelle', 'confini-budget4u', 'confini-affidabilita', 'golden-budget4u', 'casi-camera-commercio', 'concordanza'],
  ...['irap-convsrl', 'stime-budget4u', 'piano-budget4u', 'piano-forfetario', 'anno-2027'],
  ...['confini-concordato', 'confini-forme', 'piano-eventi', 'golden-forme', 'golden-piano'],
]

it('ogni cifra di ogni anno, mossa di una unità, si fa sentire, o si dice perché non può', { timeout: 3_600_000 }, async () => {
  const tutte = cifreMosse()
  const date = ragioni()
  const prove = vissute()
  const senza: string[] = []
  const serve = new Set<(typeof date)[number]>()
  const sentita = async (mossa: CifraMossa): Promise<boolean> => {
    const toccate = toccateDa(mossa).map(([edizione, posti]) => [edizione.pronta(), posti] as const)
    const cambia = () => {
      const indietro = muovi(mossa)
      const cambi = new Map(toccate.map(([edizione, posti]) => [edizione, edizione.compila(posti)]))
      return { cambi, letta: lettura(mossa.id, mossa.anno), indietro }
    }
    const { ucciso } = await caccia(cambia, files, prove)
    return ucciso !== null
  }
  let elencate = 0
  for (const mossa of tutte) {
    if (await sentita(mossa)) continue
    const ragione = date.find((una) => vale(una, mossa))
    if (ragione) {
      serve.add(ragione)
      elencate++
    } else senza.push(chiave(mossa))
  }
  const numeri = new Set(tutte.map(({ anno, id, dove }) => `${anno} ${id}${dove}`)).size
  const sentite = tutte.length - elencate - senza.length
  process.stdout.write(`${numeri} numeri di legge per anno, ${tutte.length} mosse: ${sentite} sentite, ${elencate} in elenco, ${senza.length} senza ragione\n`)
  expect(
    date.filter((una) => !serve.has(una)).map(({ cifre }) => cifre),
    'ragioni che non servono più',
  ).toEqual([])
  expect(senza).toEqual([])
})
