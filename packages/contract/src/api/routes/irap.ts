/** The call for the ordinary IRAP rates of the regions. */
import { z } from 'zod'
import { route } from '../route.ts'
import { year } from './parts.ts'

export const irap = {
  irapRates: route({
    method: 'GET',
    path: '/irap/aliquote',
    permission: 'accesso',
    tag: 'IRAP',
    summary: "Aliquote IRAP ordinarie delle regioni nell'anno, da proporre: norma, fonte e quanto è attendibile",
    query: z.object({ anno: year }),
    answer: z.object({
      norma: z.string(),
      fonte: z.string(),
      attendibilita: z.string(),
      valore: z.record(z.string(), z.number()).meta({ description: 'Percento, per codice di regione; 0 è la misura nazionale' }),
    }),
  }),
} as const
