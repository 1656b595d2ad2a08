/** VAT of a year: periods, advance, balance, and the rectification on leaving the ordinary regime. */
import { format, roundToCent, sumToCent } from '@bilancia/contract'
import { type AnnoDelConto, type Conto, nelProvvisorio, PROVVISORIO_DAL, type RigaDelConto } from './conto.ts'
import { giorno, nelGiorno } from './giorni.ts'
import { alCento, parti } from './importi.ts'
import { conMinimo } from './imposte.ts'
import { Interessi, pianoDellAnno, rataDi } from './versamenti.ts'

type Liquidazione = { readonly periodo: number; readonly importo: number }
/** `saldo` is paid in March, or is a credit; `dicembre` is the last month, in full. */
type Liquidata = {
  readonly liquidazioni: readonly Liquidazione[]
  readonly acconto: number
  readonly dicembre: number
  readonly saldo: number
  readonly dovuto: number
}

const quanti = ({ iva }: AnnoDelConto): number => ({ NESSUNA: 0, MENSILE: 12, TRIMESTRALE: 4 })[iva.periodicita]
const periodi = (anno: AnnoDelConto): readonly number[] => Array.from({ length: quanti(anno) }, (_, k) => anno.iva.periodi[k] ?? 0)

/** The periods of a year, each with the amount carried from those before it. `finale`: the last one before the advance, negative if it is a credit. */
function senzaAcconto(conto: Conto, questo: AnnoDelConto): { readonly liquidazioni: readonly Liquidazione[]; readonly finale: number } {
  const dovuti = periodi(questo)
  const { minimi, ivaPeriodicaEntroLAnno } = conto.cifreDi(questo.anno)
  const liquidazioni: Liquidazione[] = []
  let riportato = 0
  const [ultimo, primi] = [dovuti.at(-1) ?? 0, dovuti.slice(0, -1)]
  for (const [k, dovuto] of primi.entries()) {
    const importo = roundToCent(dovuto + riportato)
    const daPagare = importo > minimi.ivaPeriodica || (importo > 0 && ivaPeriodicaEntroLAnno && k === primi.length - 1)
    if (daPagare) liquidazioni.push({ periodo: k + 1, importo })
    riportato = daPagare ? 0 : importo
  }
  return { liquidazioni, finale: roundToCent(ultimo + riportato) }
}

/**
 * The base of the historical method: the payment for the last period of the year before, its advance included (art. 6, c. 2, L. 405/1990;
 * for quarterly payers VL38 − VL36 + VH13). After a change of periodicity, a third of the quarter or the last three months.
 */
function baseStorica(conto: Conto, prima: AnnoDelConto, mensile: boolean): number {
  const { liquidazioni, finale } = senzaAcconto(conto, prima)
  const eraMensile = prima.iva.periodicita === 'MENSILE'
  if (mensile === eraMensile) return finale
  if (mensile) return roundToCent(finale / 3)
  const ottobreENovembre = liquidazioni.filter(({ periodo }) => periodo === 10 || periodo === 11)
  return sumToCent([...ottobreENovembre.map(({ importo }) => importo), finale])
}

/** The advance: as typed, or by the historical method. */
function accontoIva(conto: Conto, questo: AnnoDelConto): number {
  const prima = conto.anni.get(questo.anno - 1)
  const { iva, minimi } = conto.cifreDi(questo.anno)
  const base = prima?.attivo ? baseStorica(conto, prima, questo.iva.periodicita === 'MENSILE') : 0
  const acconto = questo.iva.acconto ?? alCento(Math.max(0, base), iva.acconto)
  return acconto < minimi.ivaAcconto ? 0 : acconto
}

/** The periods of a year with its advance. */
function liquida(conto: Conto, questo: AnnoDelConto): Liquidata | null {
  const dovuti = periodi(questo)
  if (!questo.attivo || dovuti.length === 0) return null
  const { liquidazioni, finale } = senzaAcconto(conto, questo)
  const acconto = accontoIva(conto, questo)
  const resto = roundToCent(finale - acconto)
  const mensile = questo.iva.periodicita === 'MENSILE'
  return {
    liquidazioni,
    acconto,
    dicembre: mensile ? Math.max(0, resto) : 0,
    saldo: mensile ? Math.min(0, resto) : resto,
    dovuto: sumToCent(dovuti),
  }
}

/** The rows of the reconciliation of a tax year: the VAT of its periods, and the rectification. */
export function ivaDi(conto: Conto, anno: number): readonly RigaDelConto[] {
  const questo = conto.anni.get(anno)
  if (!questo) return []
  const { minimi } = conto.cifreDi(anno)
  const liquidata = liquida(conto, questo)
  const periodica = liquidata
    ? conMinimo(
        conto,
        {
          tributo: 'IVA',
          posizione: '',
          anno,
          dovuto: liquidata.dovuto,
          ritenute: 0,
          acconti: roundToCent(liquidata.dovuto - liquidata.saldo),
          nonDovuto: 0,
          saldo: liquidata.saldo,
        },
        minimi.ivaSaldo,
      )
    : null
  const rettifica = conMinimo(
    conto,
    { tributo: 'IVA_RETTIFICA', posizione: '', anno, dovuto: questo.rettificaIva, ritenute: 0, acconti: 0, nonDovuto: 0, saldo: questo.rettificaIva },
    minimi.ivaSaldo,
  )
  return [periodica, rettifica].flatMap((riga) => riga ?? [])
}

export function scriviIvaPeriodica(conto: Conto, anno: number): void {
  const questo = conto.anni.get(anno)
  const liquidata = questo && liquida(conto, questo)
  if (!liquidata) return
  const mensile = questo.iva.periodicita === 'MENSILE'
  const { giorni } = conto.cifre
  const { nome } = conto.tributo('IVA')
  const { iva } = conto.cifreDi(anno)
  const scrivi = (voce: 'PERIODICO' | 'ACCONTO2', scadenza: string, codice: string, capitale: number, che: string, percento = 0) => {
    const data = conto.giornate.utile(scadenza)
    conto.scrivi({
      data,
      scadenza,
      tributo: 'IVA',
      voce,
      anno,
      codiceTributo: conto.codice('IVA', codice),
      periodoRiferimento: String(anno),
      rata: null,
      capitale,
      interessi: alCento(capitale, percento),
      descrizione: `${nome}, ${che} ${anno}`,
      provvisorio: questo.proiettato || nelProvvisorio(data),
      parte: { intero: capitale, quale: 1, di: 1, percento },
    })
  }
  const mese = (m: number, importo: number) =>
    scrivi('PERIODICO', m < 12 ? giorno(anno, m + 1, giorni.rata) : giorno(anno + 1, 1, giorni.rata), `MENSILE_${m}`, importo, format.monthName(m))
  for (const { periodo, importo } of liquidata.liquidazioni) {
    if (mensile) mese(periodo, importo)
    else {
      const scadenza = nelGiorno(anno, giorni.ivaTrimestri[periodo - 1] ?? giorni.ivaSaldo)
      scrivi('PERIODICO', scadenza, `TRIMESTRALE_${periodo}`, importo, `trimestre ${periodo}`, iva.interesseTrimestrale)
    }
  }
  scrivi('ACCONTO2', nelGiorno(anno, giorni.ivaAcconto), mensile ? 'ACCONTO_MENSILE' : 'ACCONTO_TRIMESTRALE', liquidata.acconto, 'acconto')
  mese(12, liquidata.dicembre)
}

/** The balance and the rectification, paid in the year after: in March, in instalments from March, or with the taxes. */
export function scriviSaldoIva(conto: Conto, pagamento: number, saldi: readonly RigaDelConto[]): void {
  const interessi = new Interessi(conto)
  for (const { tributo, saldo, nonVersato, anno } of saldi) {
    if (saldo <= 0 || nonVersato !== 0) continue
    const questo = conto.anni.get(anno)
    const trimestrale = tributo === 'IVA' && questo?.iva.periodicita === 'TRIMESTRALE'
    const maggiorazione = trimestrale ? alCento(saldo, conto.cifreDi(anno).iva.interesseTrimestrale) : 0
    const comune = {
      tributo,
      voce: 'SALDO',
      anno,
      codiceTributo: conto.codice(tributo, 'SALDO'),
      periodoRiferimento: String(anno),
      descrizione: `${conto.tributo(tributo).nome}, saldo ${anno}`,
      provvisorio: conto.proiettato(anno) || pagamento >= PROVVISORIO_DAL,
    } as const
    if (conto.opzioni.saldoIva === 'GIUGNO') aGiugno(conto, pagamento, saldo, maggiorazione, comune)
    else aRate(conto, pagamento, saldo, maggiorazione, comune, interessi)
  }
  interessi.scrivi()
}

type Comune = Pick<Parameters<Conto['scrivi']>[0], 'tributo' | 'voce' | 'anno' | 'codiceTributo' | 'periodoRiferimento' | 'descrizione' | 'provvisorio'>

function aGiugno(conto: Conto, pagamento: number, saldo: number, maggiorazione: number, comune: Comune): void {
  const piano = pianoDellAnno(conto, pagamento)
  const intero = roundToCent(saldo + maggiorazione)
  const attesa = alCento(intero, conto.cifreDi(pagamento).iva.giugno)
  const lunga = alCento(roundToCent(intero + attesa), piano.maggiorazione)
  const scadenza = nelGiorno(pagamento, conto.cifre.giorni.ivaSaldo)
  conto.scrivi({ ...comune, data: piano.giorno, scadenza, rata: rataDi(1, 1), capitale: saldo, interessi: sumToCent([maggiorazione, attesa, lunga]) })
}

function aRate(conto: Conto, pagamento: number, saldo: number, maggiorazione: number, comune: Comune, interessi: Interessi): void {
  const scadenze = scadenzeIva(conto, pagamento)
  const quante = Math.min(conto.opzioni.rateIva, scadenze.length)
  const maggiorazioni = parti(maggiorazione, quante)
  const { mese } = conto.cifreDi(pagamento).rateazione
  const codice = conto.codice('INTERESSI_RATEAZIONE', conto.tributo(comune.tributo).sezione)
  for (const [k, capitale] of parti(saldo, quante).entries()) {
    const scadenza = scadenze[k] ?? nelGiorno(pagamento, conto.cifre.giorni.ivaSaldo)
    const data = conto.giornate.utile(scadenza)
    const rata = rataDi(k + 1, quante)
    const in_ = maggiorazioni[k] ?? 0
    conto.scrivi({ ...comune, data, scadenza, rata, capitale, interessi: in_, parte: { intero: saldo, quale: k + 1, di: quante, percento: 0 } })
    const cresciuti = { nome: comune.descrizione, base: roundToCent(capitale + in_), percento: roundToCent(mese * k) }
    interessi.piu(data, [cresciuti], { tributo: comune.tributo, anno: comune.anno, codice, rata, scadenza, provvisorio: comune.provvisorio })
  }
}

/** The sixteenth of each month from March to the last instalment of the year. */
function scadenzeIva(conto: Conto, pagamento: number): readonly string[] {
  const { giorni } = conto.cifre
  const ultima = nelGiorno(pagamento, conto.cifreDi(pagamento).termini?.ultimaRata ?? '12-16')
  const prima = nelGiorno(pagamento, giorni.ivaSaldo)
  return Array.from({ length: 12 }, (_, k) => giorno(pagamento, k + 1, giorni.rata)).filter((data) => data >= prima && data <= ultima)
}
