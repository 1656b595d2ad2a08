/** `npm run test:mutazione`: every mistake that a rule can hold, and whether some test of the law fails with it. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { type Cambi, STATI, sentiteACaso } from './a-caso.ts'
import { caccia, vissute } from './caccia.ts'
import { edizioni } from './edizioni.ts'
import { type Errore, erroriDeiNodi, erroriDiAnno, erroriDiRiga } from './regole.ts'

/** From those that see most for least; what only compares the program with itself on random states comes last. */
const files = [
  ...['confini-irpef', 'confini-imposte', 'confini-regimi', 'casi-societa', 'casi-budget4u', 'casi-avvio', 'golden', 'golden-budget4u'],
  ...[
    'conti-convsrl',
    'conti-budget4u',
    'conti-iforfettari',
    'conti-a-caso',
    'casse',
    'casse-iforfettari',
    'casse-forme',
    'convsrl-oggi',
    'riduzione50-soci',
    'da-allora',
  ],
  ...['tabelle', 'affidabilita', 'messaggi', 'concordanza', 'casi-camera-commercio', 'casi-contributi', 'casi-convsrl', 'casi-correzioni', 'ottimizzatore'],
  ...['casi-forfettario', 'casi-inail', 'casi-irpef', 'aliquote-irap', 'irap-convsrl', 'comune-budget4u', 'comune-convsrl', 'confronto-budget4u'],
  ...[
    'confini-budget4u',
    'confini-affidabilita',
    'confini-verifiche',
    'confini-silenzi',
    'confini-condizioni',
    'confini-alternative',
    'dati-sbagliati-budget4u',
    'piano-budget4u',
    'piano-forfetario',
    'stime-budget4u',
    'anno-2027',
  ],
  ...['golden-piano', 'golden-forme', 'concordato', 'forme-note', 'forme-tabelle', 'forme'],
  ...['quadro-convsrl', 'quadro-iforfettari', 'validazione', 'struttura', 'spiegato', 'proprieta-budget4u', 'proprieta-convsrl', 'proprieta-iforfettari'],
]

/** One of so many, to measure on a part: `BILANCIA_MUTAZIONE=50` is one in fifty. With `sopravvissute` those that the last run did not find. */
const parte = Math.max(1, Number(process.env.BILANCIA_MUTAZIONE) || 1)
const soloVivi = process.env.BILANCIA_MUTAZIONE === 'sopravvissute'
const vivi = new URL('../../../node_modules/.bilancia/regole-sopravvissute.jsonl', import.meta.url)
const ultimi = soloVivi && existsSync(vivi) ? readFileSync(vivi, 'utf8').split('\n').filter(Boolean) : []
const cercati = new Set(ultimi.map((riga): string => JSON.parse(riga).numero))

it('gli sbagli delle regole si vedono', { timeout: 36_000_000 }, async () => {
  for (const edizione of edizioni()) edizione.pronta()
  const prove = vissute()
  const specie: Readonly<Record<string, readonly Errore[]>> = { nodi: [...erroriDeiNodi()], anni: [...erroriDiAnno()], righe: [...erroriDiRiga()] }
  mkdirSync(new URL('.', vivi), { recursive: true })
  writeFileSync(vivi, '')
  for (const [nome, tutti] of Object.entries(specie)) {
    const provati = tutti
      .map((errore, i) => ({ ...errore, numero: `${nome} ${i}` }))
      .filter(({ numero }, i) => (soloVivi ? cercati.has(numero) : i % parte === 0))
    let uccisi = 0
    let impossibili = 0
    const rimaste: { readonly riga: object; readonly raggiunte: number; readonly scritti: Cambi }[] = []
    for (const { numero, regola, regole, esempio, che, cambi } of provati) {
      const scritti = cambi()
      if (!scritti) {
        impossibili++
        continue
      }
      const esito = await caccia(() => ({ cambi: scritti }), files, prove)
      if (esito.ucciso) uccisi++
      else rimaste.push({ riga: { numero, regola, esempio, che, regole }, raggiunte: esito.raggiunte, scritti })
    }
    const senzaProve = rimaste.filter(({ raggiunte }) => raggiunte === 0)
    const sentite = sentiteACaso(senzaProve.map(({ scritti }) => scritti))
    const mute = senzaProve.filter((_, i) => !sentite[i])
    for (const una of rimaste)
      appendFileSync(vivi, `${JSON.stringify({ ...una.riga, raggiunte: una.raggiunte, aCaso: una.raggiunte > 0 || !mute.includes(una) })}\n`)
    process.stdout.write(
      `${nome}: ${tutti.length} in tutto, ${provati.length} provati, ${impossibili} che non si possono scrivere, ${uccisi} visti, ${mute.length} che nessuno di ${STATI} stati a caso per anno sente\n`,
    )
  }
})
