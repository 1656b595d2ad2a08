/**
 * The refusals of sign-in and access. They are separate from the other errors, so that a page can show them before it loads
 * anything else.
 */
export const accessErrors = {
  NON_AUTENTICATO: { status: 401, testo: 'Sessione scaduta o assente: accedere di nuovo' },

  UTENTE_NON_VALIDO: { status: 403, testo: 'Utente non valido' },
  UTENTE_DISABILITATO: { status: 403, testo: 'Utente disabilitato' },
  AGENZIA_MANCANTE: { status: 403, testo: 'Agenzia utente mancante. Autenticazione fallita' },
  AGENZIA_SOSPESA: { status: 403, testo: 'Agenzia sospesa. Autenticazione fallita' },
  AGENZIA_DISABILITATA: { status: 403, testo: 'Agenzia utente disabilitata' },
  COMPANY_BLOCCATA: { status: 403, testo: 'Company bloccata. Autenticazione fallita' },
  PASSWORD_DIMOSTRATIVA: { status: 403, testo: 'Le password dimostrative non sono ammesse su un server in produzione' },

  DIRITTO_MANCANTE: { status: 403, testo: "Non hai i diritti per andare sull'applicazione" },
  UTENTE_NON_AUTORIZZATO: { status: 403, testo: "Utente non autorizzato all'applicazione" },
  DIRITTO_FORFETARI: { status: 403, testo: 'Diritto mancante sulla applicazione forfetari' },
  DIRITTO_CONVENIENZA: { status: 403, testo: 'Diritto mancante sulla applicazione Convenienza' },
  DIRITTO_BUDGET: { status: 403, testo: 'Diritto mancante sulla applicazione Budget' },
  DIRITTO_CONCORDATO: { status: 403, testo: 'Il concordato si apre con Forfetari o Convenienza Srl: manca il diritto a entrambe' },
  DIRITTO_CALENDARIO: { status: 403, testo: 'Il calendario dei pagamenti si legge da un simulatore: manca il diritto a tutti' },
  DIRITTO_FORME: { status: 403, testo: 'Diritto mancante sulla applicazione Forme e piano' },
  ALTRO_UTENTE: { status: 403, testo: "L'indirizzo nomina un altro utente: ognuno vede solo le proprie elaborazioni" },
  LIMITE_DEMO: { status: 403, testo: "Limite di 5 elaborazioni raggiunto per l'utente dimostrativo" },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly testo: string }>>

export type AccessErrorCode = keyof typeof accessErrors
