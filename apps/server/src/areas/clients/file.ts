/** Clients as a CSV file, in and out: the headings are the labels of the form. */

import { keysOf, recordOf } from '@bilancia/contract'
import { CLIENT_LINES_MAX, type ClientImport, type ClientInput, type ClientRecord, clientForm, type Identity } from '@bilancia/contract/api'
import { chunks } from '../../platform/chunks.ts'
import { validVat } from '../../platform/codes.ts'
import type { Deps } from '../../platform/deps.ts'
import { NO_KEY } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile } from '../../platform/records.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { type Cell, csv, csvLines } from '../usage-report/csv.ts'
import { clientErrors, normal, typeOfModel } from './checks.ts'
import { changedFields, clientService } from './service.ts'
import * as store from './store.ts'
import * as writes from './writes.ts'

type Typed = Omit<ClientInput, 'studio'>
type Line = ClientImport['righe'][number]

/** Everything but who follows the client: people are chosen on the page, by name. */
const names = keysOf(clientForm).filter((name) => name !== 'seguitoDa')
type Name = (typeof names)[number]
const options = { tipo: clientForm.tipo.options, stato: clientForm.stato.options } as const
const labels = recordOf(names, (name) => clientForm[name].label)
const headings = Object.values(labels)

const cells = (client: ClientRecord): readonly Cell[] =>
  names.map((name) => (name === 'tipo' ? options.tipo[client.tipo] : name === 'stato' ? options.stato[client.stato] : client[name]))

export const clientsFile = (rows: readonly ClientRecord[]): Uint8Array => csv(headings, rows.map(cells))

/** Only letters and single spaces, without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()

/** The choice whose value this is, or whose name has it as a whole word or more of them; null if none. */
const chosen = <K extends string>(of: Readonly<Record<K, string>>, text: string): K | null => {
  const asked = plain(text)
  return keysOf(of).find((key) => asked === plain(key) || (asked.length > 1 && ` ${plain(of[key])} `.includes(` ${asked} `))) ?? null
}

/** As it is written by hand, or as the model of the return. */
const kindOf = (text: string) => typeOfModel.get(text.toUpperCase().replaceAll('.', '')) ?? chosen(options.tipo, text)

/** A spreadsheet that takes a code for a number drops the zeros that it begins with. */
function withZeros(code: string): string {
  const whole = code.padStart(11, '0')
  return /^\d{7,10}$/.test(code) && validVat(whole) ? whole : code
}
const codeIn = (of: ReadonlyMap<Name, string>): string => withZeros((of.get('codiceFiscale') ?? '').replaceAll(/\s/g, ''))

/** A line as a client, or the reason (in Italian) why it is none. Columns that the file lacks stay as they are, or empty in a new client. */
function clientOf(of: ReadonlyMap<Name, string>, before: ClientRecord | null, follower: number | null): Typed | string {
  const text = (name: Name) => of.get(name)
  const code = codeIn(of)
  const [tipo, stato] = [text('tipo'), text('stato')]
  const [kind, state] = [tipo ? kindOf(tipo) : undefined, stato ? chosen(options.stato, stato) : undefined]
  if (kind === null) return `${clientForm.tipo.label}: «${tipo}» non è ${Object.values(options.tipo).join(' né ')}`
  if (state === null) return `${clientForm.stato.label}: «${stato}» non è ${Object.values(options.stato).join(' né ')}`
  const given = (name: Exclude<Name, 'tipo' | 'stato' | 'seguitoDa'>) => text(name) ?? before?.[name] ?? null
  return normal({
    tipo: kind ?? before?.tipo ?? (/^\d{11}$/.test(code) ? 'SOCIETA' : 'PERSONA'),
    stato: state ?? before?.stato ?? 'ATTIVO',
    ...{ denominazione: given('denominazione') ?? '', codiceFiscale: code, partitaIva: withZeros(given('partitaIva') ?? ''), ateco: given('ateco') },
    ...{ comune: given('comune'), mail: given('mail'), telefono: given('telefono'), etichette: given('etichette'), note: given('note') },
    seguitoDa: before?.seguitoDa ?? follower,
  })
}

const OF_OTHERS = 'è di un cliente dello studio che segue un collega; lo affida un MANAGER o un ADMIN dello studio'

/** The clients of one statement. */
const AT_ONCE = 500

type Asked = { readonly csv: string; readonly studio?: number | undefined; readonly prova: boolean }

/** Stores every line of the file, or none. */
export async function importClients(
  deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>,
  who: Identity,
  { csv: text, studio, prova }: Asked,
): Promise<ClientImport> {
  const { db, clock, asProgram } = deps
  const place = clientService(deps).studio(who, studio)
  const refuse = (testo: string) => new Refusal('CLIENTI_FILE', { testo })
  const { lines, unread } = csvLines<Name>(text, { labels, required: ['denominazione', 'codiceFiscale'], max: CLIENT_LINES_MAX, what: 'clienti', refuse })
  const codes = lines.map(({ of }) => codeIn(of).toUpperCase())
  return db.transaction(async () => {
    const known = new Map((await store.withCodes(db, place.agencyId, codes)).map((row) => [row.codiceFiscale, row]))
    // As the program: of a client whom only a colleague sees, the answer says only that the tax code is taken.
    const taken = new Set((await asProgram(() => store.withCodes(db, place.agencyId, codes))).map(({ codiceFiscale }) => codiceFiscale))
    const merged = await store.withFormerCodes(db, place.agencyId, codes)
    const seen = new Map<string, number>()
    const righe: Line[] = []
    const fresh: Typed[] = []
    const changes: { readonly row: store.Row; readonly id: number; readonly given: Typed; readonly version: string }[] = []
    for (const [i, { riga, of }] of lines.entries()) {
      const code = codes[i] ?? ''
      const row = known.get(code)
      const before = row ? store.toRecord(deps, row) : null
      const told = { riga, denominazione: of.get('denominazione') ?? '' }
      const typed = clientOf(of, before, store.firstFollower(who, place.agencyId))
      const twice = seen.get(code)
      const wrong = typeof typed === 'string' ? [typed] : clientErrors(typed).map(({ testo }) => testo)
      if (twice !== undefined && code !== '') wrong.push(`Codice Fiscale: è anche nella riga ${twice}`)
      if (!row && taken.has(code)) wrong.push(`Codice Fiscale: ${OF_OTHERS}`)
      seen.set(code, riga)
      if (wrong.length > 0 || typeof typed === 'string') righe.push({ ...told, esito: 'ERRORE', testo: wrong.join('; ') })
      else if (!row || !before) {
        const into = merged.get(code)
        righe.push({ ...told, esito: 'NUOVO', testo: into ? `Nuovo cliente; ma il codice era di una scheda unita a «${into.denominazione}»` : 'Nuovo cliente' })
        fresh.push(typed)
      } else {
        const changed = changedFields(before, typed)
        if (changed.length > 0) changes.push({ row, id: row.id, given: typed, version: before.aggiornatoIl })
        righe.push({ ...told, esito: changed.length > 0 ? 'AGGIORNATO' : 'UGUALE', testo: changed.length > 0 ? `Cambia: ${changed.join(', ')}` : 'Già così' })
      }
    }
    const salvati = !prova && righe.every(({ esito }) => esito !== 'ERRORE')
    if (salvati) {
      // In one order, so that two files with the same clients never wait for each other.
      fresh.sort((a, b) => (a.codiceFiscale < b.codiceFiscale ? -1 : 1))
      for (const some of chunks(fresh, AT_ONCE)) {
        const made = await writes.insertAll(deps, who, { ...place, ...NO_KEY }, some, clock())
        const other = some.find(({ codiceFiscale }) => !made.some((row) => row.codiceFiscale === codiceFiscale))
        // Somebody has added the client since the check above, so the whole file is refused.
        if (other) throw new Refusal('CLIENTE_PRESENTE', { codice: other.codiceFiscale, nome: other.denominazione })
      }
      for (const some of chunks(changes, AT_ONCE)) {
        const saved = await writes.updateAll(deps, who, some, clock())
        const other = some.find(({ id }) => !saved.has(id))
        // Somebody has changed the client since the check above, so the whole file is refused.
        if (other) throw await changedMeanwhile(deps, who, (await store.find(db, who, other.id)) ?? other.row)
      }
      const counts = (['NUOVO', 'AGGIORNATO'] as const).map((esito) => said(esito, righe.filter((line) => line.esito === esito).length))
      await record(db, who, clock(), [
        { kind: 'Cliente', action: 'Importazione', recordId: null, recordName: 'file CSV', companyId: place.companyId, changes: counts },
      ])
    }
    return { salvati, righe, nonLette: [...unread] }
  })
}
