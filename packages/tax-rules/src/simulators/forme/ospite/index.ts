/**
 * Forme: one profile, ten columns, one ranking. Each column is a state of iForfettari or Convenienza Srl built from the
 * profile and run on the compiled simulator, so it equals that simulator to the cent. It contains no rules.
 */
import { allowedAt, evaluator, format, forme, inForce, type Message, provisionalSince, sumToCent, type TaxYear } from '@bilancia/contract'
import { type ConMessaggi, standard, yearOf } from '@bilancia/engine/host'
import { type Aperto, apertiDi } from './aperti.ts'
import type { CifreForme } from './cifre.ts'
import { colonna, colonneDi, inClassifica } from './colonne.ts'
import { type Conti, contiDi, type Simulatori } from './conti.ts'
import { curvaDi } from './curva.ts'
import { type Profilo, profiloDi } from './profilo.ts'

export type { Aperto } from './aperti.ts'
export type { CifreForme } from './cifre.ts'
export type { Simulatori } from './conti.ts'

const { wrong, holds } = evaluator(forme.catalog, { namedSections: true, everyField: true })
const obbligatori = [
  ['denominazione', forme.catalog.denominazione],
  ['attivita.tipologia', forme.catalog.attivita.fields.tipologia],
] as const

function messaggiDeiCampi(state: object): readonly Message[] {
  const sbagliati = wrong(state).map((campo) => ({
    ...standard('VALORE_NON_VALIDO', campo, forme.messages),
    dettaglio: allowedAt(forme.catalog, campo),
  }))
  const mancanti = obbligatori.flatMap(([campo, { messages = [] }]) =>
    messages.filter(({ when }) => holds(when, state)).map(({ id }) => standard(id, campo, forme.messages)),
  )
  return [...sbagliati, ...mancanti]
}

/** Data of one kind of activity on a profile of the other: they are not read, so the result says it. */
function contrari({ impresa, dati: { previdenza } }: Profilo): readonly Message[] {
  const { gestioneIvs, aliquotaSep, cassaProfessionale } = previdenza
  const detto = (vale: boolean, campo: string, dettaglio: string) => (vale ? [{ ...standard('VALORE_NON_VALIDO', campo, forme.messages), dettaglio }] : [])
  if (!impresa)
    return detto(gestioneIvs === 'ARTIGIANO' || gestioneIvs === 'COMMERCIANTE', 'previdenza.gestioneIvs', 'per una professione è ammesso solo «Nessuna»')
  return [
    ...detto(aliquotaSep === 'RIDOTTA' || aliquotaSep === 'PIENA', 'previdenza.aliquotaSep', "per un'impresa è ammesso solo «Nessuna»"),
    ...detto(cassaProfessionale, 'previdenza.cassaProfessionale', "per un'impresa è ammesso solo «No»"),
  ]
}

function annoProvvisorio(anno: TaxYear): readonly Message[] {
  const al = provisionalSince(anno)
  if (al === null) return []
  const messaggio = standard('ANNO_PROVVISORIO', 'annoImposta', forme.messages)
  return [{ ...messaggio, testo: messaggio.testo.replace('{anno}', String(anno)).replace('{al}', format.day(al)) }]
}

function messaggiDelProfilo(profilo: Profilo): readonly Message[] {
  const { totaleQuote, familiari, persone, impresa, dati } = profilo
  const { attivita, previdenza } = dati
  const detto = (vale: boolean, id: keyof typeof forme.messages, campo: string) => (vale ? [standard(id, campo, forme.messages)] : [])
  const conFondo = previdenza.gestioneIvs === 'ARTIGIANO' || previdenza.gestioneIvs === 'COMMERCIANTE'
  const conPerdite = attivita.perditePregresse > 0 || attivita.perditePrimiTrePeriodi > 0
  const quoteSbagliate = totaleQuote !== null && totaleQuote !== 100
  return [
    ...contrari(profilo),
    ...annoProvvisorio(profilo.anno),
    ...detto(quoteSbagliate, 'QUOTE_TOTALE', 'persone').map((m) => ({ ...m, testo: m.testo.replace('{x}', format.amount(totaleQuote ?? 0)) })),
    ...detto(sumToCent(familiari) > profilo.cifre.limiti.quoteFamiliari, 'QUOTE_OLTRE_49', 'persone'),
    ...detto(impresa && conPerdite, 'PERDITE_NON_TRASFERIBILI', 'attivita.perditePregresse'),
    ...detto(impresa && conFondo && persone.some((p, i) => (familiari[i] ?? 0) > 0 && p.lavora !== false), 'COADIUTORI_IVS', 'persone'),
  ]
}

/** `cifre`: the figures of a year that no simulator has. */
export function ospite(simulatori: Simulatori, cifre: (anno: TaxYear) => CifreForme) {
  const contare = contiDi(simulatori)

  /** The simulators on the profile of a state; null without a known year or without a kind of activity. */
  function conti(state: object): Conti | null {
    const anno = yearOf(state)
    if (typeof anno !== 'number') return null
    const dati = inForce(forme.catalog, state)
    if (dati.attivita.tipologia === 'NON_DEFINITO') return null
    const persone = dati.persone.length > 0 ? dati.persone : inForce(forme.catalog, { persone: [{}] }).persone
    return contare(profiloDi({ ...dati, persone }, anno, cifre(anno)))
  }

  /**
   * Computes what can be computed. Never throws on a state. Without a known year the result has only messages. `nota`: the columns of
   * this state, for a caller that has them already.
   */
  function calcola(state: object, nota?: (forma: forme.Forma) => forme.Colonna): forme.Risultato | ConMessaggi {
    const anno = yearOf(state)
    if (typeof anno !== 'number') return { messaggi: [anno] }
    const suoi = conti(state)
    const daiCampi = messaggiDeiCampi(state)
    if (!suoi) return { annoImposta: anno, colonne: [], migliore: null, miglioreAmmessa: null, messaggi: daiCampi }
    const { profilo } = suoi
    const colonne = colonneDi(suoi, nota)
    suoi.finiti()
    return { annoImposta: anno, ...inClassifica(profilo.dati, colonne), messaggi: [...daiCampi, ...messaggiDelProfilo(profilo)] }
  }

  /** Every form by revenue or costs; null without a known year or a kind of activity. */
  const curva = (state: object, chiesta: { readonly variabile: forme.Variabile; readonly punti: number }) => curvaDi(calcola, state, chiesta)

  /** The states of the simulators behind a column, each as the simulator takes it. Empty where the column is not calculated. */
  function aperti(state: object, forma: forme.Forma): readonly Aperto[] {
    const suoi = conti(state)
    return suoi && colonna(suoi, forma).calcolata ? apertiDi(suoi, forma) : []
  }

  return { calcola, conti, curva, aperti }
}
