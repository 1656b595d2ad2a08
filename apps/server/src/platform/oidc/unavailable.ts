/** What the provider answers while the database is away or busy. The library would call it 'server_error', in English, and the page would end the session. */
import { errors } from 'oidc-provider'
import { isAway, isBusy } from '../failures.ts'

export const UNAVAILABLE = 'La base dati non risponde: riprovare tra qualche secondo.'

/** RFC 6749, section 4.1.2.1. */
class Unavailable extends errors.OIDCProviderError {
  constructor(cause: unknown) {
    super(503, 'temporarily_unavailable', { cause })
    this.expose = true
    this.error_description = UNAVAILABLE
  }
}

/** The same work, with such a failure in the provider's terms. */
export const orUnavailable =
  <A extends readonly unknown[], T>(work: (...given: A) => Promise<T>) =>
  (...given: A): Promise<T> =>
    work(...given).catch((error: unknown) => {
      throw isAway(error) || isBusy(error) ? new Unavailable(error) : error
    })
