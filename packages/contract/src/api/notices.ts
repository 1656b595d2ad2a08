/** The messages of the administration pages after a call, verbatim from the catalogue of the specification. `filled` fills the braces. */
export const notices = {
  COMPANY_SALVATA: 'Company {name} salvata!',
  STUDIO_SALVATO: 'Studio {name} salvato!',
  UTENTE_SALVATO: 'Utente {name} {surname} salvato!',
  WHATSNEW_SALVATA: 'WhatsNew {title} salvata!',
  COMPANY_AGGIUNTA: 'Company salvata correttamente',
  WHATSNEW_AGGIUNTA: 'WhatsNew salvata correttamente',
  STUDIO_AGGIUNTO: 'Studio {name} aggiunto correttamente',
  UTENTE_AGGIUNTO: 'Utente {username} aggiunto correttamente',

  SALVATAGGIO_COMPANY: 'Problemi nel salvataggio della company',
  SALVATAGGIO_AGENCY: 'Problemi nel salvataggio della agency',
  SALVATAGGIO_PRINCIPAL: 'Problemi nel salvataggio della principal',
  SALVATAGGIO_WHATSNEW: 'Problemi nel salvataggio della whatsNew',
  SALVATAGGIO: 'Errore nel salvataggio: ',
  SALVATAGGIO_AUTORIZZAZIONE: 'Error in saving data',

  CANCELLATO: 'Cancellazione {id} riuscita [true]',
  NON_CANCELLATO: 'Errore nella cancellazione {id} [false]',

  RECUPERO_COMPANY: 'Errore in recupero company: {status}',
  RECUPERO_AGENCY: 'Errore in recupero agency: {status}',
  RECUPERO_PRINCIPAL: 'Errore in recupero Principal: {status}',
  RECUPERO_WHATSNEW: 'Errore in recupero whatsNew: {status}',
  RECUPERO_TELEMATICO: 'Errore in recupero telematico: {status}',
  RECUPERO_REGISTRO: 'Errore in recupero registro: {status}',

  TITOLO_IMPORT: 'Import Telematico',
  IMPORT_RIUSCITO: 'importazione conclusa con Successo',
  IMPORT_NON_RIUSCITO: 'Errore in importazione dati da telematico',

  DOWNLOAD_REPORT: 'Errore in download dati utilizzo: {status}',
  SCADENZA_STUDIO: 'Attenzione. Studio sarà disabilitato in data: {day}',
} as const

/** The text with its braces filled. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
