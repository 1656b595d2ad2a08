/** Taxes of a year: what is due, what was paid in advance, the balance. */
import { type calendario, roundToCent } from '@bilancia/contract'
import { accontiDi, accontoComunale, type ConAcconti, irapNonDovuta, primoAccontoIrapNonDovuto } from './acconti.ts'
import type { Conto, RigaDelConto } from './conto.ts'

const conAcconti: ReadonlySet<calendario.ChiaveImposta> = new Set<ConAcconti>(['irpef', 'impostaSostitutiva', 'cedolareSecca', 'irap', 'ires'])
const haAcconti = (chiave: calendario.ChiaveImposta): chiave is ConAcconti => conAcconti.has(chiave)

/** In the order of the rows. */
export const imposte = [
  ['irpef', 'IRPEF'],
  ['impostaSostitutiva', 'IMPOSTA_SOSTITUTIVA'],
  ['cedolareSecca', 'CEDOLARE_SECCA'],
  ['flatTaxIncrementale', 'FLAT_TAX_INCREMENTALE'],
  ['addizionaleRegionale', 'ADDIZIONALE_REGIONALE'],
  ['addizionaleComunale', 'ADDIZIONALE_COMUNALE'],
  ['irap', 'IRAP'],
  ['ires', 'IRES'],
] as const satisfies readonly (readonly [calendario.ChiaveImposta, calendario.Tributo])[]

/** The advances of a tax that fall in a year, as they are paid: June and November. */
export function pagatiInAcconto(conto: Conto, chiave: calendario.ChiaveImposta, anno: number): { readonly primo: number; readonly secondo: number } {
  if (chiave === 'addizionaleComunale') return { primo: accontoComunale(conto, anno), secondo: 0 }
  if (!haAcconti(chiave)) return { primo: 0, secondo: 0 }
  const { primo, secondo } = accontiDi(conto, chiave, anno)
  return { primo: chiave === 'irap' && primoAccontoIrapNonDovuto(conto, anno) ? 0 : primo, secondo }
}

/** The advances that the balance of a year takes off. In the first year given, those that the state names. */
function accontiScomputati(conto: Conto, chiave: calendario.ChiaveImposta, anno: number): number {
  if (chiave === 'addizionaleRegionale' || chiave === 'flatTaxIncrementale') return 0
  if (anno === conto.primo) return conto.anni.get(anno)?.imposte[chiave].accontiVersati ?? 0
  const uscita = conto.anni.get(anno)?.uscitaImmediata ?? false
  // The first advance of the substitute tax goes against IRPEF (circ. 32/E/2023, RN38).
  if (uscita && chiave === 'impostaSostitutiva') return 0
  const { primo, secondo } = pagatiInAcconto(conto, chiave, anno)
  const dellaSostitutiva = uscita && chiave === 'irpef' ? pagatiInAcconto(conto, 'impostaSostitutiva', anno).primo : 0
  return roundToCent(primo + secondo + dellaSostitutiva)
}

/** The balance of a tax; null without the year, and for a row of zeros. */
export function saldoDi(conto: Conto, [chiave, tributo]: (typeof imposte)[number], anno: number): RigaDelConto | null {
  const questo = conto.anni.get(anno)
  if (!questo) return null
  const { imposta: dovuto, ritenute, saldo: scritto } = questo.imposte[chiave]
  const acconti = accontiScomputati(conto, chiave, anno)
  const nonDovuto = chiave === 'irap' ? irapNonDovuta(conto, anno) : 0
  const differenza = scritto ?? roundToCent(dovuto - ritenute - acconti - nonDovuto)
  const { saldoNonDovuto, ricaviMassimi } = conto.cifreDi(anno).irap
  const condonato = chiave === 'irap' && saldoNonDovuto && questo.ricavi <= ricaviMassimi ? Math.max(0, differenza) : 0
  const riga = {
    tributo,
    posizione: '',
    anno,
    dovuto,
    ritenute,
    acconti,
    nonDovuto: roundToCent(nonDovuto + condonato),
    saldo: roundToCent(differenza - condonato),
  }
  const { minimi } = conto.cifreDi(anno)
  return conMinimo(conto, riga, chiave === 'irap' ? minimi.irap : minimi.imposte)
}

/** Below a minimum a balance is not paid and a credit is not usable. Null for a row of zeros. */
export function conMinimo(
  conto: Conto,
  riga: Omit<RigaDelConto, 'soggetto' | 'indice' | 'nonVersato' | 'credito'> & { readonly indice?: number },
  minimo: number,
): RigaDelConto | null {
  const { dovuto, ritenute, acconti, saldo } = riga
  if ([dovuto, ritenute, acconti, saldo].every((importo) => importo === 0)) return null
  const nonVersato = Math.abs(saldo) <= minimo ? saldo : 0
  return { indice: 0, ...riga, soggetto: conto.id, nonVersato, credito: nonVersato === 0 ? Math.max(0, -saldo) : 0 }
}
