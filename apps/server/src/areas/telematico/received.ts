/** Reads the file of an import while it arrives; the file is not kept. */
import { type Identity, type ImportMessage, inText, recordId } from '@bilancia/contract/api'
import { type Header, limits, type Message, type Reading, type ReadReturn, sentence, streamReturns, validTaxCode } from '@bilancia/telematic'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nulRefused } from '../../platform/no-nul.ts'
import { Refusal } from '../../platform/problem.ts'

/** One byte more than allowed, so that the reader reports a file that is too large. */
const uploadLimits = { files: 1, fields: 8, fieldSize: 1000, fileSize: limits.maxBytes + 1 }

const id = inText(recordId).default(0)
const metadata = z.object({ CompanyId: id, AgencyId: id, Username: z.string().optional(), FileName: z.string().max(255).optional() })

export type Received = {
  readonly companyId: number | null
  readonly agencyId: number | null
  readonly fileName: string
  readonly header: Header
  readonly avvisi: readonly ImportMessage[]
  readonly altriAvvisi: number
}

/**
 * Reads the form of an import and passes each return of its file to `take`. Use them only after this has resolved. Throws FILE_MANCANTE,
 * FILE_INTERROTTO, ALTRO_UTENTE, RICHIESTA_NON_VALIDA, or FILE_RIFIUTATO with the errors of the file.
 */
export async function receive(request: FastifyRequest, who: Identity, take: (taxReturn: ReadReturn) => void): Promise<Received> {
  if (!request.isMultipart()) throw new Refusal('FILE_MANCANTE')
  const fields: Record<string, unknown> = {}
  let file: { readonly name: string; readonly reading: Reading } | null = null
  try {
    for await (const part of request.parts({ limits: uploadLimits }))
      if (part.type === 'field') fields[part.fieldname] = part.value === '' ? undefined : part.value
      else {
        // The reader stops at the first fatal error. The rest is discarded: left in the connection, it would hold up the next call.
        const bytes = part.file.iterator({ destroyOnReturn: false })
        file = { name: part.filename ?? '', reading: await streamReturns(bytes, take, { validTaxCode }) }
        part.file.resume()
      }
  } catch (cause) {
    throw new Refusal(tooMany(cause) ? 'FILE_MANCANTE' : 'FILE_INTERROTTO', {}, { cause })
  }
  if ([...Object.values(fields), file?.name].some((text) => typeof text === 'string' && text.includes('\0'))) throw nulRefused('nei dati')
  const { data } = metadata.safeParse(fields)
  if (!data) throw new Refusal('RICHIESTA_NON_VALIDA', { dettaglio: 'company, studio o nome del file non leggibili' })
  if (data.Username !== undefined && data.Username !== who.Username) throw new Refusal('ALTRO_UTENTE')
  if (!file) throw new Refusal('FILE_MANCANTE')
  const { ok, header, errors, warnings, moreWarnings } = file.reading
  if (!ok || !header) throw new Refusal('FILE_RIFIUTATO', {}, { errori: errors.map(shown), avvisi: warnings.map(shown), altriAvvisi: moreWarnings })
  return {
    companyId: data.CompanyId || null,
    agencyId: data.AgencyId || null,
    fileName: (data.FileName ?? file.name).slice(0, 255),
    header,
    avvisi: warnings.map(shown),
    altriAvvisi: moreWarnings,
  }
}

const tooMany = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'FST_FILES_LIMIT'

/** Renames a message of the reader to the fields of the call. */
function shown(message: Message): ImportMessage {
  const { code, line, position, text, cf } = message
  return { codice: code, riga: line, posizione: position, testo: text, codiceFiscale: cf, frase: sentence(message) }
}
