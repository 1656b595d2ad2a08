/** Advances of taxes: how much of last year's tax is paid in June and in November. */
import { type calendario, roundToCent } from '@bilancia/contract'
import type { AnnoDelConto, Conto } from './conto.ts'
import { alCento } from './importi.ts'

export type ConAcconti = 'irpef' | 'impostaSostitutiva' | 'cedolareSecca' | 'irap' | 'ires'
export type Acconti = {
  readonly primo: number
  readonly secondo: number
  /** The tax that the advances are a percentage of, that percentage, and the percentage of the advances that is paid first (`quota`). */
  readonly base: number
  readonly percento: number
  readonly quota: number
}
const nessuno: Acconti = { primo: 0, secondo: 0, base: 0, percento: 0, quota: 0 }

const netta = ({ imposta, ritenute }: calendario.Anno['imposte']['irpef']): number => roundToCent(imposta - ritenute)

/** The advances of a year. The IRAP that D.L. 34/2020 waived is still in them: see `irapNonDovuta`. */
export function accontiDi(conto: Conto, chiave: ConAcconti, anno: number): Acconti {
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  if (!questo || !prima || !dovuti(conto, chiave, questo, prima)) return nessuno
  const cifre = conto.cifreDi(anno)
  const storica = prima.imposte[chiave].baseAcconto ?? netta(prima.imposte[chiave])
  const base = conto.metodo(chiave) === 'PREVISIONALE' && !inUscita(chiave, questo) ? netta(questo.imposte[chiave]) : storica
  const { soglie, quotaPrimaRata } = cifre
  if (base <= (conto.natura === 'SOCIETA_DI_CAPITALI' ? soglie.societaDiCapitali : soglie.persone)) return nessuno
  const percento = cifre.acconti[chiave]
  const acconto = alCento(base, percento)
  const quota = conto.isa(anno) ? quotaPrimaRata.isa : quotaPrimaRata.ordinario
  const rata = alCento(acconto, quota)
  const primo = rata <= soglie.primaRata ? 0 : rata
  return { primo, secondo: inUscita(chiave, questo) ? 0 : roundToCent(acconto - primo), base, percento, quota }
}

/** Whether the person leaves the flat-rate regime during the year. The first advance is then already paid, and the second is not due. */
const inUscita = (chiave: ConAcconti, questo: AnnoDelConto): boolean => chiave === 'impostaSostitutiva' && questo.uscitaImmediata

function dovuti(conto: Conto, chiave: ConAcconti, questo: AnnoDelConto, prima: AnnoDelConto): boolean {
  switch (chiave) {
    case 'irpef':
    case 'cedolareSecca':
      return true
    case 'impostaSostitutiva':
      return questo.attivo && (questo.regime === 'FORFETTARIO' || questo.uscitaImmediata) && prima.regime === 'FORFETTARIO'
    case 'irap':
      return questo.attivo && prima.attivo && (conto.natura !== 'PERSONA_FISICA' || conto.cifreDi(questo.anno).irap.accontoPersone)
    case 'ires':
      return questo.attivo && prima.attivo
  }
}

/** The advance of the municipal surcharge, paid in June. */
export function accontoComunale(conto: Conto, anno: number): number {
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  if (!questo || !prima) return 0
  const cifre = conto.cifreDi(anno)
  const di = conto.metodo('addizionaleComunale') === 'PREVISIONALE' ? questo : prima
  const acconto = alCento(netta(di.imposte.addizionaleComunale), cifre.acconti.addizionaleComunale)
  return acconto <= cifre.minimi.imposte ? 0 : acconto
}

/** Whether D.L. 34/2020 waives the first advance: for a revenue of the year before up to a limit (art. 24, c. 2). Without that year this one's counts. */
export function primoAccontoIrapNonDovuto(conto: Conto, anno: number): boolean {
  const { primoAccontoNonDovuto, ricaviMassimi } = conto.cifreDi(anno).irap
  const prima = conto.anni.get(anno - 1) ?? conto.anni.get(anno)
  return primoAccontoNonDovuto && (prima?.ricavi ?? 0) <= ricaviMassimi
}

/** The waived first advance of IRAP: the lower of the amounts by this year's and by last year's tax. It is neither paid nor in the balance. */
export function irapNonDovuta(conto: Conto, anno: number): number {
  const [questo, prima] = [conto.anni.get(anno), conto.anni.get(anno - 1)]
  const { quotaPrimaRata } = conto.cifreDi(anno)
  if (!questo || !primoAccontoIrapNonDovuto(conto, anno)) return 0
  const quota = conto.isa(anno) ? quotaPrimaRata.isa : quotaPrimaRata.ordinario
  // Without the year before, only the amount by this year's tax is known.
  const misure = [questo, ...(prima ? [prima] : [])].map(({ imposte }) => alCento(netta(imposte.irap), quota))
  return Math.max(0, Math.min(...misure))
}
