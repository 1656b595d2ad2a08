/** The call by which a page reports an unexpected error. */
import { z } from 'zod'
import { route } from '../route.ts'

export const clientErrors = {
  clientError: route({
    method: 'POST',
    path: '/clienterror',
    permission: 'pubblico',
    perMinute: 30,
    tag: 'Errori',
    summary: 'Un errore imprevisto della pagina, per chi tiene il servizio',
    body: z.object({ message: z.string().max(2000), stack: z.string().max(20_000).optional(), url: z.string().max(2000).optional() }),
    answer: z.boolean(),
  }),
} as const
