/** What the calculation does not know or contain. */
import { type concordato as contratto, format } from '@bilancia/contract'
import type { CifreConcordato } from './cifre.ts'

function sullaPerdita({ soggetto, anni, altriRedditi, previdenza }: contratto.State): readonly string[] {
  if (soggetto === 'FORFETTARIO' || !anni.some(({ effettivo }) => effettivo < 0)) return []
  // The loss of a profession reduces the other incomes of the year, and the calculation counts it.
  if (soggetto === 'PERSONA_FISICA' && ['CASSA', 'SEPARATA', 'SEPARATA_RIDOTTA'].includes(previdenza.tipo)) return []
  const incerta = soggetto === 'PERSONA_FISICA' && altriRedditi > 0 && previdenza.tipo === 'NESSUNA'
  return [
    "Una perdita d'impresa si riporta agli anni dopo (artt. 8 e 84 TUIR): quanto vale non è contato.",
    ...(incerta
      ? [
          "Senza una gestione la perdita è contata come quella di una professione, che riduce gli altri redditi: quella di un'impresa non li riduce (art. 8 TUIR), e senza il concordato si pagherebbe di più.",
        ]
      : []),
  ]
}

/** Says that both sides keep the flat-rate tax although the year is taxed by the ordinary rules. */
const fuoriDalForfettario = ({ soggetto, anni }: contratto.State, { uscitaForfettario }: CifreConcordato): readonly string[] =>
  soggetto === 'FORFETTARIO' && anni.some(({ ricavi }) => ricavi > uscitaForfettario)
    ? [
        `Oltre ${format.money(uscitaForfettario)} di ricavi si esce dal regime forfettario nell'anno stesso (L. 190/2014, art. 1, c. 71), anche se l'accordo resta: il reddito effettivo pagherebbe l'IRPEF, con l'IVA. Qui i due lati hanno l'imposta sostitutiva del forfettario, e il confronto non vale.`,
      ]
    : []

/** Flat-rate taxpayers have no ISA, and agree for one year. Their forfeiture is that of art. 22, to which art. 33 refers. */
const sulDecadere = (dati: contratto.State): readonly string[] => {
  const siPaga = "si paga sul reddito effettivo se è più alto, e l'imposta concordata resta dovuta se è più alta."
  return dati.soggetto === 'FORFETTARIO'
    ? [
        'Lo scudo dagli accertamenti (art. 39 D.P.R. 600/1973) non ha un prezzo in questo calcolo.',
        `Con la decadenza (artt. 22 e 33) ${siPaga}`,
        'Da memoria, non letta in un testo ufficiale: la decadenza dei forfettari (art. 33).',
      ]
    : [
        'Lo scudo dagli accertamenti (art. 39 D.P.R. 600/1973) e gli altri benefici ISA non hanno un prezzo in questo calcolo.',
        `Con la decadenza (art. 22) cadono tutti e due gli anni: ${siPaga}`,
        'Da memoria, non letto in un testo ufficiale: il limite di ricavi oltre il quale il concordato cessa (art. 21).',
      ]
}

/** Only the debts and the first year in the flat-rate regime are asked. From 2025-2026 members of an association or of a company of professionals agree with it. */
function nonChieste({ soggetto, biennio }: contratto.State): string {
  if (soggetto === 'FORFETTARIO')
    return 'Altre condizioni di adesione (artt. 23 e 24) qui non sono chieste: attività iniziata nel 2023, dichiarazioni dei tre anni prima, condanne.'
  const insieme = biennio === '2024-2025' || soggetto !== 'PERSONA_FISICA' ? '' : ", adesione insieme all'associazione o alla società tra professionisti"
  return `Altre condizioni di adesione (artt. 10 e 11) qui non sono chieste: cause di esclusione dagli ISA, dichiarazioni dei tre anni prima, condanne, redditi esenti oltre il 40%, operazioni straordinarie e cambi di soci nel primo anno${insieme}.`
}

const DELLA_SOCIETA = [
  "Una S.r.l. trasparente non è calcolata: il suo reddito si tassa sui soci (artt. 115 e 116 TUIR), e qui si conta l'IRES.",
  'I contributi IVS dei soci che lavorano in società dipendono dal suo reddito (D.L. 384/1992, art. 3-bis): qui non sono contati.',
] as const

export const avvertenze = (dati: contratto.State, cifre: CifreConcordato): readonly string[] => [
  nonChieste(dati),
  ...sulDecadere(dati),
  ...(dati.soggetto === 'SOCIETA_CAPITALI' ? DELLA_SOCIETA : []),
  ...(dati.soggetto === 'PERSONA_FISICA' && dati.previdenza.tipo === 'CASSA'
    ? ['Contributi alla cassa sul reddito effettivo: lo ha detto Inarcassa (28/10/2024), per le altre è una lettura.']
    : []),
  ...(dati.soggetto === 'PERSONA_FISICA' ? ['Le società di persone non sono calcolate: il loro reddito si tassa sui soci.'] : []),
  ...sullaPerdita(dati),
  ...fuoriDalForfettario(dati, cifre),
  ...(dati.biennio === '2026-2027' ? ['Il 2027 è provvisorio: contributi e aliquote sono quelli del 2026.'] : []),
]
