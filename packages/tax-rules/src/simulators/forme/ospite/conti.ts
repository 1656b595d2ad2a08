/** The simulators that the columns run, and what each person pays without the activity. Each state runs once. */
import type { forme } from '@bilancia/contract'
import type { Editions, Reading, Shape } from '@bilancia/engine/host'
import { ospite as ospiteSrl } from '../../convsrl/ospite/index.ts'
import type { Forma as FormaSrl } from '../../convsrl/programma.ts'
import type { Forma as FormaForfettari } from '../../iforfettari/programma.ts'
import type { PersonaDelProfilo, Profilo } from './profilo.ts'
import { inFamiglia, statoPersonaFisica, statoSenza, statoSocieta } from './stati.ts'

export type Simulatori = { readonly iforfettari: Editions<FormaForfettari>; readonly convsrl: Editions<FormaSrl> }
type Srl = FormaSrl['risultato']

/** The column whose state a column of a natural person runs. The flat column shares that of its ordinary one, because its side does not read the costs. */
function gemella(profilo: Profilo, forma: forme.Forma): forme.Forma {
  if (forma !== 'FORFETTARIO') return forma
  if (!profilo.impresa) return 'PROFESSIONISTA'
  return inFamiglia(profilo, forma) ? 'IMPRESA_FAMILIARE' : 'DITTA_INDIVIDUALE'
}

/** An evaluated state and its result, of which a column reads a few fields. */
function svolto<T extends Shape>(
  edizioni: Editions<T>,
  { anno }: Profilo,
  state: object,
  riga: (size: number) => Float64Array,
): { readonly reading: Reading; readonly risultato: T['risultato'] } {
  const { size, read, evaluate, view } = edizioni(anno)
  const reading = read(state, riga(size))
  evaluate(reading.values)
  return { reading, risultato: view(reading) }
}

export function contiDi({ iforfettari, convsrl }: Simulatori) {
  const { mixMigliore } = ospiteSrl(convsrl)
  /** The rows of finished tables, by size. The next table fills them again. */
  const libere = new Map<number, Float64Array[]>()
  return (profilo: Profilo) => {
    const usate: Float64Array[] = []
    const riga = (size: number): Float64Array => {
      const una = libere.get(size)?.pop() ?? new Float64Array(size)
      usate.push(una)
      return una
    }
    const forfettari = (state: object) => svolto(iforfettari, profilo, state, riga).risultato
    const noti = new Map<number, number>()
    const persone = new Map<forme.Forma, FormaForfettari['risultato']>()
    let comune: { readonly stato: ReturnType<typeof statoSocieta>; readonly reading: Reading; readonly risultato: Srl } | undefined
    const srlComune = () => {
      if (comune) return comune
      const stato = statoSocieta(profilo, 'SRL_UTILE_IN_SOCIETA')
      comune = { stato, ...svolto(convsrl, profilo, stato, riga) }
      return comune
    }
    return {
      profilo,
      forfettari,
      srl: (state: object): Srl => svolto(convsrl, profilo, state, riga).risultato,
      mixMigliore,
      /** The state that the S.r.l. columns share, without fees and dividends, and its result. */
      srlComune,
      /** The same company with this dividend in scenario 3. Only that scenario of the result counts. */
      conDividendi: (dividendi: number): Srl => {
        const { reading } = srlComune()
        const { size, search, slots, view } = convsrl(profilo.anno)
        const values = riga(size)
        values.set(reading.values)
        for (const slot of slots.mossiDelNetto.scenario3) values[slot] = dividendi
        search('scenario3 intero').rerun(values)
        return view({ values, texts: reading.texts })
      },
      /** Columns 1 to 4. The flat column and the ordinary one are two sides of one state. */
      personaFisica: (forma: forme.Forma): FormaForfettari['risultato'] => {
        const quale = gemella(profilo, forma)
        const nota = persone.get(quale) ?? forfettari(statoPersonaFisica(profilo, quale))
        persone.set(quale, nota)
        return nota
      },
      /** Taxes of a person without the activity, in euro. */
      senza: (p: PersonaDelProfilo): number => {
        const noto = noti.get(p.indice) ?? forfettari(statoSenza(profilo, p)).regimeNormale.totaleNormale
        noti.set(p.indice, noto)
        return noto
      },
      /** Gives the rows to the next table. No result of this one can be read afterwards: those that it shows are copies. */
      finiti: (): void => {
        for (const una of usate.splice(0)) {
          const altre = libere.get(una.length)
          if (altre) altre.push(una)
          else libere.set(una.length, [una])
        }
      },
    }
  }
}
export type Conti = ReturnType<ReturnType<typeof contiDi>>
