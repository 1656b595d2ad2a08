/** The call for the IRAP rates of the regions. */
import { z } from 'zod'
import { route } from '../route.ts'
import { reliability, year } from './parts.ts'

const rate = z.object({
  aliquota: z.number().meta({ description: 'Percento' }),
  norma: z.string(),
  attendibilita: reliability,
  nota: z.string().nullable(),
})

/** Applied only if the adviser chooses it. */
const special = rate.extend({
  tipo: z.enum(['SETTORE', 'CONDIZIONE']).meta({ description: "Se dipende dall'attività o da un'altra condizione" }),
  chi: z.string().meta({ description: 'A chi spetta' }),
  codici: z.array(z.string()).readonly().nullable().meta({ description: "Codici ATECO, ciascuno con quelli che comincia; null se l'elenco non è noto" }),
})

export const irap = {
  irapRates: route({
    method: 'GET',
    path: '/irap/aliquote',
    permission: 'accesso',
    tag: 'IRAP',
    summary: "Aliquote IRAP delle regioni nell'anno, da proporre: l'ordinaria e quelle di alcune attività o a condizione",
    query: z.strictObject({ anno: year }),
    answer: z
      .record(z.string(), rate.extend({ particolari: z.array(special).readonly() }))
      .meta({ description: 'Per codice di regione; 0 è la misura nazionale' }),
  }),
} as const
