/** Asks the browser for a new passkey. The sign-in page, which the server renders, asks for its use. */
import type { PasskeyCreation, Registration } from '@bilancia/contract/api'

/** Whether this browser knows passkeys in the form that the calls use (since 2025 all do). */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Throws an error with an Italian sentence if the device makes none. */
export async function createPasskey(options: PasskeyCreation): Promise<Registration> {
  try {
    const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    if (!(made instanceof PublicKeyCredential)) throw new TypeError('no public key')
    const { id, rawId, response } = made.toJSON()
    if (!('attestationObject' in response)) throw new TypeError('no new key')
    const { clientDataJSON, attestationObject } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
  } catch (cause) {
    const known = cause instanceof DOMException && cause.name === 'InvalidStateError'
    const text = known ? 'Questo dispositivo ha già una passkey di questo utente' : 'Il dispositivo non ha creato la passkey: riprovare'
    throw new Error(text, { cause })
  }
}
