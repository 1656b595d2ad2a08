/** The provider's own pages: plain HTML from the server, with three scripts. One takes the chosen theme, one confirms a sign-out, one asks for a passkey. */
import { type Dress, themeScript } from '@bilancia/contract/api'
import { digest, safe } from '../html.ts'
import { PASSKEY_SCRIPT, type PasskeyAsked, passkeyForm } from './passkey-form.ts'
import { stylesheet } from './stylesheet.ts'

const CONFIRM = 'document.forms[0].submit()'

const FORGOTTEN_PATH = '/idp/dimenticata'

/** What these pages may load. The provider adds the digest of its own script, which submits a form, to `script-src`. */
export const pagePolicy = (dress: Dress): string =>
  [
    "default-src 'none'",
    `style-src ${digest(stylesheet(dress))}`,
    `script-src ${digest(themeScript)} ${digest(CONFIRM)} ${digest(PASSKEY_SCRIPT)}`,
    "font-src 'self'",
    // The logo in the style.
    'img-src data:',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** The sign-in form. `username`: what was typed before. `error`: announced, and shown above the fields. `passkey`: null if passkeys do not work here. */
export function signInPage(
  dress: Dress,
  {
    action,
    username = '',
    error,
    passkey,
  }: { readonly action: string; readonly username?: string; readonly error?: string; readonly passkey: PasskeyAsked | null },
): string {
  const wrong = error === undefined ? '' : ' aria-invalid="true" aria-describedby="errore"'
  const focus = (field: 'username' | 'password') => ((username === '' ? 'username' : 'password') === field ? ' autofocus' : '')
  return page(
    dress,
    `Accedi a ${dress.brand.name}`,
    `<form method="post" action="${safe(action)}">
      ${error === undefined ? '' : `<p class="error" id="errore" role="alert">${safe(error)}</p>`}
      <label for="username">Nome utente</label>
      <input id="username" name="username" value="${safe(username)}" autocomplete="username webauthn" autocapitalize="none" autocorrect="off" spellcheck="false" required maxlength="200"${wrong}${focus('username')}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${wrong}${focus('password')}>
      <button type="submit">Accedi</button>
    </form>
    ${passkey === null ? '' : passkeyForm(action, passkey)}
    <a class="button quiet" href="${FORGOTTEN_PATH}">Password dimenticata?</a>`,
  )
}

/** Asks a user who has forgotten the password for the username. */
export const forgottenPage = (dress: Dress, action: string): string =>
  page(
    dress,
    'Password dimenticata',
    `<p>Alla mail dell'utente arriva un link per scegliere una nuova password.</p>
    <form method="post" action="${safe(action)}">
      <label for="username">Nome utente</label>
      <input id="username" name="username" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" required maxlength="200" autofocus>
      <button type="submit">Manda il link</button>
    </form>`,
  )

/** A message, with a link to the next page. */
export const messagePage = (dress: Dress, { title, text, link }: { readonly title: string; readonly text: string; readonly link: string }): string =>
  page(dress, title, `<p>${safe(text)}</p><a class="button" href="${safe(link)}">Torna a ${safe(dress.brand.name)}</a>`)

/** What went wrong, by HTTP status. Says only what the person can act on. */
export function failurePage(dress: Dress, status: number, link: string): string {
  if (status === 404) return messagePage(dress, { title: 'Pagina non trovata', text: "L'indirizzo non esiste.", link })
  if (status === 429)
    return messagePage(dress, { title: 'Troppe richieste', text: 'Da questo indirizzo arrivano troppe richieste: riprovare tra un minuto.', link })
  if (status === 503) return messagePage(dress, { title: 'Accesso non riuscito', text: 'La base dati non risponde: riprovare tra qualche secondo.', link })
  const text =
    status >= 500
      ? "Errore imprevisto durante l'accesso: riprovare tra poco."
      : `La richiesta di accesso è scaduta o non è valida: tornare a ${dress.brand.name} e accedere di nuovo.`
  return messagePage(dress, { title: 'Accesso non riuscito', text, link })
}

/** The question before a sign-out. `form` comes from the provider and contains the secret. `confirmed`: the page answers the question itself. */
export const signOutPage = (dress: Dress, { form, confirmed, link }: { readonly form: string; readonly confirmed: boolean; readonly link: string }): string =>
  page(
    dress,
    `Uscire da ${dress.brand.name}?`,
    `${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}
    <button type="submit" form="op.logoutForm">Esci</button>
    <a class="button quiet" href="${safe(link)}">Resta</a>
    ${confirmed ? `<script>${CONFIRM}</script>` : ''}`,
  )

/** A card with a title; `body` is HTML. */
export const page = (dress: Dress, title: string, body: string): string => `<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${safe(title)}</title>
  <style>${stylesheet(dress)}</style>
  <script>${themeScript}</script>
</head>
<body class="cover">
  <main class="cover-card">
    <div class="cover-brand">
      <span class="brand-logo" aria-hidden="true"></span>
      <div><strong class="cover-name">${safe(dress.brand.name)}</strong><span>${safe(dress.brand.motto)}</span></div>
    </div>
    <h1>${safe(title)}</h1>
    ${body}
  </main>
</body>
</html>`
