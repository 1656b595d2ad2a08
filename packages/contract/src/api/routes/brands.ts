/** Calls of the brands, the names and looks of the suite by host. */
import { z } from 'zod'
import { storedId } from '../ids.ts'
import { brandInput, brandRecord } from '../records.ts'
import { route } from '../route.ts'
import { ofId } from './parts.ts'

const tag = 'Marchi'

export const brands = {
  brands: route({ method: 'GET', path: '/brand', permission: 'marchi', tag, summary: 'I marchi, per nome', answer: z.array(brandRecord) }),
  brand: route({ method: 'GET', path: '/brand/:id', permission: 'marchi', tag, summary: 'Un marchio', params: ofId, answer: brandRecord }),
  saveBrand: route({
    method: 'POST',
    path: '/brand',
    permission: 'marchi',
    audit: { kind: 'Marchio', action: 'Salvataggio', id: 'answer' },
    tag,
    summary: 'Crea (Id 0) o aggiorna un marchio, che le pagine mostrano da subito; il codice non cambia, un logo SVG resta solo disegno',
    body: brandInput,
    answer: brandRecord,
  }),
  deleteBrand: route({
    method: 'DELETE',
    path: '/brand',
    permission: 'marchi',
    audit: { kind: 'Marchio', action: 'Eliminazione', id: 'body' },
    tag,
    summary: 'Elimina un marchio che nessun indirizzo mostra',
    body: storedId,
    answer: z.boolean(),
  }),
} as const
