/** Searches a situation in a year for every cliff of over 20 euro, from the first euro to the last. */
import type { TaxYear } from '@bilancia/contract'
import { type Excerpt, type Expression, leafOf, type Rule } from '@bilancia/engine'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { prelievo } from '../src/simulators/budget4u/salti.ts'
import * as oggi from '../src/simulators/convsrl/oggi.ts'
import { totali } from '../src/simulators/convsrl/riepilogo.ts'
import { totaleComplessivo } from '../src/simulators/iforfettari/confronto.ts'
import { migliore } from '../src/simulators/iforfettari/salti.ts'
import { type Prelievo, tra } from '../src/simulators/salti.ts'
import type { Situazione } from './situazioni.ts'

/** A cliff: `costo` is the cost in euro of one euro more than `valore` (negative: a saving), with the rule and the figure crossed. */
export type Riga = {
  readonly anno: TaxYear
  readonly dove: string
  readonly lato: string
  readonly valore: number
  readonly costo: number
  /** Id of the rule, without the person. */
  readonly regola: string
  readonly soglia: number | null
  readonly norma: string
}

const SAMPLE = 250

const prelievi: Readonly<Record<Situazione['simulatore'], readonly Prelievo[]>> = {
  iforfettari: [
    { lato: 'forfettario', regola: totaleComplessivo.forfettario },
    { lato: 'normale', regola: totaleComplessivo.normale },
    { lato: null, regola: migliore },
  ],
  convsrl: [
    { lato: 'scenario2', regola: totali.scenario2.attribuibile },
    { lato: 'oggi', regola: oggi.attribuibile },
  ],
  budget4u: [{ lato: 'primoAnno', regola: prelievo }],
}
type Excerpts = (year: TaxYear, rules: readonly Rule[], moving: readonly Expression[]) => Excerpt
const excerpts: Readonly<Record<Situazione['simulatore'], Excerpts>> = {
  iforfettari: iforfettari.programma.excerpt,
  convsrl: convsrl.programma.excerpt,
  budget4u: budget4u.programma.excerpt,
}

const known = new Map<string, Excerpt>()
function excerptOf({ simulatore, campo, seguono = [] }: Situazione, anno: TaxYear): Excerpt {
  const moving = [campo, ...seguono]
  const key = `${anno} ${simulatore} ${moving.map((e) => leafOf.get(e)?.path).join()}`
  const excerpt =
    known.get(key) ??
    excerpts[simulatore](
      anno,
      prelievi[simulatore].map(({ regola }) => regola),
      moving,
    )
  known.set(key, excerpt)
  return excerpt
}

/** The id of a rule without the person: `titolare.normale.irpef.netta` becomes `irpef.netta`. */
const tipoDi = (id: string): string => id.replace(/^.*?\.(?=irpef\.|addizionali\.)/, '')

export function cerca(situazione: Situazione, anno: TaxYear): readonly Riga[] {
  const { id, simulatore, campo, seguono = [], da, a, stato } = situazione
  const excerpt = excerptOf(situazione, anno)
  const row = excerpt.read({ annoImposta: anno, ...stato })
  for (const e of [campo, ...seguono]) row[excerpt.slot(e)] = da
  excerpt.run(row)
  const mossa = { campo, seguono, nome: '', valore: da }
  const tratto = { from: 0, to: a - da, samples: Math.ceil((a - da) / SAMPLE) }
  return tra(excerpt, anno, row, mossa, prelievi[simulatore], tratto).map(({ lato, valore, costo, regola, soglia, norma }) => ({
    anno,
    dove: id,
    lato: lato ?? 'regime',
    valore,
    costo,
    regola: tipoDi(regola),
    soglia: soglia?.valore ?? null,
    norma,
  }))
}
