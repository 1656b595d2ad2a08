/** The provider's own pages: plain HTML from the server, without scripts except the one that confirms a sign-out. */
import { createHash } from 'node:crypto'
import { stylesheet } from './stylesheet.ts'

const CONFIRM = 'document.forms[0].submit()'
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What these pages may load. The provider adds the digest of its own submitting script to `script-src`. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${digest(stylesheet)}`,
  `script-src ${digest(CONFIRM)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The sign-in form. `username` is what was typed before; `error` is announced and shown above the fields. */
export function signInPage({ action, username = '', error }: { readonly action: string; readonly username?: string; readonly error?: string }): string {
  const wrong = error === undefined ? '' : ' aria-invalid="true" aria-describedby="errore"'
  const focus = (field: 'username' | 'password') => ((username === '' ? 'username' : 'password') === field ? ' autofocus' : '')
  return page(
    'Accedi a Bilancia',
    `<form method="post" action="${safe(action)}">
      ${error === undefined ? '' : `<p class="error" id="errore" role="alert">${safe(error)}</p>`}
      <label for="username">Nome utente</label>
      <input id="username" name="username" value="${safe(username)}" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" required maxlength="200"${wrong}${focus('username')}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${wrong}${focus('password')}>
      <button type="submit">Accedi</button>
    </form>`,
  )
}

/** Something that the person reads, and the way on. */
export const messagePage = ({ title, text, link }: { readonly title: string; readonly text: string; readonly link: string }): string =>
  page(title, `<p>${safe(text)}</p><a class="button" href="${safe(link)}">Torna a Bilancia</a>`)

/** What went wrong, by HTTP status; never more than the person can act on. */
export function failurePage(status: number, link: string): string {
  if (status === 404) return messagePage({ title: 'Pagina non trovata', text: "L'indirizzo non esiste.", link })
  const text =
    status >= 500
      ? "Errore imprevisto durante l'accesso: riprovare tra poco."
      : 'La richiesta di accesso è scaduta o non è valida: tornare a Bilancia e accedere di nuovo.'
  return messagePage({ title: 'Accesso non riuscito', text, link })
}

/** The question before a sign-out. `form` comes from the provider and holds the secret; `confirmed` answers it at once. */
export const signOutPage = ({ form, confirmed, link }: { readonly form: string; readonly confirmed: boolean; readonly link: string }): string =>
  page(
    'Uscire da Bilancia?',
    `${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}
    <button type="submit" form="op.logoutForm">Esci</button>
    <a class="button quiet" href="${safe(link)}">Resta</a>
    ${confirmed ? `<script>${CONFIRM}</script>` : ''}`,
  )

/** The icon is `BalanceIcon` of the pages. */
const BRAND = `<div class="brand">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M13 7.8A3 3 0 0 0 14.8 6H17l-3 7c0 1.7 1.6 3 3.5 3s3.5-1.3 3.5-3l-3-7h2V4h-5.2a3 3 0 0 0-5.6 0H4v2h2l-3 7c0 1.7 1.6 3 3.5 3s3.5-1.3 3.5-3L7 6h2.2A3 3 0 0 0 11 7.8V19H2v2h20v-2h-9zM18.9 13h-2.8l1.4-3.3zM7.9 13H5.1l1.4-3.3zM12 6a1 1 0 1 1 0-2 1 1 0 0 1 0 2"/></svg>
      <div><strong>Bilancia</strong><span>Simulatori fiscali per studi professionali</span></div>
    </div>`

/** A card with a title; `body` is HTML. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${safe(title)}</title>
  <style>${stylesheet}</style>
</head>
<body>
  <main>
    ${BRAND}
    <h1>${safe(title)}</h1>
    ${body}
  </main>
</body>
</html>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** The text with what HTML would read as its own. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
