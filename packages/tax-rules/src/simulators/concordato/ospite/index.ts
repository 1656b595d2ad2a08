/** The concordato of a biennium in any host: each year on both sides, the exits, the break-even income, the verdict. It contains no rules. */
import { allowedAt, concordato as contratto, evaluator, format, inForce, type Message, provisionalSince, roundToCent, type TaxYear } from '@bilancia/contract'
import { type ConMessaggi, type Editions, standard } from '@bilancia/engine/host'
import type { Forma } from '../programma.ts'
import { avvertenze } from './avvertenze.ts'
import type { CifreConcordato } from './cifre.ts'
import { type Dati, type DatiAnno, fascia, type Lato, lati, latoSenza, limiteProposta } from './lati.ts'
import { type Detto, esclusioni, messaggio, uscite } from './uscite.ts'

const { wrong, holds } = evaluator(contratto.catalog, { namedSections: true, everyField: true })
const nonNegativo = (euro: number): number => Math.max(0, euro)

const messaggiDeiCampi = (state: object): readonly Message[] => [
  ...wrong(state).map((campo) => ({ ...standard('VALORE_NON_VALIDO', campo, contratto.messages), dettaglio: allowedAt(contratto.catalog, campo) })),
  ...(['soggetto', 'biennio'] as const).flatMap((campo) =>
    (contratto.catalog[campo].messages ?? []).filter(({ when }) => holds(when, state)).map(({ id }) => standard(id, campo, contratto.messages)),
  ),
]

type Calcolato = {
  readonly dati: Dati
  readonly anni: readonly TaxYear[]
  readonly fuoriDal: TaxYear | null
  readonly escluso: readonly Detto[]
  readonly usciti: readonly Detto[]
}

/** The surcharge on the first advance of the first year, by the historical method, in euro. */
function maggiorazioneDi(dati: Dati, { maggiorazione: { reddito, avvio, irap } }: CifreConcordato, inConcordato: boolean): number {
  const [uno] = dati.anni
  const aliquota = dati.soggetto === 'FORFETTARIO' && dati.aliquotaForfettario === 5 ? avvio : reddito
  if (!uno || !inConcordato || dati.rinnovo || aliquota === null) return 0
  // To the cent first: the noise of the difference would turn half a cent of a percentage down.
  const oltre = (concordato: number, precedente: number): number => nonNegativo(roundToCent(concordato - nonNegativo(precedente)))
  const perReddito = roundToCent((oltre(uno.concordato, dati.redditoPrecedente) * aliquota) / 100)
  const oltreVpn = oltre(uno.vpnConcordato, dati.vpnPrecedente)
  const perIrap = dati.soggetto === 'SOCIETA_CAPITALI' ? roundToCent((oltreVpn * irap) / 100) : 0
  return roundToCent(perReddito + perIrap)
}

export type SenzaPareggio = Omit<contratto.Risultato, 'anni'> & { readonly anni: readonly Omit<contratto.Anno, 'redditoPareggio'>[] }

export function ospite(edizioni: Editions<Forma>) {
  const { cifre, concordato, latoCon, risolto, scelto, redditoPareggio } = lati(edizioni)

  /** The state as read, with its exclusions and exits; null without a subject, a biennium or a year. */
  function letto(state: object): Calcolato | null {
    const dati = inForce(contratto.catalog, state)
    const { soggetto, biennio } = dati
    if (soggetto === '' || biennio === '') return null
    const anni: readonly TaxYear[] = contratto.bienni[biennio].slice(0, dati.anni.length)
    if (anni.length < contratto.bienni[biennio].length) return null
    const escluso = esclusioni(dati, anni)
    const usciti = escluso.length > 0 ? [] : uscite(dati, anni, cifre)
    return { dati, anni, escluso, usciti, fuoriDal: escluso.length > 0 ? (anni[0] ?? null) : (usciti[0]?.dal ?? null) }
  }

  /** The states of the rules of one year; null if the year is not computed. Out of the agreement both sides are the one without. */
  function latiDi(state: object, i: number): { readonly senza: Lato; readonly con: Lato } | null {
    const calcolato = letto(state)
    const [anno, uno] = [calcolato?.anni[i], calcolato?.dati.anni[i]]
    if (!calcolato || anno === undefined || !uno) return null
    const senza = latoSenza(calcolato.dati, anno, uno)
    const fuori = calcolato.fuoriDal !== null && anno >= calcolato.fuoriDal
    return { senza, con: fuori ? senza : scelto(calcolato.dati, anno, uno).lato }
  }

  /** Computes what can be computed. Never throws on a state: without a subject, a biennium or one of its years the result has only messages. */
  const calcola = (state: object): contratto.Risultato | ConMessaggi => calcolato(state, redditoPareggio)

  /** For a reader that does not ask for the break-even income: its search takes nearly all the time. */
  const senzaPareggio = (state: object): SenzaPareggio | ConMessaggi => calcolato(state, () => null)

  function calcolato(state: object, pareggio: typeof redditoPareggio): contratto.Risultato | ConMessaggi {
    const daiCampi = messaggiDeiCampi(state)
    const quali = letto(state)
    if (!quali) {
      const mancano = daiCampi.some(({ id }) => id === 'CAMPO_OBBLIGATORIO') ? [] : [standard('CAMPO_OBBLIGATORIO', 'anni', contratto.messages)]
      return { messaggi: [...daiCampi, ...mancano] }
    }
    const { dati, anni, escluso, usciti, fuoriDal } = quali
    const [primo] = anni
    if (primo === undefined) return { messaggi: daiCampi }
    const ammesso = escluso.length === 0
    const limite = ammesso ? limiteProposta(dati, cifre(primo)) : null
    const righe = anni.flatMap((anno, i): contratto.Anno[] => {
      const uno = dati.anni[i]
      return uno ? [annoDi(dati, anno, uno, fuoriDal !== null && anno >= fuoriDal, pareggio)] : []
    })
    const vantaggioBiennio = roundToCent(righe.reduce((somma, { vantaggio }) => somma + vantaggio, 0))
    // A percentage of a loss has no meaning.
    const oltreLimite =
      limite !== null && dati.redditoPrecedente > 0 && dati.anni.some(({ concordato }) => concordato > roundToCent(dati.redditoPrecedente * (1 + limite / 100)))
    const nonConviene = righe.some(({ inConcordato }, i) => {
      const [anno, uno] = [anni[i], dati.anni[i]]
      return (
        inConcordato &&
        anno !== undefined &&
        uno?.opzioneSostitutiva === true &&
        risolto(latoCon(dati, anno, uno, true), anno).totale > risolto(latoCon(dati, anno, uno, false), anno).totale
      )
    })
    return {
      esito: !ammesso ? 'ESCLUSO' : vantaggioBiennio > 1 ? 'CONVIENE' : vantaggioBiennio < -1 ? 'NON_CONVIENE' : 'INDIFFERENTE',
      aliquotaSostitutiva: ammesso ? cifre(primo).aliquote[fascia(dati, cifre(primo))] : null,
      limitePropostaPercento: limite,
      anni: righe,
      vantaggioBiennio,
      maggiorazioneAcconto: maggiorazioneDi(dati, cifre(primo), righe[0]?.inConcordato ?? false),
      rischio: {
        redditoNonTassato: roundToCent(
          righe.reduce((somma, { inConcordato, senza, con }) => somma + (inConcordato ? nonNegativo(senza.reddito - con.reddito) : 0), 0),
        ),
        maggioriImposteSeDecade: roundToCent(righe.reduce((somma, { vantaggio }) => somma + nonNegativo(vantaggio), 0)),
      },
      adesione: contratto.adesioni[dati.biennio === '' ? '2026-2027' : dati.biennio],
      avvertenze: ammesso ? [...avvertenze(dati, cifre(primo))] : [],
      messaggi: [
        ...daiCampi,
        ...escluso.map(messaggio),
        ...usciti.map(messaggio),
        ...(oltreLimite ? [messaggio({ id: 'PROPOSTA_OLTRE_LIMITE', campo: 'anni.0.concordato', valori: { limite: format.number(limite ?? 0) } })] : []),
        ...(nonConviene ? [messaggio({ id: 'SOSTITUTIVA_NON_CONVIENE', campo: 'anni.0.opzioneSostitutiva' })] : []),
      ],
    }
  }

  function annoDi(dati: Dati, anno: TaxYear, uno: DatiAnno, fuori: boolean, pareggio: typeof redditoPareggio): contratto.Anno {
    const { impostaSostitutiva: _1, eccedenzaAgevolata: _2, eccedenzaOltreLimite: _3, ...voci } = risolto(latoSenza(dati, anno, uno), anno)
    const senza = { reddito: uno.effettivo, ...voci }
    const provvisorio = provisionalSince(anno) !== null
    if (fuori) {
      const nulla = { eccedenza: 0, eccedenzaAgevolata: 0, eccedenzaOltreLimite: 0, impostaSostitutiva: 0 }
      return { anno, provvisorio, inConcordato: false, opzioneSostitutiva: false, senza, con: { ...senza, ...nulla }, vantaggio: 0, redditoPareggio: null }
    }
    const { opzione, voci: conVoci } = scelto(dati, anno, uno)
    const con = { ...concordato(dati, anno, uno, opzione), ...conVoci }
    return {
      ...{ anno, provvisorio, inConcordato: true, opzioneSostitutiva: opzione, senza, con },
      vantaggio: roundToCent(senza.totale - con.totale),
      redditoPareggio: pareggio(dati, anno, uno),
    }
  }

  /** A page expects a result with a picture (`quadro`). The concordato has no picture. */
  const calcolaConQuadro = (state: object) => ({ risultato: calcola(state), quadro: null })

  return { calcola, senzaPareggio, calcolaConQuadro, latiDi }
}
