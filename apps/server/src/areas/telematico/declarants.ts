/** Compares the declarants of a file with the clients of the studio, for what the page proposes after an import. */
import { atecoDigits } from '@bilancia/contract'
import { type Identity, type ImportSummary, refusal } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { dotted } from '../clients/checks.ts'
import * as clients from '../clients/store.ts'
import { type Place, studiosOf } from './scope.ts'

type Proposed = NonNullable<ImportSummary['dichiaranti'][number]['cliente']>
/** What the return itself says. */
export type Said = Pick<Proposed, 'nome' | 'ateco'>

/** The activity code of a return as a client's record has it; null if it is not a code. */
export function atecoOf(code: string | null): string | null {
  const digits = code === null ? null : atecoDigits(code)
  return digits === null ? null : dotted(digits)
}

/** Null for a caller who keeps no clients in the place of the import. */
export async function clientsOf(
  { db, asProgram }: Pick<Deps, 'db' | 'asProgram'>,
  who: Identity,
  { agencyId }: Place,
  codes: readonly string[],
): Promise<((taxCode: string, said: Said) => Proposed) | null> {
  if (agencyId === null || refusal('clienti', who) !== null || !studiosOf(who).some(({ Id }) => Id === agencyId)) return null
  const mine = new Map((await clients.withCodes(db, agencyId, codes)).map((row) => [row.codiceFiscale, row]))
  // As the program: of a client whom only a colleague sees, the answer says only that the tax code is taken.
  const taken = new Set((await asProgram(() => clients.withCodes(db, agencyId, codes))).map((row) => row.codiceFiscale))
  return (taxCode, said) => {
    const row = mine.get(taxCode)
    if (!row) return { ...said, presente: null, diAltri: taken.has(taxCode) }
    const { id, denominazione, ateco, comune, aggiornatoIl } = clients.toItem(row)
    return { ...said, presente: { id, denominazione, ateco, comune, aggiornatoIl }, diAltri: false }
  }
}
