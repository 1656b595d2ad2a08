/** The two steps of an import: preview the file, then store all of it or nothing. */
import { atecoDigits, format } from '@bilancia/contract'
import { followedOnly, type Identity, type ImportSummary, refusal } from '@bilancia/contract/api'
import { activityCodeOf, aggregate, duePeriodi, mismatchesOf, type ReadReturn, type ReturnType, textOf } from '@bilancia/telematic'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { dotted } from '../clients/checks.ts'
import * as clients from '../clients/store.ts'
import { type Received, receive } from './received.ts'
import { destination, type Place, studiosOf } from './scope.ts'
import { sealerOf } from './sealing.ts'
import * as store from './store.ts'

type Declarant = ImportSummary['dichiaranti'][number]
type Proposed = NonNullable<Declarant['cliente']>
/** What the return itself says. */
type Declared = Pick<Proposed, 'nome' | 'ateco'>
/** A return in the summary, without what the database knows about its declarant. */
type Read = Omit<Declarant, 'sostituisce' | 'cliente'> & { readonly declared: Declared }

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' })

/** `preview` stores nothing; `upload` stores in one transaction, after the whole file has been read. */
export function imports({ db, vault, asProgram, clock }: Pick<Deps, 'db' | 'vault' | 'asProgram' | 'clock'>) {
  /** As the program, because users cannot read the key. */
  const key = () => asProgram(() => sealerOf({ db, vault }))
  /** As the program if the user sees only the clients that they follow: the studio's file may replace returns of a colleague's clients. */
  const inStudio = <T>(who: Identity, { agencyId }: Place, work: () => Promise<T>): Promise<T> =>
    agencyId !== null && followedOnly(who).includes(agencyId) ? asProgram(work) : work()
  return {
    async preview(who: Identity, request: FastifyRequest): Promise<ImportSummary> {
      const read = new Map<string, Read>()
      const received = await receive(request, who, (taxReturn) => void read.set(taxReturn.cf, described(taxReturn)))
      await key()
      return summary(who, received, await destination(db, who, received), [...read.values()], false)
    },

    async upload(who: Identity, request: FastifyRequest): Promise<ImportSummary> {
      const read = new Map<string, Read>()
      const returns = new Map<string, store.Stored>()
      const received = await receive(request, who, (taxReturn) => {
        const { cf, type, modelYear, taxYear, modules } = taxReturn
        read.set(cf, described(taxReturn))
        // The last return of a declarant counts.
        returns.set(cf, { cf, type, modelYear, taxYear, modules: JSON.stringify(modules) })
      })
      const place = await destination(db, who, received)
      const sealer = await key()
      const answer = await summary(who, received, place, [...read.values()], true)
      const by = { id: who.Id, username: who.Username, name: `${who.Surname} ${who.Name}` }
      await inStudio(who, place, () => store.replace(db, sealer, { place, fileName: received.fileName, by, at: clock() }, [...returns.values()]))
      const { fornitura } = received.header
      request.log.info({ importedBy: who.Id, ...place, fornitura, returns: returns.size }, 'tax returns imported')
      return answer
    },
  }

  async function summary(
    who: Identity,
    { header, avvisi, altriAvvisi }: Received,
    place: Place,
    read: readonly Read[],
    esito: boolean,
  ): Promise<ImportSummary> {
    const codes = read.map(({ TaxCodeDichiarante }) => TaxCodeDichiarante)
    const proposed = await clientsOf({ db, asProgram }, who, place, codes)
    const before = new Map((await inStudio(who, place, () => store.earlier(db, place, header, codes))).map((row) => [row.cf, row]))
    return {
      esito,
      fornitura: header.fornitura,
      TelematicoType: header.type,
      Year: header.modelYear,
      annoImposta: header.taxYear,
      CompanyId: place.companyId,
      AgencyId: place.agencyId,
      dichiaranti: read.map(({ declared, ...one }) => ({
        ...one,
        cliente: proposed?.(one.TaxCodeDichiarante, declared) ?? null,
        sostituisce: replaced(before.get(one.TaxCodeDichiarante), header.type),
      })),
      avvisi: [...avvisi],
      altriAvvisi,
    }
  }
}

function described(taxReturn: ReadReturn): Read {
  const modules = Object.values(taxReturn.modules)
  return {
    TaxCodeDichiarante: taxReturn.cf,
    declared: { nome: taxReturn.proposedName, ateco: atecoOf(activityCodeOf(taxReturn)) },
    quadri: [...new Set(modules.flatMap((boxes) => Object.keys(boxes).map((code) => code.slice(0, 2))))].sort(),
    campi: modules.reduce((total, boxes) => total + Object.keys(boxes).length, 0),
    contributiVersati: aggregate(taxReturn).RP021001 ?? 0,
    verifiche: mismatchesOf(taxReturn).map(
      ({ verifica, atteso, presente }) => `${verifica}: attesi ${format.money(atteso)}, presenti ${format.money(presente)}`,
    ),
  }
}

function replaced(row: store.Earlier | undefined, type: ReturnType): Declarant['sostituisce'] {
  if (!row) return null
  const { importedAt, importedByName } = row
  return {
    caricataIl: importedAt.toISOString(),
    caricataDa: importedByName,
    testo: textOf('W060', { quando: day.format(importedAt), periodi: duePeriodi[type] }),
  }
}

/** The activity code of a return as a client's record has it; null if it is not a code. */
function atecoOf(code: string | null): string | null {
  const digits = code === null ? null : atecoDigits(code)
  return digits === null ? null : dotted(digits)
}

/**
 * Compares the declarants of a file with the clients of the studio, for what the page proposes after an import.
 * Null for a caller who keeps no clients in the place of the import.
 */
async function clientsOf(
  { db, asProgram }: Pick<Deps, 'db' | 'asProgram'>,
  who: Identity,
  { agencyId }: Place,
  codes: readonly string[],
): Promise<((taxCode: string, declared: Declared) => Proposed) | null> {
  if (agencyId === null || refusal('clienti', who) !== null || !studiosOf(who).some(({ Id }) => Id === agencyId)) return null
  // The tax code of a client that was merged into another one is known too.
  const known = async (): Promise<ReadonlyMap<string, clients.Row>> =>
    new Map([
      ...(await clients.withFormerCodes(db, agencyId, codes)),
      ...(await clients.withCodes(db, agencyId, codes)).map((row) => [row.codiceFiscale, row] as const),
    ])
  const mine = await known()
  // As the program: of a client whom only a colleague sees, the answer says only that the tax code is taken.
  const taken = await asProgram(known)
  return (taxCode, declared) => {
    const row = mine.get(taxCode)
    if (!row) return { ...declared, presente: null, diAltri: taken.has(taxCode) }
    const { id, denominazione, ateco, comune, aggiornatoIl } = clients.toItem(row)
    return { ...declared, presente: { id, denominazione, ateco, comune, aggiornatoIl }, diAltri: false }
  }
}
