/** The municipal surcharge of a person: the comune chosen, with its threshold and brackets. */
import { list, money, optionalGroup, optionalMoney, percent, text } from './fields/field.ts'

/** Highest rate a comune applies today (comuni with a pact with the State). */
export const ALIQUOTA_COMUNALE_MASSIMA = 1.2

/** The data of the comune table for a year. They are saved with the calculation, so that a later table changes nothing. */
export const addizionaleComunale = optionalGroup('Addizionale del comune scelto', {
  codiceCatastale: text('Codice catastale', { information: true }),
  comune: text('Comune', { information: true }),
  sogliaEsenzione: money('Soglia di esenzione', { help: "Fino a questo imponibile l'addizionale non è dovuta; oltre, si applica su tutto" }),
  scaglioni: list(
    'Scaglioni',
    {
      finoA: optionalMoney('Fino a', { help: "Vuoto nell'ultimo scaglione" }),
      aliquota: percent('Aliquota', { max: ALIQUOTA_COMUNALE_MASSIMA }),
    },
    12,
    'finoA',
  ),
})
