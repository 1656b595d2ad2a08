import { CheckDigitizer, Matcher } from '@marketto/codice-fiscale-utils'
import { checkVAT, italy } from 'jsvat'

const person = new RegExp(`^${Matcher.CODICE_FISCALE}$`)

/**
 * Whether a tax code is formally valid: sixteen characters of a person with the right check character (including omocodia,
 * D.M. 23/12/1976), or the eleven digits of a company or VAT number with the right check digit. It does not prove that the
 * code exists.
 */
export function validTaxCode(taxCode: string): boolean {
  if (/^[0-9]{11}$/.test(taxCode)) return checkVAT(`IT${taxCode}`, [italy]).isValid
  return person.test(taxCode) && CheckDigitizer.checkDigit(taxCode) === taxCode.at(-1)
}
