/** Calls of the saved calculations. */
import { z } from 'zod'
import { calculation, calculationItem } from '../entities.ts'
import { words } from '../form-schemas.ts'
import { ids } from '../ids.ts'
import { route } from '../route.ts'
import { application, typed } from './parts.ts'

const mine = z.object({ username: z.string() })

export const calculations = {
  calculations: route({
    method: 'GET',
    path: '/consultools/elaborazioni/:province/:username/:application',
    permission: 'proprio',
    tag: 'Elaborazioni',
    summary: "Le elaborazioni salvate dall'utente in una applicazione, dalla più recente",
    params: mine.extend({ province: z.string(), application }),
    answer: z.array(calculationItem),
  }),
  calculation: route({
    method: 'GET',
    path: '/consultools/elaborazione/:province/:username/:id',
    permission: 'proprio',
    audit: { kind: 'Elaborazione', action: 'Lettura', id: 'params' },
    tag: 'Elaborazioni',
    summary: 'Una elaborazione con il suo stato',
    params: mine.extend({ province: z.string(), id: ids }),
    answer: calculation,
  }),
  insertCalculation: route({
    method: 'POST',
    path: '/consultools/elaborazioni/insert/:province/:username/:name/:application/:displayName/:vatId/:office',
    once: true,
    permission: 'proprio',
    audit: { kind: 'Elaborazione', action: 'Creazione', id: 'answer' },
    tag: 'Elaborazioni',
    summary: 'Salva una nuova elaborazione. Con l’intestazione `Idempotency-Key` una chiamata ripetuta risponde quella già salvata',
    params: mine.extend({ province: z.string(), name: words, application, displayName: z.string(), vatId: z.string(), office: z.string() }),
    body: typed,
    answer: calculationItem,
  }),
  updateCalculation: route({
    method: 'POST',
    path: '/consultools/elaborazioni/update/:username/:id',
    permission: 'proprio',
    audit: { kind: 'Elaborazione', action: 'Modifica', id: 'answer' },
    tag: 'Elaborazioni',
    summary: 'Sovrascrive una elaborazione; con `version` rifiuta se nel frattempo è cambiata',
    params: mine.extend({ id: ids }),
    query: z.strictObject({
      version: z.iso.datetime().optional().meta({ description: 'TStamp della elaborazione caricata' }),
      modifica: z.iso
        .datetime()
        .optional()
        .meta({ description: 'Quando è stata modificata l’ultima volta al suo indirizzo, per quanto ne sa chi salva. Se manca, non dopo `version`' }),
    }),
    body: typed,
    answer: calculationItem,
  }),
  deleteCalculation: route({
    method: 'DELETE',
    path: '/consultools/elaborazioni/delete/:username/:id',
    permission: 'proprio',
    audit: { kind: 'Elaborazione', action: 'Eliminazione', id: 'params' },
    tag: 'Elaborazioni',
    summary: 'Elimina una elaborazione',
    params: mine.extend({ id: ids }),
    answer: z.boolean(),
  }),
} as const
