/**
 * Every refusal of a call: HTTP status and Italian text (that of the specification, if it quotes one). The server fills the
 * braces. A problem+json answer contains the code, so that the page can act on it.
 */
import { z } from 'zod'
import { accessErrors } from './access-errors.ts'
import { notices } from './notices.ts'
import { importMessage } from './telematico.ts'

export const errors = {
  ...accessErrors,

  RICHIESTA_NON_VALIDA: { status: 400, testo: 'Richiesta non valida: {dettaglio}' },
  CARATTERE_NULLO: {
    status: 400,
    testo:
      'Un testo {dove} contiene il carattere nullo (U+0000), che non si vede e che nessun archivio conserva: cancellare quel testo, riscriverlo e riprovare',
  },
  CODIFICA_DICHIARATA: {
    status: 415,
    testo: 'I dati si inviano in UTF-8, e la richiesta li dichiara in «{codifica}»: nulla è stato letto né salvato. Convertirli in UTF-8 e riprovare',
  },
  CODIFICA_DIVERSA: {
    status: 400,
    testo:
      'I dati non sono in UTF-8: il byte {byte} non si legge, e una lettera accentata si salverebbe sbagliata. Nulla è stato letto né salvato. Convertirli in UTF-8 e riprovare',
  },
  STATO_NON_JSON: { status: 400, testo: 'Lo stato della simulazione non è JSON valido: controllare virgolette, virgole e parentesi' },
  STATO_NON_OGGETTO: { status: 400, testo: 'Lo stato della simulazione deve essere un oggetto JSON, tra parentesi graffe, con non più di 32 livelli' },
  ANNO_DIVERSO: {
    status: 400,
    testo: "L'anno d'imposta dell'indirizzo ({indirizzo}) e quello dello stato ({stato}) devono essere uguali, tra {primo} e {ultimo}",
  },
  CALENDARIO_ASSENTE: { status: 422, testo: 'I pagamenti non si possono esportare: {perche}' },
  LETTERA_INCOMPLETA: { status: 422, testo: 'La lettera non si può comporre: manca «{campo}»' },

  ELABORAZIONE_NON_TROVATA: { status: 404, testo: 'Errore in recupero elaborazione non trovata avente id: {id}' },
  ELABORAZIONE_MODIFICATA: {
    status: 409,
    testo: "L'elaborazione è stata modificata {da} alle {ora} del {giorno}: ricaricarla, oppure salvare queste modifiche con un altro nome",
  },
  ELABORAZIONE_ILLEGGIBILE: {
    status: 422,
    testo:
      "L'elaborazione {id} è stata salvata in un formato che questa versione non legge (formato {formato}): è conservata, ma va aperta con la versione che l'ha scritta",
  },
  DOCUMENTO_TROPPO_GRANDE: { status: 422, testo: "L'elaborazione non può contenere più di {limite} kB: togliere ciò che non serve" },
  SECONDO_AMMINISTRATORE: {
    status: 409,
    testo:
      "Per togliere la password o il secondo fattore a un {ruolo} serve un secondo amministratore che lo confermi: chiedere la conferma dalla pagina dell'utente",
  },
  CONFERMA_NON_AMMESSA: {
    status: 403,
    testo: "Conferma un altro amministratore: non chi l'ha chiesta, non l'utente stesso, e con un ruolo almeno pari al suo",
  },
  CONFERMA_SCADUTA: { status: 409, testo: 'La richiesta non c’è più: è scaduta, o è già confermata. Chi serve la chieda di nuovo' },
  CONSEGNA_SENZA_CLIENTE: { status: 422, testo: "Si consegna un'elaborazione della cartella di un cliente: metterla prima nella sua cartella" },
  CONSEGNA_NON_TROVATA: { status: 404, testo: 'La consegna {id} non esiste, o il suo cliente non è tra quelli che si vedono' },
  CONSEGNA_ALTERATA: {
    status: 422,
    testo: "La consegna {id} non è più com'era: la sua firma non torna. Chiedere a chi gestisce il server di riprenderla da una copia di sicurezza",
  },
  PROMEMORIA_NON_TROVATO: { status: 404, testo: 'Il promemoria {id} non esiste o non è di questo cliente' },
  PROMEMORIA_CAMBIATO: {
    status: 409,
    testo: 'Il promemoria è stato cambiato nel frattempo, da un altro utente o in un’altra scheda: quanto digitato non è stato salvato',
  },
  PROMEMORIA_NON_ELIMINATO: {
    status: 409,
    testo: 'Il promemoria è stato cambiato nel frattempo, da un altro utente o in un’altra scheda: non è stato eliminato, rileggerlo prima',
  },
  VERSIONE_NON_TROVATA: { status: 404, testo: "La versione {numero} dell'elaborazione {id} non c'è" },
  VARIANTI_TROPPE: { status: 409, testo: 'Di una elaborazione si confrontano al più {massimo} varianti, con la prima: eliminarne una' },
  NOME_MANCANTE: { status: 400, testo: "Il nome dell'elaborazione è obbligatorio" },

  STUDIO_MANCANTE: { status: 400, testo: 'Scegliere studio di competenza' },
  COMPANY_MANCANTE: { status: 400, testo: 'La company è obbligatorio' },
  STUDIO_ALTRUI: { status: 403, testo: "Lo studio scelto non è tra quelli dell'utente" },
  FILE_MANCANTE: { status: 400, testo: 'Scegliere un file telematico da importare, uno solo' },
  FILE_INTERROTTO: { status: 400, testo: 'Il file non è arrivato per intero: nulla è stato registrato. Riprovare' },
  FILE_RIFIUTATO: { status: 422, testo: notices.IMPORT_NON_RIUSCITO },
  DICHIARAZIONE_NON_TROVATA: { status: 404, testo: 'Errore in recupero telematico: dichiarazione non trovata avente id: {id}' },
  DICHIARAZIONE_ILLEGGIBILE: { status: 422, testo: 'La dichiarazione di {codice} non si decifra: eliminarla e importare di nuovo il suo file' },
  CHIAVE_DIVERSA: {
    status: 503,
    testo:
      'Le dichiarazioni caricate sono cifrate con la chiave che era in TELEMATICO_KEY: nulla è stato letto né registrato. Chi gestisce il server la rimette lì e riavvia, una volta sola; se è perduta, si eliminano le dichiarazioni, si riavvia e si importano di nuovo',
  },
  CARICAMENTO_INCOMPLETO: { status: 400, testo: '{dettaglio}' },
  CAMPI_NON_VALIDI: { status: 422, testo: 'Errori da correggere: {dettaglio}' },
  COMPANY_NON_TROVATA: { status: 404, testo: 'Errore in recupero company non trovata avente id: {id}' },
  AGENCY_NON_TROVATA: { status: 404, testo: 'Errore in recupero agency non trovata avente id: {id}' },
  PRINCIPAL_NON_TROVATO: { status: 404, testo: 'Errore in recupero Principal non trovata avente id: {id}' },
  WHATSNEW_NON_TROVATA: { status: 404, testo: 'Errore in recupero whatsNew non trovata avente id: {id}' },
  AUTORIZZAZIONE_NON_TROVATA: { status: 404, testo: 'Errore in recupero autorizzazione non trovata avente id: {id}' },
  RECORD_MODIFICATO: {
    status: 409,
    testo:
      '{utente} ha salvato questo record alle {ora} del {giorno}: quanto digitato non è stato salvato. Confrontarlo con la versione nuova prima di salvare',
  },
  COMPANY_IN_USO: { status: 409, testo: 'Errore nella cancellazione {id} [false]: la company ha ancora studi, utenti o dati importati' },
  STUDIO_IN_USO: { status: 409, testo: 'Errore nella cancellazione {id} [false]: lo studio ha ancora utenti, clienti o dati importati' },
  UTENTE_PROPRIO: { status: 403, testo: 'Errore nella cancellazione {id} [false]: nessuno elimina il proprio utente' },
  UTENTE_CHIUSO: { status: 409, testo: "L'utente {utente} è chiuso e non si modifica più: chi torna riceve un utente nuovo" },
  CLIENTE_NON_TROVATO: { status: 404, testo: 'Il cliente {id} non esiste{perche}' },
  CLIENTE_PRESENTE: { status: 409, testo: 'Nello studio il codice fiscale {codice} è già di {nome}' },
  CLIENTI_STUDIO: { status: 403, testo: 'I clienti si tengono nei propri studi: quello chiesto non lo è' },
  CLIENTE_CON_CONSEGNE: {
    status: 409,
    testo: 'Al cliente {id} sono state fatte consegne: si cancellano solo con tutta la sua cartella e una ricevuta, con «Cancella i dati» nella sua pagina',
  },
  CHIAVE_NON_VALIDA: {
    status: 401,
    testo: 'La chiave non vale: è sbagliata, scaduta o revocata. Un amministratore dello studio ne fa una nuova nella pagina dello studio',
  },
  CHIAVE_NON_AMMESSA: {
    status: 403,
    testo: 'La chiave «{nome}» non apre questa chiamata: può solo ciò per cui è stata fatta, e mai amministrazione e accesso',
  },
  CHIAVE_STUDIO: { status: 403, testo: 'Una chiave la fa un amministratore che lavora nello studio: lo studio {id} non è tra i propri' },
  CHIAVE_DIRITTO: { status: 403, testo: 'Non si può dare a una chiave ciò che non si ha: {gruppi}' },
  CHIAVE_GIA_FATTA: { status: 409, testo: 'La chiave fatta con questa richiesta è già stata usata, revocata, o è scaduta: farne un’altra' },
  CHIAVE_NON_TROVATA: { status: 404, testo: 'La chiave {id} non esiste o non è di questo studio' },
  CHIAVI_TROPPE: { status: 409, testo: 'Lo studio ha già {massimo} chiavi che valgono: revocarne una' },
  AGENDA_NON_VALIDA: {
    status: 404,
    testo:
      "L'indirizzo dell'agenda non vale: è stato revocato o sostituito, o chi l'ha fatto non lavora più nello studio. Se ne fa uno nuovo da «Prossimi pagamenti»",
  },
  AGENDA_STUDIO: { status: 403, testo: "Un indirizzo per l'agenda lo fa chi lavora nello studio: lo studio {id} non è tra i propri" },
  IDEMPOTENZA_DIVERSA: {
    status: 422,
    testo: "Con questa Idempotency-Key è già stata fatta un'altra richiesta, con altri dati: usarne una nuova per ogni richiesta nuova",
  },
  CLIENTE_UNITO: { status: 409, testo: 'Il cliente {id} è stato unito al cliente {ora}: aprire quello' },
  CLIENTI_DA_UNIRE: { status: 422, testo: 'Si uniscono due clienti diversi dello stesso studio' },
  UNIONE_DA_SCEGLIERE: { status: 409, testo: 'Scegliere quale valore resta: {campi}' },
  CLIENTE_IN_PASSAGGIO: { status: 409, testo: 'Per il cliente {id} è in attesa un passaggio a un altro studio: aspettare la risposta, o ritirarlo' },
  PASSAGGIO_STUDIO: { status: 422, testo: 'Un cliente passa a un altro studio attivo della stessa company: scegliere quale' },
  PASSAGGIO_SENZA_AMMINISTRATORE: {
    status: 422,
    testo: 'Nello studio {studio} nessun altro può accettare: serve un ADMIN o un MANAGER attivo che ci lavori e non sia chi lo chiede',
  },
  PASSAGGIO_NON_TROVATO: { status: 404, testo: 'Il passaggio {id} non esiste o non è di un proprio studio' },
  PASSAGGIO_CHIUSO: { status: 409, testo: 'Il passaggio {id} non è più in attesa: {perche}. Se serve, lo studio di partenza lo chieda di nuovo' },
  PASSAGGIO_NON_AMMESSO: {
    status: 403,
    testo: 'Accetta o rifiuta un passaggio un amministratore dello studio di arrivo che non lo ha chiesto; lo ritira lo studio di partenza',
  },
  CLIENTI_FILE: { status: 422, testo: '{testo}' },
  UTENTE_DA_CHIUDERE: { status: 409, testo: "L'utente {utente} lavora ancora: chiuderlo prima di cancellarne i dati" },
  LOGO_RIFIUTATO: { status: 422, testo: 'Il logo non si può usare: {testo}' },
  LOGO_NON_TROVATO: { status: 404, testo: 'Questo logo non c’è più' },
  MARCHIO_NON_TROVATO: { status: 404, testo: 'Il marchio {id} non esiste' },
  MARCHIO_IN_USO: { status: 409, testo: 'Errore nella cancellazione {id} [false]: il marchio si mostra a {dove}' },
  COMPANY_DA_BLOCCARE: { status: 409, testo: 'La company {company} lavora ancora: bloccarla prima di cancellarne i dati' },
  COMPANY_PROPRIA: { status: 409, testo: 'Nessuno cancella la company in cui lavora' },
  CONFERMA_DIVERSA: { status: 422, testo: 'Per conferma scrivere il nome per intero: {nome}' },
  UTENTE_NON_CHIUSO: { status: 409, testo: "L'utente {utente} non è chiuso: le elaborazioni di chi lavora restano sue" },
  COLLEGA_NON_ADATTO: {
    status: 422,
    testo:
      'A questo utente le elaborazioni non possono passare: serve un utente attivo della stessa company, in uno degli stessi studi o per tutti, con il diritto agli stessi strumenti',
  },
  RUOLO_SUPERIORE: { status: 403, testo: 'Un utente con ruolo {ruolo} è modificato o chiuso solo da chi ha un ruolo superiore' },
  RUOLO_NON_AMMESSO: { status: 403, testo: 'Il ruolo {ruolo} non si può assegnare con il proprio ruolo' },
  RUOLO_PARI: {
    status: 403,
    testo:
      'Di un utente con lo stesso ruolo si modificano solo i dati anagrafici: mail, password, secondo fattore, ruolo, diritti, company, studi e chiusura li cambia chi ha un ruolo superiore; per un SUPERADMIN, chi gestisce il server',
  },
  DIRITTI_PROPRI: {
    status: 403,
    testo: 'Ruolo, diritti, company, studi e disabilitazione del proprio utente li cambia un altro amministratore',
  },
  DIRITTO_NON_POSSEDUTO: { status: 403, testo: 'Non si può dare un diritto che non si ha: {diritti}' },
  CAMPO_FISSO: { status: 422, testo: 'Lo username non si modifica dopo la creazione' },
  COMPANY_CON_STUDI: { status: 409, testo: 'La company non si può cambiare: quella dello studio e quella dei suoi utenti devono restare la stessa' },
  STUDIO_CON_DATI: {
    status: 409,
    testo:
      'La company dello studio non si può cambiare: i suoi clienti e le sue dichiarazioni restano alla company di prima. Passare i clienti a un altro studio di quella company, o eliminarli, eliminare le dichiarazioni, e chiudere i passaggi di clienti in attesa',
  },
  STUDIO_ALTRA_COMPANY: { status: 422, testo: "Lo studio non appartiene alla company dell'utente" },
  USERNAME_PRESENTE: { status: 409, testo: 'Nome utente già presente' },
  LICENZE_ESAURITE: { status: 409, testo: 'Non ci sono licenze disponibili per lo studio per attivare un utente' },
  AUTORIZZAZIONE_PRESENTE: { status: 409, testo: "L'utente ha già questo studio tra le autorizzazioni" },
  NON_PROPRIO: { status: 403, testo: 'La richiesta nomina un altro utente: ognuno vede e cambia solo ciò che è proprio' },
  REGISTRO_TROPPO_LUNGO: { status: 422, testo: 'Con questi filtri il registro ha {righe} righe, un file ne porta {massimo}: restringere le date' },
  COMPANY_NON_IMPOSTATA: { status: 422, testo: 'Company non impostata' },
  FEDERAZIONE_NON_RAGGIUNGIBILE: { status: 503, testo: 'Il servizio di federazione non risponde: le applicazioni non si possono elencare. Riprovare tra poco' },
  SSO_NON_RIUSCITO: { status: 403, testo: 'Errore in fetch sso' },
  APPLICAZIONE_SENZA_INDIRIZZO: {
    status: 422,
    testo: "L'applicazione {applicazione} non ha un indirizzo: chi gestisce il server lo imposta con EASYSTART_URL",
  },

  ALTRO_SITO: { status: 403, testo: 'La richiesta viene da una pagina di un altro sito' },
  FORNITORE_ESTERNO: { status: 409, testo: 'Password, sessioni e secondo fattore si cambiano presso il fornitore di identità con cui si accede' },
  PASSWORD_ATTUALE_ERRATA: { status: 422, testo: 'La password attuale non è corretta' },
  PASSWORD_RIFIUTATA: { status: 422, testo: '{testo}' },
  ACCESSO_BLOCCATO: { status: 429, testo: '{testo}' },
  SESSIONE_NON_TROVATA: { status: 404, testo: 'La sessione non è aperta: forse è già finita' },
  CODICE_ERRATO: {
    status: 422,
    testo: "Il codice non è corretto o è già stato usato: controllare l'ora del telefono e scrivere il codice che la app mostra adesso",
  },
  CHIAVE_SCADUTA: { status: 409, testo: "L'attivazione è durata più di dieci minuti o non è stata iniziata: ricominciare" },
  SECONDO_FATTORE_MANCANTE: {
    status: 403,
    testo: "Con il ruolo {ruolo} si entra con due fattori: attivarli presso il fornitore d'identità e accedere di nuovo",
  },
  SECONDO_FATTORE_PRESENTE: { status: 409, testo: 'Il secondo fattore è già attivo' },
  SECONDO_FATTORE_ASSENTE: { status: 409, testo: 'Il secondo fattore non è attivo' },
  SECONDO_FATTORE_RICHIESTO: { status: 403, testo: 'Con il ruolo {ruolo} il secondo fattore è richiesto: non si può togliere' },

  PASSKEY_INDIRIZZO: { status: 409, testo: 'A questo indirizzo le passkey non funzionano: aprire la suite con il suo nome, non con un indirizzo IP' },
  PASSKEY_RIFIUTATA: { status: 422, testo: 'La passkey non è stata accettata: ricominciare, e confermare con impronta, volto o PIN del dispositivo' },
  PASSKEY_PRESENTE: { status: 409, testo: 'Questa passkey è già registrata' },
  PASSKEY_TROPPE: { status: 409, testo: 'Le passkey sono già {limite}: toglierne una prima di aggiungerne' },
  PASSKEY_NON_TROVATA: { status: 404, testo: 'La passkey non esiste più' },

  SPIEGAZIONE_NON_TROVATA: { status: 404, testo: "Nel risultato non c'è «{percorso}»: non si può spiegare" },
  RICERCA_SOSTITUITA: {
    status: 409,
    testo: "Una ricerca più recente dello stesso utente ha preso il posto di questa, che era in attesa: ripeterla quando l'altra è finita",
  },
  RICERCA_TROPPO_LUNGA: {
    status: 503,
    testo: 'La ricerca non è finita in {secondi} secondi ed è stata fermata: restringere i compensi minimi e massimi dei soci, oppure riprovare',
  },
  RICERCA_FERMATA: { status: 503, testo: 'Il server si sta fermando e la ricerca con lui: ripeterla tra poco' },
  CHIAMATA_SCONOSCIUTA: { status: 404, testo: "L'indirizzo {indirizzo} non esiste" },
  METODO_NON_AMMESSO: { status: 405, testo: "L'indirizzo esiste, ma non ammette {metodo}: usare {ammessi}" },
  RICHIESTA_INTERROTTA: { status: 408, testo: 'I dati non sono arrivati per intero in tempo: controllare la rete e riprovare' },
  CORPO_TROPPO_GRANDE: { status: 413, testo: 'I dati inviati superano il limite di {limite}: inviarne meno per volta, e una sola simulazione per chiamata' },
  FORMATO_NON_AMMESSO: { status: 415, testo: 'I dati si inviano in formato JSON' },
  TROPPE_RICHIESTE: { status: 429, testo: 'Troppe richieste: riprovare tra {secondi} secondi' },
  INDIRIZZO_TROPPO_LUNGO: { status: 431, testo: "L'indirizzo della richiesta è troppo lungo: abbreviare il nome" },
  ERRORE_IMPREVISTO: { status: 500, testo: 'Errore imprevisto: la richiesta non è stata eseguita. Riprovare; se si ripete, segnalare il codice {richiesta}' },
  IDENTITA_NON_RAGGIUNGIBILE: { status: 503, testo: 'Il servizio che riconosce gli utenti non risponde. Riprovare tra poco' },
  BASE_DATI_NON_RAGGIUNGIBILE: { status: 503, testo: 'La base dati non risponde: nulla è stato salvato. Riprovare tra poco' },
  NON_PRONTO: { status: 503, testo: 'Bilancia non è pronta: {motivo}' },
  BASE_DATI_OCCUPATA: { status: 503, testo: 'La base dati è occupata da un altro lavoro: nulla è stato salvato. Riprovare tra qualche secondo' },
  SALVATAGGIO_INCERTO: { status: 503, testo: 'La base dati si è interrotta mentre salvava: controllare se il salvataggio è avvenuto, prima di ripeterlo' },
  DISCO_SOLA_LETTURA: {
    status: 507,
    testo: 'Il disco del server accetta solo letture: nulla è stato salvato. Ripararlo o montarlo in scrittura: Bilancia riprende da sola',
  },
  DISCO_PIENO: { status: 507, testo: 'Il disco del server è pieno: nulla è stato salvato. Liberare spazio: Bilancia riprende da sola' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly testo: string }>>

export type ErrorCode = keyof typeof errors

/** The body of every error answer (RFC 9457). `title` is the text shown. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    /** The errors found in a file, by place. */
    errori: z.array(importMessage).optional(),
    /** With `errori`: the warnings of the reader, and the number of remarks after the hundredth. */
    avvisi: z.array(importMessage).optional(),
    altriAvvisi: z.int().optional(),
    /** With CAMPI_NON_VALIDI: the entries of the form's list 'Errori da correggere'. */
    campi: z.array(z.object({ campo: z.string(), etichetta: z.string(), testo: z.string() })).optional(),
  })
  .meta({ id: 'Problema', description: 'Perché la richiesta non è stata eseguita' })
export type Problem = z.infer<typeof problem>
