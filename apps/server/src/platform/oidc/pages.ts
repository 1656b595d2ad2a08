/** The provider's own pages: plain HTML from the server, with three scripts. One takes the chosen theme, one confirms a sign-out, one asks for a passkey. */
import { coverStyle, type Dress, look, lookStyle, themeScript } from '@bilancia/contract/api'
import { digest, safe } from '../html.ts'
import { PASSKEY_SCRIPT, type PasskeyAsked, passkeyForm } from './passkey-form.ts'
import { UNAVAILABLE } from './unavailable.ts'

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
  if (status === 503) return messagePage(dress, { title: 'Accesso non riuscito', text: UNAVAILABLE, link })
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

const made = new WeakMap<Dress, string>()

/**
 * The style of these pages: the card of the page /login (`coverStyle`) and plain controls. Their content policy names its digest.
 * Made once for a brand, until it is edited.
 */
function stylesheet(dress: Dress): string {
  const known = made.get(dress) ?? styleOf(dress)
  made.set(dress, known)
  return known
}

const styleOf = (dress: Dress): string => `${lookStyle(dress)}${coverStyle(dress.brand)}*{box-sizing:border-box}
h1{margin:0 0 16px;font-size:16px;line-height:24px;font-weight:600}
p{margin:0 0 24px}
label{display:block;margin-bottom:4px;color:var(--quiet);font-size:12px;line-height:16px}
input{display:block;width:100%;height:42px;margin-bottom:16px;padding:0 14px;border:1px solid var(--border);border-radius:${look.radius}px;background:var(--paper);color:inherit;font:inherit;font-size:16px}
input[aria-invalid]{border-color:var(--error)}
button,.button{display:block;width:100%;min-height:42px;margin-top:8px;padding:10px 16px;border:1px solid var(--primary);border-radius:${look.radius}px;background:var(--primary);color:var(--onPrimary);font:inherit;font-size:15px;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
form button{margin-top:24px}
.other button{margin-top:8px}
.first{margin-bottom:24px}
.first button{margin-top:8px}
.qr{margin:0 auto 16px;width:200px;color-scheme:light;background:var(--paper)}
.qr svg{display:block;width:100%;height:auto}
.key{overflow-wrap:anywhere}
.codes{margin:0 0 24px;padding:12px 16px;list-style:none;border:1px solid var(--border);border-radius:${look.radius}px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;line-height:24px}
button:hover,.button:hover{background:var(--primaryStrong)}
.quiet{background:var(--paper);color:var(--primary)}
.quiet:hover{background:var(--primaryTint)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
input:focus{border-color:var(--primary);outline:1px solid var(--primary);outline-offset:0}
.error{margin-bottom:16px;padding:12px 16px;border-radius:${look.radius}px;background:var(--errorTint);color:var(--errorInk)}
`
