/** `docs/dati.md`, from what the program keeps. */
import { keysOf } from '@bilancia/contract'
import { kept, type Level, levelOf, levels } from '../../platform/kept.ts'

const INTRO = `# Quali dati conserva Bilancia, perché e per quanto

Questa pagina è fatta dalla tabella \`apps/server/src/platform/kept.ts\`, con i tempi che il programma applica da sé, all'avvio e ogni
giorno; una prova la confronta con le tabelle della base dati. «Personale»: dice qualcosa di una persona fisica.

Titolare dei dati dei clienti è lo studio, o la company; chi gestisce l'installazione li tratta per suo conto. Le basi giuridiche
indicate sono quelle per cui il programma è fatto: le conferma il titolare.

| Tabella | Che cosa | Perché | Per quanto | Personale |
|---|---|---|---|---|
`
const END = `
**Cancellazione** (art. 17 GDPR): di un utente chiuso la chiede un amministratore dalla sua pagina, di una company bloccata un SUPERADMIN. Una
ricevuta dice, tabella per tabella, quante righe sono cancellate, rese anonime o restano, e perché. Restano il registro, dove il nome
utente è parte di una catena che prova chi ha fatto che cosa (art. 17, par. 3, lett. b ed e), e le copie di sicurezza fino alla loro
scadenza: dopo un ripristino si cancella di nuovo. Di un cliente la chiede, dalla sua pagina, chi può eliminare i clienti dello studio: vanno
le elaborazioni della cartella con le versioni, le consegne, i promemoria e le dichiarazioni che lo studio ha di lui; il registro ne tiene il
numero, le cifre e l'impronta SHA-256 della ricevuta.

Fuori dalla base dati:

- **Copie di sicurezza**, cifrate: sette giorni e l'ultima di ognuna delle quattro settimane più recenti; ciò che si elimina resta
  nelle copie fino ad allora. Quelle fatte a mano restano dove le si mette.
- **Righe di registro del server** (uscita del programma): chi ha chiamato che cosa per numero e indirizzo IP, mai nomi di clienti,
  importi o password; le conserva chi gestisce il server.
- **Errori delle pagine**: se chi gestisce il server imposta \`SENTRY_DSN\`, vanno a quel servizio, e nella tabella \`client_error\` solo se non li prende; quanto restano
  lo dice il servizio, che è un responsabile del trattamento.
- **Nel browser**: ciò che si sta digitando e non si è ancora salvato, fino all'uscita con «Esci»; il tema scelto, chiaro o scuro, finché non si cambia.
`

const tablesAt = (level: Level): string =>
  Object.keys(kept)
    .filter((table) => levelOf(table) === level)
    .map((table) => `\`${table}\``)
    .join(', ')

/** Each level has the protection of the ones before it. */
const LEVELS = `
**Livelli**: quanto è delicato ciò che una tabella contiene (conta la sua colonna più delicata), e che cosa lo protegge; ogni livello ha anche le
protezioni di quelli prima.

${keysOf(levels).map((level) => `- **${level}**: ${levels[level]}. ${tablesAt(level)}.\n`).join('')}`

export const dataPage = (): string =>
  INTRO +
  Object.entries(kept)
    .map(([table, { what, why, howLong, personal }]) => `| \`${table}\` | ${what} | ${why} | ${howLong} | ${personal ? 'sì' : 'no'} |\n`)
    .join('') +
  END +
  LEVELS
