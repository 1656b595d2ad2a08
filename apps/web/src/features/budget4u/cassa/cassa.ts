/**
 * The cash of the business month by month, from the start to the end of the second year, and the steps from the income to it. This is arithmetic on
 * the result and on the calendar of payments, not law: taxes with their days, and VAT with its interest, come from the calendar.
 */
import { budget4u, calendario, inForce, roundToCent, sumToCent } from '@bilancia/contract'
import { isCalendario } from '../../calendario/calendar.ts'
import type { Values } from '../../simulator/path.ts'
import { type Risultato, valueIn } from '../results.ts'

type Stato = budget4u.State
type Riga = NonNullable<Risultato['pianoTriennale']>[number]
type Soggetti = NonNullable<calendario.Risultato['soggetti']>
type AnnoPagato = NonNullable<NonNullable<Soggetti[number]['anni']>[number]>

const ANNI = 2
const MESI = 12

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
  readonly iniziale: number
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

export type Cassa = { readonly mesi: readonly Mese[]; readonly anni: readonly DalReddito[]; readonly minimo: Mese }

/** The two calculations behind the cash. */
type Calcoli = {
  readonly budget: (values: Values) => Promise<Values>
  readonly calendar: (state: Values) => Promise<object>
}

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
  const pagamenti = forfetario(stato) ? primo : await calendar({ annoImposta, calendario: opzioni, soggetti: conIva(primo.soggetti, stato, anni) })
  return isCalendario(pagamenti) ? insieme(stato, anni, pagamenti.pagamenti, ritenuteDi(primo.soggetti)) : null
}

const { informazioniCostiDiAvvio: info } = budget4u.catalog
type Tipologia = keyof typeof info.fields.tipologia.names
const tipologia = ({ informazioniCostiDiAvvio }: Stato): Tipologia => informazioniCostiDiAvvio.tipologia
const forfetario = ({ informazioniCostiDiAvvio }: Stato): boolean => informazioniCostiDiAvvio.regime === 'FORFETARIO'
const professionista = (stato: Stato): boolean => tipologia(stato) === 'PROFESSIONE'
/** A company that pays IRES. Its partners pay their contributions themselves, so these are in neither its income nor its cash. */
const nonTrasparente = (stato: Stato): boolean => tipologia(stato) === 'SRL_NON_TRASPARENTE'
/** The index of the first month, from 0. The activity takes the last months of the first year, as in the calendar. */
const inizioDi = (stato: Stato): number => (forfetario(stato) || professionista(stato) ? 0 : MESI - stato.informazioniCostiDiAvvio.mesiAttivita)

/** The sum of the months in percent. The season counts only if it is 100. */
export const sommaStagione = (stagionalita: readonly number[]): number => sumToCent(stagionalita)
const uguali: readonly number[] = Array.from({ length: MESI }, () => 1)
const stagioneDi = ({ cassa: { stagionalita } }: Stato): readonly number[] =>
  sommaStagione(stagionalita) === 100 ? uguali.map((_, mese) => stagionalita[mese] ?? 0) : uguali

/** Spreads a yearly amount over the months by weight. The parts add up to it to the cent. */
export function ripartito(totale: number, pesi: readonly number[]): readonly number[] {
  const intero = pesi.reduce((somma, peso) => somma + peso, 0)
  let [finora, dato] = [0, 0]
  return pesi.map((peso) => {
    finora += peso
    const fino = roundToCent((totale * finora) / intero)
    const parte = roundToCent(fino - dato)
    dato = fino
    return parte
  })
}

const alCento = (euro: number, percento: number): number => roundToCent((euro * percento) / 100)

/** Lines of the income statement that `costiDi` leaves out: revenue, a rent that nobody pays, and interest, which has its own line. */
const altre: ReadonlySet<string> = new Set(['ricavi', 'compensi', 'affittoFigurativo', 'interessiAttivi', 'interessiPassivi'])
/** Costs that follow the sales of each month. */
const comeLeVendite: ReadonlySet<string> = new Set(['merciMateriePrime', 'lavorazioniCompensiTerzi'])
const senzaIva: ReadonlySet<string> = new Set(['dipendenti', 'assicurazioni', 'quoteAssociative'])

/** The costs of a year by line, with the growth of the plan. */
function costiDi(stato: Stato, k: number): readonly (readonly [voce: string, euro: number])[] {
  const righe: Readonly<Record<string, unknown>> = forfetario(stato)
    ? { costiEffettivi: stato.forfetari.costiEffettivi }
    : professionista(stato)
      ? stato.contoEconomicoProfessionista
      : stato.contoEconomicoDittaSocieta
  const cresce = k === 0 ? 0 : (stato.pianoTriennale.crescitaCosti[k - 1] ?? 0)
  return Object.entries(righe).flatMap(([voce, euro]) => (typeof euro === 'number' && !altre.has(voce) ? [[voce, alCento(euro, 100 + cresce)]] : []))
}

function interessiDi(stato: Stato): number {
  if (forfetario(stato)) return 0
  if (professionista(stato)) return stato.contoEconomicoProfessionista.interessiPassivi ?? 0
  return stato.contoEconomicoDittaSocieta.interessiPassivi ?? 0
}
const interessiAttiviDi = (stato: Stato): number => (forfetario(stato) || professionista(stato) ? 0 : (stato.contoEconomicoDittaSocieta.interessiAttivi ?? 0))

type Anno = Awaited<ReturnType<typeof annoDi>>

/** The months of a year without the taxes and VAT paid to the State, and the parts of its income that are not cash. */
function annoDi(stato: Stato, risultato: Values, riga: Riga, k: number) {
  const { cassa } = stato
  const primo = k === 0
  const inizio = primo ? inizioDi(stato) : 0
  const conIva = !forfetario(stato)
  const attivi = (pesi: readonly number[]) => pesi.map((peso, mese) => (mese < inizio ? 0 : peso))
  const stagione = attivi(stagioneDi(stato))
  const pesi = stagione.some((peso) => peso > 0) ? stagione : attivi(uguali)
  const fissi = attivi(uguali)

  const costi = costiDi(stato, k)
  const somma = (quali: (voce: string) => boolean) => sumToCent(costi.flatMap(([voce, euro]) => (quali(voce) ? [euro] : [])))
  const acquisti = sommati(
    ripartito(
      somma((voce) => comeLeVendite.has(voce)),
      pesi,
    ),
    ripartito(
      somma((voce) => !comeLeVendite.has(voce) && !senzaIva.has(voce)),
      fissi,
    ),
  )
  const altri = ripartito(
    somma((voce) => senzaIva.has(voce)),
    fissi,
  )

  const unaVolta = (euro: number): readonly number[] => uguali.map((_, mese) => (primo && mese === inizio ? euro : 0))
  const dellAvvio = (voce: 'totaleInvestimenti' | 'totaleSpeseVive' | 'totaleConsulenzeEsterne') =>
    conIva ? (valueIn(risultato, `informazioniCostiDiAvvio.${voce}`) ?? 0) : 0
  const investimenti = dellAvvio('totaleInvestimenti')
  const consulenze = dellAvvio('totaleConsulenzeEsterne')
  const avvio = roundToCent(dellAvvio('totaleSpeseVive') + consulenze)
  const conFattura = unaVolta(conIva ? roundToCent(investimenti - stato.informazioniCostiDiAvvio.investimenti.fabbricato.costo + consulenze) : 0)
  const avvioNelReddito = conIva ? imputato(stato, avvio, k) : 0

  const incassi = ripartito(riga.ricavi, pesi)
  const iva = (importi: readonly number[], aliquota: number) => importi.map((euro) => (conIva ? alCento(euro, aliquota) : 0))
  const contributi = nonTrasparente(stato) ? 0 : riga.contributi
  return {
    anno: riga.anno,
    inizio,
    riga,
    incassi,
    costi: sommati(acquisti, altri),
    ivaIncassata: iva(incassi, cassa.ivaVendite),
    ivaPagata: iva(sommati(acquisti, conFattura), cassa.ivaAcquisti),
    investimenti: unaVolta(investimenti),
    avvio: unaVolta(avvio),
    interessi: ripartito(interessiDi(stato), fissi),
    interessiAttivi: ripartito(interessiAttiviDi(stato), fissi),
    ammortamenti: conIva ? riga.ammortamenti : 0,
    avvioNelReddito,
    /** Taxes and contributions of the year, with the premium and the fee that the plan counts among its costs. */
    dovute: sumToCent([riga.totaleImposte, contributi, riga.costi, -avvioNelReddito, ...costi.map(([, euro]) => -euro)]),
  }
}

const sommati = (uni: readonly number[], altri: readonly number[]): readonly number[] => uni.map((euro, k) => roundToCent(euro + (altri[k] ?? 0)))

/** The start-up costs that count in the income of a year, as their rule has it: all in the first year, or a fifth in each. */
function imputato({ informazioniCostiDiAvvio: { imputazioneCostiAvvio } }: Stato, avvio: number, k: number): number {
  if (imputazioneCostiAvvio === 'NO') return 0
  return imputazioneCostiAvvio === 'QUINTO' ? roundToCent(avvio / 5) : k === 0 ? avvio : 0
}

/** The subjects of the calendar with the VAT of the activity. The second year has no one-off costs, and its contributions are computed again. */
function conIva(soggetti: Soggetti, stato: Stato, anni: readonly Anno[]): Soggetti {
  const periodicita = stato.cassa.periodicitaIva
  const ogni = periodicita === 'MENSILE' ? 1 : 3
  const ivaDi = (k: number) => {
    const { ivaIncassata, ivaPagata } = anni[k] ?? { ivaIncassata: [], ivaPagata: [] }
    const mesi = ivaIncassata.map((euro, mese) => euro - (ivaPagata[mese] ?? 0))
    const periodi = Array.from({ length: MESI / ogni }, (_, p) => sumToCent(mesi.slice(p * ogni, (p + 1) * ogni)))
    return { iva: { periodicita, periodi } } as const
  }
  const [attivita, ...persone] = soggetti
  const [primo] = attivita?.anni ?? []
  return primo
    ? [
        {
          ...attivita,
          anni: [
            { ...primo, ...ivaDi(0) },
            { ...seguente(primo), ...ivaDi(1) },
          ],
        },
        ...persone,
      ]
    : soggetti
}

const seguente = (primo: AnnoPagato): AnnoPagato => ({
  ...primo,
  anno: (primo.anno ?? 0) + 1,
  inizioAttivita: '',
  spese: [],
  contributi: {
    ...primo.contributi,
    ivs: (primo.contributi?.ivs ?? []).map((una) => ({ ...una, mesi: MESI, importo: null })),
    gestioneSeparata: { ...primo.contributi?.gestioneSeparata, importo: null },
  },
})

/** The tax that the clients of a professional withhold, for each euro of fees. */
function ritenuteDi([attivita]: Soggetti): number {
  const [primo] = attivita?.anni ?? []
  return primo?.ricavi ? (primo.imposte?.irpef?.ritenute ?? 0) / primo.ricavi : 0
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
      const iniziale = saldo
      saldo = roundToCent(iniziale + entra - esce)
      return [{ anno: uno.anno, mese: mese + 1, iniziale, entrate: entra, uscite: esce, finale: saldo, voci }]
    }),
  )
  const [prima] = mesi
  if (!prima) return null
  return {
    mesi,
    anni: anni.map((uno) => dalReddito(stato, uno, mesi)),
    minimo: mesi.reduce((basso, uno) => (uno.finale < basso.finale ? uno : basso), prima),
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
