/** The notice on the home page that somebody has reset the user's access, because a mail may not have reached them. */
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { principal } from '../../platform/schema.ts'

/** As the program. `by`: a username or a command. */
export async function noteReset(db: Db, id: number, by: string, at: Date): Promise<void> {
  await db.update(principal).set({ accessResetAt: at, accessResetBy: by }).where(eq(principal.id, id))
}
