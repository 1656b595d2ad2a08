/** The figures of the calendar as plain data: its own, and those of INPS, from the parameters of the law. */
import { type TaxYear, taxYears } from '@bilancia/contract'
import type { Parametro } from '@bilancia/engine'
import { atto } from '../../costi-avvio/index.ts'
import { parametri as inps } from '../../inps/index.ts'
import type { CifreCalendario, CifreContributi, CifreDiUnAnno, TerminiDellAnno } from './ospite/cifre.ts'
import * as m from './parametri/misure.ts'
import { primoAnno, type Serie, ultimoAnno, valoreDi } from './parametri/serie.ts'
import * as t from './parametri/termini.ts'
import { tributi } from './parametri/tributi.ts'

type Valori<S> = { readonly [K in keyof S]: S[K] extends Serie<infer T> ? T : never }
/** The value of each series of a group in a year. */
const valori = <S extends Readonly<Record<string, Serie<unknown>>>>(gruppo: S, anno: number): Valori<S> =>
  Object.fromEntries(Object.entries(gruppo).map(([nome, una]) => [nome, valoreDi(una, anno)])) as Valori<S>

/** The year whose contribution tables are used: before the first table the first one, after the last table the last one. */
const annoDiLegge = (anno: number): TaxYear => taxYears.findLast((noto) => noto <= anno) ?? taxYears[0]

function contributi(anno: TaxYear): CifreContributi {
  const di = (parametro: Parametro): number => parametro.cifra(anno).valore
  return {
    minimale: di(inps.minimale),
    primaFascia: di(inps.primaFascia),
    massimale: di(inps.massimale),
    massimaleAnte1996: di(inps.massimaleAnte1996),
    aliquota: di(inps.aliquota),
    aliquotaUnder21: di(inps.aliquotaUnder21),
    aggiuntivaCommercianti: di(inps.aggiuntivaCommercianti),
    puntoAggiuntivo: di(inps.puntoAggiuntivo),
    maternita: di(inps.maternita),
    riduzione35: di(inps.riduzioneForfettari),
    riduzione50: inps.riduzioneNuovi.previsto(anno) ? di(inps.riduzioneNuovi) : null,
    riduzioneOver65: di(inps.riduzioneOver65),
    separataPiena: di(inps.separataPiena),
    separataRidotta: di(inps.separataRidotta),
    massimaleSeparata: di(inps.massimaleSeparata),
  }
}

const termini = (anno: number): TerminiDellAnno => ({
  ordinario: valoreDi(t.ordinario, anno),
  isa: valoreDi(t.isa, anno),
  secondoAcconto: valoreDi(t.secondoAcconto, anno),
  secondoAccontoPartitaIva: valoreDi(t.secondoAccontoPartitaIva, anno),
  rinvio: valoreDi(t.rinvio, anno),
  ultimaRata: valoreDi(t.ultimaRata, anno),
  senzaPartitaIva: valoreDi(t.senzaPartitaIva, anno),
  ivsPrimaQuota: valoreDi(t.ivsPrimaQuota, anno),
})

function dellAnno(anno: number): CifreDiUnAnno {
  const dellAnnoDiLegge = contributi(annoDiLegge(anno))
  return {
    termini: anno < taxYears[0] ? null : termini(anno),
    rateazione: { tassoAnnuo: valoreDi(t.tassoAnnuo, anno), mese: valoreDi(t.interesseMese, anno) },
    acconti: valori(m.acconti, anno),
    soglie: valori(m.soglie, anno),
    quotaPrimaRata: valori(m.quotaPrimaRata, anno),
    minimi: valori(m.minimi, anno),
    ivaPeriodicaEntroLAnno: valoreDi(m.ivaPeriodicaEntroLAnno, anno),
    irap: valori(m.irap, anno),
    iva: valori(m.iva, anno),
    inail: valori(m.inail, anno),
    ricaviIsa: valoreDi(m.ricaviIsa, anno),
    limiteCompensazione: valoreDi(m.limiteCompensazione, anno),
    sostituto: valori(m.sostituto, anno),
    ritenutaProfessionisti: valoreDi(m.ritenutaProfessionisti, anno),
    libriSociali: atto.concessioneGovernativa.cifra(annoDiLegge(anno)).valore,
    contributi: { ...dellAnnoDiLegge, riduzione50: valoreDi(m.riduzione50, anno) ? dellAnnoDiLegge.riduzione50 : null },
  }
}

export function cifreDi(): CifreCalendario {
  const anni = Array.from({ length: ultimoAnno - primoAnno + 1 }, (_, k) => primoAnno + k)
  return {
    festivita: valoreDi(m.festivita, ultimoAnno),
    agosto: valoreDi(m.agosto, ultimoAnno),
    giorni: valori(m.giorni, ultimoAnno),
    tributi: valori(tributi, ultimoAnno),
    anni: Object.fromEntries(anni.map((anno) => [anno, dellAnno(anno)])),
  }
}
