/** Parts of explanations put together from several states. */
import type { Nodo, Spiegazione } from '@bilancia/engine'

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
