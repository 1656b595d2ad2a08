/** The checks of a client that the form cannot make, and the form in which its codes are stored. */

import { atecoDigits } from '@bilancia/contract'
import { type ClientInput, clientForm, type FieldError, fieldErrors } from '@bilancia/contract/api'
import { validTaxCode } from '@bilancia/telematic'
import { compact, compactVat, validVat, WRONG_CODE, WRONG_VAT } from '../../platform/codes.ts'

type Typed = Omit<ClientInput, 'studio'>

const orNull = (text: string | null) => text || null

/** Writes the digits of an ATECO code in pairs with dots. */
export const dotted = (digits: string): string => (digits.match(/\d{1,2}/g) ?? []).join('.')

/** The labels in a text, each once: «VIP» and «vip» are one, written as the first. */
export function labelsOf(text: string | null | undefined): readonly string[] {
  const labels = new Map<string, string>()
  for (const label of (text ?? '').split(',').map((one) => one.trim()))
    if (label !== '' && !labels.has(label.toLowerCase())) labels.set(label.toLowerCase(), label)
  return [...labels.values()]
}

/** The type of client whose returns have this model. */
export const typeOfModel: ReadonlyMap<string, Typed['tipo']> = new Map([
  ['PF', 'PERSONA'],
  ['SC', 'SOCIETA'],
])

/** Codes without spaces and in capitals, the VAT number without `IT`, ATECO as digits with dots, labels without repetitions. */
export function normal<T extends Typed>(given: T): T {
  const digits = given.ateco === null ? null : atecoDigits(given.ateco)
  return {
    ...given,
    denominazione: given.denominazione.replaceAll(/\s+/g, ' ').trim(),
    codiceFiscale: compact(given.codiceFiscale),
    partitaIva: compactVat(given.partitaIva),
    ateco: digits === null ? orNull(given.ateco) : dotted(digits),
    comune: orNull(given.comune),
    etichette: orNull(labelsOf(given.etichette).join(', ')),
    seguitoDa: given.seguitoDa || null,
  }
}

/** The errors of a client in `normal` form, in the order of the form. */
export function clientErrors(client: Typed): readonly FieldError[] {
  const { tipo, codiceFiscale, partitaIva, ateco } = client
  const found = (campo: 'codiceFiscale' | 'partitaIva' | 'ateco', testo: string): FieldError => ({
    campo,
    etichetta: clientForm[campo].label,
    testo: `${clientForm[campo].label}: ${testo}`,
  })
  const errors = [...fieldErrors(clientForm, client)]
  const right = validTaxCode(codiceFiscale)
  if (codiceFiscale !== '' && !right) errors.push(found('codiceFiscale', WRONG_CODE))
  if (right && tipo === 'SOCIETA' && codiceFiscale.length !== 11) errors.push(found('codiceFiscale', 'una società o un ente ne ha uno di undici cifre'))
  if (partitaIva !== null && !validVat(partitaIva)) errors.push(found('partitaIva', WRONG_VAT))
  if (ateco !== null && atecoDigits(ateco) === null) errors.push(found('ateco', 'serve un codice come 62.01.00'))
  const order = Object.keys(clientForm)
  return errors.toSorted((a, b) => order.indexOf(a.campo) - order.indexOf(b.campo))
}
