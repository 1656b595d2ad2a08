/**
 * The regional surcharge calculated a second time, in plain arithmetic from the acts of the regions. The figures of each act come from the
 * register, where `golden/addizionali-*.csv` checks them; how they apply is worked out here.
 */
import type { TaxYear } from '@bilancia/contract'
import { type FormaRegionale, formeRegionali, type Limiti } from '../src/addizionali/regioni.ts'

const al = (x: number): number => (Math.sign(x) * Math.floor(Math.abs(x) * 100 + 0.5 + 1e-6)) / 100

type Scaglioni = FormaRegionale['scaglioni']
const aScaglioni = (x: number, scaglioni: Scaglioni): number =>
  scaglioni.reduce((imposta, { fino, aliquota }, i) => imposta + (Math.max(0, Math.min(x, fino) - (scaglioni[i - 1]?.fino ?? 0)) * aliquota) / 100, 0)

export type Residente = {
  readonly regione: number
  readonly imponibile: number
  readonly complessivo: number
  /** Cedolare secca and flat-rate income: Bolzano counts them in its limits. */
  readonly sostitutive: number
  readonly figli: number
  readonly minori: number
  readonly percentuale: number
}

/** D.Lgs. 446/1997 art. 50; D.Lgs. 68/2011 art. 6: the surcharge, in case IRPEF is due. */
export function regionale(anno: TaxYear, r: Residente): number {
  const forma = formeRegionali[r.regione]?.[anno].valore
  if (!forma) return 0
  const { imponibile: x, figli } = r
  const entro = ({ oltre = -1, fino = Number.POSITIVE_INFINITY, conSostitutive }: Limiti): boolean => {
    const misura = conSostitutive ? x + r.sostitutive : x
    return misura > oltre && misura <= fino
  }
  const { deduzione, sogliaUnica, fissa, lineare, figlio } = forma
  const base = deduzione && x <= deduzione.fino ? Math.max(0, x - deduzione.importo) : x
  const agevolata = forma.agevolate?.find(
    (a) =>
      x <= a.fino + (a.perFiglio ? a.perFiglio.importo * Math.max(0, figli - a.perFiglio.oltre) : 0) &&
      x > (a.oltre ?? -1) &&
      figli >= (a.figliMin ?? 0) &&
      figli <= (a.figliMax ?? 99) &&
      (a.percentuale ?? r.percentuale) === r.percentuale,
  )
  const lorda = (): number => {
    if (forma.esenteFino !== undefined && r.complessivo <= forma.esenteFino) return 0
    if (sogliaUnica && x <= sogliaUnica.fino) return (base * sogliaUnica.aliquota) / 100
    if (agevolata)
      return agevolata.scaglioneFino === undefined
        ? (base * agevolata.aliquota) / 100
        : aScaglioni(
            base,
            forma.scaglioni.map((s) => (s.fino === agevolata.scaglioneFino ? { ...s, aliquota: agevolata.aliquota } : s)),
          )
    if (forma.intero) return (base * (forma.scaglioni.find(({ fino }) => base <= fino)?.aliquota ?? 0)) / 100
    return aScaglioni(base, forma.scaglioni)
  }
  const crescente = lineare ? Math.min(lineare.massimo, (lineare.importo * Math.max(0, x - lineare.oltre)) / lineare.ogni) : 0
  const conFigli = figlio && entro(figlio) && figli >= (figlio.figliMin ?? 0) && figli > (figlio.figliOltre ?? -1)
  const perFigli = conFigli ? (figlio.importo * (figlio.minori ? r.minori : figli) * r.percentuale) / 100 : 0
  return al(Math.max(0, al(lorda()) - (fissa && entro(fissa) ? fissa.importo : 0) - al(crescente) - al(perFigli)))
}
