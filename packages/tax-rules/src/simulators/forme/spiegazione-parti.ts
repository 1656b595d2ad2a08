/** Parts of explanations put together from several states. */
import { format, type TaxYear } from '@bilancia/contract'
import { type Nodo, type Spiegazione, sopra } from '@bilancia/engine'

export type Termine = readonly [segno: '+' | '−', sotto: Spiegazione]

export const NORMA = 'prospetto di confronto tra le forme'

/** Throws if the explanation does not hold its root. */
export const radice = ({ radice: id, nodo }: Spiegazione): Nodo => {
  const found = nodo(id)
  if (!found) throw new RangeError(`The explanation does not hold its root «${id}»`)
  return found
}

/** The explanation of another state: its ids get a name of their own, because two states have the same ids. */
export function altrove(nome: string, { radice: id, anno, nodo }: Spiegazione): Spiegazione {
  const inizio = `${nome} `
  const detto = (altro: string) => inizio + altro
  return {
    radice: detto(id),
    anno,
    nodo: (chiesto) => {
      const found = chiesto.startsWith(inizio) ? nodo(chiesto.slice(inizio.length)) : undefined
      return found && { ...found, id: detto(found.id), da: found.da.map(detto), ...(found.aZero && { aZero: found.aZero.map(detto) }) }
    },
  }
}

/** The id of a node in its own simulator, without the names that `altrove` put before it. */
export const proprio = (id: string): string => id.slice(id.lastIndexOf(' ') + 1)

const parole = ['nome', 'norma', 'formula', 'conValori', 'trovato', 'nota'] as const

/** The form that Convenienza Srl calls today's is that of the column: today's may be another. */
export const senzaOggi = ({ nodo, ...spiegazione }: Spiegazione): Spiegazione => ({
  ...spiegazione,
  nodo: (id) => {
    const found = nodo(id)
    if (!found) return undefined
    const dette = parole.flatMap((parola) => (found[parola] === undefined ? [] : [[parola, found[parola].replaceAll(' di oggi', '')] as const]))
    return { ...found, ...Object.fromEntries(dette) }
  },
})

/** Makes the explanations of a table's own figures in this year. */
export function contiDi(anno: TaxYear) {
  const foglia = (id: string, nome: string, valore: number, altro: Partial<Nodo> = {}): Spiegazione =>
    sopra({ id, tipo: 'campo', nome, valore, testo: format.money(valore), da: [], ...altro }, anno)

  /** A sum of terms; those at zero are only named. */
  function conto(id: string, nome: string, valore: number, termini: readonly Termine[]): Spiegazione {
    const voci = termini.map(([segno, sotto]) => ({ segno, nodo: radice(sotto) }))
    const piene = voci.filter(({ nodo }) => nodo.valore !== 0)
    const detti = (parole: (nodo: Nodo) => string, quali: typeof voci) =>
      quali.map(({ segno, nodo }, i) => `${i === 0 ? (segno === '−' ? '− ' : '') : ` ${segno} `}${parole(nodo)}`).join('')
    const aZero = voci.filter(({ nodo }) => nodo.valore === 0).map(({ nodo }) => nodo.id)
    return sopra(
      {
        id,
        tipo: 'regola',
        nome,
        valore,
        testo: format.money(valore),
        norma: NORMA,
        formula: detti((nodo) => nodo.nome, voci),
        conValori: detti((nodo) => `${nodo.nome} [${nodo.testo}]`, piene) || '0,00 €',
        ...(aZero.length > 0 && { aZero }),
        da: [...piene, ...voci.filter((voce) => !piene.includes(voce))].map(({ nodo }) => nodo.id),
      },
      anno,
      termini.map(([, sotto]) => sotto),
    )
  }

  return { foglia, conto }
}
