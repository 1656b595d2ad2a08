/** A process that saves calculations until it is killed, and writes each one that was acknowledged. */
import { insert } from '../../src/areas/calculations/store.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { principal } from '../../src/platform/schema.ts'

const [dataDir = '', round = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: null, dataDir, masterKey: [Buffer.alloc(32, 7)], masterKeyFile: '', production: false })
const { db } = database
const [user] = await db
  .insert(principal)
  .values({ username: `utente${round}`, surname: 'Rossi', name: 'Mario', mail: 'rossi@example.it', role: 'OPERATOR' })
  .returning()

/** Several writers, like several users. */
async function save(writer: number): Promise<void> {
  for (let n = 0; ; n++) {
    const state = JSON.stringify({ annoImposta: 2026, nomeCognome: `Prova ${round}-${writer}-${n}`, note: 'x'.repeat(n % 4000) })
    const row = {
      principalId: user?.id ?? 0,
      application: 1,
      name: 'prova',
      displayName: 'prova',
      province: '44',
      vatId: '-',
      office: '-',
      schemaVersion: 1,
      state,
    }
    const saved = await insert(database, row, new Date(), null)
    process.stdout.write(`${saved?.id} ${state}\n`)
  }
}

process.stdout.write('open\n')
await Promise.all([0, 1, 2, 3].map(save))
