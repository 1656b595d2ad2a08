/**
 * The law calculated a second time, as plain arithmetic: what a person and a company pay, from the text of each norm, without
 * the engine and without the figures of the rules (those of the regions excepted). Tests compare whole results with it.
 */
import type { TaxYear } from '@bilancia/contract'
import { regionale as diRegione } from './conti-regioni.ts'

/** Rounds to the cent, half a cent away from zero. */
export const al = (x: number): number => (Math.sign(x) * Math.floor(Math.abs(x) * 100 + 0.5 + 1e-6)) / 100
export const somma = (...importi: readonly number[]): number => al(importi.reduce((a, b) => a + b, 0))
const positivo = (x: number): number => al(Math.max(0, x))
/** The quotients of artt. 12 and 13 TUIR are cut at four decimals (art. 12 c. 4-bis, art. 13 c. 6). */
const quarta = (x: number): number => Math.floor(x * 10_000 + 1e-9) / 10_000

type Riga = readonly [fino: number, valore: number]
/** The value of the first row whose limit is at least the year or the amount. */
const riga = (x: number, ...righe: readonly Riga[]): number => righe.find(([fino]) => x <= fino)?.[1] ?? 0

/** Brackets, each with its rate. */
function scaglioni(x: number, ...righe: readonly Riga[]): number {
  let sotto = 0
  let imposta = 0
  for (const [fino, aliquota] of righe) {
    imposta += (Math.max(0, Math.min(x, fino) - sotto) * aliquota) / 100
    sotto = fino
  }
  return al(imposta)
}

const OLTRE = Number.POSITIVE_INFINITY
/** Art. 11 c. 1 TUIR; L. 234/2021; D.Lgs. 216/2023; L. 207/2024; L. 199/2025. */
function irpefLorda(anno: TaxYear, x: number): number {
  if (anno <= 2021) return scaglioni(x, [15_000, 23], [28_000, 27], [55_000, 38], [75_000, 41], [OLTRE, 43])
  if (anno <= 2023) return scaglioni(x, [15_000, 23], [28_000, 25], [50_000, 35], [OLTRE, 43])
  return scaglioni(x, [28_000, 23], [50_000, anno <= 2025 ? 35 : 33], [OLTRE, 43])
}

/** Art. 13 c. 1: employment and assimilated income, before the 65 euro of c. 1.1. */
function dipendente(anno: TaxYear, x: number, giorni: number): number {
  const parte = giorni / 365
  if (anno <= 2021) {
    if (x <= 8_000) return Math.max(690, al(1_880 * parte))
    return al((x <= 28_000 ? 978 + 902 * quarta((28_000 - x) / 20_000) : 978 * quarta(Math.max(0, 55_000 - x) / 27_000)) * parte)
  }
  if (x <= 15_000) return Math.max(690, al((anno <= 2023 ? 1_880 : 1_955) * parte))
  return al((x <= 28_000 ? 1_910 + 1_190 * quarta((28_000 - x) / 13_000) : 1_910 * quarta(Math.max(0, 50_000 - x) / 22_000)) * parte)
}

/** Art. 13 c. 3 and 3-bis: pensions. */
function pensionato(anno: TaxYear, x: number, giorni: number): number {
  const parte = giorni / 365
  if (anno <= 2021) {
    if (x <= 8_000) return Math.max(713, al(1_880 * parte))
    return al((x <= 15_000 ? 1_297 + 583 * quarta((15_000 - x) / 7_000) : 1_297 * quarta(Math.max(0, 55_000 - x) / 40_000)) * parte)
  }
  const aumento = x > 25_000 && x <= 29_000 ? 50 : 0
  if (x <= 8_500) return Math.max(713, al(1_955 * parte))
  return al((x <= 28_000 ? 700 + 1_255 * quarta((28_000 - x) / 19_500) : 700 * quarta(Math.max(0, 50_000 - x) / 22_000)) * parte + aumento)
}

/** Art. 13 c. 5 and 5-ter: small business, self-employment, occasional work. */
function autonomo(anno: TaxYear, x: number): number {
  if (anno <= 2021) return x <= 4_800 ? 1_104 : al(1_104 * quarta(Math.max(0, 55_000 - x) / 50_200))
  const aumento = x > 11_000 && x <= 17_000 ? 50 : 0
  if (x <= 5_500) return 1_265
  return al((x <= 28_000 ? 500 + 765 * quarta((28_000 - x) / 22_500) : 500 * quarta(Math.max(0, 50_000 - x) / 22_000)) + aumento)
}

/** Art. 12 c. 1 lett. a) and b). */
function coniuge(x: number): number {
  const quoziente = quarta(x / 15_000)
  if (quoziente === 0) return 0
  if (x < 15_000) return al(800 - 110 * quoziente)
  if (x <= 40_000) return riga(x, [29_000, 690], [29_200, 700], [34_700, 710], [35_000, 720], [35_100, 710], [35_200, 700], [40_000, 690])
  return al(690 * quarta(Math.max(0, 80_000 - x) / 40_000))
}
/**
 * Art. 12 c. 1 lett. c) and c. 1-bis: over three children 200 euro more for each and 1,200 for all, until February 2022 (D.Lgs. 230/2021 art. 10).
 */
function figli(anno: TaxYear, x: number, quanti: number, percentuale: number): number {
  const limite = 95_000 + 15_000 * Math.max(0, quanti - 1)
  const prima = quanti > 3 ? riga(anno, [2021, 1], [2022, 2 / 12]) : 0
  const base = x > 0 ? al(((950 + 200 * prima) * quanti * quarta(Math.max(0, limite - x) / limite) * percentuale) / 100) : 0
  return base > 0 ? somma(base, al(((1_200 * percentuale) / 100) * prima)) : 0
}

export type Redditi = {
  readonly pensione?: number
  readonly giorniPensione?: number
  readonly lavoroDipendente?: number
  readonly assimilatiLavoroDipendente?: number
  readonly giorniLavoro?: number
  readonly impreseMinoriLavoroAutonomo?: number
  readonly redditiDiversi?: number
  readonly fabbricatiLocati?: number
  readonly altriRedditi?: number
  readonly cedolareSecca?: number
  readonly aliquotaCedolare?: 10 | 21 | 26
  readonly abitazionePrincipale?: number
}
/** A comune with brackets and a threshold, over which all is taxed (D.Lgs. 360/1998 art. 1 c. 3 and 3-bis). */
type Comune = { readonly sogliaEsenzione: number; readonly scaglioni: readonly { readonly finoA: number | null; readonly aliquota: number }[] }
/** A resident of a region or of none, with a percentage of the comune or with its brackets. */
export type Dati = {
  readonly redditi?: Redditi
  readonly coniugeACarico?: boolean
  readonly numeroFigliACarico?: number
  readonly percentualeCarichi?: 0 | 50 | 100
  readonly oneriDeducibili?: number
  readonly detrazioniOneri?: number
  readonly detrazioniOneriSoggetteATaglio?: number
  readonly detrazioneInteressiMutuo?: number
  readonly codiceRegioneResidenza?: number
  readonly numeroFigliRegione?: number
  readonly numeroFigliMinori?: number
  readonly addizionaleComunalePercentuale?: number
  readonly addizionaleComunale?: Comune
}
type Attivita = {
  /** Income of the activity and of the other activities of the person, contributions deducted, flat-rate income. */
  readonly impresa: number
  readonly contributi: number
  readonly forfettario?: number
  /** The increase taxed at 15% in 2023 (L. 197/2022 art. 1 c. 55). */
  readonly flatTax?: number
  /** Art. 13 c. 5. */
  readonly minore: boolean
  /** Assimilated income, the fee included; `giorniLavoro` includes the days in office. */
  readonly assimilati?: number
  readonly giorniLavoro?: number
}

/** IRPEF, surcharges and sums received (artt. 6-13 TUIR; D.L. 3/2020; L. 207/2024), line by line. */
export function irpef(anno: TaxYear, dati: Dati, attivita: Attivita) {
  const r = dati.redditi ?? {}
  const lavoroDipendente = r.lavoroDipendente ?? 0
  const assimilati = attivita.assimilati ?? r.assimilatiLavoroDipendente ?? 0
  const giorniDipendente = r.giorniLavoro ?? 365
  const giorni = attivita.giorniLavoro ?? giorniDipendente
  const casa = r.abitazionePrincipale ?? 0
  const altriRedditi = somma(r.pensione ?? 0, lavoroDipendente, assimilati, r.redditiDiversi ?? 0, r.fabbricatiLocati ?? 0, r.altriRedditi ?? 0, casa)
  const complessivo = positivo(attivita.impresa + altriRedditi)
  const perDetrazioni = somma(positivo(complessivo - casa), r.cedolareSecca ?? 0, attivita.forfettario ?? 0)
  const oneri = dati.oneriDeducibili ?? 0
  const imponibile = positivo(complessivo - casa - attivita.contributi - oneri - (attivita.flatTax ?? 0))
  const lorda = irpefLorda(anno, imponibile)

  const delConiuge = dati.coniugeACarico ? coniuge(perDetrazioni) : 0
  const deiFigli = figli(anno, perDetrazioni, dati.numeroFigliACarico ?? 0, dati.percentualeCarichi ?? 0)
  const carichi = somma(delConiuge, deiFigli)
  const lavora = lavoroDipendente + assimilati > 0
  const senzaAumento = lavora ? dipendente(anno, perDetrazioni, giorni) : 0
  // Art. 13 c. 3: a day of both work and pension counts once, for the higher deduction.
  const giorniPensione = r.giorniPensione ?? 365
  const insieme = lavora && r.pensione ? Math.max(0, giorni + giorniPensione - 365) : 0
  const primaPensione = pensionato(anno, perDetrazioni, 365) > dipendente(anno, perDetrazioni, 365)
  const [contati, dellaPensione] = primaPensione ? [giorni - insieme, giorniPensione] : [giorni, giorniPensione - insieme]
  const delLavoro = lavora && contati > 0 ? dipendente(anno, perDetrazioni, contati) : 0
  const perLavoro = somma(delLavoro, anno >= 2022 && lavora && perDetrazioni > 25_000 && perDetrazioni <= 35_000 ? 65 : 0)
  const perPensione = r.pensione && dellaPensione > 0 ? pensionato(anno, perDetrazioni, dellaPensione) : 0
  const perAutonomo = (attivita.minore && attivita.impresa > 0) || (r.redditiDiversi ?? 0) > 0 ? autonomo(anno, perDetrazioni) : 0
  // Art. 13 c. 5: not together with the other two.
  const autonoma = perAutonomo > somma(perLavoro, perPensione)
  const scelta = autonoma ? perAutonomo : somma(perLavoro, perPensione)

  const scesa = (pieno: number, limite: number, ampiezza: number) => pieno * quarta(Math.max(0, limite - perDetrazioni) / ampiezza)
  const x = perDetrazioni
  const cuneo = x <= 20_000 ? 0 : x <= 32_000 ? 1_000 : scesa(1_000, 40_000, 8_000)
  const diLuglio = anno === 2020 ? 0.5 : 1
  const vecchia = x <= 28_000 ? 0 : x <= 35_000 ? diLuglio * (960 + scesa(240, 35_000, 7_000)) : scesa(960 * diLuglio, 40_000, 5_000)
  const ulteriore = anno <= 2021 ? (lavora ? al((vecchia * giorni) / 365) : 0) : anno >= 2025 && lavoroDipendente > 0 ? al((cuneo * giorniDipendente) / 365) : 0

  const soggette = dati.detrazioniOneriSoggetteATaglio ?? 0
  const mutuo = dati.detrazioneInteressiMutuo ?? 0
  // Art. 15 c. 3-bis; D.Lgs. 216/2023 art. 2: 260 euro in 2024; art. 16-ter c. 5-bis: 440 from 2026.
  const ridotte = somma(x > 120_000 ? al((soggette * Math.max(0, 240_000 - x)) / 120_000) : soggette, mutuo)
  const taglio = anno === 2024 && x > 50_000 ? 260 : anno >= 2026 && x > 200_000 ? 440 : 0
  const perOneri = somma(dati.detrazioniOneri ?? 0, positivo(ridotte - taglio))

  const spettanti = somma(carichi, scelta, ulteriore, perOneri)
  const usate = Math.min(spettanti, lorda)
  const netta = somma(lorda, -usate)
  const dovute = netta > 10.33
  const regionale = diRegione(anno, {
    regione: dati.codiceRegioneResidenza ?? 0,
    imponibile,
    complessivo,
    sostitutive: somma(r.cedolareSecca ?? 0, attivita.forfettario ?? 0),
    figli: dati.numeroFigliRegione ?? dati.numeroFigliACarico ?? 0,
    minori: dati.numeroFigliMinori ?? 0,
    percentuale: dati.percentualeCarichi ?? 0,
  })
  const { addizionaleComunale: comune } = dati
  const comunale = comune
    ? imponibile > comune.sogliaEsenzione
      ? scaglioni(imponibile, ...comune.scaglioni.map(({ finoA, aliquota }): Riga => [finoA ?? OLTRE, aliquota]))
      : 0
    : al((imponibile * (dati.addizionaleComunalePercentuale ?? 0)) / 100)

  // D.L. 3/2020 art. 1: the tax on employment income must exceed its deduction, less 75 euro from 2024.
  const lordaLavoro = irpefLorda(anno, somma(lavoroDipendente, assimilati))
  const parte = giorni / 365
  const capiente = lordaLavoro > positivo(senzaAumento - (anno >= 2024 ? 75 * parte : 0))
  const bonus = x <= 24_600 ? 480 : x <= 26_600 ? (480 * (26_600 - x)) / 2_000 : 0
  const fino28 = x <= 28_000 ? 1 : 0
  const eccedenza = positivo(carichi + senzaAumento + mutuo - lorda)
  const integrativo =
    anno === 2020
      ? (bonus + 600 * fino28) * parte
      : anno === 2021
        ? 1_200 * fino28 * parte
        : x <= 15_000
          ? 1_200 * parte
          : fino28 * Math.min(eccedenza, 1_200 * parte)
  // L. 207/2024 art. 1 c. 4: the rate of the income of a whole year, on what was earned.
  const annuo = (lavoroDipendente * 365) / giorniDipendente
  const esente = anno >= 2025 && x <= 20_000 ? al((lavoroDipendente * riga(annuo, [8_500, 7.1], [15_000, 5.3], [OLTRE, 4.8])) / 100) : 0
  return {
    redditoComplessivo: complessivo,
    redditoPerDetrazioni: perDetrazioni,
    deduzioneAbitazionePrincipale: casa,
    contributiDeducibili: attivita.contributi,
    oneriDeducibili: oneri,
    deduzioniNonUtilizzate: positivo(casa + attivita.contributi + oneri - complessivo),
    redditoImponibile: imponibile,
    irpefLorda: lorda,
    detrazioneConiuge: delConiuge,
    detrazioneFigli: deiFigli,
    detrazioneCarichi: carichi,
    detrazioneLavoroDipendente: autonoma ? 0 : perLavoro,
    detrazionePensione: autonoma ? 0 : perPensione,
    detrazioneAutonomi: autonoma ? perAutonomo : 0,
    ulterioreDetrazione: ulteriore,
    detrazioneOneri: perOneri,
    totaleDetrazioni: spettanti,
    irpefNetta: netta,
    addizionaleRegionale: dovute ? regionale : 0,
    addizionaleComunale: dovute ? comunale : 0,
    impostaCedolare: al(((r.cedolareSecca ?? 0) * (r.aliquotaCedolare ?? 21)) / 100),
    trattamentoIntegrativo: capiente ? al(integrativo) : 0,
    sommaEsente: esente,
  }
}

type Gestione = 'NESSUNA' | 'ARTIGIANO' | 'COMMERCIANTE'
type Posizione = {
  readonly gestione: Gestione
  readonly base: number
  readonly anzianitaAl1995?: boolean
  /** Half the contributions: over 65 and retired (L. 449/1997 art. 59 c. 15), or enrolled for the first time in 2025 (L. 207/2024 art. 1 c. 186). */
  readonly meta?: boolean
  readonly under21?: boolean
  readonly riduzione35?: boolean
  readonly mesi?: number
}
/**
 * From 2020 to 2026: circulars of INPS 28/2020, 17/2021, 22/2022, 19/2023, 33/2024, 38/2025, 14/2026 for craftsmen and traders, 12/2020, 12/2021, 25/2022,
 * 12/2023, 24/2024, 27/2025, 8/2026 for the gestione separata. 2027 has the amounts of 2026 until its circulars.
 */
const dellAnno = (anno: TaxYear, ...valori: readonly [number, number, number, number, number, number, number]): number =>
  valori[Math.min(anno, 2026) - 2020] as number
const minimale = (anno: TaxYear): number => dellAnno(anno, 15_953, 15_953, 16_243, 17_504, 18_415, 18_555, 18_808)
const fascia = (anno: TaxYear): number => dellAnno(anno, 47_379, 47_379, 48_279, 52_190, 55_008, 55_448, 56_224)
const massimale = (anno: TaxYear): number => dellAnno(anno, 103_055, 103_055, 105_014, 113_520, 119_650, 120_607, 122_295)

/** IVS (L. 233/1990 art. 1; D.L. 384/1992 art. 3-ter; circulars of INPS): minimum, two bands, ceiling, maternity. */
export function ivs(anno: TaxYear, { gestione, base, anzianitaAl1995, meta, under21, riduzione35, mesi = 12 }: Posizione): number {
  if (gestione === 'NESSUNA') return 0
  const parte = mesi / 12
  const tetto = anzianitaAl1995 ? dellAnno(anno, 78_965, 78_965, 80_465, 86_983, 91_680, 92_413, 93_707) * parte : massimale(anno)
  const imponibile = Math.min(tetto, Math.max(base, minimale(anno) * parte))
  const prima = Math.min(imponibile, fascia(anno) * parte)
  const piena = under21 && !riduzione35 ? dellAnno(anno, 21.9, 22.35, 22.8, 23.25, 23.7, 24, 24) : 24
  const aggiunta = gestione === 'COMMERCIANTE' ? (anno <= 2021 ? 0.09 : 0.48) : 0
  const divisore = meta && !riduzione35 ? 2 : 1
  const intero = somma(al((prima * (piena / divisore + aggiunta)) / 100), al(((imponibile - prima) * ((piena + 1) / divisore + aggiunta)) / 100))
  return somma(riduzione35 ? al(intero * 0.65) : intero, al(7.44 * parte))
}

/** Gestione separata of a professional (L. 335/1995 art. 2 c. 26), up to the ceiling. */
export const separata = (anno: TaxYear, reddito: number, quale: 'PIENA' | 'RIDOTTA'): number =>
  al((Math.min(Math.max(0, reddito), massimale(anno)) * (quale === 'RIDOTTA' ? 24 : dellAnno(anno, 25.72, 25.98, 26.23, 26.23, 26.07, 26.07, 26.07))) / 100)

/** Gestione separata on a fee: two thirds by the company, the rest by the director (D.M. 281/1996 art. 1). */
export function compenso(anno: TaxYear, importo: number, quale: 'PIENA' | 'PIENA_SENZA_DISCOLL' | 'RIDOTTA', usato: number) {
  const aliquota = quale === 'RIDOTTA' ? 24 : quale === 'PIENA' ? (anno <= 2021 ? 34.23 : 35.03) : 33.72
  const totale = al((Math.max(0, Math.min(importo, massimale(anno) - usato)) * aliquota) / 100)
  const societa = al((totale * 2) / 3)
  const socio = somma(totale, -societa)
  return { contributiGestioneSeparata: totale, contributiSocieta: societa, contributiSocio: socio, compensoNetto: somma(importo, -socio) }
}

/** IRAP (D.Lgs. 446/1997 art. 11 c. 4-bis): the deduction of little production, by bands. */
export const deduzioneIrap = (valore: number, piena: number): number =>
  (piena * riga(valore, [180_759.91, 4], [180_839.91, 3], [180_919.91, 2], [180_999.91, 1])) / 4

/** The ordinary rates of IRAP of 2020 and 2021 by the code of the region, 0 for no region (D.Lgs. 446/1997 art. 16; circulars of the regions). */
const irapOrdinaria = [3.9, 4.82, 3.9, 2.68, 4.97, 4.97, 3.9, 3.9, 4.82, 3.9, 3.9, 4.73, 4.97, 3.9, 4.82, 2.93, 3.9, 3.9, 2.68, 3.9, 3.1, 3.9] as const
/** IRAP of a natural person: up to 2021 (L. 234/2021 art. 1 c. 8), half of the first advance of 2020 cancelled (D.L. 34/2020 art. 24). */
export function irapPersona(
  anno: TaxYear,
  { lorda, regione, aliquota, condonato }: { readonly lorda: number; readonly regione: number; readonly aliquota?: number; readonly condonato?: boolean },
): number {
  if (anno > 2021) return 0
  // The rate of Valle d'Aosta in 2021 is not known: the national one is proposed.
  const ordinaria = regione === 20 && anno === 2021 ? 3.9 : irapOrdinaria[regione]
  const piena = al((positivo(lorda - deduzioneIrap(lorda, 13_000)) * (aliquota ?? ordinaria ?? 0)) / 100)
  return anno === 2020 && condonato ? al(piena / 2) : piena
}

/** Splits an amount by shares, to the cent. The person `resto`, by default the last, takes the remaining cents. */
export function perQuote(totale: number, quote: readonly number[], resto = quote.length - 1): readonly number[] {
  const parti = quote.map((quota) => al((totale * quota) / 100))
  return parti.map((parte, i) => (i === resto ? somma(totale, ...parti.filter((_, k) => k !== i).map((x) => -x)) : parte))
}
