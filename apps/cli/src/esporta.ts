/** The payments of one calendar as files: `calcola calendario --formato=pagamenti|ics|f24`. */
import type { calendario } from '@bilancia/contract'
import { calendarioIcs, contribuentiDi, modelliF24, pagamentiCsv } from '@bilancia/documents/calendario'
import type { FormatoCalendario } from './formats.ts'
import { simulatorOf } from './job.ts'

const MINUTO = 60_000

/** The file of a state; null where it has no calendar. A later export of the same calendar has a higher SEQUENCE. */
export async function esportato(stato: object, formato: FormatoCalendario, adesso: Date): Promise<string | null> {
  const risultato = (await simulatorOf({ simulatore: 'calendario' })).calcola(stato)
  if (!conPagamenti(risultato)) return null
  const contribuenti = contribuentiDi(stato, risultato)
  switch (formato) {
    case 'pagamenti':
      return pagamentiCsv(risultato)
    case 'ics':
      return calendarioIcs(risultato, { contribuenti, adesso, sequenza: Math.floor(adesso.getTime() / MINUTO) })
    case 'f24':
      return modelliF24(risultato, contribuenti)
        .map((modello) => `${JSON.stringify(modello)}\n`)
        .join('')
  }
}

const conPagamenti = (risultato: object): risultato is calendario.Risultato => 'pagamenti' in risultato
