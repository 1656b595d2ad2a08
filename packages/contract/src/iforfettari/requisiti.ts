/** The requirements for entering the flat-rate regime and for staying in it. Forme uses the same fields. */
import { flag, group, optionalFlag, optionalInteger, optionalMoney } from '../fields/field.ts'

export const requisiti = group('Requisiti di accesso', {
  ricaviAnnoPrecedente: optionalMoney("Ricavi dell'anno precedente"),
  giorniAttivitaAnnoPrecedente: optionalInteger("Giorni di attività nell'anno precedente", [1, 366], { help: 'Vuoto: anno intero' }),
  spesePersonaleAnnoPrecedente: optionalMoney("Spese per il personale dell'anno precedente", { form: { gap: true } }),
  redditoDipendenteAnnoPrecedente: optionalMoney("Redditi di lavoro dipendente dell'anno precedente", {
    help: 'Artt. 49 e 50 TUIR, anche pensioni e assimilati',
  }),
  rapportoCessato: flag("Rapporto di lavoro cessato nell'anno precedente", {
    help: "No, se nello stesso anno c'è una pensione o un nuovo lavoro (circ. Agenzia Entrate 10/E/2016)",
  }),
  causeOstative: group('Cause ostative', {
    a: optionalFlag('Regimi speciali IVA o forfetari'),
    b: optionalFlag('Non residenti (salvo UE e SEE con almeno il 75% del reddito in Italia)'),
    c: optionalFlag('Cessione prevalente di fabbricati, terreni edificabili o mezzi di trasporto nuovi'),
    d: optionalFlag('Partecipazioni in società di persone, associazioni o imprese familiari, controllo di s.r.l. con attività riconducibile'),
    dBis: optionalFlag('Attività prevalente verso datori di lavoro attuali o recenti'),
  }),
})
