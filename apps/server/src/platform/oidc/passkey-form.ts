/**
 * The part of the sign-in page for a passkey. Its script shows it if the browser supports passkeys, and puts it first where one has been used in this
 * browser before. Elsewhere the browser offers the passkeys that it knows in the field of the name.
 */
import { createHash } from 'node:crypto'
import { safe } from '../html.ts'

/** Valid for one sign-in. Its id is random, made by this server, and belongs to one browser. */
export const challengeOf = (interaction: string): string => createHash('sha256').update(`passkey ${interaction}`).digest('base64url')

const CANCELLED = 'La passkey non è stata usata: riprovare, oppure accedere con nome e password.'

export const PASSKEY_SCRIPT = `
const form = document.getElementById('passkey')
if (form && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  form.hidden = false
  const stored = (use) => { try { return use(localStorage) } catch { return null } }
  if (stored((all) => all.getItem('bilancia.passkey'))) {
    const button = form.querySelector('button')
    document.querySelector('form').before(form)
    form.classList.replace('other', 'first')
    button.classList.remove('quiet')
    document.querySelector('form:not(#passkey) button').classList.add('quiet')
    if (!document.querySelector('[aria-invalid]')) button.focus()
  }
  const ask = async (how) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(form.dataset.options))
    form.elements.passkey.value = JSON.stringify(await navigator.credentials.get({ publicKey, ...how }))
    stored((all) => all.setItem('bilancia.passkey', '1'))
    form.submit()
  }
  const offered = new AbortController()
  PublicKeyCredential.isConditionalMediationAvailable?.()
    .then((can) => can && ask({ mediation: 'conditional', signal: offered.signal }))
    .catch(() => {})
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    offered.abort()
    try {
      await ask()
    } catch {
      document.getElementById('passkey-errore').hidden = false
    }
  })
}
`

/** What the page asks a passkey for: the relying party, which is the host of the site, and the challenge. */
export type PasskeyAsked = { readonly rpId: string; readonly challenge: string }

/** A separate form, because the fields of the other one are required. */
export function passkeyForm(action: string, { rpId, challenge }: PasskeyAsked): string {
  const options = { challenge, rpId, allowCredentials: [], userVerification: 'required', timeout: 5 * 60_000 }
  return `<form id="passkey" class="other" method="post" action="${safe(action)}" data-options="${safe(JSON.stringify(options))}" hidden>
      <p class="error" id="passkey-errore" role="alert" hidden>${safe(CANCELLED)}</p>
      <input type="hidden" name="passkey">
      <button class="quiet" type="submit">Usa una passkey</button>
    </form>
    <script>${PASSKEY_SCRIPT}</script>`
}
