/** The two sides of a year: the state for the rules of each side, the cheaper option, the break-even income. */
import { type concordato as contratto, roundToCent, type TaxYear } from '@bilancia/contract'
import type { Editions } from '@bilancia/engine/host'
import type { Forma } from '../programma.ts'
import type { CifreConcordato } from './cifre.ts'

export type Dati = contratto.State
export type DatiAnno = Dati['anni'][number]

/** How far the search of the break-even income looks, and in which steps. */
const PASSO = 500

const nonNegativo = (euro: number): number => Math.max(0, euro)

export function fascia({ soggetto, punteggioIsa, aliquotaForfettario }: Dati, { isa }: CifreConcordato): contratto.Fascia {
  if (soggetto === 'FORFETTARIO') return aliquotaForfettario === 5 ? 'AVVIO' : 'FORFETTARIO'
  if (punteggioIsa >= isa.affidabile) return 'ALTA'
  return punteggioIsa >= isa.sufficiente ? 'MEDIA' : 'BASSA'
}

/** The highest increase of a proposal, as a percentage. Null where the law sets none. */
export function limiteProposta({ soggetto, punteggioIsa }: Dati, { isa, aumento }: CifreConcordato): number | null {
  if (soggetto === 'FORFETTARIO') return null
  if (punteggioIsa >= isa.massimo) return aumento.massimo
  if (punteggioIsa >= isa.ottimo) return aumento.ottimo
  if (punteggioIsa >= isa.affidabile) return aumento.affidabile
  return punteggioIsa >= isa.sufficiente ? aumento.sufficiente : aumento.basso
}

/** The state of the rules for one year of one side. */
export type Lato = Readonly<Record<string, unknown>>

function comune(dati: Dati, anno: TaxYear, effettivo: number): Lato {
  const { previdenza } = dati
  return {
    annoImposta: anno,
    soggetto: dati.soggetto,
    effettivo,
    gestione: previdenza.tipo,
    aliquotaCassa: previdenza.aliquotaCassa,
    anzianitaAl1995: previdenza.anzianitaAl1995,
    pensionatoOver65: previdenza.pensionatoOver65,
    riduzione35: previdenza.riduzione35,
    riduzione50: previdenza.riduzione50,
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

export const latoSenza = (dati: Dati, anno: TaxYear, { effettivo, vpnEffettivo }: DatiAnno): Lato => ({
  ...comune(dati, anno, effettivo),
  reddito: effettivo,
  redditoIntero: effettivo,
  baseContributi: effettivo,
  valoreProduzione: nonNegativo(vpnEffettivo),
})

/** The ceiling holds for adhesions from 13 June 2025, whatever the biennium. */
const haLimite = ({ soggetto, biennio, adesioneDal13Giugno2025 }: Dati): boolean =>
  soggetto !== 'FORFETTARIO' && (biennio === '2026-2027' || (biennio === '2025-2026' && adesioneDal13Giugno2025))

export function lati(edizioni: Editions<Forma>) {
  const cifre = (anno: TaxYear): CifreConcordato => {
    const { cifre: trovate } = edizioni(anno)
    if (!trovate) throw new RangeError(`no concordato in ${anno}`)
    return trovate
  }

  /** The agreed income after adjustments, and its part under substitute tax: adjustments act on the rest, and the floor holds for both together. */
  function concordato(dati: Dati, anno: TaxYear, uno: DatiAnno, opzione: boolean) {
    const eccedenza = opzione ? nonNegativo(roundToCent(uno.concordato - nonNegativo(dati.redditoPrecedente))) : 0
    const reddito = Math.max(cifre(anno).redditoMinimo, roundToCent(uno.concordato + uno.rettifiche), eccedenza)
    return { reddito, eccedenza }
  }

  function latoCon(dati: Dati, anno: TaxYear, uno: DatiAnno, opzione: boolean): Lato {
    const { reddito, eccedenza } = concordato(dati, anno, uno, opzione)
    const { tipo, suEffettivo } = dati.previdenza
    return {
      ...comune(dati, anno, uno.effettivo),
      reddito: roundToCent(reddito - eccedenza),
      redditoIntero: reddito,
      eccedenza,
      conLimite: haLimite(dati),
      fascia: fascia(dati, cifre(anno)),
      baseContributi: tipo === 'CASSA' ? uno.effettivo : suEffettivo ? Math.max(reddito, uno.effettivo) : reddito,
      valoreProduzione: Math.max(cifre(anno).redditoMinimo, uno.vpnConcordato),
    }
  }

  function risolto(lato: Lato, anno: TaxYear) {
    const { read, evaluate, collect } = edizioni(anno)
    const reading = read(lato)
    evaluate(reading.values)
    const { messaggi: _, ...voci } = collect(reading)
    return voci
  }

  /** The side with the agreement, with the cheaper option where none is chosen. At a tie the option is taken. */
  function scelto(dati: Dati, anno: TaxYear, uno: DatiAnno) {
    const con = (opzione: boolean) => {
      const lato = latoCon(dati, anno, uno, opzione)
      return { opzione, lato, voci: risolto(lato, anno) }
    }
    if (uno.opzioneSostitutiva !== null) return con(uno.opzioneSostitutiva)
    const [si, no] = [con(true), con(false)]
    return si.voci.totale <= no.voci.totale ? si : no
  }

  /** The smallest whole real income from which the agreement never costs more; null if it still does at the end of the search. */
  function redditoPareggio(dati: Dati, anno: TaxYear, uno: DatiAnno): number | null {
    const { size, read, evaluate, view } = edizioni(anno)
    const riga = new Float64Array(size)
    const totale = (lato: Lato): number => {
      const reading = read(lato, riga)
      evaluate(reading.values)
      return view(reading).totale
    }
    const opzioni = uno.opzioneSostitutiva === null ? [true, false] : [uno.opzioneSostitutiva]
    const costaDiPiu = (effettivo: number): boolean => {
      const mosso = { ...uno, effettivo, vpnEffettivo: roundToCent(uno.vpnEffettivo + effettivo - uno.effettivo) }
      const senza = totale(latoSenza(dati, anno, mosso))
      return opzioni.every((opzione) => totale(latoCon(dati, anno, mosso, opzione)) > senza)
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

  return { cifre, concordato, latoCon, risolto, scelto, redditoPareggio }
}
