/**
 * The fields of the administration forms: label, length, required or not, message. Form and server both validate with
 * `fieldErrors`. They are plain data, because the page loads no schemas.
 */
import { companyHome, homePages, isWebAddress } from './home.ts'
import type { AgencyInput, CompanyInput, PrincipalAuthInput, PrincipalInput, WhatsNewInput } from './records.ts'

/** The content of a field. Texts also have a length. `record`: the Id of another record, 0 or null if none is chosen. */
type Kind = 'text' | 'url' | 'image' | 'home' | 'colour' | 'mail' | 'username' | 'password' | 'html' | 'day' | 'flag' | 'count' | 'record' | 'role' | 'choice'
export type FormField = {
  readonly label: string
  readonly kind: Kind
  /** Text under the field, if its label is not enough. */
  readonly help?: string
  /** Maximum number of characters, for texts. */
  readonly max?: number
  /** The message for an empty field. A field without one may stay empty. */
  readonly required?: string
  /** Cannot be changed on an existing record. */
  readonly fixed?: true
}
export type Form<R> = { readonly [K in keyof R]?: FormField }

/** The title of the list of errors. */
export const ERRORS_TITLE = 'Errori da correggere'

const name = (label: string, max = 200) => ({ label, kind: 'text', max }) as const
const flag = (label: string) => ({ label, kind: 'flag' }) as const
const url = (label: string) => ({ label, kind: 'url', max: 2000 }) as const

export const companyForm = {
  BusinessName: { ...name('Nome'), required: 'Il Nome whatsNew è obbligatorio' },
  VatNumber: { ...name('Partita Iva', 20), required: 'La Partita Iva è obbligatorio' },
  TaxCode: name('Codice Fiscale', 16),
  ApplicationName: name('Nome App', 60),
  UiLogoUrl: { ...url('Logo'), kind: 'image' },
  UiLogoBackground: { label: 'Sfondo del logo', kind: 'colour', max: 7 },
  UiHome: {
    label: 'Pagina iniziale',
    kind: 'home',
    max: 2000,
    help: "Una pagina della suite, che si apre dopo l'accesso a chi ne ha il diritto (per esempio /iforf), oppure l'indirizzo di un sito, offerto nella Home",
  },
  LogoutUrl: url('Indirizzo di uscita'),
  ForfetariMenuName: name('Voce di menu Forfetari', 60),
  ConvMenuName: name('Voce di menu Convenienza Srl', 60),
  BudgetMenuName: name('Voce di menu Budget4u', 60),
  EasystartName: name('Nome di Easy start', 60),
  IsLocked: flag('Bloccata'),
  IsFederated: flag('Federata'),
  HasEasyStart: flag('Easy start'),
  ImportEnabled: flag('Import telematico'),
} as const satisfies Form<CompanyInput>

export const agencyForm = {
  CompanyId: { label: 'Company', kind: 'record', required: 'La company è obbligatoria' },
  Name: { ...name('Nome'), required: 'Il Nome è obbligatorio' },
  Code: { ...name('Codice', 50), required: 'Il codice è obbligatorio' },
  VatNumber: name('Partita Iva', 20),
  Address: name('Indirizzo'),
  Cap: name('Cap', 10),
  City: name('Comune', 100),
  CityCode: name('Codice del comune', 10),
  ProvinceCode: name('Provincia', 4),
  PrincipalCounter: { label: 'Numero di utenti ammessi', kind: 'count', required: 'Il numero di utenti ammessi è obbligatorio' },
  Disabled: { label: 'Disabilitato dal', kind: 'day' },
  State: { label: 'Stato', kind: 'choice' },
} as const satisfies Form<AgencyInput>

/** The state as the form saves it: disabled if there is a date, active otherwise. */
export const agencyState = (disabled: string | null): 'A' | 'D' => (disabled === null ? 'A' : 'D')

export const principalForm = {
  Username: { label: 'Username', kind: 'username', max: 100, required: 'Lo userName è obbligatorio', fixed: true },
  Password: { label: 'Password', kind: 'password', max: 1000 },
  Surname: { ...name('Cognome', 100), required: 'Il Cognome è obbligatorio' },
  Name: { ...name('Nome', 100), required: 'Il Nome è obbligatorio' },
  Mail: { label: 'Mail', kind: 'mail', max: 254, required: 'La mail è obbligatorio' },
  Phone: name('Telefono', 40),
  Taxcode: name('Codice Fiscale', 16),
  CompanyId: { label: 'Company', kind: 'record', required: 'La company è obbligatoria' },
  Role: { label: 'Ruolo', kind: 'role', required: 'Il ruolo è obbligatorio', fixed: true },
  Language: name('Lingua', 10),
  AvatarId: { label: 'Avatar', kind: 'count' },
  Disabled: { label: 'Disabilitato dal', kind: 'day' },
  ApplicationForfetari: flag('Forfetari'),
  ApplicationConvenienza: flag('Convenienza Srl'),
  ApplicationBudget: flag('Budget4u'),
  ApplicationEasyStart: flag('Easy start'),
  UserCreation: flag('Creazione utenti'),
  ReportEnabled: flag('Report utilizzo'),
} as const satisfies Form<PrincipalInput>

export const principalAuthForm = {
  PrincipalId: { label: 'Utente', kind: 'record', required: "L'utente è obbligatorio" },
  AgencyId: { label: 'Studio', kind: 'record', required: 'Lo studio è obbligatorio' },
} as const satisfies Form<PrincipalAuthInput>

export const whatsNewForm = {
  Version: { ...name('Versione', 20), required: 'La versione whatsNew è obbligatoria' },
  Title: name('Titolo'),
  HtmlContent: { label: 'Html content', kind: 'html', max: 100_000 },
} as const satisfies Form<WhatsNewInput>

export type FieldError = { readonly campo: string; readonly etichetta: string; readonly testo: string }

/** Shortest password (NIST SP 800-63B asks for length, not for kinds of characters). */
export const PASSWORD_MIN = 12

/** The errors of a record, in the order of the form; empty if it can be saved. */
export function fieldErrors<R extends object>(form: Form<R>, record: R): readonly FieldError[] {
  const values = new Map<string, unknown>(Object.entries(record))
  return Object.entries<FormField | undefined>(form).flatMap(([campo, field]) => {
    const testo = field && wrong(field, values.get(campo))
    return testo ? [{ campo, etichetta: field.label, testo }] : []
  })
}

function wrong({ kind, label, max, required }: FormField, value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : value
  if (text === '' || text === null || text === undefined || (kind === 'record' && text === 0)) return required ?? null
  if (typeof text !== 'string') return null
  if (max !== undefined && text.length > max) return `${label}: al massimo ${max} caratteri`
  const { test, testo } = shapes[kind] ?? {}
  return test && !test(text) ? `${testo?.replace('{label}', label)}` : null
}

/** The patterns of some kinds of text. */
const shapes: Partial<Record<Kind, { readonly test: (text: string) => boolean; readonly testo: string }>> = {
  mail: { test: (text) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text), testo: 'Invalid mail' },
  url: {
    test: isWebAddress,
    testo: '{label}: serve un indirizzo che comincia con https:// o http://',
  },
  // The content policy of the pages allows no other type: the logo would be saved but not displayed.
  image: {
    test: (text) => isWebAddress(text) && /^https:/i.test(text),
    testo: "{label}: serve un indirizzo che comincia con https://, da un altro il browser non prende l'immagine",
  },
  home: {
    test: (text) => companyHome(text) !== null,
    testo: `{label}: serve una pagina della suite (${homePages.map(({ path }) => path).join(', ')}) oppure un indirizzo che comincia con https:// o http://`,
  },
  colour: { test: (text) => /^#[0-9a-f]{6}$/i.test(text), testo: '{label}: serve un colore come #1565c0' },
  day: {
    test: (text) => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text,
    testo: '{label}: serve un giorno come 31/12/2026',
  },
  username: { test: (text) => /^[^\s\p{C}]+$/u.test(text), testo: '{label}: senza spazi' },
  password: { test: (text) => text.length >= PASSWORD_MIN, testo: `{label}: almeno ${PASSWORD_MIN} caratteri` },
}
