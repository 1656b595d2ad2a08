/** The terms of adhesion of each biennium, as said to the adviser. */
import type { Biennio } from './catalog.ts'
import type { Risultato } from './results.ts'

const PROSSIMA = 'biennio 2027-2028: entro il 30/9/2027, salvo proroghe'

export const adesioni: Readonly<Record<Biennio, Risultato['adesione']>> = {
  '2024': { termine: '2024-10-31', frase: 'adesione chiusa il 31/10/2024', prossima: 'i forfettari non sono più ammessi dal 2025 (D.Lgs. 81/2025)' },
  '2024-2025': {
    termine: '2024-12-12',
    frase: 'adesione chiusa il 31/10/2024, riaperta fino al 12/12/2024 (D.L. 167/2024, art. 1)',
    prossima: PROSSIMA,
  },
  '2025-2026': { termine: '2025-09-30', frase: 'adesione chiusa il 30/9/2025', prossima: PROSSIMA },
  '2026-2027': {
    termine: '2026-11-02',
    frase: 'adesione chiusa il 2/11/2026 (D.L. 38/2026, art. 7-bis), come la revoca',
    prossima: PROSSIMA,
  },
}
