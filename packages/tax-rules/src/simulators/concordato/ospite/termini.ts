/** The terms of adhesion, and what the calculation does not know or contain. */
import type { concordato as contratto } from '@bilancia/contract'

const PROSSIMA = 'biennio 2027-2028: entro il 30/9/2027, salvo proroghe'

export const adesioni: Readonly<Record<contratto.Biennio, contratto.Risultato['adesione']>> = {
  '2024': { termine: '2024-10-31', frase: 'adesione chiusa il 31/10/2024', prossima: 'i forfettari non sono più ammessi dal 2025 (D.Lgs. 81/2025)' },
  '2024-2025': {
    termine: '2024-12-12',
    frase: 'adesione chiusa il 31/10/2024, riaperta fino al 12/12/2024 (da memoria)',
    prossima: PROSSIMA,
  },
  '2025-2026': { termine: '2025-09-30', frase: 'adesione chiusa il 30/9/2025', prossima: PROSSIMA },
  '2026-2027': {
    termine: '2026-11-02',
    frase: 'adesione chiusa il 2/11/2026 (D.L. 38/2026, art. 7-bis), come la revoca',
    prossima: PROSSIMA,
  },
}

export const avvertenze = (dati: contratto.State): readonly string[] => [
  'Lo scudo dagli accertamenti (art. 39 D.P.R. 600/1973) e gli altri benefici ISA non hanno un prezzo in questo calcolo.',
  "Con la decadenza (art. 22) cadono tutti e due gli anni: si paga sul reddito effettivo se è più alto, e l'imposta concordata resta dovuta se è più alta.",
  'Da memoria, non letti in un testo ufficiale: il minimo di 2.000 euro, il reddito precedente negativo contato zero, la detrazione sul reddito effettivo (art. 35), i limiti di uscita dei forfettari.',
  ...(dati.soggetto === 'PERSONA_FISICA' && dati.previdenza.tipo === 'CASSA'
    ? ['Contributi alla cassa sul reddito effettivo: lo ha detto Inarcassa (28/10/2024), per le altre è una lettura.']
    : []),
  ...(dati.soggetto === 'SOCIETA_CAPITALI' ? [] : ['Le società di persone non sono calcolate: il loro reddito si tassa sui soci.']),
  ...(dati.biennio === '2026-2027' ? ['Il 2027 è provvisorio: contributi e aliquote sono quelli del 2026.'] : []),
]
