/**
 * Erases a client with the whole folder, for a client who asks for it (art. 17 GDPR), and says so in a receipt. The register has the same figures and
 * the fingerprint of the receipt, so that a receipt can be proved years later.
 */
import { createHash } from 'node:crypto'
import type { Identity } from '@bilancia/contract/api'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { advice } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { changesOf, erase, receipt } from '../data/erasure.ts'
import { taxReturn } from '../telematico/tables.ts'
import * as store from './store.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const staying = (many: number): string =>
  many === 1
    ? 'Resta 1 dichiarazione che la company tiene senza studio; la elimina il suo amministratore da «Import telematico».'
    : `Restano ${many} dichiarazioni che la company tiene senza studio; le elimina il suo amministratore da «Import telematico».`

/** `nome`: the client's name, typed as a confirmation. The caller must see the client and have the right to erase it. Throws CONFERMA_DIVERSA. */
export async function eraseClient(
  { db, vault, clock, asProgram }: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>,
  who: Identity,
  id: number,
  nome: string,
) {
  const row = await store.presentAs(db, who, id)
  if (nome !== row.denominazione) throw new Refusal('CONFERMA_DIVERSA', { nome: row.denominazione })
  const at = clock()
  const text = await db.transaction(async () => {
    await store.lock(db, who, row.id)
    const files = await db.select({ id: advice.id, file: advice.file }).from(advice).where(eq(advice.clientId, row.id)).orderBy(advice.id)
    // Before the erasure, which takes the codes of merged clients too.
    const codes = await store.codesOf(db, row)
    // As the program: colleagues own the calculations of the folder, and returns without a studio are the company's.
    const { done, ofCompany } = await asProgram(async () => ({
      done: await erase(db, { of: 'cliente', id: row.id }, ''),
      ofCompany: await db.$count(taxReturn, and(eq(taxReturn.companyId, row.companyId), isNull(taxReturn.agencyId), inArray(taxReturn.taxCode, codes))),
    }))
    const more = [
      ...files.map(({ id: one, file }) => `- consegna ${one}, file sigillato con SHA-256 ${digest(vault.open(['advice', one, 'file'], file))}`),
      ...(ofCompany > 0 ? ['', staying(ofCompany)] : []),
      '',
      'Non si cercano: le elaborazioni che un utente tiene per sé fuori dalla cartella, cifrate; i file già esportati o consegnati.',
    ]
    const whole = receipt({
      title: `Cliente «${row.denominazione}», ${row.codiceFiscale} (${row.id})`,
      by: who.Username,
      at,
      done,
      more,
      register: 'Nel registro restano le righe sul cliente, che lo dicono per numero, senza nome né dati',
    })
    const hash = said('Impronta della ricevuta', digest(whole))
    const entry = { kind: 'Cliente', action: 'Eliminazione', recordId: row.id, recordName: `cliente ${row.id}`, companyId: row.companyId } as const
    await record(db, who, at, [{ ...entry, changes: [...changesOf(done), hash] }])
    return whole
  })
  const last = `\r\nImpronta SHA-256 di ciò che precede, come nel registro: ${digest(text)}\r\n`
  return { name: `ricevuta-cliente-${row.id}-${dayInRome(at)}.txt`, bytes: new TextEncoder().encode(text + last) }
}
