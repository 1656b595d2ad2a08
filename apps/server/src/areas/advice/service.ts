/** Delivers advice, shows it as delivered, recalculates it with today's law, and records its outcome. */
import { isTaxYear, taxYears } from '@bilancia/contract'
import { type AdviceContent, type AdviceItem, type AdviceToday, type AuditAction, type Identity, outcomeNames, VERSION } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Creation } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import type { Kept } from '../../platform/vault/secrets.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { documentService } from '../calculations/documents.ts'
import { entitled, savableOf, stateOf } from '../calculations/service.ts'
import * as calculations from '../calculations/store.ts'
import * as clients from '../clients/store.ts'
import type { Searches } from '../simulators/search/searches.ts'
import { byNorm } from './norms.ts'
import { NotAsSigned, ownThumbprint, signedFile, type Verified, verifiedFile } from './signed.ts'
import * as store from './store.ts'
import { type Asker, planSearch, today } from './today.ts'

export const adviceService = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'> & { readonly searches: Searches }) => {
  const { db, vault, clock, asProgram } = deps
  const at = { db, vault }
  const documents = documentService(deps)
  const secrets: Kept = { db, vault }
  const searched = planSearch(deps.searches)

  const present = async (who: Identity, id: number): Promise<store.Row> => {
    const row = await store.find(at, clients.mine(who), id)
    if (!row) throw new Refusal('CONSEGNA_NON_TROVATA', { id })
    entitled(who, row.application)
    return row
  }

  /** The register names advice by its number, as it does clients: names do not belong in a register that cannot be erased. */
  const entered = async (who: Identity, action: AuditAction, { id, clientId }: Pick<store.Row, 'id' | 'clientId'>, changes = [said('Cliente', clientId)]) =>
    record(db, who, clock(), [{ kind: 'Consegna', action, recordId: id, recordName: `consegna ${id}`, companyId: who.CompanyId, changes }])

  /** The verified content of the file. Throws CONSEGNA_ALTERATA if it is not what this installation signed. */
  const signed = async ({ id, file }: store.Row): Promise<Verified> => {
    try {
      const verified = await verifiedFile(file)
      if (verified.thumbprint !== (await asProgram(() => ownThumbprint(secrets)))) throw new NotAsSigned('the key is not that of the installation')
      return verified
    } catch (cause) {
      if (!(cause instanceof NotAsSigned)) throw cause
      throw new Refusal('CONSEGNA_ALTERATA', { id }, { cause })
    }
  }

  return {
    async deliver(asker: Asker, id: number, titolo: string, creation: Creation): Promise<AdviceItem> {
      const { who } = asker
      const { State, Cliente, Applicazione: application } = await documents.open(who, id)
      if (!Cliente) throw new Refusal('CONSEGNA_SENZA_CLIENTE')
      const before = await store.madeWith(at, who.Id, creation)
      if (before !== null) return store.item(await present(who, before))
      const { denominazione, codiceFiscale } = await clients.present(db, who, Cliente.id)
      const { annoImposta } = State
      if (!isTaxYear(annoImposta)) {
        const testo = `L'anno d'imposta dell'elaborazione non è valido: sceglierne uno dal ${taxYears[0]} al ${taxYears.at(-1)}`
        throw new Refusal('CAMPI_NON_VALIDI', { dettaglio: testo }, { campi: [{ campo: 'annoImposta', etichetta: "Anno d'imposta", testo }] })
      }
      const now = clock()
      const content: AdviceContent = {
        titolo,
        cliente: { denominazione, codiceFiscale },
        Applicazione: application,
        annoImposta,
        il: now.toISOString(),
        di: `${who.Surname} ${who.Name}`,
        programma: VERSION,
        formato: savableOf(application).format,
        State,
        ...(await today(application, State, searched(asker))),
      }
      // As the program: the signing key is a secret of the program.
      const file = await asProgram(() => signedFile(secrets, content))
      const row = {
        clientId: Cliente.id,
        calculationId: id,
        principalId: who.Id,
        application,
        taxYear: annoImposta,
        fingerprint: content.Impronta,
        title: titolo,
        file,
      }
      return db.transaction(async () => {
        await clients.lock(db, who, Cliente.id)
        await calculations.lock(db, id)
        const made = await store.insert(at, { ...row, deliveredAt: now, outcome: 'CONSEGNATA', ...creation })
        const delivered = made ?? (await store.madeWith(at, who.Id, creation))
        if (delivered === null) throw new Error('advice without a row')
        if (made !== null) await entered(who, 'Creazione', { id: made, clientId: Cliente.id })
        return store.item(await present(who, delivered))
      })
    },

    async open(who: Identity, id: number) {
      const row = await present(who, id)
      const { content, thumbprint } = await signed(row)
      await entered(who, 'Lettura', row)
      return { ...store.item(row), contenuto: content, chiave: thumbprint }
    },

    async file(who: Identity, id: number) {
      const row = await present(who, id)
      await signed(row)
      await entered(who, 'Esportazione', row)
      return { name: `Consegna${id}.json`, bytes: Buffer.from(row.file) }
    },

    /** Nothing is stored: the advice stays as it was. */
    async recalculate(asker: Asker, id: number): Promise<AdviceToday> {
      const row = await present(asker.who, id)
      const { State, formato, Risultato, cifre, Applicazione } = (await signed(row)).content
      const state = stateOf({ id, state: JSON.stringify(State), schemaVersion: formato }, savableOf(Applicazione))
      const now = await today(Applicazione, state, searched(asker))
      return {
        Impronta: now.Impronta,
        Risultato: now.Risultato,
        uguale: JSON.stringify(now.Risultato) === JSON.stringify(Risultato),
        ...(await byNorm(Applicazione, state, { cifre, Risultato }, now)),
      }
    },

    async decide(who: Identity, id: number, outcome: AdviceItem['esito']): Promise<AdviceItem> {
      return db.transaction(async () => {
        await store.lock(db, id)
        const row = await present(who, id)
        if (row.outcome === outcome) return store.item(row)
        await store.decide(db, id, { outcome, outcomeAt: clock(), outcomeBy: who.Id })
        await entered(who, 'Modifica', row, [said('Esito', outcomeNames[outcome])])
        return store.item(await present(who, id))
      })
    },
  }
}
