/** Who pays: the data of the state that a result does not repeat. */
import { calendario, forme, inForce, sumToCent } from '@bilancia/contract'

export type Contribuente = Pick<calendario.Soggetto, 'id' | 'nome' | 'natura' | 'codiceFiscale' | 'codiceComune' | 'codiceRegione' | 'provincia'>

/** The client in whose folder the document of the calendar is. */
export type Cliente = { readonly tipo: 'PERSONA' | 'SOCIETA'; readonly denominazione: string; readonly codiceFiscale: string }

/**
 * By the id of the rows, which is `soggetto1` and so on where the state names none. A calendar from a simulator has its own subjects, without tax codes:
 * the one that is surely the client has the client's.
 */
export function contribuentiDi(
  state: object,
  { soggetti, forma }: Pick<calendario.Risultato, 'soggetti' | 'forma'>,
  cliente: Cliente | null = null,
): ReadonlyMap<string, Contribuente> {
  const letti = inForce(calendario.catalog, soggetti ? { soggetti } : state).soggetti
  const suo = soggetti && cliente ? idDelCliente(state, letti, forma, cliente) : null
  return new Map(
    letti.map((uno, k) => {
      const id = uno.id || `soggetto${k + 1}`
      return [id, cliente && id === suo ? { ...uno, codiceFiscale: cliente.codiceFiscale } : uno]
    }),
  )
}

/**
 * Null unless it is certain. A person is the owner, never a partner or a collaborator. A firm is the company that Budget4u starts, or that of today's form in
 * Forme: the S.r.l. of the other columns and of Convenienza Srl is a new one. The names have the same words.
 */
function idDelCliente(state: object, soggetti: readonly Contribuente[], forma: forme.Forma | undefined, { tipo, denominazione }: Cliente): string | null {
  const { simulatore } = inForce(calendario.daSimulatore, state)
  const diForme = simulatore === 'FORME' ? inForce(forme.catalog, 'statoSimulatore' in state ? state.statoSimulatore : null) : null
  const [primo] = soggetti
  if (!primo) return null
  if (tipo === 'SOCIETA') {
    const certa = diForme ? forma === diForme.formaAttuale : simulatore === 'BUDGET4U'
    return certa && primo.natura !== 'PERSONA_FISICA' && stesseParole(primo.nome, denominazione) ? primo.id : null
  }
  if (primo.id !== 'titolare') return null
  const persone = diForme?.persone.filter((una) => una !== null)
  const senzaNome = persone?.length === 1 && persone[0]?.nome === ''
  return stesseParole(diForme && senzaNome ? diForme.denominazione : primo.nome, denominazione) ? primo.id : null
}

/** «Rossi Mario» and «Mario Rossi» are one person. */
const parole = (nome: string): string =>
  nome
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.sort()
    .join(' ') ?? ''
const stesseParole = (uno: string, altro: string): boolean => parole(uno) !== '' && parole(uno) === parole(altro)

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
