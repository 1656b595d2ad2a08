/**
 * The administration forms: each field once, with section, label, length, required or not, message. Form and server both
 * validate with `fieldErrors`. They are plain data, because the page loads no schemas.
 */
import { type Form, type FormField, formOf, type Kind } from './form.ts'
import { companyHome, homePages, isWebAddress } from './home.ts'
import { isKeptLogo } from './kept-logo.ts'

/** The title of the list of errors. */
export const ERRORS_TITLE = 'Errori da correggere'

const name = (label: string, max = 200) => ({ label, kind: 'text', max }) as const
const flag = (label: string) => ({ label, kind: 'flag' }) as const
const url = (label: string) => ({ label, kind: 'url', max: 2000 }) as const
const day = (label: string, help: string) => ({ label, kind: 'day', help }) as const

export const companyForm = formOf({
  'Dati della company': {
    BusinessName: { ...name('Nome'), required: 'Il Nome whatsNew è obbligatorio' },
    VatNumber: { ...name('Partita Iva', 20), required: 'La Partita Iva è obbligatorio' },
    TaxCode: name('Codice Fiscale', 16),
  },
  Aspetto: {
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
  },
  'Nomi degli strumenti': {
    ForfetariMenuName: name('Voce di menu Forfetari', 60),
    ConvMenuName: name('Voce di menu Convenienza Srl', 60),
    BudgetMenuName: name('Voce di menu Budget4u', 60),
    EasystartName: name('Nome di Easy start', 60),
  },
  Diritti: {
    ImportEnabled: flag('Import telematico'),
    HasEasyStart: flag('Easy start'),
    IsFederated: flag('Federata'),
    IsLocked: flag('Bloccata'),
  },
})

const { VatNumber: _1, TaxCode: _2, ...shown } = companyForm
/** The fields of a company that its own users see. */
export const ownCompanyForm = shown

export const agencyForm = formOf({
  'Dati dello studio': {
    Name: { ...name('Nome'), required: 'Il Nome è obbligatorio' },
    Code: { ...name('Codice', 50), required: 'Il codice è obbligatorio' },
    CompanyId: { label: 'Company', kind: 'record', required: 'La company è obbligatoria' },
    VatNumber: name('Partita Iva', 20),
  },
  Sede: {
    Address: name('Indirizzo'),
    Cap: name('Cap', 10),
    City: name('Comune', 100),
    ProvinceCode: name('Provincia', 4),
    CityCode: name('Codice del comune', 10),
  },
  Accesso: {
    PrincipalCounter: { label: 'Numero di utenti ammessi', kind: 'count', required: 'Il numero di utenti ammessi è obbligatorio' },
    Disabled: day('Disabilitato dal', 'Da questo giorno nessun utente dello studio può entrare.'),
    State: {
      label: 'Stato',
      kind: 'choice',
      help: "Sospeso chiude l'accesso senza una data; altrimenti lo stato segue la data.",
      options: { A: 'Attivo', S: 'Sospeso', D: 'Disabilitato' },
      start: 'A',
    },
  },
  Clienti: {
    AssignedClientsOnly: flag('Ogni OPERATOR vede solo i clienti che segue'),
  },
})

/** The state as the form saves it: disabled if there is a date, active otherwise. */
export const agencyState = (disabled: string | null): 'A' | 'D' => (disabled === null ? 'A' : 'D')

/** The rights of a user, each set on its own. */
export const userRights = {
  ApplicationForfetari: { ...flag('Forfetari'), start: true },
  ApplicationConvenienza: { ...flag('Convenienza Srl'), start: true },
  ApplicationBudget: { ...flag('Budget4u'), start: true },
  ApplicationForme: { ...flag('Forme e piano'), start: true },
  ApplicationEasyStart: flag('Easy start'),
  UserCreation: flag('Creazione utenti'),
  ReportEnabled: flag('Report utilizzo'),
} as const

export const principalForm = formOf(
  {
    "Dati dell'utente": {
      Username: { label: 'Username', kind: 'username', max: 100, required: 'Lo userName è obbligatorio', fixed: true },
      Surname: { ...name('Cognome', 100), required: 'Il Cognome è obbligatorio' },
      Name: { ...name('Nome', 100), required: 'Il Nome è obbligatorio' },
      Mail: { label: 'Mail', kind: 'mail', max: 254, required: 'La mail è obbligatorio' },
      Phone: name('Telefono', 40),
      Taxcode: name('Codice Fiscale', 16),
      Role: { label: 'Ruolo', kind: 'role', required: 'Il ruolo è obbligatorio' },
      CompanyId: { label: 'Company', kind: 'record', required: 'La company è obbligatoria', mayLack: true },
      Disabled: day('Disabilitato dal', "Da questo giorno l'utente non può entrare."),
    },
    'Applicazioni e diritti': userRights,
  },
  { Language: name('Lingua', 10), AvatarId: { label: 'Avatar', kind: 'count' } },
)

export const principalAuthForm = formOf({
  Autorizzazione: {
    PrincipalId: { label: 'Utente', kind: 'record', required: "L'utente è obbligatorio" },
    AgencyId: { label: 'Studio', kind: 'record', required: 'Lo studio è obbligatorio' },
  },
})

export const whatsNewForm = formOf({
  'Dati della novità': {
    Version: { ...name('Versione', 20), required: 'La versione whatsNew è obbligatoria', help: 'Si mostra agli utenti di questa versione.' },
    Title: name('Titolo'),
    HtmlContent: { label: 'Html content', kind: 'html', max: 100_000 },
  },
})

const tool = (label: string, start: string) => ({ ...name(label, 60), required: `${label}: serve un nome`, start })
const colour = (label: string, start: string, help: string) => ({ label, kind: 'colour', max: 7, required: `${label}: serve un colore`, start, help }) as const

export const brandForm = formOf({
  'Dati del marchio': {
    Code: {
      label: 'Codice',
      kind: 'key',
      max: 40,
      required: 'Il codice è obbligatorio',
      fixed: true,
      help: 'Con questo nome BRAND_HOSTS, nelle impostazioni del server, dà il marchio a un indirizzo.',
    },
    Name: { ...name('Nome', 60), required: 'Il nome è obbligatorio' },
    Motto: { ...name('Motto', 120), required: 'Il motto è obbligatorio' },
  },
  Aspetto: {
    Logo: { label: 'Logo', kind: 'logo', max: 34_000, required: 'Il logo è obbligatorio' },
    LogoPlain: { ...flag('Logo in un colore solo, quello del testo accanto'), start: true },
    Primary: colour('Colore principale', '#1565c0', 'Intestazione, pulsanti, collegamenti.'),
    PrimaryDark: colour('Colore scuro', '#0d47a1', "Sfondo dell'accesso, pulsanti sotto il puntatore."),
    Accent: colour('Colore della scelta migliore', '#00695c', 'Il regime o la forma che conviene.'),
    Cover: { label: "Disegno dello sfondo dell'accesso", kind: 'choice', options: { TINTA: 'Nessuno', CERCHI: 'Cerchi', RAGGI: 'Raggi' }, start: 'TINTA' },
  },
  'Nomi degli strumenti': {
    ForfetariName: tool('Nome di Forfetari', 'Forfetari'),
    ConvName: tool('Nome di Convenienza Srl', 'Convenienza Srl'),
    BudgetName: tool('Nome di Budget4u', 'Budget4u'),
    FormeName: tool('Nome di Forme e piano', 'Forme e piano'),
    EasystartName: tool('Nome di Easy start', 'Easy start'),
  },
})

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
  // An address elsewhere is accepted, but no page shows it until the image is copied here; the company's page says so.
  image: {
    test: (text) => isKeptLogo(text) || (isWebAddress(text) && /^https:/i.test(text)),
    testo: "{label}: serve un indirizzo che comincia con https://, da cui copiare l'immagine",
  },
  logo: { test: (text) => /^data:image\/(?:png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/.test(text), testo: "{label}: caricare un'immagine" },
  key: { test: (text) => /^[a-z0-9-]+$/.test(text), testo: '{label}: solo lettere minuscole, cifre e trattini' },
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
}
