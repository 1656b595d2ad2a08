/** Whole comparisons of the two regimes in every year, worked out again as plain arithmetic from the norms (`conti.ts`). */
import { type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { al, type Dati, irpef, ivs, separata, somma } from './conti.ts'
import { calcola } from './support.ts'

type Previdenza = { readonly anzianitaAl1995?: boolean; readonly pensionatoOver65?: boolean; readonly riduzione50?: boolean }
type Collaboratore = {
  readonly quota: number
  readonly dati: Dati
  readonly previdenza?: Previdenza & { readonly under21?: boolean }
  readonly aCarico?: boolean
}
type Caso = {
  readonly tipologia: 'IMPRESA' | 'PROFESSIONE'
  readonly gestione?: 'ARTIGIANATO' | 'COMMERCIO'
  readonly separata?: 'PIENA' | 'RIDOTTA'
  readonly previdenza?: Previdenza
  readonly gruppo: readonly [codice: number, coefficiente: number]
  readonly aliquota: 5 | 15
  readonly ricavi: number
  readonly righi: Readonly<Record<string, number>>
  readonly perdite?: readonly [limitate: number, piene: number]
  readonly titolare: Dati
  readonly collaboratori?: readonly Collaboratore[]
  readonly rivalsa?: boolean
  readonly riduzione35?: boolean
  readonly ordinaria?: boolean
  readonly somme?: boolean
  /** The highest income of the three years before. */
  readonly massimo3?: number
}
const positivo = (x: number): number => al(Math.max(0, x))
const personali = ({ redditi, ...altri }: Dati) => ({ redditiDiversiDaImpresa_LavAutonomo: redditi ?? {}, altriDatiPersonali: altri })

function statoDi(anno: TaxYear, c: Caso): object {
  const [uno, due] = c.collaboratori ?? []
  const [limitate, piene] = c.perdite ?? [0, 0]
  const del = (x: Collaboratore | undefined) => (x ? { nomeCognome: 'X', ...personali(x.dati), previdenza: x.previdenza ?? {} } : {})
  return {
    annoImposta: anno,
    nomeCognome: 'Prova',
    tipologia: c.tipologia,
    consideraSommeIntegrative: c.somme === true,
    famigliare: uno !== undefined,
    quotaCollab1: uno?.quota ?? 0,
    quotaCollab2: due?.quota ?? 0,
    gestionePrevidenziale: { tipoPrevidenza: c.gestione ?? 'NON_DEFINITO', aliquotaSep: c.separata ?? 'NESSUNA', ...c.previdenza },
    regimeForfettario: { gruppo: c.gruppo[0], impostaSost: c.aliquota },
    redditoContributiImposta: {
      ricavi: c.ricavi,
      perditePregresse: limitate,
      perditePrimiTrePeriodi: piene,
      rivalsa: c.rivalsa === true,
      riduzione35: c.riduzione35 === true,
      ...(uno?.aCarico !== undefined && { collab1ACarico: uno.aCarico }),
      ...(due?.aCarico !== undefined && { collab2ACarico: due.aCarico }),
    },
    regimeNormale: {
      contabilitaOrdinaria: c.ordinaria === true,
      rivalsaNormale: c.rivalsa === true,
      perditePregresseNormale: limitate,
      perditePrimiTrePeriodiNormale: piene,
      flatTaxIncrementale: c.massimo3 !== undefined,
      redditoMax3Anni: c.massimo3 ?? 0,
      determinazioneDelReddito: c.righi,
      determinazioneDelValoreDellaProduzioneNetta: { autonomaOrganizzazione: false },
    },
    liquidazioneIrpef: personali(c.titolare),
    datiCollaboratore1: del(uno),
    datiCollaboratore2: del(due),
  }
}

/** Artt. 8 c. 3 and 84 c. 2 TUIR: old losses up to 80% of the income, those of the first three periods up to what is left. */
function perdite(reddito: number, [limitate, piene]: readonly [number, number] = [0, 0]): number {
  const prime = Math.min(limitate, reddito * 0.8)
  return al(prime + Math.min(piene, reddito - prime))
}

function attesoDi(anno: TaxYear, c: Caso): object {
  const colleghi = c.collaboratori ?? []
  const quote = (totale: number) => {
    const parti = colleghi.map(({ quota }) => al((totale * quota) / 100))
    return [somma(totale, ...parti.map((x) => -x)), ...parti]
  }
  const gestione = c.gestione === 'ARTIGIANATO' ? 'ARTIGIANO' : c.gestione === 'COMMERCIO' ? 'COMMERCIANTE' : 'NESSUNA'
  const dovuti = (basi: readonly number[], riduzione35: boolean) =>
    basi.map((base, i) => {
      const p: NonNullable<Collaboratore['previdenza']> = (i === 0 ? c.previdenza : colleghi[i - 1]?.previdenza) ?? {}
      const meta = p.pensionatoOver65 === true || (anno >= 2025 && p.riduzione50 === true)
      return ivs(anno, { ...p, gestione, base, riduzione35, meta, under21: i > 0 && p.under21 === true })
    })
  const persone = [c.titolare, ...colleghi.map(({ dati }) => dati)]
  const dellaSeparata = (reddito: number) => (c.separata ? separata(anno, reddito, c.separata) : 0)
  const altre = (x: ReturnType<typeof irpef>) => {
    const { totaleDetrazioni: _1, detrazioneConiuge: _2, detrazioneFigli: _3, deduzioniNonUtilizzate: _4, ...pannello } = x
    return pannello
  }
  const righeDi = (pannelli: readonly ReturnType<typeof irpef>[], contributi: readonly number[], sostitutiva: number, flatTax: number) => {
    const [primo, ...resto] = pannelli as [ReturnType<typeof irpef>, ...ReturnType<typeof irpef>[]]
    const righe = {
      impostaSostitutiva: sostitutiva,
      irpefTitolare: primo.irpefNetta,
      flatTaxIncrementale: flatTax,
      addizionaliTitolare: somma(primo.addizionaleRegionale, primo.addizionaleComunale),
      irpefAddizionaliCollaboratori: somma(...resto.map((x) => somma(x.irpefNetta, x.addizionaleRegionale, x.addizionaleComunale))),
      irap: 0,
      cedolareSecca: somma(...pannelli.map((x) => x.impostaCedolare)),
      contributiTitolare: contributi[0] as number,
      contributiCollaboratori: somma(...contributi.slice(1)),
      sommeIntegrative: c.somme ? somma(...pannelli.map((x) => -somma(x.trattamentoIntegrativo, x.sommaEsente))) : 0,
    }
    return { ...righe, totaleImposteContributi: somma(...Object.values(righe)) }
  }

  // The ordinary side: artt. 54 and 66 TUIR; shares of the family business (art. 5 c. 4); who deducts contributions (art. 10 c. 1 lett. e, c. 2).
  const aggiunti = ['altriProventi', 'rimanenzeFinali', 'plusvalenze']
  const reddito = somma(
    c.righi.ricaviNormale ?? c.ricavi,
    ...Object.entries(c.righi).flatMap(([k, x]) => (k === 'ricaviNormale' ? [] : [aggiunti.includes(k) ? x : -x])),
  )
  const usate = perdite(positivo(reddito), c.perdite)
  const imputati = quote(positivo(positivo(reddito) - usate))
  const delTitolare = c.tipologia === 'PROFESSIONE' ? reddito : (imputati[0] as number)
  const ivsNormali = dovuti(imputati, false)
  const gs = dellaSeparata(reddito)
  const carico = colleghi.map((x, i) => {
    const r = x.dati.redditi ?? {}
    const suo = somma(
      imputati[i + 1] as number,
      ...[
        r.pensione,
        r.lavoroDipendente,
        r.assimilatiLavoroDipendente,
        r.redditiDiversi,
        r.fabbricatiLocati,
        r.altriRedditi,
        r.abitazionePrincipale,
        r.cedolareSecca,
      ].map((y) => y ?? 0),
    )
    return x.aCarico ?? suo <= 2_840.51
  })
  const perLoro = c.rivalsa ? 0 : somma(...colleghi.map((_, i) => (carico[i] ? (ivsNormali[i + 1] as number) : 0)))
  // L. 197/2022 art. 1 c. 55: 15% on the increase over the highest of three years and its 5%, up to 40,000 euro, only in 2023.
  const flatTax = anno === 2023 && c.massimo3 !== undefined ? Math.min(40_000, positivo(positivo(delTitolare) - c.massimo3 * 1.05)) : 0
  const normali = persone.map((p, i) =>
    irpef(anno, p, {
      impresa: i === 0 ? delTitolare : (imputati[i] as number),
      contributi: i === 0 ? somma(ivsNormali[0] as number, gs, perLoro) : c.rivalsa ? (ivsNormali[i] as number) : 0,
      minore: !c.ordinaria,
      flatTax: i === 0 ? flatTax : 0,
    }),
  )

  // The flat-rate side: L. 190/2014 art. 1 c. 64; the owner deducts the contributions of all, those recovered excepted.
  const lordo = al((c.ricavi * c.gruppo[1]) / 100)
  const ivsPiatti = dovuti(quote(somma(lordo, -perdite(lordo, c.perdite))), c.riduzione35 === true)
  const gsPiatta = dellaSeparata(lordo)
  const deducibili = somma(ivsPiatti[0] as number, gsPiatta, ...(c.rivalsa ? [] : ivsPiatti.slice(1)))
  const dedotti = Math.min(lordo, deducibili)
  const eccedenza = somma(deducibili, -dedotti)
  const perditePiatte = perdite(somma(lordo, -dedotti), c.perdite)
  const netto = somma(lordo, -dedotti, -perditePiatte)
  const sostitutiva = al((netto * c.aliquota) / 100)
  const piatti = persone.map((p, i) =>
    irpef(anno, p, { impresa: 0, contributi: i === 0 ? eccedenza : c.rivalsa ? (ivsPiatti[i] as number) : 0, forfettario: i === 0 ? netto : 0, minore: false }),
  )
  const [f, n] = [
    righeDi(piatti, [somma(ivsPiatti[0] as number, gsPiatta), ...ivsPiatti.slice(1)], sostitutiva, 0),
    righeDi(normali, [somma(ivsNormali[0] as number, gs), ...ivsNormali.slice(1)], 0, al(flatTax * 0.15)),
  ]
  const pannello = (x: ReturnType<typeof irpef> | undefined) => (x ? altre(x) : null)
  return {
    redditoContributiImposta: {
      redditoLordo: lordo,
      contributiIvsNetti: ivsPiatti[0],
      contributiGestSep: gsPiatta,
      contributiDeducibili: deducibili,
      contributiDedotti: dedotti,
      eccedenzaContributi: eccedenza,
      perditeUtilizzate: perditePiatte,
      redditoNetto: netto,
      impostaSostitutiva: sostitutiva,
      importoRivalsa: c.rivalsa ? somma(...ivsPiatti.slice(1)) : 0,
      contributiTotali: somma(gsPiatta, ...ivsPiatti),
    },
    regimeNormale: {
      perditaImpresa: c.tipologia === 'IMPRESA' ? positivo(-reddito) : 0,
      perditeUtilizzate: usate,
      redditoTitolare: delTitolare,
      contributiIvsNetti: ivsNormali[0],
      contributiGestSep: gs,
      contributiTotali: somma(gs, ...ivsNormali),
    },
    irpefImprenditore: pannello(normali[0]),
    irpefCollaboratore1: pannello(normali[1]),
    irpefCollaboratore2: pannello(normali[2]),
    irpefImprenditoreForfettario: pannello(piatti[0]),
    irpefCollaboratore1Forfettario: pannello(piatti[1]),
    irpefCollaboratore2Forfettario: pannello(piatti[2]),
    confronto: { imposte: Object.fromEntries(Object.keys(f).map((k) => [k, { forfettario: f[k as keyof typeof f], normale: n[k as keyof typeof n] }])) },
  }
}

const sicilia = { codiceRegioneResidenza: 16, addizionaleComunalePercentuale: 0.8 } as const
const costi = { altriProventi: 1_200, rimanenzeFinali: 4_000, esistenzeIniziali: 3_000, acquisti: 9_000, lavoroDipendente: 2_000, compensiTerzi: 1_000 }
const spese = { ammortamenti: 1_500.55, canoniLeasing: 800, interessiPassivi: 100 }
const casi: Readonly<Record<string, Caso>> = {
  'artigiano con due collaboratori, uno a carico e uno con un lavoro; perdite di anni prima; somme integrative': {
    tipologia: 'IMPRESA',
    gestione: 'ARTIGIANATO',
    gruppo: [9, 67],
    aliquota: 15,
    ricavi: 60_000,
    righi: { ...costi, ...spese, servizi: 2_500, altriCosti: 700 },
    perdite: [3_000, 1_000],
    somme: true,
    titolare: { ...sicilia, redditi: { lavoroDipendente: 2_800, giorniLavoro: 100, cedolareSecca: 2_000 }, coniugeACarico: true, oneriDeducibili: 300 },
    collaboratori: [
      { quota: 5.55, dati: sicilia, previdenza: { under21: true } },
      { quota: 30, dati: { ...sicilia, redditi: { lavoroDipendente: 11_000, giorniLavoro: 365 }, numeroFigliACarico: 1, percentualeCarichi: 100 } },
    ],
  },
  'lo stesso con la rivalsa e la riduzione del 35%: ciascuno deduce i suoi, dall’altro reddito': {
    tipologia: 'IMPRESA',
    gestione: 'COMMERCIO',
    gruppo: [2, 40],
    aliquota: 5,
    ricavi: 64_999.99,
    righi: { ...costi, ...spese },
    rivalsa: true,
    riduzione35: true,
    ordinaria: true,
    titolare: { ...sicilia, redditi: { pensione: 14_000, giorniPensione: 300 }, numeroFigliACarico: 2, percentualeCarichi: 50 },
    collaboratori: [
      { quota: 20, dati: { ...sicilia, redditi: { altriRedditi: 9_000 } }, previdenza: { riduzione50: true } },
      { quota: 10.01, dati: { redditi: { redditiDiversi: 3_000 }, coniugeACarico: true }, aCarico: true },
    ],
  },
  'un reddito piccolo: i contributi oltre il reddito forfettario si deducono dagli altri, e una perdita ordinaria si riporta': {
    tipologia: 'IMPRESA',
    gestione: 'ARTIGIANATO',
    gruppo: [1, 40],
    aliquota: 15,
    ricavi: 6_000,
    righi: { acquisti: 9_000.5 },
    somme: true,
    previdenza: { pensionatoOver65: true },
    titolare: { ...sicilia, redditi: { pensione: 20_000, abitazionePrincipale: 500 }, detrazioniOneri: 200, detrazioniOneriSoggetteATaglio: 150 },
  },
  'perdite oltre il reddito: quelle limitate fino all’80%, le altre fino a ciò che resta': {
    tipologia: 'IMPRESA',
    gestione: 'ARTIGIANATO',
    gruppo: [9, 67],
    aliquota: 15,
    ricavi: 40_000,
    righi: { servizi: 9_999.99 },
    perdite: [60_000, 1_000],
    titolare: sicilia,
    collaboratori: [{ quota: 20, dati: { ...sicilia, redditi: { altriRedditi: 20_000 } } }],
  },
  'perdite dei primi tre periodi oltre tutto il reddito': {
    tipologia: 'IMPRESA',
    gestione: 'COMMERCIO',
    gruppo: [2, 40],
    aliquota: 5,
    ricavi: 60_000,
    righi: { servizi: 30_000 },
    perdite: [4_000, 70_000],
    titolare: sicilia,
  },
  'un reddito alto, con l’anzianità al 1995 e la flat tax incrementale del 2023': {
    tipologia: 'IMPRESA',
    gestione: 'COMMERCIO',
    gruppo: [9, 67],
    aliquota: 15,
    ricavi: 84_000,
    righi: { ricaviNormale: 165_000, servizi: 20_000 },
    previdenza: { anzianitaAl1995: true },
    massimo3: 90_000,
    titolare: { ...sicilia, detrazioniOneriSoggetteATaglio: 1_800, detrazioneInteressiMutuo: 250, numeroFigliACarico: 1, percentualeCarichi: 100 },
  },
  'professionista con la gestione separata piena e altri redditi': {
    tipologia: 'PROFESSIONE',
    separata: 'PIENA',
    gruppo: [8, 78],
    aliquota: 5,
    ricavi: 48_000,
    righi: { ammortamenti: 1_000, immobili: 2_000, consumi: 600, speseLimitate: 400, altreSpese: 3_000, plusvalenze: 500, altriProventi: 100 },
    titolare: { ...sicilia, redditi: { fabbricatiLocati: 4_000, redditiDiversi: 1_000 }, coniugeACarico: true, numeroFigliACarico: 3, percentualeCarichi: 100 },
  },
  'professionista in perdita con un lavoro: la perdita riduce gli altri redditi (art. 8 TUIR)': {
    tipologia: 'PROFESSIONE',
    separata: 'RIDOTTA',
    gruppo: [8, 78],
    aliquota: 15,
    ricavi: 5_000,
    righi: { altreSpese: 8_000 },
    somme: true,
    titolare: {
      ...sicilia,
      redditi: { lavoroDipendente: 15_500, giorniLavoro: 300 },
      numeroFigliACarico: 1,
      percentualeCarichi: 50,
      detrazioneInteressiMutuo: 600,
    },
  },
}

describe.each(Object.entries(casi))('%s', (_, caso) => {
  it.each(taxYears)('nel %i', (anno) => {
    expect(calcola(statoDi(anno, caso))).toMatchObject(attesoDi(anno, caso))
  })
})
