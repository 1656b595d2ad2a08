/**
 * Advice that was given to a client ('Consegna'), and what follows from it. It is sealed: what was typed, the result, the figures of law and the
 * fingerprint of the law stay as they were, signed by the server. A recalculation (`adviceToday`) changes none of it and shows what is different today.
 */

import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { reliabilities } from '../reliability.ts'
import { calculation } from './entities.ts'
import { words } from './form-schemas.ts'
import { storedId } from './ids.ts'

const moment = z.iso.datetime()
const day = z.iso.date()

export const adviceOutcomes = ['CONSEGNATA', 'ACCETTATA', 'NON_ACCETTATA', 'FATTA'] as const
export const outcomeNames: Readonly<Record<(typeof adviceOutcomes)[number], string>> = {
  CONSEGNATA: 'consegnata',
  ACCETTATA: 'accettata dal cliente',
  NON_ACCETTATA: 'non accettata dal cliente',
  FATTA: 'messa in pratica',
}

export const ADVICE_TITLE_MAX = 200
export const newAdvice = z.object({ titolo: words.min(1).max(ADVICE_TITLE_MAX) }).meta({ id: 'ConsegnaNuova' })

export const adviceItem = z
  .object({
    id: storedId,
    titolo: z.string(),
    Applicazione: z.int(),
    annoImposta: z.int().nullable(),
    elaborazione: storedId.nullable().meta({ description: "L'elaborazione consegnata; null se è stata eliminata" }),
    il: moment,
    di: z.string(),
    esito: z.enum(adviceOutcomes),
    esitoIl: moment.nullable(),
    esitoDi: z.string().nullable(),
    Impronta: z.string().nullable(),
  })
  .meta({ id: 'Consegna' })
export type AdviceItem = z.infer<typeof adviceItem>

/** A figure of law that the result has read. */
const adviceFigure = z
  .object({
    id: z.string(),
    nome: z.string(),
    testo: z.string(),
    attendibilita: z.enum(keysOf(reliabilities)),
    norma: z.string().optional(),
    valore: z.string().optional().meta({ description: 'Il numero, o le righe di una tabella, in JSON; `"oltre"` sta per senza limite' }),
  })
  .meta({ id: 'CifraConsegnata' })

/** What is signed. */
export const adviceContent = z
  .object({
    titolo: z.string(),
    cliente: z.object({ denominazione: z.string(), codiceFiscale: z.string() }),
    Applicazione: z.int(),
    annoImposta: z.int().nullable(),
    il: moment,
    di: z.string(),
    programma: z.string().meta({ description: 'La versione che ha calcolato' }),
    Impronta: z.string().nullable().meta({ description: "L'impronta della legge che ha calcolato" }),
    formato: z.int(),
    State: calculation.shape.State,
    Risultato: z.record(z.string(), z.unknown()),
    cifre: z.array(adviceFigure),
  })
  .meta({ id: 'ContenutoConsegnato' })
export type AdviceContent = z.infer<typeof adviceContent>

export const advice = adviceItem
  .extend({
    contenuto: adviceContent.meta({ description: "Com'era alla consegna: la firma torna ed è di questa installazione, o la chiamata è rifiutata" }),
    chiave: z.string().meta({ description: "L'impronta della chiave che ha firmato (RFC 7638), da dare a `verifica`" }),
  })
  .meta({ id: 'ConsegnaCompleta' })

/** The delivered state calculated today, and the figures of law that have changed since. */
export const adviceToday = z
  .object({
    Impronta: z.string().nullable(),
    uguale: z.boolean().meta({ description: 'Ogni cifra del risultato è quella di allora' }),
    Risultato: z.record(z.string(), z.unknown()),
    cifre: z
      .array(z.object({ id: z.string(), nome: z.string(), prima: z.string().nullable(), dopo: z.string().nullable() }))
      .meta({ description: 'Le cifre di legge cambiate: null dove una delle due leggi non la legge' }),
    voci: z
      .array(z.object({ percorso: z.string(), nome: z.string(), prima: z.number(), dopo: z.number(), differenza: z.number() }))
      .meta({ description: 'I valori del risultato per cui la differenza è detta norma per norma, in euro; vuoto senza un anno noto' }),
    norme: z
      .array(z.object({ norma: z.string(), cifre: z.array(z.string()), effetti: z.array(z.number()) }))
      .meta({ description: "Norma per norma: le sue cifre cambiate (id) e di quanto muovono ciascuna delle voci, nell'ordine, in euro" }),
    resto: z
      .array(z.number())
      .meta({ description: 'Ciò che della differenza di ciascuna voce non viene da quelle cifre: regole del programma, o cifre non misurabili' }),
  })
  .meta({ id: 'ConsegnaOggi' })
export type AdviceToday = z.infer<typeof adviceToday>

export const adviceOutcome = z.object({ esito: z.enum(adviceOutcomes) }).meta({ id: 'EsitoConsegna' })

export const REMINDER_MAX = 500
/** A year of two digits, or a mistyped one, is no day of a reminder. */
export const isNearDay = (il: string): boolean => il >= '2000-01-01' && il < '2100-01-01'
export const NEAR_DAY = 'Un promemoria ha un giorno tra il 2000 e il 2099'
const nearDay = day.refine(isNearDay, NEAR_DAY)
export const newReminder = z.object({ il: nearDay, testo: words.min(1).max(REMINDER_MAX) }).meta({ id: 'PromemoriaNuovo' })
/** `prima`: the reminder as the user saw it. If it is not that any more, somebody else has changed it. */
const seen = z.object({
  prima: z.object({ il: day, testo: z.string() }).meta({ description: 'Il promemoria come lo si vedeva: se intanto è cambiato, la chiamata è rifiutata' }),
})
export const correctedReminder = newReminder.extend(seen.shape).meta({ id: 'PromemoriaCorretto' })
export type CorrectedReminder = z.infer<typeof correctedReminder>
export const deletedReminder = seen.meta({ id: 'PromemoriaDaEliminare' })
export const reminder = z
  .object({ id: storedId, il: day, testo: z.string(), di: z.string(), fattoIl: moment.nullable(), fattoDi: z.string().nullable() })
  .meta({ id: 'Promemoria' })
export type Reminder = z.infer<typeof reminder>
/** A reminder on the home page, with its client. */
export const dueReminder = reminder.extend({ cliente: storedId, nome: z.string() }).meta({ id: 'PromemoriaInScadenza' })

/** How far the page of payments looks ahead, in days. */
export const PAYMENT_DAYS_MAX = 366
/** The payments of one person or company (`chi`) of a client on one day. `totale` in euro. */
export const nextPayment = z
  .object({
    cliente: storedId,
    nome: z.string(),
    elaborazione: storedId.nullable().meta({ description: "L'elaborazione da cui viene; null se è stata eliminata" }),
    il: day,
    chi: z.string().meta({ description: 'Chi paga' }),
    totale: z.number(),
    pagamenti: z.int(),
    provvisorio: z.boolean(),
  })
  .meta({ id: 'PagamentoInScadenza' })
export type NextPayment = z.infer<typeof nextPayment>

/** The user's private diary of payments in a studio. `dal`: since when its address exists; null if there is none. */
export const paymentDiary = z
  .object({
    studio: storedId,
    nome: z.string(),
    dal: moment.nullable(),
    usato: moment.nullable().meta({ description: "L'ultima volta che un'agenda l'ha letto" }),
    importi: z.boolean().meta({ description: 'Lo studio ha scelto che le agende dicano anche gli importi' }),
  })
  .meta({ id: 'AgendaPrivata' })
export type PaymentDiary = z.infer<typeof paymentDiary>
export const paymentDiaryMade = paymentDiary
  .extend({ indirizzo: z.string().meta({ description: 'Detto questa volta sola' }) })
  .meta({ id: 'AgendaPrivataFatta' })

/** What a line of a client's history is about. */
export const historyKinds = {
  CLIENTE: 'Cliente',
  DICHIARAZIONE: 'Dichiarazione',
  ELABORAZIONE: 'Elaborazione',
  CONSEGNA: 'Consegna',
  ESITO: 'Esito',
  PROMEMORIA: 'Promemoria',
} as const

/** One line of a client's history. */
const historyLine = z
  .object({
    il: moment,
    tipo: z.enum(keysOf(historyKinds)),
    testo: z.string(),
    di: z.string().nullable(),
    id: storedId.nullable().meta({ description: "Di ciò di cui parla: l'elaborazione o la consegna" }),
    Applicazione: z.int().nullable(),
  })
  .meta({ id: 'Avvenimento' })
export type HistoryLine = z.infer<typeof historyLine>
export const clientHistory = z
  .object({ righe: z.array(historyLine), consegne: z.array(adviceItem), promemoria: z.array(reminder) })
  .meta({ id: 'StoriaCliente' })
