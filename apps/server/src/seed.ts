/** Demo data for an empty database, so that a newcomer can try everything at once. The VAT numbers are valid but not given out yet. */
import { formatOf, type Migration, valueAt } from '@bilancia/contract'
import { applications, DEFAULT_PROVINCE, type Role } from '@bilancia/contract/api'
import { insert as saveCalculation } from './areas/calculations/store.ts'
import { demoReturns } from './areas/telematico/demo.ts'
import type { OpenDatabase } from './platform/connection.ts'
import { type DemoUser, demoUsers } from './platform/demo-users.ts'
import { hashPassword } from './platform/password.ts'
import { agency, company, principal, principalAuth } from './platform/schema.ts'

const people: Readonly<Record<Role, { readonly surname: string; readonly name: string }>> = {
  SUPERADMIN: { surname: 'Galli', name: 'Sofia' },
  ADMIN: { surname: 'Conti', name: 'Andrea' },
  MANAGER: { surname: 'Ferri', name: 'Marta' },
  OPERATOR: { surname: 'Neri', name: 'Omar' },
  DEMO: { surname: 'Prova', name: 'Dario' },
}

/** `title`: the path of the field by which lists name a calculation. */
type Simulator = {
  readonly migrations: readonly Migration[]
  readonly calcola: (state: object) => Promise<object>
  readonly fingerprint: (state: object) => string | null
  readonly title: string
}
type Given = { readonly clock: () => Date; readonly simulators: Readonly<Record<1 | 2, Simulator>> }

/** Adds the demo data unless there are users already. Returns the demo users of the database. */
export async function seed({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>, { clock, simulators }: Given): Promise<readonly DemoUser[]> {
  const found = await db.select({ username: principal.username }).from(principal)
  if (found.length) return demoUsers.filter(({ username }) => found.some((user) => user.username === username))
  const hashes = await Promise.all(demoUsers.map(({ password }) => hashPassword(password)))

  await db.transaction(async (tx) => {
    const [demo] = await tx
      .insert(company)
      .values({ businessName: 'Consulenti Riuniti S.r.l.', vatNumber: '09876540379', importEnabled: true, insertUser: 'demo' })
      .returning()
    const companyId = demo?.id ?? 0
    const [bologna, modena] = await tx
      .insert(agency)
      .values([
        {
          companyId,
          name: 'Studio Conti e Associati',
          code: 'BO01',
          vatNumber: '09876550378',
          address: 'Via Farini 12',
          cap: '40124',
          city: 'Bologna',
          provinceCode: 'BO',
          principalCounter: 10,
        },
        {
          companyId,
          name: 'Studio Ferri',
          code: 'MO01',
          vatNumber: '09876560369',
          address: 'Corso Duomo 3',
          cap: '41121',
          city: 'Modena',
          provinceCode: 'MO',
          principalCounter: 5,
        },
      ])
      .returning()
    const studios: Readonly<Record<Role, number | undefined>> = {
      SUPERADMIN: undefined,
      ADMIN: bologna?.id,
      MANAGER: modena?.id,
      OPERATOR: bologna?.id,
      DEMO: bologna?.id,
    }
    const users = await tx
      .insert(principal)
      .values(
        demoUsers.map(({ role, username }, i) => ({
          ...people[role],
          companyId,
          username,
          passwordHash: hashes[i] ?? null,
          mail: `${username}@example.it`,
          role,
          userCreation: role === 'SUPERADMIN' || role === 'ADMIN' || role === 'MANAGER',
          reportEnabled: role === 'SUPERADMIN' || role === 'ADMIN',
        })),
      )
      .returning()
    const links = users.flatMap(({ id, role }) => {
      const agencyId = studios[role]
      return agencyId === undefined ? [] : [{ principalId: id, agencyId }]
    })
    await tx.insert(principalAuth).values(links)
    const now = clock()
    const importer = users.find(({ role }) => role === 'OPERATOR')
    const by = { id: importer?.id ?? 0, username: importer?.username ?? '', name: `${people.OPERATOR.surname} ${people.OPERATOR.name}` }
    await demoReturns({ db: tx, vault }, { companyId, agencyId: bologna?.id ?? null }, by, now)
    for (const { id: principalId } of users.filter(({ role }) => role === 'ADMIN' || role === 'OPERATOR'))
      for (const [i, { application, name, state }] of examples.entries()) {
        const { title, migrations, calcola, fingerprint } = simulators[application]
        const row = {
          principalId,
          application,
          name,
          displayName: String(valueAt(state, title)),
          province: DEFAULT_PROVINCE,
          vatId: '-',
          office: '-',
          taxYear: state.annoImposta,
          schemaVersion: formatOf(migrations),
          state: JSON.stringify(state),
          result: JSON.stringify(await calcola(state)),
          fingerprint: fingerprint(state),
        }
        await saveCalculation({ db: tx, vault }, row, new Date(now.getTime() - i * 60_000), null)
      }
  })
  return demoUsers
}

const bologna2026 = { codiceRegioneResidenza: 6, addizionaleComunalePercentuale: 0.8 }

/** Invented clients as an adviser would type them: one for each simulator. */
const examples = [
  {
    application: applications.iforfettari.id,
    name: 'Rossi, artigiano 2026',
    state: {
      annoImposta: 2026,
      nomeCognome: 'Mario Rossi',
      tipologia: 'IMPRESA',
      gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
      regimeForfettario: { gruppo: 9, impostaSost: 15 },
      redditoContributiImposta: { ricavi: 50_000, riduzione35: true },
      regimeNormale: { determinazioneDelReddito: { acquisti: 9_500, servizi: 4_800, altriCosti: 2_200 } },
      liquidazioneIrpef: { altriDatiPersonali: bologna2026 },
      confronto: {
        adempimenti: { tenutaContabilita: { normale: { costo: 1_400 } }, dichiarazioneRedditi: { forfettario: { costo: 450 }, normale: { costo: 600 } } },
      },
      requisiti: { ricaviAnnoPrecedente: 48_200, spesePersonaleAnnoPrecedente: 0, redditoDipendenteAnnoPrecedente: 0 },
    },
  },
  {
    application: applications.convsrl.id,
    name: 'Officina Verdi, conviene la S.r.l.?',
    state: {
      annoImposta: 2026,
      datiSimulazioniSrl: {
        denominazione: 'Officina Verdi S.r.l.',
        utileAnteImposte: 120_000,
        variazioniAumento: 4_000,
        variazioniDiminuzione: 1_500,
        irap: { modalita: 'CALCOLATA', valoreProduzione: 190_000, deduzioniPersonale: 60_000 },
        ricavi: 640_000,
        soci: [
          { nome: 'Giuseppe Verdi', quota: 60, gestioneIvs: 'ARTIGIANO', coniugeACarico: true, ...bologna2026 },
          { nome: 'Elena Verdi', quota: 40, redditi: { lavoroDipendente: 14_000 }, ...bologna2026 },
        ],
        scenario2: { compensoTotale: 45_000, compensi: [30_000, 15_000] },
        scenario3: { dividendiTotali: 50_000 },
        scenario4: { compensoTotale: 36_000, compensi: [24_000, 12_000], dividendiTotali: 30_000 },
        scenario6: { compensoTotale: 36_000, compensi: [24_000, 12_000] },
      },
      confronto: {
        formaAttuale: 'SOCIETA_DI_PERSONE',
        gestioneIvs: 'ARTIGIANO',
        persone: [
          { socio: 1, quota: 60 },
          { socio: 2, quota: 40, gestioneIvs: 'NESSUNA' },
        ],
        costi: { contabilita: 2_500, depositoBilancio: 200, notaio: 3_000 },
      },
    },
  },
]
