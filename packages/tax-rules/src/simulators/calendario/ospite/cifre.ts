/** The figures that the calendar reads: plain data, made ahead from `parametri/`. Percentages as the law writes them, days as `06-30`. */
import type { calendario } from '@bilancia/contract'

/** The June payment: the day without surcharge, the later one with it (null where there is none), the surcharge in percent. */
export type Termine = { readonly base: string; readonly lunga: string | null; readonly maggiorazione: number }

export type CifreTributo = {
  readonly nome: string
  readonly categoria: calendario.Categoria
  readonly sezione: calendario.Sezione
  readonly norma: string
  /** Code or causale by voce, fund or kind. Null outside the F24. */
  readonly codici: Readonly<Record<string, string | null>>
}

export type CifreContributi = {
  readonly minimale: number
  readonly primaFascia: number
  readonly massimale: number
  readonly massimaleAnte1996: number
  readonly aliquota: number
  readonly aliquotaUnder21: number
  readonly aggiuntivaCommercianti: number
  readonly puntoAggiuntivo: number
  readonly maternita: number
  readonly riduzione35: number
  /** Null in the years that do not have it. */
  readonly riduzione50: number | null
  readonly riduzioneOver65: number
  readonly separataPiena: number
  readonly separataRidotta: number
  readonly massimaleSeparata: number
}

/** The terms of the payments of a year. They are null in the years before the first calendar, in which nothing is dated. */
export type TerminiDellAnno = {
  readonly ordinario: Termine
  /** For ISA and flat-rate taxpayers and those who share their income. Null: as `ordinario`. */
  readonly isa: Termine | null
  readonly secondoAcconto: string
  /** For VAT holders and companies, if it differs. */
  readonly secondoAccontoPartitaIva: string | null
  readonly rinvio: { readonly date: readonly string[]; readonly ricaviMassimi: number } | null
  /** The last instalment; `fineMese`: without a VAT number they are the last day of each month. */
  readonly ultimaRata: string
  readonly senzaPartitaIva: { readonly ultimaRata: string; readonly fineMese: boolean }
  readonly ivsPrimaQuota: string | null
}

export type CifreDiUnAnno = {
  readonly termini: TerminiDellAnno | null
  readonly rateazione: { readonly tassoAnnuo: number; readonly mese: number }
  /** Advances, in percent of last year's tax. */
  readonly acconti: Readonly<
    Record<'irpef' | 'impostaSostitutiva' | 'cedolareSecca' | 'irap' | 'ires' | 'addizionaleComunale' | 'gestioneSeparata' | 'ivsPrima', number>
  >
  readonly soglie: { readonly persone: number; readonly societaDiCapitali: number; readonly primaRata: number }
  readonly quotaPrimaRata: { readonly ordinario: number; readonly isa: number }
  readonly minimi: Readonly<Record<'imposte' | 'irap' | 'ivaSaldo' | 'ivaPeriodica' | 'ivaAcconto', number>>
  /** Whether a VAT below the minimum, which is carried on, is paid at the latest with November or with the third quarter. */
  readonly ivaPeriodicaEntroLAnno: boolean
  readonly irap: {
    readonly saldoNonDovuto: boolean
    readonly primoAccontoNonDovuto: boolean
    readonly ricaviMassimi: number
    readonly accontoPersone: boolean
  }
  readonly iva: { readonly interesseTrimestrale: number; readonly acconto: number; readonly giugno: number }
  /** `interessiDal`: the day from which the interest of the parts counts. */
  readonly inail: { readonly tasso: number; readonly interessiDal: string }
  readonly ricaviIsa: number
  readonly limiteCompensazione: number
  readonly sostituto: { readonly rateSaldo: number; readonly rateAcconto: number }
  /** Withheld from the fees of a professional. */
  readonly ritenutaProfessionisti: number
  /** The yearly tax on company books, in the deed of a new company. */
  readonly libriSociali: number
  readonly contributi: CifreContributi
}

/** Days that are the same in every year, as `05-16`. */
type Giorni = {
  readonly rata: number
  readonly giugno: string
  readonly lunga: string
  readonly secondoAcconto: string
  readonly ivs: readonly [string, string, string, string]
  readonly inail: readonly [string, string, string, string]
  readonly ivaTrimestri: readonly [string, string, string]
  readonly ivaAcconto: string
  readonly ivaSaldo: string
  readonly libri: string
  /** By the quarter of payment; the last one is in the year after. */
  readonly dividendi: readonly [string, string, string, string]
  readonly cassa: string
  /** Days after the start for the chamber fee and INAIL. */
  readonly dopoInizio: number
}

export type CifreCalendario = {
  readonly festivita: { readonly fisse: readonly { readonly giorno: string; readonly dal: number }[]; readonly lunediDellAngelo: boolean }
  readonly agosto: { readonly dal: string; readonly al: string; readonly a: string }
  readonly giorni: Giorni
  readonly tributi: Readonly<Record<calendario.Tributo, CifreTributo>>
  /** From the first to the last year that a state may name. */
  readonly anni: Readonly<Record<number, CifreDiUnAnno>>
}
