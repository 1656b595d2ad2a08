/** Every call of the suite, at the specified paths, by area. */
import { access } from './access.ts'
import { advice } from './advice.ts'
import { agencies } from './agencies.ts'
import { tools } from './applications.ts'
import { audit } from './audit.ts'
import { brands } from './brands.ts'
import { budget4u } from './budget4u.ts'
import { calculations } from './calculations.ts'
import { calendario_ } from './calendario.ts'
import { clientErrors } from './client-errors.ts'
import { clients } from './clients.ts'
import { companies } from './companies.ts'
import { comuni } from './comuni.ts'
import { concordato } from './concordato.ts'
import { convsrl } from './convsrl.ts'
import { data } from './data.ts'
import { documents } from './documents.ts'
import { forme_ } from './forme.ts'
import { iforfettari } from './iforfettari.ts'
import { irap } from './irap.ts'
import { keys } from './keys.ts'
import { news } from './news.ts'
import { law } from './norme.ts'
import { ownAccess } from './own-access.ts'
import { principals } from './principals.ts'
import { usageReport } from './report.ts'
import { telematico } from './telematico.ts'

export type { PriceList, PriceListInput } from './agencies.ts'
export type { LogoLooked } from './companies.ts'
export type { DataAsked, EraseAsked } from './data.ts'
export type { LawFigure, LawFigures, LawValue, LawYear } from './norme.ts'
export type { AccessLink, AccessOf, AccessRequestKind, OwnAccess } from './own-access.ts'
export type { Explanation, ExplanationNode, FileAnswer, Reading, ReadNode, UsedFigures, YearChanges } from './parts.ts'
export { type Assertion, assertion, PASSKEYS_MAX, type PasskeyCreation, type Registration } from './passkeys.ts'
export { files } from './report.ts'
export const routes = {
  ...access,
  ...ownAccess,
  ...iforfettari,
  ...convsrl,
  ...budget4u,
  ...calendario_,
  ...concordato,
  ...forme_,
  ...calculations,
  ...documents,
  ...advice,
  ...comuni,
  ...irap,
  ...law,
  ...telematico,
  ...clientErrors,
  ...companies,
  ...clients,
  ...agencies,
  ...keys,
  ...principals,
  ...news,
  ...brands,
  ...usageReport,
  ...audit,
  ...data,
  ...tools,
} as const
