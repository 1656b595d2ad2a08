/** The rows of the Confronto, with the labels of form and table. */
import {
  choice,
  type Field,
  type Flag,
  flag,
  type Group,
  group,
  integer,
  list,
  type Money,
  money,
  onForm,
  optionalFlag,
  optionalInteger,
  optionalMoney,
  percent,
  text,
} from '../fields/field.ts'

export const lati = ['forfettario', 'normale'] as const
export type Lato = (typeof lati)[number]

export const righeCaratteristiche = {
  addebitoIva: 'Addebito IVA',
  detrazioneIvaAcquisti: 'Detrazione IVA acquisti',
  ritenutaSubita: "Ritenuta d'acconto subita",
  deduzioneCostiEffettivi: 'Deduzione costi effettivi',
  detrazioniPersonali: 'Detrazioni personali e per carichi',
  detrazioneBonusEdilizi: 'Detrazione bonus edilizi e spese',
  recuperoPerdite: 'Recupero perdite',
  isa: 'ISA',
  fatturazioneElettronica: 'Fatturazione elettronica',
  contabilitaObbligatoria: 'Contabilità obbligatoria',
  riduzioneContributi35: 'Riduzione contributi 35%',
  limiteRicavi: 'Limite ricavi',
  vincoloTriennale: 'Vincolo triennale',
  accreditoDodiciMesi: 'Accredito 12 mesi contributivi',
} as const

export const righeAdempimenti = {
  tenutaContabilita: 'Tenuta contabilità e registri',
  liquidazioniIva: 'Liquidazioni IVA e comunicazioni (LIPE)',
  dichiarazioneIva: 'Dichiarazione IVA annuale',
  dichiarazioneRedditi: 'Dichiarazione dei redditi',
  isa: 'ISA',
  dichiarazioneIrap: 'Dichiarazione IRAP',
  fatturazioneElettronica: 'Fatturazione elettronica e conservazione',
  certificazioneUnica770: 'Certificazione unica, 770, sostituto',
  voceLibera1: 'Voce libera 1',
  voceLibera2: 'Voce libera 2',
  voceLibera3: 'Voce libera 3',
} as const

type Side<T extends Field | Group> = Group<Readonly<Record<Lato, T>>, false>

const adempimento = (label: string) => {
  const side = group(label, { attivo: optionalFlag(`${label}: si applica`), costo: money(`${label}: costo annuo`) })
  return { forfettario: side, normale: side }
}
type Adempimento = Side<Group<{ readonly attivo: Flag<null>; readonly costo: Money<number> }, false>>

const voceLibera = (label: string) => group(label, { etichetta: text(`${label}: descrizione`, { information: true }), ...adempimento(label) })

const caratteristica = (label: string): Side<Flag<null>> =>
  group(label, { forfettario: optionalFlag(`${label}, regime forfettario`), normale: optionalFlag(`${label}, regime normale`) })

/** One entry of the same shape for each row, with the same keys. */
const rows = <K extends string, E>(labels: Readonly<Record<K, string>>, make: (label: string) => E) =>
  Object.fromEntries(Object.entries<string>(labels).map(([key, label]) => [key, make(label)])) as Readonly<Record<K, E>>

const { voceLibera1, voceLibera2, voceLibera3, ...fissi } = righeAdempimenti

/** An asset that entered the firm with deducted VAT. */
export const bene = {
  descrizione: text('Descrizione', { information: true }),
  tipo: choice('Tipo', { MOBILE: 'Bene mobile', FABBRICATO: 'Fabbricato' }),
  annoEntrataInFunzione: optionalInteger('Anno di entrata in funzione', [1990, 2100], { help: 'Vuoto: il bene non conta' }),
  costo: optionalMoney('Costo unitario', { help: 'Fino a 516,46 € (516,45 dal 2027) il bene non si rettifica' }),
  coefficienteAmmortamento: percent('Coefficiente di ammortamento', { help: 'Oltre il 25% il bene non si rettifica' }),
  ivaDetratta: money("IVA detratta all'acquisto"),
}

export const confronto = group('Confronto', {
  ivaIndetraibileAnnua: money('IVA indetraibile annua', { cell: 'D36', help: 'Ricorrente, solo in regime forfettario' }),
  rettificaIva: optionalMoney('Rettifica IVA', {
    min: -9_999_999,
    cell: 'G33',
    help: 'Una tantum; vuoto: dalla tabella dei beni',
    form: { computed: 'confronto.rettificaIvaApplicata' },
  }),
  tabellaRettifica: group('Rettifica della detrazione IVA', {
    direzione: choice('Direzione', { INGRESSO: 'Ingresso nel forfettario', USCITA: 'Uscita dal forfettario' }, { help: 'In uscita il segno cambia' }),
    annoCambio: optionalInteger('Primo anno del nuovo regime', [2000, 2100], { help: "Vuoto: l'anno d'imposta" }),
    ivaRimanenze: money('IVA sulle rimanenze'),
    ivaServiziNonUtilizzati: money('IVA sui servizi non utilizzati'),
    beni: onForm(list('Beni', bene, 50), { elsewhere: 'tabella dei beni' }),
  }),
  bollo: group('Imposta di bollo sulle fatture', {
    attivo: flag('Bollo a carico del contribuente'),
    numeroFatture: integer('Numero di fatture', [0, 99_999]),
  }),
  adempimenti: onForm(
    group('Adempimenti e relative spese amministrative', {
      ...rows(fissi, (label): Adempimento => group(label, adempimento(label))),
      voceLibera1: voceLibera(voceLibera1),
      voceLibera2: voceLibera(voceLibera2),
      voceLibera3: voceLibera(voceLibera3),
    }),
    { elsewhere: 'tabella del confronto, in righeAdempimenti' },
  ),
  altreCaratteristiche: onForm(group('Altre caratteristiche', rows(righeCaratteristiche, caratteristica)), {
    elsewhere: 'tabella del confronto, in righeCaratteristiche',
  }),
})
