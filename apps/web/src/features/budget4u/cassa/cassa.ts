/**
 * The cash of the business month by month, from the start to the end of the second year, and the steps from the income to it. This is arithmetic on
 * the result and on the calendar of payments, not law: taxes with their days, and VAT with its interest, come from the calendar.
 */
import { budget4u, calendario, inForce, roundToCent, sumToCent } from '@bilancia/contract'
import { isCalendario } from '../../calendario/calendar.ts'
import { setPaths, type Values } from '../../simulator/path.ts'
import { type Risultato, valueIn } from '../results.ts'
import { type Anno, annoDi, forfetario, interessiAttiviDi, interessiDi, MESI, nonTrasparente, type Stato, uguali } from './anno.ts'
import { conIva, type DelSecondo, ritenuteDi } from './con-iva.ts'

const ANNI = 2

/** The lines of the cash of a month, in the order of the table: receipts first, then payments. All are written without sign. */
export const entrate = { incassi: 'Incassi', ivaIncassata: 'IVA incassata', finanziamento: 'Finanziamento ricevuto' } as const
export const uscite = {
  costi: 'Costi',
  ivaPagata: 'IVA pagata ai fornitori',
  ivaVersata: 'IVA versata',
  investimenti: 'Investimenti',
  avvio: 'Spese di avvio',
  capitale: 'Finanziamento restituito',
  interessi: 'Interessi',
  ritenute: "Ritenute d'acconto subite",
  imposte: 'Imposte e contributi',
} as const
export type Voce = keyof typeof entrate | keyof typeof uscite
type Voci = Readonly<Record<Voce, number>>

export type Mese = {
  readonly anno: number
  readonly mese: number
  readonly entrate: number
  readonly uscite: number
  readonly finale: number
  readonly voci: Voci
}

/** The steps from the income of a year to its cash, in the order of the table. Each is added with its sign. */
export const passi = {
  reddito: 'Reddito disponibile',
  ammortamenti: 'Ammortamenti: non sono denaro',
  avvioNelReddito: 'Spese di avvio già nel reddito',
  avvio: 'Spese di avvio pagate',
  investimenti: 'Investimenti pagati',
  finanziamento: 'Finanziamento ricevuto',
  capitale: 'Finanziamento restituito',
  interessi: 'Interessi del finanziamento, al posto di quelli del reddito',
  iva: 'IVA incassata, meno pagata e versata',
  dovute: "Imposte e contributi dell'anno, già tolti dal reddito",
  pagate: "Imposte e contributi pagati nell'anno",
} as const
export type Passi = Readonly<Record<keyof typeof passi, number>>
export type DalReddito = { readonly anno: number; readonly passi: Passi; readonly cassa: number }

export type Cassa = {
  readonly mesi: readonly Mese[]
  readonly anni: readonly DalReddito[]
  readonly minimo: Mese
  /** The season does not count in the first year: every month of it comes before the activity. */
  readonly fuoriStagione: boolean
}

/** The two calculations behind the cash. */
type Calcoli = {
  readonly budget: (values: Values) => Promise<Values>
  readonly calendar: (state: Values) => Promise<object>
}

type Piano = NonNullable<Risultato['pianoTriennale']>

/** Null where the budget or the calendar has no result. */
export async function cassaDi(values: Values, { budget, calendar }: Calcoli): Promise<Cassa | null> {
  const stato = inForce(budget4u.catalog, values)
  const risultato = await budget(values)
  const piano = valueIn(risultato, 'pianoTriennale')
  if (!piano || piano.length < ANNI) return null
  const anni = piano.slice(0, ANNI).map((riga, k) => annoDi(stato, risultato, riga, k))
  const stateOfCalendar = calendario.statoDi('BUDGET4U', values)
  const primo = await calendar(stateOfCalendar)
  if (!isCalendario(primo) || !primo.soggetti) return null
  const { annoImposta, calendario: opzioni } = stateOfCalendar
  const pagamenti = forfetario(stato)
    ? primo
    : await calendar({ annoImposta, calendario: opzioni, soggetti: conIva(primo.soggetti, stato, anni, await delSecondo(values, piano, budget)) })
  return isCalendario(pagamenti) ? insieme(stato, anni, pagamenti.pagamenti, ritenuteDi(primo.soggetti)) : null
}

/** Premium and chamber fee of the second year as the plan has them: the law of that year, and a fee on the revenue of the first. */
async function delSecondo(values: Values, [primo, secondo]: Piano, budget: Calcoli['budget']): Promise<DelSecondo> {
  const risultato = await budget(
    setPaths(values, [
      ['annoImposta', secondo?.annoParametri],
      ['dirittiCCIAA.fatturatoAnnoPrecedente', primo?.ricavi],
    ]),
  )
  return { inail: valueIn(risultato, 'inail.totale') ?? 0, dirittoCamerale: valueIn(risultato, 'dirittiCCIAA.importo') ?? 0 }
}

/** Constant instalments from the second month; the last one pays what is left. */
export function rateDi({ finanziamento, tasso, rate }: Pick<Stato['cassa'], 'finanziamento' | 'tasso' | 'rate'>) {
  const i = tasso / 100 / MESI
  const rata = roundToCent(i === 0 ? finanziamento / rate : (finanziamento * i) / (1 - (1 + i) ** -rate))
  let resta = finanziamento
  return Array.from({ length: finanziamento > 0 ? rate : 0 }, (_, k) => {
    const interessi = roundToCent(resta * i)
    const capitale = k === rate - 1 ? resta : Math.min(resta, roundToCent(rata - interessi))
    resta = roundToCent(resta - capitale)
    return { capitale, interessi }
  })
}

type Pagamenti = calendario.Risultato['pagamenti']

/**
 * The payments that leave the cash of the business. Registration costs and first books are left out, because the start-up costs contain them. The
 * partners of a company that pays IRES pay for themselves.
 */
function delConto(stato: Stato, { pagamenti, anno }: { readonly pagamenti: Pagamenti; readonly anno: number }): Pagamenti {
  const gia = ({ tributo, anno: di }: Pagamenti[number]) => tributo === 'SPESE' || (tributo === 'TASSA_CONCESSIONE' && di === anno)
  return pagamenti.filter((uno) => !gia(uno) && (!nonTrasparente(stato) || uno.soggetto === 'societa'))
}

function insieme(stato: Stato, anni: readonly Anno[], tutti: Pagamenti, ritenuta: number): Cassa | null {
  const [primo] = anni
  if (!primo) return null
  const pagati = pagatiPerMese(delConto(stato, { pagamenti: tutti, anno: primo.anno }), primo)
  const rate = rateDi(stato.cassa)
  const conFinanziamento = stato.cassa.finanziamento > 0
  let saldo = stato.cassa.disponibilita
  const mesi = anni.flatMap((uno, k) =>
    uguali.flatMap((_, mese): readonly Mese[] => {
      const al = k * MESI + mese - primo.inizio
      if (al < 0) return []
      const di = (importi: readonly number[]) => importi[mese] ?? 0
      const rata = rate[al - 1]
      const interessi = conFinanziamento ? (rata?.interessi ?? 0) : di(uno.interessi)
      const { iva = 0, altro = 0 } = pagati.get(al) ?? {}
      const voci: Voci = {
        incassi: di(uno.incassi),
        ivaIncassata: di(uno.ivaIncassata),
        finanziamento: al === 0 ? stato.cassa.finanziamento : 0,
        costi: di(uno.costi),
        ivaPagata: di(uno.ivaPagata),
        ivaVersata: iva,
        investimenti: di(uno.investimenti),
        avvio: di(uno.avvio),
        capitale: rata?.capitale ?? 0,
        interessi: roundToCent(interessi - di(uno.interessiAttivi)),
        ritenute: roundToCent(di(uno.incassi) * ritenuta),
        imposte: altro,
      }
      const [entra, esce] = [sommaDi(voci, entrate), sommaDi(voci, uscite)]
      saldo = roundToCent(saldo + entra - esce)
      return [{ anno: uno.anno, mese: mese + 1, entrate: entra, uscite: esce, finale: saldo, voci }]
    }),
  )
  const [prima] = mesi
  if (!prima) return null
  return {
    mesi,
    anni: anni.map((uno) => dalReddito(stato, uno, mesi)),
    minimo: mesi.reduce((basso, uno) => (uno.finale < basso.finale ? uno : basso), prima),
    fuoriStagione: primo.fuoriStagione,
  }
}

const sommaDi = (voci: Voci, quali: Partial<Readonly<Record<Voce, string>>>): number =>
  sumToCent(Object.entries(voci).flatMap(([voce, euro]) => (voce in quali ? [euro] : [])))

/** The payments to the State by month, counted from the start. An earlier payment counts in the first month. */
function pagatiPerMese(pagamenti: Pagamenti, { anno, inizio }: Anno): ReadonlyMap<number, { readonly iva: number; readonly altro: number }> {
  const perMese = new Map<number, { iva: number; altro: number }>()
  for (const { data, tributo, importo } of pagamenti) {
    const al = Math.max(0, (Number(data.slice(0, 4)) - anno) * MESI + Number(data.slice(5, 7)) - 1 - inizio)
    const mese = perMese.get(al) ?? { iva: 0, altro: 0 }
    const dove = tributo === 'IVA' ? 'iva' : 'altro'
    perMese.set(al, { ...mese, [dove]: roundToCent(mese[dove] + importo) })
  }
  return perMese
}

/** The steps from the income that the rules give to the cash of the year. */
function dalReddito(stato: Stato, uno: Anno, tutti: readonly Mese[]): DalReddito {
  const suoi = tutti.filter(({ anno }) => anno === uno.anno)
  const di = (voce: Voce) => sumToCent(suoi.map(({ voci }) => voci[voce]))
  const nelReddito = roundToCent(interessiDi(stato) - interessiAttiviDi(stato))
  const fatti: Passi = {
    reddito: uno.riga.redditoDisponibile,
    ammortamenti: uno.ammortamenti,
    avvioNelReddito: uno.avvioNelReddito,
    avvio: 0 - di('avvio'),
    investimenti: 0 - di('investimenti'),
    finanziamento: di('finanziamento'),
    capitale: 0 - di('capitale'),
    interessi: roundToCent(nelReddito - di('interessi')),
    iva: roundToCent(di('ivaIncassata') - di('ivaPagata') - di('ivaVersata')),
    dovute: uno.dovute,
    pagate: roundToCent(0 - di('imposte') - di('ritenute')),
  }
  return { anno: uno.anno, passi: fatti, cassa: sumToCent(Object.values(fatti)) }
}
