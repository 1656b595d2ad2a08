/** The six scenarios of Convenienza Srl calculated a second time, as plain arithmetic on `conti.ts`. */
import type { TaxYear } from '@bilancia/contract'
import { al, compenso, type Dati, deduzioneIrap, irpef, ivs, perQuote, somma } from './conti.ts'
import type { Caso, Previdenza, Socio } from './conti-convsrl-caso.ts'

export const positivo = (x: number): number => al(Math.max(0, x))
export const altro = (dati: Dati): number => dati.redditi?.impreseMinoriLavoroAutonomo ?? 0
export const meta = (anno: TaxYear, p: Previdenza): boolean => p.pensionatoOver65 === true || (anno >= 2025 && p.riduzione50 === true)
export const ricevute = ({ trattamentoIntegrativo, sommaEsente }: { readonly trattamentoIntegrativo: number; readonly sommaEsente: number }) =>
  somma(trattamentoIntegrativo, sommaEsente)

/** IRAP. If the value of production is not typed, its base is the profit, from which the staff is already deducted. */
export function irapDi(c: Caso, deduzione: number): number {
  const { valore, personale = 0, aliquota = 3.9 } = c.baseIrap ?? {}
  const base = valore === undefined ? c.utile : valore - personale
  return al((positivo(base - deduzioneIrap(base, deduzione)) * aliquota) / 100)
}

/** Both surcharges at the average of 2.5% if region and comune are not known. They are shown beside the result, not counted in it. */
export const stimata = (dati: Dati, x: ReturnType<typeof irpef>): number =>
  !dati.codiceRegioneResidenza && x.addizionaleComunale === 0 && x.irpefNetta > 10.33 ? al(x.redditoImponibile * 0.025) : 0

/** The contributions that are due without the company: those of the other business. */
const ivsDiPrima = (anno: TaxYear, s: Socio): number => {
  const altri = s.altriRedditiImpresaIvs ?? 0
  return altri > 0 ? ivs(anno, { ...s, gestione: s.gestioneIvs ?? 'NESSUNA', base: altri, meta: meta(anno, s) }) : 0
}

/** The same person without any income of the company: only the other business in the same fund owes IVS. */
function senzaSocieta(anno: TaxYear, s: Socio, somme: boolean): number {
  const contributi = ivsDiPrima(anno, s)
  const x = irpef(anno, s, { impresa: altro(s), contributi, minore: true })
  return somma(x.irpefNetta, x.addizionaleRegionale, x.addizionaleComunale, contributi, somme ? -ricevute(x) : 0)
}

type Movimenti = {
  readonly compensi: readonly number[]
  readonly trasparente: boolean
  readonly dividendi: number
  readonly prelevato: number | null | undefined
}

export function scenario(anno: TaxYear, c: Caso, { compensi, trasparente, dividendi, prelevato }: Movimenti) {
  const quote = c.soci.map(({ quota }) => quota)
  const gs = c.soci.map((s, i) => {
    const coperto = (s.gestioneIvs ?? 'NESSUNA') !== 'NESSUNA' || (s.redditi?.pensione ?? 0) > 0 || (s.redditi?.lavoroDipendente ?? 0) > 0
    return compenso(anno, compensi[i] ?? 0, s.tipoGestioneSeparata || (coperto ? 'RIDOTTA' : 'PIENA'), s.massimaleGsUsato ?? 0)
  })
  const contributiSocieta = somma(...gs.map((x) => x.contributiSocieta))
  const utileRettificato = somma(c.utile, ...compensi.map((x) => -x), -contributiSocieta)
  const redditoImpresa = somma(utileRettificato, c.aumento ?? 0, -(c.diminuzione ?? 0))
  const imponibileIres = trasparente ? 0 : positivo(redditoImpresa)
  const ires = al(imponibileIres * (c.premiale && anno === 2025 ? 0.2 : 0.24))
  const irap = c.irap ? irapDi(c, 8_000) : 0
  const utileNetto = somma(utileRettificato, -ires, -irap)
  // Art. 2430 c.c.: a twentieth up to a fifth of the capital. Art. 2463 c. 5: below 10,000 euro a fifth too, until capital and reserve are 10,000.
  const capitale = c.capitale ?? 10_000
  const finoA = (parte: number, tetto: number) => Math.min(al(positivo(utileNetto) * parte), al(positivo(tetto - (c.riserva ?? 0))))
  const riservaLegale = Math.max(finoA(0.05, capitale * 0.2), capitale < 10_000 ? finoA(0.2, 10_000 - capitale) : 0)
  const distribuibile = positivo(utileNetto - (c.perdite ?? 0) - riservaLegale)
  const utilePrelevato = trasparente ? (prelevato ?? distribuibile) : 0
  const utileNonDistribuito = positivo(utileNetto - dividendi - utilePrelevato)
  const societa = {
    utileAnteImposte: c.utile,
    compensi: somma(...compensi),
    contributiSocieta,
    utileRettificato,
    redditoImpresa,
    imponibileIres,
    ires,
    irap,
    utileNetto,
    riservaLegale,
    distribuibile,
    dividendi,
    utilePrelevato,
    utileNonDistribuito,
    impostaLatente: trasparente ? 0 : al(utileNonDistribuito * 0.26),
    totale: somma(ires, irap, contributiSocieta),
  }
  const attribuiti = perQuote(positivo(redditoImpresa), quote)
  const distribuiti = perQuote(dividendi, quote)
  const prelevati = perQuote(utilePrelevato, quote)
  const soci = c.soci.map((s, i) => {
    const { contributiGestioneSeparata, contributiSocieta: sua, contributiSocio, compensoNetto } = gs[i] as (typeof gs)[number]
    const gestione = s.gestioneIvs ?? 'NESSUNA'
    const redditoIvs = somma(attribuiti[i] as number, s.altriRedditiImpresaIvs ?? 0)
    const contributiIvs = ivs(anno, { ...s, gestione, base: redditoIvs, meta: meta(anno, s) })
    const suoi = distribuiti[i] as number
    const dividendiImponibili = c.rilevanza ? al((suoi * c.rilevanza) / 100) : 0
    const impostaSostitutiva = c.rilevanza ? 0 : al(suoi * 0.26)
    const fee = compensi[i] ?? 0
    const r = s.redditi ?? {}
    const occupato = (r.lavoroDipendente ?? 0) > 0 || (r.assimilatiLavoroDipendente ?? 0) > 0
    const carica = s.giorniCarica ?? 365
    const lavoro = r.giorniLavoro ?? 365
    const x = irpef(anno, s, {
      impresa: somma(altro(s), trasparente ? (attribuiti[i] as number) : 0, dividendiImponibili),
      contributi: contributiIvs,
      minore: altro(s) > 0,
      assimilati: somma(r.assimilatiLavoroDipendente ?? 0, compensoNetto),
      giorniLavoro: fee > 0 ? (occupato ? Math.max(lavoro, carica) : carica) : lavoro,
    })
    const totale = somma(
      contributiSocio,
      x.irpefNetta,
      x.addizionaleRegionale,
      x.addizionaleComunale,
      impostaSostitutiva,
      contributiIvs,
      c.somme ? -ricevute(x) : 0,
    )
    const totaleSenzaSocieta = senzaSocieta(anno, s, c.somme === true)
    const attribuibile = somma(totale, -totaleSenzaSocieta)
    return {
      compenso: fee,
      contributiGestioneSeparata,
      contributiSocieta: sua,
      contributiSocio,
      compensoNetto,
      redditoAttribuito: attribuiti[i] as number,
      redditoTrasparenza: trasparente ? (attribuiti[i] as number) : 0,
      dividendi: suoi,
      dividendiImponibili,
      impostaSostitutiva,
      utilePrelevato: prelevati[i] as number,
      redditoIvs: gestione === 'NESSUNA' ? null : redditoIvs,
      contributiIvs,
      ...x,
      saldoIrpef: somma(x.irpefNetta, -(s.ritenute ?? 0)),
      sommeIntegrative: ricevute(x),
      totale,
      totaleSenzaSocieta,
      attribuibile,
      netto: somma(fee, suoi, prelevati[i] as number, -attribuibile),
    }
  })
  const di = (voce: (s: (typeof soci)[number]) => number): number => somma(...soci.map(voce))
  const imposte = somma(
    ires,
    irap,
    ...soci.map((s) => somma(s.irpefNetta, s.addizionaleRegionale, s.addizionaleComunale, s.impostaSostitutiva, c.somme ? -s.sommeIntegrative : 0)),
  )
  const contributi = somma(contributiSocieta, ...soci.map((s) => somma(s.contributiSocio, s.contributiIvs)))
  const totali = {
    compensi: societa.compensi,
    dividendi,
    ires,
    irap,
    contributiSocieta,
    contributiSocio: di((s) => s.contributiSocio),
    irpefNetta: di((s) => s.irpefNetta),
    addizionaleRegionale: di((s) => s.addizionaleRegionale),
    addizionaleComunale: di((s) => s.addizionaleComunale),
    impostaSostitutiva: di((s) => s.impostaSostitutiva),
    contributiIvs: di((s) => s.contributiIvs),
    trattamentoIntegrativo: di((s) => s.trattamentoIntegrativo),
    sommaEsente: di((s) => s.sommaEsente),
    sommeIntegrative: di((s) => s.sommeIntegrative),
    imposte,
    contributi,
    totale: somma(imposte, contributi),
    attribuibile: somma(
      societa.totale,
      di((s) => s.attribuibile),
    ),
    netto: di((s) => s.netto),
    utileNonDistribuito,
    impostaLatente: societa.impostaLatente,
  }
  const contributiSoci = somma(...soci.map((x, i) => somma(x.contributiSocio, x.contributiIvs, -ivsDiPrima(anno, c.soci[i] as Socio))))
  const quadro = {
    imposteSocieta: somma(ires, irap),
    imposteSoci: somma(
      di((s) => s.attribuibile),
      -contributiSoci,
    ),
    contributi: somma(contributiSocieta, contributiSoci),
    netto: totali.netto,
    restaInSocieta: somma(utileNetto, -dividendi, -utilePrelevato),
  }
  return { societa, soci, totali, quadro, stima: somma(...soci.map((x, i) => stimata(c.soci[i] as Socio, x))) }
}
