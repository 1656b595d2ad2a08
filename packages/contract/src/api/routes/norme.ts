/** The call of the law page. */
import { z } from 'zod'
import { taxYears } from '../../years.ts'
import { route } from '../route.ts'
import { mark, reading, reliability } from './parts.ts'

const row = z
  .object({
    fino: z.number().nullable().meta({ description: 'Limite superiore; null per la riga che non ne ha' }),
    aliquota: z.number().optional(),
    base: z.number().optional(),
    quota: z.number().optional(),
    da: z.number().optional(),
    su: z.number().optional(),
  })
  .readonly()

const value = z
  .union([z.number(), z.array(row).readonly(), z.record(z.string(), z.number())])
  .meta({ description: 'Un numero; le righe di scaglioni o fasce; le cifre per codice' })
export type LawValue = z.infer<typeof value>

const ofYear = z
  .object({
    anno: z.literal(taxYears),
    valore: value,
    norma: z.string(),
    citazione: z.string().meta({ description: "L'atto come lo cita la cifra" }),
    attendibilita: reliability,
    fonti: z.array(z.string()).readonly().meta({ description: 'Per id, tra le fonti della risposta' }),
    marchio: mark.optional(),
  })
  .readonly()
export type LawYear = z.infer<typeof ofYear>

const figure = z
  .object({
    id: z.string(),
    nome: z.string(),
    unita: z.enum(['euro', 'percento', 'numero', 'scaglioni', 'fasce']),
    tributo: z.string(),
    regione: z.number().nullable().meta({ description: 'Codice della regione di cui è legge' }),
    anni: z.array(ofYear).readonly().meta({ description: 'Gli anni che hanno la cifra, in ordine' }),
    usata: z
      .array(
        z
          .object({
            simulatore: z.enum(['iforfettari', 'convsrl', 'budget4u']),
            regole: z.array(z.object({ nome: z.string(), ids: z.array(z.string()).readonly() }).readonly()).readonly(),
          })
          .readonly(),
      )
      .readonly()
      .meta({ description: 'Le regole di questi tre simulatori che la leggono; quelle di più persone e scenari sotto un nome solo' }),
  })
  .readonly()
  .meta({ id: 'CifraDiLegge' })
export type LawFigure = z.infer<typeof figure>

const answer = z.object({ fonti: z.record(z.string(), reading), cifre: z.array(figure).readonly() })
export type LawFigures = z.infer<typeof answer>

export const law = {
  lawFigures: route({
    method: 'GET',
    path: '/norme/cifre',
    cost: 'more',
    permission: 'accesso',
    tag: 'Norme',
    summary: 'Ogni cifra di legge: valori anno per anno, norma, letture, attendibilità, regole che la usano',
    answer,
  }),
} as const
