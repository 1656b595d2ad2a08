/** The missing data that lower the grade of a budget, and what an untyped zero leaves out of it. */
import type { Mancanze, Silenzi } from '../affidabilita.ts'

const RICAVI = 'Ricavi non indicati: non indicati non vuol dire zero'
const COSTI = 'Nessun costo indicato: il primo anno sembra lasciare più di quanto lascia'
const ipotesiCosti = "nessun costo dell'attività"
const IVS = 'Senza gestione IVS i contributi sono zero'
const PREVIDENZA = 'Senza gestione previdenziale i contributi sono zero'
const QUOTE = 'Le quote non danno 100%: imposte e contributi non sono quelli di tutto il reddito'
const ipotesiIvs = 'nessuna iscrizione alla gestione artigiani o commercianti'
const RIDUZIONE_50 = 'La riduzione del 50% spetta solo a chi ha cominciato e si è iscritto per la prima volta nel 2025, non a chi comincia in un altro anno'
const ipotesiPrevidenza = 'nessuna gestione previdenziale'

export const mancanze = {
  ricaviDitta: { dato: 'contoEconomicoDittaSocieta.ricavi', peso: 'DETERMINANTE', perche: RICAVI },
  compensi: { dato: 'contoEconomicoProfessionista.compensi', peso: 'DETERMINANTE', perche: RICAVI },
  ricaviForfetari: { dato: 'forfetari.ricaviCompensi', peso: 'DETERMINANTE', perche: RICAVI },
  costiDitta: { dato: 'contoEconomicoDittaSocieta.merciMateriePrime', peso: 'DETERMINANTE', perche: COSTI, ipotesi: ipotesiCosti },
  costiProfessionista: { dato: 'contoEconomicoProfessionista.serviziContabili', peso: 'DETERMINANTE', perche: COSTI, ipotesi: ipotesiCosti },
  costiEffettivi: {
    dato: 'forfetari.costiEffettivi',
    peso: 'MINORE',
    perche: 'Costi effettivi non indicati: le imposte non cambiano, ma resta meno di quanto appare',
  },
  gestioneIvs: { dato: 'imposteContributi.gestioneIvs', peso: 'DETERMINANTE', perche: IVS, ipotesi: ipotesiIvs },
  gestioneIvsForfetari: { dato: 'forfetari.tipologia', peso: 'DETERMINANTE', perche: IVS, ipotesi: ipotesiIvs },
  quoteCollaboratori: { dato: 'imposteContributi.collaboratori', peso: 'DETERMINANTE', perche: QUOTE },
  quoteSoci: { dato: 'imposteContributi.soci', peso: 'DETERMINANTE', perche: QUOTE },
  sociIscritti: { dato: 'imposteContributi.soci', peso: 'DETERMINANTE', perche: 'Nessun socio ha una quota: i contributi sono zero' },
  previdenza: { dato: 'imposteContributi.previdenzaProfessionista', peso: 'DETERMINANTE', perche: PREVIDENZA, ipotesi: ipotesiPrevidenza },
  previdenzaForfetari: { dato: 'forfetari.previdenza', peso: 'DETERMINANTE', perche: PREVIDENZA, ipotesi: ipotesiPrevidenza },
  gruppo: { dato: 'forfetari.gruppoDiSettore.gruppo', peso: 'DETERMINANTE', perche: 'Senza il gruppo di settore il reddito forfetario è zero' },
  aliquotaSostitutiva: { dato: 'forfetari.aliquotaSostitutiva', peso: 'DETERMINANTE', perche: "Senza l'aliquota l'imposta sostitutiva è zero" },
  aliquotaIrap: { dato: 'imposteContributi.irap.aliquota', peso: 'DETERMINANTE', perche: "Senza l'aliquota l'IRAP è zero" },
  regione: {
    dato: 'informazioniCostiDiAvvio.codiceRegioneResidenza',
    peso: 'MINORE',
    perche: 'Senza regione le addizionali sono stimate',
  },
  comune: {
    dato: 'informazioniCostiDiAvvio.addizionaleComunalePercentuale',
    peso: 'MINORE',
    perche: "Senza comune né percentuale l'addizionale comunale è zero",
  },
  riduzione50: { dato: 'imposteContributi.riduzione50', peso: 'MINORE', perche: RIDUZIONE_50 },
  riduzione50Forfetari: { dato: 'forfetari.riduzione50', peso: 'MINORE', perche: RIDUZIONE_50 },
  inail: { dato: 'contoEconomicoDittaSocieta.tipologiaInail', peso: 'MINORE', perche: 'Senza tipologia INAIL il premio è zero' },
  inailStimato: { dato: 'inail.premioManuale', peso: 'MINORE', perche: "Premio INAIL stimato: quello vero è nelle basi di calcolo dell'INAIL" },
} as const satisfies Mancanze

export const silenzi = {
  dirittoAnnuale: { dato: 'dirittiCCIAA.sezione', perche: 'Diritto annuale della Camera non indicato', aFavoreDi: null },
  classeInail: { dato: 'inail.classeDiRischio', perche: 'Classe di rischio INAIL non indicata', aFavoreDi: null },
  tassoInail: { dato: 'inail.tassoPerMille', perche: 'Tasso INAIL non indicato', aFavoreDi: null },
  dipendenti: { dato: 'contoEconomicoDittaSocieta.dipendenti', perche: 'Nessun costo di dipendenti', aFavoreDi: null },
} as const satisfies Silenzi
