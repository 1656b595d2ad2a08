/** The folder of a client as a ZIP archive, for the client or for another program. */
import { createHash } from 'node:crypto'
import { type ObjectShape, shape as shapes } from '@bilancia/contract'
import { type ClientRecord, type FiledItem, historyKinds, type Identity, VERSION } from '@bilancia/contract/api'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { calculation as calculationRows } from '../../platform/schema.ts'
import { history } from '../advice/history.ts'
import { adviceService } from '../advice/service.ts'
import { toolOf } from '../advice/store.ts'
import { type Asker, planSearch, today } from '../advice/today.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { documentService } from '../calculations/documents.ts'
import { calculations, savableOf } from '../calculations/service.ts'
import { type Entry, textOf, zipped } from '../data/zip.ts'
import type { Searches } from '../simulators/search/searches.ts'
import { visible } from '../telematico/scope.ts'
import { sealerOf } from '../telematico/sealing.ts'
import { taxReturn } from '../telematico/tables.ts'
import { type Cell, csv, momentCell } from '../usage-report/csv.ts'
import { clientService } from './service.ts'
import * as store from './store.ts'

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })
const MAY_LACK = 'Qui può mancare ciò che non era ancora esportato.'
const json = (value: unknown) => textOf(`${JSON.stringify(value, null, 2)}\n`)

export const folderArchives = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'> & { readonly searches: Searches }) => {
  const { db, vault, clock, asProgram } = deps
  const clients = clientService(deps)
  const documents = documentService(deps)
  const advice = adviceService(deps)
  const saved = calculations(deps)
  const searched = planSearch(deps.searches)

  /** A calculation: its current state, its versions, and its result with today's figures of law. `said` receives its line of the index. */
  async function* calculation(
    asker: Asker,
    { ID, NomeSimulazione, Applicazione, Autore, annoImposta }: FiledItem,
    said: (line: string) => void,
  ): AsyncGenerator<Entry> {
    const { who } = asker
    const at = `elaborazioni/${ID}`
    const title = `${at}: «${NomeSimulazione}», ${toolOf(Applicazione)}, anno ${annoImposta ?? '—'}, di ${Autore}`
    try {
      const { State } = await documents.open(who, ID)
      yield { name: `${at}/stato.json`, pieces: json(State) }
      for (const { numero } of await documents.versions(who, ID)) {
        yield { name: `${at}/versioni/${numero}.json`, pieces: json(await documents.version(who, ID, numero)) }
      }
      const { Risultato, cifre } = await today(Applicazione, State, searched(asker))
      yield { name: `${at}/cifre.csv`, pieces: [figures(savableOf(Applicazione).schema, Risultato)] }
      yield {
        name: `${at}/norme.csv`,
        pieces: [
          csv(
            ['Cifra di legge', 'Valore', 'Attendibilità'],
            cifre.map((one) => [one.nome, one.testo, one.attendibilita]),
          ),
        ],
      }
      said(title)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      said(`${title}. NON LEGGIBILE: ${error.message}`)
    }
  }

  /** The returns that the caller may see, with their boxes. */
  async function* returns(who: Identity, client: ClientRecord): AsyncGenerator<Entry> {
    const codes = await store.codesOf(db, { ...client, agencyId: client.studio })
    const rows = await db
      .select({ id: taxReturn.id })
      .from(taxReturn)
      .where(and(visible(who), eq(taxReturn.agencyId, client.studio), inArray(taxReturn.type, ['PF', 'SC']), inArray(taxReturn.taxCode, codes)))
      .orderBy(taxReturn.modelYear, taxReturn.type)
    const { open } = await asProgram(() => sealerOf({ db, vault }))
    for (const { id } of rows) {
      const [row] = await db.select().from(taxReturn).where(eq(taxReturn.id, id))
      if (row)
        yield {
          name: `dichiarazioni/${row.type}-${row.modelYear}${row.taxCode === client.codiceFiscale ? '' : `-${row.taxCode}`}.json`,
          pieces: json({ ...row, modules: JSON.parse(open(row, row.modules)) }),
        }
    }
  }

  /** What the archive lists. It is read before the first byte is sent, because until then the call can still be refused. */
  const listed = async (who: Identity, id: number) => {
    const filed = await saved.filed(who, id)
    const hidden = (await db.$count(calculationRows, eq(calculationRows.clientId, id))) - filed.length
    return { ...(await history(deps, who, id)), filed, hidden }
  }

  async function* entries(
    asker: Asker,
    client: ClientRecord,
    { righe, consegne, promemoria, filed, hidden }: Awaited<ReturnType<typeof listed>>,
    at: Date,
  ): AsyncGenerator<Entry> {
    const { who } = asker
    const lines: string[] = []
    yield { name: 'cliente.json', pieces: json(client) }
    yield {
      name: 'storia.csv',
      pieces: [
        csv(
          ['Quando', 'Che cosa', 'Testo', 'Di'],
          righe.map((one): Cell[] => [momentCell(one.il), historyKinds[one.tipo], one.testo, one.di]),
        ),
      ],
    }
    yield { name: 'promemoria.json', pieces: json(promemoria) }
    for (const one of filed) yield* calculation(asker, one, (line) => lines.push(line))
    for (const { id, titolo, Applicazione, annoImposta } of consegne) {
      try {
        const { bytes } = await advice.file(who, id)
        lines.push(
          `consegne/Consegna${id}.json: «${titolo}», ${toolOf(Applicazione)}, anno ${annoImposta ?? '—'}. SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`,
        )
        yield { name: `consegne/Consegna${id}.json`, pieces: [bytes] }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        lines.push(`consegne/Consegna${id}.json MANCA: «${titolo}». ${error.message}`)
      }
    }
    for await (const entry of returns(who, client)) {
      lines.push(entry.name)
      yield entry
    }
    const now = await store.find(db, who, client.id)
    yield { name: 'indice.txt', pieces: textOf(index(client, who, at, hidden, now?.id ?? null, lines)) }
  }

  return {
    /** Recorded before the first byte is sent, because an interrupted download has been read in part. */
    async archive(asker: Asker, id: number) {
      const { who } = asker
      const client = await clients.record(who, id)
      const list = await listed(who, client.id)
      const at = clock()
      const name = `cliente-${client.id}-${dayInRome(at)}.zip`
      const companyId = who.CompanyId
      await record(db, who, at, [
        { kind: 'Cliente', action: 'Esportazione', recordId: client.id, recordName: `cliente ${client.id}`, companyId, changes: [said('Archivio', name)] },
      ])
      return { name, bytes: zipped(at, entries(asker, client, list, at)) }
    },
  }
}

/** Every number and text of a result by its path, with its name and unit. */
function figures(schema: ObjectShape, result: unknown): Uint8Array {
  const rows: Cell[][] = []
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, `${path}[${i}]`)
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) walk(one, path ? `${path}.${key}` : key)
    else if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') {
      const shape = shapes.shapeAt(schema, path)
      rows.push([path, shape?.label ?? '', value, shape && 'unit' in shape ? shape.unit : ''])
    }
  }
  walk(result, '')
  return csv(['Percorso', 'Voce', 'Valore', 'Unità'], rows)
}

/** `now`: the number of the client when the archive ends, after a merge another one; null if the reader does not see it any more. */
const index = ({ id, denominazione }: ClientRecord, who: Identity, at: Date, hidden: number, now: number | null, lines: readonly string[]): string =>
  `${[
    `Cartella del cliente ${denominazione} (${id})`,
    `Esportata il ${moment.format(at)} da ${who.Surname} ${who.Name}, con il programma ${VERSION}.`,
    '',
    'cliente.json: i dati del cliente. storia.csv: che cosa è stato fatto, dal più recente. promemoria.json: i promemoria.',
    'elaborazioni: per ognuna lo stato (ciò che è digitato) e le sue versioni in JSON; cifre.csv, il risultato con le norme di oggi; norme.csv, le cifre di legge lette.',
    'consegne: i file sigillati, come sono stati consegnati. «npm run -s verifica -- FILE» li controlla anche senza questa base dati.',
    'dichiarazioni: le caselle importate. Quelle della company senza studio non ci sono.',
    ...(hidden > 0 ? [`Fuori, perché chi esporta non può usarne lo strumento: ${hidden} elaborazioni.`] : []),
    ...(now === null ? [`INCOMPLETA: durante l'esportazione il cliente è stato eliminato o affidato ad altri. ${MAY_LACK}`] : []),
    ...(now !== null && now !== id ? [`INCOMPLETA: durante l'esportazione il cliente è stato unito al ${now}, la cui cartella ha tutto. ${MAY_LACK}`] : []),
    '',
    ...lines,
  ].join('\r\n')}\r\n`
