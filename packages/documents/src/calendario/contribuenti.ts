/** Who pays: the data of the state that a result does not repeat. */
import { calendario, inForce, sumToCent } from '@bilancia/contract'

export type Contribuente = Pick<calendario.Soggetto, 'id' | 'nome' | 'natura' | 'codiceFiscale' | 'codiceComune' | 'codiceRegione' | 'provincia'>

/** By the id of the rows, which is `soggetto1` and so on where the state names none. A calendar from a simulator has its own subjects. */
export function contribuentiDi(state: object, { soggetti }: Pick<calendario.Risultato, 'soggetti'>): ReadonlyMap<string, Contribuente> {
  const letti = inForce(calendario.catalog, soggetti ? { soggetti } : state).soggetti
  return new Map(letti.map((uno, k) => [uno.id || `soggetto${k + 1}`, uno]))
}

export const nomeDi = (contribuenti: ReadonlyMap<string, Contribuente>, id: string): string => contribuenti.get(id)?.nome || id

/** The rows of one day and subject, in the order of the result. */
export function perGiornoESoggetto(pagamenti: readonly calendario.Pagamento[]): readonly (readonly [calendario.Pagamento, ...calendario.Pagamento[]])[] {
  const gruppi = new Map<string, [calendario.Pagamento, ...calendario.Pagamento[]]>()
  for (const riga of pagamenti) {
    const chiave = `${riga.data} ${riga.soggetto}`
    const noto = gruppi.get(chiave)
    if (noto) noto.push(riga)
    else gruppi.set(chiave, [riga])
  }
  return [...gruppi.values()]
}

export const totaleDi = (righe: readonly calendario.Pagamento[]): number => sumToCent(righe.map(({ importo }) => importo))
