import { CheckDigitizer, Matcher } from '@marketto/codice-fiscale-utils'
import { checkVAT, italy } from 'jsvat'

const person = new RegExp(`^${Matcher.CODICE_FISCALE}$`)

/**
 * Whether a tax code is formally right: sixteen characters of a person with their check character (omocodia included,
 * D.M. 23/12/1976), or the eleven digits of a company or VAT number with theirs. It proves nothing about existence.
 */
export function validTaxCode(taxCode: string): boolean {
  if (/^[0-9]{11}$/.test(taxCode)) return checkVAT(`IT${taxCode}`, [italy]).isValid
  return person.test(taxCode) && CheckDigitizer.checkDigit(taxCode) === taxCode.at(-1)
}
