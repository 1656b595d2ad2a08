/** The note of the year, one text for each year. The tests check its figures against the parameters of the law. */
import type { TaxYear } from '@bilancia/contract'

const irap = (anno: 2020 | 2021) =>
  `Nel ${anno} il limite di ricavi è di 65.000 euro; le persone fisiche restano soggette a IRAP in regime ordinario se dotate di autonoma organizzazione.`

/** A year without a text has no note. `{flatTax}` becomes the remark that the incremental flat tax was left out of the calculation. */
export const notes: { readonly [anno in TaxYear]?: string } = {
  2020: irap(2020),
  2021: irap(2021),
  2022: "Dal 2022 l'IRAP non è più dovuta dalle persone fisiche; dal 1° luglio 2022 la fattura elettronica si applica ai forfettari con ricavi 2021 superiori a 25.000 euro.",
  2023: "Dal 2023 il limite di accesso è di 85.000 euro. Per il solo 2023 il contribuente in regime ordinario può applicare l'imposta sostitutiva del 15% sull'incremento di reddito{flatTax}.",
  2024: 'Dal 1° gennaio 2024 la fattura elettronica riguarda tutti i contribuenti forfettari. Per il 2024 era possibile aderire al concordato preventivo, non considerato nella simulazione.',
  2025: 'Per il 2025 il limite dei redditi di lavoro dipendente è elevato a 35.000 euro; il concordato non è più previsto per i forfettari.',
  2026: "Il limite di 35.000 euro dei redditi di lavoro dipendente è confermato per il 2026; lo scaglione IRPEF intermedio è ridotto al 33%. In attesa dei nuovi coefficienti, l'attività è classificata con i codici ATECO 2007.",
  2027: 'Il limite dei redditi di lavoro dipendente, di 35.000 euro per il 2025 e il 2026, torna per il 2027 a 30.000 euro, salvo proroga. Dal 1° gennaio 2027 le norme sul regime sono nel testo unico delle imposte sui redditi (D.Lgs. 117/2026), senza modifiche alle cifre.',
}
