/** One subject with every year that counts, given or projected, and the rows written for it so far. */
import { type calendario, provisionalYears } from '@bilancia/contract'
import type { CifreCalendario, CifreDiUnAnno, CifreTributo } from './cifre.ts'
import { annoDi, type Giornate, spostata } from './giorni.ts'

export type AnnoDelConto = Omit<calendario.Anno, 'anno' | 'isa' | 'partitaIva'> & {
  readonly anno: number
  readonly isa: boolean
  readonly partitaIva: boolean
  /** Projected from the last year given. */
  readonly proiettato: boolean
}

/** The amount of which a row is a part, as an explanation tells it. `percento`: the surcharge or interest in the row. */
type Parte = { readonly intero: number; readonly quale: number; readonly di: number; readonly percento: number }
/** A part of a row of interest: an instalment and its percent, or with `percento` null an amount as it is. */
export type Addendo = { readonly nome: string; readonly base: number; readonly percento: number | null }
/** A row of the result, with what its order and its explanation need. */
export type Riga = Omit<calendario.Pagamento, 'importo' | 'norma' | 'soggetto'> & {
  readonly indice: number
  /** Number of the person or fee within the subject. */
  readonly posizione: number
  readonly parte: Parte
  readonly addendi: readonly Addendo[]
}
/** A row of the reconciliation; `indice` is the position in its list. */
export type RigaDelConto = Omit<calendario.RigaRiconciliazione, 'creditoUsato' | 'creditoResiduo'> & { readonly indice: number }

export type Scelte = { readonly cifre: CifreCalendario; readonly giornate: Giornate; readonly anno: number; readonly opzioni: calendario.Opzioni }

/** The figures of a year; for a year without figures, those of the nearest one. */
export function delleCifre({ anni }: CifreCalendario, anno: number): CifreDiUnAnno {
  const noto = anni[anno] ?? anni[vicino(Object.keys(anni).map(Number), anno)]
  if (!noto) throw new RangeError(`The calendar has no figures for ${anno}`)
  return noto
}

const vicino = (noti: readonly number[], anno: number): number => Math.max(Math.min(...noti), Math.min(anno, Math.max(...noti)))

export class Conto {
  readonly cifre: CifreCalendario
  readonly giornate: Giornate
  readonly opzioni: calendario.Opzioni
  /** The first year of the calendar. */
  readonly dal: number
  readonly indice: number
  readonly id: string
  readonly natura: calendario.Soggetto['natura']
  readonly anni: ReadonlyMap<number, AnnoDelConto>
  /** The first year given; null without years. */
  readonly primo: number | null
  readonly righe: Riga[] = []
  readonly riconciliazione: RigaDelConto[] = []

  constructor({ cifre, giornate, anno, opzioni }: Scelte, soggetto: calendario.Soggetto, indice: number) {
    this.cifre = cifre
    this.giornate = giornate
    this.opzioni = opzioni
    this.dal = anno
    this.indice = indice
    this.id = soggetto.id || `soggetto${indice + 1}`
    this.natura = soggetto.natura
    const dati = new Map(soggetto.anni.flatMap((uno) => (uno.anno === null ? [] : [[uno.anno, uno] as const])))
    this.primo = dati.size ? Math.min(...dati.keys()) : null
    this.anni = this.#conProiezione(dati)
  }

  get fino(): number {
    return this.dal + 2
  }

  cifreDi(anno: number): CifreDiUnAnno {
    return delleCifre(this.cifre, anno)
  }

  /** Whether the contributions of a year can be computed from the income. */
  haTabelle(anno: number): boolean {
    return this.cifreDi(anno).termini !== null
  }

  tributo(tributo: calendario.Tributo): CifreTributo {
    return this.cifre.tributi[tributo]
  }

  codice(tributo: calendario.Tributo, quale: string): string | null {
    return this.tributo(tributo).codici[quale] ?? null
  }

  metodo(di: keyof calendario.Opzioni['metodi']): 'STORICO' | 'PREVISIONALE' {
    return this.opzioni.metodi[di] || this.opzioni.metodo
  }

  proiettato(anno: number): boolean {
    return this.anni.get(anno)?.proiettato ?? false
  }

  /** The year whose return decides the dates of a payment: the one before, or the year itself if that is missing or not active. */
  #decide(pagamento: number): AnnoDelConto | undefined {
    const prima = this.anni.get(pagamento - 1)
    return prima?.attivo ? prima : (this.anni.get(pagamento) ?? prima)
  }

  isa(pagamento: number): boolean {
    return this.#decide(pagamento)?.isa ?? false
  }

  /** Whether instalments and the second advance follow the days of VAT holders. Companies always do. */
  partitaIva(pagamento: number): boolean {
    return this.natura !== 'PERSONA_FISICA' || (this.#decide(pagamento)?.partitaIva ?? false)
  }

  /** Rows of zero are left out. A row is a payment in full unless `parte` says otherwise. */
  scrivi(
    riga: Omit<Riga, 'indice' | 'parte' | 'posizione' | 'interessi' | 'sezioneF24' | 'addendi'> &
      Partial<Pick<Riga, 'parte' | 'posizione' | 'interessi' | 'sezioneF24' | 'addendi'>>,
  ): void {
    const { data, scadenza, tributo, voce, anno, codiceTributo, periodoRiferimento, rata, capitale, descrizione, provvisorio } = riga
    const { interessi = 0, posizione = 0, addendi = [], sezioneF24 = this.tributo(tributo).sezione } = riga
    if (capitale === 0 && interessi === 0) return
    const parte = riga.parte ?? { intero: capitale, quale: 1, di: 1, percento: 0 }
    // Field by field: all rows get one shape, which makes a calendar a fifth faster than with spread and rest.
    this.righe.push({
      data,
      scadenza,
      tributo,
      voce,
      anno,
      codiceTributo,
      periodoRiferimento,
      rata,
      capitale,
      interessi,
      descrizione,
      provvisorio,
      sezioneF24,
      indice: this.indice,
      posizione,
      parte,
      addendi,
    })
  }

  #conProiezione(dati: ReadonlyMap<number, calendario.Anno>): ReadonlyMap<number, AnnoDelConto> {
    const anni = new Map<number, AnnoDelConto>()
    for (const anno of [...dati.keys()].sort((a, b) => a - b)) {
      const uno = dati.get(anno)
      if (uno) anni.set(anno, this.#letto(uno, anno, false))
    }
    const ultimo = Math.max(...dati.keys())
    const copiato = dati.get(ultimo)
    if (!copiato?.attivo || this.opzioni.proiezione === 'NESSUNA') return anni
    for (let anno = ultimo + 1; anno <= this.fino; anno++) anni.set(anno, this.#letto(this.#copia(copiato, anno), anno, true))
    return anni
  }

  #letto(uno: calendario.Anno, anno: number, proiettato: boolean): AnnoDelConto {
    const { regime, attivo, ricavi } = uno
    const comeIsa = regime === 'FORFETTARIO' || ricavi <= this.cifreDi(anno).ricaviIsa
    return {
      ...uno,
      anno,
      isa: uno.isa ?? (attivo && regime !== 'NESSUNO' && comeIsa),
      partitaIva: uno.partitaIva ?? regime !== 'NESSUNO',
      proiettato,
    }
  }

  /** A later year: the same amounts, contributions from the income with its own table, nothing that happens once. */
  #copia(ultimo: calendario.Anno, anno: number): calendario.Anno {
    const { imposte, contributi, sostituto } = ultimo
    const dopo = anno - (ultimo.anno ?? anno)
    const uguale = (una: calendario.Anno['imposte']['irpef']) => ({ ...una, saldo: null, accontiVersati: null })
    const ricalcolati = { importo: null, accontiVersati: null, saldo: null }
    const senzaIrap = this.natura === 'PERSONA_FISICA' && !this.cifreDi(anno).irap.accontoPersone
    return {
      ...ultimo,
      anno,
      inizioAttivita: '',
      uscitaImmediata: false,
      imposte: {
        irpef: uguale(imposte.irpef),
        impostaSostitutiva: uguale(imposte.impostaSostitutiva),
        cedolareSecca: uguale(imposte.cedolareSecca),
        flatTaxIncrementale: { ...uguale(imposte.flatTaxIncrementale), imposta: 0, ritenute: 0 },
        addizionaleRegionale: uguale(imposte.addizionaleRegionale),
        addizionaleComunale: uguale(imposte.addizionaleComunale),
        irap: senzaIrap ? { ...uguale(imposte.irap), imposta: 0, ritenute: 0, baseAcconto: null } : uguale(imposte.irap),
        ires: uguale(imposte.ires),
      },
      contributi: {
        ivs: contributi.ivs.map((una) => ({ ...una, ...ricalcolati, mesi: 12 })),
        gestioneSeparata: { ...contributi.gestioneSeparata, ...ricalcolati },
        cassa: { ...contributi.cassa, scadenze: contributi.cassa.scadenze.map((una) => ({ ...una, data: una.data && spostata(una.data, dopo) })) },
      },
      rettificaIva: 0,
      spese: [],
      sostituto: {
        compensi: sostituto.compensi.map((uno) => ({ ...uno, mesi: 12 })),
        dividendi: sostituto.dividendi.map((uno) => ({ ...uno, anno: uno.anno === null ? null : uno.anno + dopo })),
      },
    }
  }
}

/** The first year whose terms are calculated with the rules of an earlier one. */
export const PROVVISORIO_DAL: number = Math.min(...Object.keys(provisionalYears).map(Number))
export const nelProvvisorio = (data: string): boolean => annoDi(data) >= PROVVISORIO_DAL
