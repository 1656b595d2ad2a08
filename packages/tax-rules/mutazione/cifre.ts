/** Every figure of law of every year, and what it becomes when it is one unit off. */
import { type TaxYear, taxYears, type Unit } from '@bilancia/contract'
import { expressionsOf, type Figura, isLaw, Parametro, Quantita, Tabella, Voce } from '@bilancia/engine'
import { scritte } from '../src/legge.ts'
import { type Edizione, edizioni } from './edizioni.ts'

/** One number of a figure, moved from `da` to `a` by one unit. `dove` is its place, as `[1].fino` or `.8` in a table; empty for a figure of one number. */
export type CifraMossa = {
  readonly id: string
  readonly anno: TaxYear
  readonly dove: string
  readonly da: number
  readonly a: number
}
export const chiave = ({ id, anno, dove, da, a }: CifraMossa): string => `${anno} ${id}${dove} ${da} → ${a}`

type Trovata = { readonly figure: Set<Figura>; unita: Unit | null }

/** The figures under each id in each year. A figure of a region exists once for each person who reads it. */
function trovate(): ReadonlyMap<TaxYear, ReadonlyMap<string, Trovata>> {
  const anni = new Map(taxYears.map((anno) => [anno, new Map<string, Trovata>()]))
  const messa = (figura: Figura, anno: TaxYear): Trovata => {
    const perId = anni.get(anno) as Map<string, Trovata>
    const trovata = perId.get(figura.id) ?? { figure: new Set(), unita: figura instanceof Tabella ? null : figura.unita }
    perId.set(figura.id, trovata)
    trovata.figure.add(figura)
    return trovata
  }
  for (const { regole, anno } of edizioni())
    for (const e of expressionsOf(regole, anno)) {
      if (isLaw(e)) messa(e, anno)
      else if (e instanceof Quantita && e.op.nome === 'dallaTabella')
        for (const tavola of e.operands(anno)) if (tavola instanceof Tabella) messa(tavola, anno).unita = e.unita
    }
  for (const figura of scritte) for (const anno of taxYears) messa(figura, anno)
  return anni
}

let note: ReturnType<typeof trovate> | undefined
const nelAnno = (anno: TaxYear): ReadonlyMap<string, Trovata> => {
  note ??= trovate()
  return note.get(anno) as ReadonlyMap<string, Trovata>
}

const decimali = (x: number): number => String(x).split('.')[1]?.length ?? 0
/** The smallest unit in which the law writes such a number: a cent if it has cents, otherwise a euro; a hundredth of a percentage point; a day, a child. */
function unita(x: number, di: Unit | null): number {
  const cifre = decimali(x)
  if (di === 'percento' || di === null) return 10 ** -Math.max(2, cifre)
  return cifre === 0 ? 1 : 10 ** -(di === 'euro' ? Math.max(2, cifre) : cifre)
}
const mosso = (x: number, passo: number): number => Number((x + passo).toFixed(Math.max(decimali(x), decimali(Math.abs(passo)))))

type Cella = { readonly dove: string; readonly valore: number; readonly di: Unit | null }

/** Each finite number of a value, with its place. A bracket without an upper limit has no number there. */
function celle(valore: unknown, di: Unit | null, dove = ''): readonly Cella[] {
  if (typeof valore === 'number') return Number.isFinite(valore) ? [{ dove, valore, di }] : []
  if (Array.isArray(valore)) return valore.flatMap((riga: unknown, i) => celle(riga, 'euro', `${dove}[${i}]`))
  if (typeof valore !== 'object' || valore === null) return []
  return Object.entries(valore).flatMap(([nome, una]) => (typeof una === 'number' ? celle(una, nome === 'aliquota' ? 'percento' : di, `${dove}.${nome}`) : []))
}

function conCella(valore: unknown, dove: string, nuovo: number): unknown {
  const copia: unknown = structuredClone(valore)
  const passi = dove.split(/[.[\]]+/).filter(Boolean)
  const ultimo = passi.pop()
  if (ultimo === undefined) return nuovo
  const dentro = passi.reduce((in_, passo) => (in_ as Readonly<Record<string, object>>)[passo] as object, copia as object)
  Object.assign(dentro, { [ultimo]: nuovo })
  return copia
}

const valoreDi = (figura: Figura, anno: TaxYear): unknown => (figura instanceof Parametro && !figura.previsto(anno) ? undefined : figura.cifra(anno).valore)
/** The id of the brackets that these repeat except for one rate, or the id itself. */
const base = (id: string): string => id.replace(/\.agevolati$/, '')

/** Every figure of every year, up and down. */
export function cifreMosse(): readonly CifraMossa[] {
  return taxYears.flatMap((anno) =>
    [...nelAnno(anno)].flatMap(([id, { figure, unita: di }]) => {
      const [figura] = figure as ReadonlySet<Figura>
      const dellaBase = base(id) === id ? [] : [...(nelAnno(anno).get(base(id))?.figure ?? [])].flatMap((f) => celle(valoreDi(f, anno), null))
      const sue = figura ? celle(valoreDi(figura, anno), di) : []
      return sue
        .filter(({ dove, valore }) => !dellaBase.some((altra) => altra.dove === dove && altra.valore === valore))
        .flatMap(({ dove, valore, di: diCella }) => {
          const passo = unita(valore, diCella)
          return (valore === 0 ? [passo] : [passo, -passo]).map((di_) => ({ id, anno, dove, da: valore, a: mosso(valore, di_) }))
        })
    }),
  )
}

/** Moves a figure for everything that reads it from now on. Returns the function that moves it back. */
export function muovi({ id, anno, dove, da, a }: CifraMossa): () => void {
  const perId = nelAnno(anno)
  const toccate = [...(perId.get(id)?.figure ?? []), ...(perId.get(`${id}.agevolati`)?.figure ?? [])]
  const spostate = toccate.filter((figura) => celle(valoreDi(figura, anno), null).some((cella) => cella.dove === dove && cella.valore === da))
  for (const figura of spostate) {
    const detta = figura.cifra.bind(figura)
    const cifra = (quando: TaxYear) => {
      const vera = detta(quando)
      return quando === anno ? { ...vera, valore: conCella(vera.valore, dove, a) } : vera
    }
    Object.defineProperty(figura, 'cifra', { configurable: true, value: cifra })
  }
  return () => {
    for (const figura of spostate) Reflect.deleteProperty(figura, 'cifra')
  }
}

/** The rules that name the figure, in each simulator of its year. */
export const toccateDa = ({ id, anno }: CifraMossa): readonly (readonly [Edizione, readonly number[]])[] =>
  edizioni()
    .filter((edizione) => edizione.anno === anno)
    .map((edizione) => [edizione, [...new Set([...edizione.lettrici(id), ...edizione.lettrici(`${id}.agevolati`)])]] as const)
    .filter(([, posti]) => posti.length > 0)

/** Calls `letta` for each figure that is asked for by name, until the returned function is called. */
export function ascolta(letta: (id: string, anno: TaxYear) => void): () => void {
  const tipi = [Parametro.prototype, Tabella.prototype, Voce.prototype]
  const prima = tipi.map((tipo) => tipo.cifra)
  for (const [i, tipo] of tipi.entries()) {
    const detta = prima[i] as (this: Figura, anno: TaxYear) => unknown
    Object.defineProperty(tipo, 'cifra', {
      configurable: true,
      writable: true,
      value(this: Figura, anno: TaxYear) {
        letta(this.id, anno)
        return detta.call(this, anno)
      },
    })
  }
  return () => {
    for (const [i, tipo] of tipi.entries()) Object.assign(tipo, { cifra: prima[i] })
  }
}
