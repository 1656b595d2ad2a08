/** Calls of the calendar of payments. `param` is its first year. */
import { z } from 'zod'
import { catalog } from '../../calendario/catalog.ts'
import { daSimulatore } from '../../calendario/da-simulatore.ts'
import { formatiCalendario } from '../../calendario/results.ts'
import { ids } from '../ids.ts'
import { results } from '../results.ts'
import { route } from '../route.ts'
import { stateSchema } from '../state-schema.ts'
import { explanation, fingerprint, ofYear, reliability, stepsDown, unreadParts } from './parts.ts'

const state = stateSchema(
  { ...catalog, ...daSimulatore },
  {
    id: 'StatoCalendario',
    year: 'annoImposta',
    description:
      'O chi paga, con gli importi di ogni anno (`annoImposta`, `soggetti`), o un simulatore (`simulatore`) con il suo stato in `statoSimulatore`; ciò che manca prende il suo valore predefinito',
  },
)
const calcola = '/consultools/calcolaCalendario/:param'
const tag = 'Calendario dei pagamenti'
const permission = 'calendario'

const weak = z.object({
  id: z.string(),
  nome: z.string(),
  testo: z.string(),
  attendibilita: reliability,
  nota: z.string().nullable().meta({ description: 'Che cosa non si sa' }),
  pagamenti: z.array(z.int()).readonly().meta({ description: 'I pagamenti che vi poggiano, per posizione nel risultato' }),
})

export const calendario_ = {
  calcolaCalendario: route({
    method: 'POST',
    path: calcola,
    permission,
    tag,
    summary: 'Tre anni di pagamenti, giorno per giorno, con codice e norma; saldi e acconti di ogni imposta; cassa mese per mese',
    params: ofYear,
    body: state,
    answer: z.object({ State: results.calendario.calcolo, NonLetti: unreadParts, Impronta: fingerprint }),
  }),
  explainCalendario: route({
    method: 'POST',
    path: `${calcola}/explanation/:path`,
    permission,
    tag,
    summary: 'Perché un pagamento, un saldo o il totale di un anno è quello che è: formula, giorno, codice, norma, fonte',
    params: ofYear.extend({ path: z.string().meta({ description: 'Percorso nel risultato, per esempio pagamenti[0].importo' }) }),
    query: stepsDown,
    body: state,
    answer: explanation,
  }),
  usedCalendario: route({
    method: 'POST',
    path: `${calcola}/figures`,
    permission,
    tag,
    summary: 'Giorni e codici dei pagamenti che nessun testo letto conferma, con i pagamenti che vi poggiano',
    params: ofYear,
    body: state,
    answer: z.object({ usate: z.int(), deboli: z.array(weak).readonly(), Impronta: fingerprint }).meta({ id: 'CifreCalendario' }),
  }),
  exportCalendario: route({
    method: 'POST',
    path: `${calcola}/file`,
    cost: 'more',
    permission,
    tag,
    summary: "I pagamenti in un file: CSV, iCalendar per l'agenda (un evento per giorno e soggetto), modelli F24 come dati",
    params: ofYear,
    query: z.strictObject({
      formato: z.enum(formatiCalendario),
      cliente: ids.optional().meta({
        description: 'Il cliente della simulazione: se chi paga è certamente lui, il suo F24 ha il suo codice fiscale. Un cliente che non si vede non conta',
      }),
    }),
    body: state,
    answer: z.object({ nome: z.string(), tipo: z.string().meta({ description: 'Il tipo del file' }), testo: z.string() }).meta({ id: 'FileCalendario' }),
  }),
} as const
