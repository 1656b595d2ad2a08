/** Calls of the table of comuni. */
import { z } from 'zod'
import { comune } from '../entities.ts'
import { inTextOr } from '../ids.ts'
import { route } from '../route.ts'
import { year } from './parts.ts'

export const comuni = {
  comuni: route({
    method: 'GET',
    path: '/comuni',
    permission: 'accesso',
    tag: 'Comuni',
    summary: "Comuni per nome, provincia o codice catastale, con addizionale dell'anno",
    query: z.strictObject({ anno: year, q: z.string().max(100), limit: inTextOr(z.int().min(1).max(50), 20) }),
    answer: z.array(comune),
  }),
} as const
