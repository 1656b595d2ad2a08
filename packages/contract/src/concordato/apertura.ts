/** The state of the concordato made from the data of a simulator. It lacks the proposal, the score and the income of the year before. */
import { roundToCent } from '../rounding.ts'
import type { Biennio, Input, State } from './catalog.ts'

export type Apertura = {
  readonly stato: Input & { readonly biennio: Biennio }
  /** The place of the simulator's year in the biennium. */
  readonly anno: 0 | 1
  /** Sentences on what the tool counts differently from the simulator. */
  readonly daControllare: readonly string[]
}

/** The biennium in which the tool puts a year: where possible, the one that begins with it. Null for a year without a concordato. */
function postoDi(anno: number): { readonly biennio: Biennio; readonly anno: 0 | 1 } | null {
  if (anno === 2024) return { biennio: '2024-2025', anno: 0 }
  if (anno === 2025) return { biennio: '2025-2026', anno: 0 }
  if (anno === 2026) return { biennio: '2026-2027', anno: 0 }
  return anno === 2027 ? { biennio: '2026-2027', anno: 1 } : null
}

type Anno = NonNullable<Input['anni']>[number]
const alPosto = (posto: 0 | 1, uno: Anno): readonly Anno[] => (posto === 0 ? [uno, {}] : [{}, uno])

/** The ordinary side of iForfettari, of a person without a family business. Amounts in euro. */
export type DaOrdinario = {
  readonly annoImposta: number
  readonly famigliare: boolean
  readonly contabilitaOrdinaria: boolean
  readonly previdenza: Exclude<State['previdenza']['tipo'], 'NESSUNA'> | null
  /** Of artisans and traders. */
  readonly riduzioni: Pick<State['previdenza'], 'anzianitaAl1995' | 'pensionatoOver65' | 'riduzione50'>
  readonly ricavi: number
  readonly reddito: number
  readonly contributi: number
  /** Losses of earlier years, which the tool does not ask for. */
  readonly conPerdite: boolean
  /** Without the main home, whose income is deducted. */
  readonly altriRedditi: number
  /** Income that counts for the deductions alone: rents under the flat tax. */
  readonly soloPerDetrazioni: number
  readonly oneriDeducibili: number
  readonly imponibile: number
  readonly totaleDetrazioni: number
  /** The part of art. 13, c. 5. */
  readonly detrazioneAutonomi: number
  /** The deduction for a job or a pension, in place of that of c. 5. */
  readonly conAltraDetrazione: boolean
  readonly addizionaleRegionale: number
  readonly addizionaleComunale: number
}

/** The deduction of art. 13, c. 5: the tool computes it again where it depends on what the tool knows. Otherwise its amount is one of the deductions. */
function detrazioniDi(dati: DaOrdinario) {
  const { totaleDetrazioni, detrazioneAutonomi } = dati
  const fissa = dati.soloPerDetrazioni > 0 || (detrazioneAutonomi > 0 && dati.reddito <= 0)
  const spetta = detrazioneAutonomi > 0 || !(dati.contabilitaOrdinaria || dati.conAltraDetrazione)
  return { fissa, detrazioneAutonomi: spetta && !fissa, detrazioni: roundToCent(totaleDetrazioni - (fissa ? 0 : detrazioneAutonomi)) }
}

/** Null for a case that the tool does not cover: a family business, a year without a concordato. */
export function daOrdinario(dati: DaOrdinario): Apertura | null {
  const posto = postoDi(dati.annoImposta)
  if (!posto || dati.famigliare) return null
  const mediaDi = (imposta: number) => (dati.imponibile > 0 ? roundToCent((imposta / dati.imponibile) * 100) : 0)
  const { previdenza } = dati
  const { fissa, ...detrazioni } = detrazioniDi(dati)
  const gestione =
    previdenza === 'CASSA'
      ? { tipo: 'CASSA' as const, aliquotaCassa: dati.reddito > 0 ? roundToCent((dati.contributi / dati.reddito) * 100) : 0 }
      : { tipo: previdenza ?? ('NESSUNA' as const), ...dati.riduzioni }
  return {
    ...posto,
    stato: {
      soggetto: 'PERSONA_FISICA',
      biennio: posto.biennio,
      anni: alPosto(posto.anno, { effettivo: dati.reddito, ricavi: dati.ricavi }),
      altriRedditi: Math.max(0, dati.altriRedditi),
      oneriDeducibili: dati.oneriDeducibili,
      ...detrazioni,
      addizionaleRegionalePercentuale: mediaDi(dati.addizionaleRegionale),
      addizionaleComunalePercentuale: mediaDi(dati.addizionaleComunale),
      previdenza: gestione,
    },
    daControllare: [
      'Le addizionali sono riportate con la loro aliquota media.',
      ...(previdenza === 'CASSA' ? ["L'aliquota della cassa è quella media sul reddito."] : []),
      ...(dati.conPerdite ? ['Le perdite pregresse non sono contate, né con il concordato né senza.'] : []),
      ...(fissa ? ["La detrazione dell'art. 13, c. 5, è quella di qui: con un altro reddito atteso va cambiata a mano."] : []),
    ],
  }
}

/** The company of Convenienza Srl. Amounts in euro, the rate in percent. */
export type DaSocieta = {
  readonly annoImposta: number
  readonly reddito: number
  readonly ricavi: number
  readonly ires: number
  readonly valoreProduzione: number
  /** Zero where the simulator leaves IRAP out. */
  readonly aliquotaIrap: number
}

/** The rate of the tool (art. 77 TUIR), in percent. */
const ALIQUOTA_IRES = 24

/** Null for a year without a concordato. */
export function daSocieta({ annoImposta, reddito, ricavi, ires, valoreProduzione, aliquotaIrap }: DaSocieta): Apertura | null {
  const posto = postoDi(annoImposta)
  if (!posto) return null
  const intera = roundToCent((Math.max(0, reddito) * ALIQUOTA_IRES) / 100)
  return {
    ...posto,
    stato: {
      soggetto: 'SOCIETA_CAPITALI',
      biennio: posto.biennio,
      aliquotaIrap,
      anni: alPosto(posto.anno, { effettivo: reddito, ricavi, vpnEffettivo: valoreProduzione }),
    },
    daControllare: [
      'Il reddito è quello della società senza compensi ai soci.',
      ...(ires === intera ? [] : [`Il concordato conta l'IRES al ${ALIQUOTA_IRES}%, non con l'aliquota indicata qui.`]),
      ...(aliquotaIrap > 0 ? [] : ["L'IRAP non è contata, come qui."]),
    ],
  }
}

/** What is typed of a proposal; null: not yet. */
export type Proposta = {
  readonly punteggioIsa: number | null
  readonly redditoPrecedente: number | null
  /** Of each year of the biennium. */
  readonly concordato: readonly [number | null, number | null]
  /** The proposed values of production, on which a company pays IRAP. */
  readonly valoreProduzione?: readonly [number | null, number | null]
}

/** The state with the proposal. A year with a proposal expects the income of the simulator's year, because the simulator has only one. */
export function conProposta({ stato, anno }: Apertura, { punteggioIsa, redditoPrecedente, concordato, valoreProduzione = [null, null] }: Proposta): Input {
  const atteso = stato.anni?.[anno] ?? {}
  const anni = concordato.map((proposto, i) => {
    const vpn = valoreProduzione[i] ?? null
    const typed = { ...(proposto !== null && { concordato: proposto }), ...(vpn !== null && { vpnConcordato: vpn }) }
    return Object.keys(typed).length > 0 ? { ...atteso, ...typed } : (stato.anni?.[i] ?? {})
  })
  return { ...stato, ...(punteggioIsa !== null && { punteggioIsa }), ...(redditoPrecedente !== null && { redditoPrecedente }), anni }
}
