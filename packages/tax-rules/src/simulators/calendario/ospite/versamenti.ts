/** The payments of June, at once or in instalments, and those of November or December. */
import { type calendario, roundToCent, sumToCent } from '@bilancia/contract'
import { type Addendo, type Conto, PROVVISORIO_DAL, type RigaDelConto } from './conto.ts'
import { annoDi, nelGiorno } from './giorni.ts'
import { alCento, parti } from './importi.ts'
import { imposte, pagatiInAcconto } from './imposte.ts'
import { accontiIvs, accontiSeparata, posizioniIvs } from './previdenza.ts'
import { type Piano, pianoDi, terminiDi } from './rate.ts'

type Voce = 'SALDO' | 'ACCONTO1' | 'ACCONTO2'
/** An amount to pay. `codice`: the code of its row; `interessi`: the code of its interest, in instalments. */
type Dovuto = {
  readonly tributo: calendario.Tributo
  readonly voce: Voce
  readonly anno: number
  readonly importo: number
  readonly posizione: number
  readonly nome: string
  readonly codice: string | null
  readonly interessi: string | null
}

export const periodoInps = (anno: number, dal = 1, al = 12): string => {
  const mese = (m: number) => `${String(m).padStart(2, '0')}/${anno}`
  return `${mese(dal)}-${mese(al)}`
}
const inInps = (conto: Conto, tributo: calendario.Tributo): boolean => conto.tributo(tributo).sezione === 'INPS'
export const periodoDi = (conto: Conto, tributo: calendario.Tributo, anno: number): string => (inInps(conto, tributo) ? periodoInps(anno) : String(anno))
export const conNome = (testo: string, nome: string): string => (nome ? `${testo} (${nome})` : testo)
export const rataDi = (quale: number, di: number): string => `${String(quale).padStart(2, '0')}${String(di).padStart(2, '0')}`

function descrizioneDi(conto: Conto, { tributo, voce, anno, nome }: Pick<Dovuto, 'tributo' | 'voce' | 'anno' | 'nome'>): string {
  const che = { SALDO: 'saldo', ACCONTO1: tributo === 'ADDIZIONALE_COMUNALE' ? 'acconto' : 'primo acconto', ACCONTO2: 'secondo o unico acconto' }[voce]
  return conNome(`${conto.tributo(tributo).nome}, ${che} ${anno}`, nome)
}

/** The code of a payment. That of a contribution depends on the fund, and is another in instalments; that of a tax depends on the voce. */
function codiceDi(conto: Conto, tributo: calendario.Tributo, voce: Voce, quale: string | null, rate: number): string | null {
  return conto.codice(tributo, quale === null ? voce : rate > 1 ? `${quale}_RATE` : quale)
}

const FONDO = { tutte: 'INTERESSI_RATEAZIONE' } as const
const interessiDi = (conto: Conto, tributo: calendario.Tributo, fondo: string | null): string | null =>
  conto.codice(FONDO.tutte, tributo === 'GESTIONE_SEPARATA' ? tributo : (fondo ?? conto.tributo(tributo).sezione))

/** The fund of a contribution in a year: `ARTIGIANO`, `PIENA`. Null for a tax. */
export function fondoDi(conto: Conto, tributo: calendario.Tributo, anno: number, posizione: number): string | null {
  const questo = conto.anni.get(anno)
  if (tributo === 'IVS_FISSI' || tributo === 'IVS_PERCENTUALE') return questo?.contributi.ivs[posizione]?.gestione ?? null
  return tributo === 'GESTIONE_SEPARATA' ? (questo?.contributi.gestioneSeparata.tipo ?? null) : null
}

/** What falls due in a year: balances of the year before, and one of the two advances of the year. */
function dovuti(conto: Conto, pagamento: number, voce: 'ACCONTO1' | 'ACCONTO2', saldi: readonly RigaDelConto[], rate: number): readonly Dovuto[] {
  const quale = voce === 'ACCONTO1' ? 'primo' : 'secondo'
  const uno = (tributo: calendario.Tributo, v: Voce, anno: number, importo: number, posizione = 0, nome = ''): readonly Dovuto[] => {
    if (importo <= 0) return []
    const fondo = fondoDi(conto, tributo, anno, posizione)
    const codice = codiceDi(conto, tributo, v, fondo, rate)
    return [{ tributo, voce: v, anno, importo, posizione, nome, codice, interessi: interessiDi(conto, tributo, fondo) }]
  }
  const deiSaldi = saldi.flatMap(({ tributo, anno, saldo, nonVersato, indice, posizione }) =>
    tributo === 'IVS_FISSI' ? [] : uno(tributo, 'SALDO', anno, nonVersato === 0 ? saldo : 0, indice, posizione),
  )
  const delleImposte = imposte.flatMap(([chiave, tributo]) => uno(tributo, voce, pagamento, pagatiInAcconto(conto, chiave, pagamento)[quale]))
  const ivs = posizioniIvs(conto, pagamento).flatMap(({ nome }, indice) =>
    uno('IVS_PERCENTUALE', voce, pagamento, accontiIvs(conto, pagamento, indice)[quale], indice, nome),
  )
  return [...deiSaldi, ...delleImposte, ...ivs, ...uno('GESTIONE_SEPARATA', voce, pagamento, accontiSeparata(conto, pagamento)[quale])]
}

export const importoDiUno = ({ base, percento }: Addendo): number => (percento === null ? base : alCento(base, percento))

/** Interest of one day, code, tax year and instalment is one row. */
export class Interessi {
  readonly #conto: Conto
  readonly #righe = new Map<string, Parameters<Conto['scrivi']>[0] & { interessi: number; addendi: readonly Addendo[] }>()

  constructor(conto: Conto) {
    this.#conto = conto
  }

  piu(
    data: string,
    addendi: readonly Addendo[],
    di: { tributo: calendario.Tributo; anno: number; codice: string | null; rata: string | null; scadenza: string; provvisorio: boolean },
  ): void {
    const { tributo, anno, codice, rata, scadenza, provvisorio } = di
    const importo = sumToCent(addendi.map(importoDiUno))
    if (importo === 0) return
    const chiave = `${data} ${codice} ${anno} ${rata}`
    const nota = this.#righe.get(chiave)
    if (nota) {
      nota.interessi = roundToCent(nota.interessi + importo)
      nota.addendi = [...nota.addendi, ...addendi]
    } else {
      const { nome } = this.#conto.tributo('INTERESSI_RATEAZIONE')
      const periodoRiferimento = periodoDi(this.#conto, tributo, anno)
      const { sezione } = this.#conto.tributo(tributo)
      const comune = { tributo: 'INTERESSI_RATEAZIONE', voce: 'INTERESSI', capitale: 0, descrizione: nome, sezioneF24: sezione } as const
      this.#righe.set(chiave, { ...comune, data, scadenza, anno, codiceTributo: codice, periodoRiferimento, rata, interessi: importo, addendi, provvisorio })
    }
  }

  scrivi(): void {
    for (const riga of this.#righe.values()) this.#conto.scrivi(riga)
  }
}

export const pianoDellAnno = (conto: Conto, pagamento: number): Piano =>
  pianoDi(conto.cifre, conto.giornate, pagamento, {
    isa: conto.isa(pagamento),
    partitaIva: conto.partitaIva(pagamento),
    pagamento: conto.opzioni.pagamento,
  })

/** June and November depend on returns of both years, and from the first provisional year on they are calculated with earlier rules. */
const versamentoProvvisorio = (conto: Conto, pagamento: number): boolean =>
  conto.proiettato(pagamento - 1) || conto.proiettato(pagamento) || pagamento >= PROVVISORIO_DAL

/** How the June payment of a year went: null where nothing is due. */
export type Giugno = { readonly piano: Piano; readonly rate: number }

export function scriviGiugno(conto: Conto, pagamento: number, saldi: readonly RigaDelConto[]): Giugno | null {
  const piano = pianoDellAnno(conto, pagamento)
  const quante = Math.min(conto.opzioni.rate, piano.rate.length)
  const tutti = dovuti(conto, pagamento, 'ACCONTO1', saldi, quante)
  const scadenza = nelGiorno(pagamento, conto.cifre.giorni.giugno)
  const provvisorio = versamentoProvvisorio(conto, pagamento)
  const interessi = new Interessi(conto)
  for (const dovuto of tutti) {
    const { tributo, voce, anno, importo, posizione, codice, interessi: codiceInteressi } = dovuto
    const descrizione = descrizioneDi(conto, dovuto)
    const periodoRiferimento = periodoDi(conto, tributo, anno)
    const maggiorazione = alCento(importo, piano.maggiorazione)
    const inps = inInps(conto, tributo)
    const [quote, maggiorazioni] = [parti(importo, quante), parti(maggiorazione, quante)]
    for (const [k, capitale] of quote.entries()) {
      const { data, percento } = piano.rate[k] ?? { data: piano.giorno, percento: 0 }
      const in_ = maggiorazioni[k] ?? 0
      const rata = inps ? null : rataDi(k + 1, quante)
      conto.scrivi({
        data,
        scadenza,
        tributo,
        voce,
        anno,
        codiceTributo: codice,
        periodoRiferimento,
        rata,
        capitale,
        interessi: inps ? 0 : in_,
        descrizione,
        provvisorio,
        posizione,
        parte: { intero: importo, quale: k + 1, di: quante, percento: inps ? 0 : piano.maggiorazione },
      })
      const cresciuti = { nome: descrizione, base: roundToCent(capitale + in_), percento }
      interessi.piu(data, inps ? [{ nome: `${descrizione}, maggiorazione`, base: in_, percento: null }, cresciuti] : [cresciuti], {
        tributo,
        anno,
        codice: codiceInteressi,
        rata,
        scadenza,
        provvisorio,
      })
    }
  }
  interessi.scrivi()
  return tutti.length > 0 ? { piano, rate: quante } : null
}

/** Whether the second advance of a tax may be paid in January (circ. 31/E/2023): no contributions, no IRAP, no collaborators. */
function rinviabile(conto: Conto, tributo: calendario.Tributo, anno: number): boolean {
  const rinvio = terminiDi(conto.cifre, anno).rinvio
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  if (conto.opzioni.rinvioSecondoAcconto === 'NO' || !rinvio || !questo || !prima) return false
  const persona = conto.natura === 'PERSONA_FISICA' && questo.partitaIva && prima.ricavi <= rinvio.ricaviMassimi
  return persona && !inInps(conto, tributo) && tributo !== 'IRAP'
}

/** Writes the second advance of a year. Returns whether a part of it was deferred. */
export function scriviNovembre(conto: Conto, anno: number): boolean {
  const { secondoAcconto, secondoAccontoPartitaIva, rinvio } = terminiDi(conto.cifre, anno)
  const ordinario = (conto.partitaIva(anno) ? secondoAccontoPartitaIva : null) ?? secondoAcconto
  const scadenza = nelGiorno(anno, conto.cifre.giorni.secondoAcconto)
  const provvisorio = versamentoProvvisorio(conto, anno)
  let rinviato = false
  for (const dovuto of dovuti(conto, anno, 'ACCONTO2', [], 1)) {
    // Each deferred tax has its own interest.
    const interessi = new Interessi(conto)
    const { tributo, voce, importo, posizione, codice } = dovuto
    const deferito = rinviabile(conto, tributo, anno) ? (rinvio?.date ?? []) : []
    const inRate = conto.opzioni.rinvioSecondoAcconto === 'RATE'
    const date = deferito.length === 0 ? [ordinario] : inRate ? deferito : deferito.slice(0, 1)
    rinviato ||= deferito.length > 0
    for (const [k, capitale] of parti(importo, date.length).entries()) {
      const data = date[k] ?? ordinario
      const rata = deferito.length > 0 && inRate ? rataDi(k + 1, date.length) : null
      conto.scrivi({
        data,
        scadenza,
        tributo,
        voce,
        anno,
        codiceTributo: codice,
        periodoRiferimento: periodoDi(conto, tributo, anno),
        rata,
        capitale,
        descrizione: descrizioneDi(conto, dovuto),
        provvisorio,
        posizione,
        parte: { intero: importo, quale: k + 1, di: date.length, percento: 0 },
      })
      const mese = conto.cifreDi(annoDi(ordinario)).rateazione.mese
      interessi.piu(data, [{ nome: descrizioneDi(conto, dovuto), base: capitale, percento: roundToCent(mese * k) }], {
        tributo,
        anno,
        codice: dovuto.interessi,
        rata,
        scadenza,
        provvisorio,
      })
    }
    interessi.scrivi()
  }
  return rinviato
}
