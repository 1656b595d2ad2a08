/** The pension bought in the year: the contributions credited, and the months. */
import { roundToCent, truncateTo } from '@bilancia/contract'
import type { CifreForme } from './cifre.ts'

type Inps = CifreForme['inps']
export type Comprata = { readonly montante: number | null; readonly mesiIvs: number | null; readonly mesiGestioneSeparata: number | null }

export const nulla: Comprata = { montante: 0, mesiIvs: null, mesiGestioneSeparata: null }
/** For a professional fund, the contributions that it credits are not known here. */
export const cassa: Comprata = { ...nulla, montante: null }

type Riduzioni = { readonly riduzione35: boolean; readonly riduzione50: boolean; readonly pensionatoOver65: boolean }
type Posizione = Riduzioni & { readonly base: number; readonly anzianitaAl1995: boolean; readonly under21: boolean }

const MESI = 12

/** IVS without the traders' addition and maternity (L. 335/1995, art. 2, c. 29). Only the 35% and 50% reliefs cost months. */
export function daIvs(p: Inps, { base, anzianitaAl1995, under21, riduzione35, riduzione50, pensionatoOver65 }: Posizione): Comprata {
  const imponibile = Math.min(Math.max(base, p.minimale), anzianitaAl1995 ? p.massimaleAnte1996 : p.massimale)
  const prima = Math.min(imponibile, p.primaFascia)
  const meta = riduzione35 ? 0 : riduzione50 && p.riduzione50 !== null ? p.riduzione50 : pensionatoOver65 ? p.riduzioneOver65 : 0
  const intera = under21 && !riduzione35 ? p.aliquotaUnder21 : p.aliquota
  const al = (importo: number, aliquota: number) => roundToCent((importo * aliquota * (100 - meta)) / 10_000)
  const pieno = roundToCent(al(prima, intera) + al(roundToCent(imponibile - prima), intera + p.puntoAggiuntivo))
  const versato = riduzione35 ? roundToCent((pieno * (100 - p.riduzione35)) / 100) : pieno
  const accreditati = truncateTo((MESI * versato) / roundToCent((p.minimale * p.aliquota) / 100), 1)
  const ridotti = riduzione35 || (riduzione50 && p.riduzione50 !== null)
  return { montante: versato, mesiIvs: ridotti ? Math.floor(Math.min(MESI, accreditati)) : MESI, mesiGestioneSeparata: null }
}

/** Gestione separata on a base already within its ceiling. */
const daSeparata = (p: Inps, base: number, aliquota: number): Comprata => ({
  montante: roundToCent((base * aliquota) / 100),
  mesiIvs: null,
  mesiGestioneSeparata: Math.min(MESI, Math.floor(truncateTo((MESI * base) / p.minimaleSeparata, 6))),
})

export const daProfessionista = (p: Inps, reddito: number, quale: 'RIDOTTA' | 'PIENA'): Comprata =>
  daSeparata(p, Math.min(Math.max(0, reddito), p.massimaleSeparata), quale === 'PIENA' ? p.accreditate.professionista : p.accreditate.ridotta)

export const daAmministratore = (p: Inps, compenso: number, usato: number, ridotta: boolean): Comprata =>
  daSeparata(p, Math.max(0, Math.min(compenso, p.massimaleSeparata - usato)), ridotta ? p.accreditate.ridotta : p.accreditate.amministratore)
