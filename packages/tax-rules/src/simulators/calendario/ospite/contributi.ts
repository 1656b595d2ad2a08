/**
 * Contributions of a position in any year. The same figures and steps as `contributiIvs` and `contributoSeparata` of the
 * rules (a test compares them): a calendar needs last year's income with this year's table, which no simulator gives.
 */
import { type calendario, roundToCent } from '@bilancia/contract'
import type { CifreContributi } from './cifre.ts'
import { alCento, differenza } from './importi.ts'

type Posizione = Pick<calendario.PosizioneIvs, 'gestione' | 'mesi' | 'under21' | 'anzianitaAl1995' | 'riduzione'>

/** IVS of the year with maternity, on an income before minimum and ceiling. */
export function ivs(c: CifreContributi, reddito: number, { gestione, mesi, under21, anzianitaAl1995, riduzione }: Posizione): number {
  if (gestione === 'NESSUNA') return 0
  const nelPeriodo = (misura: number): number => (misura * mesi) / 12
  const massimale = anzianitaAl1995 ? nelPeriodo(c.massimaleAnte1996) : c.massimale
  const base = Math.min(Math.max(reddito, nelPeriodo(c.minimale)), massimale)
  const prima = Math.min(base, nelPeriodo(c.primaFascia))

  const ridotta35 = riduzione === 'FORFETTARIO35'
  const meta = riduzione === 'OVER65' ? c.riduzioneOver65 : riduzione === 'NUOVI50' ? (c.riduzione50 ?? 0) : 0
  const aliquota = under21 && !ridotta35 ? c.aliquotaUnder21 : c.aliquota
  const aggiuntiva = gestione === 'COMMERCIANTE' ? c.aggiuntivaCommercianti : 0
  const effettiva = (intera: number): number => intera * (1 - meta / 100) + aggiuntiva
  const contributo = roundToCent(alCento(prima, effettiva(aliquota)) + alCento(differenza(base, prima), effettiva(aliquota + c.puntoAggiuntivo)))
  const dovuto = ridotta35 ? alCento(contributo, 100 - c.riduzione35) : contributo
  return roundToCent(dovuto + nelPeriodo(c.maternita))
}

/** The part due on the minimum income, whatever the income is. */
export const ivsSulMinimale = (c: CifreContributi, posizione: Posizione): number => ivs(c, 0, posizione)

/** Gestione separata of a professional. A loss counts as zero; there is no minimum. */
export function separata(c: CifreContributi, tipo: 'NESSUNA' | 'PIENA' | 'RIDOTTA', reddito: number): number {
  if (tipo === 'NESSUNA') return 0
  return alCento(Math.min(Math.max(reddito, 0), c.massimaleSeparata), tipo === 'PIENA' ? c.separataPiena : c.separataRidotta)
}
