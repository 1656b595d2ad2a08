/** The pages of the steps after the password: a code, a password of one's own, the activation of the authenticator app. */
import { type Dress, PASSWORD_MIN } from '@bilancia/contract/api'
import { safe } from '../html.ts'
import type { Enrolment } from './accounts.ts'
import { page } from './pages.ts'

type Asked = { readonly action: string; readonly username: string; readonly error?: string }

/** Asks for the code of the app or a recovery code. */
export const codePage = (dress: Dress, { action, username, error }: Asked): string =>
  page(
    dress,
    'Codice di verifica',
    `<p>Scrivere il codice che la app di autenticazione mostra per ${safe(dress.brand.name)} (${safe(username)}), oppure un codice di recupero.</p>
    ${form(action, error, codeField('Codice di verifica', error), 'Verifica')}`,
  )

/** Asks for a new password in place of one that somebody else chose. */
export const passwordPage = (dress: Dress, { action, username, error }: Asked): string =>
  page(
    dress,
    'Scegliere la propria password',
    `<p>La password di ${safe(username)} è stata scelta da altri. ${RULE}</p>
    ${form(action, error, newPasswordFields(error), 'Salva e prosegui')}`,
  )

/** Opened by a link: for a user who has no password yet or has forgotten it. */
export const chosenPasswordPage = (dress: Dress, { action, username, error }: Asked): string =>
  page(
    dress,
    'Scegliere la propria password',
    `<p>Per l'utente ${safe(username)}. ${RULE}</p>
    ${plainForm(action, error, newPasswordFields(error), 'Salva')}`,
  )

/** Shows the key as a QR code and as text, and asks for the first code. */
export const enrolmentPage = (dress: Dress, { action, error, secret, qr }: Asked & Enrolment): string =>
  page(
    dress,
    'Attivare il secondo fattore',
    `<p>Con questo ruolo si accede con la password e con il codice di una app di autenticazione sul telefono. Inquadrare con la app questo codice, oppure scrivervi la chiave.</p>
    <div class="qr" role="img" aria-label="Codice QR da inquadrare con la app">${qr}</div>
    <p class="key">Chiave: <strong>${(secret.match(/.{1,4}/g) ?? []).join(' ')}</strong></p>
    ${form(action, error, codeField('Codice mostrato dalla app', error), 'Attiva')}`,
  )

/** The recovery codes, shown once. */
export const recoveryPage = (dress: Dress, { action, codes }: { readonly action: string; readonly codes: readonly string[] }): string =>
  page(
    dress,
    'Codici di recupero',
    `<p>Il secondo fattore è attivo. Conservare questi codici fuori dal telefono: ognuno vale una volta al posto della app. Non saranno più mostrati.</p>
    <ul class="codes">${codes.map((code) => `<li>${safe(code)}</li>`).join('')}</ul>
    <form method="post" action="${safe(action)}"><button type="submit">Li ho conservati: prosegui</button></form>`,
  )

const described = (error: string | undefined) => (error === undefined ? '' : ' aria-invalid="true" aria-describedby="errore"')

const codeField = (label: string, error: string | undefined) => `<label for="code">${label}</label>
      <input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" autocorrect="off" spellcheck="false" required maxlength="40" autofocus${described(error)}>`

const passwordField = (name: string, label: string, error: string | undefined, focus: boolean) => `<label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${PASSWORD_MIN}" maxlength="1000"${described(error)}${focus ? ' autofocus' : ''}>`

const RULE = `La password ha almeno ${PASSWORD_MIN} caratteri, di qualunque tipo: per esempio quattro parole senza legame.`
const newPasswordFields = (error: string | undefined) => `${passwordField('password', 'Nuova password', error, true)}
      ${passwordField('repeated', 'Ripetere la nuova password', error, false)}`

const plainForm = (action: string, error: string | undefined, fields: string, button: string) => `<form method="post" action="${safe(action)}">
      ${error === undefined ? '' : `<p class="error" id="errore" role="alert">${safe(error)}</p>`}
      ${fields}
      <button type="submit">${button}</button>
    </form>`

const form = (action: string, error: string | undefined, fields: string, button: string) => `${plainForm(action, error, fields, button)}
    <form class="other" method="post" action="${safe(action)}"><button class="quiet" name="restart" value="1">Entra con un altro utente</button></form>`
