/** Three years of cash, month by month, and the cash of the first two beside what is due for the first. */
import { type calendario, roundProportion, roundToCent, sumToCent } from '@bilancia/contract'
import type { CifreCalendario } from './cifre.ts'
import type { Riga, RigaDelConto } from './conto.ts'
import { annoDi, meseDi } from './giorni.ts'

type Riepilogo = calendario.Risultato['riepilogo']
const perCategoria = { IMPOSTE: 'imposte', CONTRIBUTI: 'contributi', IVA: 'iva', ALTRO: 'altro', INTERESSI: 'altro' } as const

/** Taxes of which every row of a tax year counts as due, whether or not it is paid in the three years. */
const aCompetenza: ReadonlySet<calendario.Tributo> = new Set<calendario.Tributo>([
  'INAIL',
  'DIRITTO_CAMERALE',
  'TASSA_CONCESSIONE',
  'CASSA',
  'RITENUTE_COMPENSI',
  'GESTIONE_SEPARATA_COMMITTENTE',
  'ADDIZIONALE_REGIONALE_SOSTITUTO',
  'ADDIZIONALE_COMUNALE_SOSTITUTO',
  'RITENUTE_DIVIDENDI',
])

export const importoDi = ({ capitale, interessi }: Pick<Riga, 'capitale' | 'interessi'>): number => roundToCent(capitale + interessi)

/** The amounts due for the tax year `di`. A tax appears once for each of its rows. `tutte`: the rows of any day. */
export const dovutoDi = (
  di: number,
  tutte: readonly Riga[],
  riconciliazione: readonly RigaDelConto[],
): readonly { readonly tributo: calendario.Tributo; readonly valore: number }[] => [
  ...riconciliazione.filter(({ anno }) => anno === di).map(({ tributo, dovuto, nonDovuto, ritenute }) => ({ tributo, valore: dovuto - nonDovuto - ritenute })),
  ...tutte
    .filter(({ anno, tributo, voce }) => anno === di && voce !== 'CREDITO' && aCompetenza.has(tributo))
    .map(({ tributo, capitale }) => ({ tributo, valore: capitale })),
]

/** `tutte`: the rows of any day; `righe`: those of the three years. */
export function riepilogo(
  { tributi }: CifreCalendario,
  dal: number,
  soggetti: readonly string[],
  tutte: readonly Riga[],
  righe: readonly Riga[],
  riconciliazione: readonly RigaDelConto[],
): Riepilogo {
  const [primo, secondo, terzo] = [vuoto(dal), vuoto(dal + 1), vuoto(dal + 2)]
  const totali = soggetti.map(() => [0, 0, 0] as [number, number, number])
  for (const riga of righe) {
    const quale = annoDi(riga.data) - dal
    const anno = [primo, secondo, terzo][quale]
    if (!anno) continue
    if (riga.voce === 'CREDITO') anno.crediti = roundToCent(anno.crediti - riga.capitale)
    else {
      const dove = perCategoria[tributi[riga.tributo].categoria]
      anno[dove] = roundToCent(anno[dove] + riga.capitale)
    }
    const importo = importoDi(riga)
    const mese = meseDi(riga.data) - 1
    anno.interessi = roundToCent(anno.interessi + riga.interessi)
    anno.totale = roundToCent(anno.totale + importo)
    anno.mesi[mese] = roundToCent((anno.mesi[mese] ?? 0) + importo)
    const suoi = totali[riga.indice]
    if (suoi) suoi[quale] = roundToCent((suoi[quale] ?? 0) + importo)
  }
  const dovuto = sumToCent(dovutoDi(dal, tutte, riconciliazione).map(({ valore }) => valore))
  return {
    anni: [primo, secondo, terzo],
    soggetti: soggetti.map((soggetto, k) => ({ soggetto, anni: totali[k] ?? [0, 0, 0] })),
    impatto: {
      competenza: dovuto,
      cassaAnno1: primo.totale,
      cassaAnno2: secondo.totale,
      cassaAnno3: terzo.totale,
      scartoAnno1: roundToCent(primo.totale - dovuto),
      scartoAnno2: roundToCent(secondo.totale - dovuto),
      rapportoAnno2: dovuto > 0 ? roundProportion(1, secondo.totale, dovuto) : null,
      picco: picco([primo, secondo, terzo]),
    },
  }
}

type Scritto = { -readonly [K in keyof Omit<calendario.AnnoDiCassa, 'mesi'>]: number } & {
  mesi: [number, number, number, number, number, number, number, number, number, number, number, number]
}
const vuoto = (anno: number): Scritto => ({
  anno,
  imposte: 0,
  contributi: 0,
  iva: 0,
  altro: 0,
  interessi: 0,
  crediti: 0,
  totale: 0,
  mesi: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
})

/** The first of the largest months; null when nothing is paid. */
function picco(anni: readonly Scritto[]): Riepilogo['impatto']['picco'] {
  let massimo: { anno: number; mese: number; importo: number } | null = null
  for (const { anno, mesi } of anni) for (const [k, importo] of mesi.entries()) if (importo > (massimo?.importo ?? 0)) massimo = { anno, mese: k + 1, importo }
  return massimo
}
