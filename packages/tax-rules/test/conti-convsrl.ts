/** Convenienza Srl once more, as plain arithmetic on `conti.ts`: the six scenarios, today's form, the comparison of the two. */
import type { convsrl as contratto, TaxYear } from '@bilancia/contract'
import { al, compenso, type Dati, deduzioneIrap, irpef, ivs, perQuote, separata, somma } from './conti.ts'

type Gestione = 'NESSUNA' | 'ARTIGIANO' | 'COMMERCIANTE'
type Previdenza = { readonly anzianitaAl1995?: boolean; readonly pensionatoOver65?: boolean; readonly riduzione50?: boolean }
export type Socio = Dati &
  Previdenza & {
    readonly quota: number
    readonly gestioneIvs?: Gestione
    readonly tipoGestioneSeparata?: '' | 'PIENA' | 'PIENA_SENZA_DISCOLL' | 'RIDOTTA'
    readonly massimaleGsUsato?: number
    readonly giorniCarica?: number
    readonly altriRedditiImpresaIvs?: number
    readonly ritenute?: number
  }
export type Persona = Dati &
  Previdenza & {
    readonly quota?: number
    readonly gestioneIvs?: '' | Gestione
    readonly under21?: boolean
    readonly socio?: 0 | 1 | 2 | 3
    readonly contributiCassaProf?: number
  }
export type Caso = {
  readonly utile: number
  readonly aumento?: number
  readonly diminuzione?: number
  readonly capitale?: number
  readonly riserva?: number
  readonly perdite?: number
  readonly irap?: boolean
  readonly soci: readonly Socio[]
  readonly compensi: readonly number[]
  readonly dividendi: number
  /** What the partners of a transparent company draw; all of it where it is missing. */
  readonly prelevato?: number
  /** The part of a dividend that is income of the partner (L. 205/2017 art. 1 c. 1006); without it, 26% is withheld. */
  readonly rilevanza?: 40 | 49.72 | 58.14
  readonly somme?: boolean
  readonly costi?: number
  readonly forma: 'DITTA_INDIVIDUALE' | 'IMPRESA_FAMILIARE' | 'SOCIETA_DI_PERSONE' | 'FORFETTARIO' | 'PROFESSIONISTA' | 'STUDIO_ASSOCIATO'
  readonly contabilita?: 'ORDINARIA' | 'SEMPLIFICATA'
  readonly gestione?: Gestione
  readonly persone?: readonly Persona[]
  readonly aliquotaSep?: 'PIENA' | 'RIDOTTA'
  /** A typed value of production, the deductions for staff, the rate. */
  readonly baseIrap?: { readonly valore?: number; readonly personale?: number; readonly aliquota?: number }
  readonly senzaOrganizzazione?: boolean
  /** L. 207/2024 art. 1 c. 436: only in 2025. */
  readonly premiale?: boolean
  /** The yearly costs besides the accounts, and how long the notary's is spread. */
  readonly altriCosti?: {
    readonly tassaConcessioneGovernativa: number
    readonly dirittoAnnuale: number
    readonly depositoBilancio: number
    readonly notaio: number
    readonly anniNotaio: number
  }
  readonly soglia?: number
  /** The activity of a professional or of a flat-rate taxpayer: its rows, its fund, its sector. */
  readonly attivita?: {
    readonly professione: boolean
    readonly righi: Readonly<Record<string, number>>
    readonly cassa?: boolean
    readonly gruppo: readonly [codice: number, coefficiente: number]
    readonly aliquota: 5 | 15
    readonly riduzione35?: boolean
    readonly riduzione50?: boolean
  }
  readonly ricavi?: number
}

const positivo = (x: number): number => al(Math.max(0, x))
const altro = (dati: Dati): number => dati.redditi?.impreseMinoriLavoroAutonomo ?? 0
const meta = (anno: TaxYear, p: Previdenza): boolean => p.pensionatoOver65 === true || (anno >= 2025 && p.riduzione50 === true)
const ricevute = ({ trattamentoIntegrativo, sommaEsente }: { readonly trattamentoIntegrativo: number; readonly sommaEsente: number }) =>
  somma(trattamentoIntegrativo, sommaEsente)

/** IRAP, on the profit where the value of production is not typed: then the staff is deducted already. */
function irapDi(c: Caso, deduzione: number): number {
  const { valore, personale = 0, aliquota = 3.9 } = c.baseIrap ?? {}
  const base = valore === undefined ? c.utile : valore - personale
  return al((positivo(base - deduzioneIrap(base, deduzione)) * aliquota) / 100)
}

/** Where region and comune are not known, both surcharges on average (2.5%): beside the result, not counted in it. */
const stimata = (dati: Dati, x: ReturnType<typeof irpef>): number =>
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

function scenario(anno: TaxYear, c: Caso, { compensi, trasparente, dividendi, prelevato }: Movimenti) {
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
  // Art. 2430 c.c.: a twentieth up to a fifth of the capital; art. 2463 c. 5: a fifth up to 10,000 euro with the capital.
  const capitale = c.capitale ?? 10_000
  const [parte, fino] = capitale < 10_000 ? [0.2, 10_000 - capitale] : [0.05, capitale * 0.2]
  const riservaLegale = Math.min(al(positivo(utileNetto) * parte), positivo(fino - (c.riserva ?? 0)))
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

/** Artt. 54 and 66 TUIR: the rows of the activity of today, once its revenue is written there. */
function daiRighi({ professione, righi }: NonNullable<Caso['attivita']>): number | null {
  const { ricaviNormale } = righi
  if (ricaviNormale === undefined) return null
  const [proventi, costi] = professione
    ? [
        ['altriProventi', 'plusvalenze'],
        ['immobili', 'consumi', 'speseLimitate', 'altreSpese'],
      ]
    : [
        ['altriProventi', 'rimanenzeFinali'],
        ['esistenzeIniziali', 'acquisti', 'servizi', 'altriCosti'],
      ]
  const tutti = ['lavoroDipendente', 'compensiTerzi', 'ammortamenti', 'canoniLeasing', 'interessiPassivi', ...costi]
  return somma(ricaviNormale, ...proventi.map((k) => righi[k] ?? 0), ...tutti.map((k) => -(righi[k] ?? 0)))
}

/** Today: each person's share of the income, taxed and insured (artt. 5 and 54 TUIR; L. 190/2014), beside the same person without it. */
function oggi(anno: TaxYear, c: Caso) {
  const professione = c.forma === 'PROFESSIONISTA' || c.forma === 'STUDIO_ASSOCIATO'
  const piatta = c.forma === 'FORFETTARIO'
  const attivita = c.attivita ?? { professione: true, righi: {}, gruppo: [0, 0], aliquota: 15 }
  const professionale = professione || (piatta && attivita.professione)
  const diUno = c.forma === 'DITTA_INDIVIDUALE' || c.forma === 'PROFESSIONISTA' || piatta
  const daSoci = c.soci.map((s): Persona => ({ ...s, gestioneIvs: '' }))
  const elenco = (c.persone ?? daSoci).map(
    (p): Persona => (p.socio ? { ...(c.soci[p.socio - 1] as Socio), quota: p.quota ?? 0, gestioneIvs: p.gestioneIvs ?? '' } : p),
  )
  const persone = elenco.slice(0, diUno ? 1 : elenco.length)
  const redditoImpresa = somma(c.utile, c.aumento ?? 0, -(c.diminuzione ?? 0))
  // Natural persons have not paid IRAP since 2022 (L. 234/2021 art. 1 c. 8); a professional never does here.
  const persona = c.forma === 'DITTA_INDIVIDUALE' || c.forma === 'IMPRESA_FAMILIARE'
  const soggetta = c.forma === 'SOCIETA_DI_PERSONE' || c.forma === 'STUDIO_ASSOCIATO' || (persona && anno <= 2021 && c.senzaOrganizzazione !== true)
  const irap = c.irap && soggetta ? irapDi(c, 13_000) : 0
  const quote = diUno ? [100] : persone.map((p) => p.quota ?? 0)
  const lordo = al(((attivita.righi.ricaviNormale ?? c.ricavi ?? 0) * attivita.gruppo[1]) / 100)
  // Art. 5 c. 4: collaborators have their shares, the owner the rest.
  const resto = c.forma === 'IMPRESA_FAMILIARE' ? 0 : quote.length - 1
  const redditi = perQuote(professione ? (daiRighi({ ...attivita, professione }) ?? redditoImpresa) : positivo(redditoImpresa), quote, resto)
  const spettanti = perQuote(somma(c.utile, -irap), quote, resto)
  const stime: number[] = []
  const righe = persone.map((p, k) => {
    const reddito = redditi[k] as number
    const base = piatta ? lordo : reddito
    const contributi = professionale
      ? attivita.cassa
        ? (p.contributiCassaProf ?? 0)
        : c.aliquotaSep
          ? separata(anno, base, c.aliquotaSep)
          : 0
      : ivs(anno, {
          ...p,
          gestione: p.gestioneIvs || (c.gestione ?? 'NESSUNA'),
          base,
          meta: meta(anno, p) || (piatta && anno >= 2025 && attivita.riduzione50 === true),
          riduzione35: piatta && attivita.riduzione35 === true,
          under21: c.forma === 'IMPRESA_FAMILIARE' && k > 0 && c.persone !== undefined && p.under21 === true,
        })
    // L. 190/2014 art. 1 c. 64: the tax on what the contributions leave; those over the income are deducted elsewhere.
    const dedottiPiatti = piatta ? Math.min(lordo, contributi) : 0
    const netto = somma(lordo, -dedottiPiatti)
    const paga = (quota: number, dedotti: number, pagati: number, forfettario: number) => {
      const minore = professione || (!piatta && c.contabilita === 'SEMPLIFICATA')
      const x = irpef(anno, p, { impresa: somma(quota, altro(p)), contributi: dedotti, forfettario, minore: (minore && quota > 0) || altro(p) > 0 })
      const sostitutiva = al((forfettario * attivita.aliquota) / 100)
      const irpefAddizionali = somma(x.irpefNetta, x.addizionaleRegionale, x.addizionaleComunale, sostitutiva)
      return { x, irpefAddizionali, totale: somma(irpefAddizionali, pagati, c.somme ? -ricevute(x) : 0) }
    }
    const { x, irpefAddizionali, totale } = piatta ? paga(0, somma(contributi, -dedottiPiatti), contributi, netto) : paga(reddito, contributi, contributi, 0)
    const attribuibile = somma(totale, -paga(0, 0, 0, 0).totale)
    stime.push(stimata(p, x))
    return {
      quota: quote[k] as number,
      reddito: piatta ? netto : reddito,
      contributiIvs: contributi,
      irpefNetta: piatta ? irpefAddizionali : x.irpefNetta,
      addizionaleRegionale: piatta ? 0 : x.addizionaleRegionale,
      addizionaleComunale: piatta ? 0 : x.addizionaleComunale,
      irpefAddizionali,
      sommeIntegrative: ricevute(x),
      totale,
      attribuibile,
      netto: somma(professione || piatta ? (spettanti[k] as number) : reddito, -attribuibile),
    }
  })
  const di = (voce: (p: (typeof righe)[number]) => number): number => somma(...righe.map(voce))
  const imposte = somma(
    di((p) => p.irpefAddizionali),
    irap,
    c.somme ? -di((p) => p.sommeIntegrative) : 0,
  )
  const contributi = di((p) => p.contributiIvs)
  const attribuibile = somma(
    di((p) => p.attribuibile),
    irap,
  )
  const quadro = {
    quota: somma(...quote),
    irpefAddizionali: di((p) => p.irpefAddizionali),
    imposte: somma(attribuibile, -contributi),
  }
  const risultato = {
    redditoImpresa,
    irap,
    persone: righe,
    imposte,
    contributi,
    totale: somma(imposte, contributi),
    attribuibile,
    netto: somma(
      di((p) => p.netto),
      professione ? 0 : -irap,
    ),
  }
  return { risultato, quadro, stima: somma(...stime) }
}

const nomi = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elio']
const senza = <T extends object>(x: T, ...chiavi: readonly string[]): object => Object.fromEntries(Object.entries(x).filter(([k]) => !chiavi.includes(k)))

/** The state of a case as an adviser would type it. */
export function statoDi(anno: TaxYear, c: Caso): contratto.Input {
  const compensoTotale = somma(...c.compensi)
  const conCompensi = { compensoTotale, compensi: [0, 1, 2].map((i) => c.compensi[i] ?? 0) }
  const prelevato = c.prelevato === undefined ? {} : { utilePrelevato: c.prelevato }
  const stato = {
    annoImposta: anno,
    consideraSommeIntegrative: c.somme === true,
    datiSimulazioniSrl: {
      denominazione: 'Prova',
      utileAnteImposte: c.utile,
      variazioniAumento: c.aumento ?? 0,
      variazioniDiminuzione: c.diminuzione ?? 0,
      capitaleSociale: c.capitale ?? 10_000,
      riservaLegaleEsistente: c.riserva ?? 0,
      perditePregresse: c.perdite ?? 0,
      ricavi: c.ricavi ?? 0,
      irap: {
        modalita: c.irap ? 'CALCOLATA' : 'ESCLUSA',
        aliquota: c.baseIrap?.aliquota ?? 3.9,
        ...(c.baseIrap?.valore !== undefined && { valoreProduzione: c.baseIrap.valore }),
        deduzioniPersonale: c.baseIrap?.personale ?? 0,
      },
      aliquotaIres: c.premiale ? 20 : 24,
      soci: c.soci.map((s, i) => ({ ...s, nome: nomi[i] })),
      scenario2: conCompensi,
      scenario3: { dividendiTotali: c.dividendi },
      scenario4: { ...conCompensi, dividendiTotali: c.dividendi },
      scenario5: prelevato,
      scenario6: { ...conCompensi, ...prelevato },
      dividendi: c.rilevanza ? { sostitutiva26: false, rilevanzaFiscale: c.rilevanza, deliberaEntro2022: true } : {},
    },
    confronto: {
      formaAttuale: c.forma,
      contabilita: c.contabilita ?? 'ORDINARIA',
      gestioneIvs: c.gestione ?? 'NESSUNA',
      autonomaOrganizzazione: c.senzaOrganizzazione !== true,
      attivita: {
        aliquotaSep: c.aliquotaSep ?? 'NESSUNA',
        ...(c.attivita && {
          tipologia: c.attivita.professione ? 'PROFESSIONE' : 'IMPRESA',
          gruppo: c.attivita.gruppo[0],
          impostaSost: c.attivita.aliquota,
          cassaProfessionale: c.attivita.cassa === true,
          riduzione35: c.attivita.riduzione35 === true,
          riduzione50: c.attivita.riduzione50 === true,
          ricaviCosti: c.attivita.righi,
        }),
      },
      costi: { contabilita: c.costi ?? 0, ...c.altriCosti },
      soglia: c.soglia ?? 1_000,
      ...(c.persone && { persone: c.persone.map((p, i) => ({ ...senza(p), nome: nomi[i] })) }),
    },
  }
  return stato as contratto.Input
}

/** What the program must answer, in the shape of its result. A scenario in `chiusi` is not computed and is never the best. */
export function attesoDi(anno: TaxYear, c: Caso, chiusi: readonly string[] = []): { readonly confronto: object; readonly [parte: string]: object } {
  const nulla = { compensi: [], dividendi: 0, trasparente: false, prelevato: null }
  const movimenti = {
    scenario1: nulla,
    scenario2: { ...nulla, compensi: c.compensi },
    scenario3: { ...nulla, dividendi: c.dividendi },
    scenario4: { ...nulla, compensi: c.compensi, dividendi: c.dividendi },
    scenario5: { ...nulla, trasparente: true, prelevato: c.prelevato },
    scenario6: { ...nulla, compensi: c.compensi, trasparente: true, prelevato: c.prelevato },
  } as const
  type Nome = keyof typeof movimenti
  const s = (nome: Nome) => scenario(anno, c, movimenti[nome])
  const tutti = {
    scenario1: s('scenario1'),
    scenario2: s('scenario2'),
    scenario3: s('scenario3'),
    scenario4: s('scenario4'),
    scenario5: s('scenario5'),
    scenario6: s('scenario6'),
  }
  const { risultato: diOggi, quadro: quadroDiOggi, stima: stimaDiOggi } = oggi(anno, c)
  // The government fee of 309.87 euro (D.P.R. 641/1972) is there unless it is changed.
  const altri = c.altriCosti ?? { tassaConcessioneGovernativa: 309.87, dirittoAnnuale: 0, depositoBilancio: 0, notaio: 0, anniNotaio: 5 }
  const notaio = al(altri.notaio / altri.anniNotaio)
  const costiAggiuntivi = somma(c.costi ?? 0, altri.tassaConcessioneGovernativa, altri.dirittoAnnuale, altri.depositoBilancio, notaio)
  const soglia = c.soglia ?? 1_000
  const giudizio = ({ attribuibile: prelievo, netto }: { readonly attribuibile: number; readonly netto: number }) => {
    const risparmio = somma(diOggi.attribuibile, -prelievo, -costiAggiuntivi)
    return { prelievo, netto, risparmio, verdetto: risparmio > soglia ? 'CONVIENE' : risparmio < -soglia ? 'NON_CONVIENE' : 'INDIFFERENTE' }
  }
  const distribuito = (nome: Nome) => {
    const { distribuibile } = tutti[nome].societa
    const tutto = scenario(anno, c, { ...movimenti[nome], dividendi: movimenti[nome].trasparente ? 0 : distribuibile, prelevato: distribuibile })
    return { distribuito: distribuibile, ...giudizio(tutto.totali) }
  }
  const inSocieta = { scenario1: giudizio(tutti.scenario1.totali), scenario2: giudizio(tutti.scenario2.totali) }
  const fuori = {
    scenario3: distribuito('scenario3'),
    scenario4: distribuito('scenario4'),
    scenario5: distribuito('scenario5'),
    scenario6: distribuito('scenario6'),
  }
  const migliore = (voci: Readonly<Record<string, { readonly risparmio: number }>>) =>
    Object.entries(voci)
      .filter(([nome]) => !chiusi.includes(nome))
      .reduce((a, b) => (b[1].risparmio > a[1].risparmio ? b : a))[0]
  const aperti = <T>(voci: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(voci).map(([nome, voce]) => [nome, chiusi.includes(nome) ? null : voce]))
  const intero = (nome: Nome) => {
    const { societa, soci } = tutti[nome]
    return { societa, soci: [0, 1, 2].map((i) => soci[i] ?? null) }
  }
  return {
    compDivSimulazioniSrl: aperti({
      scenario1: intero('scenario1'),
      scenario2: intero('scenario2'),
      scenario3: intero('scenario3'),
      scenario4: intero('scenario4'),
    }),
    traspSimulazioniSrl: aperti({ scenario5: intero('scenario5'), scenario6: intero('scenario6') }),
    riepilogo: Object.fromEntries(Object.entries(tutti).map(([nome, { totali }]) => [nome, { totali: chiusi.includes(nome) ? null : totali }])),
    quadro: {
      ...aperti(Object.fromEntries(Object.entries(tutti).map(([nome, { quadro }]) => [nome, quadro]))),
      stime: { ...aperti(Object.fromEntries(Object.entries(tutti).map(([nome, { stima }]) => [nome, stima]))), oggi: stimaDiOggi },
      oggi: quadroDiOggi,
    },
    confronto: {
      oggi: diOggi,
      costiAggiuntivi,
      utileInSocieta: { ...aperti(inSocieta), migliore: migliore(inSocieta) },
      tuttoDistribuito: { ...aperti(fuori), migliore: migliore(fuori) },
    },
  }
}
