/** Budget4u: the dialogs INAIL, diritto annuale, and Imposte e contributi with its persons. */
import { aliquotaIres, gestioniIvs } from '../activity.ts'
import { not } from '../fields/condition.ts'
import { adapted, choice, flag, group, integer, MAX_MONEY, money, optionalGroup, optionalMoney, percent, tuple } from '../fields/field.ts'
import { conMinori, DE_MINIMIS, famiglia, figliACarico, previdenza } from '../person.ts'
import * as c from './conditions.ts'

export const inail = group(
  'INAIL',
  {
    classeDiRischio: integer('Classe di rischio', [0, 9], { cell: 'C19', when: c.inailArtigiani, help: 'Da 1 a 9; 0: non definita' }),
    tassoPerMille: percent('Tasso per mille', { max: 200, cell: 'C27', when: c.inailOrdinario, help: "Quello delle basi di calcolo dell'INAIL" }),
    numeroAssicurati: integer('Numero assicurati', [1, 5], { default: 1, cell: 'D19/D27' }),
    premioManuale: optionalMoney('Premio INAIL', {
      help: 'Vuoto: calcolato. Quello degli artigiani è una stima: scrivere qui il premio delle basi di calcolo',
      form: { label: 'Premio', computed: 'inail.premio' },
    }),
    addizionale1PerCento: flag("Addizionale dell'1%", { default: true }),
  },
  { all: [c.contoDitta, c.inailDefinito] },
)

/** The rows of the chamber fee, in order. */
export const sezioni = {
  NESSUNA: 'Nessuna',
  IMPRESE_INDIVIDUALI_SEZIONE_SPECIALE: 'Imprese individuali, sezione speciale',
  IMPRESE_INDIVIDUALI_SEZIONE_ORDINARIA: 'Imprese individuali, sezione ordinaria',
  SOCIETA_SEMPLICI_AGRICOLE: 'Società semplici agricole',
  SOCIETA_SEMPLICI_NON_AGRICOLE: 'Società semplici non agricole',
  COOPERATIVE_CONSORZI: 'Cooperative e consorzi',
  SNC_SAS: 'S.n.c. e S.a.s.',
  SRL_SPA: 'S.r.l. e S.p.A.',
  ALTRO: 'Altro',
} as const

const SEZIONE = 'dirittiCCIAA.sezione'
const aFatturato = {
  any: [
    { field: SEZIONE, is: 'COOPERATIVE_CONSORZI' },
    { field: SEZIONE, is: 'SNC_SAS' },
    { field: SEZIONE, is: 'SRL_SPA' },
  ],
}
const iscritta = { not: { field: SEZIONE, is: 'NESSUNA' } }

export const dirittiCCIAA = group(
  'Iscrizione registro imprese - diritto annuale',
  {
    sezione: choice('Sezione', sezioni, { cell: 'B8-B15', form: { elsewhere: 'una scelta per riga' } }),
    maggiorazione: percent('Maggiorazione', { options: [0, 10, 20, 50, 70], default: 20, cell: 'I8-I14', help: 'Quella deliberata dalla Camera' }),
    unitaLocali: integer('Unità locali', [0, 2], { cell: 'J8-J14', when: iscritta }),
    importoAltro: money('Importo della sede', { cell: 'H15', when: { field: SEZIONE, is: 'ALTRO' } }),
    fatturatoAnnoPrecedente: optionalMoney("Fatturato dell'anno precedente", {
      max: 999_999_999,
      when: aFatturato,
      help: 'Vuoto: primo anno, importo fisso',
    }),
  },
  c.contoDitta,
)

const quota = (di: string, cell: string, predefinita = 0) => percent(`Quota ${di}`, { decimals: 2, default: predefinita, cell, form: { label: 'Quota' } })

/** Family charges of one person, with up to three children (none by default). All persons share one region and one comune. */
const carichi = ([coniuge, figli, percentuale]: readonly [string, string, string]) => ({
  ...adapted(famiglia, {
    coniugeACarico: { cell: coniuge },
    percentualeCarichi: { cell: percentuale },
    numeroFigliMinori: { form: conMinori('informazioniCostiDiAvvio.codiceRegioneResidenza') },
  }),
  numeroFigliACarico: { ...figliACarico(3), cell: figli },
})

const titolare = group(
  'Titolare',
  { quota: { ...quota('del titolare', 'F107', 51), when: c.familiare }, ...carichi(['H69/H78/H107', 'I69/I78/I107', 'J69/J78/J107']) },
  c.personaFisica,
)
const collaboratore = (n: number) =>
  optionalGroup(`Collaboratore ${n}`, {
    quota: quota(`del collaboratore ${n}`, `F${107 + n}`),
    under21: { ...previdenza.under21, cell: `C${107 + n}` },
    ...carichi([`H${107 + n}`, `I${107 + n}`, `J${107 + n}`]),
  })
const socio = (n: number) =>
  optionalGroup(`Socio ${n}`, {
    quota: quota(`del socio ${n}`, `F${160 + n}/F${210 + n}`),
    senzaContributi: flag('Non lavora: senza contributi', { cell: `C${160 + n}` }),
    ...carichi([`H${160 + n}`, `I${160 + n}`, `J${160 + n}`]),
  })

const irap = group('IRAP', {
  soggetto: flag('Soggetto a IRAP', {
    cell: 'F54',
    help: 'Persone fisiche: solo fino al 2021, con autonoma organizzazione. Le società lo sono sempre',
    form: { shown: not(c.societa) },
  }),
  aliquota: percent('Aliquota IRAP', { max: 10, cell: 'F55', help: 'Quella della regione, di solito 3,9', form: { control: 'aliquotaIrap' } }),
  taglioPrimoAcconto: percent('Parte di IRAP 2020 non dovuta', { options: [0, 40, 50], when: c.nel2020, help: 'Primo acconto condonato' }),
  valoreProduzione: optionalMoney('Valore della produzione', {
    min: -MAX_MONEY,
    cell: 'E58/E61',
    help: 'Vuoto: calcolato dal conto economico',
    form: { computed: 'imposteContributi.irap.valoreProduzione' },
  }),
  deduzioni: optionalMoney('Deduzioni', {
    cell: 'H58/H61',
    help: 'Vuoto: calcolate. La forfettaria resta di 12 mesi: in un primo anno più corto si riduce a mano',
    form: { computed: 'imposteContributi.irap.deduzioni' },
  }),
  personaleTempoIndeterminato: flag('Personale tutto a tempo indeterminato', { help: 'Il suo costo si deduce' }),
})

/** The schemes of a professional, in the tax block and in the flat-rate one. */
export const previdenze = {
  NON_DEFINITA: 'Non definita',
  GESTIONE_SEPARATA_RIDOTTA: 'Senza cassa autonoma, aliquota ridotta',
  GESTIONE_SEPARATA_PIENA: 'Senza cassa autonoma, aliquota piena',
  CASSA_AUTONOMA: 'Con cassa autonoma',
} as const

export const imposteContributi = group(
  'Imposte e contributi',
  {
    irap,
    irapDeducibilePerCompetenza: flag("Deduci la quota di IRAP dell'anno", { when: c.nonTrasparente, help: "Senza spunta: per cassa, quella dell'anno prima" }),
    aliquotaIres: { ...aliquotaIres, cell: 'J214', when: c.nonTrasparente },
    gestioneIvs: choice(
      'Gestione IVS',
      { NON_DEFINITA: 'Non definita', NESSUNA: 'Nessun socio IVS', ...gestioniIvs },
      {
        cell: 'F68/F69/F100/F101/F154/F155/F208-F210',
        when: c.ditta,
        help: '«Nessun socio IVS» solo per la S.r.l. non trasparente',
        form: { helpWhen: c.nonTrasparente },
      },
    ),
    riduzione50: { ...previdenza.riduzione50, when: c.ditta, help: `Per 36 mesi dall'avvio; qui contati negli anni dal 2025 al 2027. ${DE_MINIMIS}` },
    previdenzaProfessionista: choice('Previdenza', previdenze, { cell: 'F77/F78/F80', when: c.professione }),
    contributoCassa: money('Contributo alla cassa autonoma', {
      cell: 'G80',
      when: { all: [c.professione, { field: 'imposteContributi.previdenzaProfessionista', is: 'CASSA_AUTONOMA' }] },
    }),
    titolare,
    collaboratori: tuple('Collaboratori', [1, 2, 3, 4].map(collaboratore)),
    soci: tuple('Soci', [1, 2, 3, 4, 5].map(socio)),
  },
  c.normale,
)
