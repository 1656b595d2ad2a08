/** Calls of the release notes. */
import { z } from 'zod'
import { storedId } from '../ids.ts'
import { principalWhatsNew, whatsNewInput, whatsNewRecord } from '../records.ts'
import { route } from '../route.ts'
import { paged, whatsNewSearch } from '../searches.ts'
import { ofId } from './parts.ts'

const tag = "What's New"

export const news = {
  searchNews: route({
    method: 'POST',
    path: '/whatsnew/search',
    permission: 'accesso',
    tag,
    summary: 'Una pagina di novità, per titolo (solo SUPERADMIN), o quelle da mostrare al proprio utente (IsForUser), dalla più recente',
    body: whatsNewSearch,
    answer: paged(whatsNewRecord),
  }),
  news: route({ method: 'GET', path: '/whatsNew/:id', permission: 'novita', tag, summary: 'Una novità', params: ofId, answer: whatsNewRecord }),
  saveNews: route({
    method: 'POST',
    path: '/whatsNew',
    once: true,
    permission: 'novita',
    audit: { kind: "What's New", action: 'Salvataggio', id: 'answer' },
    tag,
    summary:
      'Crea (Id 0) o aggiorna una novità; il testo è ripulito da ciò che non è formattazione. Con l’intestazione `Idempotency-Key` una creazione ripetuta risponde la novità già creata',
    body: whatsNewInput,
    answer: whatsNewRecord,
  }),
  closeNews: route({
    method: 'POST',
    path: '/whatsNew/close/:id',
    permission: 'novita',
    audit: { kind: "What's New", action: 'Modifica', id: 'params' },
    tag,
    summary: 'Termina una novità: da oggi non si mostra',
    params: ofId,
    answer: whatsNewRecord,
  }),
  openNews: route({
    method: 'POST',
    path: '/whatsNew/open/:id',
    permission: 'novita',
    audit: { kind: "What's New", action: 'Modifica', id: 'params' },
    tag,
    summary: 'Riapre una novità terminata',
    params: ofId,
    answer: whatsNewRecord,
  }),
  deleteNews: route({
    method: 'DELETE',
    path: '/whatsNew',
    permission: 'novita',
    audit: { kind: "What's New", action: 'Eliminazione', id: 'body' },
    tag,
    summary: 'Elimina una novità',
    body: storedId,
    answer: z.boolean(),
  }),
  hideNews: route({
    method: 'POST',
    path: '/principalwhatsnew',
    permission: 'accesso',
    tag,
    summary: 'Ricorda se il proprio utente non vuole più vedere una novità',
    body: principalWhatsNew,
    answer: z.boolean(),
  }),
} as const
