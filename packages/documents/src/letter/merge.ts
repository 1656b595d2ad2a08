/** Merge fields: the words and amounts that replace the braces of a template. */
import { format, gruppi, roundToCent } from '@bilancia/contract'
import type { Case } from './case.ts'
import type { LetterResult } from './types.ts'

export type MergeFields = Readonly<Record<string, string>>

/** Replaces every `{field}` in one pass: braces inside a value stay as typed. Throws on an unknown field. */
export const fill = (template: string, fields: MergeFields): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    if (value === undefined) throw new Error(`The letter has no value for {${name}}`)
    return value
  })

const { money, number, percent, shortAmount } = format

/** Part of a whole in percent, with two decimals. Both arguments in euro. */
const share = (part: number, total: number): string => percent(roundToCent((part / total) * 100))

/** `del 78`, `dell'86`: 8, 80 to 89, 1 and 11 begin with a vowel when read. */
const withOf = (written: string): string => (/^(8|11?\b)/.test(written) ? `dell'${written}` : `del ${written}`)

const quoted = (labels: readonly string[]): string => [...new Set(labels)].map((label) => `«${label}»`).join(', ')

const one = (labels: readonly string[]): boolean => new Set(labels).size === 1

/** The merge fields of a case. A field that the case does not have is absent: only sentences that do not apply use it. */
export function mergeFields(c: Case): MergeFields {
  const { anno, risultato, limiti } = c.input
  const { confronto } = risultato
  const vantaggio = Math.abs(confronto.vantaggioForfettarioConIva ?? 0)
  const complNorm = confronto.totaleComplessivo.normale
  const amounts = {
    anno: String(anno),
    annoPrec: String(anno - 1),
    normaForfettario: limiti.norma,
    previsteCause: limiti.cause.previste,
    comma57: limiti.cause.breve,
    ...(risultato.provvisorioAl && { provvisorioAl: format.day(risultato.provvisorioAl) }),
    limiteRicavi: money(limiti.ricavi),
    limitePersonale: money(limiti.personale),
    limiteDipendente: money(limiti.dipendente),
    ...(limiti.uscitaImmediata !== null && { limiteUscita: shortAmount(limiti.uscitaImmediata) }),
    quotaCollaboratori: number(limiti.quotaCollaboratori),
    riduzioneContributi: number(limiti.riduzioneContributi),
    ...(limiti.nuovi && { riduzioneNuovi: number(limiti.nuovi.percento), normaNuovi: limiti.nuovi.norma }),
    aliquotaStartUp: number(limiti.aliquotaStartUp),
    tipologiaTesto: c.famigliare ? 'impresa familiare' : c.typed.text('tipologia') === 'IMPRESA' ? 'impresa' : 'attività professionale',
    gruppo: gruppi[c.typed.amount('regimeForfettario.gruppo') as keyof typeof gruppi],
    coefficiente: number(risultato.regimeForfettario.percentualeRedditivita),
    delCoefficiente: withOf(number(risultato.regimeForfettario.percentualeRedditivita)),
    aliquota: number(c.typed.amount('regimeForfettario.impostaSost')),
    ricavi: money(c.ricavi),
    costi: money(c.costi),
    redditoNetto: money(risultato.redditoContributiImposta.redditoNetto),
    complForf: money(c.complForf),
    complNorm: money(complNorm),
    vantaggio: money(vantaggio),
    rettificaIva: money(Math.abs(confronto.rettificaIvaApplicata)),
    ...(c.pareggioCosti !== null && { pareggioCosti: money(c.pareggioCosti), pareggioCostiPct: share(c.pareggioCosti, c.ricavi) }),
    determinanti: quoted(c.determinanti),
    minori: quoted(c.minori),
    assunte: c.assunte.join('; '),
    avvisi: [...new Set(c.avvisi)].join('; '),
    mancanti: quoted(c.mancanti),
  }
  return {
    ...amounts,
    ...clauses(c, complNorm > 0 ? share(vantaggio, complNorm) : ''),
    motivi: confronto.motiviNonAmmesso.map((id) => fill(reasons[id], amounts)).join('; '),
  }
}

/** Optional parts of a sentence. Each has its own spaces and commas. */
function clauses(c: Case, vantaggioPct: string) {
  const { ricaviOrdinario } = c
  const { confronto, redditoContributiImposta } = c.input.risultato
  const unMotivo = confronto.motiviNonAmmesso.length === 1
  return {
    ricaviOrdinario: ricaviOrdinario === null ? '' : ` (${money(ricaviOrdinario)} nel regime ordinario)`,
    altriComponenti: c.altriComponenti.map(([nome, importo]) => `, ${nome} per ${money(importo)}`).join(''),
    aParita: ricaviOrdinario === null ? ', a parità di ricavi e costi,' : '',
    perdite: redditoContributiImposta.perditeUtilizzate > 0 ? ' e delle perdite pregresse' : '',
    seSpettaAliquota: c.aliquotaScaduta ? `, a condizione che l'aliquota del ${number(c.input.limiti.aliquotaStartUp)}% spetti ancora` : '',
    iMotivi: unMotivo ? 'il seguente motivo' : 'i seguenti motivi',
    causeCessate: unMotivo ? 'verrà meno la causa sopra indicata' : 'verranno meno le cause sopra indicate',
    nonIndicatiDeterminanti: one(c.determinanti) ? 'non è indicato o confermato' : 'non sono indicati o confermati',
    nonIndicatiMinori: one(c.minori) ? 'Non è stato indicato, e può spostare il confronto' : 'Non sono stati indicati, e possono spostare il confronto',
    nuoviDove: c.typed.flag('redditoContributiImposta.riduzione35') ? 'nel regime ordinario' : 'in entrambi i regimi',
    // If the supports bring the ordinary cost to zero or below, a share of it has no meaning.
    quotaVantaggio: vantaggioPct && ` (${vantaggioPct} del costo del regime ordinario)`,
    oveSussistano: c.requisitiDaVerificare ? ', ove ne sussistano i requisiti' : '',
    flatTax: c.typed.flag('regimeNormale.flatTaxIncrementale') ? '' : ', non considerata nel calcolo',
    mesi: months(c),
  }
}

/** Like the warning on screen: only persons with less than twelve months. If there are two, each has its name or its place. */
function months({ input, collaboratori }: Case): string {
  const titolare = input.risultato.redditoContributiImposta.mesiTitolare ?? 12
  const altri = collaboratori.filter(({ mesi }) => mesi !== null && mesi < 12)
  const chi = ({ numero, nome }: (typeof altri)[number]) => {
    if (collaboratori.length === 1) return 'collaboratore'
    return nome ? `collaboratore ${nome}` : `${numero === 1 ? 'primo' : 'secondo'} collaboratore`
  }
  const parti = altri.map((uno) => `${uno.mesi} mesi per il ${chi(uno)}`)
  if (titolare >= 12) return parti.join(' e ')
  return [`${titolare} mesi`, ...(parti.length ? [`e ${parti.join(' e ')}`] : [])].join(', ')
}

/** Why the flat-rate regime is not allowed, in words that fit inside a sentence. Braces are merge fields. */
const reasons: Readonly<Record<LetterResult['confronto']['motiviNonAmmesso'][number], string>> = {
  ricaviAnnoPrecedente: 'ricavi o compensi del {annoPrec}, ragguagliati ad anno, superiori a {limiteRicavi}',
  spesePersonaleAnnoPrecedente: 'spese per lavoro dipendente e collaborazioni del {annoPrec} superiori a {limitePersonale}',
  redditoDipendenteAnnoPrecedente: 'redditi di lavoro dipendente, di pensione e assimilati del {annoPrec} superiori a {limiteDipendente}',
  'causeOstative.a': 'applicazione di regimi speciali IVA o di regimi forfetari di determinazione del reddito ({comma57}, lettera a)',
  'causeOstative.b': 'mancanza della residenza in Italia ({comma57}, lettera b)',
  'causeOstative.c': 'cessione in via prevalente di fabbricati, terreni edificabili o mezzi di trasporto nuovi ({comma57}, lettera c)',
  'causeOstative.d':
    'partecipazione in società di persone, associazioni o imprese familiari, o controllo di s.r.l. con attività riconducibile ({comma57}, lettera d)',
  'causeOstative.dBis': 'attività svolta in prevalenza verso datori di lavoro attuali o dei due anni precedenti ({comma57}, lettera d-bis)',
  ricaviOltreUscitaImmediata: 'ricavi o compensi del {anno} superiori a {limiteUscita} euro',
}
