/** The concordato of a biennium: each year on both sides, the exits, the break-even income, the verdict. The rules of a side are in `lato.ts`. */
import { allowedAt, concordato as contratto, evaluator, format, inForce, type Message, provisionalSince, roundToCent, type TaxYear } from '@bilancia/contract'
import type { Parametro } from '@bilancia/engine'
import { standard } from '@bilancia/engine/host'
import { programma } from './lato.ts'
import * as p from './parametri.ts'

const { wrong, holds } = evaluator(contratto.catalog, { namedSections: true, everyField: true })
type Dati = contratto.State
type DatiAnno = Dati['anni'][number]
type Opzione = boolean

/** How far the search of the break-even income looks, and in which steps. */
const PASSO = 500

const di = (figura: Parametro, anno: TaxYear): number => figura.cifra(anno).valore
const seC = (figura: Parametro, anno: TaxYear): number | null => (figura.previsto(anno) ? di(figura, anno) : null)
const nonNegativo = (euro: number): number => Math.max(0, euro)

/** The rate by score, or that of the flat-rate regime. */
function aliquotaSostitutiva({ soggetto, punteggioIsa, aliquotaForfettario }: Dati, anno: TaxYear): number {
  if (soggetto === 'FORFETTARIO') return di(aliquotaForfettario === 5 ? p.aliquote.avvio : p.aliquote.forfettario, anno)
  if (punteggioIsa >= di(p.isa.affidabile, anno)) return di(p.aliquote.alta, anno)
  return di(punteggioIsa >= di(p.isa.sufficiente, anno) ? p.aliquote.media : p.aliquote.bassa, anno)
}

/** Null where the law sets none. */
function limiteProposta({ soggetto, punteggioIsa: isa }: Dati, anno: TaxYear): number | null {
  if (soggetto === 'FORFETTARIO') return null
  const { massimo, ottimo, affidabile, sufficiente, basso } = p.aumentoMassimo
  if (isa >= di(p.isa.massimo, anno)) return seC(massimo, anno)
  if (isa >= di(p.isa.ottimo, anno)) return seC(ottimo, anno)
  if (isa >= di(p.isa.affidabile, anno)) return seC(affidabile, anno)
  return seC(isa >= di(p.isa.sufficiente, anno) ? sufficiente : basso, anno)
}

/** The state of the rules for one year of one side; `explained` opens it. */
type Lato = Readonly<Record<string, unknown>>

function comune(dati: Dati, anno: TaxYear, effettivo: number): Lato {
  const { previdenza } = dati
  return {
    annoImposta: anno,
    soggetto: dati.soggetto,
    effettivo,
    gestione: previdenza.tipo,
    aliquotaCassa: previdenza.aliquotaCassa,
    altriRedditi: dati.altriRedditi,
    oneriDeducibili: dati.oneriDeducibili,
    detrazioni: dati.detrazioni,
    detrazioneAutonomi: dati.detrazioneAutonomi,
    addizionaleRegionale: dati.addizionaleRegionalePercentuale,
    addizionaleComunale: dati.addizionaleComunalePercentuale,
    aliquotaIrap: dati.aliquotaIrap,
    aliquotaForfettario: dati.aliquotaForfettario,
  }
}

const latoSenza = (dati: Dati, anno: TaxYear, { effettivo, vpnEffettivo }: DatiAnno): Lato => ({
  ...comune(dati, anno, effettivo),
  reddito: effettivo,
  redditoIntero: effettivo,
  baseContributi: effettivo,
  valoreProduzione: nonNegativo(vpnEffettivo),
})

/** The agreed income after adjustments, and its part under substitute tax. */
function concordato(dati: Dati, anno: TaxYear, uno: DatiAnno, opzione: Opzione) {
  const reddito = Math.max(di(p.redditoMinimo, anno), roundToCent(uno.concordato + uno.rettifiche))
  const sopra = roundToCent(uno.concordato - nonNegativo(dati.redditoPrecedente))
  const eccedenza = opzione ? Math.min(reddito, nonNegativo(sopra)) : 0
  // The ceiling holds for adhesions from 13 June 2025, whatever the biennium.
  const conLimite = dati.soggetto !== 'FORFETTARIO' && (dati.biennio === '2026-2027' || (dati.biennio === '2025-2026' && dati.adesioneDal13Giugno2025))
  const eccedenzaAgevolata = conLimite ? Math.min(eccedenza, di(p.limiteEccedenza, anno)) : eccedenza
  return { reddito, eccedenza, eccedenzaAgevolata, eccedenzaOltreLimite: roundToCent(eccedenza - eccedenzaAgevolata) }
}

function latoCon(dati: Dati, anno: TaxYear, uno: DatiAnno, opzione: Opzione): Lato {
  const { reddito, eccedenza, eccedenzaAgevolata, eccedenzaOltreLimite } = concordato(dati, anno, uno, opzione)
  const { tipo, suEffettivo } = dati.previdenza
  return {
    ...comune(dati, anno, uno.effettivo),
    reddito: roundToCent(reddito - eccedenza),
    redditoIntero: reddito,
    eccedenzaAgevolata,
    eccedenzaOltreLimite,
    aliquotaSostitutiva: aliquotaSostitutiva(dati, anno),
    aliquotaOltreLimite: seC(dati.soggetto === 'SOCIETA_CAPITALI' ? p.oltreLimite.ires : p.oltreLimite.irpef, anno) ?? 0,
    baseContributi: tipo === 'CASSA' ? uno.effettivo : suEffettivo ? Math.max(reddito, uno.effettivo) : reddito,
    valoreProduzione: Math.max(di(p.redditoMinimo, anno), uno.vpnConcordato),
  }
}

function risolto(lato: Lato) {
  const dato = programma.calculate(lato)
  if (!('totale' in dato)) throw new Error('a year of the concordato without a result')
  const { messaggi: _, ...voci } = dato
  return voci
}

/** The side with the agreement, with the cheaper option where none is chosen. At a tie the option is taken. */
function scelto(dati: Dati, anno: TaxYear, uno: DatiAnno) {
  const con = (opzione: Opzione) => ({ opzione, lato: latoCon(dati, anno, uno, opzione), voci: risolto(latoCon(dati, anno, uno, opzione)) })
  if (uno.opzioneSostitutiva !== null) return con(uno.opzioneSostitutiva)
  const [si, no] = [con(true), con(false)]
  return si.voci.totale <= no.voci.totale ? si : no
}

/** The smallest whole real income from which the agreement never costs more; null if it still does at the end of the search. */
function redditoPareggio(dati: Dati, anno: TaxYear, uno: DatiAnno): number | null {
  const costaDiPiu = (effettivo: number): boolean => {
    const mosso = { ...uno, effettivo, vpnEffettivo: roundToCent(uno.vpnEffettivo + effettivo - uno.effettivo) }
    return scelto(dati, anno, mosso).voci.totale > risolto(latoSenza(dati, anno, mosso)).totale
  }
  const fine = Math.ceil((2 * Math.max(uno.concordato, uno.effettivo, 1000)) / PASSO) * PASSO
  if (costaDiPiu(fine)) return null
  let sotto = fine - PASSO
  while (sotto >= 0 && !costaDiPiu(sotto)) sotto -= PASSO
  if (sotto < 0) return 0
  let sopra = sotto + PASSO
  while (sopra - sotto > 1) {
    const mezzo = Math.floor((sotto + sopra) / 2)
    if (costaDiPiu(mezzo)) sotto = mezzo
    else sopra = mezzo
  }
  return sopra
}

type Detto = { readonly id: keyof typeof contratto.messages; readonly campo: string; readonly valori?: Readonly<Record<string, string>> }
const messaggio = ({ id, campo, valori = {} }: Detto): Message => {
  const base = standard(id, campo, contratto.messages)
  return { ...base, testo: Object.entries(valori).reduce((testo, [nome, valore]) => testo.replace(`{${nome}}`, valore), base.testo) }
}

/** The year from which the agreement ends, and why. */
function uscite(dati: Dati, anni: readonly TaxYear[]): readonly (Detto & { readonly dal: TaxYear })[] {
  const forfettario = dati.soggetto === 'FORFETTARIO'
  const ingresso = dati.ingressoForfettario
  return anni.flatMap((anno, i) => {
    const uno = dati.anni[i]
    if (!uno) return []
    const valori = { anno: String(anno) }
    const limite = di(forfettario ? p.ricaviForfettario : p.ricaviIsa, anno)
    const eventi = uno.circostanzeEccezionali && uno.effettivo < uno.concordato * (1 - di(p.quotaEventi, anno) / 100)
    const regime = i > 0 && ingresso === anno
    return [
      ...(regime ? [{ id: 'CESSAZIONE_FORFETTARIO', campo: 'ingressoForfettario', valori, dal: anno } as const] : []),
      ...(eventi ? [{ id: 'CESSAZIONE_EVENTI', campo: `anni.${i}.effettivo`, valori, dal: anno } as const] : []),
      ...(uno.ricavi > limite
        ? [
            {
              id: forfettario ? 'RICAVI_OLTRE_150000' : 'RICAVI_OLTRE_ISA',
              campo: `anni.${i}.ricavi`,
              valori: { ...valori, limite: format.money(limite) },
              dal: anno,
            } as const,
          ]
        : []),
    ]
  })
}

function esclusioni(dati: Dati, anni: readonly TaxYear[]): readonly Detto[] {
  const ammesso = (dati.soggetto === 'FORFETTARIO') === (dati.biennio === '2024')
  return [
    ...(ammesso ? [] : [{ id: 'SOGGETTO_NON_AMMESSO', campo: 'biennio', valori: { biennio: dati.biennio } } as const]),
    ...(dati.debitiOltre5000 ? [{ id: 'DEBITI_OLTRE_5000', campo: 'debitiOltre5000' } as const] : []),
    ...(dati.ingressoForfettario !== null && dati.ingressoForfettario === anni[0]
      ? [{ id: 'FORFETTARIO_PRIMO_ANNO', campo: 'ingressoForfettario' } as const]
      : []),
  ]
}

const adesioni: Readonly<Record<contratto.Biennio, contratto.Risultato['adesione']>> = {
  '2024': { termine: '2024-10-31', frase: 'adesione chiusa il 31/10/2024', prossima: 'i forfettari non sono più ammessi dal 2025 (D.Lgs. 81/2025)' },
  '2024-2025': {
    termine: '2024-12-12',
    frase: 'adesione chiusa il 31/10/2024, riaperta fino al 12/12/2024 (da memoria)',
    prossima: 'biennio 2027-2028: entro il 30/9/2027, salvo proroghe',
  },
  '2025-2026': { termine: '2025-09-30', frase: 'adesione chiusa il 30/9/2025', prossima: 'biennio 2027-2028: entro il 30/9/2027, salvo proroghe' },
  '2026-2027': {
    termine: '2026-11-02',
    frase: 'adesione chiusa il 2/11/2026 (D.L. 38/2026, art. 7-bis), come la revoca',
    prossima: 'biennio 2027-2028: entro il 30/9/2027, salvo proroghe',
  },
}

const avvertenze = (dati: Dati): readonly string[] => [
  'Lo scudo dagli accertamenti (art. 39 D.P.R. 600/1973) e gli altri benefici ISA non hanno un prezzo in questo calcolo.',
  "Con la decadenza (art. 22) cadono tutti e due gli anni: si paga sul reddito effettivo se è più alto, e l'imposta concordata resta dovuta se è più alta.",
  'Da memoria, non letti in un testo ufficiale: il minimo di 2.000 euro, il reddito precedente negativo contato zero, la detrazione sul reddito effettivo (art. 35), i limiti di uscita dei forfettari.',
  ...(dati.soggetto === 'PERSONA_FISICA' && dati.previdenza.tipo === 'CASSA'
    ? ['Contributi alla cassa sul reddito effettivo: lo ha detto Inarcassa (28/10/2024), per le altre è una lettura.']
    : []),
  ...(dati.soggetto === 'SOCIETA_CAPITALI' ? [] : ['Le società di persone non sono calcolate: il loro reddito si tassa sui soci.']),
  ...(dati.biennio === '2026-2027' ? ['Il 2027 è provvisorio: contributi e aliquote sono quelli del 2026.'] : []),
]

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

/** What the state says; null without a subject, a biennium or a year. */
function letto(state: object): Calcolato | null {
  const dati = inForce(contratto.catalog, state)
  const { soggetto, biennio } = dati
  if (soggetto === '' || biennio === '') return null
  const anni: readonly TaxYear[] = contratto.bienni[biennio].slice(0, dati.anni.length)
  if (anni.length < contratto.bienni[biennio].length) return null
  const escluso = esclusioni(dati, anni)
  const usciti = escluso.length > 0 ? [] : uscite(dati, anni)
  const primo = usciti.map(({ dal }) => dal).sort()[0]
  return { dati, anni, escluso, usciti, fuoriDal: escluso.length > 0 ? (anni[0] ?? null) : (primo ?? null) }
}

/** The states of the rules of one year; null if the year is not computed. Out of the agreement both sides are the one without. */
export function latiDi(state: object, i: number): { readonly senza: Lato; readonly con: Lato } | null {
  const calcolato = letto(state)
  const [anno, uno] = [calcolato?.anni[i], calcolato?.dati.anni[i]]
  if (!calcolato || anno === undefined || !uno) return null
  const senza = latoSenza(calcolato.dati, anno, uno)
  const fuori = calcolato.fuoriDal !== null && anno >= calcolato.fuoriDal
  return { senza, con: fuori ? senza : scelto(calcolato.dati, anno, uno).lato }
}

/** Computes what can be computed. Never throws on a state: without a subject, a biennium or one of its years the result has only messages. */
export function calcola(state: object): contratto.Risultato | { readonly messaggi: readonly Message[] } {
  const daiCampi = messaggiDeiCampi(state)
  const calcolato = letto(state)
  if (!calcolato) {
    const mancano = daiCampi.some(({ id }) => id === 'CAMPO_OBBLIGATORIO') ? [] : [standard('CAMPO_OBBLIGATORIO', 'anni', contratto.messages)]
    return { messaggi: [...daiCampi, ...mancano] }
  }
  const { dati, anni, escluso, usciti, fuoriDal } = calcolato
  const [primo] = anni
  if (primo === undefined) return { messaggi: daiCampi }
  const limite = limiteProposta(dati, primo)
  const righe = anni.flatMap((anno, i): contratto.Anno[] => {
    const uno = dati.anni[i]
    return uno ? [annoDi(dati, anno, uno, fuoriDal !== null && anno >= fuoriDal)] : []
  })
  const vantaggioBiennio = roundToCent(righe.reduce((somma, { vantaggio }) => somma + vantaggio, 0))
  // A share of a loss says nothing.
  const oltreLimite =
    limite !== null && dati.redditoPrecedente > 0 && dati.anni.some(({ concordato }) => concordato > roundToCent(dati.redditoPrecedente * (1 + limite / 100)))
  const nonConviene = righe.some(({ inConcordato }, i) => {
    const [anno, uno] = [anni[i], dati.anni[i]]
    return (
      inConcordato &&
      anno !== undefined &&
      uno?.opzioneSostitutiva === true &&
      risolto(latoCon(dati, anno, uno, true)).totale > risolto(latoCon(dati, anno, uno, false)).totale
    )
  })
  return {
    esito: escluso.length > 0 ? 'ESCLUSO' : vantaggioBiennio > 1 ? 'CONVIENE' : vantaggioBiennio < -1 ? 'NON_CONVIENE' : 'INDIFFERENTE',
    aliquotaSostitutiva: aliquotaSostitutiva(dati, primo),
    limitePropostaPercento: limite,
    anni: righe,
    vantaggioBiennio,
    maggiorazioneAcconto: maggiorazione(dati, primo, righe[0]?.inConcordato ?? false),
    rischio: {
      redditoNonTassato: roundToCent(
        righe.reduce((somma, { inConcordato, senza, con }) => somma + (inConcordato ? nonNegativo(senza.reddito - con.reddito) : 0), 0),
      ),
      maggioriImposteSeDecade: roundToCent(righe.reduce((somma, { vantaggio }) => somma + nonNegativo(vantaggio), 0)),
    },
    adesione: adesioni[dati.biennio === '' ? '2026-2027' : dati.biennio],
    avvertenze: [...avvertenze(dati)],
    messaggi: [
      ...daiCampi,
      ...escluso.map(messaggio),
      ...usciti.map(messaggio),
      ...(oltreLimite ? [messaggio({ id: 'PROPOSTA_OLTRE_LIMITE', campo: 'anni.0.concordato', valori: { limite: format.number(limite ?? 0) } })] : []),
      ...(nonConviene ? [messaggio({ id: 'SOSTITUTIVA_NON_CONVIENE', campo: 'anni.0.opzioneSostitutiva' })] : []),
    ],
  }
}

function annoDi(dati: Dati, anno: TaxYear, uno: DatiAnno, fuori: boolean): contratto.Anno {
  const { impostaSostitutiva: _, ...voci } = risolto(latoSenza(dati, anno, uno))
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
    redditoPareggio: redditoPareggio(dati, anno, uno),
  }
}

/** On the first advance of the first year, by the historical method. */
function maggiorazione(dati: Dati, anno: TaxYear, inConcordato: boolean): number {
  const [uno] = dati.anni
  if (!uno || !inConcordato || dati.rinnovo) return 0
  const { reddito, avvio, irap } = p.maggiorazione
  const aliquota = di(dati.soggetto === 'FORFETTARIO' && dati.aliquotaForfettario === 5 ? avvio : reddito, anno)
  const perReddito = roundToCent((nonNegativo(uno.concordato - nonNegativo(dati.redditoPrecedente)) * aliquota) / 100)
  const perIrap = dati.soggetto === 'SOCIETA_CAPITALI' ? roundToCent((nonNegativo(uno.vpnConcordato - dati.vpnPrecedente) * di(irap, anno)) / 100) : 0
  return roundToCent(perReddito + perIrap)
}
