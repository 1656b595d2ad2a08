/**
 * The data that the database keeps, table by table: what, why and how long. `docs/dati.md` is generated from this, and a test compares it with the
 * tables of the database. The times that the program applies are only here.
 */

/** How long the program keeps each of these before it deletes them. */
export const times = {
  /** Returns of companies that have chosen no time: the season of a return and the next one. */
  returnMonths: 24,
  clientErrorDays: 90,
  /** A working day. Afterwards the password is asked again. */
  sessionHours: 14,
  attemptHours: 24,
  /** The longest that a link to choose a password may be set to work (`LINK_INVITATION_HOURS`, `LINK_FORGOTTEN_MINUTES`). */
  linkHours: 168,
  /** How long a second administrator may take to confirm that another one loses the password or the second factor. */
  confirmationHours: 24,
  /** Longer than any access token is valid. */
  externalLogoutDays: 30,
  /** Longer than a provider keeps a session open: one that lasts longer enters the register again. */
  externalSessionDays: 30,
  /** Failed sign-ins are counted for this time and then entered into the register. */
  failureMinutes: 10,
} as const

/** In Italian, for the person responsible for the data. `personal`: whether it is personal data. */
export type Kept = { readonly what: string; readonly why: string; readonly howLong: string; readonly personal: boolean }

const WITH_USER = "finché c'è la company, senza nome se si cancellano i dati dell'utente chiuso"
const ACCOUNT = 'far lavorare gli utenti e dire che cosa possono (contratto)'
const SIGN_IN = "sicurezza dell'accesso (legittimo interesse)"

export const kept: Readonly<Record<string, Kept>> = {
  company: { what: 'Le company: nome, partita IVA, codice fiscale, aspetto della suite', why: ACCOUNT, howLong: 'finché non si elimina', personal: false },
  logo: { what: 'Il logo di una company, caricato o copiato', why: ACCOUNT, howLong: 'finché la company lo mostra', personal: false },
  brand: { what: 'I marchi: nome, motto, logo, colori, nomi degli strumenti', why: ACCOUNT, howLong: 'finché non si elimina', personal: false },
  agency: { what: 'Gli studi: nome, indirizzo, partita IVA, licenze', why: ACCOUNT, howLong: 'finché non si elimina', personal: false },
  principal: {
    what: "Gli utenti: nome, cognome, mail, telefono, codice fiscale, ruolo, diritti, l'impronta argon2id della password, l'identificativo presso un fornitore d'identità esterno",
    why: ACCOUNT,
    howLong: `finché c'è la company o, di un utente chiuso, finché non si cancellano i suoi dati; alla chiusura password, secondo fattore e passkey si cancellano`,
    personal: true,
  },
  principal_auth: { what: 'Quali utenti lavorano in quali studi', why: ACCOUNT, howLong: WITH_USER, personal: true },
  access_log: {
    what: 'In quali giorni un utente ha aperto quale strumento',
    why: 'report di utilizzo e licenze (contratto)',
    howLong: WITH_USER,
    personal: true,
  },
  client: {
    what: 'I clienti degli studi: nome, codice fiscale, partita IVA, attività, comune, chi li segue, etichette; mail, telefono e note cifrati',
    why: 'consulenza ai clienti dello studio (incarico del cliente)',
    howLong: 'finché lo studio non li elimina',
    personal: true,
  },
  client_alias: {
    what: 'I numeri e i codici fiscali che un cliente aveva prima di essere unito a un altro',
    why: 'trovare la cartella al vecchio indirizzo, e le dichiarazioni con il vecchio codice (incarico del cliente)',
    howLong: 'quanto il cliente nello studio',
    personal: true,
  },
  client_transfer: {
    what: 'Le richieste di passare un cliente a un altro studio della company: nome e codice fiscale cifrati, chi ha chiesto, chi ha risposto, quando',
    why: 'i due studi confermano il passaggio e possono dimostrarlo (incarico del cliente)',
    howLong: 'quanto il cliente',
    personal: true,
  },
  api_key: {
    what: "Le chiavi con cui i programmi di uno studio fanno chiamate: nome, che cosa possono, l'impronta, chi le ha fatte, quando si sono usate",
    why: SIGN_IN,
    howLong: 'quanto lo studio; scadute o revocate non aprono più nulla',
    personal: true,
  },
  calculation: {
    what: "Le elaborazioni salvate: ciò che si è digitato, anche su clienti e familiari, e i risultati; la vede solo l'utente che la possiede e, nella cartella di un cliente, il suo studio",
    why: 'consulenza ai clienti dello studio (incarico del cliente)',
    howLong: 'finché chi la possiede non la elimina; alla chiusura di un utente passa a un collega, se scelto, e si elimina con i suoi dati',
    personal: true,
  },
  calculation_version: {
    what: "Ciò che si è scritto in una elaborazione aperta al suo indirizzo, versione per versione, cifrato; chi l'ha scritto e quando",
    why: 'non perdere ciò che si scrive e poter dire chi ha cambiato che cosa (incarico del cliente)',
    howLong: "quanto l'elaborazione; di quelle senza nome restano le ultime",
    personal: true,
  },
  advice: {
    what: 'Le consegne ai clienti: stato, risultato e cifre di allora, firmati e cifrati; chi le ha fatte, quando e con che esito',
    why: 'poter mostrare anni dopo che cosa si è consigliato (incarico del cliente, difesa in giudizio)',
    howLong: 'quanto il cliente nello studio',
    personal: true,
  },
  reminder: {
    what: 'I promemoria sui clienti: giorno, testo cifrato, chi li ha scritti e chi li ha segnati fatti',
    why: 'consulenza ai clienti dello studio (incarico del cliente)',
    howLong: 'quanto il cliente nello studio',
    personal: true,
  },
  price_list: { what: 'Il listino di uno studio: che cosa chiede all’anno per ogni forma', why: ACCOUNT, howLong: 'quanto lo studio', personal: false },
  payment_day: {
    what: 'I giorni in cui i clienti pagano: il giorno, e cifrati chi paga e quanto',
    why: 'ricordare i pagamenti allo studio (incarico del cliente)',
    howLong: "quanto il cliente nello studio, o finché qualcuno li toglie; un'altra elaborazione li sostituisce",
    personal: true,
  },
  payment_diary: {
    what: "Gli indirizzi privati da cui l'agenda di un utente legge i pagamenti dei clienti di uno studio: l'impronta, quando è nato, quando si è usato",
    why: 'ricordare i pagamenti allo studio (incarico del cliente)',
    howLong: "finché l'utente lo revoca o ne fa un altro, o si chiude il suo accesso; quanto lo studio",
    personal: true,
  },
  tax_return: {
    what: 'Le dichiarazioni importate: codice fiscale, anni, caselle compilate, cifrate',
    why: 'caricarle nei simulatori (incarico del cliente)',
    howLong: `${times.returnMonths} mesi dall'import, o quelli che la company sceglie`,
    personal: true,
  },
  tax_return_retention: { what: 'Per quanti mesi una company conserva le dichiarazioni', why: ACCOUNT, howLong: 'quanto la company', personal: false },
  principal_whats_new: { what: 'Quali novità un utente non vuole più vedere', why: ACCOUNT, howLong: WITH_USER, personal: true },
  second_factor: {
    what: 'Il segreto della app di autenticazione e le impronte dei codici di recupero',
    why: SIGN_IN,
    howLong: "finché è attivo e l'utente non è chiuso",
    personal: true,
  },
  passkey: {
    what: 'Le passkey con cui un utente accede: nome, chiave pubblica, quando si sono usate',
    why: SIGN_IN,
    howLong: "finché l'utente o chi lo amministra non la toglie, o l'utente si chiude",
    personal: true,
  },
  sign_in_session: {
    what: 'Da quale indirizzo e con quale programma si è entrati',
    why: SIGN_IN,
    howLong: `quanto la sessione, al massimo ${times.sessionHours} ore`,
    personal: true,
  },
  oidc_artifact: {
    what: 'Sessioni, codici e autorizzazioni del fornitore di identità incorporato',
    why: SIGN_IN,
    howLong: `fino alla scadenza, al massimo ${times.sessionHours} ore`,
    personal: true,
  },
  sign_in_attempt: {
    what: 'Quanti accessi non sono riusciti, per impronta di nome e indirizzo',
    why: SIGN_IN,
    howLong: `${times.attemptHours} ore dopo l'ultimo`,
    personal: true,
  },
  call_count: {
    what: 'Quante richieste in un minuto, per impronta di utente o indirizzo',
    why: SIGN_IN,
    howLong: 'un minuto, poi si elimina con le richieste che seguono',
    personal: true,
  },
  access_link: {
    what: "L'impronta di un link con cui un utente sceglie la propria password, e fino a quando vale",
    why: SIGN_IN,
    howLong: `fino all'uso, al più ${times.linkHours} ore (72 o, per una password dimenticata, 1, se non si imposta altro)`,
    personal: true,
  },
  access_request: {
    what: 'Chi ha chiesto di reimpostare l’accesso di un amministratore, e chi lo ha confermato',
    why: SIGN_IN,
    howLong: `${times.confirmationHours} ore, poi si elimina con la richiesta che segue o con gli utenti; il registro lo ricorda`,
    personal: true,
  },
  external_logout: {
    what: "Le uscite dette da un fornitore d'identità esterno: identificativo della sessione o dell'utente presso di lui, quando",
    why: SIGN_IN,
    howLong: `${times.externalLogoutDays} giorni`,
    personal: true,
  },
  external_session: {
    what: "Le sessioni presso un fornitore d'identità esterno già entrate nel registro: identificativo della sessione o dell'utente presso di lui, quando",
    why: SIGN_IN,
    howLong: `${times.externalSessionDays} giorni`,
    personal: true,
  },
  sign_in_failure: {
    what: 'Gli accessi non riusciti che stanno per entrare nel registro: utente, indirizzo, quanti',
    why: SIGN_IN,
    howLong: `${times.failureMinutes} minuti, poi nel registro`,
    personal: true,
  },
  audit: {
    what: 'Il registro: chi ha letto o cambiato che cosa e quando, da quale indirizzo è entrato; i campi cambiati di company, studi, utenti e novità',
    why: 'poter dimostrare chi ha fatto che cosa (art. 5, par. 2 e art. 32 GDPR: obbligo e legittimo interesse)',
    howLong: 'non si cancella: le righe sono una catena',
    personal: true,
  },
  audit_seal: { what: 'Le impronte che legano le righe del registro', why: 'accorgersi di una riga cambiata', howLong: 'quanto il registro', personal: false },
  secret: { what: 'Le chiavi con cui il server firma e cifra', why: SIGN_IN, howLong: 'finché servono a ciò che hanno firmato o cifrato', personal: false },
  client_error: {
    what: 'Gli errori delle pagine: messaggio, posizione nel programma, indirizzo della pagina, browser',
    why: 'correggere il programma (legittimo interesse)',
    howLong: `${times.clientErrorDays} giorni`,
    personal: true,
  },
  comune_surcharge: { what: 'Le addizionali dei comuni', why: 'calcolare', howLong: 'finché non si sostituiscono', personal: false },
  whats_new: { what: 'Le novità pubblicate', why: 'informare gli utenti', howLong: 'finché non si eliminano', personal: false },
}

/** How delicate data are, and what protects them; each level has the protection of the ones before it. */
export const levels = {
  pubblico: "si può leggere anche altrove; qui lo legge chi ha fatto l'accesso",
  interno: 'si legge e si cambia secondo ruolo, company e studio, o lo fa solo il programma; copie di sicurezza cifrate; https',
  personale:
    'la base dati dà a ciascuno solo le righe che gli spettano (protezione delle righe), o le legge solo il programma; si esporta e, salvo il registro, si cancella con la persona; ha una durata',
  riservato: 'il contenuto delicato è cifrato nella base dati, con la chiave maestra fuori; nel registro e nelle righe del server non compare mai',
  segreto: "non esce mai, né con le chiamate né negli archivi dei dati; è un'impronta, o cifrato, e si può sostituire",
} as const
export type Level = keyof typeof levels

const SEALED = ['calculation', 'calculation_version', 'advice', 'reminder', 'client', 'client_transfer', 'payment_day', 'tax_return']
const SECRETS = ['secret', 'principal', 'second_factor', 'oidc_artifact', 'access_link', 'api_key', 'passkey', 'payment_diary']
const OPEN = ['comune_surcharge', 'whats_new']

/** The highest level of a column of the table. */
export function levelOf(table: string): Level {
  if (SECRETS.includes(table)) return 'segreto'
  if (SEALED.includes(table)) return 'riservato'
  if (OPEN.includes(table)) return 'pubblico'
  return kept[table]?.personal ? 'personale' : 'interno'
}
