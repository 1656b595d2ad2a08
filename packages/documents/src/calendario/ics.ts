/** The payments as an iCalendar file (RFC 5545): one event for each day and subject. */
import { type calendario, format } from '@bilancia/contract'
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { type Contribuente, nomeDi, perGiornoESoggetto, totaleDi } from './contribuenti.ts'

/** `sequenza` grows with every export of one calendar, so that a diary replaces the events that it has. */
export type Esportazione = { readonly contribuenti: ReadonlyMap<string, Contribuente>; readonly adesso: Date; readonly sequenza: number }

const GIORNO = 86_400
const PREAVVISO = 7 * GIORNO

const inParole = ({ codiceTributo, periodoRiferimento, rata, importo, descrizione }: calendario.Pagamento): string =>
  [codiceTributo ?? 'fuori F24', periodoRiferimento, rata ?? '', format.money(importo), descrizione].filter(Boolean).join(' · ')

/** The same UID for the same day and subject in every export. */
const uid = ({ data, soggetto }: calendario.Pagamento): string => `${data}-${encodeURIComponent(soggetto)}@bilancia`

export function calendarioIcs({ pagamenti }: Pick<calendario.Risultato, 'pagamenti'>, { contribuenti, adesso, sequenza }: Esportazione): string {
  const file = ical({
    // The library writes the hyphen of an unregistered owner itself.
    prodId: '//Bilancia//Calendario dei pagamenti//IT',
    scale: 'GREGORIAN',
  })
  for (const righe of perGiornoESoggetto(pagamenti)) {
    const [prima] = righe
    const inizio = new Date(`${prima.data}T00:00:00Z`)
    const inF24 = righe.some(({ sezioneF24 }) => sezioneF24 !== 'NESSUNA')
    const titolo = `${inF24 ? 'F24' : 'Pagamento'} ${nomeDi(contribuenti, prima.soggetto)}: ${format.money(totaleDi(righe))}`
    file.createEvent({
      id: uid(prima),
      sequence: sequenza,
      stamp: adesso,
      start: inizio,
      end: new Date(inizio.getTime() + GIORNO * 1000),
      allDay: true,
      timezone: 'UTC',
      summary: titolo,
      description: righe.map(inParole).join('\n'),
      categories: [...new Set(righe.map(({ tributo }) => tributo))].map((name) => ({ name })),
      transparency: ICalEventTransparency.TRANSPARENT,
      status: righe.some(({ provvisorio }) => provvisorio) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      alarms: [{ type: ICalAlarmType.display, trigger: PREAVVISO, description: titolo }],
    })
  }
  return file.toString()
}
