/** The calls of the calendar of payments: calculation, explanation, figures that no text confirms. */
import { type calendario as contratto, isSection, type TaxYear } from '@bilancia/contract'
import { type Application, type Identity, refusal, routes } from '@bilancia/contract/api'
import { type Cliente, calendarioIcs, contribuentiDi, modelliF24, pagamentiCsv } from '@bilancia/documents/calendario'
import { affermaLaLegge } from '@bilancia/engine'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { calendario } from '../../platform/simulators.ts'
import * as clients from '../clients/store.ts'
import { answerOf, explained, ofYear, orUnknown, type State, unreadIn } from './asked.ts'
import type { Opened } from './opened.ts'

/** The application whose right a caller needs for the calendar of a simulator. */
export const rights = { IFORFETTARI: 'iforfettari', CONVSRL: 'convsrl', BUDGET4U: 'budget4u', FORME: 'forme' } as const satisfies Readonly<
  Record<contratto.Simulatore, Application>
>
const isSimulatore = (value: unknown): value is keyof typeof rights => typeof value === 'string' && Object.hasOwn(rights, value)

/** The state in the year of the address. Throws the refusal of the simulator that it names, or ANNO_DIVERSO. */
function calendarOf(year: TaxYear, state: State, who: Identity): { readonly state: State; readonly annoImposta: ReturnType<typeof ofYear>['annoImposta'] } {
  const { simulatore, statoSimulatore } = state
  if (!isSimulatore(simulatore)) {
    const own = ofYear(year, state)
    return { state: own, annoImposta: own.annoImposta }
  }
  const code = refusal(rights[simulatore], who)
  if (code) throw new Refusal(code)
  const below = ofYear(year, isSection(statoSimulatore) ? statoSimulatore : {})
  return { state: { ...state, statoSimulatore: below }, annoImposta: below.annoImposta }
}

const files = {
  pagamenti: { estensione: 'csv', tipo: 'text/csv; charset=utf-8' },
  ics: { estensione: 'ics', tipo: 'text/calendar; charset=utf-8' },
  f24: { estensione: 'json', tipo: 'application/json' },
} as const satisfies Readonly<Record<contratto.FormatoCalendario, { readonly estensione: string; readonly tipo: string }>>

const MINUTE = 60_000

/** A later export of the same calendar has a higher SEQUENCE. */
function written(formato: contratto.FormatoCalendario, state: State, risultato: contratto.Risultato, adesso: Date, cliente: Cliente | null): string {
  if (formato === 'pagamenti') return pagamentiCsv(risultato)
  const contribuenti = contribuentiDi(state, risultato, cliente)
  if (formato === 'ics') return calendarioIcs(risultato, { contribuenti, adesso, sequenza: Math.floor(adesso.getTime() / MINUTE) })
  return JSON.stringify(modelliF24(risultato, contribuenti), null, 2)
}

export function calendarioCalls(mount: Mount, { clock, db, opened }: Pick<Deps, 'clock' | 'db'> & { readonly opened: Opened }): void {
  mount(
    routes.calcolaCalendario,
    ({ params, body, who }) => {
      const { state, annoImposta } = calendarOf(params.param, body, who)
      return { State: calendario.host.calcola(state), ...unreadIn('calendario', body), Impronta: calendario.impronta(annoImposta) }
    },
    answerOf(calendario.schema),
  )

  mount(routes.explainCalendario, ({ params: { param, path }, query, body, who }) => {
    const { state, annoImposta } = calendarOf(param, body, who)
    return explained({ path, passi: query.passi, Impronta: calendario.impronta(annoImposta) }, () =>
      opened.of({ who: who.Id, what: `calendario ${path}`, state }, async () => orUnknown((await calendario.regole()).spiega, state, path)),
    )
  })

  mount(routes.usedCalendario, async ({ params, body, who }) => {
    const { state, annoImposta } = calendarOf(params.param, body, who)
    const usate = (await calendario.regole()).cifreUsate(state).filter(({ attendibilita }) => affermaLaLegge(attendibilita))
    const deboli = usate.filter(({ attendibilita, nota }) => attendibilita !== 'confermata' || nota !== null)
    return { usate: usate.length, deboli, Impronta: calendario.impronta(annoImposta) }
  })

  mount(routes.exportCalendario, async ({ params, query: { formato, cliente }, body, who }) => {
    const { state, annoImposta } = calendarOf(params.param, body, who)
    const risultato = calendario.host.calcola(state)
    if (!('pagamenti' in risultato)) throw new Refusal('CALENDARIO_ASSENTE', { perche: risultato.messaggi.map(({ testo }) => testo).join('; ') })
    const { estensione, tipo } = files[formato]
    const suo = cliente !== undefined && refusal('clienti', who) === null ? await clients.find(db, who, cliente) : null
    return { nome: `quando-si-paga-${annoImposta}.${estensione}`, tipo, testo: written(formato, state, risultato, clock(), suo) }
  })
}
