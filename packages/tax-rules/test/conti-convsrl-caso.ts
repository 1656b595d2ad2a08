/** A case of Convenienza Srl for the second calculation of the law, and the state that it stands for. */
import type { convsrl as contratto, TaxYear } from '@bilancia/contract'
import { type Dati, somma } from './conti.ts'

type Gestione = 'NESSUNA' | 'ARTIGIANO' | 'COMMERCIANTE'
export type Previdenza = { readonly anzianitaAl1995?: boolean; readonly pensionatoOver65?: boolean; readonly riduzione50?: boolean }
export type Socio = Dati &
  Previdenza & {
    readonly quota: number
    readonly gestioneIvs?: Gestione
    readonly tipoGestioneSeparata?: '' | 'PIENA' | 'PIENA_SENZA_DISCOLL' | 'RIDOTTA'
    readonly massimaleGsUsato?: number
    readonly giorniCarica?: number
    readonly altriRedditiImpresaIvs?: number
    readonly ritenute?: number
  }
export type Persona = Dati &
  Previdenza & {
    readonly quota?: number
    readonly gestioneIvs?: '' | Gestione
    readonly under21?: boolean
    readonly socio?: 0 | 1 | 2 | 3
    readonly contributiCassaProf?: number
  }
export type Caso = {
  readonly utile: number
  readonly aumento?: number
  readonly diminuzione?: number
  readonly capitale?: number
  readonly riserva?: number
  readonly perdite?: number
  readonly irap?: boolean
  readonly soci: readonly Socio[]
  readonly compensi: readonly number[]
  readonly dividendi: number
  /** The profit that the partners of a transparent company draw; all of it if missing. */
  readonly prelevato?: number
  /** The part of a dividend that is income of the partner (L. 205/2017 art. 1 c. 1006); without it, 26% is withheld. */
  readonly rilevanza?: 40 | 49.72 | 58.14
  readonly somme?: boolean
  readonly costi?: number
  readonly forma: 'DITTA_INDIVIDUALE' | 'IMPRESA_FAMILIARE' | 'SOCIETA_DI_PERSONE' | 'FORFETTARIO' | 'PROFESSIONISTA' | 'STUDIO_ASSOCIATO'
  readonly contabilita?: 'ORDINARIA' | 'SEMPLIFICATA'
  readonly gestione?: Gestione
  readonly persone?: readonly Persona[]
  readonly aliquotaSep?: 'PIENA' | 'RIDOTTA'
  /** A typed value of production, the deductions for staff, the rate. */
  readonly baseIrap?: { readonly valore?: number; readonly personale?: number; readonly aliquota?: number }
  readonly senzaOrganizzazione?: boolean
  /** L. 207/2024 art. 1 c. 436: only in 2025. */
  readonly premiale?: boolean
  /** The yearly costs besides the accounts, and how long the notary's is spread. */
  readonly altriCosti?: {
    readonly tassaConcessioneGovernativa: number
    readonly dirittoAnnuale: number
    readonly depositoBilancio: number
    readonly notaio: number
    readonly anniNotaio: number
  }
  readonly soglia?: number
  /** The activity of a professional or of a flat-rate taxpayer: its rows, its fund, its sector. */
  readonly attivita?: {
    readonly professione: boolean
    readonly righi: Readonly<Record<string, number>>
    readonly cassa?: boolean
    readonly gruppo: readonly [codice: number, coefficiente: number]
    readonly aliquota: 5 | 15
    readonly riduzione35?: boolean
    readonly riduzione50?: boolean
  }
  readonly ricavi?: number
}

const nomi = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elio']
const senza = <T extends object>(x: T, ...chiavi: readonly string[]): object => Object.fromEntries(Object.entries(x).filter(([k]) => !chiavi.includes(k)))

/** The state of a case as an adviser would type it. */
export function statoDi(anno: TaxYear, c: Caso): contratto.Input {
  const compensoTotale = somma(...c.compensi)
  const conCompensi = { compensoTotale, compensi: [0, 1, 2].map((i) => c.compensi[i] ?? 0) }
  const prelevato = c.prelevato === undefined ? {} : { utilePrelevato: c.prelevato }
  const stato = {
    annoImposta: anno,
    consideraSommeIntegrative: c.somme === true,
    datiSimulazioniSrl: {
      denominazione: 'Prova',
      utileAnteImposte: c.utile,
      variazioniAumento: c.aumento ?? 0,
      variazioniDiminuzione: c.diminuzione ?? 0,
      capitaleSociale: c.capitale ?? 10_000,
      riservaLegaleEsistente: c.riserva ?? 0,
      perditePregresse: c.perdite ?? 0,
      ricavi: c.ricavi ?? 0,
      irap: {
        modalita: c.irap ? 'CALCOLATA' : 'ESCLUSA',
        aliquota: c.baseIrap?.aliquota ?? 3.9,
        ...(c.baseIrap?.valore !== undefined && { valoreProduzione: c.baseIrap.valore }),
        deduzioniPersonale: c.baseIrap?.personale ?? 0,
      },
      aliquotaIres: c.premiale ? 20 : 24,
      soci: c.soci.map((s, i) => ({ ...s, nome: nomi[i] })),
      scenario2: conCompensi,
      scenario3: { dividendiTotali: c.dividendi },
      scenario4: { ...conCompensi, dividendiTotali: c.dividendi },
      scenario5: prelevato,
      scenario6: { ...conCompensi, ...prelevato },
      dividendi: c.rilevanza ? { sostitutiva26: false, rilevanzaFiscale: c.rilevanza, deliberaEntro2022: true } : {},
    },
    confronto: {
      formaAttuale: c.forma,
      contabilita: c.contabilita ?? 'ORDINARIA',
      gestioneIvs: c.gestione ?? 'NESSUNA',
      autonomaOrganizzazione: c.senzaOrganizzazione !== true,
      attivita: {
        aliquotaSep: c.aliquotaSep ?? 'NESSUNA',
        ...(c.attivita && {
          tipologia: c.attivita.professione ? 'PROFESSIONE' : 'IMPRESA',
          gruppo: c.attivita.gruppo[0],
          impostaSost: c.attivita.aliquota,
          cassaProfessionale: c.attivita.cassa === true,
          riduzione35: c.attivita.riduzione35 === true,
          riduzione50: c.attivita.riduzione50 === true,
          ricaviCosti: c.attivita.righi,
        }),
      },
      costi: { contabilita: c.costi ?? 0, ...c.altriCosti },
      soglia: c.soglia ?? 1_000,
      ...(c.persone && { persone: c.persone.map((p, i) => ({ ...senza(p), nome: nomi[i] })) }),
    },
  }
  return stato as contratto.Input
}
