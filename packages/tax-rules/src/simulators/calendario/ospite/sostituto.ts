/** The amounts that a company withholds: taxes on fees, contributions and surcharges of directors, tax on dividends. */
import { type calendario, format, roundToCent } from '@bilancia/contract'
import { type AnnoDelConto, type Conto, nelProvvisorio } from './conto.ts'
import { giorno, nelGiorno } from './giorni.ts'
import { alCento, parti } from './importi.ts'
import { conNome, periodoInps, rataDi } from './versamenti.ts'

/** The day to pay what was withheld in a month: the sixteenth of the next. */
const dopoIlMese = (conto: Conto, anno: number, mese: number): string =>
  mese < 12 ? giorno(anno, mese + 1, conto.cifre.giorni.rata) : giorno(anno + 1, 1, conto.cifre.giorni.rata)

type Mensile = {
  readonly tributo: calendario.Tributo
  readonly voce: 'SALDO' | 'ACCONTO1' | 'PERIODICO'
  readonly codice: string | null
  /** The tax year, and the month in which the amount is withheld. */
  readonly anno: number
  readonly pagatoNel: number
  readonly descrizione: (mese: string) => string
}

/** Equal parts from a month on, each paid the sixteenth of the month after. */
function scriviMesi(conto: Conto, importo: number, dal: number, quanti: number, che: Mensile, posizione: number, proiettato: boolean): void {
  const { tributo, voce, codice, anno, pagatoNel } = che
  const inps = conto.tributo(tributo).sezione === 'INPS'
  for (const [k, capitale] of parti(importo, quanti).entries()) {
    const mese = dal + k
    const scadenza = dopoIlMese(conto, pagatoNel, mese)
    const data = conto.giornate.utile(scadenza)
    conto.scrivi({
      data,
      scadenza,
      tributo,
      voce,
      anno,
      codiceTributo: codice,
      periodoRiferimento: inps ? periodoInps(anno, mese, mese) : String(anno),
      rata: inps ? null : rataDi(0, mese),
      capitale,
      descrizione: che.descrizione(`${format.monthName(mese)} ${pagatoNel}`),
      provvisorio: proiettato || nelProvvisorio(data),
      posizione,
      parte: { intero: importo, quale: k + 1, di: quanti, percento: 0 },
    })
  }
}

/** Withholdings and contributions of the fees of a year, in the last months of it. */
export function scriviCompensi(conto: Conto, questo: AnnoDelConto): void {
  if (!questo.attivo) return
  const { anno, proiettato } = questo
  for (const [posizione, { nome, ritenute, contributi, aliquota, mesi }] of questo.sostituto.compensi.entries()) {
    const mensile = (tributo: calendario.Tributo, codice: string): Mensile => ({
      tributo,
      voce: 'PERIODICO',
      codice: conto.codice(tributo, codice),
      anno,
      pagatoNel: anno,
      descrizione: (mese) => conNome(`${conto.tributo(tributo).nome}, ${mese}`, nome),
    })
    scriviMesi(conto, ritenute, 13 - mesi, mesi, mensile('RITENUTE_COMPENSI', 'PERIODICO'), posizione, proiettato)
    scriviMesi(conto, contributi, 13 - mesi, mesi, mensile('GESTIONE_SEPARATA_COMMITTENTE', aliquota), posizione, proiettato)
  }
}

/** The municipal advance that a director pays in a year, on the surcharge of the year before. */
function accontoTrattenuto(conto: Conto, anno: number, posizione: number): number {
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  if (!questo?.attivo || !prima?.attivo || !questo.sostituto.compensi[posizione]) return 0
  const trattenuta = prima.sostituto.compensi[posizione]?.addizionaleComunale ?? 0
  return alCento(trattenuta, conto.cifreDi(anno).acconti.addizionaleComunale)
}

/** Surcharges of a year, withheld in the year after; the municipal advance of the year itself. */
export function scriviAddizionaliTrattenute(conto: Conto, questo: AnnoDelConto): void {
  const { anno, proiettato } = questo
  if (!questo.attivo) return
  const { rateSaldo, rateAcconto } = conto.cifreDi(anno).sostituto
  const dopo = conto.anni.get(anno + 1)
  if (dopo === undefined && conto.opzioni.proiezione !== 'NESSUNA') return
  for (const [posizione, { nome, addizionaleRegionale, addizionaleComunale }] of questo.sostituto.compensi.entries()) {
    const mensile = (tributo: calendario.Tributo, voce: 'SALDO' | 'ACCONTO1' | 'PERIODICO', pagatoNel: number): Mensile => ({
      tributo,
      voce,
      codice: conto.codice(tributo, voce),
      anno,
      pagatoNel,
      descrizione: (mese) => conNome(`${conto.tributo(tributo).nome}${voce === 'ACCONTO1' ? `, acconto ${anno}` : ` ${anno}`}, ${mese}`, nome),
    })
    const acconto = accontoTrattenuto(conto, anno, posizione)
    scriviMesi(conto, acconto, 3, rateAcconto, mensile('ADDIZIONALE_COMUNALE_SOSTITUTO', 'ACCONTO1', anno), posizione, proiettato)
    scriviMesi(conto, addizionaleRegionale, 1, rateSaldo, mensile('ADDIZIONALE_REGIONALE_SOSTITUTO', 'PERIODICO', anno + 1), posizione, proiettato)
    const saldo = Math.max(0, roundToCent(addizionaleComunale - acconto))
    scriviMesi(conto, saldo, 1, rateSaldo, mensile('ADDIZIONALE_COMUNALE_SOSTITUTO', 'SALDO', anno + 1), posizione, proiettato)
  }
}

/** The tax withheld on dividends, paid after the quarter of their payment. */
export function scriviDividendi(conto: Conto, questo: AnnoDelConto): void {
  if (!questo.attivo) return
  const { giorni } = conto.cifre
  const { nome } = conto.tributo('RITENUTE_DIVIDENDI')
  for (const [posizione, { anno: scritto, mese, ritenuta: capitale }] of questo.sostituto.dividendi.entries()) {
    const pagato = scritto ?? questo.anno + 1
    const trimestre = Math.ceil(mese / 3)
    const scadenza = nelGiorno(trimestre === 4 ? pagato + 1 : pagato, giorni.dividendi[trimestre - 1] ?? giorni.dividendi[3])
    const data = conto.giornate.utile(scadenza)
    conto.scrivi({
      data,
      scadenza,
      tributo: 'RITENUTE_DIVIDENDI',
      voce: 'PERIODICO',
      anno: questo.anno,
      codiceTributo: conto.codice('RITENUTE_DIVIDENDI', 'PERIODICO'),
      periodoRiferimento: String(pagato),
      rata: rataDi(0, 3 * trimestre),
      capitale,
      descrizione: `${nome}, trimestre ${trimestre} ${pagato}`,
      provvisorio: questo.proiettato || nelProvvisorio(data),
      posizione,
    })
  }
}
