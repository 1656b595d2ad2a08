/** The form of a client of the studio: each field once. Plain data, because the page loads no schemas. */
import { formOf } from './form.ts'

const text = (label: string, max = 200) => ({ label, kind: 'text', max }) as const

export const clientForm = formOf({
  'Dati del cliente': {
    tipo: { label: 'Tipo', kind: 'choice', options: { PERSONA: 'Persona fisica', SOCIETA: 'Società o ente' }, start: 'PERSONA' },
    denominazione: { ...text('Cognome e nome, o denominazione'), required: 'Il nome del cliente è obbligatorio' },
    codiceFiscale: { ...text('Codice Fiscale', 16), required: 'Il Codice Fiscale è obbligatorio' },
    partitaIva: text('Partita Iva', 13),
  },
  Attività: {
    ateco: { ...text('Codice ATECO', 10), help: 'Per esempio 62.01.00: ne segue il gruppo di settore proposto.' },
    comune: text('Comune', 100),
  },
  Recapiti: {
    mail: { label: 'Mail', kind: 'mail', max: 254 },
    telefono: text('Telefono', 40),
  },
  'Nello studio': {
    seguitoDa: { label: 'Seguito da', kind: 'record' },
    stato: { label: 'Stato', kind: 'choice', options: { ATTIVO: 'Attivo', SOSPESO: 'Sospeso', CESSATO: 'Cessato' }, start: 'ATTIVO' },
    etichette: { ...text('Etichette', 300), help: 'Separate da virgole.' },
    note: text('Note', 4000),
  },
})
