/** The next payments of a studio's clients as an iCalendar file that a diary reads again and again from a private address. */
import { format } from '@bilancia/contract'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** `il`: the day, as `2026-11-22`. `chi`: the payer within the client. `messo`: when the payment was put among those of the studio. */
export type InAgenda = {
  readonly cliente: number
  readonly nome: string
  readonly il: string
  readonly chi: string
  readonly totale: number
  readonly pagamenti: number
  readonly provvisorio: boolean
  readonly messo: Date
}
export type Agenda = { readonly studio: string; readonly conImporti: boolean; readonly adesso: Date }

const GIORNO_MS = 86_400_000
const MINUTO_MS = 60_000
/** How often a diary should read again, in seconds. */
const OGNI = 12 * 3600

/** The same for the same day, client and payer, so that a new amount replaces the earlier one. */
const uid = ({ il, cliente, chi }: InAgenda): string => `${il}-${cliente}-${encodeURIComponent(chi)}@bilancia`

/** An event has only a title: who pays on the day, and with `conImporti` how much. There are no alarms, because a studio has thousands of these days. */
export function agendaIcs(giorni: readonly InAgenda[], { studio, conImporti, adesso }: Agenda): string {
  const file = ical({ prodId: '//Bilancia//Prossimi pagamenti//IT', scale: 'GREGORIAN', name: `Pagamenti dei clienti, ${studio}`, ttl: OGNI })
  for (const uno of giorni) {
    const inizio = new Date(`${uno.il}T00:00:00Z`)
    const chi = uno.chi === uno.nome || uno.chi === '' ? uno.nome : `${uno.nome} (${uno.chi})`
    file.createEvent({
      id: uid(uno),
      sequence: Math.floor(uno.messo.getTime() / MINUTO_MS),
      stamp: adesso,
      start: inizio,
      end: new Date(inizio.getTime() + GIORNO_MS),
      allDay: true,
      timezone: 'UTC',
      summary: `Paga ${chi}${conImporti ? `: ${format.money(uno.totale)}` : ''}`,
      ...(conImporti && { description: `${uno.pagamenti} ${uno.pagamenti === 1 ? 'pagamento' : 'pagamenti'}${uno.provvisorio ? ', da confermare' : ''}` }),
      transparency: ICalEventTransparency.TRANSPARENT,
      status: uno.provvisorio ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
  }
  return file.toString()
}
