/** A year of the business by month, without the taxes and VAT paid to the State: its receipts and costs, and the VAT on them. */
import { type budget4u, roundToCent, sumToCent } from '@bilancia/contract'
import type { Values } from '../../simulator/path.ts'
import { type Risultato, valueIn } from '../results.ts'

export type Stato = budget4u.State
type Riga = NonNullable<Risultato['pianoTriennale']>[number]

export const MESI = 12

const tipologia = ({ informazioniCostiDiAvvio }: Stato) => informazioniCostiDiAvvio.tipologia
export const forfetario = ({ informazioniCostiDiAvvio }: Stato): boolean => informazioniCostiDiAvvio.regime === 'FORFETARIO'
const professionista = (stato: Stato): boolean => tipologia(stato) === 'PROFESSIONE'
/** A company that pays IRES. Its partners pay their contributions themselves, so these are in neither its income nor its cash. */
export const nonTrasparente = (stato: Stato): boolean => tipologia(stato) === 'SRL_NON_TRASPARENTE'
/** The index of the first month, from 0. The activity takes the last months of the first year, as in the calendar. */
const inizioDi = (stato: Stato): number => (forfetario(stato) || professionista(stato) ? 0 : MESI - stato.informazioniCostiDiAvvio.mesiAttivita)

/** The sum of the months in percent. The season counts only if it is 100. */
export const sommaStagione = (stagionalita: readonly number[]): number => sumToCent(stagionalita)
export const uguali: readonly number[] = Array.from({ length: MESI }, () => 1)
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

/** The interest paid in the year, in euro. */
export function interessiDi(stato: Stato): number {
  if (forfetario(stato)) return 0
  if (professionista(stato)) return stato.contoEconomicoProfessionista.interessiPassivi ?? 0
  return stato.contoEconomicoDittaSocieta.interessiPassivi ?? 0
}
export const interessiAttiviDi = (stato: Stato): number =>
  forfetario(stato) || professionista(stato) ? 0 : (stato.contoEconomicoDittaSocieta.interessiAttivi ?? 0)

export type Anno = ReturnType<typeof annoDi>

/** The months of a year without the taxes and VAT paid to the State, and the parts of its income that are not cash. */
export function annoDi(stato: Stato, risultato: Values, riga: Riga, k: number) {
  const { cassa } = stato
  const primo = k === 0
  const inizio = primo ? inizioDi(stato) : 0
  const conIva = !forfetario(stato)
  const attivi = (pesi: readonly number[]) => pesi.map((peso, mese) => (mese < inizio ? 0 : peso))
  const stagione = attivi(stagioneDi(stato))
  const fuoriStagione = stagione.every((peso) => peso === 0)
  const pesi = fuoriStagione ? attivi(uguali) : stagione
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
    /** Every month of the season comes before the activity, so it does not count in this year. */
    fuoriStagione,
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
