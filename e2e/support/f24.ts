/**
 * The F24 forms as JSON, validated by ajv. The public schemas of pagopa/pn-f24lib (commit 6a576b4) may not be copied here. The schema in this file has
 * what the contract of the calendar says about their fields. If `F24LIB_SCHEMI` names their folder (`src/main/resources/schemas`), they are used too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

const closed = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required, additionalProperties: false })
const text = (pattern: string) => ({ type: 'string', pattern })
const orNull = (pattern: string) => ({ type: ['string', 'null'], pattern })
const list = (items: object) => ({ type: 'array', items })
const none = { type: 'null' }

const amounts = { debitAmount: text('^\\d{1,15}$'), creditAmount: text('^\\d{1,15}$') }
const row = { taxTypeCode: text('^[A-Z0-9]{4}$'), installment: text('^(\\d{4})?$'), year: text('^2\\d{3}$'), ...amounts }
const month = orNull('^\\d{6}$')

const f24 = closed({
  taxPayer: closed(
    {
      taxCode: orNull('^([A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]|\\d{11})$'),
      personData: closed({ personalData: none }),
      companyData: { anyOf: [closed({ name: text('^[ -~]{1,60}$') }), none] },
    },
    ['taxCode'],
  ),
  paymentDetails: closed({ paymentDate: text('^\\d{2}-\\d{2}-\\d{4}$') }),
  treasurySection: closed({ taxList: list(closed(row)) }),
  inpsSection: closed({
    inpsRecordList: list(
      closed({
        officeCode: none,
        contributionReason: orNull('^[A-Z-]{3,4}$'),
        inpsCode: none,
        period: closed({ startDate: month, endDate: month }),
        ...amounts,
      }),
    ),
  }),
  regionSection: closed({ regionRecordList: list(closed({ regionCode: orNull('^\\d{2}$'), ...row })) }),
  localTaxSection: closed({ localTaxRecordList: list(closed({ municipalityCode: text('^[0-9A-Z]{4}$'), ...row }, Object.keys(row))) }),
  socialSecuritySection: closed({
    inailRecords: list(
      closed({ officeCode: none, companyCode: none, controlCode: none, referenceNumber: orNull('^\\d{6}$'), reason: text('^P$'), ...amounts }),
    ),
  }),
})

const ajv = new Ajv({ allowUnionTypes: true })
const ours = ajv.compile(f24)

function ofTheLibrary(folder: string): ValidateFunction {
  const theirs = new Ajv({ strict: false })
  const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  for (const name of readdirSync(join(folder, 'component'))) theirs.addSchema(read(join('component', name)), `resource:/schemas/component/${name}`)
  return theirs.compile(read(join('form', 'f24standard.json')))
}
const folder = process.env.F24LIB_SCHEMI
const validators = folder === undefined ? [ours] : [ours, ofTheLibrary(folder)]

/** What is wrong with a form; empty if nothing is. */
export const faults = (form: unknown): readonly string[] =>
  validators.flatMap((validate) => (validate(form) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)))
