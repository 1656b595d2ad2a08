/** Loads filed returns into the fields of a simulator. */
import { type Identity, type Loaded, type LoadForm, missingIn, refusal } from '@bilancia/contract/api'
import { aggregate, loadConvSrl, loadForfettari, loadForme, type ModelYear, modelName, modelYears, type TaxReturn, taxYearOf } from '@bilancia/telematic'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { record } from '../audit/store.ts'
import { ofReturn } from '../audit/subjects.ts'
import { visible } from './scope.ts'
import { sealerOf } from './sealing.ts'
import * as store from './store.ts'

type Person = { readonly row: store.Found; readonly taxReturn: TaxReturn }

/** Looks only among the returns that the caller may see, in the company and studio of the form. */
export function loads({ db, vault, asProgram, clock }: Pick<Deps, 'db' | 'vault' | 'asProgram' | 'clock'>) {
  return async (who: Identity, form: LoadForm, request: FastifyRequest): Promise<Loaded> => {
    const refused = refusal(form.isConvenienza ? 'convsrl' : form.isForme ? 'forme' : 'iforfettari', who)
    if (refused) throw new Refusal(refused)
    const [missing] = missingIn(form)
    if (missing !== undefined) throw new Refusal('CARICAMENTO_INCOMPLETO', { dettaglio: missing })

    const codes = [form.cfImpresa, form.cfCollab1, form.cfCollab2, form.isConvenienza ? form.cfSocio3 : null].filter((cf) => cf !== null)
    const rows = await store.find(db, visible(who), { companyId: form.companyId, agencyId: form.agencyId ?? null }, [...new Set(codes)])
    // As the program, because users cannot read the key.
    const { open } = await asProgram(() => sealerOf({ db, vault }))
    /** The company of Convenienza Srl may be a sole trader: if the form says SC but the tax code is a person's, this finds the person's PF return. */
    const pick = (cf: string | null, year: number | null, types: readonly TaxReturn['type'][]): Person | null => {
      const row = rows.find((found) => found.taxCode === cf && found.modelYear === year && types.includes(found.type))
      return row ? { row, taxReturn: asReturn(row, open(row, row.modules)) } : null
    }
    const primo = pick(form.cfImpresa, form.year, form.isConvenienza ? ['SC', 'PF'] : ['PF'])
    const collab1 = pick(form.cfCollab1, form.yearCf1, ['PF'])
    const collab2 = pick(form.cfCollab2, form.yearCf2, ['PF'])
    const socio3 = form.isConvenienza ? pick(form.cfSocio3, form.yearS3, ['PF']) : null
    const [titolare, primoSocio, secondoSocio, terzoSocio] = [primo, collab1, collab2, socio3].map((person) => person?.taxReturn ?? null)
    const { cfImpresa, tipologia, spostaImposte } = form
    const { campi, avvisi, daScegliere } = form.isConvenienza
      ? {
          ...loadConvSrl({ impresa: titolare ?? null, cfImpresa, soci: [primoSocio ?? null, secondoSocio ?? null, terzoSocio ?? null], spostaImposte }),
          daScegliere: [],
        }
      : (form.isForme ? loadForme : loadForfettari)({
          titolare: titolare ?? null,
          cfImpresa,
          collaboratori: [primoSocio ?? null, secondoSocio ?? null],
          tipologia,
          quadro: form.quadro ?? null,
        })
    const found = [primo, collab1, collab2, socio3].filter((person) => person !== null)
    const read = found.map(({ row }) => ({ recordId: row.id, recordName: ofReturn(row).name, companyId: row.companyId }))
    await record(
      db,
      who,
      clock(),
      read.map((row) => ({ kind: 'Dichiarazione', action: 'Lettura', ...row })),
    )
    request.log.info({ loadedBy: who.Id, returns: found.map(({ row }) => row.id) }, 'tax returns loaded')
    return {
      primoCF: described(primo),
      collab1CF: described(collab1),
      collab2CF: described(collab2),
      socio3CF: described(socio3),
      campi: campi.map((field) => ({ ...field, caselle: [...field.caselle] })),
      daScegliere: [...daScegliere],
      avvisi: [...absent(form, { primo, collab1, collab2, socio3 }), ...differentYears(found), ...avvisi],
    }
  }
}

function absent(form: LoadForm, found: Readonly<Record<'primo' | 'collab1' | 'collab2' | 'socio3', Person | null>>): readonly string[] {
  const asked = [
    [form.cfImpresa, form.year, found.primo],
    [form.cfCollab1, form.yearCf1, found.collab1],
    [form.cfCollab2, form.yearCf2, found.collab2],
    ...(form.isConvenienza ? [[form.cfSocio3, form.yearS3, found.socio3] as const] : []),
  ] as const
  return asked.filter(([cf, , person]) => cf !== null && person === null).map(([cf, year]) => `${cf}: nessuna dichiarazione ${year} caricata nello studio`)
}

function differentYears(found: readonly Person[]): readonly string[] {
  const models = [...new Set(found.map(({ taxReturn }) => taxReturn.modelYear))]
  if (models.length < 2) return []
  return [`Le dichiarazioni sono di anni diversi: ${found.map(({ taxReturn }) => `${taxReturn.cf} ${modelName(taxReturn)}`).join('; ')}`]
}

function asReturn({ taxCode, type, modelYear }: store.Found, modules: string): TaxReturn {
  const model = modelYears.find((year): year is ModelYear => year === modelYear)
  if (model === undefined) throw new Error(`no layout of the year ${modelYear}`)
  return { cf: taxCode, type, modelYear: model, taxYear: taxYearOf(model), modules: JSON.parse(modules) }
}

function described(person: Person | null): Loaded['primoCF'] {
  if (!person) return null
  const { row, taxReturn } = person
  const quadri = new Set(Object.values(taxReturn.modules).flatMap((boxes) => Object.keys(boxes).map((code) => code.slice(0, 2))))
  return {
    codiceFiscale: taxReturn.cf,
    TelematicoType: taxReturn.type,
    Year: taxReturn.modelYear,
    annoImposta: taxReturn.taxYear,
    caricataIl: row.importedAt.toISOString(),
    quadri: [...quadri].sort(),
    boxes: aggregate(taxReturn),
  }
}
