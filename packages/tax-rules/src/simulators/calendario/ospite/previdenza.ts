/** IVS and gestione separata: what is due, its part on the minimum, advances, balance. */
import { type calendario, roundToCent } from '@bilancia/contract'
import type { Conto, RigaDelConto } from './conto.ts'
import { ivs, ivsSulMinimale, separata } from './contributi.ts'
import { alCento } from './importi.ts'
import { conMinimo } from './imposte.ts'

export type AccontiPrevidenza = { readonly primo: number; readonly secondo: number; readonly base: number; readonly percento: number }
const nessuno: AccontiPrevidenza = { primo: 0, secondo: 0, base: 0, percento: 0 }

/** The positions of a year; nobody is insured in a year without activity. */
export const posizioniIvs = (conto: Conto, anno: number): readonly calendario.PosizioneIvs[] => {
  const questo = conto.anni.get(anno)
  return questo?.attivo ? questo.contributi.ivs : []
}

/**
 * The contribution of a position in a year: on the minimum, above it. Before the first table only a typed contribution
 * counts, because the table of another year would give a wrong one; advances use last year's income with this year's table.
 */
export function ivsDi(conto: Conto, anno: number, posizione: calendario.PosizioneIvs): { readonly fissi: number; readonly oltre: number } {
  if (posizione.gestione === 'NESSUNA') return { fissi: 0, oltre: 0 }
  const { contributi } = conto.cifreDi(anno)
  const dovuto = posizione.importo ?? (conto.haTabelle(anno) ? ivs(contributi, posizione.reddito, posizione) : 0)
  const fissi = Math.min(dovuto, ivsSulMinimale(contributi, posizione))
  return { fissi, oltre: roundToCent(dovuto - fissi) }
}

/** The advances above the minimum: last year's income with this year's table and flags, twelve months. */
export function accontiIvs(conto: Conto, anno: number, indice: number): AccontiPrevidenza {
  const questa = posizioniIvs(conto, anno)[indice]
  const prima = posizioniIvs(conto, anno - 1)[indice]
  if (!questa || !prima || questa.gestione === 'NESSUNA' || prima.gestione === 'NESSUNA') return nessuno
  const { contributi, acconti } = conto.cifreDi(anno)
  const interoAnno = { ...questa, mesi: 12 }
  const storica = Math.max(0, roundToCent(ivs(contributi, prima.reddito, interoAnno) - ivsSulMinimale(contributi, interoAnno)))
  const base = conto.metodo('ivs') === 'PREVISIONALE' ? ivsDi(conto, anno, questa).oltre : storica
  const primo = alCento(base, acconti.ivsPrima)
  return { primo, secondo: roundToCent(base - primo), base, percento: acconti.ivsPrima }
}

function separataDi(conto: Conto, anno: number): number {
  const questo = conto.anni.get(anno)
  if (!questo?.attivo) return 0
  const { tipo, importo, reddito } = questo.contributi.gestioneSeparata
  if (tipo === 'NESSUNA') return 0
  return importo ?? (conto.haTabelle(anno) ? separata(conto.cifreDi(anno).contributi, tipo, reddito) : 0)
}

/** Two equal advances on last year's income with this year's rate and ceiling; none in the first year. */
export function accontiSeparata(conto: Conto, anno: number): AccontiPrevidenza {
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  if (!questo?.attivo || !prima?.attivo) return nessuno
  const { tipo } = questo.contributi.gestioneSeparata
  if (tipo === 'NESSUNA' || prima.contributi.gestioneSeparata.tipo === 'NESSUNA') return nessuno
  const { contributi, acconti } = conto.cifreDi(anno)
  const storica = separata(contributi, tipo, prima.contributi.gestioneSeparata.reddito)
  const base = conto.metodo('gestioneSeparata') === 'PREVISIONALE' ? separataDi(conto, anno) : storica
  const uno = alCento(base, acconti.gestioneSeparata)
  return { primo: uno, secondo: uno, base, percento: acconti.gestioneSeparata }
}

type Scritti = Pick<calendario.PosizioneIvs, 'accontiVersati' | 'saldo'>
const righe = (conto: Conto, anno: number, scritti: Scritti, dovuto: number, acconti: AccontiPrevidenza) => {
  const versati = anno === conto.primo ? (scritti.accontiVersati ?? 0) : roundToCent(acconti.primo + acconti.secondo)
  return { anno, dovuto, ritenute: 0, acconti: versati, nonDovuto: 0, saldo: scritti.saldo ?? roundToCent(dovuto - versati) }
}

/** The rows of the reconciliation of a year: the minimum of each position, the rest of each, gestione separata. */
export function saldiPrevidenza(conto: Conto, anno: number): readonly RigaDelConto[] {
  const questo = conto.anni.get(anno)
  if (!questo) return []
  const posizioni = posizioniIvs(conto, anno).map((una, indice) => ({ una, indice, ...ivsDi(conto, anno, una) }))
  const fissi = posizioni.map(({ una, indice, fissi }) =>
    conMinimo(conto, { tributo: 'IVS_FISSI', posizione: una.nome, indice, anno, dovuto: fissi, ritenute: 0, acconti: 0, nonDovuto: 0, saldo: fissi }, 0),
  )
  const oltre = posizioni.map(({ una, indice, oltre }) =>
    conMinimo(conto, { tributo: 'IVS_PERCENTUALE', posizione: una.nome, indice, ...righe(conto, anno, una, oltre, accontiIvs(conto, anno, indice)) }, 0),
  )
  const { gestioneSeparata } = questo.contributi
  const dovuta = separataDi(conto, anno)
  const gs =
    gestioneSeparata.tipo === 'NESSUNA'
      ? null
      : conMinimo(conto, { tributo: 'GESTIONE_SEPARATA', posizione: '', ...righe(conto, anno, gestioneSeparata, dovuta, accontiSeparata(conto, anno)) }, 0)
  return [...fissi, ...oltre, gs].flatMap((riga) => riga ?? [])
}
