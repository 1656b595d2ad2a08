/** Calls of the advice that was given, of reminders and of a client's time. */
import { z } from 'zod'
import { adviceItem, adviceOutcome, advice as adviceRecord, adviceToday, clientHistory, dueReminder, newAdvice, newReminder, reminder } from '../advice.ts'
import { ids } from '../ids.ts'
import { route } from '../route.ts'
import { fileOf, ofId } from './parts.ts'

const tag = 'Consegne'
const permission = 'clienti'

export const advice = {
  deliverAdvice: route({
    method: 'POST',
    path: '/elaborazioni/:id/consegne',
    permission: 'clientiConsegna',
    keys: 'consegne',
    audit: { kind: 'Consegna', action: 'Creazione', byHandler: true },
    tag,
    summary:
      "Consegna al cliente un'elaborazione della sua cartella com'è ora: stato, risultato, cifre e impronta della legge, sigillati e firmati. Con l'intestazione `Idempotency-Key` una chiamata ripetuta risponde la consegna già fatta",
    params: ofId,
    body: newAdvice,
    answer: adviceItem,
  }),
  advice: route({
    method: 'GET',
    path: '/consegne/:id',
    permission,
    keys: 'clientiLettura',
    audit: { kind: 'Consegna', action: 'Lettura', byHandler: true },
    tag,
    summary: "Una consegna, com'era: non si ricalcola",
    params: ofId,
    answer: adviceRecord,
  }),
  adviceFile: route({
    method: 'GET',
    path: '/consegne/:id/file',
    permission,
    keys: 'clientiLettura',
    cost: 'heavy',
    audit: { kind: 'Consegna', action: 'Esportazione', byHandler: true },
    tag,
    summary: 'Il file sigillato di una consegna (JWS con la chiave pubblica), che `npm run -s verifica -- FILE` controlla',
    params: ofId,
    ...fileOf('application/jose+json'),
  }),
  recalculateAdvice: route({
    method: 'POST',
    path: '/consegne/:id/oggi',
    permission,
    keys: 'clientiLettura',
    cost: 'heavy',
    tag,
    summary: 'Il risultato di ciò che fu consegnato con le norme di oggi, e le cifre di legge che sono cambiate; la consegna resta com’è',
    params: ofId,
    answer: adviceToday,
  }),
  adviceOutcome: route({
    method: 'POST',
    path: '/consegne/:id/esito',
    permission,
    keys: 'consegne',
    audit: { kind: 'Consegna', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Che cosa ne è stato di una consegna',
    params: ofId,
    body: adviceOutcome,
    answer: adviceItem,
  }),
  clientHistory: route({
    method: 'GET',
    path: '/clienti/:id/storia',
    permission,
    keys: 'clientiLettura',
    tag,
    summary: 'Che cosa è stato deciso con un cliente: dichiarazioni, elaborazioni, consegne con il loro esito, promemoria',
    params: ofId,
    answer: clientHistory,
  }),
  insertReminder: route({
    method: 'POST',
    path: '/clienti/:id/promemoria',
    permission,
    keys: 'clientiScrittura',
    audit: { kind: 'Cliente', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Un giorno in cui riguardare un cliente, e perché',
    params: ofId,
    body: newReminder,
    answer: reminder,
  }),
  closeReminder: route({
    method: 'POST',
    path: '/clienti/:id/promemoria/:promemoria',
    permission,
    keys: 'clientiScrittura',
    audit: { kind: 'Cliente', action: 'Modifica', byHandler: true },
    tag,
    summary: 'Segna un promemoria come fatto, o di nuovo da fare',
    params: ofId.extend({ promemoria: ids }),
    body: z.object({ fatto: z.boolean() }).meta({ id: 'PromemoriaFatto' }),
    answer: reminder,
  }),
  dueReminders: route({
    method: 'GET',
    path: '/promemoria',
    permission,
    keys: 'clientiLettura',
    tag,
    summary: 'I promemoria da guardare entro sette giorni, dei clienti dei propri studi; i più vecchi per primi',
    answer: z.array(dueReminder),
  }),
} as const
