/** The calendar of payments: who pays, and the amounts of each year. */
import { annoImposta, FIRST_YEAR, LAST_YEAR } from '../calculation.ts'
import { choice, day, flag, group, integer, list, MAX_MONEY, money, optionalFlag, optionalInteger, optionalMoney, text, tuple } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'

const CON_SEGNO = { min: -MAX_MONEY }
const MAX_RICAVI = 999_999_999
/** The first and the last year that a state may name. */
export const anniAmmessi = [FIRST_YEAR - 2, LAST_YEAR + 2] as const

const metodi = { STORICO: 'Storico', PREVISIONALE: 'Previsionale' } as const
const metodoDi = (label: string) => choice(label, { '': 'Quello di tutti', ...metodi })

/** The options of a calendar, also a section of the state of each simulator. */
export const opzioni = {
  metodo: choice('Metodo degli acconti', metodi),
  metodi: group('Metodo di una sola imposta', {
    irpef: metodoDi('IRPEF'),
    impostaSostitutiva: metodoDi('Imposta sostitutiva'),
    cedolareSecca: metodoDi('Cedolare secca'),
    addizionaleComunale: metodoDi('Addizionale comunale'),
    irap: metodoDi('IRAP'),
    ires: metodoDi('IRES'),
    ivs: metodoDi('Contributi IVS'),
    gestioneSeparata: metodoDi('Gestione separata'),
  }),
  pagamento: choice('Pagamento di giugno', { ORDINARIO: 'Nel termine', MAGGIORAZIONE: 'Nel termine lungo, con la maggiorazione' }),
  rate: integer('Rate di saldo e primo acconto', [1, 10], { default: 1 }),
  rinvioSecondoAcconto: choice('Secondo acconto a gennaio', { NO: 'No', UNICO: 'In un versamento', RATE: 'In cinque rate' }),
  rateInail: flag('Premio INAIL in quattro rate'),
  saldoIva: choice('Saldo IVA', { MARZO: 'A marzo', GIUGNO: 'Con le imposte' }),
  rateIva: integer('Rate del saldo IVA', [1, 10], { default: 1 }),
  compensaCrediti: flag('Usa i crediti in compensazione', { default: true }),
  proiezione: choice("Anni dopo l'ultimo indicato", { COSTANTE: "Come l'ultimo", NESSUNA: 'Nessuno' }),
}

const imposta = (label: string) =>
  group(label, {
    imposta: money('Imposta'),
    ritenute: money('Ritenute subite'),
    baseAcconto: optionalMoney("Base dell'acconto dell'anno dopo", { help: 'Vuoto: imposta meno ritenute' }),
    accontiVersati: optionalMoney('Acconti versati prima del calendario', { help: 'Letti soltanto nel primo anno indicato' }),
    saldo: optionalMoney('Saldo', { ...CON_SEGNO, help: 'Vuoto: calcolato' }),
  })

const posizioneIvs = {
  nome: text('Nome'),
  gestione: choice('Gestione', { NESSUNA: 'Nessuna', ARTIGIANO: 'Artigiano', COMMERCIANTE: 'Commerciante' }),
  reddito: money('Reddito', { ...CON_SEGNO, help: 'Prima di minimale e massimale' }),
  mesi: integer('Mesi assicurati', [1, 12], { default: 12, help: "Gli ultimi dell'anno" }),
  under21: flag('Collaboratore sotto i 21 anni'),
  anzianitaAl1995: flag('Anzianità al 31/12/1995'),
  riduzione: choice('Riduzione', {
    NESSUNA: 'Nessuna',
    FORFETTARIO35: '35% dei forfettari',
    NUOVI50: '50% dei nuovi iscritti del 2025',
    OVER65: '50% oltre 65 anni',
  }),
  importo: optionalMoney("Contributo dell'anno con la maternità", { help: 'Vuoto: calcolato dal reddito' }),
  accontiVersati: optionalMoney('Acconti versati prima del calendario'),
  saldo: optionalMoney('Saldo', CON_SEGNO),
}

const gestioneSeparata = group('Gestione separata', {
  tipo: choice('Aliquota', { NESSUNA: 'Nessuna', PIENA: 'Piena', RIDOTTA: 'Ridotta' }),
  reddito: money('Reddito', CON_SEGNO),
  importo: optionalMoney("Contributo dell'anno", { help: 'Vuoto: calcolato dal reddito' }),
  accontiVersati: optionalMoney('Acconti versati prima del calendario'),
  saldo: optionalMoney('Saldo', CON_SEGNO),
})

const compenso = {
  nome: text('Nome'),
  ritenute: money('Ritenute'),
  contributi: money('Contributi alla gestione separata'),
  aliquota: choice('Aliquota', { PIENA: 'Piena', RIDOTTA: 'Ridotta' }),
  mesi: integer('Mesi', [1, 12], { default: 12, help: "Gli ultimi dell'anno" }),
  addizionaleRegionale: money('Addizionale regionale trattenuta'),
  addizionaleComunale: money('Addizionale comunale trattenuta'),
}

const anno = {
  anno: optionalInteger('Anno', anniAmmessi),
  regime: choice('Regime', { ORDINARIO: 'Ordinario', FORFETTARIO: 'Forfettario', NESSUNO: 'Senza partita IVA propria' }),
  attivo: flag('Attività in corso', { default: true }),
  isa: optionalFlag('Soggetto ISA, o con le stesse date', { help: 'Vuoto: da regime e ricavi. Chi partecipa in una impresa ISA: sì' }),
  partitaIva: optionalFlag('Partita IVA', { help: 'Vuoto: dal regime' }),
  inizioAttivita: day("Inizio dell'attività nell'anno"),
  uscitaImmediata: flag("Fuori dal forfettario nell'anno stesso"),
  ricavi: money('Ricavi o compensi', { max: MAX_RICAVI }),
  imposte: group('Imposte', {
    irpef: imposta('IRPEF'),
    impostaSostitutiva: imposta('Imposta sostitutiva'),
    cedolareSecca: imposta('Cedolare secca'),
    flatTaxIncrementale: imposta('Flat tax incrementale'),
    addizionaleRegionale: imposta('Addizionale regionale'),
    addizionaleComunale: imposta('Addizionale comunale'),
    irap: imposta('IRAP'),
    ires: imposta('IRES'),
  }),
  contributi: group('Contributi', {
    ivs: list('Posizioni IVS', posizioneIvs, 6),
    gestioneSeparata,
    cassa: group('Cassa', { importo: money('Contributi'), scadenze: list('Scadenze', { data: day('Giorno'), importo: money('Importo') }, 12) }),
  }),
  inail: money('Premio INAIL'),
  dirittoCamerale: money('Diritto camerale'),
  tassaConcessione: money('Tassa sui libri sociali'),
  iva: group('IVA', {
    periodicita: choice('Liquidazioni', { NESSUNA: 'Nessuna', MENSILE: 'Mensili', TRIMESTRALE: 'Trimestrali' }),
    periodi: tuple(
      'IVA dovuta per periodo',
      Array.from({ length: 12 }, () => money('IVA del periodo', { ...CON_SEGNO, help: 'Negativa: a credito' })),
    ),
    acconto: optionalMoney('Acconto di dicembre', { help: 'Vuoto: metodo storico' }),
  }),
  rettificaIva: money('Rettifica della detrazione IVA', { help: "Lasciando il regime ordinario alla fine dell'anno" }),
  sostituto: group("Sostituto d'imposta", {
    compensi: list('Compensi agli amministratori', compenso, 6),
    dividendi: list(
      'Dividendi',
      {
        anno: optionalInteger('Anno di pagamento', anniAmmessi, { help: "Vuoto: l'anno dopo" }),
        mese: integer('Mese di pagamento', [1, 12], { default: 5 }),
        ritenuta: money('Ritenuta'),
      },
      6,
    ),
  }),
  spese: list('Spese', { descrizione: text('Descrizione'), data: day('Giorno'), importo: money('Importo') }, 30),
}

const soggetto = {
  id: text('Identificativo'),
  nome: text('Nome'),
  natura: choice('Natura', {
    PERSONA_FISICA: 'Persona fisica',
    SOCIETA_DI_PERSONE: 'Società di persone',
    SOCIETA_DI_CAPITALI: 'Società di capitali',
  }),
  codiceFiscale: text('Codice fiscale'),
  codiceComune: text('Codice catastale del comune'),
  provincia: text('Provincia'),
  codiceRegione: integer('Regione', [0, 21]),
  anni: list('Anni', anno, 6),
}

export const catalog = {
  annoImposta,
  calendario: group('Come si paga', opzioni),
  soggetti: list('Chi paga', soggetto, 10),
}

/** The whole state. */
export type State = StateOf<typeof catalog>
/** The state in a request. A missing key takes its default. */
export type Input = Partially<State>
export type Opzioni = State['calendario']
export type Soggetto = State['soggetti'][number]
export type Anno = Soggetto['anni'][number]
export type ChiaveImposta = keyof Anno['imposte']
export type PosizioneIvs = Anno['contributi']['ivs'][number]
