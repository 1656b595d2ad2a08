/** VAT numbers and tax codes of forms: the form in which they are stored, and their check. */
import type { FieldError } from '@bilancia/contract/api'
import { validTaxCode } from '@bilancia/telematic'

/** Without spaces, in capitals. */
export const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()
/** The same, without `IT` before the eleven digits; null for none. */
export const compactVat = (text: string | null): string | null => compact(text ?? '').replace(/^IT(?=\d{11}$)/, '') || null
/** A tax code, or null for none. */
export const compactCode = (text: string | null): string | null => compact(text ?? '') || null

export const WRONG_CODE = 'non è valido, controllare ogni carattere'
export const WRONG_VAT = 'non è valida, controllare le undici cifre'
/** Whether it has the eleven digits of a VAT number, the last of them the right check digit. */
export const validVat = (vat: string): boolean => /^\d{11}$/.test(vat) && validTaxCode(vat)

type Labelled = { readonly label: string }
/** A code of a form, as it is and as it was; `null` before: a new record. */
type Checked = { readonly campo: string; readonly field: Labelled; readonly now: string | null; readonly before: string | null | undefined }

/** The errors of the codes that a save changes. A wrong one that was stored before this check stays until somebody corrects it. */
export function codeErrors(vats: readonly Checked[], taxCodes: readonly Checked[]): readonly FieldError[] {
  const wrong =
    (valid: (code: string) => boolean, said: string) =>
    ({ campo, field, now, before }: Checked) =>
      now === null || now === before || valid(now) ? [] : [{ campo, etichetta: field.label, testo: `${field.label}: ${said}` }]
  return [...vats.flatMap(wrong(validVat, WRONG_VAT)), ...taxCodes.flatMap(wrong(validTaxCode, WRONG_CODE))]
}
