/** The calendar of payments: a pure function from the amounts of some years to dated rows. It contains no rules. */
import { calendario, inForce, isSection, roundToCent } from '@bilancia/contract'
import { type ConMessaggi, yearOf } from '@bilancia/engine/host'
import { scriviCassa, scriviDirittoCamerale, scriviInail, scriviIvsFissi, scriviLibri, scriviSpese } from './altri.ts'
import type { CifreCalendario } from './cifre.ts'
import { Conto, delleCifre, type Riga, type RigaDelConto } from './conto.ts'
import { scriviCrediti } from './crediti.ts'
import { lettiDa, type Simulatori } from './da-simulatore.ts'
import { type Giornate, giornate } from './giorni.ts'
import { imposte, saldoDi } from './imposte.ts'
import { ivaDi, scriviIvaPeriodica, scriviSaldoIva } from './iva.ts'
import { type Fatti, messaggiDeiCampi, messaggiDelSimulatore, messaggiDelSoggetto, messaggiGenerali, nonCalcolabile, unici } from './messaggi.ts'
import { saldiPrevidenza } from './previdenza.ts'
import { importoDi, riepilogo } from './riepilogo.ts'
import { scriviAddizionaliTrattenute, scriviCompensi, scriviDividendi } from './sostituto.ts'
import { scriviGiugno, scriviNovembre } from './versamenti.ts'

/** Every row of a subject, of any day, and what happened while they were written. */
function scritto(conto: Conto): Fatti {
  const giugno: { pagamento: number; fatto: ReturnType<typeof scriviGiugno> }[] = []
  let [rinviato, cassaConvenzionale] = [false, false]
  for (let pagamento = conto.dal; pagamento <= conto.fino; pagamento++) {
    const saldi = imposte.flatMap((una) => saldoDi(conto, una, pagamento - 1) ?? [])
    const previdenza = saldiPrevidenza(conto, pagamento - 1)
    const iva = ivaDi(conto, pagamento - 1)
    conto.riconciliazione.push(...saldi, ...previdenza, ...iva)
    giugno.push({ pagamento, fatto: scriviGiugno(conto, pagamento, [...saldi, ...previdenza]) })
    rinviato = scriviNovembre(conto, pagamento) || rinviato
    scriviSaldoIva(conto, pagamento, iva)
  }
  for (const questo of conto.anni.values()) {
    scriviIvsFissi(conto, questo)
    scriviInail(conto, questo)
    scriviDirittoCamerale(conto, questo)
    scriviLibri(conto, questo)
    cassaConvenzionale = scriviCassa(conto, questo) || cassaConvenzionale
    scriviSpese(conto, questo)
    scriviIvaPeriodica(conto, questo.anno)
    scriviCompensi(conto, questo)
    scriviAddizionaliTrattenute(conto, questo)
    scriviDividendi(conto, questo)
  }
  return { giugno, rinviato, cassaConvenzionale, usato: scriviCrediti(conto) }
}

/** The rows of the three years in their order. */
function inOrdine(righe: readonly Riga[], dal: number): readonly Riga[] {
  const [inizio, fine] = [`${dal}-01-01`, `${dal + 2}-12-31`]
  return righe.filter(({ data }) => data >= inizio && data <= fine).sort(prima)
}

const tributo = new Map(calendario.tributi.map((uno, k) => [uno, k]))
const voce = new Map(calendario.voci.map((una, k) => [una, k]))
const parole = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0)
const prima = (a: Riga, b: Riga): number =>
  parole(a.data, b.data) ||
  a.indice - b.indice ||
  (tributo.get(a.tributo) ?? 0) - (tributo.get(b.tributo) ?? 0) ||
  (voce.get(a.voce) ?? 0) - (voce.get(b.voce) ?? 0) ||
  a.anno - b.anno ||
  a.posizione - b.posizione ||
  parole(a.periodoRiferimento, b.periodoRiferimento) ||
  parole(a.codiceTributo, b.codiceTributo) ||
  parole(a.rata, b.rata)

const primoDi = (a: RigaDelConto, b: RigaDelConto): number => a.anno - b.anno

export type { CifreCalendario } from './cifre.ts'
export type { Simulatori } from './da-simulatore.ts'

/** `righe` and `riconciliazione` in the order of the result, with what an explanation needs. */
export type Calcolato = {
  readonly risultato: calendario.Risultato
  readonly conti: readonly Conto[]
  readonly righe: readonly Riga[]
  readonly riconciliazione: readonly RigaDelConto[]
}

/** A state that names a simulator, as a state of the calendar. */
type Tradotto = { readonly stato: object; readonly letti: NonNullable<ReturnType<typeof lettiDa>>; readonly messaggi: ConMessaggi['messaggi'] }

/** `cifre`: terms, rates and codes, made ahead from the parameters. */
export function ospite(cifre: () => CifreCalendario, simulatori: Simulatori) {
  let note: { readonly cifre: CifreCalendario; readonly giornate: Giornate } | undefined
  const lette = () => {
    note ??= { cifre: cifre(), giornate: giornate(cifre()) }
    return note
  }

  function tradotto(state: object): Tradotto | ConMessaggi | null {
    const { simulatore, statoSimulatore, calendario: opzioni } = state as Readonly<Record<string, unknown>>
    if (simulatore === undefined || simulatore === null || simulatore === '') return null
    const messaggi = messaggiDelSimulatore(state)
    const scelte = inForce(calendario.daSimulatore, state)
    const suo = isSection(statoSimulatore) ? statoSimulatore : {}
    if (scelte.simulatore === '') return { messaggi }
    const anno = yearOf(suo)
    if (typeof anno !== 'number') return { messaggi: [anno] }
    const letti = lettiDa(simulatori, scelte, suo, anno, (di) => delleCifre(lette().cifre, di))
    if (!letti) return { messaggi: [...messaggi, nonCalcolabile()] }
    return { stato: { annoImposta: anno, calendario: opzioni, soggetti: letti.soggetti }, letti, messaggi }
  }

  /** The calendar with what an explanation needs; only messages without a known year or without a result of the simulator. */
  function conti(state: object): Calcolato | ConMessaggi {
    const daAltri = tradotto(state)
    if (!daAltri) return suoi(state)
    if (!('stato' in daAltri)) return daAltri
    const trovato = suoi(daAltri.stato)
    if (!('risultato' in trovato)) return trovato
    const { risultato, ...altro } = trovato
    return { ...altro, risultato: { ...risultato, ...daAltri.letti, messaggi: unici([...risultato.messaggi, ...daAltri.messaggi]) } }
  }

  function suoi(state: object): Calcolato | ConMessaggi {
    const anno = yearOf(state)
    if (typeof anno !== 'number') return { messaggi: [anno] }
    const { cifre: lette_, giornate: date } = lette()
    const { calendario: opzioni, soggetti } = inForce(calendario.catalog, state)
    const tutti = soggetti.map((soggetto, i) => new Conto({ cifre: lette_, giornate: date, anno, opzioni }, soggetto, i))
    const fatti = tutti.map(scritto)
    const tutte = tutti.flatMap(({ righe }) => righe)
    const righe = inOrdine(tutte, anno)
    const riconciliazione = tutti.flatMap((conto) => conto.riconciliazione).sort(primoDi)
    const usato = new Map(fatti.flatMap((uno) => [...uno.usato]))
    const ricaviMassimi = Math.max(0, ...Object.values(lette_.anni).map(({ termini }) => termini?.rinvio?.ricaviMassimi ?? 0))
    const risultato: calendario.Risultato = {
      annoImposta: anno,
      pagamenti: righe.map((riga) => pagamento(riga, tutti[riga.indice]?.id ?? '', lette_)),
      riconciliazione: riconciliazione.map((riga) => riconciliata(riga, usato.get(riga) ?? 0)),
      riepilogo: riepilogo(
        lette_,
        anno,
        tutti.map(({ id }) => id),
        tutte,
        righe,
        riconciliazione,
      ),
      messaggi: unici([
        ...messaggiDeiCampi(state, soggetti),
        ...tutti.flatMap((conto, k) => messaggiDelSoggetto(conto, fatti[k] ?? { giugno: [], rinviato: false, cassaConvenzionale: false, usato: new Map() })),
        ...messaggiGenerali(
          opzioni,
          righe,
          fatti.some(({ rinviato }) => rinviato),
          ricaviMassimi,
        ),
      ]),
    }
    return { risultato, conti: tutti, righe, riconciliazione }
  }

  /** Computes what can be computed. Never throws on a state. Without a known year the result has only messages. */
  function calcola(state: object): calendario.Risultato | ConMessaggi {
    const trovato = conti(state)
    return 'risultato' in trovato ? trovato.risultato : trovato
  }

  return { calcola, conti }
}

function pagamento(riga: Riga, soggetto: string, { tributi }: CifreCalendario): calendario.Pagamento {
  const { data, scadenza, tributo, voce, anno, codiceTributo, sezioneF24, periodoRiferimento, rata, capitale, interessi, descrizione, provvisorio } = riga
  const importo = importoDi(riga)
  const { norma } = tributi[tributo]
  return {
    data,
    scadenza,
    soggetto,
    tributo,
    voce,
    anno,
    codiceTributo,
    sezioneF24,
    periodoRiferimento,
    rata,
    importo,
    capitale,
    interessi,
    descrizione,
    norma,
    provvisorio,
  }
}

function riconciliata(riga: RigaDelConto, creditoUsato: number): calendario.RigaRiconciliazione {
  const { soggetto, tributo, posizione, anno, dovuto, ritenute, acconti, nonDovuto, saldo, nonVersato, credito } = riga
  const creditoResiduo = roundToCent(credito - creditoUsato)
  return { soggetto, tributo, posizione, anno, dovuto, ritenute, acconti, nonDovuto, saldo, nonVersato, credito, creditoUsato, creditoResiduo }
}
